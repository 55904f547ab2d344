"""An invoice's facts with their captions: at the ends of lines, in two columns, or stacked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pointerbench.flow.nodes import Color, Group
from pointerbench.flow.paragraph import natural_width
from pointerbench.suites.text.kit.texts import text
from pointerbench.suites.text.surfaces.business.bill_sheet import Fact
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, push, row

_LEAST = 64  # width of a column of captions
_APART = 0.45  # from a caption's last word to its value, as a share of the value's width


def fact_rows(
    w: Writer, facts: Iterable[Fact], size: float, *, width: float | None = None, **looks: Any
) -> Group:
    """Values at the right end of their captions' lines."""
    rows = [
        row(
            text(w, fact.caption, size, w.theme.muted),
            push(),
            text(w, fact.value, size, field=fact.field),
            gap=5,
        )
        for fact in facts
    ]
    return column(*rows, **{"gap": 3, "width": width, **looks})


def fact_lines(
    w: Writer,
    facts: Iterable[Fact],
    size: float,
    color: Color = "",
    caption_color: Color = "",
    **looks: Any,
) -> Group:
    """Values in a column of their own beside their captions."""
    facts = tuple(facts)
    width = _captions_width(w, facts, size)
    rows = []
    for fact in facts:
        value = text(w, fact.value, size, color, field=fact.field, grow=1)
        caption = text(w, fact.caption, size, caption_color or w.theme.muted, width=width)
        rows.append(row(caption, value, align="start") if fact.caption else row(value))
    return column(*rows, **{"gap": 2, **looks})


def _captions_width(w: Writer, facts: Iterable[Fact], size: float) -> float:
    """How wide the captions' column is: a box around a value must not be mistaken for one that
    takes in the last word of its caption."""
    widths = [_LEAST]
    for fact in facts:
        *words, last = fact.caption.split(" ")
        before = _width(w, "".join(f"{word} " for word in words), size)
        apart = _APART * _width(w, fact.value, size) if fact.field and last else 0
        widths.append(round(before + max(apart, _width(w, last, size) + 9)))
    return max(widths)


def _width(w: Writer, content: str, size: float) -> int:
    return natural_width(text(w, content, size), 1.0) if content else 0


def fact_stacks(
    w: Writer,
    facts: Iterable[Fact],
    size: float,
    color: Color = "",
    caption_color: Color = "",
    *,
    bold: bool = True,
) -> list[Group]:
    """Every value below its small caption."""
    return [
        column(
            text(w, fact.caption, size - 1.5, caption_color or w.theme.muted),
            text(w, fact.value, size, color, bold=bold, field=fact.field),
            gap=1,
        )
        for fact in facts
    ]
