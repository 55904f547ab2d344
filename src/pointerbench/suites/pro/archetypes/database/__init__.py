"""Programs that look into databases, each with a window of its own."""

from __future__ import annotations

from pointerbench.flow.nodes import Group
from pointerbench.suites.pro.archetypes.database import dbeaver, pgadmin
from pointerbench.suites.pro.archetypes.dev_kit import dress
from pointerbench.suites.pro.desk import Desk

_PROGRAMS = {"dbeaver": dbeaver.build, "pgadmin": pgadmin.build}


def build(d: Desk) -> Group:
    """``content.program`` says whose window it is; each has three layouts."""
    dress(d)
    return _PROGRAMS[d.content("program")](d)
