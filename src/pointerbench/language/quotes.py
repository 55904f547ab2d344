"""What stands between quotation marks of any kind, and texts without what is between them."""

from __future__ import annotations

import re
import unicodedata

_MARKS = re.compile("[\"'`“”„‟«»‹›‚‘’「」『』《》]")
_PAIRS = ('""', "“”", "«»", "»«", "‹›", "„“", "„”", "‚‘", "‘’", "「」", "『』", "《》", "``")
_QUOTED = re.compile(
    f"(?={_MARKS.pattern})(?:"  # which is looked for much faster than the rest
    + "|".join(f"{pair[0]}([^{pair}]+){pair[1]}" for pair in _PAIRS)
    # An apostrophe within a word opens and closes nothing.
    + r"|(?<!\w)'(?=\S)((?:[^']|(?<=\w)'(?=\w))+)'(?!\w))"
)


def quoted(text: str) -> list[str]:
    """What stands between quotation marks, in order."""
    return ["".join(filter(None, match.groups())) for match in _QUOTED.finditer(text)]


def without_quoted(text: str) -> str:
    """The text with a blank in the place of everything that is quoted, and of its marks."""
    return _QUOTED.sub(" ", text) if _MARKS.search(text) else text


def folded(text: str) -> str:
    """Letters and digits only, without capitals, accents and blanks."""
    spread = unicodedata.normalize("NFKD", text.casefold())
    return "".join(character for character in spread if character.isalnum())
