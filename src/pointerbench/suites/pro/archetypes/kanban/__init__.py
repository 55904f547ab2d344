"""Boards of cards: light ones with lists and cards, and issue trackers with backlog and sprints."""

from __future__ import annotations

from pointerbench.flow.nodes import Group
from pointerbench.suites.pro.archetypes.kanban import cards, issues
from pointerbench.suites.pro.desk import Desk


def build(d: Desk) -> Group:
    """By ``content.style``: ``cards`` (board, open card, calendar) or ``issues`` (active sprint,
    backlog, one issue)."""
    return issues.build(d) if d.content("style") == "issues" else cards.build(d)
