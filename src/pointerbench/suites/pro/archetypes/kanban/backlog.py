"""The backlog: sprints and the long list below them, beside the panel of epics."""

from __future__ import annotations

from collections.abc import Sequence

from pointerbench.flow.nodes import Drawing, Group, Node, Pad
from pointerbench.suites.pro.archetypes.business_parts import (
    Entry,
    ask,
    asked,
    face,
    pill,
    soft_pill,
)
from pointerbench.suites.pro.archetypes.kanban.cardback import ORDINALS
from pointerbench.suites.pro.archetypes.kanban.issue_parts import (
    key_line,
    priority,
    state,
    type_sign,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say

_ROLES = ("priority", "state", "points", "who", "tick", "epic")


def backlog(d: Desk, project: Entry) -> Group:
    look, theme = d.look, d.look.theme
    crumbs = row(
        *(d.mark(hint(look, text), "text") for text in ("Projects", project["name"])), gap=12
    )
    title = row(
        say(look, "Backlog", 20, bold=True), push(), d.tool("star_project"), *d.bar("board_tools"),
        d.tool("project_more"), gap=6,
    )  # fmt: skip
    find = asked(
        d,
        tools.field(look, dim="Search backlog", sign="search", width=160),
        "backlog_search_backlog",
    )
    people = [d.mark(face(n * 7 + 2 + d.number, 26), "other") for n in range(5)]
    first = [one for one in project["issues"] if one["state"] != "Done" and one["points"] < 9][:7]
    rest = [one for one in project["issues"] if one["state"] == "To Do" and one not in first]
    parts = [
        _section(d, project, project["sprint"], project["dates"], first, current=True),
        _section(d, project, project["next"], project["later"], rest[:4], current=False),
        _section(d, project, "Backlog", "", rest[4:], current=False),
    ]
    lists = panels.scrolled(look, column(*parts, gap=9, pad=Pad(0, 10, 10, 10)), 0, 0.7)
    return column(
        column(
            crumbs, title, row(find, row(*people, gap=2), gap=10), gap=8, pad=Pad(10, 14, 10, 16),
        ),
        panes(_epics(d, project), lists, grow=1, clip=True),
        fill=theme.page if theme.dark else theme.card, grow=1, clip=True,
    )  # fmt: skip


def _epics(d: Desk, project: Entry) -> Group:
    look, theme = d.look, d.look.theme
    shut = asked(d, tools.tool(look, "close", 12), "epics_close", "icon")
    lines: list[Node] = []
    for place, (name, hue) in enumerate(project["epics"]):
        own = [one for one in project["issues"] if one["epic"] == place]
        done = sum(one["state"] == "Done" for one in own) / max(1, len(own))
        bar = Drawing("progress", 5, None, (theme.good, theme.line), (done,), grow=1)
        unfold = asked(
            d, tools.tool(look, "chevron_right", 12, pad=pad(3)), "epics_chevron_right", "icon",
            place=ORDINALS[place],
        )  # fmt: skip
        line = row(
            unfold, Group(width=12, height=12, radius=3, fill=hue), say(look, name, grow=1), gap=5
        )
        box = column(line, bar, gap=5, pad=pad(6, 6), fill=theme.card, border=theme.line, radius=4)
        lines.append(d.mark(box, "other"))
    lines.append(
        asked(
            d,
            row(icon(look, "plus", 14, theme.muted), hint(look, "Create epic"), gap=6, pad=pad(6)),
            "epics_plus", "text", text="Create epic",
        )
    )  # fmt: skip
    head = row(say(look, "Epic", bold=True, grow=1), shut)
    none = asked(
        d, row(say(look, "Issues without epic", 12), pad=pad(6)), "epics_issues_without_epi", "text"
    )
    ground = theme.bar if theme.dark else theme.page
    return column(head, none, *lines, gap=6, pad=pad(9, 8), width=172, fill=ground, radius=5)


def _section(
    d: Desk, project: Entry, name: str, dates: str, issues: Sequence[Entry], *, current: bool
) -> Group:
    look, theme = d.look, d.look.theme
    totals = [
        sum(one["points"] for one in issues if one["state"] == which)
        for which in ("To Do", "In Progress", "In Review")
    ]
    counts = [
        pill(d, str(total), fill, radius=7)
        for total, fill in zip(totals, ("#8590a2", "#1868db", "#22a06b"), strict=True)
    ]
    fold = asked(
        d, tools.tool(look, "chevron_down", 14, pad=pad(3)), "section_chevron_down", "icon",
        dates=dates or "the last of the headings",
    )  # fmt: skip
    head: list[Node] = [
        fold, say(look, name, bold=True), hint(look, dates, 11.5),
        hint(look, f"({len(issues)} issues)", 11.5), push(), *counts,
    ]  # fmt: skip
    head += _ends(d, name, dates, current=current)
    offset = 0 if current else 2
    lines = [_line(d, project, one, place + offset) for place, one in enumerate(issues)]
    where = f"those planned for {dates}" if dates else "those that nobody has scheduled"
    add = asked(
        d,
        row(icon(look, "plus", 14, theme.muted), hint(look, "Create issue"), gap=6, pad=pad(4, 3)),
        "section_plus", "text", text="Create issue", where=where,
    )  # fmt: skip
    ground = theme.bar if theme.dark else theme.page
    table = column(*lines, fill=theme.card, border=theme.line)
    return column(row(*head, gap=7), table, add, gap=5, pad=pad(7, 6), fill=ground, radius=5)


def _ends(d: Desk, name: str, dates: str, *, current: bool) -> list[Node]:
    look = d.look
    if not dates:
        button = tools.button(look, "Create sprint", pad=pad(8, 2))
        return [asked(d, button, "create_sprint", "text", text="Create sprint")]
    more = asked(
        d, tools.tool(look, "more_horizontal", 16, pad=pad(4, 2)), "ends_more_horizontal", "icon",
        dates=dates,
    )  # fmt: skip
    if current:
        button = tools.button(look, "Complete sprint", pad=pad(8, 2))
        return [d.does("complete_sprint", button, "text"), more]
    button = tools.button(look, "Start sprint", pad=pad(8, 2))
    return [asked(d, button, "start_sprint", "text", text="Start sprint"), more]


def _line(d: Desk, project: Entry, one: Entry, place: int) -> Group:
    """Each line asks for two of its controls, in turn, so that no kind of intent rules."""
    look, theme = d.look, d.look.theme
    role, about = _ROLES[place % 6], one["about"]

    def held(node: Node, name: str, kind: str = "other") -> Group:
        wordings = d.content(f"{name}_ask") if name in (role, "priority") else ()
        return ask(d, node, wordings, kind, about=about)

    box = Drawing("checkbox", 14, 14, (theme.accent, theme.faint, theme.card), (0.0,))
    epic, hue = project["epics"][one["epic"]]
    title = row(say(look, one["text"], look.size - 0.5), hugs=True)
    text = d.mark(title, "text", one["does"] if place % 2 else ())
    return row(
        held(row(box, pad=pad(2), hugs=True), "tick"), type_sign(d, one["type"]),
        row(key_line(d, project, one), width=58), row(text, grow=1, clip=True),
        held(soft_pill(d, epic, hue), "epic", "text"), held(state(d, one["state"]), "state"),
        held(
            row(
                say(look, str(one["points"]), 11), pad=pad(6, 1), radius=8, fill=theme.soft,
                hugs=True,
            ),
            "points",
        ),
        held(priority(d, one["prio"]), "priority", "icon"),
        held(face(one["who"] * 7 + 2 + d.number, 20), "who"), gap=6, pad=pad(6, 0), height=29,
        border=theme.line, edges="b", clip=True,
    )  # fmt: skip
