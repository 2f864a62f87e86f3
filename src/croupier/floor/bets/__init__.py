"""Bets of a wrong size that were taken: put right, or left standing."""
