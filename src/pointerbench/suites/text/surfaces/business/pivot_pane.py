"""The pane that says which field stands where in a pivot table."""

from __future__ import annotations

from collections.abc import Sequence

from pointerbench.flow.nodes import Drawing, Group, Icon
from pointerbench.suites.text.kit.texts import label, muted, ui_title
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row


def pane(w: Writer, field: str, *, filtered: bool) -> Group:
    """Which field goes where."""
    theme = w.theme
    region, product = w.say("business.pivot.region"), w.say("business.pivot.product")
    year, quarter = w.say("year"), w.say("business.pivot.quarter")
    others = [w.say(f"business.pivot.{key}") for key in ("salesperson", "units")]
    used = (region, product, year, quarter, field, *others[: int(filtered)])
    names = (region, product, year, quarter, field, *others, w.say("customer"), w.say("discount"))
    checks = [_check(w, name, on=name in used) for name in names]
    value = w.say("business.pivot.sum_of", field=field)
    areas = (
        ("filters", "filter", tuple(others[: int(filtered)])),
        ("columns", "columns", (year, quarter)),
        ("rows", "menu", (region, product)),
        ("values", "autosum", (value,)),
    )
    boxes = [_area(w, key, icon, names) for key, icon, names in areas]
    title = ui_title(w, w.say("business.pivot.fields"), 14)
    icons = (Icon(name, 15, theme.muted) for name in ("settings", "close"))
    return column(
        row(title, push(), *icons, gap=8),
        *checks,
        muted(w, w.say("business.pivot.drag"), 11.5),
        panes(*boxes[:2], gap=8),
        panes(*boxes[2:], gap=8),
        push(),
        _check(w, w.say("business.pivot.defer"), on=False),
        width=236,
        gap=8,
        pad=pad(12, 11),
        fill=theme.bar,
        border=theme.line,
        edges="l",
        place="panel",
        clip=True,
    )


def _check(w: Writer, name: str, *, on: bool) -> Group:
    theme = w.theme
    box = Drawing("checkbox", 14, 14, (theme.accent, theme.muted, theme.card), (float(on),))
    return row(box, label(w, name, 12.5, grow=1), gap=8, hit=True)


def _area(w: Writer, key: str, icon: str, names: Sequence[str]) -> Group:
    theme = w.theme
    heading = row(Icon(icon, 14, theme.muted), label(w, w.say(f"business.pivot.{key}"), 12), gap=6)
    fields = [
        row(
            label(w, name, 11.5, limit=1, grow=1),
            Icon("chevron_down", 11, theme.muted),
            pad=pad(6, 3),
            fill=theme.card,
            border=theme.line,
            hit=True,
        )
        for name in names
    ]
    box = column(*fields, gap=3, pad=pad(4, 4), height=92, border=theme.line, fill=theme.page)
    return column(heading, box, gap=4, grow=1)
