"""Weeks, months and hours as calendars show them."""

from __future__ import annotations

import calendar as months
import datetime as dt

from pointerbench.flow.nodes import Group, Node
from pointerbench.suites.text.kit.texts import label, ui
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, row


def first_day(w: Writer) -> int:
    """The weekday that a week begins with: Sunday in America, Monday in Europe."""
    return 6 if w.locale.country in ("US", "MX") else 0


def weeks_of(w: Writer, month: dt.date) -> list[list[dt.date]]:
    """The weeks that a month's page shows, with the neighbours' days."""
    return months.Calendar(first_day(w)).monthdatescalendar(month.year, month.month)


def week_of(w: Writer, day: dt.date) -> list[dt.date]:
    """The seven days of the week that the day lies in."""
    start = day - dt.timedelta((day.weekday() - first_day(w)) % 7)
    return [start + dt.timedelta(number) for number in range(7)]


def month_year(w: Writer, day: dt.date) -> str:
    """As a heading: 'March 2025', 'Mars 2025'."""
    name = w.month(day)
    return f"{name[0].upper()}{name[1:]} {day.year}"


def heading_date(w: Writer, day: dt.date) -> str:
    """As a heading of a day: 'Monday, 3 March'."""
    name = w.weekday(day)
    return f"{name[0].upper()}{name[1:]}, {w.day_month(day)}"


def span_of(w: Writer, days: list[dt.date]) -> str:
    """'3 Mar – 9 Mar 2025'."""
    return f"{w.day_month(days[0])} – {w.day_month(days[-1])} {days[-1].year}"


def times(w: Writer, start: int, end: int) -> str:
    """'09:00 – 10:30'."""
    return f"{w.clock(start)} – {w.clock(end)}"


def lasting(minutes: int) -> str:
    """'1:45', hours and minutes."""
    return f"{minutes // 60}:{minutes % 60:02}"


def mini_month(w: Writer, chosen: dt.date, size: float = 11.5) -> Group:
    """A small month with the chosen day on a disc."""
    theme = w.theme
    weeks = weeks_of(w, chosen)
    heads = [
        _cell(ui(w, w.short_day(day)[:2], 10.5, theme.faint, align="center")) for day in weeks[0]
    ]
    lines: list[Node] = [row(*heads)]
    for week in weeks:
        cells: list[Node] = []
        for day in week:
            own = day == chosen
            ink = theme.on_accent if own else theme.ink
            if day.month != chosen.month:
                ink = theme.faint
            words = label(w, str(day.day), size, ink, align="center", bold=own)
            cells.append(_cell(words, theme.accent if own else ""))
        lines.append(row(*cells))
    return column(*lines, gap=1)


def _cell(words: Node, fill: str = "") -> Group:
    return column(words, grow=1, height=22, justify="center", fill=fill, radius=11 if fill else 0)
