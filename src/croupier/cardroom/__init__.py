"""The cash room: who sits where and when, what is paid, and why."""
