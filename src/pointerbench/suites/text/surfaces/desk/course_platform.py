"""A course platform's lesson: the outline with what is done, the text, tabs, the next lesson."""

from __future__ import annotations

import re

from pointerbench.flow.nodes import Icon, Node
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.controls import (
    button,
    crumbs,
    tabs,
)
from pointerbench.suites.text.kit.furniture import page, site_header, split, web
from pointerbench.suites.text.kit.people import avatar
from pointerbench.suites.text.kit.texts import bullets, label, muted, prose, title, ui
from pointerbench.suites.text.surfaces.desk.parts import bar, disc
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, push, row

_STYLES = ("bold", "italic", "link", "highlight")


_NUMBERED = re.compile(r"\w+ \d+: ")  # "Lektion 3: ": the page numbers its modules itself
_ASKED = tuple(f"desk.ask_{number}" for number in range(1, 7))
_MODULES = (
    ("introduction", "desk.basics", "desk.worked_example", "desk.exercises", "quiz_label"),
    ("desk.going_further", "desk.common_mistakes", "desk.project", "summary"),
    ("glossary", "desk.test", "certificate"),
)


def build(w: Writer) -> Node:
    lesson = w.passage("lesson")
    course = _NUMBERED.sub("", lesson.title)
    # One that has a text: no exercises, no quiz.
    current = w.pick(("desk.basics", "desk.worked_example", "desk.going_further"))
    heads = [w.say(key) for key in ("courses", "calendar", "grades", "desk.messages")]
    tools = (Icon("bell", 18, w.theme.muted), avatar(w, 32))
    body = page(
        w,
        site_header(w, w.pick(("Lernwerk", "Studia", "Campanile")), heads, *tools, chosen=0),
        split(_outline(w, course, current), _lesson(w, lesson, course, current)),
    )
    return web(w, course, f"campus.{w.domain()}/course/{w.code('###')}", body)


def _outline(w: Writer, course: str, current: str) -> Node:
    theme = w.theme
    keys = [key for lessons in _MODULES for key in lessons]
    share = 100 * keys.index(current) // len(keys)
    nodes: list[Node] = [
        ui(w, course, 15, bold=True, role="title"),
        bar(w, share / 100),
        muted(w, f"{w.percent(share)} {w.say('desk.percent_done')}", 12),
    ]
    done = True
    for number, lessons in enumerate(_MODULES, 1):
        nodes.append(
            column(
                muted(w, f"{w.say('desk.module')} {number}", 11.5),
                border=theme.line,
                edges="b",
                pad=pad(0, 6),
            )
        )
        for key in lessons:
            done = done and key != current
            nodes.append(_line(w, w.say(key), current=key == current, done=done))
    return column(
        *nodes,
        gap=7,
        width=254,
        pad=pad(16, 18),
        fill=theme.bar,
        border=theme.line,
        edges="r",
        clip=True,
        place="sidebar",
    )


def _line(w: Writer, name: str, *, current: bool, done: bool) -> Node:
    theme = w.theme
    sign = "success" if done else ("play" if current else "circle")
    color = theme.good if done else (theme.link if current else theme.faint)
    return row(
        Icon(sign, 17, color),
        label(w, name, 13, theme.link if current else theme.ink, bold=current, grow=1),
        muted(w, f"{w.integer(4, 26)} {w.say('minutes')}", 11.5),
        gap=9,
        pad=pad(8, 7),
        fill=theme.chosen if current else "",
        radius=5,
        hit=True,
    )


def _lesson(w: Writer, lesson: Passage, course: str, current: str) -> Node:
    theme = w.theme
    module = 1 if current in _MODULES[0] else 2
    nodes: list[Node] = [
        crumbs(w, [w.say("courses"), f"{w.say('desk.module')} {module}", w.say(current)]),
        title(w, course, 27),
        _teacher(w),
    ]
    if w.chance(0.5):
        captions = [w.say(k) for k in ("lesson", "notes", "comments", "download")]
        nodes.append(tabs(w, captions))
    nodes += _text(w, lesson)
    foot = row(
        button(w, w.say("previous"), icon="chevron_left"),
        push(),
        button(w, w.say("desk.mark_done"), icon="check"),
        button(w, _next(w, current), primary=True),
        gap=10,
        pad=pad(34, 12),
        fill=theme.card,
        border=theme.line,
        edges="t",
        place="footer",
    )
    content = column(*nodes, gap=13, pad=pad(34, 20), grow=1, clip=True)
    return column(content, foot, grow=1)


def _next(w: Writer, current: str) -> str:
    keys = [key for lessons in _MODULES for key in lessons]
    return w.colon(w.say("next"), w.say(keys[keys.index(current) + 1]))


def _teacher(w: Writer) -> Node:
    color, name = w.theme.muted, w.person()
    called = "desk.teacher_woman" if w.is_woman(name) else "desk.teacher_man"
    minutes = f"{w.integer(6, 25)} {w.say('minutes')}"
    return row(
        disc(w, name, 30),
        ui(w, name, 13.5, bold=True),
        muted(w, w.say(called), 13),
        push(),
        Icon("clock", 15, color),
        muted(w, minutes, 13),
        Icon("bookmark", 16, color),
        gap=9,
    )


def _text(w: Writer, lesson: Passage) -> list[Node]:
    """Paragraphs, with one in a box, as a list or as a quotation, and more below."""
    nodes: list[Node] = []
    first, *rest = lesson.paragraphs
    nodes.append(prose(w, first, styles=_STYLES, rate=0.7))
    for number, sentences in enumerate(rest):
        kind = w.pick(("plain", "list", "note")) if number == len(rest) - 1 else "plain"
        if kind == "list":
            nodes.append(bullets(w, sentences, "1.", styles=_STYLES))
        elif kind == "note":
            nodes.append(_note(w, sentences))
        else:
            nodes.append(prose(w, sentences, styles=_STYLES, rate=0.7))
    nodes.append(ui(w, w.say("comments"), 16, bold=True, role="title"))
    said = w.sample(lesson.beside["comments"], 3)
    said += [w.say(key) for key in w.sample(_ASKED, 2)]
    times = sorted((w.day(-60) for _ in said), reverse=True)
    nodes += [_comment(w, one, w.day_month(day)) for one, day in zip(said, times, strict=True)]
    return nodes


def _comment(w: Writer, words: str, when: str) -> Node:
    """What a student asked or said about the lesson."""
    name = w.person()
    head = row(ui(w, name, 13.5, bold=True), muted(w, when, 12), gap=10)
    said = column(head, prose(w, words, 14.5, rate=0.3), gap=2, grow=1)
    return row(disc(w, name, 34), said, gap=12, align="start", place="comment")


def _note(w: Writer, sentences: tuple[str, ...]) -> Node:
    head = row(
        Icon("lightbulb", 17, w.theme.link),
        ui(w, w.say("assignment"), 13.5, w.theme.link, bold=True, role="title"),
        gap=8,
    )
    return column(
        head,
        prose(w, sentences, styles=_STYLES),
        gap=6,
        pad=pad(18, 13),
        fill=w.theme.soft,
        radius=6,
        place="panel",
    )
