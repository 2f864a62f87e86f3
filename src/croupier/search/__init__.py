"""Finding the rules of the books by words of either language."""

from croupier.search.find import Hit, found_words, search
from croupier.search.subjects import Subject, subjects

__all__ = ["Hit", "Subject", "found_words", "search", "subjects"]
