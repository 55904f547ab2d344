"""The administration of a help desk: rules in groups, each with its switch."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.business_parts import asked, nav, sign
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, say

Entry = Mapping[str, Any]


def rules(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    find = asked(
        d, tools.field(look, dim="Search Admin Center", sign="search", grow=1), "admin_find"
    )
    side = column(
        row(find, pad=pad(10, 9)), *nav(d, d.content("admin"), "Triggers"), width=216,
        fill=theme.bar, border=theme.line, edges="r", clip=True,
    )  # fmt: skip
    tabs = [
        d.mark(panels.tab(look, "Active (10)", on=True), "text", words=("Active (10)",)),
        asked(d, panels.tab(look, "Inactive (4)"), "inactive", "text", "Inactive (4)"),
    ]
    head = _head(d)
    bar = row(
        asked(d, tools.field(look, dim="Search triggers", sign="search", width=230), "rule_find"),
        asked(d, tools.button(look, "Filter", sign="filter"), "rule_filter", "text", "Filter"),
        push(), asked(d, tools.choice(look, "Sort: position", 140), "rule_sort"), gap=8,
    )  # fmt: skip
    titles = row(
        hint(look, "Trigger name", grow=1), row(hint(look, "Runs, 7 days"), width=92),
        row(hint(look, "Active"), width=88), pad=pad(44, 4), border=theme.line, edges="b",
    )  # fmt: skip
    groups = [_group(d, one) for one in d.content("groups")]
    return panes(
        side,
        column(
            column(
                head, panels.tab_strip(look, *tabs, fill=""), bar, gap=9, pad=Pad(12, 18, 6, 18),
            ),
            titles, column(*groups, grow=1, clip=True), fill=theme.card, grow=1, clip=True,
        ),
        grow=1, clip=True,
    )  # fmt: skip


def _head(d: Desk) -> Group:
    look = d.look
    return row(
        column(
            say(look, "Triggers", 20, bold=True),
            hint(look, "Triggers run from top to bottom whenever a ticket is created or updated."),
        ),
        push(), asked(d, tools.button(look, "Edit order"), "order", "text", "Edit order"),
        asked(d, tools.button(look, "Create category"), "category", "text", "Create category"),
        d.does("create_trigger", tools.button(look, "Create trigger", primary=True), "text"), gap=8,
    )  # fmt: skip


def _group(d: Desk, entry: Entry) -> Group:
    look, theme = d.look, d.look.theme
    facts = {"about": entry["about"]}
    head = row(
        sign(d, "chevron_down", "group_fold", 14, facts=facts, pad=pad(3)),
        say(look, f"{entry['text']} ({len(entry['rules'])})", bold=True), push(),
        sign(d, "more_vertical", "group_more", 14, facts=facts, pad=pad(3)), gap=7, pad=pad(16, 5),
        fill=theme.bar, border=theme.line, edges="b",
    )  # fmt: skip
    return column(head, *(_rule(d, one) for one in entry["rules"]))


def _rule(d: Desk, entry: list[Any]) -> Group:
    look, theme = d.look, d.look.theme
    name, note, runs, on, about = entry
    facts = {"about": about}
    grip = asked(
        d, tools.tool(look, "drag_handle", 14, color=theme.muted, pad=pad(3)), "rule_grip", **facts
    )
    link = asked(
        d, row(say(look, name, 12.5, theme.link), hugs=True, pad=pad(1)), "rule_open", "text",
        **facts,
    )  # fmt: skip
    knob = asked(d, tools.switch(look, on=on, hugs=True), "rule_off" if on else "rule_on", **facts)
    words: list[Node] = [row(link), hint(look, note, 11)]
    return row(
        grip, column(*words, grow=1), row(say(look, runs), width=92), row(knob, width=52),
        sign(d, "more_vertical", "rule_more", 14, facts=facts, pad=pad(3)), gap=9, pad=pad(14, 4),
        border=theme.line, edges="b",
    )  # fmt: skip
