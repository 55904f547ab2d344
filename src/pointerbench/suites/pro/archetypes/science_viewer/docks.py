"""Docks of the viewer: the pipeline, settings, the colour map."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node
from pointerbench.suites.pro.archetypes.engineering.chrome import (
    entry_sign,
    pick,
    side_panel,
    tabs,
    tool_row,
    value_of,
)
from pointerbench.suites.pro.archetypes.engineering.sheet import Sheet
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels, tools
from pointerbench.widgets.boxes import column, pad, row
from pointerbench.widgets.texts import hint, icon, say


def case_of(d: Desk) -> dict[str, Any]:
    found: dict[str, Any] = d.turn(d.content("cases"))
    return found


def left_docks(d: Desk) -> Group:
    return column(_pipeline(d), _properties(d), width=264)


def _pipeline(d: Desk) -> Group:
    """The pipeline with an eye before every step."""
    look, theme = d.look, d.look.theme
    lines: list[Node] = [
        row(
            icon(look, "server", 14, theme.muted), say(look, "builtin:", 11.5), gap=6, pad=pad(6, 2)
        )
    ]
    for entry in case_of(d)["pipeline"]:
        seen, chosen = entry.get("seen", True), entry.get("chosen", False)
        eye = icon(look, "eye" if seen else "hide", 14, theme.ink if seen else theme.faint)
        does = entry.get("eye", ())
        mark = d.mark(
            row(eye, pad=pad(3, 2), hugs=True),
            "icon",
            does,
            function=f"eye:{entry['text']}" if does else "",
        )
        name = row(
            *entry_sign(d, entry, 14),
            say(look, entry["text"], 11.5, grow=1),
            gap=5,
            height=20,
            grow=1,
            pad=pad(3, 0),
            fill=theme.chosen if chosen else "",
        )
        text = d.thing(name, entry["text"] if chosen else entry)
        lines.append(row(mark, Group(width=12 * entry.get("level", 0)), text, gap=2, pad=pad(5, 0)))
    body = panels.scrolled(look, column(*lines), 0, 0.9, fill=theme.card)
    return side_panel(d, "Pipeline Browser", body, width=264, height=196)


def _properties(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    data = d.content("properties")
    strip = panels.tab_strip(look, *tabs(d, data["tabs"], 0))
    buttons = [
        d.thing(
            tools.button(
                look,
                one["text"],
                sign=one.get("icon", ""),
                size=11.5,
                pad=pad(9, 2),
                grow=1,
                primary=not place,
            ),
            one,
        )
        for place, one in enumerate(data["buttons"])
    ]
    found = pick(
        d,
        "properties:found",
        tools.field(look, dim="Search ... (use Esc to clear)", sign="search", grow=1),
    )
    chosen = next(entry for entry in case_of(d)["pipeline"] if entry.get("chosen"))
    lines: list[Node] = [_section(d, f"Properties ({chosen['text']})")]
    lines += [_line(d, entry) for entry in case_of(d)["settings"]]
    lines.append(_section(d, f"Display ({case_of(d)['display']})"))
    lines += [_line(d, entry) for entry in data["display"]]
    lines.append(_section(d, "View (Render View)"))
    lines += [_line(d, entry) for entry in data["view"]]
    body = panels.scrolled(look, column(*lines), 0, 0.7, fill=theme.card)
    return side_panel(
        d,
        "Properties",
        strip,
        row(*buttons, gap=4, pad=pad(5, 4)),
        row(found, pad=pad(5, 2)),
        body,
        width=264,
        grow=1,
    )


def _section(d: Desk, text: str) -> Node:
    look = d.look
    ends = [icon(look, name, 12, look.theme.muted) for name in ("copy", "paste", "refresh", "save")]
    return row(
        icon(look, "caret_down", 10, look.theme.muted),
        say(look, text, 11.5, bold=True, grow=1),
        *ends,
        gap=4,
        pad=pad(5, 3),
        fill=look.theme.bar,
    )


def _line(d: Desk, entry: Mapping[str, Any]) -> Node:
    look = d.look
    value, kind, name = value_of(d, entry), entry.get("kind", "field"), entry["name"]
    does = entry.get("does", ())

    def mark(node: Group) -> Group:
        return d.mark(node, "other", does, function=f"line:{name}" if does else "")

    if kind == "check":
        return row(mark(tools.check(look, name, on=value == "true")), pad=pad(8, 1))
    title = row(say(look, name, 11, look.theme.muted, grow=1), width=92)
    if kind == "choice":
        control: Node = mark(tools.choice(look, value, grow=1, pad=pad(5, 1)))
    elif kind == "slider":
        control = row(
            mark(tools.slider(look, float(value))),
            tools.field(look, value, width=44, pad=pad(4, 1)),
            gap=5,
            grow=1,
        )
    elif kind == "triple":
        fields = [tools.field(look, part, grow=1, pad=pad(4, 1)) for part in value.split(" ")]
        marked = [
            d.mark(
                field,
                "other",
                entry.get(axis, ()),
                function=f"line:{name}:{axis}" if axis in entry else "",
            )
            for field, axis in zip(fields, ("x", "y", "z"), strict=False)
        ]
        control = row(*marked, gap=3, grow=1)
    elif kind == "swatch":
        control = row(
            mark(tools.button(look, value, size=11, pad=pad(7, 1))),
            tools.swatch(look, entry["ink"], 14),
            gap=6,
        )
    else:
        control = mark(tools.field(look, value, grow=1, pad=pad(5, 1)))
    return row(title, control, gap=5, pad=pad(8, 2))


def color_editor(d: Desk) -> Group:
    """The editor of the colour map: its curve, its points and its settings."""
    look, theme = d.look, d.look.theme
    data = case_of(d)
    sheet = Sheet(d, 196, 118)
    ramp = Drawing("gradient", 1, None, tuple(data["ramp"]), (1.0,), grow=1)
    sheet.put(ramp, (4, 88, 192, 112))
    sheet.ink.rect(theme.line, (4, 4, 192, 80), 1)
    spots = ((4, 78), (60, 66), (118, 38), (192, 6))
    sheet.ink.line(theme.link, 1.6, *spots)
    for name, (at, y) in zip(("first", "second", "third", "last"), spots, strict=True):
        x = min(186.0, max(10.0, at))
        sheet.ink.dot(theme.card, x, y, 5)
        sheet.ink.ring(theme.link, 1.6, x, y, 5)
        sheet.mark(f"opacity:{name}", (x - 6, y - 6, x + 6, y + 6))
    sheet.mark("ramp", (4, 88, 192, 112))
    editor = panels.canvas(look, sheet.node((0.5, 0)), height=122, fill=theme.card, grow=0)
    head = row(
        hint(look, "Array Name:", 11),
        say(look, data["array"], 11.5, bold=True),
        gap=6,
        pad=pad(8, 4),
    )
    tools_column = row(*tool_row(d, "color_tools", 16, pad=pad(4, 3)), gap=2, pad=pad(6, 2))
    lines = [_line(d, entry) for entry in d.content("color_map")]
    return side_panel(
        d, "Color Map Editor", head, tools_column, editor, *lines, width=214, edge="l"
    )
