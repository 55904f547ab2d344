"""Notes and pages of knowledge: blocks and databases, a vault of linked files, a team's space."""

from __future__ import annotations

from pointerbench.flow.nodes import Group
from pointerbench.suites.pro.archetypes.wiki import pages, space, vault
from pointerbench.suites.pro.desk import Desk

_STYLES = {"pages": pages.build, "vault": vault.build, "space": space.build}


def build(d: Desk) -> Group:
    """By ``content.style``: ``pages`` (a page, a table, a gallery), ``vault`` (a note, a graph, a
    canvas) or ``space`` (a page, its editor, an overview)."""
    return _STYLES[d.content("style")](d)
