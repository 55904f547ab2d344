"""Calls with pictures of those who take part, shared screens, and the chats around them."""

from __future__ import annotations

from pointerbench.flow.nodes import Group
from pointerbench.suites.pro.archetypes.call.teams import teams
from pointerbench.suites.pro.archetypes.call.zoom import zoom
from pointerbench.suites.pro.desk import Desk


def build(d: Desk) -> Group:
    """Three layouts each, for a program with its tools at the foot or at the top."""
    return teams(d) if d.content("rail") else zoom(d)
