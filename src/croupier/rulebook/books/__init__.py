"""The books as data.  So far: the small rules of our own, where the five books are silent."""
