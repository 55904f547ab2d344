"""A school's grade book: students, marks and averages in a table, a student's sheet beside it."""

from __future__ import annotations

from typing import NamedTuple

from pointerbench.flow.nodes import Column, Icon, Node, Table
from pointerbench.flow.nodes import Pad as Edges
from pointerbench.suites.text.kit.boxes import column, pad, push, row
from pointerbench.suites.text.kit.controls import avatar, button, chip, tabs
from pointerbench.suites.text.kit.furniture import page, site_header, web
from pointerbench.suites.text.kit.texts import label, muted, prose, ui, ui_title
from pointerbench.suites.text.surfaces.desk.parts import dropdown, portrait
from pointerbench.suites.text.writer import Writer

_WORKS = ("desk.essay", "desk.test", "quiz_label", "desk.project", "desk.presentation", "desk.lab")
_SUBJECTS = tuple(
    f"desk.{name}" for name in ("biology", "history", "geography", "physics", "music")
)
_OPINIONS = tuple(f"desk.opinion_{number}" for number in range(1, 7))


class Book(NamedTuple):
    """What is graded out of how many points, and the points of each student, best work or not."""

    names: tuple[str, ...]
    full: tuple[int, ...]
    students: tuple[str, ...]
    marks: tuple[tuple[int, ...], ...]

    def tenths(self, marks: tuple[int, ...]) -> int:
        """The share of all points, in tenths of a per cent, rounded."""
        whole = sum(self.full)
        return (sum(marks) * 2000 + whole) // (2 * whole)


def build(w: Writer) -> Node:
    book = _book(w)
    course = w.say(w.pick(_SUBJECTS))
    heads = [w.say(key) for key in ("overview", "courses", "grades", "calendar", "message")]
    year = w.today.year
    body = page(
        w,
        site_header(w, "Klassbook", heads, avatar(w, 30), chosen=2),
        column(
            row(
                column(
                    ui_title(w, course, 21),
                    muted(w, f"{w.say('semester')} {w.pick((1, 2))}, {year}/{year + 1 - 2000}", 13),
                    gap=2,
                    grow=1,
                ),
                dropdown(w, f"{w.say('class_')} {w.integer(7, 12)}{w.pick('ABC')}", 130),
                button(w, w.say("export"), icon="export"),
                button(w, w.say("assignment"), primary=True, icon="plus"),
                gap=12,
            ),
            tabs(w, [w.say(key) for key in ("grades", "desk.attendance", "notes", "reports")]),
            _table(w, book),
            _detail(w, book),
            gap=14,
            pad=pad(26, 16),
            grow=1,
            clip=True,
        ),
    )
    return web(w, f"{w.say('grades')} - {course}", f"{w.domain()}/klassbook/{w.code('####')}", body)


def _book(w: Writer) -> Book:
    names = tuple(w.sample(_WORKS, 5))
    full = tuple(w.pick((10, 20, 25, 40, 50)) for _ in names)
    people = sorted(w.people(w.integer(9, 11)), key=lambda name: name.rpartition(" ")[2])
    marks = []
    for _ in people:
        level = w.integer(48, 96)
        own = (min(100, max(20, level + w.integer(-16, 14))) for _ in full)
        marks.append(tuple(most * share // 100 for most, share in zip(full, own, strict=True)))
    return Book(names, full, tuple(people), tuple(marks))


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


def _detail(w: Writer, book: Book) -> Node:
    """One student's remarks below the table."""
    theme = w.theme
    number = w.integer(0, len(book.students) - 1)
    head = row(
        portrait(w.integer(0, 63), 34),
        ui(w, book.students[number], 15, bold=True, role="title"),
        chip(w, w.percent(book.tenths(book.marks[number]), 1)),
        push(),
        label(w, w.say("edit"), 12.5, theme.link),
        Icon("mail", 17, theme.muted),
        gap=11,
    )
    said = [w.say(key) for key in w.sample(_OPINIONS, 4)]
    signed = muted(w, f"{w.person()}, {w.short_date(w.day(-20))}", 12)
    return column(
        head,
        prose(w, said[:2], rate=0.3),
        prose(w, said[2:], rate=0.3),
        signed,
        gap=9,
        pad=pad(18, 14),
        fill=theme.card,
        border=theme.line,
        radius=6,
        place="comment",
    )
