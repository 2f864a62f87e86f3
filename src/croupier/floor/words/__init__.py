"""Words, chips and cards of the player in turn: what he said or pushed, and what it binds to."""
