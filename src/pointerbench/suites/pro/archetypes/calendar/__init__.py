"""A calendar in a browser: a week, a month, or a day with the things to do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Node, Pad
from pointerbench.suites.pro.archetypes.calendar.views import (
    MARCH,
    NAMES,
    TODAY,
    card,
    has_card,
    hours,
    month,
)
from pointerbench.suites.pro.archetypes.months import small_month
from pointerbench.suites.pro.archetypes.strips import control, parts, thing
from pointerbench.suites.pro.desk import Desk
from pointerbench.suites.pro.scene import Popup
from pointerbench.widgets import panels
from pointerbench.widgets.boxes import column, pad, panes, push, row
from pointerbench.widgets.texts import hint, icon, say


def build(d: Desk) -> Group:
    """Layouts: a week, a month, a day beside the list of things to do."""
    body = (_week, _month, _day)[d.layout](d)
    side: list[Node] = [_tasks(d)] if d.layout == 2 else []
    rail = _rail(d)
    if has_card(d):
        d.popups.append(Popup(card(d), place=(0.62, 0.55)))
    whole = panes(_side(d), body, *side, rail, grow=1, clip=True)
    return d.window(column(_head(d), whole, grow=1), title=d.app.documents[d.layout])


def _week(d: Desk) -> Group:
    return hours(d, range(9, 16), NAMES, 3, 4)


def _month(d: Desk) -> Group:
    return month(d)


def _day(d: Desk) -> Group:
    people = d.sample(d.content("people"), 3)
    return hours(d, [TODAY] * 3, people, 3, 4)


def _head(d: Desk) -> Group:
    """Today, back and on, the period, and which view it is."""
    look, theme = d.look, d.look.theme
    period = ("March 2026", "March 2026", "March 12, 2026")[d.layout]
    day = column(
        say(look, str(TODAY), 11, theme.on_accent, bold=True, align="center"), width=26, height=26,
        fill=theme.accent, radius=4, justify="center",
    )  # fmt: skip
    view = d.content("view")
    name = ("Week", "Month", "Day")[d.layout]
    choice = row(say(look, name), icon(look, "caret_down", 12, theme.muted), gap=7, pad=pad(14, 6),
                 border=theme.line, radius=15, hugs=True)  # fmt: skip
    face = row(Drawing("avatar", 28, 28, (), (23.0,)), hugs=True)
    return row(
        d.tool("main_menu", 20, pad=pad(8)),
        day,
        say(look, "Calendar", 20, theme.muted),
        Group(width=18),
        d.button("today", radius=15, pad=pad(16, 6), fill=""),
        *d.bar("travel"),
        say(look, period, 19),
        push(),
        *d.bar("find"),
        thing(d, choice, view, "text"),
        *d.bar("switch"),
        *d.bar("apps"),
        thing(d, face, d.content("account")),
        gap=7,
        pad=pad(10, 8),
        fill=theme.bar,
        border=theme.line,
        edges="b",
        clip=True,
    )


def _side(d: Desk) -> Group:
    look, theme = d.look, d.look.theme
    create = row(
        icon(look, "plus", 20, theme.ink), say(look, d.function("create").label, 14),
        icon(look, "caret_down", 12, theme.muted), gap=10, pad=pad(15, 11), radius=14,
        fill=theme.card, border=theme.line, hugs=True,
    )  # fmt: skip
    lines: list[Node] = [
        row(d.does("create", create, "text"), pad=Pad(4, 0, 6, 2)),
        small_month(d, MARCH, TODAY, cell=27),
        row(control(d, {"kind": "field", "sign": "group", "width": 186, **d.content("meet_with")}),
            pad=pad(2, 5)),
        row(*d.buttons("side", fill="", border="", pad=pad(4, 3)), pad=pad(0, 2)),
    ]  # fmt: skip
    for group in d.content("calendars"):
        head = row(
            say(look, group["text"], 0, bold=True, grow=1),
            *parts(d, group.get("tools", ())),
            icon(look, "chevron_up", 14, theme.muted),
            gap=3,
            pad=pad(4, 4),
        )
        lines.append(d.thing(head, group))
        lines += [_calendar(d, one) for one in group["entries"]]
    return column(*lines, width=212, pad=pad(9, 6), fill=theme.page, clip=True)


def _calendar(d: Desk, one: dict[str, object]) -> Group:
    """A calendar that can be shown or hidden."""
    color, on = str(one["color"]), bool(one.get("on", True))
    box = Drawing("checkbox", 16, 16, (color, color, d.look.theme.card), (float(on),))
    key = "hide" if on else "show"
    does = tuple(text.format(about=one["about"]) for text in d.content("toggle")[key])
    tick = d.mark(row(box, pad=pad(3), hugs=True), "other", does)
    return row(tick, say(d.look, str(one["text"]), d.look.size - 0.5, grow=1), gap=7, pad=pad(3, 1))


def _tasks(d: Desk) -> Group:
    """The list of things to do, in the panel beside the day."""
    look, theme = d.look, d.look.theme
    entry = d.content("tasks")
    lines = [_task(d, one) for one in entry["entries"]]
    head = row(
        say(look, entry["title"], 15, grow=1), *parts(d, entry["tools"]), gap=2, pad=pad(12, 8),
        border=theme.line, edges="b",
    )  # fmt: skip
    name = row(
        say(look, entry["list"]["text"], 0, bold=True), icon(look, "caret_down", 12), gap=6,
        pad=pad(6, 3), hugs=True,
    )  # fmt: skip
    listed = row(
        thing(d, name, entry["list"], "text"), push(), *parts(d, entry["list_tools"]),
        pad=pad(8, 4),
    )  # fmt: skip
    done = row(icon(look, "chevron_right", 12, theme.muted), hint(look, entry["done"]["text"], 0),
               gap=6, pad=pad(12, 6))  # fmt: skip
    return column(
        head, listed, row(*d.buttons("task_add", sign=True, fill="", border=""), pad=pad(6, 2)),
        *lines, d.thing(done, entry["done"]), width=262, fill=theme.card, border=theme.line,
        edges="l", clip=True,
    )  # fmt: skip


def _task(d: Desk, one: Mapping[str, Any]) -> Group:
    """A thing to do, with its ring to tick and its star."""
    look, theme = d.look, d.look.theme
    entry, starred = d.content("tasks"), one.get("star", False)

    def asked(key: str) -> tuple[str, ...]:
        return tuple(text.format(about=one["about"]) for text in entry[key])

    ring = Drawing("radio", 16, 16, (theme.accent, theme.muted, theme.card), (0.0,))
    tick = d.mark(row(ring, pad=pad(3), hugs=True), "other", asked("tick"))
    sign = icon(look, "star", 14, theme.warn if starred else theme.faint, filled=starred)
    star = row(sign, pad=pad(3), hugs=True)
    words: list[Node] = [say(look, one["text"], look.size, limit=2)]
    if "due" in one:
        chip = row(icon(look, "calendar", 12, theme.link), say(look, one["due"], look.size - 2),
                   gap=4, pad=pad(7, 1), radius=9, border=theme.line, hugs=True)  # fmt: skip
        words.append(chip)
    held = d.mark(star, "icon", asked("unstar" if starred else "star"))
    return row(tick, column(*words, gap=3, grow=1), held, gap=5, align="start", pad=pad(8, 5))


def _rail(d: Desk) -> Group:
    """The neighbours of the calendar at the far right."""
    theme = d.look.theme
    nodes = [d.tool(name, 20, pad=pad(8)) for name in d.app.bars["rail"]]
    last = d.tool("hide_panel", 16, pad=pad(8))
    return column(
        *nodes,
        panels.caption(d.look, ""),
        d.tool("add_on", 20, pad=pad(8)),
        push(),
        last,
        width=44,
        gap=8,
        align="center",
        pad=pad(0, 8),
        fill=theme.bar,
        border=theme.line,
        edges="l",
    )
