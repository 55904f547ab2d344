"""A control or object on a screen: what kind it is, and what a user would do with it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Element:
    """What a box of a screen is.

    Attributes:
        kind: icon, text or other (a canvas object, clip, slider, swatch, cell).
        function: what it does; two elements with the same function do the same.
        does: instructions that ask for it without naming it; none for what is never asked for.
        words: what is written on it, or in its tooltip.
        subject: the element in words, for a model that is to paint it.
        key: what a menu or tooltip that belongs to it finds it by.
        edge: whether it may touch the screen's border.
    """

    kind: str
    function: str
    does: tuple[str, ...] = ()
    words: tuple[str, ...] = ()
    subject: str = ""
    key: str = ""
    edge: bool = False
