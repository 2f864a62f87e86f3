"""Hands thrown, killed and fouled; the showdown; pots wrongly pushed or disputed; hidden chips."""
