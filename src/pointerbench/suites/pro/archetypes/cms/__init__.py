"""Systems in which content is kept: a blog with blocks, a shop's admin, structured entries."""

from __future__ import annotations

from pointerbench.flow.nodes import Group
from pointerbench.suites.pro.archetypes.cms import blog, entries, shop
from pointerbench.suites.pro.desk import Desk

_STYLES = {"blog": blog.build, "shop": shop.build, "entries": entries.build}


def build(d: Desk) -> Group:
    """By ``content.style``: ``blog`` (block editor, media, posts), ``shop`` (product, orders,
    overview) or ``entries`` (entry editor, content, media)."""
    return _STYLES[d.content("style")](d)
