"""The model of structured content: a type with its fields."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.business_parts import (
    asked,
    nav,
    opener,
    pill,
    portrait,
    sign,
    soft_pill,
    tabs,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say


def model(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    find = row(
        asked(d, tools.field(look, dim="Search types", sign="search", grow=1), "type_find"),
        sign(d, "plus", "type_add", 14),
        gap=4,
        pad=pad(10, 8),
    )
    side = column(
        find, *nav(d, d.content("types"), "Plant profile"), push(),
        row(
            asked(
                d,
                row(
                    icon(look, "flowchart", 14), say(look, "Visual modeler"), gap=7, hugs=True,
                    pad=pad(6),
                ),
                "visual", "text", "Visual modeler",
            ),
            pad=pad(8, 8),
        ),
        width=196, fill=theme.card, border=theme.line, edges="r", clip=True,
    )  # fmt: skip
    save = asked(d, tools.button(look, "Save", primary=True), "model_save", "text", "Save")
    head = row(
        column(
            say(look, "Plant profile", 18, bold=True), hint(look, "Content type · 96 entries"),
            grow=1,
        ),
        sign(d, "more_horizontal", "model_more"),
        opener(d, tools.button(look, "Add field", sign="plus", drop=True), "Add field"), save,
        gap=7,
    )  # fmt: skip
    strip = panels.tab_strip(look, *tabs(d, d.content("model_tabs")), fill="")
    lines = [_field(d, one) for one in d.content("model")]
    left = column(
        head, strip, column(*lines, border=theme.line, radius=5, fill=theme.card, clip=True), gap=9,
        pad=Pad(12, 14, 8, 16), grow=1, clip=True,
    )  # fmt: skip
    return panes(side, left, _about(d), grow=1, clip=True)


def _field(d: Desk, one: list[str]) -> Group:
    look, theme = d.look, d.look.theme
    name, kind, glyph, rule, about = one
    facts = {"about": about}
    grip = asked(
        d, tools.tool(look, "drag_handle", 14, color=theme.muted, pad=pad(3)), "field_grip", **facts
    )
    box = row(
        icon(look, glyph, 16, theme.link), width=30, height=30, radius=5, fill=theme.soft,
        justify="center",
    )  # fmt: skip
    title = asked(
        d, row(say(look, name, bold=True), hugs=True, pad=pad(2)), "field_name", "text", **facts
    )
    tag = [soft_pill(d, rule, "#2a72d8")] if rule else []
    return row(
        grip, box, column(row(title), hint(look, kind, 11), grow=1), *tag,
        sign(d, "settings", "field_edit", 14, facts=facts),
        sign(d, "more_horizontal", "field_more", 14, facts=facts), gap=8, pad=pad(8, 3),
        border=theme.line, edges="b",
    )  # fmt: skip


def _about(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    lines: list[Node] = [
        say(look, "About this type", bold=True),
        hint(
            look, "A species in the collection, with its photo, season and place of origin.", 11.5,
            limit=4,
        ),
        column(
            hint(look, "API identifier", 11),
            row(tools.field(look, "plantProfile", grow=1), sign(d, "copy", "api_id", 14), gap=4),
            gap=2,
        ),
        asked(
            d,
            column(
                hint(look, "Fields used", 11),
                row(say(look, "12 of 50"), push(), pill(d, "24%", "#1f9d61")), gap=2, pad=pad(8, 6),
                border=theme.line, radius=5,
            ),
            "limit",
        ),
        asked(
            d,
            row(
                icon(look, "view_list", 14), say(look, "Show entries"), gap=7, hugs=True,
                pad=pad(4),
            ),
            "usage", "text", "Show entries",
        ),
        asked(
            d, row(icon(look, "eye", 14), say(look, "Preview form"), gap=7, hugs=True, pad=pad(4)),
            "preview_type", "text", "Preview form",
        ),
        say(look, "Last changes", bold=True),
    ]  # fmt: skip
    lines += _changes(d)
    return column(
        *lines, gap=9, pad=pad(14, 12), width=212, fill=theme.card, border=theme.line, edges="l",
        clip=True,
    )  # fmt: skip


def _changes(d: Desk) -> list[Node]:
    look = d.look
    lines: list[Node] = []
    for who, what, when in d.content("changes"):
        lines.append(
            row(
                portrait(who, 22),
                column(
                    say(look, who, 11.5, bold=True), hint(look, f"{what}, {when}", 11, limit=2),
                    grow=1,
                ),
                gap=8, align="start",
            )
        )  # fmt: skip
    return lines
