"""A notification centre: on a lock screen's picture, or as a panel beside an open program."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Icon, Node, Pad
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.controls import card
from pointerbench.suites.text.kit.furniture import page, program, sidebar, standard_menus, toolbar
from pointerbench.suites.text.kit.photos import photograph
from pointerbench.suites.text.kit.texts import (
    bullets,
    label,
    muted,
    paragraphs,
    prose,
    title,
    ui,
    ui_title,
)
from pointerbench.suites.text.surfaces.social.notices import draw_notices, notice_card
from pointerbench.suites.text.surfaces.social.parts import (
    section_title,
    words,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, layers, pad, panes, push, row, space


def build(w: Writer) -> Node:
    return _lock_screen(w) if w.chance(0.45) else _desktop(w)


# --- a tablet's lock screen -----------------------------------------------------------------------


def _lock_screen(w: Writer) -> Node:
    """A darkened picture, the time, widgets at the left, what is new at the right."""
    white = "#ffffff"
    picture = photograph(w, 768, None, ("land",))
    top = row(
        ui(w, w.pick(("Nordnet", "Telora", "Fono")), 12.5, white),
        push(),
        Icon("wifi", 15, white),
        ui(w, w.percent(w.integer(21, 99)), 12.5, white),
        Icon("battery", 16, white),
        gap=9,
        pad=pad(20, 7),
        place="status_bar",
    )
    day = w.say("social.weekday_date", weekday=w.weekday(w.today), date=w.long_date(w.today))
    clock = column(
        ui(w, w.clock(), 64, white, align="center", leading=1.1),
        ui(w, day, 18, white, align="center"),
        gap=4,
        pad=pad(0, 14),
    )
    swipe = ui(w, w.say("social.swipe"), 13, white, align="center")
    body = column(
        top,
        clock,
        row(*_stacks(w), gap=16, justify="center", align="start", pad=pad(0, 10)),
        push(),
        column(swipe, pad=pad(0, 16)),
    )
    return layers(
        picture, Group(fill="#0b1016", shade=w.integer(130, 160)), body, grow=1, ground="#4d5964"
    )


def _stacks(w: Writer) -> list[Node]:
    """Widgets and messages side by side, or two columns of messages."""
    count = w.integer(9, 10)
    notices = [
        notice_card(w, notice, actions=n == 0) for n, notice in enumerate(draw_notices(w, count))
    ]
    if w.chance(0.6):
        return [column(*_widgets(w), gap=12, width=350), column(*notices[:6], gap=10, width=500)]
    half = count // 2
    return [
        column(*notices[:half], gap=10, width=440),
        column(*notices[half:], gap=10, width=440),
    ]


def _widgets(w: Writer) -> list[Node]:
    """The weather and the day's appointments."""
    report = w.passage("weather")
    day = w.weekday(w.today)
    weather = card(
        w,
        row(
            Icon("weather", 30, w.theme.accent),
            column(ui(w, w.city(), 19, bold=True, leading=1.15), muted(w, day, 12.5)),
            gap=14,
        ),
        prose(w, report.sentences[0], min(w.size, 14.5), styles=()),
        radius=10,
    )
    hours = sorted(w.sample(range(8, 20), 4))
    lines = [
        row(
            ui(w, w.clock(hour * 60 + w.pick((0, 15, 30))), 13, w.theme.link, bold=True, width=72),
            ui(w, what, 13.5, grow=1),
            gap=10,
            place="event",
        )
        for hour, what in zip(hours, w.lines("agenda", 4), strict=True)
    ]
    agenda = card(w, ui_title(w, w.say("today"), 15), *lines, gap=9, radius=10)
    return [weather, agenda] if w.chance(0.5) else [agenda, weather]


# --- a desktop ------------------------------------------------------------------------------------


def _desktop(w: Writer) -> Node:
    """The panel at the right of a program that shows a text."""
    text = w.passage(w.pick(("notes", "memo", "lesson", "travel", "personal")))
    tools = toolbar(w, "bold", "italic", "underline", "|", "bullets", "numbering", "|", "search")
    days = sorted((w.day(-40) for _ in range(10)), reverse=True)
    heads = (text.title, *(note.title for note in _other_notes(w)))
    days = days[: len(heads)]
    names = [
        _note(w, what, w.day_month(day), chosen=what == text.title)
        for what, day in zip(heads, days, strict=True)
    ]
    size = min(w.size, 16)
    items = bullets(w, w.lines("todos", w.integer(5, 7)), size=size, styles=("strike", "bold"))
    body = panes(
        sidebar(w, *names, width=190, gap=0, pad=Pad()),
        column(
            title(w, text.title, 21),
            paragraphs(w, text.paragraphs, size=size),
            ui_title(w, w.say("to_do"), 16),
            items,
            gap=13,
            pad=pad(24, 20),
            fill=w.theme.card,
            grow=1,
            place="editor",
        ),
        grow=1,
    )
    menus = standard_menus(w, "file", "edit", "view", "format", "help")
    app = program(w, text.title, body, icon="note", menus=menus, tools=tools)
    return page(w, panes(app, _panel(w), grow=1), _taskbar(w))


def _other_notes(w: Writer) -> list[Passage]:
    """Up to nine more, of what people note: meetings, recipes, things learned."""
    found = [w.passages(register, 4) for register in ("notes", "lesson", "recipe")]
    return w.sample([one for some in found for one in some], 9)


def _note(w: Writer, what: str, when: str, *, chosen: bool) -> Group:
    """A line of the list of notes."""
    looks = {"fill": w.theme.chosen if chosen else "", "border": w.theme.line, "edges": "b"}
    texts = (ui(w, what, 13, limit=2, leading=1.35), muted(w, when, 11.5))
    return column(*texts, gap=2, pad=pad(14, 8), place="entry", **looks)


def _panel(w: Writer) -> Node:
    theme = w.theme
    notices = draw_notices(w, 7)
    fresh = w.integer(2, 4)
    clear = label(w, w.say("social.clear_all"), 12.5, theme.link)
    head = row(ui_title(w, w.say("notifications"), 17), push(), clear)
    nodes: list[Node] = [notice_card(w, n, actions=w.chance(0.25)) for n in notices[:fresh]]
    nodes.append(section_title(w, w.say("social.earlier")))
    nodes += [notice_card(w, n) for n in notices[fresh:]]
    switches = [_switches(w)] if w.chance(0.7) else []
    return column(
        column(head, *nodes, gap=9, grow=1, clip=True),
        *switches,
        width=w.integer(330, 362),
        gap=10,
        pad=pad(14, 14),
        fill=theme.bar,
        border=theme.line,
        edges="l",
        place="panel",
    )


def _switches(w: Writer) -> Node:
    """Quick settings, some of them on."""
    theme = w.theme
    icons = ("wifi", "bluetooth", "airplane", "bell_off", "dark_mode", "battery")
    # As the screen shows it: connected, and dark or not.
    known = {"wifi": True, "airplane": False, "dark_mode": theme.dark}
    tiles = []
    for icon, caption in zip(icons, words(w, "quick_settings"), strict=True):
        on = known.get(icon, w.chance(0.45))
        fill, ink = (theme.accent, theme.on_accent) if on else (theme.code, theme.ink)
        parts = (Icon(icon, 18, ink), label(w, caption, 11.5, ink, limit=1))
        tiles.append(column(*parts, gap=5, pad=pad(8, 8), grow=1, fill=fill, radius=7, hit=True))
    return column(panes(*tiles[:3], gap=7), panes(*tiles[3:], gap=7), gap=7)


def _taskbar(w: Writer) -> Node:
    theme = w.theme
    icons = [
        Icon(name, 20, theme.ink) for name in ("view_tiles", "search", "folder", "globe", "mail")
    ]
    right = [Icon(name, 16, theme.ink) for name in ("wifi", "volume", "battery")]
    clock = column(
        ui(w, w.clock(), 12, align="right", leading=1.2),
        ui(w, w.short_date(w.today), 12, align="right", leading=1.2),
    )
    bell = Icon("bell", 17, theme.accent)
    looks = {"fill": theme.code, "border": theme.line, "edges": "t", "height": 42}
    return row(
        *icons, push(), *right, clock, bell, space(2), gap=16, pad=Pad(0, 14, 0, 16), **looks
    )
