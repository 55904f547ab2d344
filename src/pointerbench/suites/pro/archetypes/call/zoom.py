"""A call whose tools stand at the foot."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pointerbench.flow.nodes import Group, Node, Spot
from pointerbench.suites.pro.archetypes.call.crowd import STAGE, Crowd, crowd_of, gallery, tile
from pointerbench.suites.pro.archetypes.call.sides import people, written
from pointerbench.suites.pro.archetypes.slides.slide import sheet_of, slide
from pointerbench.suites.pro.archetypes.strips import parts, thing
from pointerbench.suites.pro.desk import Desk
from pointerbench.suites.pro.overlays import menu
from pointerbench.suites.pro.scene import Popup
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import at, column, free, pad, panes, push, row
from pointerbench.widgets.texts import icon, say


def zoom(d: Desk) -> Group:
    """Layouts: everybody in a gallery, one who speaks under a strip, a shared screen to draw on."""
    crowd = crowd_of(d, (10, 8, 7)[d.layout])
    if d.layout == 0 and d.chance(0.25):
        entries = menu(d, d.app.bars["person_menu"])
        d.popups.append(Popup(entries, place=(d.uniform(0.15, 0.5), 0.5)))
    stage = (_gallery, _speaker, _shared)[d.layout](d, crowd)
    side = people(d, crowd)
    if d.layout == 1:
        both = replace(side, height=296), replace(written(d, crowd), grow=1)
        side = column(*both, width=264, clip=True)
    body = panes(column(_top(d), stage, grow=1), side, grow=1, clip=True)
    extra: dict[str, Any] = {"shell": True} if d.look.platform == "macos" else {"menus": ()}
    return d.window(column(body, _toolbar(d, crowd), grow=1), **extra)


def _top(d: Desk) -> Group:
    """The line over the pictures: safety, the topic, how they are arranged."""
    look = d.look
    ink = "#f1f1f1"
    topic = row(
        say(look, d.turn(d.content("topics")), 0, ink, bold=True),
        icon(look, "chevron_down", 10, ink),
        gap=4,
        pad=pad(4, 3),
        hugs=True,
    )
    clock = say(look, f"00:{d.integer(12, 48)}:{d.integer(10, 59)}", look.size - 1, ink)
    view = row(icon(look, "view_tiles", 14, ink), say(look, "View", 0, ink), gap=5, pad=pad(6, 3),
               radius=4, fill="#333438", hugs=True)  # fmt: skip
    rec = row(
        icon(look, "record", 12, "#ff6b5e"),
        say(look, "Recording", look.size - 1, ink),
        gap=4,
        pad=pad(6, 2),
        radius=4,
        fill="#333438",
        hugs=True,
    )
    return row(
        *(
            d.tool(name, 16, color="#54d38a" if not place else ink, pad=pad(5))
            for place, name in enumerate(d.app.bars["stage"])
        ),
        thing(d, topic, d.content("topic_menu"), "text"),
        thing(d, rec, d.content("recording"), "text"),
        push(),
        clock,
        *(d.tool(name, 16, color=ink, pad=pad(5)) for name in d.app.bars["stage_end"]),
        thing(d, view, d.content("view_menu"), "text"),
        gap=5,
        pad=pad(8, 4),
        fill=STAGE,
    )


def _toolbar(d: Desk, crowd: Crowd) -> Group:
    """The tools in the middle, each over its name, some with an arrow for their choices."""
    nodes: list[Node] = []
    for name in d.content("call"):
        if name in (">", "|"):
            nodes.append(push() if name == ">" else Group(width=10))
        elif d.function(name).label:
            nodes.append(_big(d, name, len(crowd.names)))
        else:
            nodes.append(d.tool(name, 12, pad=pad(3, 7)))
    theme = d.look.theme
    return row(
        *nodes, gap=1, pad=pad(10, 4), fill=theme.bar, border=theme.line, edges="t", clip=True
    )


def _big(d: Desk, name: str, count: int) -> Group:
    look, theme = d.look, d.look.theme
    entry = d.function(name)
    red = name in ("end_call", "audio")
    ink = theme.bad if red else theme.ink
    sign: Node = icon(look, entry.icon, 24, ink)
    if name == "participants":
        sign = row(sign, say(look, str(count), look.size - 1), gap=2, hugs=True)
    node = column(sign, say(look, entry.label, look.size - 1.5, ink), gap=2, align="center",
                  pad=pad(7, 3), radius=6, hugs=True)  # fmt: skip
    return d.does(name, node, "text")


def _gallery(d: Desk, crowd: Crowd) -> Group:
    return gallery(d, crowd, 3, range(9))


def _speaker(d: Desk, crowd: Crowd) -> Group:
    others = [place for place in range(len(crowd.names)) if place != crowd.speaking][:5]
    strip = gallery(d, crowd, 5, others, grow=0, height=112)
    big = tile(d, crowd, crowd.speaking, grow=1)
    # So large a picture is no target.
    stage = column(Group(big.children, "free", grow=1, clip=True), grow=1, pad=pad(6), fill=STAGE)
    return column(strip, stage, grow=1)


def _shared(d: Desk, crowd: Crowd) -> Group:
    look = d.look
    deck = d.turn(d.content("decks"))
    width = 580.0
    shown = slide(d, deck["slides"][d.integer(0, len(deck["slides"]) - 1)], sheet_of(deck, width))
    entry = d.content("sharing")
    who = crowd.names[crowd.speaking]
    banner = row(
        row(say(look, entry["text"].format(who=who), look.size - 0.5, "#ffffff"), pad=pad(12, 4),
            fill="#1f8f4d", radius=4, hugs=True),
        thing(d, row(say(look, entry["menu"]["text"], look.size - 0.5, "#ffffff"),
                     icon(look, "chevron_down", 10, "#ffffff"), gap=5, pad=pad(10, 4),
                     fill="#333438", radius=4, hugs=True), entry["menu"], "text"),
        gap=4, justify="center",
    )  # fmt: skip
    pens = tools.bar(look, *parts(d, entry["pens"]), gap=1, radius=6, hugs=True, edge="tlbr")
    stage = free(
        at(column(row(column(shown, hugs=True), justify="center"), justify="center", grow=1),
           Spot(0, 0, 1, 1)),
        _scribble(d), fill=STAGE,
    )  # fmt: skip
    strip = gallery(d, crowd, 1, [0, 1, 2, 3, 4], width=150, grow=0)
    middle = column(banner, row(pens, justify="center", pad=pad(0, 6)), stage, grow=1, fill=STAGE)
    return panes(middle, strip, grow=1, fill=STAGE)


def _scribble(d: Desk) -> Group:
    """A frame that somebody has drawn on the shared screen."""
    frame = at(Group(border="#ff4b3e", thickness=3), Spot(0.6, 0.47, 0.24, 0.12))
    return d.mark(frame, "other", d.content("sharing")["mark"]["does"])
