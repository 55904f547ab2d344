"""Launchers of games: the library, the page of a game, the shop, the list of downloads."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Spot
from pointerbench.suites.pro.archetypes.game_shop import covers, listed, shop
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, panes, push, row, wrap
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]


def build(d: Desk) -> Group:
    """Layouts: a game's page beside the library, the shop, the library as covers with downloads."""
    view = (_game, shop, covers)[d.layout]
    name = ("Library", "Store", "Library")[d.layout]
    return d.window(column(_head(d, name), view(d), _foot(d), grow=1), title=d.app.name)


def _head(d: Desk, shown: str) -> Group:
    look = d.look
    tabs: list[Node] = list(d.bar("nav", 18))
    for entry in d.content("areas"):
        on = entry["text"] == shown
        ink = look.theme.link if on else look.theme.ink
        node = row(say(look, entry["text"].upper(), 15, ink, bold=True), pad=pad(9, 5), hugs=True)
        tabs.append(d.thing(node, entry["text"] if on else entry))
    own = d.content("user")
    face = row(
        Drawing("avatar", 26, 26, (), (7.0,)),
        say(look, own["name"], 13),
        gap=7,
        pad=pad(8, 2),
        hugs=True,
    )
    user = d.thing(face, own, "other")
    return tools.bar(look, *tabs, push(), *d.bar("head", 18), user, gap=4, pad=pad(8, 5))


def _foot(d: Desk) -> Group:
    look = d.look
    busy = d.content("busy")
    bar = column(
        hint(look, busy["text"]),
        row(Drawing("progress", 6, 190, (look.theme.accent, look.theme.line), (busy["share"],))),
        gap=2,
    )
    return row(
        *d.buttons("foot_left"),
        push(),
        d.thing(bar, {**busy, "text": ""}, "other"),
        push(),
        *d.buttons("foot_right"),
        pad=pad(10, 5),
        fill=look.theme.bar,
        border=look.theme.line,
        edges="t",
    )


# --- a game's page --------------------------------------------------------------------------------


def _game(d: Desk) -> Group:
    look = d.look
    game = d.turn([one for one in d.content("games") if one.get("page")])
    page = game["page"]
    art = panels.canvas(
        look,
        at(Drawing("photo", 1, None, (), (float(game["photo"]),)), Spot(0, 0, 1, 1)),
        at(say(look, game["text"], 34, "#ffffff", bold=True), Spot(0, 1, 1, dx=26, dy=-58)),
        height=196,
        grow=0,
    )
    facts = [
        d.thing(
            column(hint(look, entry["name"], 10.5), say(look, entry["value"], 13), gap=1),
            {**entry, "text": ""},
            "other",
        )
        for entry in page["facts"]
    ]
    strip = row(
        _play(d), *facts, push(), *d.bar("game", 20), gap=22, pad=pad(18, 9), fill=look.theme.bar
    )
    tabs = row(
        *(
            d.thing(panels.tab(look, entry["text"]), entry, "text")
            for entry in d.content("game_links")
        ),
        pad=pad(10, 0),
        fill=look.theme.card,
    )
    news = column(*(_news(d, entry) for entry in page["news"]), gap=8, grow=1)
    beside = column(_friends(d, page), _trophies(d, page), gap=9, width=236)
    inside = column(
        art, strip, tabs, panes(news, beside, gap=14, pad=pad(18, 10)), fill=look.theme.page
    )
    return panes(listed(d, game["text"]), panels.scrolled(look, inside, 0, 0.6), grow=1, clip=True)


def _play(d: Desk) -> Group:
    label = d.function("play").label
    node = tools.button(d.look, label, primary=True, sign="play", size=16, pad=pad(30, 8))
    return d.does("play", node, "text")


def _news(d: Desk, entry: Entry) -> Group:
    look = d.look
    node = row(
        Drawing("photo", 62, 108, (), (float(entry["photo"]),)),
        column(
            hint(look, entry["kind"].upper(), 10),
            say(look, entry["text"], 14, bold=True),
            say(look, entry["note"], 12, look.theme.muted, limit=2),
            gap=2,
            grow=1,
        ),
        gap=12,
        pad=pad(8, 8),
        fill=look.theme.card,
        radius=4,
    )
    return d.thing(node, entry, "other")


def _friends(d: Desk, page: Entry) -> Group:
    look = d.look
    lines = [
        d.thing(
            row(
                Drawing("avatar", 24, 24, (), (float(entry["face"]),)),
                column(
                    say(look, entry["text"], 12.5, look.theme.link),
                    hint(look, entry["note"], 10.5),
                    gap=0,
                ),
                gap=8,
            ),
            entry,
        )
        for entry in page["friends"]
    ]
    return column(
        say(look, "Friends who play", 13, bold=True),
        *lines,
        gap=6,
        pad=pad(10, 9),
        fill=look.theme.card,
        radius=4,
    )


def _trophies(d: Desk, page: Entry) -> Group:
    look = d.look
    own = page["trophies"]
    marks = [
        d.mark(
            row(
                icon(look, name, 20, "#e0b04a"),
                justify="center",
                width=34,
                height=34,
                fill=look.theme.soft,
                radius=4,
            ),
            "icon",
            does,
            function=f"trophy:{name}",
        )
        for name, does in own["badges"].items()
    ]
    share = Drawing("progress", 8, None, ("#e0b04a", look.theme.line), (own["share"],))
    return column(
        say(look, own["title"], 13, bold=True),
        share,
        wrap(*marks, gap=6),
        gap=7,
        pad=pad(10, 9),
        fill=look.theme.card,
        radius=4,
    )
