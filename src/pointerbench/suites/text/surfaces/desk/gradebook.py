"""A school's grade book: marks and averages in a table, remarks on students below or beside."""

from __future__ import annotations

from pointerbench.flow.nodes import Column, Group, Icon, Node, Table
from pointerbench.flow.nodes import Pad as Edges
from pointerbench.suites.text.kit.controls import (
    button,
    chip,
    tabs,
)
from pointerbench.suites.text.kit.furniture import page, site_header, web
from pointerbench.suites.text.kit.people import avatar
from pointerbench.suites.text.kit.texts import label, muted, prose, ui, ui_title
from pointerbench.suites.text.surfaces.desk.marks import Book, draw_book
from pointerbench.suites.text.surfaces.desk.parts import disc, dropdown
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row

_WORKS = ("desk.essay", "desk.test", "quiz_label", "desk.project", "desk.presentation", "desk.lab")
_SUBJECTS = tuple(
    f"desk.{name}" for name in ("biology", "history", "geography", "physics", "music")
)
_SCIENCES = ("desk.biology", "desk.physics")
_PRAISE = tuple(f"desk.opinion_{number}" for number in (1, 2, 4, 7, 8, 11, 13, 14))
_ADVICE = tuple(f"desk.opinion_{number}" for number in (3, 5, 6, 9, 10, 11, 12, 14))


def build(w: Writer) -> Node:
    aside = w.chance(0.5)
    subject = w.pick(_SUBJECTS)
    works = [key for key in _WORKS if key != "desk.lab" or subject in _SCIENCES]
    names = tuple(w.sample(works, 3 if aside else 5))
    book = draw_book(w, names, w.integer(13, 16) if aside else w.integer(8, 9))
    course = w.say(subject)
    heads = [w.say(key) for key in ("overview", "courses", "grades", "calendar", "desk.messages")]
    body = page(
        w,
        site_header(w, "Klassbook", heads, avatar(w, 30), chosen=2),
        column(
            row(
                column(
                    ui_title(w, course, 21),
                    muted(w, _term(w), 13),
                    gap=2,
                    grow=1,
                ),
                dropdown(w, f"{w.say('class_')} {w.integer(7, 12)}{w.pick('ABC')}", 130),
                button(w, w.say("export"), icon="export"),
                button(w, w.say("assignment"), primary=True, icon="plus"),
                gap=12,
            ),
            tabs(w, [w.say(key) for key in ("grades", "desk.attendance", "students", "reports")]),
            _beside(w, book) if aside else _below(w, book),
            gap=14,
            pad=pad(26, 16),
            grow=1,
            clip=True,
        ),
    )
    return web(w, f"{w.say('grades')} - {course}", f"{w.domain()}/klassbook/{w.code('####')}", body)


def _term(w: Writer) -> str:
    """The half of the school year that today is in."""
    late = w.today.month < 8
    first = w.today.year - late
    return f"{w.say('semester')} {1 + (1 < w.today.month < 8)}, {first}/{first + 1 - 2000}"


def _table(w: Writer, book: Book) -> Table:
    theme = w.theme
    heads = [ui(w, w.say("student"), 12.5, bold=True, role="title")]
    for key, most in zip(book.names, book.full, strict=True):
        heads.append(ui(w, f"{w.say(key)} ({most})", 12.5, bold=True, align="right", role="title"))
    ends = (w.say("total"), w.say("average"))
    heads += [ui(w, one, 12.5, bold=True, align="right", role="title") for one in ends]
    rows: list[tuple[Node, ...]] = [tuple(heads)]
    rows += [_student(w, book, number) for number in range(len(book.students))]
    rows.append(_averages(w, book))
    return Table(
        (Column(grow=1), *(Column(),) * (len(book.full) + 2)),
        tuple(rows),
        pad=Edges(5, 11, 5, 11),
        line=theme.line,
        head=theme.code,
        rules=theme.line if w.chance(0.4) else "",
        fills=(theme.card, theme.bar) if w.chance(0.5) else (theme.card,),
    )


def _student(w: Writer, book: Book, number: int) -> tuple[Node, ...]:
    theme = w.theme
    marks = book.marks[number]
    tenths = book.tenths(marks)
    color = theme.bad if tenths < 500 else theme.good if tenths >= 850 else theme.ink
    cells: list[Node] = [ui(w, book.students[number], 13)]
    cells += [ui(w, str(mark), 13, align="right") for mark in marks]
    cells.append(ui(w, str(sum(marks)), 13, align="right"))
    cells.append(ui(w, w.percent(tenths, 1), 13, color, bold=True, align="right"))
    return tuple(cells)


def _averages(w: Writer, book: Book) -> tuple[Node, ...]:
    """The class's mean of every column, to one decimal."""
    count = len(book.students)
    totals = [sum(column_) for column_ in zip(*book.marks, strict=True)]
    totals.append(sum(totals))
    cells: list[Node] = [ui(w, w.say("average"), 13, bold=True)]
    for total in totals:
        mean = (total * 20 + count) // (2 * count)
        cells.append(ui(w, w.number(mean, 1), 13, bold=True, align="right"))
    whole = sum(book.full) * count
    share = (totals[-1] * 2000 + whole) // (2 * whole)
    cells.append(ui(w, w.percent(share, 1), 13, bold=True, align="right"))
    return tuple(cells)


def _below(w: Writer, book: Book) -> Node:
    """The table, and below it what was noted on two students."""
    chosen = sorted(w.sample(range(len(book.students)), 2))
    keys = _drawn(w, book, chosen, 4)
    days = [w.day(-12) for _ in chosen]
    noted = [
        _remarks(w, book, one, said, f"{w.me}, {w.short_date(day)}")
        for one, said, day in zip(chosen, keys, days, strict=True)
    ]
    return column(_table(w, book), panes(*noted, gap=16), gap=16)


def _beside(w: Writer, book: Book) -> Node:
    """The table, and beside it the latest remarks."""
    chosen = w.sample(range(len(book.students)), 4)
    keys = _drawn(w, book, chosen, 2)
    days = sorted((w.day(-12) for _ in chosen), reverse=True)
    noted = [
        _remarks(w, book, one, said, f"{w.me}, {w.short_date(day)}")
        for one, said, day in zip(chosen, keys, days, strict=True)
    ]
    head = row(
        ui_title(w, w.say("comments"), 16, grow=1), Icon("filter", 16, w.theme.muted), gap=10
    )
    notes = column(head, *noted, gap=12, width=312)
    return panes(column(_table(w, book), grow=1), notes, gap=20)


def _drawn(w: Writer, book: Book, chosen: list[int], count: int) -> list[list[str]]:
    """Remarks that fit the students' marks, none of them twice."""
    found: list[list[str]] = []
    for number in chosen:
        fit = _PRAISE if book.tenths(book.marks[number]) >= 680 else _ADVICE
        fresh = [key for key in fit if not any(key in keys for keys in found)]
        found.append(w.sample(fresh, count))
    return found


def _remarks(w: Writer, book: Book, number: int, keys: list[str], signed: str) -> Group:
    """What was noted on a student, in one paragraph or two."""
    theme = w.theme
    name, tenths = book.students[number], book.tenths(book.marks[number])
    head = row(
        disc(w, name, 34),
        ui(w, name, 14, bold=True, role="title", grow=1, limit=1),
        chip(w, w.percent(tenths, 1)),
        gap=11,
    )
    said = [w.say(key) for key in keys]
    parts = [said[place : place + 2] for place in range(0, len(said), 2)]
    foot = row(
        muted(w, signed, 12, grow=1),
        label(w, w.say("edit"), 12.5, theme.link),
        gap=10,
    )
    return column(
        head,
        *(prose(w, part, 14, rate=0.3, leading=1.45) for part in parts),
        push(),
        foot,
        gap=9,
        grow=1,
        pad=pad(16, 13),
        fill=theme.card,
        border=theme.line,
        radius=6,
        place="comment",
    )
