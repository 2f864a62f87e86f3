"""MixedGames, as TOML."""
