"""The shop of a launcher, the library as a list and as covers, and what is being loaded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Pad, Spot
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import at, column, pad, panes, push, row, wrap
from pointerbench.widgets.texts import hint, icon, say

Entry = Mapping[str, Any]


def listed(d: Desk, chosen: str) -> Group:
    """The library at the left, with the chosen title if there is one."""
    look = d.look
    nodes: list[Node] = []
    for part in d.content("shelves"):
        nodes.append(
            row(
                icon(look, "chevron_down", 12, look.theme.muted),
                hint(look, f"{part['title']} ({len(part['games'])})", 11),
                gap=5,
                pad=Pad(6, 6, 2, 8),
            )
        )
        nodes += [_title(d, name, chosen) for name in part["games"]]
    find = d.mark(
        tools.field(look, dim="Search by name", sign="search", grow=1),
        "other",
        d.content("find_does"),
        function="find",
    )
    return column(
        row(find, *d.bar("filter", 14), gap=3, pad=pad(8, 6)),
        column(*nodes, grow=1, clip=True),
        width=224,
        fill=look.theme.code,
        border=look.theme.line,
        edges="r",
        clip=True,
    )


def _title(d: Desk, name: str, chosen: str) -> Group:
    look = d.look
    game = next(one for one in d.content("games") if one["text"] == name)
    on = name == chosen
    node = row(
        Drawing("photo", 18, 18, (), (float(game["photo"]),)),
        say(look, name, 12.5, look.theme.link if on else "", grow=1),
        *([icon(look, "cloud_done", 12, look.theme.good)] if game.get("ready") else []),
        gap=7,
        pad=pad(10, 0),
        height=25,
        fill=look.theme.chosen if on else "",
    )
    # Beside the covers, which show the same titles, the list is not asked for.
    asked = chosen and not on
    return d.thing(node, {"text": name, "does": game["does"]} if asked else name)


def shop(d: Desk) -> Group:
    """Offers with pictures, lists of titles, and tags."""
    look = d.look
    own = d.content("shop")
    first = d.turn(own["offers"])
    tiles = [_offer(d, entry) for entry in own["offers"] if entry is not first]
    top = row(_large(d, first), wrap(*tiles, gap=9, grow=1), gap=12, align="start")
    tabs = [
        d.thing(panels.tab(look, e["text"], on=not k), e if k else e["text"])
        for k, e in enumerate(own["lists"])
    ]
    rows = column(row(*tabs), *(_line(d, entry) for entry in own["rows"]), gap=3, grow=1)
    tags = [d.thing(tools.badge(look, e["text"], pad=pad(9, 3)), e) for e in own["tags"]]
    beside = column(
        say(look, "Browse by tag", 13, bold=True),
        wrap(*tags, gap=6),
        *d.buttons("queue"),
        gap=8,
        width=210,
        pad=pad(10, 10),
        fill=look.theme.card,
        radius=4,
    )
    body = panes(rows, beside, gap=14)
    inside = column(_links(d, own), top, body, gap=11, pad=pad(26, 10))
    return panels.scrolled(look, inside, 0.05, 0.3, fill=look.theme.page)


def _links(d: Desk, own: Entry) -> Group:
    look = d.look
    links = [
        d.thing(row(say(look, e["text"], 13), pad=pad(8, 4), hugs=True), e) for e in own["links"]
    ]
    find = d.mark(
        tools.field(look, dim="search the store", end="search", width=178),
        "other",
        own["find_does"],
        function="shop_find",
    )
    inside = (*links, push(), find, *d.bar("shop", 18))
    return row(*inside, gap=4, pad=pad(10, 5), fill=look.theme.card, radius=4)


def _large(d: Desk, entry: Entry) -> Group:
    """The offer of the day, with its words on the picture."""
    look = d.look
    words = column(
        say(look, entry["text"], 19, "#ffffff", bold=True),
        say(look, entry["note"], 12, "#e6e6e6"),
        gap=2,
        pad=pad(12, 8),
        fill="#10151c",
    )
    node = panels.canvas(
        look,
        at(Drawing("photo", 1, None, (), (float(entry["photo"]),)), Spot(0, 0, 1, 1)),
        at(words, Spot(0, 1, 1, dy=-56, dh=56)),
        height=204,
        width=300,
        grow=0,
    )
    return d.thing(node, entry, "other")


def _offer(d: Desk, entry: Entry) -> Group:
    look = d.look
    price = row(
        tools.badge(look, entry["cut"], "#4c6b22", "#c9f06a"),
        push(),
        say(look, entry["price"], 12.5),
        pad=pad(7, 4),
        fill=look.theme.code,
    )
    node = column(Drawing("photo", 72, 154, (), (float(entry["photo"]),)), price, width=154)
    return d.thing(node, entry, "other")


def _line(d: Desk, entry: Entry) -> Group:
    look = d.look
    name = d.thing(row(say(look, entry["text"], 13), hugs=True), entry)
    buy = d.mark(
        row(icon(look, "cart", 16), pad=pad(5, 4), hugs=True),
        "icon",
        entry["buy"],
        function=f"buy:{entry['text']}",
    )
    return row(
        Drawing("photo", 34, 90, (), (float(entry["photo"]),)),
        column(name, hint(look, entry["note"], 11), gap=1, grow=1),
        *([tools.badge(look, entry["cut"], "#4c6b22", "#c9f06a")] if entry.get("cut") else []),
        say(look, entry["price"], 12.5),
        buy,
        gap=11,
        pad=Pad(0, 8, 0, 0),
        fill=look.theme.card,
    )


def covers(d: Desk) -> Group:
    look = d.look
    games = d.content("games")
    tiles = []
    for game in games:
        node = column(
            Drawing("photo", 132, 100, (), (float(game["photo"]),)),
            say(look, game["text"], 11, align="center"),
            gap=3,
            width=100,
        )
        tiles.append(d.thing(node, {"text": game["text"], "does": game["does"]}, "other"))
    downloads = [_download(d, entry) for entry in d.content("downloads")]
    inside = column(
        row(
            say(look, "All games", 16, bold=True),
            push(),
            d.thing(tools.choice(look, "Recent activity", 150), d.content("sort"), "other"),
            *d.bar("covers", 16),
            gap=6,
        ),
        wrap(*tiles, gap=12),
        row(say(look, "Downloads", 16, bold=True), push(), *d.bar("downloads", 16), gap=6),
        *downloads,
        gap=8,
        pad=pad(18, 10),
    )
    return panes(
        listed(d, ""),
        panels.scrolled(look, inside, 0, 0.8, fill=look.theme.page),
        grow=1,
        clip=True,
    )


def _download(d: Desk, entry: Entry) -> Group:
    look = d.look
    bar = Drawing("progress", 8, 200, (look.theme.accent, look.theme.line), (entry["share"],))
    stop = d.mark(
        row(icon(look, entry["icon"], 16), pad=pad(5, 4), hugs=True),
        "icon",
        entry["hold"],
        function=f"hold:{entry['text']}",
    )
    drop = d.mark(
        row(icon(look, "close", 14), pad=pad(5, 4), hugs=True),
        "icon",
        entry["drop"],
        function=f"drop:{entry['text']}",
    )
    return row(
        Drawing("photo", 30, 64, (), (float(entry["photo"]),)),
        d.mark(
            column(say(look, entry["text"], 13), hint(look, entry["note"], 11), gap=0, grow=1),
            "text",
        ),
        bar,
        stop,
        drop,
        gap=11,
        pad=Pad(0, 8, 0, 0),
        fill=look.theme.card,
    )
