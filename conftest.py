"""Loaded before any other: tagged code tells which tests go through it, if it is to be traced."""

import os

pytest_plugins = ["kit.rule_trace"] if os.environ.get("CROUPIER_TRACE_RULES") else []
