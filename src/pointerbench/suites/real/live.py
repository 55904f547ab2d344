"""Starts programs: the part of the suite that needs them installed."""

from __future__ import annotations

import os
from pathlib import Path

from pointerbench.browser.chromium import executable
from pointerbench.capture.desktop import command as desktop
from pointerbench.capture.desktop.session import check_machine
from pointerbench.capture.folders import Outcome
from pointerbench.capture.order import Order
from pointerbench.capture.web import command as web
from pointerbench.capture.web.installing import missing
from pointerbench.values.errors import UsageError

APPLICATIONS = "POINTERBENCH_APPLICATIONS"
"""The variable that names the folder in which web applications are installed (applications)."""


def check_place(order: Order) -> None:
    """Raises UsageError, with what to install, where no program of the order's platform can run."""
    if order.recipe.platform == "desktop":
        check_machine()
    else:
        executable()


def capture(order: Order) -> Outcome:
    """Captures a session.

    Raises:
        UsageError: the program is missing; says what to install.
    """
    if order.recipe.platform == "web":
        applications = Path(os.environ.get(APPLICATIONS, "applications"))
        if lacks := missing(order.recipe, applications):
            raise UsageError(f"{order.recipe.file}: {lacks}")
        return web.capture(order, applications)
    desktop.check([order])
    return desktop.capture(order)
