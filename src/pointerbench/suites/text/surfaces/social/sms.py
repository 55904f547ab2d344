"""Text messages on a desktop companion or a tablet: numbers and firms left, one thread right."""

from __future__ import annotations

from typing import NamedTuple

from pointerbench.flow.nodes import Color, Group, Icon, Node, Pad
from pointerbench.suites.text.kit.controls import button, search_box
from pointerbench.suites.text.kit.furniture import page, title_bar
from pointerbench.suites.text.kit.people import (
    face_of,
    is_known,
    stable,
)
from pointerbench.suites.text.kit.texts import label, muted, prose, ui, ui_title
from pointerbench.suites.text.surfaces.social.parts import (
    brand,
    rising,
    turns,
    words,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, space

_BUBBLES: tuple[tuple[Color, Color], ...] = (("#1f8a3b", "#ffffff"), ("#1a66d2", "#ffffff"))

# What is sent how many days ago: a number of a text of one's own, the key of one of theirs.
_PRACTICE: tuple[tuple[int, str | int], ...] = (
    (36, "11"), (36, "2"), (21, "10"), (21, 3), (21, "9"), (4, "1"), (4, 0), (4, "5"), (0, "1"),
    (0, 1),
)  # fmt: skip
_SHOP: tuple[tuple[int, str | int], ...] = (
    (30, "8"), (12, "2"), (9, "4"), (9, "7"), (9, 2), (0, "3"), (0, 3), (0, "9"),
)  # fmt: skip


class _Text(NamedTuple):
    """A message: whether it is one's own, what it says, how many days it is past."""

    own: bool
    line: str
    past: int


def build(w: Writer) -> Node:
    private = w.chance(0.5)
    title, lines = _private(w) if private else _service(w)
    number, tablet = w.phone(), w.chance(0.5)
    times = rising(w, len(lines), w.integer(9 * 60, 15 * 60), 25)
    thread = column(
        _head(w, title, number, tablet=tablet),
        column(_thread(w, lines, times), grow=1, clip=True, justify="end"),
        _field(w),
        grow=1,
    )
    body = panes(
        _list(w, title, (lines[-1].line, w.clock(times[-1])), tablet=tablet), thread, grow=1
    )
    if tablet:
        return page(w, _status(w, times[-1]), body)
    return page(w, title_bar(w, w.say("social.messages"), "smartphone"), _phone(w), body)


def _private(w: Writer) -> tuple[str, list[_Text]]:
    """A friend's messages, the last of them from today."""
    talk = w.passage("friends")
    return w.person(), [_Text(who == "B", line, 0) for who, line in turns(talk)]


def _service(w: Writer) -> tuple[str, list[_Text]]:
    """What a practice or a shop sends over some weeks, and one's short answers."""
    hour = w.integer(9, 16) * 60
    codes = {"2": w.code("######"), "9": w.code("####")}  # a secret, and what is to be collected
    dates = [w.day(1, 1), w.day(-3, -2)]  # the second appointment, the first
    facts = {"time": w.clock(hour), "time2": w.clock(hour + 120)}
    mine = words(w, "sms_mine")
    practice = w.chance(0.5)
    title = w.say("social.practice", name=w.last_name()) if practice else brand(w, "support")
    lines = []
    for past, kind in _PRACTICE if practice else _SHOP:
        if isinstance(kind, int):
            lines.append(_Text(True, mine[kind], past))
            continue
        date = w.long_date(dates[past > 0])
        said = w.say(f"social.sms_{kind}", date=date, code=codes.get(kind, ""), **facts)
        lines.append(_Text(False, said, past))
    return title, lines


def _status(w: Writer, now: int) -> Node:
    """A tablet's top line."""
    theme = w.theme
    icons = [Icon(name, 15, theme.ink) for name in ("wifi", "battery")]
    day = f"{w.weekday(w.today)}, {w.day_month(w.today)}"
    texts = (ui(w, w.clock(now + w.integer(1, 50)), 12.5, bold=True), ui(w, day, 12.5))
    share = ui(w, w.percent(w.integer(18, 97)), 12)
    parts = (*texts, push(), icons[0], share, icons[1])
    return row(*parts, gap=10, pad=pad(18, 5), fill=theme.bar, place="status_bar")


def _phone(w: Writer) -> Node:
    """The line that says which telephone the program speaks for."""
    model = f"{w.pick(('Nordlys', 'Pico', 'Avia', 'Kestrel'))} {w.integer(5, 14)}"
    return row(
        Icon("smartphone", 16, w.theme.good),
        muted(w, w.say("social.paired_with", name=model), 12.5, grow=1),
        muted(w, w.percent(w.integer(30, 98)), 12.5),
        Icon("battery", 16, w.theme.muted),
        gap=8,
        pad=pad(16, 6),
        fill=w.theme.code,
        place="status_bar",
    )


def _list(w: Writer, title: str, last: tuple[str, str], *, tablet: bool) -> Node:
    theme = w.theme
    lines = words(w, "chat_lines", 11)
    senders = [w.phone() if w.chance(0.35) else w.person() for _ in lines]
    place = w.integer(1, 5)
    notice = w.pick(("social.sms_6", "social.sms_8"))
    senders[place], lines[place] = brand(w, "support"), w.say(notice, amount=w.price(8, 240))
    entries = [_entry(w, title, *last, chosen=True)]
    days = sorted((w.day(-30, -1) for _ in lines), reverse=True)
    for sender, line, day in zip(senders, lines, days, strict=True):
        entries.append(_entry(w, sender, line, w.day_month(day)))
    heading = ui_title(w, w.say("social.messages"), 24 if tablet else 16)
    start = button(w, w.say("social.start_chat"), primary=True, icon="chat", radius=16)
    top = (
        [heading, search_box(w, width=None)] if tablet else [row(start), search_box(w, width=None)]
    )
    return column(
        column(*top, gap=10, pad=pad(18, 12)),
        *entries,
        width=w.integer(300, 340),
        fill=theme.bar if tablet else theme.card,
        border=theme.line,
        edges="r",
        place="sidebar",
        clip=True,
    )


def _lettered(w: Writer, who: str) -> bool:
    """Whether there is no picture: of some people, of firms and strangers."""
    return not is_known(w, who) or stable(who, 5) < 2


def _entry(w: Writer, who: str, line: str, when: str, *, chosen: bool = False) -> Group:
    theme = w.theme
    bold = not chosen and w.chance(0.25)
    texts = column(
        row(ui(w, who, 14, bold=bold, limit=1, grow=1), muted(w, when, 11.5), gap=8),
        muted(w, line, 12.5, limit=2),
        gap=2,
        grow=1,
    )
    fill = theme.chosen if chosen else ""
    picture = face_of(w, who, 40, letters=_lettered(w, who))
    return row(picture, texts, gap=12, pad=pad(16, 9), fill=fill, place="entry")


def _head(w: Writer, title: str, number: str, *, tablet: bool) -> Node:
    theme = w.theme
    icons = [Icon(name, 20, theme.accent) for name in ("phone", "video_meet", "info")]
    if tablet:
        middle = column(
            face_of(w, title, 34, letters=_lettered(w, title)),
            ui(w, title, 13, bold=True),
            align="center",
            gap=3,
            grow=1,
        )
        parts: tuple[Node, ...] = (Icon("chevron_left", 22, theme.accent), middle, icons[1])
    else:
        lines = column(ui(w, title, 16, bold=True), muted(w, number, 12.5), gap=1, grow=1)
        parts = (lines, *icons)
    looks = {"fill": theme.bar, "border": theme.line, "edges": "b", "place": "header"}
    return row(*parts, gap=18, pad=pad(22, 9), **looks)


def _thread(w: Writer, lines: list[_Text], times: list[int]) -> Node:
    theme = w.theme
    mine = w.pick(_BUBBLES)
    size = min(w.size, 16)
    nodes: list[Node] = [
        muted(w, w.say("social.text_message"), 11.5, align="center"),
    ]
    before = _Text(False, "", -1)
    for place, (text, minutes) in enumerate(zip(lines, times, strict=True)):
        own, line, past = text
        if past != before.past:
            day = w.long_date(w.day(-past, -past))
            nodes.append(muted(w, f"{day}, {w.clock(minutes)}", 11.5, align="center"))
        elif minutes - times[place - 1] > 18:
            nodes.append(muted(w, w.clock(minutes), 11.5, align="center"))
        before = text
        fill, ink = mine if own else (theme.code, theme.ink)
        body = prose(w, line, size, ink, styles=(), leading=1.38)
        looks = {"fill": fill, "radius": 16, "hugs": True, "place": "message"}
        bubble = column(body, pad=pad(14, 8), **looks)
        side = Pad(0, 0, 0, 150) if own else Pad(0, 150, 0, 0)
        nodes.append(column(bubble, align="end" if own else "start", pad=side))
    if lines[-1].own:
        nodes.append(muted(w, w.say("social.delivered"), 11, align="right"))
    return column(*nodes, gap=6, pad=pad(24, 14))


def _field(w: Writer) -> Node:
    theme = w.theme
    hint = label(w, w.say("social.text_message"), 14, theme.faint, grow=1)
    parts = (hint, Icon("mic", 18, theme.muted))
    box = row(*parts, pad=pad(16, 8), border=theme.line, radius=17, grow=1, hit=True)
    icons = [Icon(name, 21, theme.muted) for name in ("camera", "image")]
    return row(*icons, box, Icon("send", 20, theme.accent), space(2), gap=14, pad=pad(20, 10))
