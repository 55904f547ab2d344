"""The home page of sales: the quarter, charts, key deals, events and tasks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.business_charts import chart
from pointerbench.suites.pro.archetypes.business_parts import Entry, asked, card, link, sign, thing
from pointerbench.suites.pro.archetypes.business_tables import table
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, say


def home(d: Desk) -> Group:
    look = d.look
    perf = _box(
        d, "Quarterly Performance",
        row(
            *(
                column(hint(look, name, 11), say(look, value, 14, bold=True), grow=1)
                for name, value in d.content("quarter")
            )
        ),
        chart(d, d.content("charts")[0]),
        tools=(sign(d, "edit", "edit_goal", 14), sign(d, "refresh", "refresh_goal", 14)),
    )  # fmt: skip
    boxes = [_chart_box(d, entry) for entry in d.content("charts")[1:]]
    left = column(perf, row(*boxes[:2], gap=8, align="stretch"), _deals(d), gap=8, grow=1)
    right = column(_events(d), _tasks(d), boxes[2], gap=8, width=286)
    return panes(left, right, gap=8, grow=1)


def _box(d: Desk, title: str, *nodes: Node, tools: Sequence[Node] = (), **looks: Any) -> Group:
    head = row(say(d.look, title, 13.5, bold=True), push(), *tools, gap=2)
    return card(d, head, *nodes, **{"gap": 7, "pad": pad(11, 8), **looks})


def _chart_box(d: Desk, entry: Entry) -> Group:
    looks = [
        thing(d, tools.tool(d.look, name, 14), {"does": does}, "icon")
        for name, *does in entry["tools"]
    ]
    foot = thing(d, link(d, entry["foot"], 11.5), {"text": entry["foot"], "does": entry["does"]})
    return _box(d, entry["text"], chart(d, entry), row(foot), tools=looks, grow=1)


def _deals(d: Desk) -> Group:
    theme = d.look.theme
    rows = [cells[:4] for cells in d.sample(d.content("rows"), 6)]
    spec = d.content("home_list")
    grid = table(d, spec, rows, tight=3, top=theme.bar, fills=(theme.card,))
    signs = (sign(d, "filter", "filter_key", 14), sign(d, "more_horizontal", "key_more", 14))
    return _box(d, "Key Deals - Recent Opportunities", grid, tools=signs, clip=True, grow=1)


def _events(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    lines: list[Node] = []
    for time, text, note, *does in d.content("events"):
        lines.append(
            row(
                row(hint(look, time, 11), width=42), Group(width=3, height=28, fill=theme.accent),
                column(thing(d, link(d, text, 12), {"does": does}), hint(look, note, 11), grow=1),
                gap=7,
            )
        )  # fmt: skip
    calendar = asked(d, link(d, "View Calendar", 11.5), "view_calendar", "text", "View Calendar")
    return _box(d, "Today's Events", *lines, row(calendar))


def _tasks(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    lines: list[Node] = []
    for text, note, *does in d.content("todo"):
        box = tools.check(look, "", hugs=True)
        tick = d.mark(row(box, pad=pad(2), hugs=True), "other", does)
        lines.append(
            row(
                tick, column(say(look, text, 12), hint(look, note, 11), grow=1), gap=7,
                border=theme.line, edges="b", pad=Pad(0, 0, 3, 0),
            )
        )  # fmt: skip
    drop = (sign(d, "caret_down", "task_filter", 12),)
    return _box(d, "Today's Tasks", *lines, tools=drop)
