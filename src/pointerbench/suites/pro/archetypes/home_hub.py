"""The control of a house: rooms, devices with their switches and readings, cameras, energy."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Pad, Spot
from pointerbench.suites.pro.archetypes.home_energy import energy
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]


def build(d: Desk) -> Group:
    """Layouts: cards in three columns, a floor plan with devices on it, energy and history."""
    view = (_cards, _plan, energy)[d.layout]
    name = ("overview", "map", "energy")[d.layout]
    inside = panes(_side(d, name), column(_head(d), view(d), grow=1), grow=1, clip=True)
    return d.window(inside, title=f"{d.content('house')} – {d.app.name}")


def _side(d: Desk, shown: str) -> Group:
    look = d.look
    top = row(d.tool("fold_menu", 20), say(look, d.app.name, 15, bold=True), gap=8, pad=pad(10, 10))
    nodes: list[Node] = [top]
    for entry in d.content("pages"):
        on = entry["key"] == shown
        ink = look.theme.link if on else look.theme.muted
        node = row(
            icon(look, entry["icon"], 20, ink, filled=on),
            say(look, entry["text"], 13, look.theme.link if on else ""),
            gap=14,
            pad=pad(12, 0),
            height=38,
            radius=6,
            fill=look.theme.chosen if on else "",
        )
        nodes.append(d.thing(node, entry["text"] if on else entry))
    own = d.content("user")
    foot = row(
        Drawing("avatar", 30, 30, (), (4.0,)), say(look, own["name"], 13), gap=10, pad=pad(10, 8)
    )
    nodes += [push(), d.does("notifications", _noted(d), "text"), d.thing(foot, own, "other")]
    return column(
        *nodes,
        width=196,
        gap=1,
        pad=pad(6, 2),
        fill=look.theme.card,
        border=look.theme.line,
        edges="r",
        clip=True,
    )


def _noted(d: Desk) -> Group:
    look = d.look
    entry = d.function("notifications")
    return row(
        icon(look, entry.icon, 20, look.theme.muted),
        say(look, entry.label, 13),
        push(),
        tools.badge(look, str(d.integer(1, 6))),
        gap=14,
        pad=pad(12, 0),
        height=38,
    )


def _head(d: Desk) -> Group:
    look = d.look
    floors = []
    for place, entry in enumerate(d.content("floors")):
        on = not place
        node = panels.tab(look, entry["text"], on=on)
        floors.append(d.thing(node, entry["text"] if on else entry))
    return tools.bar(look, *floors, push(), *d.bar("head", 20), gap=4, pad=pad(10, 4))


# --- cards ----------------------------------------------------------------------------------------


def _cards(d: Desk) -> Group:
    groups = [_card(d, entry) for entry in d.content("cards")]
    chips = row(*(_chip(d, entry) for entry in d.content("chips")), gap=8, pad=Pad(0, 0, 4, 0))
    sides = panes(*(column(*groups[place::3], gap=10, grow=1) for place in range(3)), gap=10)
    inside = column(chips, sides, gap=8, pad=pad(12, 10))
    return panels.scrolled(d.look, inside, 0, 0.8, fill=d.look.theme.page)


def _chip(d: Desk, entry: Entry) -> Group:
    look = d.look
    node = row(
        icon(look, entry["icon"], 16, look.theme.link),
        say(look, entry["text"]),
        gap=6,
        pad=pad(10, 5),
        radius=14,
        fill=look.theme.card,
        border=look.theme.line,
        hugs=True,
    )
    return d.thing(node, entry)


def _card(d: Desk, card: Entry) -> Group:
    look = d.look
    lines: list[Node] = [say(look, card["title"], 14, bold=True)]
    if card.get("camera"):
        entry = card["camera"]
        shown = column(Drawing("photo", 122, None, (), (entry["photo"],)), clip=True, radius=6)
        lines.append(d.thing(shown, {**entry, "text": ""}, "other"))
    if card.get("player"):
        lines += _player(d, card["player"])
    lines += [_device(d, entry) for entry in card.get("devices", ())]
    if card.get("scenes"):
        scenes = [
            d.thing(tools.button(look, one["text"], sign=one["icon"]), one)
            for one in card["scenes"]
        ]
        lines += [row(*scenes[at_ : at_ + 2], gap=6) for at_ in range(0, len(scenes), 2)]
    return column(
        *lines, gap=6, pad=pad(12, 10), fill=look.theme.card, border=look.theme.line, radius=10
    )


def _scene(d: Desk, entry: Entry) -> Group:
    return d.thing(tools.button(d.look, entry["text"], sign=entry["icon"]), entry)


def _player(d: Desk, player: Entry) -> list[Node]:
    look = d.look
    art = Drawing("photo", 46, 46, (), (player["photo"],))
    texts = column(
        say(look, player["title"], 13, bold=True), hint(look, player["artist"]), gap=1, grow=1
    )
    slider = d.mark(tools.slider(look, player["volume"]), "other", player["louder"])
    return [
        row(art, texts, gap=9),
        row(*d.bar("player", 20), push(), icon(look, "volume", 16), row(slider, width=84), gap=3),
    ]


def _device(d: Desk, entry: Entry) -> Group:
    """A line: its sign, its name, and a switch, slider, reading or button."""
    look = d.look
    on = bool(entry.get("on"))
    ink = "#e0a021" if on else look.theme.muted
    shown = row(icon(look, entry["icon"], 18, ink, filled=on), pad=pad(3, 3), hugs=True)
    more = entry.get("more")
    sign = d.mark(shown, "icon", more or (), function=f"more:{entry['text']}")
    name = d.mark(say(look, entry["text"], 13, grow=1), "text", words=(entry["text"],))
    return row(sign, name, *_ends(d, entry, on), gap=8, height=30)


def _ends(d: Desk, entry: Entry, on: bool) -> list[Node]:
    look = d.look
    does = entry.get("does", ())
    own = f"device:{entry['text']}"
    if "level" in entry:
        slider = tools.slider(look, entry["level"], 92)
        return [d.mark(slider, "other", does, function=own)]
    if "steps" in entry:
        lower, higher = entry["steps"]
        return [
            d.mark(tools.tool(look, "minus", 14), "icon", lower, function=f"{own}:less"),
            say(look, entry["value"], 13, bold=True),
            d.mark(tools.tool(look, "plus", 14), "icon", higher, function=f"{own}:more"),
        ]
    if "value" in entry:
        shown = row(say(look, entry["value"], 13, look.theme.muted), hugs=True)
        return [d.mark(shown, "text", does, function=own, words=(entry["value"],))]
    if "press" in entry:
        return [d.thing(tools.button(look, entry["press"]), {**entry, "text": entry["press"]})]
    return [d.mark(tools.switch(look, on=on), "other", does, function=own)]


# --- plan -----------------------------------------------------------------------------------------


def _plan(d: Desk) -> Group:
    """Rooms as boxes, with devices in them, and the devices of one room beside it."""
    look = d.look
    shapes: list[Node] = []
    for entry in d.content("rooms"):
        x, y, w, h = entry["place"]
        inside = column(
            row(say(look, entry["text"], 12, bold=True), push(), hint(look, entry["degrees"])),
            fill=look.theme.card,
            border=look.theme.faint,
            thickness=2,
            pad=pad(8, 6),
        )
        shapes.append(d.mark(at(inside, Spot(x, y, w, h)), "other"))
    for entry in d.content("spots"):
        on = bool(entry.get("on"))
        disc = row(
            icon(look, entry["icon"], 18, "#ffffff" if on else look.theme.ink, filled=on),
            justify="center",
            fill="#e0a021" if on else look.theme.soft,
            radius=16,
            border=look.theme.line,
        )
        x, y = entry["place"]
        spot = at(disc, Spot(x, y, dw=32, dh=32))
        shapes.append(d.mark(spot, "icon", entry["does"], function=f"spot:{entry['does'][0]}"))
    canvas = panels.canvas(look, *shapes, fill=look.theme.code)
    cards = d.content("cards")
    beside = column(
        *(_card(d, cards[place]) for place in (d.number % 2, 2)),
        gap=10,
        pad=pad(10, 10),
        width=264,
        border=look.theme.line,
        edges="l",
        clip=True,
    )
    return panes(canvas, beside, grow=1, clip=True)
