"""Asking the floor step by step: category, what happened, two or three facts, the ruling."""
