"""Puts a text between quotation marks that it does not contain."""

from __future__ import annotations

from collections.abc import Mapping

from pointerbench.values.errors import UnprovedTaskError
from pointerbench.values.rng import Stream

_FAMILIES = ('"“”„‟″', "'‘’‚‛′ʼ`´", "«»", "‹›")


def quoted(stream: Stream, text: str, pairs: Mapping[str, float]) -> str:
    """The text between one of the weighted pairs of marks, better yet none that looks alike.

    A pair is two characters, or four where blanks belong to it.

    Raises:
        UnprovedTaskError: every pair occurs in the text.
    """
    taken = "".join(family for family in _FAMILIES if set(family) & set(text))
    free = {pair: weight for pair, weight in pairs.items() if not set(pair) & set(taken)}
    free = free or {pair: weight for pair, weight in pairs.items() if not set(pair) & set(text)}
    if not free:
        raise UnprovedTaskError("text_clashes_with_all_quotes")
    pair = stream.weighted(free)
    half = len(pair) // 2
    return pair[:half] + text + pair[half:]
