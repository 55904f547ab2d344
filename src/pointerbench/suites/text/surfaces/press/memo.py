"""A memorandum: firm, To / From / Date / Re in a table, paragraphs, what is to be done by whom."""

from __future__ import annotations

import datetime as dt
from typing import Any

from pointerbench.flow.nodes import Column, Drawing, Group, Node, Pad, Table
from pointerbench.suites.text.kit.texts import bullets, prose, text, title
from pointerbench.suites.text.surfaces.press.dating import written
from pointerbench.suites.text.surfaces.press.paper import (
    desk,
    on_paper,
    print_size,
    sheet,
)
from pointerbench.suites.text.surfaces.press.viewer import Document, viewer
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, push, row, rule, space


def build(w: Writer) -> Node:
    own = on_paper(w)
    passage = w.passage("memo")
    day = written(w, passage, -50, 0)
    size = print_size(w, 13.5, 16)
    width = w.integer(680, 736)
    text_nodes: list[Node] = [
        prose(own, sentences, size, styles=("bold", "underline"), leading=1.48)
        for sentences in passage.paragraphs
    ]
    shown = sheet(
        own,
        _head(own),
        _table(own, passage.title, day),
        *text_nodes,
        *_tasks(own, size, day),
        width=width,
        margin=Pad(44, 76, 40, 76),
        gap=12,
    )
    if w.theme.dark or w.chance(0.6):
        name = f"{w.say('press.memo_file')}_{w.code('####')}.pdf"
        return viewer(w, Document(name, 1, w.integer(1, 3)), [shown], w.pick(("browser", "plain")))
    return desk(shown, ground=w.pick(("#c6c9cd", "#e4e2dd", "#7c8288")), pad=Pad(24))


def _head(w: Writer) -> Group:
    """The firm, and the word in large letters: one above the other, or side by side."""
    firm = w.company()
    word = title(w, w.say("press.memo").upper(), 27, spacing=1.5, leading=1.1)
    if w.chance(0.5):
        mark = Drawing("logo", 30, 30, (w.theme.accent,), (float(w.integer(0, 9)),))
        line = row(mark, text(w, firm, 15, bold=True), push(), gap=12)
        return column(line, space(4), word, gap=6, place="header")
    return row(word, push(), text(w, firm, 14, w.theme.muted), place="header")


def _table(w: Writer, subject: str, day: dt.date) -> Group:
    """To, From, Cc, Date, Re."""
    sender, *others = w.people(4)
    facts = [
        ("to", w.say(w.pick(("press.all_staff", "press.all_heads", "press.all_teams")))),
        ("from_", f"{sender}, {w.say(w.pick(('press.facility', 'press.personnel')))}"),
        ("cc", ", ".join(others[: w.integer(1, 2)])),
        ("date", w.long_date(day)),
        ("subject", subject),
    ]
    if w.chance(0.3):
        facts.pop(2)
    rows = tuple(
        (
            text(w, w.colon(w.say(key)), 13.5, bold=True),
            text(w, value, 14, bold=key == "subject"),
        )
        for key, value in facts
    )
    table = Table((Column(width=96), Column(grow=1)), rows, pad=Pad(4, 4, 4, 0))
    looks: dict[str, Any] = {"border": w.theme.ink, "edges": "tb", "pad": pad(0, 8)}
    return column(table, **{**looks, "thickness": w.pick((1, 2))})


def _tasks(w: Writer, size: float, day: dt.date) -> list[Node]:
    """Who does what, and what is attached."""
    deadline = text(w, w.say("press.next_steps"), size + 1, bold=True, role="title")
    days = [day + dt.timedelta(ahead) for ahead in sorted(w.sample(range(3, 30), 3))]
    numbers = sorted(w.sample((1, 2, 3, 4), 3))
    names = [person.split()[0] for person in w.people(3)]
    items = [
        f"{w.say(f'press.step_{number}')} ({who}, {w.day_month(due)})"
        for number, who, due in zip(numbers, names, days, strict=True)
    ]
    enclosed = text(w, w.say("press.enclosures", n=w.integer(1, 4)), 13, w.theme.muted)
    listed = bullets(w, items, w.pick(("•", "1.", "–")), size=size, styles=())
    return [deadline, listed, rule(w.theme), enclosed]
