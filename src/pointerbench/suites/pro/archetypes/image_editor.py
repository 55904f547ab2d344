"""Painting and retouching: tools, a picture with what lies on it, and docks that come from data."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Node, Spot
from pointerbench.suites.pro.archetypes.studio.canvas import document_tabs, objects, ruled
from pointerbench.suites.pro.archetypes.studio.words import Entry, current
from pointerbench.suites.pro.archetypes.studio.workspace import room_of, workspace
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels
from pointerbench.widgets.boxes import at, column, free, panes


def build(d: Desk) -> Group:
    """Layouts are the application's own: each says which docks stand around the picture."""
    return workspace(d, {"picture": _picture})


def _picture(d: Desk, center: Entry) -> Node:
    """The open picture in its window, with rulers if the program shows them."""
    theme = d.look.theme
    entry: Entry = current(d, "pictures")
    left, top = d.uniform(0.02, 0.05), d.uniform(0.03, 0.07)
    own = [one for one in entry.get("objects", ()) if one.get("layout", d.layout) == d.layout]
    picture = free(
        at(Drawing("photo", 1, None, (), (float(entry["photo"]),)), Spot(0, 0, 1, 1)),
        *objects(d, own),
        ground=entry.get("ground", "#404040"),
        clip=False,
    )
    ground = center.get("ground", "#4a4a4a" if theme.dark else "#8c8c8c")
    area = panels.canvas(
        d.look,
        at(Group(fill="#000000", shade=90), Spot(left, top, 1 - 2 * left, 1 - 2 * top, 4, 4)),
        at(picture, Spot(left, top, 1 - 2 * left, 1 - 2 * top)),
        *objects(d, center.get("floating", ())),
        fill=ground,
    )
    body: Node = area
    if center.get("rulers"):
        body = ruled(
            d, body, room_of(d), step=d.turn((64, 58, 72, 66, 80)), count=center.get("count", 200)
        )
    if center.get("scrolls"):
        before = d.uniform(0.05, 0.2)
        across = panels.scroll_bar(d.look, before, 0.72, across=True)
        body = column(
            panes(body, panels.scroll_bar(d.look, before, 0.75), grow=1), across, grow=1, clip=True
        )
    tabs = document_tabs(d, center.get("tabs", "names")) if center.get("tabs") else []
    return column(*tabs, body, grow=1, clip=True)
