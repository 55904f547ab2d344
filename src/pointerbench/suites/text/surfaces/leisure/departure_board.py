"""The departures of a station or an airport on a dark wall board, announcements below or beside."""

from __future__ import annotations

from typing import NamedTuple

from pointerbench.flow.nodes import Color, Column, Group, Icon, Node, Pad, Table
from pointerbench.suites.text.kit.texts import prose, text
from pointerbench.suites.text.surfaces.leisure.airports import abroad
from pointerbench.suites.text.surfaces.leisure.parts import say, short_clock
from pointerbench.suites.text.surfaces.leisure.routes import routes, train
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row


class _Look(NamedTuple):
    ground: Color
    band: Color
    head: Color
    ink: Color
    accent: Color


class _Line(NamedTuple):
    at: int
    goal: str
    stops: list[str]
    remark: str
    color: Color
    late: int


_LOOKS = (
    _Look("#0b0d10", "#15191f", "#20262e", "#f4f4f0", "#ffd23f"),
    _Look("#0a1830", "#0f2142", "#16305e", "#ffffff", "#ffcf3a"),
    _Look("#050505", "#050505", "#1a1206", "#ffb028", "#ffe08a"),
    _Look("#10231d", "#152d26", "#1f4337", "#eef7ee", "#9be564"),
)
_GOOD, _LATE = "#6fd98a", "#ff8a70"
_AIRLINES = ("KA", "NX", "AV", "SK", "ORB", "LZ")


def build(w: Writer) -> Node:
    look = w.pick(_LOOKS)
    airport = w.chance(0.5)
    now = w.integer(340, 1250)
    goals = [(goal.city, []) for goal in abroad(w, 16)] if airport else _trains(w, 16)
    beside = w.chance(0.35)
    room = 656 if beside else 500
    lines = _lines(w, look, (airport, now, room), goals)
    board = column(_board(w, look, lines, room, airport=airport), grow=1, clip=True)
    notes = _notes(w, look, lines, 14 if beside else 15.5, airport=airport)
    if beside:
        news = column(
            text(w, w.say("news"), 19, look.accent, bold=True, role="title"),
            *(column(note, pad=pad(0, 6), place="message") for note in notes),
            gap=10,
            width=238,
            pad=pad(18, 14),
            fill=look.head,
            place="panel",
        )
        middle: tuple[Node, ...] = (panes(board, news, grow=1),)
    else:
        halves = [column(*part, gap=8, grow=1) for part in (notes[:2], notes[2:])]
        foot = row(
            *halves,
            gap=36,
            align="start",
            pad=pad(24, 14),
            fill=look.head,
            height=156,
            place="footer",
        )
        middle = (board, foot)
    return column(_head(w, look, now, airport=airport), *middle, fill=look.ground, grow=1)


def _notes(w: Writer, look: _Look, lines: list[_Line], size: float, *, airport: bool) -> list[Node]:
    """Announcements that suit a station or an airport, and the lines on the board."""
    if airport:
        said = [say(w, f"announce_{number}") for number in (1, 4, 5)] + [say(w, "bp_note_4")]
    else:
        running = [line.goal for line in lines if line.color != _LATE]
        latest = max(lines, key=lambda line: line.late)
        said = [say(w, f"announce_{number}") for number in (1, 5)]
        said.append(say(w, "announce_2", city=running[0]))
        if latest.late:
            said.append(say(w, "announce_3", city=latest.goal, n=latest.late))
    return [prose(w, words, size, look.ink, styles=()) for words in w.sample(said, len(said))]


def _head(w: Writer, look: _Look, now: int, *, airport: bool) -> Group:
    caption = say(w, "departures_air" if airport else "departures")
    return row(
        Icon("airplane" if airport else "directions", 34, look.accent),
        text(w, caption.upper(), 32, look.accent, bold=True, role="title"),
        push(),
        text(w, w.long_date(w.today), 17, look.ink),
        text(w, short_clock(w, now), 34, look.ink, bold=True),
        gap=18,
        pad=pad(24, 12),
        fill=look.head,
        place="header",
    )


def _trains(w: Writer, count: int) -> list[tuple[str, list[str]]]:
    """Towns that trains go to, no two in a row the same, and two on the way at most."""
    found: list[tuple[str, list[str]]] = []
    while len(found) < count:
        towns = w.pick(routes(w.locale.country, w.language)).towns
        first = w.integer(0, len(towns) - 2)
        passed = list(towns[first + 1 : -1])
        if towns[-1] not in [goal for goal, _ in found[-2:]]:
            found.append((towns[-1], passed[-2:]))
    return found


def _lines(
    w: Writer, look: _Look, plan: tuple[bool, int, int], goals: list[tuple[str, list[str]]]
) -> list[_Line]:
    """What leaves in the next hours."""
    airport, now, room = plan
    at = now - w.integer(2, 12)
    found = []
    for number in range(room // 43):
        late = w.integer(1, 4) * 5 if w.chance(0.2) else 0
        remark, color = _remark(w, look, at - now, (at, late), airport=airport)
        goal, passed = goals[number]
        stops = [] if room > 600 else passed
        found.append(_Line(at, goal, stops, remark, color, late * (color == _LATE)))
        at += w.integer(3, 14)
    return found


def _board(w: Writer, look: _Look, lines: list[_Line], room: int, *, airport: bool) -> Table:
    size = w.pick((16, 17, 18))
    second, fourth = ("flight", "gate") if airport else ("train", "platform")
    captions = (w.say("time"), say(w, second), w.say("to_place"), w.say(fourth), say(w, "remark"))
    rows: list[tuple[Node, ...]] = [
        tuple(text(w, caption.upper(), 12.5, look.accent) for caption in captions)
    ]
    for line in lines:
        rows.append(
            (
                text(w, short_clock(w, line.at), size, look.accent, bold=True),
                text(w, _number(w, airport=airport), size, look.ink),
                _goal(w, look, line.goal.upper(), line.stops, size),
                text(w, _gate(w, airport=airport), size, look.ink),
                text(w, line.remark.upper(), size - 1, line.color, limit=1),
            )
        )
    space = (room / len(lines) - size * 1.4) / 2
    return Table(
        (Column(), Column(), Column(grow=1), Column(), Column(width=size * 12.5)),
        tuple(rows),
        Pad(space, 12, space, 22),
        head=look.ground,
        fills=(look.band, look.ground),
    )


def _goal(w: Writer, look: _Look, goal: str, stops: list[str], size: float) -> Node:
    """Where a line goes, and what it passes on the way."""
    name = text(w, goal, size, look.ink, limit=1)
    if not stops:
        return name
    passed = say(w, "via", places=", ".join(stops))
    words = column(text(w, passed, size - 3, look.ink, limit=1), pad=Pad(0, 0, 1, 0), grow=1)
    return row(name, words, gap=14, align="end")


def _number(w: Writer, *, airport: bool) -> str:
    if airport:
        return f"{w.pick(_AIRLINES)} {w.integer(110, 989)}"
    return train(w)


def _gate(w: Writer, *, airport: bool) -> str:
    return f"{w.pick('ABCD')}{w.integer(1, 38)}" if airport else str(w.integer(1, 24))


def _remark(
    w: Writer, look: _Look, left: int, plan: tuple[int, int], *, airport: bool
) -> tuple[str, Color]:
    """What a line says at its end, by the minutes that are left and those that it is late."""
    at, late = plan
    if not late and w.chance(0.06):
        return say(w, "not_running"), _LATE
    if late:
        if airport:
            return say(w, "delayed_to", time=short_clock(w, at + late)), _LATE
        return say(w, "minutes_late", n=late), _LATE
    if airport and left < 25:
        key = "departed" if left < 0 else "last_call" if left < 8 else "boarding"
        return say(w, key), _GOOD
    return (say(w, "on_time"), look.ink) if w.chance(0.6) else ("", look.ink)
