"""Scroll bars: where the thumb lies in its track."""

from __future__ import annotations


def thumb(
    track: tuple[float, float], before: float, seen: float, total: float, least: float = 24
) -> tuple[float, float]:
    """Start and stop of the thumb in a track (start, stop).

    Args:
        before: how much is scrolled past, in rows or whatever else is counted.
        seen: how much is in view.
        total: how much there is; more where the view reaches past it.
        least: the thumb's smallest length.
    """
    start, stop = track
    total = max(total, before + seen)
    length = max(min(least, stop - start), (stop - start) * seen / total)
    hidden = total - seen
    at = start + (stop - start - length) * (before / hidden if hidden > 0 else 0)
    return at, at + length
