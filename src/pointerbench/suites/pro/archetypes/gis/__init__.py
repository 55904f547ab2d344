"""Geographic information systems: a map with its layers, tables, styles and tools.

What a program looks like is said by ``desk`` in its application file.
"""

from __future__ import annotations

from pointerbench.flow.nodes import Group
from pointerbench.suites.pro.archetypes.gis import bars, ribboned
from pointerbench.suites.pro.desk import Desk

_DESKS = {"bars": bars.build, "ribbon": ribboned.build}


def build(d: Desk) -> Group:
    """Three layouts for each desk; see its module."""
    return _DESKS[d.content("desk")](d)
