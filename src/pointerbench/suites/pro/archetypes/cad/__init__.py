"""Computer-aided design: 2D drafting, parts in 3D with their history, and buildings.

What a program looks like is said by ``desk`` in its application file.
"""

from __future__ import annotations

from pointerbench.flow.nodes import Group
from pointerbench.suites.pro.archetypes.cad import building, drafting, features, parts
from pointerbench.suites.pro.desk import Desk

_DESKS = {
    "building": building.build,
    "drafting": drafting.build,
    "features": features.build,
    "parts": parts.build,
}


def build(d: Desk) -> Group:
    """Three layouts for each desk; see its module."""
    return _DESKS[d.content("desk")](d)
