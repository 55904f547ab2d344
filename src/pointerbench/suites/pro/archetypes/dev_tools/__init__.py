"""A browser's developer tools: in a window of their own, or docked to the page they look into.

The application says which ``views`` its screens take turns over; each is laid out differently.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pointerbench.flow.nodes import Group, Node
from pointerbench.suites.pro.archetypes.dev_kit import dress, offer_menu, seam, shifted, tab
from pointerbench.suites.pro.archetypes.dev_tools import (
    console,
    debugger,
    markup,
    requests,
    stores,
    traces,
)
from pointerbench.suites.pro.archetypes.dev_tools.page import page
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import icon, say

_VIEWS: dict[str, Callable[[Desk], Group]] = {
    "Elements": markup.elements,
    "Inspector": markup.inspector,
    "Network": requests.network,
    "Requests": requests.monitor,
    "Performance": traces.performance,
    "Sources": debugger.sources,
    "Debugger": debugger.debugger,
    "Application": stores.application,
    "Storage": stores.storage,
    "Console": console.console,
}


def build(d: Desk) -> Group:
    """The tools with the view of this screen's turn, beside or below a page if it is a browser."""
    dress(d)
    view: str = d.turn(d.content("views"))
    offer_menu(d, f"context_{view.lower()}")
    shown = d.content("tab_of", {}).get(view, view)
    docked = d.look.platform.startswith("browser")
    beside = docked and view in ("Elements", "Inspector") and d.content("sideways", False)
    body = column(
        _head(d, shown, 5 if beside else 20), _VIEWS[view](d), *_drawer(d, view), grow=1, clip=True
    )
    if not docked:
        return d.window(body)
    site = shifted(d, d.content("sites"))
    fields = {"title": site["name"], "url": f"{site['origin']}{site['path']}"}
    if beside:
        side = column(body, width=604)
        return d.window(
            panes(page(d, 420, picked=True), seam(d.look), side, grow=1, clip=True), **fields
        )
    top = column(page(d, d.width, picked=view in ("Elements", "Inspector")), height=232, clip=True)
    return d.window(column(top, seam(d.look, across=True), body, grow=1, clip=True), **fields)


def _head(d: Desk, shown: str, most: int) -> Group:
    """The row of panels, with tools before and behind it."""
    look, theme = d.look, d.look.theme
    over = bool(d.content("tabs_over", False))
    tabs: list[Node] = []
    for panel in d.content("panels")[:most]:
        on = panel["text"] == shown
        lead: list[Node] = []
        if panel.get("icon"):
            lead = [icon(look, panel["icon"], 14, theme.link if on else theme.muted)]
        looks: dict[str, Any] = {"edges": "t" if over else "b", "pad": pad(9 if not lead else 7, 6)}
        tabs.append(tab(d, panel, on=on, before=lead, **looks))
    if most < len(d.content("panels")):
        more = tools.tool(look, "chevron_double_right", 13)
        tabs.append(d.mark(more, "icon", d.content("more_panels")))
    counts: list[Node] = []
    for entry in d.content("counts"):
        ink = getattr(theme, entry["tone"])
        node = row(
            icon(look, entry["icon"], 13, ink),
            say(look, str(d.integer(*entry["span"])), 11.5, ink),
            gap=3,
            pad=pad(5, 3),
            radius=4,
            hugs=True,
        )
        counts.append(d.mark(node, "other", entry["does"]))
    return tools.bar(
        look, *d.bar("head"), *tabs, push(), *counts, *d.bar("end"), gap=1, pad=pad(4, 0), height=30
    )


def _drawer(d: Desk, view: str) -> list[Node]:
    """The console below another view, where there is room."""
    if view not in d.content("drawer_below") or d.look.platform.startswith("browser"):
        return []
    return [console.drawer(d)]
