"""Slides: the stage with thumbnails and notes, an animation pane, or all slides at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from pointerbench.flow.nodes import Group, Node, Pad, Spot
from pointerbench.suites.pro.archetypes.ribbon import office, status
from pointerbench.suites.pro.archetypes.sidebars import fields
from pointerbench.suites.pro.archetypes.slides.slide import sheet_of, slide, thumbnail
from pointerbench.suites.pro.archetypes.strips import parts, thing
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, panes, row, wrap
from pointerbench.widgets.texts import hint, icon, say


def build(d: Desk) -> Group:
    """Layouts: writing a slide, animating one, sorting all of them."""
    deck = d.turn(d.content("decks"))
    shown = d.content("pages")[d.layout]
    place = d.integer(1, 3)
    body = (_normal, _animated, _sorter)[d.layout](d, deck, place)
    look = d.look
    left: list[Node] = []
    for entry in d.content("status"):
        text = entry["text"].format(place=place + 1, count=len(deck["slides"]))
        held = row(say(look, text, look.size - 1), hugs=True, pad=pad(2, 2))
        left.append(thing(d, held, {**entry, "text": text}, "text"))
    right = parts(d, d.content("status_tools"))
    return office(d, shown, body, status(d, left, right, d.pick(("68%", "71%", "64%"))))


def _thumbs(d: Desk, deck: Mapping[str, Any], place: int) -> Group:
    look = d.look
    lines: list[Node] = []
    for number in range(len(deck["slides"])):
        on = number == place
        color = look.theme.link if on else look.theme.muted
        figure = say(look, str(number + 1), look.size - 1, color, width=14, align="right")
        lines.append(row(figure, thumbnail(d, deck, number, 140, on=on), gap=6, align="start"))
    inside = column(*lines, gap=9, pad=Pad(10, 4, 4, 6), width=176, clip=True, grow=1)
    return panes(inside, panels.scroll_bar(look, 0.0, 0.55), fill=look.theme.bar,
                 border=look.theme.line, edges="r", clip=True)  # fmt: skip


def _stage(d: Desk, deck: Mapping[str, Any], place: int, width: float, *, tags: int = 0) -> Group:
    sheet = sheet_of(deck, width, asked=True, chosen=_chosen(deck, place))
    body = slide(d, deck["slides"][place], sheet)
    marks = [_tag(d, number, width) for number in range(tags)]
    body = replace(body, children=(*body.children, *marks))
    ground = d.look.theme.code if d.look.theme.dark else "#e9e9e9"
    shadowed = column(body, shadow=True, fill=sheet.ground, hugs=True, width=width)
    return column(row(shadowed, justify="center"), justify="center", grow=1, fill=ground, clip=True)


def _tag(d: Desk, number: int, width: float) -> Group:
    """The number of an effect beside the object that it moves."""
    text = say(d.look, str(number + 1), 10, "#444444", align="center")
    box = column(text, fill="#f1f1f1", border="#9a9a9a", width=16, height=15)
    y = (0.1, 0.27, 0.35, 0.43)[number]
    return at(d.mark(box, "text", words=(str(number + 1),)), Spot(0.012, y))


def _notes(d: Desk, deck: Mapping[str, Any], place: int) -> Group:
    look = d.look
    text = deck["slides"][place].get("notes", "")
    inside = say(look, text or "Click to add notes", 0, limit=3)
    node = column(inside, height=62, pad=pad(12, 7), fill=look.theme.card)
    # Below a wide stage the field is too large to be a target.
    entry = d.content("notes_pane") if d.layout else {}
    return column(
        thing(d, node, {**entry, "text": ""}), border=look.theme.line, edges="t", height=62
    )


def _chosen(deck: Mapping[str, Any], place: int) -> str:
    return {"picture": "picture", "cards": "card1"}.get(deck["slides"][place]["kind"], "title")


def _normal(d: Desk, deck: Mapping[str, Any], place: int) -> Group:
    stage = _stage(d, deck, place, 680)
    scroll = panels.scroll_bar(d.look, place / 10, 0.12)
    middle = column(panes(stage, scroll, grow=1), _notes(d, deck, place), grow=1)
    return panes(_thumbs(d, deck, place), middle, grow=1, clip=True)


# --- animation ------------------------------------------------------------------------------------


def _animated(d: Desk, deck: Mapping[str, Any], place: int) -> Group:
    stage = _stage(d, deck, place, 560, tags=4)
    middle = column(stage, _notes(d, deck, place), grow=1)
    return panes(_thumbs(d, deck, place), middle, _effects(d), grow=1, clip=True)


def _effects(d: Desk) -> Group:
    """The list of effects in the order they play, with bars for their time."""
    look, theme = d.look, d.look.theme
    entry = d.content("animation")
    colors = {"enter": "#3f9c57", "stress": "#d9a21b", "leave": "#c8473f"}
    lines: list[Node] = []
    start = 0.0
    chosen = d.integer(0, len(entry["effects"]) - 1)
    for number, one in enumerate(entry["effects"]):
        length = one["length"]
        bar = Group(fill=colors[one["what"]], width=round(length * 17), height=9)
        name = row(
            hint(look, str(number + 1), 0, width=12),
            icon(look, one["sign"], 14, theme.muted),
            icon(look, "star", 14, colors[one["what"]], filled=True),
            say(look, one["text"], look.size - 0.5, grow=1),
            gap=5,
            pad=pad(6, 5),
            width=148,
        )
        held = d.thing(name, one["text"] if number == chosen else one)
        track = row(Group(width=round(start * 9), height=9), bar, grow=1, clip=True)
        lines.append(
            row(held, track, gap=4, pad=Pad(0, 6, 0, 0),
                fill=theme.chosen if number == chosen else "")
        )  # fmt: skip
        start += length
    head = row(*parts(d, entry["head"]), gap=4, pad=pad(8, 6))
    foot = row(*parts(d, entry["foot"]), gap=4, pad=pad(8, 6), border=theme.line, edges="t")
    return panels.dock(
        look, entry["title"], head, column(*lines, grow=1, clip=True),
        column(*fields(d, entry["fields"], 78), pad=pad(0, 4), border=theme.line, edges="t"), foot,
        tools=parts(d, entry["tools"]), width=236, edge="l",
    )  # fmt: skip


# --- all slides -----------------------------------------------------------------------------------


def _sorter(d: Desk, deck: Mapping[str, Any], place: int) -> Group:
    look, theme = d.look, d.look.theme
    groups: list[Node] = []
    begin = 0
    for section in deck["sections"]:
        count = section["count"]
        head = row(
            icon(look, "caret_down", 12, theme.muted),
            say(look, section["text"], 0, theme.link, bold=True),
            hint(look, f"({count})"), gap=5, pad=pad(4, 4), hugs=True,
        )  # fmt: skip
        tiles = [_tile(d, deck, number, number == place) for number in range(begin, begin + count)]
        groups.append(
            column(d.thing(head, section), wrap(*tiles, gap=16, pad=pad(10, 4)), gap=2)
        )  # fmt: skip
        begin += count
    body = column(*groups, gap=6, pad=pad(16, 8), fill=theme.page, grow=1)
    return panels.scrolled(look, body, 0.0, 0.7)


def _tile(d: Desk, deck: Mapping[str, Any], number: int, on: bool) -> Group:
    look = d.look
    star = tools.tool(look, "star", 12, pad=pad(2, 2), color=look.theme.muted)
    does = tuple(one.format(number=number + 1) for one in d.content("play_tile")["does"])
    below = row(
        d.mark(star, "icon", does), hint(look, f"00:{d.integer(8, 55):02d}", 10.5),
        Group(grow=1), hint(look, str(number + 1)), gap=4, width=222,
    )  # fmt: skip
    return column(thumbnail(d, deck, number, 218, on=on), below, gap=3, hugs=True)
