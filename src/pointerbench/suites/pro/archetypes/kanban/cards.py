"""A light board of cards: lists side by side, a card opened over them, or a month of due dates."""

from __future__ import annotations

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.business_parts import (
    Entry,
    asked,
    face,
    initials,
    inked,
    nav,
    opener,
    pointed,
    thing,
)
from pointerbench.suites.pro.archetypes.kanban.card_lists import lists
from pointerbench.suites.pro.archetypes.kanban.cardback import opened_card
from pointerbench.suites.pro.archetypes.kanban.month import calendar
from pointerbench.suites.pro.desk import Desk
from pointerbench.suites.pro.scene import Popup
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

_GROUNDS = ("#0f5fc2", "#4a6b52", "#6a5aa0", "#b0603a", "#2d6f86")


def build(d: Desk) -> Group:
    """Layouts: the board with its side panel, an open card over the board, a calendar."""
    board = d.turn(d.content("boards"))
    ground = d.turn(_GROUNDS)
    slim = d.look.platform == "tablet"
    body: Node
    if d.layout == 2:
        body = panes(_side(d, board), calendar(d, board), grow=1, clip=True)
    else:
        shown = lists(d, board, ground, slim)
        if d.layout == 0 and not slim:
            pointed(d, 0.62, 0.55)
        side = [] if slim or d.layout == 1 else [_side(d, board)]
        body = panes(
            *side, column(_header(d, board, ground, slim), shown, grow=1), grow=1, clip=True
        )
    if d.layout == 1:
        d.popups.append(Popup(opened_card(d), modal=True))
    top = _tablet_top(d, board) if slim else _top(d)
    return d.window(column(top, body, grow=1), menus=())


def _top(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    menus: list[Node] = []
    for title in tuple(d.app.menus)[:-1]:
        word = row(
            say(look, title, look.size - 0.5), icon(look, "chevron_down", 12), gap=4, pad=pad(7, 5),
            hugs=True,
        )  # fmt: skip
        menus.append(opener(d, word, title))
    create = tools.button(look, "Create", primary=True)
    search = asked(
        d, tools.field(look, dim="Search", sign="search", width=176, pad=pad(8, 5)), "top_search"
    )
    me = asked(d, initials(d, "Nadia Ferrante", "#c9372c", 26), "top_me")
    name = row(
        icon(look, "columns", 20, theme.accent, filled=True),
        say(look, "Boards", 15, bold=True),
        gap=6,
        pad=pad(6, 0),
    )
    return row(
        d.tool("app_switcher"), name, *menus, opener(d, create, "Create"), push(), search,
        *d.bar("head"), me, gap=4, pad=pad(8, 0), height=46, fill=theme.card, border=theme.line,
        edges="b", clip=True,
    )  # fmt: skip


def _tablet_top(d: Desk, board: Entry) -> Group:
    look, theme = d.look, d.look.theme
    back = asked(
        d, row(icon(look, "back", 20), say(look, "Boards", 14), gap=4, pad=pad(6), hugs=True),
        "tablet_top_back", "text", text="Boards",
    )  # fmt: skip
    name = asked(
        d,
        row(say(look, board["name"], 17, bold=True), pad=pad(6), hugs=True),
        "tablet_top_name",
        "text",
    )
    return row(
        back, push(), name, push(), *d.bar("tablet", 20), d.tool("board_menu", 20), gap=8,
        pad=pad(14, 0), height=54, fill=theme.bar, border=theme.line, edges="b",
    )  # fmt: skip


def _side(d: Desk, board: Entry) -> Group:
    look, theme = d.look, d.look.theme
    head = row(
        initials(d, "Salt Meadow", "#22a06b", 30),
        column(say(look, "Salt & Meadow", bold=True), hint(look, "Premium", 11), grow=1),
        d.tool("toggle_sidebar"), gap=8, pad=pad(10, 9), border=theme.line, edges="b",
    )  # fmt: skip
    lines: list[Node] = []
    for line, entry in zip(nav(d, d.content("side")), d.content("side"), strict=True):
        mates = entry.get("text") == "Members"
        held = row(column(line, grow=1), d.tool("members_page"), pad=Pad(0, 4, 0, 0))
        lines.append(held if mates else line)
    own = {"text": board["name"], "ink": d.turn(_GROUNDS)}
    boards = d.sample(d.content("others"), 6)
    for entry in (own, *boards):
        swatch = Group(width=24, height=18, radius=3, fill=entry["ink"])
        here = entry is own
        line = row(
            swatch, say(look, entry["text"], grow=1), gap=8, pad=pad(10, 5),
            fill=theme.chosen if here else "",
        )  # fmt: skip
        lines.append(thing(d, line, entry["text"] if here else entry))
    more = d.function("add_board")
    lines.append(
        d.does(
            "add_board",
            row(icon(look, more.icon, 14), hint(look, more.label), gap=8, pad=pad(14, 6)), "text",
        )
    )  # fmt: skip
    plan = row(
        icon(look, "premium", 16, theme.link), say(look, "Premium plan", grow=1), gap=8,
        pad=pad(12, 8), border=theme.line, edges="t",
    )  # fmt: skip
    paid = asked(d, plan, "side_own", "text")
    return column(
        head, column(*lines, grow=1), paid, width=228, fill=theme.card, border=theme.line,
        edges="r", clip=True,
    )  # fmt: skip


def _header(d: Desk, board: Entry, ground: str, slim: bool) -> Group:
    on = inked(d, mixed(ground, "#000000", 60))
    if slim:
        return Group()
    name = asked(
        d,
        row(say(on.look, board["name"], 16, bold=True), pad=pad(6, 3), hugs=True),
        "header_name",
        "text",
    )
    view = tools.button(
        on.look, "Board", sign="columns", drop=True, fill="", border=on.look.theme.line
    )
    people = [
        d.mark(face(number, 26), "other")
        for number in sorted(
            {n for entry in board["lists"] for c in entry["cards"] for n in c.get("people", ())}
        )[:5]
    ]
    return row(
        name, on.tool("star_board"), on.tool("visibility"), on.does("view_switch", view, "text"),
        push(), *on.bar("board"), row(*people, gap=2, pad=pad(6, 0)),
        on.does(
            "share_board", tools.button(d.look, "Share", sign="person_add", primary=True), "text",
        ),
        on.tool("board_menu"), gap=5, pad=pad(10, 0), height=46, fill=mixed(ground, "#000000", 60),
        clip=True,
    )  # fmt: skip


# --- lists ----------------------------------------------------------------------------------------
