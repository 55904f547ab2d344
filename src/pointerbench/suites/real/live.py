"""Starts programs: the part of the suite that needs them installed."""

from __future__ import annotations

from pointerbench.capture.desktop import command as desktop
from pointerbench.capture.desktop.command import Outcome
from pointerbench.capture.order import Order


def capture(order: Order) -> Outcome:
    """Captures a session.

    Raises:
        UsageError: a program is missing; says what to install.
    """
    desktop.check([order])
    return desktop.capture(order)
