"""What can go wrong, as a tree::

PointerbenchError
├── UsageError          what the user gave cannot be used; exit status 2
├── ExampleError        one example cannot be made; the others are
├── MissingGlyphError   a font cannot draw a character that a text needs
└── UnprovedTaskError   a task that is not provably unique; thrown away and counted
"""

from __future__ import annotations


class PointerbenchError(Exception):
    """Anything that pointerbench itself raises; `exit_code` is what a command line ends with."""

    exit_code = 1


class UsageError(PointerbenchError):
    """A wrong argument, path or option."""

    exit_code = 2


class ExampleError(PointerbenchError):
    """One example cannot be made now, as the page of its screen throws; the message says why.

    The build goes on with the others, and tries this one again when it is run again.
    """


class MissingGlyphError(PointerbenchError):
    """A font lacks a character: an error when text is laid out, never a blank box on a picture."""

    def __init__(self, font: str, character: str) -> None:
        super().__init__(f"font {font} has no glyph for {character!r} (U+{ord(character):04X})")


class UnprovedTaskError(PointerbenchError):
    """A proposed task that failed a check; `reason` is a short slug that the manifest counts."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason
