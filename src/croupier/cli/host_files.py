"""The text of a file that a host names, and why it cannot be had."""

from pathlib import Path

from croupier.data import DataError


def host_text(path: Path) -> str:
    """The text of the file; raises DataError in one line if it cannot be read."""
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise DataError("no such file", "ce fichier n’existe pas", place=str(path)) from error
    except UnicodeDecodeError as error:
        raise DataError(
            "not a text in UTF-8", "ce n’est pas un texte en UTF-8", place=str(path)
        ) from error
    except OSError as error:
        raise DataError(
            "cannot be read: {why}",
            "lecture impossible\u00a0: {why}",
            place=str(path),
            why=error.strerror or "?",
        ) from error
