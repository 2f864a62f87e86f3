"""What the books say: tags on code, houses and their choices."""
