"""Screens built into things, for fingers: a thermostat, a car's dashboard."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Pad, Spot
from pointerbench.suites.pro.archetypes.touch_parts import mode, pages, sliders, tile
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels
from pointerbench.widgets.boxes import at, column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]


def build(d: Desk) -> Group:
    """Layouts: the main thing large with tiles beside it, tiles and lists, a schedule."""
    view = (_main, _lists, _schedule)[d.layout]
    body = column(view(d), grow=1, clip=True, pad=pad(10, 8))
    inside = panes(_rail(d), column(_top(d), body, _foot(d), grow=1), grow=1, clip=True)
    return d.window(inside)


def _rail(d: Desk) -> Group:
    """The pages, as icons with their names below."""
    look = d.look
    own = (look.theme.link, look.theme.chosen)
    nodes = pages(d, own, (24, 11), gap=3, pad=pad(4, 7), width=80, radius=10)
    return column(
        *nodes,
        gap=4,
        pad=pad(5, 8),
        fill=look.theme.bar,
        border=look.theme.line,
        edges="r",
        clip=True,
    )


def _top(d: Desk) -> Group:
    look = d.look
    facts = [
        d.thing(
            row(
                icon(look, e["icon"], 16, look.theme.muted),
                say(look, e["text"], 13),
                gap=5,
                hugs=True,
            ),
            e,
        )
        for e in d.content("facts")
    ]
    return row(
        *facts, push(), *d.bar("top", 20), gap=18, pad=pad(16, 5), border=look.theme.line, edges="b"
    )


def _foot(d: Desk) -> Group:
    """What is always at hand."""
    look = d.look
    return row(
        *_spread(d.bar("foot", 24)),
        pad=pad(18, 7),
        fill=look.theme.bar,
        border=look.theme.line,
        edges="t",
    )


def _spread(nodes: list[Node]) -> list[Node]:
    spread: list[Node] = []
    for node in nodes:
        spread += [push(), node] if spread else [node]
    return spread


# --- the main thing -------------------------------------------------------------------------------


def _main(d: Desk) -> Group:
    kind = d.content("main")["kind"]
    large = _dial(d) if kind == "dial" else _road(d)
    tiles = column(*(tile(d, entry) for entry in d.content("tiles")), gap=8, width=290)
    return panes(large, tiles, gap=12, grow=1, clip=True)


def _dial(d: Desk) -> Group:
    """A ring with the target on it, to be turned, and buttons for less and more."""
    look = d.look
    main = d.content("main")
    shares = (main["share"], 1 - main["share"])
    ring = Drawing("donut", 236, 236, (main["ink"], look.theme.line), shares)
    less, more = main["less"], main["more"]
    buttons = row(
        d.mark(_round(d, "minus"), "icon", less, function="main:less"),
        d.mark(_round(d, "plus"), "icon", more, function="main:more"),
        gap=60,
        justify="center",
    )
    texts = column(
        say(look, main["value"], 40, bold=True, align="center"),
        say(look, main["caption"], 12, look.theme.muted, align="center"),
        align="center",
        gap=0,
    )
    today = tuple(17 + 5 * d.uniform(0, 1) for _ in range(14))
    canvas = panels.canvas(
        look,
        d.mark(at(ring, Spot(0.5, 0, dx=-118, dy=20, dw=236, dh=236)), "other", main["turn"]),
        at(texts, Spot(0.5, 0, dx=-70, dy=104, dw=140, dh=90)),
        at(say(look, main["note"], 13, look.theme.muted, align="center"), Spot(0, 0, 1, dy=336)),
        at(
            Drawing("area_chart", 1, None, (main["ink"],), today),
            Spot(0, 1, 1, dx=24, dy=-124, dw=-48, dh=112),
        ),
        at(buttons, Spot(0.5, 0, dx=-110, dy=270, dw=220, dh=52)),
        fill=look.theme.card,
        radius=14,
    )
    modes = row(*(mode(d, entry) for entry in main["modes"]), gap=8)
    return column(canvas, modes, sliders(d), gap=9, grow=1)


def _round(d: Desk, sign: str) -> Group:
    look = d.look
    return row(
        icon(look, sign, 24), justify="center", width=52, height=52, radius=26, fill=look.theme.soft
    )


def _road(d: Desk) -> Group:
    """A map with the way on it, the next turn above, and how far it is below."""
    look = d.look
    main = d.content("main")
    turn = at(_turn(d, main["turn"]), Spot(0, 0, dx=10, dy=10, dw=270, dh=64))
    buttons = column(*d.bar("map", 20), gap=4, pad=pad(3, 4), fill=look.theme.card, radius=8)
    canvas = panels.canvas(
        look,
        at(Drawing("map", 1, None, (), (float(d.number),)), Spot(0, 0, 1, 1)),
        *(_pin(d, entry) for entry in main["pins"]),
        d.mark(turn, "other", main["turn"]["does"]),
        at(buttons, Spot(1, 0.3, dx=-46, dw=36, dh=150)),
        radius=12,
    )
    time = say(look, main["time"], 18, look.theme.good, bold=True)
    end = row(
        column(time, hint(look, main["far"]), gap=1),
        push(),
        *d.buttons("route"),
        gap=8,
        pad=pad(14, 8),
        fill=look.theme.card,
        radius=10,
    )
    return column(canvas, end, gap=8, grow=1)


def _turn(d: Desk, entry: Entry) -> Group:
    look = d.look
    texts = column(
        say(look, entry["text"], 19, "#ffffff", bold=True),
        say(look, entry["note"], 13, "#d5e6dd"),
        gap=1,
    )
    sign = icon(look, entry["icon"], 32, "#ffffff")
    return row(sign, texts, gap=12, pad=pad(14, 9), fill="#1d6b4c", radius=10)


def _pin(d: Desk, entry: Entry) -> Group:
    x, y = entry["place"]
    sign = icon(d.look, entry["icon"], 16, "#ffffff")
    disc = row(sign, justify="center", fill=entry["ink"], radius=14)
    return d.mark(at(disc, Spot(x, y, dw=28, dh=28)), "icon", entry["does"])


# --- tiles and lists ------------------------------------------------------------------------------


def _lists(d: Desk) -> Group:
    look = d.look
    groups = []
    for part in d.content("lists"):
        lines = [_list_row(d, entry) for entry in part["rows"]]
        head = row(say(look, part["title"], 15, bold=True), pad=pad(2, 4))
        groups.append(column(head, *lines, pad=pad(12, 8), fill=look.theme.card, radius=12, grow=1))
    tiles = d.content("tiles")
    left = column(*(tile(d, entry) for entry in tiles[:2]), gap=8, grow=1)
    right = column(*(tile(d, entry) for entry in tiles[2:4]), gap=8, grow=1)
    return column(panes(*groups, gap=10), panes(left, right, gap=10), sliders(d), gap=9, grow=1)


def _list_row(d: Desk, entry: Entry) -> Group:
    look = d.look
    node = row(
        icon(look, entry["icon"], 20, look.theme.muted),
        column(say(look, entry["text"], 14), hint(look, entry["note"]), gap=1, grow=1),
        gap=12,
        pad=pad(4, 7),
        grow=1,
    )
    ends: list[Node] = [d.mark(row(hint(look, entry.get("value", "")), hugs=True), "other")]
    if "end" in entry:
        ends = d.bar(entry["end"], 20)
    name = d.thing(node, entry)
    return row(name, *ends, gap=4, border=look.theme.line, edges="t")


# --- schedule -------------------------------------------------------------------------------------


def _schedule(d: Desk) -> Group:
    """Days down the side, hours across, a block for each period."""
    look = d.look
    own = d.content("schedule")
    lines: list[Node] = []
    for day, blocks in own["days"].items():
        shapes = []
        for entry in blocks:
            start, stop = entry["hours"]
            block = row(
                say(look, entry["text"], 12, "#ffffff"), pad=pad(6, 0), fill=entry["ink"], radius=5
            )
            spot = Spot(start / 24, 0.12, (stop - start) / 24, 0.76)
            does = entry.get("does", ())
            function = f"block:{day}:{start}"
            shapes.append(d.mark(at(block, spot), "other", does, function=function))
        lane = panels.canvas(look, *shapes, height=54, grow=0, fill=look.theme.code, radius=6)
        name = d.mark(
            row(say(look, day, 13, bold=True), width=86),
            "text",
            own["open"].get(day, ()),
            function=f"day:{day}",
            words=(day,),
        )
        lines.append(row(name, column(lane, grow=1), gap=8))
    hours = row(Group(width=94), *(hint(look, f"{hour}:00", grow=1) for hour in range(0, 24, 4)))
    head = row(say(look, own["title"], 17, bold=True), push(), *d.buttons("schedule"), gap=8)
    foot = row(*(mode(d, entry) for entry in own["presets"]), gap=8, pad=Pad(8, 0, 0, 0))
    return column(
        head, hours, *lines, foot, gap=7, pad=pad(14, 10), fill=look.theme.card, radius=12, grow=1
    )
