"""Maps in a browser: a search with results, a route with its steps, a place with its facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Spot
from pointerbench.suites.pro.archetypes.maps_sides import chip, place, results, route
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]
_PIN = "#d93025"


def build(d: Desk) -> Group:
    """Layouts: results of a search, a route, a place."""
    side = (results, route, place)[d.layout](d)
    canvas = _map(d)
    body = panes(_rail(d), side, canvas, grow=1, clip=True)
    return d.window(body, title=d.app.documents[d.layout])


def _rail(d: Desk) -> Group:
    return tools.palette(d.look, *d.bar("rail", 20), push(), *d.bar("rail_end", 20), gap=9)


def _map(d: Desk) -> Group:
    """The map with pins, the route's line, layers and controls."""
    look = d.look
    pins = [node for entry in d.content("places") for node in _pin(d, entry)]
    chips = [chip(d, entry) for entry in d.content("nearby")]
    frame: dict[str, Any] = {"fill": look.theme.card, "radius": 5, "border": look.theme.line}
    controls = column(*d.bar("map", 18), gap=3, pad=pad(3, 3), **frame)
    layer = column(
        Drawing("photo", 40, 46, (), (23.0,)),
        say(look, "Layers", 10, align="center"),
        pad=pad(3, 3),
        **frame,
    )
    scale = row(
        hint(look, "Map data ©2026"),
        hint(look, "200 m"),
        Group(width=60, height=2, fill="#5f6368"),
        gap=8,
        pad=pad(6, 2),
        fill=look.theme.card,
    )
    return panels.canvas(
        look,
        at(Drawing("map", 1, None, (), (float(d.number + 3),)), Spot(0, 0, 1, 1)),
        *pins,
        at(row(*chips, gap=7), Spot(0, 0, 1, dx=12, dy=10)),
        at(controls, Spot(1, 1, dx=-46, dy=-190)),
        at(d.thing(layer, d.content("layers"), "other"), Spot(0, 1, dx=12, dy=-76)),
        at(scale, Spot(1, 1, dx=-228, dy=-20, dw=228, dh=20)),
    )


def _pin(d: Desk, entry: Entry) -> tuple[Node, Node]:
    """A disc and the name beside it."""
    look = d.look
    text = entry["text"]
    x, y = entry["at"]
    sign = icon(look, entry["icon"], 14, "#ffffff", filled=True)
    disc = row(sign, justify="center", fill=_PIN, radius=13, border="#ffffff")
    spot = at(disc, Spot(x, y, dw=26, dh=26))
    label = row(say(look, text, 11, "#8a2018", bold=True), ground="#e9edf0", hugs=True)
    return (
        d.mark(spot, "icon", entry["pin"], function=f"pin:{text}"),
        d.mark(at(label, Spot(x, y, dx=30, dy=5)), "text", words=(text,)),
    )
