"""The two surfaces of a vault on which notes lie about: the web of links, and a free canvas."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Drawing, Group, Node, Spot
from pointerbench.suites.pro.archetypes.business_parts import asked, sign
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, push, row
from pointerbench.widgets.texts import hint, say

Entry = Mapping[str, Any]
_HUES = ("#e0a030", "#4aa3df", "#d9608a", "#5cb85c")
_PHOTO = 11


def graph(d: Desk) -> Group:
    """Dots with their names, the larger the more links they have, beside the settings."""
    look, theme = d.look, d.look.theme
    knots = d.content("knots")
    turned = d.number % 2 == 1
    places = [(1 - x if turned else x, y) for _, x, y, *_ in knots]
    spots = [(0.03 + x * 0.66, 0.03 + y * 0.88) for x, y in places]
    wires: list[float] = []
    for a, b in d.content("wires"):
        wires += [*spots[a], *spots[b]]
    small = _strays(d, spots)
    for x, y, near in small:
        wires += [x, y, *near]
    drawn = Drawing("links", 1, None, (mixed(theme.page, theme.ink, 70),), tuple(wires), grow=1)
    nodes: list[Node] = [at(drawn, Spot(0, 0, 1, 1))]
    for x, y, _ in small:
        dot = d.mark(row(Drawing("disc", 7, 7, (theme.faint,)), hugs=True), "other")
        nodes.append(at(dot, Spot(x, y, 0, 0, -3, -3)))
    for place, (name, _, _, size, hue) in enumerate(knots):
        x, y = spots[place]
        disc = Drawing("disc", size * 2, size * 2, (_HUES[hue],))
        does = [one for one in d.content("knot_asks")[place] if not (turned and _sided(one))]
        spot = Spot(x, y, 0, 0, -size, -size)
        nodes.append(at(d.mark(row(disc, hugs=True), "other", does), spot))
        label = row(say(look, name, 10.5, theme.muted, align="center", grow=1), width=110)
        nodes.append(at(label, Spot(x, y, 0, 0, -55, size)))
    nodes.append(at(_settings(d), Spot(1, 0, 0, 0, -218, 10)))
    return panels.canvas(look, *nodes, fill=theme.page)


def _strays(
    d: Desk, spots: list[tuple[float, float]]
) -> list[tuple[float, float, tuple[float, float]]]:
    """Small notes that hang on one of the larger ones, where there is room for them."""
    found: list[tuple[float, float, tuple[float, float]]] = []
    for _ in range(160):
        near = d.pick(spots)
        x, y = near[0] + d.uniform(-0.11, 0.11), near[1] + d.uniform(-0.11, 0.11)
        taken = [*spots, *((a, b) for a, b, _ in found)]
        free = all(abs(x - a) > 0.035 or not -0.03 < y - b < 0.06 for a, b in taken)
        if free and 0.02 < x < 0.7 and 0.03 < y < 0.97 and len(found) < 34:
            found.append((x, y, near))
    return found


def _sided(wording: str) -> bool:
    """Whether a wording says where on the screen its dot is, which mirroring makes untrue."""
    return any(word in wording.split() for word in ("left,", "right,", "left", "right"))


def _settings(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    head = row(
        hint(look, "Filters", 11.5), push(), sign(d, "refresh", "graph_reset", 14),
        sign(d, "play", "graph_play", 14), sign(d, "close", "graph_close", 14), gap=2,
    )  # fmt: skip
    find = asked(d, tools.field(look, dim="Search files…", sign="search", grow=1), "graph_find")
    lines: list[Node] = [head, row(find)]
    for name, on, *does in d.content("filters"):
        knob = d.mark(tools.switch(look, on=on, hugs=True), "other", does)
        lines.append(row(say(look, name, grow=1), knob, height=24))
    lines.append(hint(look, "Groups", 11.5))
    for name, hue, *does in d.content("groups"):
        dot = d.mark(row(Drawing("disc", 16, 16, (hue,)), pad=pad(2), hugs=True), "other", does)
        lines.append(row(tools.field(look, name, grow=1), dot, gap=6))
    lines.append(
        row(
            asked(
                d, tools.button(look, "New group", pad=pad(10, 2)), "new_group", "text", "New group"
            ),
            justify="center",
        )
    )
    for title, key in (("Display", "display"), ("Forces", "forces")):
        lines.append(hint(look, title, 11.5))
        for name, share, *does in d.content(key):
            bar = d.mark(tools.slider(look, share, 82), "other", does)
            lines.append(row(say(look, name, look.size - 0.5, grow=1), bar, height=22))
    return column(
        *lines, gap=3, pad=pad(10, 7), width=208, fill=theme.card, border=theme.line, radius=6
    )


def canvas(d: Desk) -> Group:
    """Cards with arrows between them, a group around some, and the bars of the board."""
    look, theme = d.look, d.look.theme
    cards = d.content("cards")
    wires: list[float] = []
    labels: list[Node] = []
    for a, b, text, *does in d.content("arrows"):
        x1, y1, x2, y2 = _ends(cards[a], cards[b])
        wires += [x1, y1, x2, y2]
        if text:
            word = row(
                say(look, text, 11.5, theme.muted), pad=pad(5, 1), fill=theme.page, hugs=True
            )
            spot = Spot((x1 + x2) / 2, (y1 + y2) / 2, 0, 0, -30, -9)
            labels.append(at(row(d.mark(word, "text", does), width=60, justify="center"), spot))
    dots = Drawing("dot_grid", 1, None, (mixed(theme.page, theme.ink, 44),), (), grow=1)
    drawn = Drawing("bent_arrows", 1, None, (theme.faint,), tuple(wires), grow=1)
    nodes: list[Node] = [at(dots, Spot(0, 0, 1, 1)), at(drawn, Spot(0, 0, 1, 1))]
    nodes += labels
    nodes += [at(_card(d, one), Spot(one["x"], one["y"], one["w"], one["h"])) for one in cards]
    side = column(
        *d.bar("canvas_side", 16, pad=pad(6)), gap=3, pad=pad(3), fill=theme.card,
        border=theme.line, radius=6, hugs=True, align="center",
    )  # fmt: skip
    low = row(
        *d.bar("canvas_cards", 20, pad=pad(8)), gap=4, pad=pad(4, 3), fill=theme.card,
        border=theme.line, radius=6, hugs=True,
    )  # fmt: skip
    nodes += [at(side, Spot(1, 0, 0, 0, -46, 12)), at(low, Spot(0.5, 1, 0, 0, -60, -50))]
    return panels.canvas(look, *nodes, fill=theme.page)


def _ends(one: Entry, other: Entry) -> list[float]:
    """From side to side where the cards lie beside one another, else from foot to head."""
    below = other["y"] - one["y"] - one["h"]
    if other["x"] - one["x"] - one["w"] > max(0.02, below):
        return [
            one["x"] + one["w"],
            one["y"] + one["h"] / 2,
            other["x"],
            other["y"] + other["h"] / 2,
        ]
    return [one["x"] + one["w"] / 2, one["y"] + one["h"], other["x"] + other["w"] / 2, other["y"]]


def _card(d: Desk, entry: Entry) -> Group:
    look, theme = d.look, d.look.theme
    hue = entry["hue"]
    if entry["title"] == "photo":
        inside: Node = Drawing("photo", 1, None, (), (float(_PHOTO),), grow=1)
        body = column(inside, border=theme.line, thickness=1, clip=True)
    else:
        body = column(
            say(look, entry["title"], 14, bold=True),
            *(say(look, line, limit=3) for line in entry["lines"]), gap=4, pad=pad(12, 9), radius=6,
            border=hue or theme.line, thickness=2 if hue else 1,
            fill=mixed(theme.card, hue, 34) if hue else theme.card, clip=True,
        )  # fmt: skip
    return d.mark(body, "other", entry["does"])
