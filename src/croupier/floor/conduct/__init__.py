"""Conduct at the table, and decisions: reasons, appeals, errors told late."""
