"""A store's objects: tabs of the bucket, what can be done, a table of folders and files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.pro.archetypes.cloud_console.machines import filters
from pointerbench.suites.pro.archetypes.dev_kit import control
from pointerbench.suites.pro.archetypes.lab_kit import bar_of, link, tabs_of
from pointerbench.suites.pro.archetypes.lab_table import table
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, say

Spec = Mapping[str, Any]


def build(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    spec: Spec = d.content("objects_table")
    tabs = tabs_of(d, spec["tabs"], pad=pad(11, 5))
    size: dict[str, Any] = {"size": 12, "pad": pad(10, 3), "radius": 12, "fill": theme.card}
    first = [
        d.button(name, drop=name in d.content("drops"), **size)
        for name in d.app.bars["object_actions"]
    ]
    title = row(
        say(look, spec["bucket"], 20, bold=True),
        link(d, "Info", spec["info"], 11.5),
        push(),
        *d.bar("bucket"),
        gap=7,
    )
    head = row(
        say(look, f"Objects ({len(spec['rows'])})", 15, bold=True),
        push(),
        d.tool("refresh_table", 14, border=theme.line, radius=11, pad=pad(6, 5)),
        *first,
        gap=6,
    )
    last = row(
        hint(look, spec["about"], 12, limit=2, grow=1),
        *(d.button(name, **size) for name in d.app.bars["object_more"]),
        d.button("upload_object", primary=True, sign=True, size=12, pad=pad(12, 3), radius=12),
        gap=6,
    )
    box = _box(d, spec, head, last)
    body = column(
        title,
        panels.tab_strip(look, *tabs, fill="", pad=pad(1)),
        box,
        gap=8,
        pad=Pad(9, 14, 9, 16),
        grow=1,
        clip=True,
    )
    return panes(body, bar_of(d, (), 0, 0.8), grow=1, clip=True)


def _box(d: Desk, spec: Spec, *heads: Node) -> Group:
    """The objects below what can be done with them."""
    theme, versions = d.look.theme, spec["versions"]
    switch = row(control(d, versions), say(d.look, versions["name"], 12), gap=7, hugs=True)
    return column(
        *heads,
        filters(d, spec),
        row(switch),
        column(table(d, spec, chosen=d.integer(3, 8), height=27, size=12), clip=True),
        gap=7,
        pad=pad(14, 10),
        fill=theme.card,
        border=theme.line,
        radius=8,
        grow=1,
        clip=True,
    )
