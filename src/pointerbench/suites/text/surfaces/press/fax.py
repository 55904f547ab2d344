"""A fax: the machine's line at the top, a cover table, boxes ticked, text in one mono face."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pointerbench.flow.nodes import Column, Drawing, Group, Node, Pad, Table
from pointerbench.suites.text.kit.texts import prose, text
from pointerbench.suites.text.surfaces.press.paper import (
    desk,
    in_one_face,
    on_paper,
    print_size,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, layers, pad, push, row

_GROUNDS = ("#fbfbf9", "#f5f5f1", "#fdfdfd")


def build(w: Writer) -> Node:
    own = in_one_face(on_paper(w, w.pick(_GROUNDS), "#1f1f1f"))
    pages = w.integer(1, 4)
    day = w.day(-900)
    minutes = w.integer(8 * 60, 18 * 60)
    city = w.city()
    numbers = (w.phone(city), w.phone(w.city()))
    passage = w.passage("email")
    size = print_size(w, 14.5, 17)
    origin = w.colon(w.say("from_").upper())
    head = f"{w.short_date(day)}  {w.clock(minutes)}   {origin} {numbers[0]}"
    machine = row(
        text(own, head, 12),
        push(),
        text(own, w.say("press.fax_page", n=1, total=pages).upper(), 12),
        pad=Pad(8, 18, 8, 18),
        place="header",
    )
    people = (w.person(), w.person())
    table = _cover(
        own, people, (*numbers, w.phone(city)), (w.long_date(day), str(pages), passage.title)
    )
    inner = column(
        _title(own, city),
        table,
        *([_boxes(own)] if w.chance(0.7) else []),
        *_text(own, passage.paragraphs, size, people[1]),
        gap=14,
        pad=Pad(6, 60, 30, 60),
    )
    width = w.integer(780, 880)
    page = layers(
        Drawing("fax", 1080, width, (), (float(w.integer(0, 999)),)),
        column(machine, inner),
        width=width,
        height=1080,
        fill=own.theme.page,
        border="#bfbfbb",
        clip=True,
    )
    return desk(page, ground=w.pick(("#d3d4d6", "#9b9ea3", "#e6e6e3", "#6a6d72")), pad=Pad(10))


def _title(w: Writer, city: str) -> Group:
    """The sender's name and address, and what this is."""
    firm, word = w.company(), w.pick(("FAX", "TELEFAX"))
    address = text(w, f"{w.street()}, {w.town(city)}", 12.5)
    if w.chance(0.4):
        big = text(w, word, 26, w.theme.page, bold=True, leading=1.2, spacing=6, role="title")
        band = row(big, push(), text(w, firm, 16, w.theme.page, bold=True), pad=pad(16, 7))
        return column(replace(band, fill=w.theme.ink), address, gap=7)
    big = text(w, word, 40, bold=True, leading=1.1, spacing=4, role="title")
    names = column(text(w, firm, 18, bold=True), address)
    parts: list[Node] = [names, push(), big]
    if w.chance(0.4):
        parts.reverse()
    return row(*parts, pad=pad(0, 8), border=w.theme.ink, edges="b", thickness=2)


def _cover(
    w: Writer, people: tuple[str, str], numbers: tuple[str, str, str], rest: tuple[str, str, str]
) -> Group:
    """From, to, the faxes of both and the sender's telephone, date, pages, subject."""
    date, pages, subject = rest
    cells = (
        (("to", people[0]), ("from_", people[1])),
        (("press.fax_no", numbers[1]), ("press.fax_no", numbers[0])),
        (("company", w.company()), ("phone", numbers[2])),
        (("date", date), ("press.pages_", pages)),
    )
    rows = [
        tuple(
            node
            for key, value in pair
            for node in (
                text(w, w.colon(w.say(key)), 13, bold=True),
                text(w, value, 13.5, limit=1),
            )
        )
        for pair in cells
    ]
    last = (text(w, w.colon(w.say("subject")), 13, bold=True), text(w, subject, 13.5))
    table = Table(
        (Column(width=104), Column(grow=1.1), Column(width=104), Column(grow=1)),
        tuple(rows),
        pad=Pad(5, 6, 5, 6),
        line=w.theme.ink,
    )
    foot = Table((Column(width=104), Column(grow=1)), (last,), Pad(5, 6, 5, 6), line=w.theme.ink)
    return column(table, foot)


def _boxes(w: Writer) -> Group:
    """What the receiver is to do, with a cross where it applies."""
    ink = w.theme.ink
    chosen = w.integer(0, 3)
    keys = ("urgent", "for_review", "please_comment", "please_reply")
    nodes = [
        row(
            Drawing("checkbox", 15, 15, (ink, ink), (float(number == chosen),)),
            text(w, w.say(f"press.{key}"), 13, role="label"),
            gap=7,
            hit=True,
        )
        for number, key in enumerate(keys)
    ]
    return row(*nodes, justify="between", place="form")


def _text(w: Writer, parts: tuple[tuple[str, ...], ...], size: float, name: str) -> list[Node]:
    """The message, and what must not happen to it."""
    looks: dict[str, Any] = {"styles": (), "leading": 1.42}
    found: list[Node] = [text(w, w.say("press.good_morning"), size)]
    found += [prose(w, sentences, size, **looks) for sentences in parts]
    found.append(text(w, w.say("press.kind_regards"), size))
    found.append(Drawing("signature", 44, 170, (w.theme.ink,), (float(w.integer(0, 99)),)))
    found.append(text(w, name, size))
    secret = prose(w, w.say("press.fax_secret"), 12, styles=(), leading=1.35)
    found.append(column(secret, border=w.theme.ink, edges="t", pad=Pad(8), place="footer"))
    return found
