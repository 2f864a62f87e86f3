"""The interface as files: one page for every address, and what it loads."""

import mimetypes
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import File

_KINDS = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Named here because a machine's own list may have them wrong."""
_FOREVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"

_NOT_BUILT = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>croupier</title></head>
<body>
<h1>The room is open, its interface is not built</h1>
<p>In a working copy of the sources, <code>make ui</code> builds it; an installed package has it
already. Then load this page again.</p>
<h1 lang="fr">La salle est ouverte, son interface n’est pas construite</h1>
<p lang="fr">Dans une copie de travail des sources, <code>make ui</code> la construit ; un paquet
installé la contient déjà. Recharger ensuite cette page.</p>
</body>
</html>
"""


@get("/")
async def index(request: Request[Any, Any, State]) -> Response[Any]:
    """The page."""
    return _page(request.app.state.static)


@get("/assets/{path:path}")
async def asset(path: FromPath[str], request: Request[Any, Any, State]) -> File:
    """What the page loads; its names change with its content."""
    return _file(request.app.state.static, f"assets/{path.lstrip('/')}", _FOREVER)


@get("/{path:path}")
async def page(path: FromPath[str], request: Request[Any, Any, State]) -> Response[Any]:
    """The page again for any address that names no file of the interface.

    A file has a dot in its name; so has many a rule's id, and that has a colon besides.
    """
    static: Path = request.app.state.static
    name = path.lstrip("/")
    if name.startswith("api/"):
        raise NotFoundException
    is_file = "." in name and ":" not in name
    return _file(static, name, _ASK_AGAIN) if is_file else _page(static)


def _page(static: Path) -> Response[Any]:
    file = static / "index.html"
    headers = {"cache-control": _ASK_AGAIN}
    if not file.is_file():
        return Response(_NOT_BUILT, media_type=MediaType.HTML, headers=headers)
    text = file.read_text(encoding="utf-8")
    return Response(text, media_type=MediaType.HTML, headers=headers)


def _file(static: Path, name: str, caching: str) -> File:
    root = static.resolve()
    file = (root / name).resolve()
    if not file.is_relative_to(root) or not file.is_file():
        raise NotFoundException
    guess = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return File(
        file,
        media_type=_KINDS.get(file.suffix, guess),
        content_disposition_type="inline",
        headers={"cache-control": caching},
    )
