"""The suites: each a folder that provides what `pointerbench.contract.task.Suite` asks for."""

from __future__ import annotations

import difflib
import importlib

from pointerbench.contract.task import Suite
from pointerbench.values.errors import UsageError

SUITES: dict[str, str] = {
    "sheets": "pointerbench.suites.sheets.suite",
    "text": "pointerbench.suites.text.suite",
    "pro": "pointerbench.suites.pro.suite",
    "pro-4k": "pointerbench.suites.pro.large",
    "gd": "pointerbench.suites.gd.suite",
    "real": "pointerbench.suites.real.suite",
}


def load_suite(name: str) -> Suite:
    """The suite of that name, imported on use.

    Raises:
        UsageError: no such suite; names the nearest.
    """
    if name not in SUITES:
        near = difflib.get_close_matches(name, SUITES, n=1)
        hint = f"; did you mean {near[0]!r}?" if near else ""
        raise UsageError(f"no suite {name!r}{hint} (there are: {', '.join(SUITES)})")
    suite: Suite = importlib.import_module(SUITES[name]).SUITE
    return suite
