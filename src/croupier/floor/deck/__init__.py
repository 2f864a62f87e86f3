"""The deck and the board: cards that should not be there, board cards and burns gone wrong."""
