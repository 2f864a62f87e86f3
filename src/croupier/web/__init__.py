"""The room in a browser: pages, live frames, sessions."""
