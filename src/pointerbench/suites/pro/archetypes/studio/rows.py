"""Property rows: a name with the control that holds its value, as each program draws them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from pointerbench.flow.nodes import Drawing, Group, Node
from pointerbench.suites.pro.archetypes.studio.controls import line, one, spin
from pointerbench.suites.pro.archetypes.studio.words import (
    Entry,
    Value,
    entry_mark,
    style,
    value_of,
)
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, row
from pointerbench.widgets.texts import hint, say


def props(d: Desk, part: Entry) -> list[Node]:
    """Rows of a property grid."""
    return [prop(d, entry, part.get("label", style(d, "label", 84))) for entry in part["rows"]]


def prop(d: Desk, entry: Entry, label: float) -> Node:
    look = d.look
    form = entry.get("as", "field")
    gap = style(d, "gap", 2)
    if form == "slider":
        return _SLIDERS[style(d, "slider", "line")](d, entry, value_of(d, entry), label)
    if form in ("check", "radio"):
        return row(one(d, entry), pad=pad(8, gap))
    if form == "several":
        name = row(hint(look, entry["text"], look.size - 0.5, grow=1), width=label)
        return row(name, *line(d, entry["items"]), gap=4, pad=pad(8, gap))
    control = one(d, {**entry, "text": ""} if form not in ("button",) else entry)
    if isinstance(control, Group) and not entry.get("width") and form not in ("swatch", "switch"):
        control = replace(control, grow=1, width=None)
    name = row(hint(look, entry.get("text", ""), look.size - 0.5, grow=1), width=label)
    ends = line(d, entry["end_items"]) if "end_items" in entry else []
    return row(name, control, *ends, gap=5, pad=pad(8, gap))


def _one_line(d: Desk, entry: Entry, value: Value, label: float) -> Node:
    """Name, slider and value in one line."""
    look = d.look
    name = row(hint(look, entry["text"], look.size - 0.5, grow=1), width=label)
    track = entry_mark(d, _track(d, entry, value), entry, "other")
    figure = say(look, value.text, look.size - 0.5, align="right")
    return row(
        name, track, row(figure, width=38, justify="end"), gap=5, pad=pad(8, style(d, "gap", 2))
    )


def _track(d: Desk, entry: Entry, value: Value) -> Group:
    """The slider itself; one for a colour runs through its tints."""
    look = d.look
    if "colors" not in entry:
        return tools.slider(look, value.share)
    ramp = Drawing("ramp", 4, None, tuple(entry["colors"]))
    knob = Drawing("slider", 13, None, (look.theme.ink, ""), (value.share,))
    return column(row(knob), row(ramp), grow=1)


def _stacked(d: Desk, entry: Entry, value: Value, label: float) -> Node:
    """Name and value above their slider."""
    look = d.look
    field = row(
        say(look, value.text, look.size - 0.5, align="right"),
        pad=pad(5, 1),
        fill=look.theme.code,
        border=look.theme.line,
        hugs=True,
    )
    head = row(hint(look, entry["text"], look.size - 0.5, grow=1), field)
    track = entry_mark(d, _track(d, entry, value), entry, "other")
    return column(head, row(track), gap=1, pad=pad(9, 2))


def _filled(d: Desk, entry: Entry, value: Value, label: float) -> Node:
    """A field that is filled as far as its value goes."""
    node = entry_mark(d, spin(d, entry["text"], value), entry, "other")
    return row(node, pad=pad(6, style(d, "gap", 2)))


def _thin(d: Desk, entry: Entry, value: Value, label: float) -> Node:
    """Name and value above a thin line with a little triangle below it."""
    look, theme = d.look, d.look.theme
    texts = row(
        say(look, entry["text"], look.size - 0.5, grow=1), say(look, value.text, look.size - 0.5)
    )
    drawn = Drawing(
        "thin_slider",
        7,
        None,
        (theme.muted, theme.accent, *entry.get("colors", ())),
        (value.share,),
    )
    return row(
        entry_mark(d, column(texts, row(drawn, grow=0), gap=0, grow=1), entry, "other"),
        pad=pad(10, style(d, "gap", 2)),
    )


_SLIDERS: dict[str, Callable[[Desk, Entry, Value, float], Node]] = {
    "line": _one_line,
    "stacked": _stacked,
    "spin": _filled,
    "thin": _thin,
}
