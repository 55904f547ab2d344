"""A notes app: notebooks, the list of notes, and one being edited with headings and lists."""

from __future__ import annotations

from pointerbench.flow.nodes import Icon, Node, Pad, Span
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.controls import chip, nav_item, search_box
from pointerbench.suites.text.kit.furniture import page, program, sidebar, split, toolbar
from pointerbench.suites.text.kit.texts import bullets, muted, prose, text, title, ui, ui_title
from pointerbench.suites.text.surfaces.desk.parts import (
    blank,
    caption,
    length_of,
    tall_status,
    tick,
    words_in,
)
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, push, row

_STYLES = ("highlight", "strike", "bold", "italic", "highlight")
# What may follow from any meeting.
_STEPS = tuple(f"press.step_{number}" for number in range(1, 5))
_BOOKS = ("desk.household", "travel", "desk.recipes", "desk.ideas", "desk.reading")
_OTHERS = ("notes", "notes", "notes", "lesson", "lesson", "memo", "essay")


def build(w: Writer) -> Node:
    note = w.passage("notes")
    found = [w.passages(register, 1) for register in w.sample(_OTHERS, len(_OTHERS))]
    others = [one for some in found for one in some]
    books = [w.pick(("desk.work", "desk.projects")), *w.sample(_BOOKS, 4)]
    now = w.clock()
    body = split(_books(w, books), _list(w, books[0], [note, *others], now), _editor(w, note, now))
    if w.chance(0.5):
        return program(w, f"{note.title} - Notula", body, icon="note", status=_status(w, note))
    return page(w, body)


def _books(w: Writer, books: list[str]) -> Node:
    return sidebar(
        w,
        column(search_box(w, width=None), pad=pad(0, 4)),
        nav_item(w, w.say("desk.all_notes"), icon="note", count=str(w.integer(60, 240))),
        nav_item(w, w.say("desk.favourites"), icon="star", count=str(w.integer(3, 12))),
        nav_item(w, w.say("to_do"), icon="checklist", count=str(w.integer(4, 19))),
        nav_item(w, w.say("trash"), icon="trash"),
        caption(w, w.say("desk.notebooks")),
        *(
            nav_item(w, w.say(key), icon="folder", chosen=not n, count=str(w.integer(8, 48)))
            for n, key in enumerate(books)
        ),
        caption(w, w.say("desk.tags")),
        *(nav_item(w, w.say(key), icon="tag") for key in w.sample(("draft", "team", "budget"), 2)),
        width=214,
        gap=3,
    )


def _list(w: Writer, book: str, notes: list[Passage], now: str) -> Node:
    note, *others = notes
    days = sorted((w.day(-90, -1) for _ in others), reverse=True)
    entries = [_entry(w, note, now, chosen=True)]
    entries += [_entry(w, one, w.day_month(d)) for one, d in zip(others, days, strict=True)]
    head = row(
        ui(w, w.say(book), 15, bold=True, role="title"),
        push(),
        Icon("sort_descending", 16, w.theme.muted),
        Icon("edit", 16, w.theme.accent),
        gap=12,
        pad=pad(16, 12),
        border=w.theme.line,
        edges="b",
    )
    return column(head, *entries, width=244, border=w.theme.line, edges="r", clip=True)


def _entry(w: Writer, note: Passage, when: str, *, chosen: bool = False) -> Node:
    looks = {"fill": w.theme.chosen} if chosen else {}
    return column(
        ui(w, note.title, 13.5, bold=True, limit=1),
        ui(w, note.sentences[0], 12.5, w.theme.muted, limit=2),
        muted(w, when, 11.5),
        gap=3,
        pad=pad(16, 10),
        border=w.theme.line,
        edges="b",
        place="entry",
        **looks,
    )


def _editor(w: Writer, note: Passage, now: str) -> Node:
    tools = toolbar(
        w,
        *("heading", "bold", "italic", "strikethrough", "highlight", "|", "bullets", "numbering"),
        *("checklist", "|", "link", "image", "table", "quote"),
        push(),
        *("share", "more_horizontal"),
        fill=w.theme.page,
    )
    chips = [chip(w, w.say(key)) for key in w.sample(("draft", "team", "desk.work", "meeting"), 2)]
    edited = w.colon(w.say("last_edited"), f"{w.weekday(w.today)}, {now}")
    text_ = column(
        title(w, note.title, 25),
        row(*chips, muted(w, edited, 12), gap=8, pad=Pad(8, 0, 14, 0)),
        *_lines(w, note),
        pad=pad(34, 22),
        place="editor",
    )
    return column(tools, column(text_, grow=1, clip=True), grow=1)


def _lines(w: Writer, note: Passage) -> list[Node]:
    """The note's text: paragraphs, a list, things to do, with blank lines between."""
    first, second, *rest = note.paragraphs
    nodes: list[Node] = [prose(w, first, styles=_STYLES, rate=0.8), blank(w)]
    keys = w.sample(("desk.decisions", "desk.open_points", "desk.background"), 2)
    nodes += [_heading(w, keys[0]), bullets(w, second, styles=_STYLES, rate=0.3), blank(w)]
    steps = w.sample(_STEPS, w.integer(3, 4))
    tasks = [_heading(w, "desk.next_steps"), *(_task(w, key) for key in steps), blank(w)]
    later: list[Node] = [_heading(w, keys[1])]
    for sentences in rest:
        later += [prose(w, sentences, styles=_STYLES, rate=0.9), blank(w)]
    nodes += tasks + later if w.chance(0.5) else later + tasks
    for more in w.passages("notes", 1):
        nodes.append(_heading(w, "desk.last_time"))
        for sentences in more.paragraphs:
            nodes += [prose(w, sentences, styles=_STYLES), blank(w)]
    return nodes


def _heading(w: Writer, key: str) -> Node:
    return ui_title(w, w.say(key), w.size + 3, leading=1.7)


def _task(w: Writer, key: str) -> Node:
    done = w.chance(0.35)
    color = w.theme.muted if done else w.theme.ink
    words = text(w, (Span(w.say(key), strike=done),), 0, color, role="prose", grow=1)
    return row(tick(w, on=done), words, gap=10, pad=pad(0, 3))


def _status(w: Writer, note: Passage) -> Node:
    color = w.theme.muted
    count = w.say("desk.n_words", n=w.number(words_in([note])))
    signs = w.say("desk.n_characters", n=w.number(length_of([note])))
    synced: list[Node] = [Icon("cloud_done", 14, color), ui(w, w.say("desk.synced"), 12, color)]
    return tall_status(w, [ui(w, count, 12, color), ui(w, signs, 12, color)], synced)
