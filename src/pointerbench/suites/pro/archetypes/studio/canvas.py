"""Working areas: rulers, tabs of documents, and what lies on a picture and can be grabbed."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from pointerbench.flow.drawings.studio_shapes import ART
from pointerbench.flow.nodes import Drawing, Face, Group, Node, Spot
from pointerbench.suites.pro.archetypes.studio.words import (
    Entry,
    described,
    entry_mark,
    phrases,
    style,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels
from pointerbench.widgets.boxes import at, column, free, pad, panes, row
from pointerbench.widgets.texts import icon, say

_PLACES = (
    ("upper left corner", 0, 0),
    ("upper edge", 0.5, 0),
    ("upper right corner", 1, 0),
    ("right edge", 1, 0.5),
    ("lower right corner", 1, 1),
    ("lower edge", 0.5, 1),
    ("lower left corner", 0, 1),
    ("left edge", 0, 0.5),
)
_NTH = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


def box_spot(box: Iterable[float]) -> Spot:
    x, y, w, h = box
    return Spot(x, y, w, h)


def objects(d: Desk, entries: Iterable[Entry]) -> list[Node]:
    """What lies on a picture; places are shares of the picture."""
    return [node for entry in entries for node in _OBJECTS[entry["form"]](d, entry)]


def handles(d: Desk, box: Iterable[float], name: str, *, key: str = "handle",
            color: str = "#f4f4f4", size: float = 8) -> list[Node]:  # fmt: skip
    """The eight squares by which something is stretched."""
    x, y, w, h = box
    nodes: list[Node] = []
    for place, right, down in _PLACES:
        square = Group(fill=color, border="#2b6fd6")
        spot = Spot(x + w * right, y + h * down, 0, 0, -size / 2, -size / 2, size, size)
        does = phrases(d, key, place=place, name=name)
        nodes.append(d.mark(at(square, spot), "other", does))
    return nodes


def _handles(d: Desk, entry: Entry) -> list[Node]:
    frame = Drawing("outline", 1, None, ("#2b6fd6",), (3.0,))
    nodes: list[Node] = [at(frame, box_spot(entry["box"]))]
    return nodes + handles(d, entry["box"], entry["name"], key=entry.get("key", "handle"))


def _outline(d: Desk, entry: Entry) -> list[Node]:
    """A selection; it is grabbed by what lies in it."""
    drawn = Drawing(
        "outline", 1, None, (), (float(entry.get("kind", 0)), float(entry.get("data", 3)))
    )
    return [entry_mark(d, at(drawn, box_spot(entry["box"])), entry, "other")]


def _guide(d: Desk, entry: Entry) -> list[Node]:
    """A line across the picture: scenery, since most are too long for a target."""
    color = entry.get("color", "#22c4e6")
    if "x" in entry:
        spot, line = Spot(entry["x"], 0, 0, 1, -4, 0, 9, 0), Spot(0, 0, 0, 1, 4, 0, 1)
    else:
        spot, line = Spot(0, entry["y"], 1, 0, 0, -4, 0, 9), Spot(0, 0, 1, 0, 0, 4, 0, 1)
    node = free(at(Group(fill=color), line), grow=0)
    return [d.mark(at(node, spot), "other")]


def _text(d: Desk, entry: Entry) -> list[Node]:
    """Lettering; ``size`` are logical pixels."""
    family, bold = entry.get("family", "Fira Sans"), entry.get("bold", True)
    face = Face(family, entry.get("size", 24), bold, whole=True)
    text = say(d.look, entry["words"], 0, entry.get("color", "#ffffff"),
               align=entry.get("align", "center"), limit=entry.get("lines", 1), leading=1.15,
               spacing=entry.get("spacing", 0))  # fmt: skip
    node = column(replace(text, face=face), justify="center", ground=entry.get("ground", "#3a3a3a"))
    return [entry_mark(d, at(node, box_spot(entry["box"])), entry, "other")]


def _art(d: Desk, entry: Entry) -> list[Node]:
    """A piece of artwork, with a caption on it if it has one."""
    data = (float(ART.index(entry["art"])), float(entry.get("variant", 0)))
    drawn = Drawing("art", 1, None, tuple(entry["colors"]), data)
    box = box_spot(entry["box"])
    if "label" not in entry:
        return [entry_mark(d, at(drawn, box), entry, "other")]
    hollow = entry["art"] in ("frame", "ring")
    ground = entry.get("ground", "#ffffff") if hollow else entry["colors"][0]
    text = say(d.look, entry["label"], entry.get("size", 12), entry.get("ink", "#ffffff"),
               align=entry.get("align", "center"))  # fmt: skip
    caption = column(text, justify="center", ground=ground, pad=pad(10, 0))
    node = free(at(drawn, Spot(0, 0, 1, 1)), at(caption, Spot(0, 0, 1, 1)), grow=0)
    return [entry_mark(d, at(node, box), entry, "other")]


def _photo(d: Desk, entry: Entry) -> list[Node]:
    drawn = Drawing("photo", 1, None, tuple(entry.get("colors", ())), (float(entry["photo"]),))
    return [entry_mark(d, at(drawn, box_spot(entry["box"])), entry, "other")]


def _path(d: Desk, entry: Entry) -> list[Node]:
    """A path with a square at each of its points, which are told apart from left to right."""
    points = entry["points"]
    flat = tuple(float(value) for point in points for value in point)
    closed = float(entry.get("closed", False))
    color = entry.get("color", "#2f7de1")
    box = box_spot(entry.get("box", (0, 0, 1, 1)))
    nodes: list[Node] = [at(Drawing("path", 1, None, (color,), (closed, *flat)), box)]
    order = sorted(points)
    for place, (x, y) in enumerate(points):
        does = phrases(d, "anchor", nth=_NTH[order.index([x, y])], name=entry["name"])
        spot = Spot(box.x + box.w * x, box.y + box.h * y, 0, 0, -4, -4, 8, 8)
        fill = color if place == entry.get("chosen", 1) else "#ffffff"
        nodes.append(d.mark(at(Group(fill=fill, border=color), spot), "other", does))
    return nodes


def _pin(d: Desk, entry: Entry) -> list[Node]:
    """A round mark on the picture."""
    size = entry.get("size", 18)
    x, y = entry["at"]
    inside = icon(d.look, entry.get("icon", "circle"), int(size * 0.6), entry.get("ink", "#ffffff"))
    node = row(inside, justify="center", fill=entry.get("fill", "#3b3b3b"), radius=size / 2,
               border=entry.get("edge", "#ffffff"))  # fmt: skip
    spot = Spot(x, y, 0, 0, -size / 2, -size / 2, size, size)
    return [entry_mark(d, at(node, spot), entry, entry.get("kind", "other"))]


def _crop(d: Desk, entry: Entry) -> list[Node]:
    """What is to stay, with thirds and handles; the rest lies in the dark."""
    x, y, w, h = entry["box"]
    veil = Group(fill="#000000", shade=140)
    nodes: list[Node] = [
        at(veil, Spot(0, 0, 1, y)),
        at(veil, Spot(0, y + h, 1, 1 - y - h)),
        at(veil, Spot(0, y, x, h)),
        at(veil, Spot(x + w, y, 1 - x - w, h)),
        at(Drawing("outline", 1, None, ("#e8e8e8",), (3.0,)), Spot(x, y, w, h)),
    ]
    for i in (1, 2):
        nodes.append(at(Group(fill="#d8d8d8"), Spot(x + w * i / 3, y, 0, h, 0, 0, 1)))
        nodes.append(at(Group(fill="#d8d8d8"), Spot(x, y + h * i / 3, w, 0, 0, 0, 0, 1)))
    return nodes + handles(d, entry["box"], entry.get("name", ""), key="crop", size=9)


def _ends(d: Desk, entry: Entry) -> list[Node]:
    """A line between two handles: a gradient, a ruler, an assistant."""
    (x1, y1), (x2, y2) = entry["points"]
    data = (0.0, *map(float, (x1, y1, (x1 + x2) / 2, (y1 + y2) / 2, x2, y2)))
    color = entry.get("color", "#f0f0f0")
    nodes: list[Node] = [at(Drawing("path", 1, None, (color,), data), Spot(0, 0, 1, 1))]
    for (x, y), end in zip(entry["points"], entry["ends"], strict=True):
        knob = Group(fill=end.get("fill", "#ffffff"), border="#1c1c1c", radius=6)
        nodes.append(entry_mark(d, at(knob, Spot(x, y, 0, 0, -6, -6, 12, 12)), end, "other"))
    return nodes


def _sign(d: Desk, entry: Entry) -> list[Node]:
    """An icon that belongs to the artwork."""
    drawn = icon(d.look, entry["icon"], entry.get("size", 20), entry.get("color", "#202020"))
    node = row(drawn, justify="center")
    return [entry_mark(d, at(node, box_spot(entry["box"])), entry, "other")]


_OBJECTS: dict[str, Callable[[Desk, Entry], list[Node]]] = {
    "handles": _handles,
    "outline": _outline,
    "guide": _guide,
    "text": _text,
    "art": _art,
    "photo": _photo,
    "path": _path,
    "pin": _pin,
    "crop": _crop,
    "ends": _ends,
    "sign": _sign,
}


def ruled(
    d: Desk, body: Node, room: float, *, step: float = 72, count: int = 100, start: float = 26
) -> Group:
    """A body, ``room`` pixels wide, with rulers above and at its left."""
    look, theme = d.look, d.look.theme
    thick = 17
    ticks = [Drawing("ruler", 1, None, (theme.faint,), (step, start, way)) for way in (0.0, 1.0)]
    across: list[Node] = [at(ticks[0], Spot(0, 0, 1, 1))]
    down: list[Node] = [at(ticks[1], Spot(0, 0, 1, 1))]
    for i in range(12):
        if start + step * i + 30 < room - thick:
            label = say(look, str(count * i), 9, theme.muted)
            across.append(at(label, Spot(0, 0, 0, 0, start + step * i + 3, 0)))
        digits = column(
            *(say(look, digit, 8, theme.muted, leading=1.0) for digit in str(count * i))
        )
        down.append(at(digits, Spot(0, 0, 0, 0, 2, start + step * i + 2)))
    top = d.mark(free(*across, fill=theme.bar, border=theme.line, edges="b"), "other")
    side = d.mark(
        free(*down, fill=theme.bar, border=theme.line, edges="r", grow=0, width=thick), "other"
    )
    corner = d.mark(
        Group(width=thick, fill=theme.bar, border=theme.line), "other", phrases(d, "ruler_corner")
    )
    return column(panes(corner, top, height=thick), panes(side, body, grow=1), grow=1, clip=True)


_NTH_TAB = ("first", "second", "third", "fourth")


def document_tabs(d: Desk, form: str) -> list[Node]:
    """The open documents: tabs with names, or with little pictures."""
    look, theme = d.look, d.look.theme
    nodes: list[Node] = []
    for place, name in enumerate(d.app.documents[:4]):
        on = name == d.document
        called, said = name, described(d, name)
        if form == "thumbs":  # they show no names
            called = said = f"the {_NTH_TAB[place]} open image from the left"
        close = d.mark(row(icon(look, "close", 10, theme.muted), pad=pad(4, 4), hugs=True), "icon",
                       phrases(d, "close_tab", name=called))  # fmt: skip
        does = () if on else phrases(d, "tab", name=said)
        shown: Any = name
        if form == "thumbs":
            pictures = d.content("pictures")
            shown = pictures[place % len(pictures)]["photo"]
            inside: Node = Drawing("photo", 30, 44, (), (float(shown),))
            tab = d.mark(row(inside, pad=pad(3, 3)), "other", does)
        else:
            detail = style(d, "tab_detail")
            shown = f"{name} {detail}" if detail and on else name
            tab = d.mark(row(say(look, shown, 0, theme.ink if on else theme.muted), pad=pad(6, 4)),
                         "text", does, words=(name,))  # fmt: skip
        fill = theme.card if on else ""
        nodes.append(row(tab, close, gap=0, pad=pad(3, 0), fill=fill, border=theme.line, edges="r",
                         hugs=True))  # fmt: skip
    return [panels.tab_strip(look, *nodes)]
