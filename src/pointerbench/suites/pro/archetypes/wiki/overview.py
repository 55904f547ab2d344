"""The start of a team's space: recent pages, updates, tasks and news."""

from __future__ import annotations

from pointerbench.flow.nodes import Drawing, Group, Node
from pointerbench.suites.pro.archetypes.business_parts import (
    Entry,
    asked,
    card,
    link,
    portrait,
    sign,
    thing,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, push, row
from pointerbench.widgets.texts import hint, icon, say


def overview(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    kind, number = "photo", 22.0
    banner = column(Drawing(kind, 70, None, (theme.accent,), (number,)))
    head = row(
        say(look, "Laboratory handbook", 24, bold=True), push(),
        asked(
            d, tools.button(look, "Edit", sign="edit", pad=pad(9, 3)), "edit_start", "text", "Edit",
        ),
        *d.bar("overview"), gap=4,
    )  # fmt: skip
    tiles = [_tile(d, one) for one in d.content("cards")]
    grid = column(row(*tiles[:3], gap=9), row(*tiles[3:], gap=9), gap=9)
    left = column(
        say(look, "Pick up where you left off", 14, bold=True), grid, _updates(d), gap=8, grow=1,
    )  # fmt: skip
    right = column(*_todos(d), *_news(d), gap=7, width=226)
    body = row(left, right, gap=18, align="start")
    return column(
        banner, column(head, body, gap=9, pad=pad(20, 8), grow=1, clip=True), fill=theme.page,
        grow=1, clip=True,
    )  # fmt: skip


def _tile(d: Desk, entry: Entry) -> Group:
    look, theme = d.look, d.look.theme
    node = card(
        d,
        row(icon(look, "file", 16, theme.link), say(look, entry["text"], bold=True, grow=1), gap=7),
        hint(look, f"{entry['who']} · {entry['when']}", 11),
        hint(look, f"{entry['views']} views", 11), gap=4, pad=pad(10, 8), grow=1,
    )  # fmt: skip
    return thing(d, node, {"does": entry["does"]}, "other")


def _updates(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    pop = asked(
        d,
        row(
            say(look, "All updates"), icon(look, "chevron_down", 12), gap=5, pad=pad(4, 2),
            hugs=True,
        ),
        "tab_updates", "text", "All updates",
    )  # fmt: skip
    mine = asked(d, row(tools.check(look, "Only watched"), hugs=True), "follow")
    lines: list[Node] = []
    for who, did, what, when, *does in d.content("updates"):
        page = thing(d, link(d, what), {"does": does}, "text")
        lines.append(
            row(
                portrait(who, 22), say(look, who, 12.5, bold=True), hint(look, did), page, push(),
                hint(look, when, 11), gap=7, height=31, border=theme.line, edges="b",
            )
        )  # fmt: skip
    return column(
        row(say(look, "What is happening", 14, bold=True), push(), mine, pop, gap=10), *lines, gap=1
    )


def _todos(d: Desk) -> list[Node]:
    look, theme = d.look, d.look.theme
    lines: list[Node] = []
    for text, due, *does in d.content("todos"):
        box = Drawing("checkbox", 14, 14, (theme.accent, theme.muted, theme.card), (0.0,))
        tick = d.mark(row(box, pad=pad(2), hugs=True), "other", does)
        lines.append(
            row(tick, say(look, text, 12.5, grow=1), hint(look, due, 11), gap=6, height=25)
        )
    return [card(d, say(look, "Your tasks", 14, bold=True), *lines, gap=3, pad=pad(10, 8))]


def _news(d: Desk) -> list[Node]:
    look = d.look
    nodes: list[Node] = [
        row(say(look, "Blog stream", 14, bold=True), push(), sign(d, "plus", "greet", 14))
    ]
    for title, by, drawing, *does in d.content("news"):
        kind, number = drawing.split()
        body = column(
            Drawing(kind, 52, None, (), (float(number),)),
            column(
                say(look, title, 12.5, bold=True, limit=2), hint(look, by, 11), gap=2,
                pad=pad(9, 6),
            ),
            fill=look.theme.card, border=look.theme.line, radius=6, clip=True,
        )  # fmt: skip
        nodes.append(d.mark(body, "other", does))
    nodes.append(asked(d, link(d, "See all posts"), "more_news", "text", "See all posts"))
    return nodes
