"""Parts that several business screens share: paper on a desk, tables, sums in a price level."""

from __future__ import annotations

import datetime as dt
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from pointerbench.flow.nodes import Color, Column, Drawing, Group, Node, Pad, Paragraph, Span, Table
from pointerbench.suites.text.kit.people import likeness
from pointerbench.suites.text.kit.texts import muted, ui
from pointerbench.suites.text.theme import draw_theme
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row

TICK = 7  # half the line of a value beside a chart
_TICK_SIZE = 11
DESKS = ("#d5d8dc", "#c6cbd1", "#dfdcd5", "#b4bac2", "#cfd6d2")


@contextmanager
def on_paper(w: Writer) -> Iterator[None]:
    """Texts made inside are printed: in the colours of white paper, whatever the program's theme,
    and in one typeface."""
    own, family = w.theme, w.ui
    w.theme = draw_theme(w.stream.child("paper"), "light") if own.dark else own
    w.ui = w.body
    try:
        yield
    finally:
        w.theme, w.ui = own, family


def paper(*children: Node, **looks: Any) -> Group:
    """A sheet of white paper."""
    own: dict[str, Any] = {"fill": "#ffffff", "shadow": True, "clip": True, "grow": 1}
    return column(*children, **{**own, **looks})


def desk(sheet: Node, ground: Color, **looks: Any) -> Group:
    """A sheet in the middle of a ground."""
    own: dict[str, Any] = {"align": "center", "fill": ground, "grow": 1, "clip": True}
    return column(sheet, **{**own, "pad": pad(0, 16), **looks})


# what is called otherwise where there is a sales tax instead of a value added tax
_UNTAXED = {
    "vat": "business.sales_tax",
    "business.confirm.includes": "business.confirm.includes_sales_tax",
    "business.ledger.input_vat": "business.ledger.prepaid_tax",
    "business.ledger.output_vat": "business.ledger.sales_tax",
}


def said(w: Writer, key: str, **values: object) -> str:
    """A label in the words and the spelling of the writer's region."""
    if w.locale.region == "en_US":
        key = _UNTAXED.get(key, key)
    return w.say(key, **values)


class Col(NamedTuple):
    """A column of a table: its heading, how it is aligned, and how wide it is."""

    caption: str
    align: str = "left"
    width: float | None = None
    grow: float = 0


def grid(
    w: Writer,
    cols: Sequence[Col],
    rows: Sequence[Sequence[Node | str]],
    *,
    size: float = 12.5,
    head_ink: Color = "",
    bold_last: bool = False,
    **looks: Any,
) -> Table:
    """A table; texts in cells are set as their column says."""
    ink = head_ink or w.theme.muted
    head = tuple(
        ui(w, col.caption, size - 0.5, ink, bold=True, align=col.align) if col.caption else column()
        for col in cols
    )
    last = len(rows) - 1
    body = tuple(
        tuple(
            _cell(w, cell, col, size, bold=bold_last and number == last)
            for cell, col in zip(cells, cols, strict=True)
        )
        for number, cells in enumerate(rows)
    )
    columns = tuple(Column(col.width, col.grow) for col in cols)
    own: dict[str, Any] = {"line": w.theme.line, "pad": Pad(6, 10, 6, 10)}
    return Table(columns, (head, *body), **{**own, **looks})


def _cell(w: Writer, cell: Node | str, col: Col, size: float, *, bold: bool) -> Node:
    if isinstance(cell, str):
        return ui(w, cell, size, bold=bold, align=col.align) if cell else column()
    return cell


def cents(w: Writer, low: int, high: int, ends: Sequence[int] = (0, 0, 50, 90, 95)) -> int:
    """A sum between two whole amounts, at the region's level of prices."""
    return (w.integer(low, high) * 100 + w.pick(ends)) * w.locale.price_level


def mark(w: Writer, size: float = 28, color: Color = "") -> Drawing:
    """A firm's logo."""
    return Drawing("logo", size, size, (color or w.theme.accent,), (float(w.integer(0, 111)),))


def branded(w: Writer, name: str, size: float = 16, color: Color = "") -> Group:
    """A logo with the firm's or program's name."""
    return row(mark(w, size * 1.6, color), ui(w, name, size, color, bold=True), gap=9)


def mono(
    w: Writer, content: str, size: float = 13, *, bold: bool = False, **looks: Any
) -> Paragraph:
    """A text of a till or a label printer."""
    face = w.mono_face(size, bold=bold)
    return Paragraph((Span(content),), face, w.theme.ink, **{"leading": 1.35, **looks})


def pairs(
    w: Writer, facts: Sequence[tuple[str, str]], size: float = 13, *, gap: float = 7, **looks: Any
) -> Group:
    """Captions at the left, their values at the right end."""
    rows = [
        row(muted(w, caption, size), push(), ui(w, value, size, align="right"), gap=6)
        for caption, value in facts
    ]
    return column(*rows, gap=gap, **looks)


def stacked(w: Writer, facts: Sequence[tuple[str, str]], size: float = 13) -> list[Node]:
    """Values below their captions, to stand side by side or one below another."""
    return [
        column(muted(w, caption, size - 1), ui(w, value, size), gap=2) for caption, value in facts
    ]


def workday(day: dt.date, step: int = -1) -> dt.date:
    """The day itself, or the next working day in a direction."""
    while day.weekday() > 4:
        day += dt.timedelta(step)
    return day


def share(part: int, whole: int) -> int:
    """Percent, in tenths, rounded half up."""
    return (2000 * part + whole) // (2 * whole) if whole else 0


def scale(
    w: Writer, low: float, high: float, *, height: float, decimals: int = 2, **looks: Any
) -> Group:
    """The values of a chart's five gridlines, the highest at the top; the chart, ``height`` high,
    begins `TICK` below the top of this column, so that each value has its line at its middle."""
    marks = [high - (high - low) * step / 4 for step in range(5)]
    leading = 2 * TICK / _TICK_SIZE
    texts = (
        muted(w, w.number(round(mark), decimals), _TICK_SIZE, align="right", leading=leading)
        for mark in marks
    )
    own = {"justify": "between", "width": 58}
    return column(*texts, height=height + 2 * TICK, **{**own, **looks})


def course_chart(w: Writer, kind: str, course: Sequence[float], height: float) -> Group:
    """A course of prices (in hundredths) with its scale at the right."""
    theme = w.theme
    low, high = min(course), max(course)
    margin = (high - low) * 0.12
    colors: tuple[Color, ...] = (theme.good, theme.bad)
    points = tuple(course)
    if kind == "candles":
        low, high = low - margin, high + margin
    else:
        low, colors = low - margin * 3, (theme.accent,)
        points = tuple(value - low for value in course)
        high = low + (high - low) * 1.08
    chart = column(Drawing(kind, height, None, colors, points), pad=pad(0, TICK), grow=1)
    return panes(chart, scale(w, low, high, height=height), gap=6)


def adviser(w: Writer, city: str = "") -> Group:
    """Whom a bank's customer may ask, in the city if it has one."""
    person = w.person()
    sex = "woman" if w.is_woman(person) else "man"
    return row(
        likeness(w, person, 40),
        column(
            ui(w, person, 13.5, bold=True),
            muted(w, w.say(f"business.loan.adviser.{sex}"), 12),
            muted(w, w.phone(city), 12),
            gap=1,
        ),
        gap=11,
    )
