"""The page that the tools look into: a shop, or whatever the application says."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Pad, Spot
from pointerbench.suites.pro.archetypes.dev_kit import shifted
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, push, row
from pointerbench.widgets.look import Look, look_of
from pointerbench.widgets.texts import hint, icon, say


def page(d: Desk, width: float, *, picked: bool) -> Group:
    """The page at a width; ``picked`` shows the frame around the chosen element."""
    site = shifted(d, d.content("sites"))
    look = replace(look_of("browser_linux", "light", accent=site["color"]), size=12)
    wide = width > 600
    cards = [
        d.mark(_card(look, card), "other", words=(card["name"],))
        for card in site["cards"][: 5 if wide else 4]
    ]
    parts: list[Node] = [_top(d, look, site, wide), _hero(d, look, site, wide)]
    if wide:
        parts.append(row(*cards, gap=14, pad=pad(26, 12), align="stretch"))
    else:
        parts += [
            row(*cards[:2], gap=12, pad=Pad(12, 16, 6, 16), align="stretch"),
            row(*cards[2:], gap=12, pad=Pad(6, 16, 12, 16), align="stretch"),
        ]
        parts.append(_foot(look, site))
    body = column(*parts, fill="#ffffff", grow=1, clip=True, width=None if wide else width)
    if not picked:
        return column(body, grow=1, clip=True)
    left, top, across, high = (26.0, 154.0, 183.0, 130.0) if wide else (16.0, 174.0, 188.0, 130.0)
    frame = Group(fill=site["color"], shade=70, border="#3b78e7")
    tag = row(
        say(look, site["picked"], 11, "#ffffff"),
        say(look, site["size"], 11, "#b8c4d0"),
        gap=8,
        pad=pad(7, 3),
        fill="#303740",
        radius=3,
        hugs=True,
    )
    return panels.canvas(
        look,
        at(body, Spot(0, 0, 1, 1)),
        at(frame, Spot(0, 0, 0, 0, left, top, across, high)),
        at(tag, Spot(0, 0, 0, 0, left, top - 26)),
        fill="#ffffff",
    )


def _top(d: Desk, look: Look, site: Mapping[str, Any], wide: bool) -> Group:
    names = [
        d.mark(row(say(look, text, 12)), "text", words=(text,))
        for text in site["links"][: 5 if wide else 1]
    ]
    return row(
        icon(look, site["sign"], 20, site["color"]),
        say(look, site["name"], 15, bold=True),
        push(),
        *names,
        tools.field(look, dim="Search", sign="search", width=150 if wide else 84),
        icon(look, "cart", 18),
        icon(look, "account", 18),
        gap=14,
        pad=pad(26 if wide else 14, 8),
        border="#e4e6ea",
        edges="b",
    )


def _hero(d: Desk, look: Look, site: Mapping[str, Any], wide: bool) -> Group:
    words = column(
        say(look, site["title"], 19 if wide else 16, bold=True, limit=2),
        say(look, site["line"], 12, "#555e68", limit=2),
        row(d.mark(tools.button(look, site["action"], primary=True), "text"), hugs=True),
        gap=6,
        pad=pad(26 if wide else 16, 10),
        grow=1,
    )
    picture = Drawing(
        "photo", 96 if wide else 124, 330 if wide else 170, (), (float(site["photo"]),)
    )
    return row(words, picture, fill="#f4f6f8", pad=Pad(0, 0, 0, 0))


def _card(look: Look, card: Mapping[str, Any]) -> Group:
    return column(
        Drawing("product", 74, None, (), (float(card["drawing"]),)),
        say(look, card["name"], 12, bold=True),
        row(say(look, card["price"], 12), push(), Drawing("stars", 12, 62, (), (card["stars"],))),
        gap=4,
        pad=pad(10, 8),
        border="#e4e6ea",
        radius=6,
        grow=1,
    )


def _foot(look: Look, site: Mapping[str, Any]) -> Group:
    lines = [hint(look, text, 11) for text in site["foot"]]
    return column(*lines, gap=5, pad=pad(18, 12), fill="#eef0f3", grow=1)
