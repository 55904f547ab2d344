"""Mail: folders, lists of messages, the open message, writing, and what the day brings."""

from __future__ import annotations

from pointerbench.flow.nodes import Group
from pointerbench.suites.pro.archetypes.mail.outlook import outlook
from pointerbench.suites.pro.archetypes.mail.thunderbird import thunderbird
from pointerbench.suites.pro.desk import Desk


def build(d: Desk) -> Group:
    """Three layouts each, with a ribbon or with tabs and spaces."""
    return outlook(d) if d.content("ribbon") else thunderbird(d)
