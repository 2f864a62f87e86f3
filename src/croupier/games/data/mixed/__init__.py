"""Rotations, as TOML."""
