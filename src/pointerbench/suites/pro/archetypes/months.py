"""A month in small: the days in rows of seven, each of them an element."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Node
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, row
from pointerbench.widgets.texts import say

# Name, days, weekday (Monday 0) of its first, days of the month before.
MONTHS = (
    ("March 2026", 31, 6, 28),
    ("April 2026", 30, 2, 31),
    ("May 2026", 31, 4, 30),
    ("June 2026", 30, 0, 31),
    ("October 2026", 31, 3, 30),
)
WEEK = ("Mo", "Tu", "We", "Th", "Fr", "Sa", "Su")


def days_of(month: tuple[str, int, int, int], weeks: int = 6) -> list[tuple[int, bool]]:
    """The numbers of the days in the month's weeks, and whether they belong to it."""
    _, count, first, before = month
    found = [(before - first + 1 + place, False) for place in range(first)]
    found += [(day, True) for day in range(1, count + 1)]
    rest = weeks * 7 - len(found)
    return found + [(day, False) for day in range(1, rest + 1)]


def small_month(
    d: Desk, month: tuple[str, int, int, int], today: int, *, cell: float = 24, ask: int = 4
) -> Group:
    """The month with its name and the arrows to its neighbours; some days may be asked for."""
    look, theme = d.look, d.look.theme
    entry = d.content("small_month")
    asked = set(d.sample([day for day in range(1, month[1] + 1) if day != today], ask))
    arrows: list[Node] = []
    for name, key in (("chevron_left", "back"), ("chevron_right", "on")):
        sign = tools.tool(look, name, 12, pad=pad(4, 4))
        arrows.append(d.mark(sign, "icon", entry[key]))
    head = row(say(look, month[0], look.size, bold=True, grow=1), *arrows, pad=pad(6, 2))
    small = min(look.size - 1, 11)
    names = [
        row(say(look, name[0], small, theme.muted), width=cell, justify="center") for name in WEEK
    ]
    lines: list[Node] = [row(*names)]
    days = days_of(month)
    for start in range(0, 42, 7):
        line: list[Node] = []
        for day, own in days[start : start + 7]:
            on = own and day == today
            ink = theme.on_accent if on else (theme.ink if own else theme.faint)
            text = say(look, str(day), small, ink, align="center")
            box = row(
                text, width=cell, height=min(cell, 22), justify="center", radius=11,
                fill=theme.accent if on else "",
            )  # fmt: skip
            does: tuple[str, ...] = ()
            if own and day in asked:
                name = f"{month[0].split()[0]} {day}"
                does = tuple(one.format(day=name) for one in entry["does"])
            line.append(d.mark(box, "other", does, words=(str(day),)))
        lines.append(row(*line))
    return column(head, *lines, gap=1, hugs=True)
