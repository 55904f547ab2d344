"""An issue tracker: the active sprint, the backlog, or one issue with its details."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.business_parts import (
    Entry,
    ask,
    asked,
    caption,
    face,
    initials,
    nav,
    opener,
    pointed,
    soft_pill,
    thing,
)
from pointerbench.suites.pro.archetypes.kanban import backlog, issue
from pointerbench.suites.pro.archetypes.kanban.issue_parts import key_line, type_sign
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say


def build(d: Desk) -> Group:
    """Layouts: the board of the active sprint, the backlog, one issue."""
    project = d.turn(d.content("projects"))
    shown = ("Active sprints", "Backlog", "")[d.layout]
    main = (_board, backlog.backlog, issue.issue)[d.layout](d, project)
    body = panes(_side(d, project, shown), main, grow=1, clip=True)
    if d.layout < 2:
        pointed(d, 0.6, 0.6)
    return d.window(column(_top(d), body, grow=1), menus=())


def _top(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    menus: list[Node] = []
    for title in d.app.menus:
        word = row(
            say(look, title, look.size - 0.5), icon(look, "chevron_down", 12), gap=3, pad=pad(6, 5),
            hugs=True,
        )  # fmt: skip
        menus.append(opener(d, word, title))
    search = asked(
        d, tools.field(look, dim="Search", sign="search", width=150, pad=pad(8, 5)), "top_search"
    )
    me = asked(d, initials(d, "Ola Berg", "#227d9b", 26), "top_me")
    create = d.does("create_issue", tools.button(look, "Create", primary=True), "text")
    return row(
        d.tool("app_switcher"), icon(look, "columns", 20, theme.accent),
        say(look, "Tracker", 14.5, bold=True), *menus, create, push(), search, *d.bar("head"), me,
        gap=4, pad=pad(8, 0), height=46, fill=theme.card, border=theme.line, edges="b", clip=True,
    )  # fmt: skip


def _side(d: Desk, project: Entry, shown: str) -> Group:
    look, theme = d.look, d.look.theme
    head = row(
        initials(d, project["name"], "#8f5bd7", 28),
        column(say(look, project["name"], bold=True), hint(look, project["kind"], 11), grow=1),
        d.tool("collapse_nav"), gap=8, pad=Pad(9, 6, 7, 10),
    )  # fmt: skip
    lines = nav(d, d.content("side"), shown, height=25)
    return column(
        head, *lines, push(), caption(d, "Company-managed project", pad=pad(10, 8)), width=204,
        fill=theme.bar, border=theme.line, edges="r", clip=True,
    )  # fmt: skip


# --- the board ------------------------------------------------------------------------------------


def _board(d: Desk, project: Entry) -> Group:
    look = d.look
    crumbs = row(
        *(d.mark(hint(look, text), "text") for text in ("Projects", project["name"])), gap=12
    )
    head = row(
        say(look, project["sprint"], 20, bold=True), d.tool("star_project"), push(),
        row(icon(look, "clock", 14), hint(look, "6 days left"), gap=5),
        d.does("complete_sprint", tools.button(look, "Complete sprint", primary=True), "text"),
        d.tool("project_more"), gap=8,
    )  # fmt: skip
    columns = [_column(d, project, state) for state in d.content("states")]
    return column(
        column(crumbs, head, _filters(d, project), gap=8, pad=Pad(10, 14, 8, 16)),
        panes(*columns, gap=8, pad=Pad(0, 12, 10, 16), clip=True, grow=1),
        fill=look.theme.page if look.theme.dark else look.theme.card, grow=1, clip=True,
    )  # fmt: skip


def _filters(d: Desk, project: Entry) -> Group:
    look = d.look
    find = asked(
        d, tools.field(look, dim="Search board", sign="search", width=136), "filters_search_board"
    )
    people = [
        asked(d, face(place * 7 + 2 + d.number, 28), "filters_own", name=name)
        for place, name in enumerate(project["people"])
    ]
    picks = [
        d.mark(tools.button(look, text, drop=True, fill="", pad=pad(9, 4)), "other", does)
        for text, *does in d.content("picks")
    ]
    group = d.does("group_by", tools.button(look, "Group: None", drop=True), "text")
    return row(find, row(*people, gap=2), *picks, push(), group, *d.bar("board_tools"), gap=7)


def _column(d: Desk, project: Entry, state: str) -> Group:
    look, theme = d.look, d.look.theme
    own = [one for one in project["issues"] if one["state"] == state][:6]
    head = row(
        say(look, state.upper(), 11.5, theme.muted, bold=True),
        soft_pill(d, str(len(own)), "#7a869a", radius=7), push(),
        *([icon(look, "check", 14, theme.good)] if state == "Done" else ()), gap=6, pad=pad(6, 5),
    )  # fmt: skip
    cards: list[Node] = [_card(d, project, one, place) for place, one in enumerate(own)]
    if state == "To Do":
        more = row(icon(look, "plus", 14, theme.muted), hint(look, "Create"), gap=6, pad=pad(6, 4))
        cards.append(asked(d, more, "column_own", "text", text="Create"))
    ground = theme.bar if theme.dark else theme.page
    return column(head, *cards, gap=5, pad=pad(5, 4), width=194, fill=ground, radius=5)


def _card(d: Desk, project: Entry, one: Entry, place: int) -> Group:
    look, theme = d.look, d.look.theme
    name, hue = project["epics"][one["epic"]]
    tag = soft_pill(d, name, hue)
    if place == 1:
        tag = ask(d, tag, d.content("epic_ask"), "text", about=one["about"])
    more: list[Node] = []
    if place == 0:
        more = [
            asked(
                d, tools.tool(look, "more_horizontal", 16, pad=pad(3, 2)), "card_more_horizontal",
                "icon", about=one["about"],
            )
        ]  # fmt: skip
    foot = row(
        type_sign(d, one["type"]), key_line(d, project, one), push(),
        d.mark(
            row(
                say(look, str(one["points"]), 11), pad=pad(6, 1), radius=8, fill=theme.soft,
                hugs=True,
            ),
            "other",
        ),
        d.mark(face(one["who"] * 7 + 2 + d.number, 20), "other"), gap=5,
    )  # fmt: skip
    title = row(say(look, one["text"], look.size - 0.5, limit=3, grow=1), *more, align="start")
    node = column(
        title, tag, foot, gap=6, pad=pad(8, 7), fill=theme.card, border=theme.line, radius=4
    )
    return thing(d, node, {"does": one["does"]}, "other")
