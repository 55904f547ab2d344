"""The panel beside an issue: its state, its fields, its development."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.business_parts import Entry, asked, face, link, thing
from pointerbench.suites.pro.archetypes.kanban.issue_parts import priority, strong_state
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, push, row
from pointerbench.widgets.texts import hint, icon, say


def details(d: Desk, project: Entry, one: Entry) -> Group:
    look, theme = d.look, d.look.theme
    now = asked(d, strong_state(d, one["state"]), "details_state")
    auto = asked(d, tools.tool(look, "bolt", 16), "details_bolt", "icon")
    fold = d.tool("hide_details")
    lines = _fields(d, project, one)
    develop = _branch(d)
    found = [
        row(
            row(hint(look, ""), width=92), thing(d, link(d, text), {"does": does}, "text"),
            height=24,
        )
        for text, *does in d.content("development")
    ]  # fmt: skip
    box = column(
        panels.section(look, "Details", column(*lines, develop, *found, pad=pad(8, 4))),
        border=theme.line,
        radius=4,
        clip=True,
    )
    folded = []
    for name, *does in d.content("folded"):
        shut = panels.section(look, name, opened=False)
        fold_box = column(shut, border=theme.line, radius=4, clip=True)
        folded.append(d.mark(fold_box, "text", does, words=(name,)))
    dates = column(
        hint(look, "Created 2 September 2026 at 14:05", 11),
        hint(look, "Updated 3 hours ago", 11),
        gap=2,
    )
    return column(
        row(now, auto, push(), fold, gap=6), box, *folded, dates, gap=10, pad=Pad(4, 12, 8, 12),
        width=302, border=theme.line, edges="l", clip=True,
    )  # fmt: skip


def _branch(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    branch = d.function("create_branch")
    return row(
        row(hint(look, "Development"), width=92),
        d.does(
            "create_branch",
            row(
                icon(look, branch.icon, 14, theme.link), say(look, branch.label, 0, theme.link),
                gap=5, hugs=True, pad=pad(4, 2),
            ),
            "text",
        ),
        height=28,
    )  # fmt: skip


def _fields(d: Desk, project: Entry, one: Entry) -> list[Node]:
    look = d.look
    lines: list[Node] = []
    for entry in d.content("details"):
        value = str(entry.get("value", ""))
        value = {"epic": project["epics"][one["epic"]][0], "sprint": project["sprint"]}.get(
            value, value
        )
        inside: list[Node] = []
        if "person" in entry:
            inside = [face(entry["person"] * 7 + 2 + d.number, 22)]
            value = project["people"][entry["person"]]
        elif entry["name"] == "Priority":
            inside = [priority(d, "highest")]
        held = row(*inside, say(look, value, grow=1), gap=6, grow=1, pad=pad(4, 2))
        lines.append(
            row(row(hint(look, entry["name"]), width=92), thing(d, held, entry, "other"), height=28)
        )
    return lines
