"""What can go wrong with a program that is captured; none of it ends the others."""

from __future__ import annotations

from pointerbench.values.errors import PointerbenchError


class CaptureError(PointerbenchError):
    """A state cannot be captured; the message says why. It is skipped, and the rest goes on."""


class ProgramEndedError(CaptureError):
    """The program ended, or never showed a window."""


class SilentProgramError(CaptureError):
    """The program does not answer, or shows no tree."""


class NoSuchElementError(CaptureError):
    """A step names an element that is not there."""
