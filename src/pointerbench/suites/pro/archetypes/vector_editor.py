"""Drawing with vectors: artboards whose objects can be picked, frames of a product's screens."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Node, Spot
from pointerbench.suites.pro.archetypes.studio.artwork import artwork, chosen
from pointerbench.suites.pro.archetypes.studio.canvas import (
    document_tabs,
    handles,
    objects,
    ruled,
)
from pointerbench.suites.pro.archetypes.studio.controls import line
from pointerbench.suites.pro.archetypes.studio.words import Entry, entry_mark, phrases
from pointerbench.suites.pro.archetypes.studio.workspace import room_of, workspace
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels
from pointerbench.widgets.boxes import at, column, free, pad, panes, row
from pointerbench.widgets.look import luminance
from pointerbench.widgets.texts import say


def build(d: Desk) -> Group:
    """Layouts are the application's own: each says which docks stand around the artboards."""
    return workspace(d, {"artboards": _artboards})


def _artboards(d: Desk, center: Entry) -> Node:
    """Pages on a grey ground, with the chosen object's handles over everything else."""
    ground = _ground(d, center)
    nodes: list[Node] = []
    if center.get("dots"):
        nodes.append(at(Drawing("net", 1, None, (), (20.0, 1.0)), Spot(0, 0, 1, 1)))
    page_at, place_at = chosen(d) if center.get("frame", True) else (-1, -1)
    for number, page in enumerate(artwork(d)["pages"]):
        nodes += _page(d, center, page, place_at if number == page_at else -1)
    nodes += objects(
        d, [one for one in artwork(d).get("over", ()) if one.get("layout", d.layout) == d.layout]
    )
    if center.get("toolbar"):
        nodes.append(_toolbar(d, center))
    body: Node = panels.canvas(d.look, *nodes, fill=ground)
    if center.get("rulers"):
        body = ruled(
            d, body, room_of(d), step=d.turn((60, 72, 66)), count=center.get("count", 50), start=60
        )
    if center.get("scrolls"):
        across = panels.scroll_bar(d.look, 0.12, 0.7, across=True)
        body = column(
            panes(body, panels.scroll_bar(d.look, 0.1, 0.7), grow=1), across, grow=1, clip=True
        )
    tabs = document_tabs(d, "names") if center.get("tabs") else []
    return column(*tabs, body, grow=1, clip=True)


def _ground(d: Desk, center: Entry) -> str:
    """The colour around the pages: one for all themes, or one for light and one for dark ones."""
    dark = d.look.theme.dark
    own = center.get("ground", ("#d2d2d2", "#4d4d4d"))
    return str(own if isinstance(own, str) else own[dark])


def _page(d: Desk, center: Entry, page: Entry, chosen_at: int) -> list[Node]:
    """A page with its name above it and its objects on it."""
    x, y, w, h = page["place"]
    ground = _ground(d, center)
    color = "#c4c4c4" if luminance(ground) < 0.3 else "#4a4a4a"
    caption = row(say(d.look, page["text"], d.look.size - 0.5, color), ground=ground)
    name = d.mark(
        caption, "text", phrases(d, "page_name", name=page["text"]), words=(page["text"],)
    )
    fill = page.get("fill", "#ffffff")
    inside = [
        {**one, "ground": one.get("ground", fill), **({"does": ()} if place == chosen_at else {})}
        for place, one in enumerate(page["objects"])
    ]
    shown = free(*objects(d, inside), fill=fill, clip=True, radius=0)
    nodes: list[Node] = [
        at(name, Spot(x, y, 0, 0, 0, -18)),
        at(Group(fill="#000000", shade=50), Spot(x, y, w, h, 3, 3)),
        at(shown, Spot(x, y, w, h)),
    ]
    if chosen_at >= 0:
        nodes += _frame(d, center, page, chosen_at)
    return nodes


def _frame(d: Desk, center: Entry, page: Entry, chosen_at: int) -> list[Node]:
    """The box with handles around the chosen object."""
    x, y, w, h = page["place"]
    entry = page["objects"][chosen_at]
    a, b, c, e = entry["box"]
    box = (x + w * a, y + h * b, w * c, h * e)
    color = center.get("color", "#2f7de1")
    frame = Drawing("outline", 1, None, (color,), (3.0,))
    nodes: list[Node] = [at(frame, Spot(*box))]
    nodes += handles(d, box, entry["name"], size=center.get("handle", 8))
    if center.get("badge"):
        wide = 74
        tag = row(
            say(d.look, entry.get("size_text", "343 x 56"), d.look.size - 0.5, "#ffffff"),
            fill=color,
            radius=3,
            justify="center",
        )
        spot = Spot(box[0] + box[2] / 2, box[1] + box[3], 0, 0, -wide / 2, 8, wide, 18)
        nodes.append(at(tag, spot))
    return nodes


def _toolbar(d: Desk, center: Entry) -> Node:
    """A floating bar with the tools at the foot of the canvas."""
    theme = d.look.theme
    entries = d.content("strips")[center["toolbar"]]["items"]
    wide = center.get("toolbar_width", 34 * len(entries))
    bar = row(
        *line(d, entries), gap=4, pad=pad(8, 4), fill=theme.card, border=theme.line, radius=12,
        justify="center",
    )  # fmt: skip
    return at(entry_mark(d, bar, {}, "other"), Spot(0.5, 1, 0, 0, -wide / 2, -54, wide, 42))
