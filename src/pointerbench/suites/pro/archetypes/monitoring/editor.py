"""One panel in its editor: the picture, its queries below, its options at the right."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.dev_kit import control, thing
from pointerbench.suites.pro.archetypes.lab_kit import (
    bar_of,
    by_round,
    controls_of,
    inked,
    inks_of,
    small,
    tabs_of,
)
from pointerbench.suites.pro.archetypes.monitoring.board import controls, graph, variables
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import code, hint, icon, say

Spec = Mapping[str, Any]


def editing(d: Desk) -> tuple[tuple[str, ...], Group]:
    look, theme = d.look, d.look.theme
    own: Spec = by_round(d, d.content("edited"))
    view = row(
        *(control(d, entry) for entry in d.content("view")),
        *(say(look, entry["name"], 12) for entry in d.content("view")),
        push(),
        *(_segment(d, one, on=not place) for place, one in enumerate(d.content("fill_modes"))),
        gap=8,
        pad=pad(12, 4),
    )
    title = row(
        d.mark(row(say(look, own["title"], 12.5, bold=True), hugs=True), "text"), pad=pad(10, 4)
    )
    picture = column(title, graph(d, own), fill=theme.card, border=theme.line, grow=1)
    left = column(
        variables(d, 3),
        view,
        column(picture, height=292, pad=pad(12, 0)),
        _queries(d, own),
        grow=1,
        clip=True,
    )
    body = panes(left, _options(d, own), grow=1, clip=True)
    top = controls(d, "discard_panel", "save_board", "apply_panel")
    return ("Home", "Dashboards", own["board"], "Edit panel"), column(top, body, grow=1, clip=True)


def _segment(d: Desk, entry: Spec, *, on: bool) -> Group:
    theme = d.look.theme
    node = row(
        say(d.look, entry["text"], 12, theme.ink if on else theme.muted),
        pad=pad(8, 3),
        hugs=True,
        fill=theme.soft if on else "",
        border=theme.line,
        radius=2,
    )
    return thing(d, node, entry["text"] if on else entry)


def _queries(d: Desk, own: Spec) -> Group:
    look, theme = d.look, d.look.theme
    tabs = tabs_of(d, own["tabs"], pad=pad(12, 6))
    source = row(
        hint(look, "Data source", 12),
        control(d, d.content("source"), width=170),
        small(d, "help", d.content("source_help"), 14),
        push(),
        *controls_of(d, d.content("query_options")),
        d.button("inspect_query", size=12, pad=pad(8, 3)),
        gap=7,
        pad=pad(10, 6),
    )
    shown = [_query(d, entry) for entry in own["queries"]]
    feet = row(
        d.button("add_query", sign=True, size=12),
        d.button("add_expression", sign=True, size=12),
        gap=8,
        pad=pad(10, 4),
    )
    body = column(source, *shown, feet, gap=5, grow=1, clip=True)
    return column(
        panels.tab_strip(look, *tabs, pad=pad(1)),
        panes(body, bar_of(d, d.content("query_scroll"), 0, 0.6), grow=1),
        fill=theme.card,
        border=theme.line,
        edges="t",
        grow=1,
        clip=True,
    )


def _query(d: Desk, entry: Spec) -> Group:
    look, theme = d.look, d.look.theme
    letter = entry["letter"]
    head = row(
        icon(look, "chevron_down", 12, theme.muted),
        say(look, letter, 12, theme.link, bold=True),
        hint(look, "(Prometheus)", 11),
        push(),
        *_signs(d, letter),
        gap=6,
        pad=pad(8, 2),
        fill=mixed(theme.card, theme.ink, 14),
    )
    words = row(
        code(look, inked(entry["text"], inks_of(look)), 11.5, grow=1, limit=1),
        pad=pad(8, 5),
        fill=theme.code,
        border=theme.line,
        grow=1,
        clip=True,
    )
    line = row(
        d.button("metrics_browser", size=12, pad=pad(8, 4)) if letter == "A" else Group(width=108),
        d.mark(words, "other", entry["does"]),
        gap=6,
        pad=pad(8, 3),
    )
    more = controls_of(d, entry["options"])
    return column(
        head,
        line,
        row(hint(look, "Options", 11), *more, gap=9, pad=Pad(0, 8, 3, 8)),
        border=theme.line,
        pad=pad(0),
    )


def _signs(d: Desk, letter: str) -> list[Node]:
    """What can be done to one query."""
    return [
        small(d, sign, does, 14, color=d.look.theme.muted)
        for sign, does in (
            ("copy", (f"Make a second query like {letter}.", f"Duplicate the query {letter}.")),
            (
                "eye",
                (
                    f"Leave query {letter} out of the picture for now.",
                    f"Do not draw what {letter} returns.",
                ),
            ),
            ("trash", (f"Remove query {letter}.", f"We do not need the {letter} query any more.")),
        )
    ]


def _options(d: Desk, own: Spec) -> Group:
    look, theme = d.look, d.look.theme
    kind = row(
        icon(look, own["icon"], 20, theme.link),
        say(look, own["visual"], 13, grow=1),
        icon(look, "chevron_down", 12, theme.muted),
        gap=8,
        pad=pad(9, 7),
        border=theme.line,
        radius=2,
        grow=1,
    )
    search = tools.field(look, dim="Search options", sign="search", grow=1)
    tabs = tabs_of(d, d.content("option_tabs"), pad=pad(10, 5))
    nodes: list[Node] = [
        row(
            d.mark(row(kind, grow=1), "other", d.content("visual_does")),
            d.tool("collapse_options"),
            gap=4,
            pad=pad(8, 7),
        ),
        row(d.mark(row(search, grow=1), "other", d.content("option_search")), pad=pad(8, 0)),
        panels.tab_strip(look, *tabs, fill="", pad=pad(1)),
    ]
    for entry in own["sections"]:
        nodes.append(_section(d, entry))
        nodes += [_option(d, one) for one in entry.get("rows", ())]
    body = column(*nodes, grow=1, clip=True)
    return panes(
        body,
        bar_of(d, (), 0, 0.55),
        width=274,
        fill=theme.card,
        border=theme.line,
        edges="l",
        clip=True,
    )


def _section(d: Desk, entry: Spec) -> Group:
    """The head of some options, which folds them."""
    look, theme = d.look, d.look.theme
    sign = "chevron_down" if "rows" in entry else "chevron_right"
    head = row(
        icon(look, sign, 12, theme.muted),
        say(look, entry["text"], 12.5, bold=True, grow=1),
        gap=6,
        pad=pad(8, 5),
        border=theme.line,
        edges="t",
    )
    return thing(d, head, entry)


def _option(d: Desk, entry: Spec) -> Group:
    """A name over its control; a row of choices where it has several."""
    look, theme = d.look, d.look.theme
    pad_ = Pad(1, 10, 5, 26)
    if "choices" in entry:
        shown = [
            _segment(
                d,
                one if isinstance(one, Mapping) else {"text": one},
                on=not isinstance(one, Mapping),
            )
            for one in entry["choices"]
        ]
        return column(hint(look, entry["name"], 11), row(*shown, gap=0), gap=2, pad=pad_)
    if entry["kind"] == "switch":
        return row(
            say(look, entry["name"], 12, grow=1), control(d, {**entry, "name": ""}), pad=pad_
        )
    if "threshold" in entry:
        dot = d.mark(
            Group(width=14, height=14, radius=7, fill=entry["color"], border=theme.line),
            "other",
            entry["paint"],
        )
        return row(
            dot, control(d, entry, grow=1), small(d, "trash", entry["drop"]), gap=7, pad=pad_
        )
    return column(hint(look, entry["name"], 11), control(d, {**entry, "name": ""}), gap=2, pad=pad_)
