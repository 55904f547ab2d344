"""Starts programs: the part of the suite that needs them installed."""

from __future__ import annotations

import os
from pathlib import Path

from pointerbench.capture.desktop import command as desktop
from pointerbench.capture.folders import Outcome
from pointerbench.capture.order import Order
from pointerbench.capture.web import command as web
from pointerbench.capture.web.installing import missing
from pointerbench.values.errors import UsageError

APPLICATIONS = "POINTERBENCH_APPLICATIONS"
"""The variable that names the folder in which web applications are installed (applications)."""


def capture(order: Order) -> Outcome:
    """Captures a session.

    Raises:
        UsageError: a program is missing; says what to install.
    """
    if order.recipe.platform == "web":
        applications = Path(os.environ.get(APPLICATIONS, "applications"))
        if lacks := missing(order.recipe, applications):
            raise UsageError(f"{order.recipe.file}: {lacks}")
        return web.capture(order, applications)
    desktop.check([order])
    return desktop.capture(order)
