"""An online quiz: questions with options, marked ones with an explanation, progress and timer."""

from __future__ import annotations

from pointerbench.flow.nodes import Group, Icon, Node
from pointerbench.suites.text.kit.controls import button
from pointerbench.suites.text.kit.furniture import page, web
from pointerbench.suites.text.kit.texts import label, muted, prose, ui, ui_title
from pointerbench.suites.text.surfaces.desk.parts import bar, disc
from pointerbench.suites.text.surfaces.desk.reading import reading_part
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row, wrap

_SHOWN = 3  # questions on the page, the last one not answered yet
_RIGHT = tuple(f"desk.right_{number}" for number in range(1, 5))
_WRONG = tuple(f"desk.wrong_{number}" for number in range(1, 5))


def build(w: Writer) -> Node:
    total = w.integer(10, 25)
    number = w.integer(3, total - 3)
    reading = w.chance(0.45)
    name = w.say("desk.reading_quiz" if reading else "desk.general_quiz")
    content = reading_part(w, number) if reading else _questions(w, number, total)
    at = number if reading else number + _SHOWN - 1
    body = page(w, _head(w, name, at, total), content, _foot(w))
    return web(w, w.say("quiz_label"), f"learn.{w.domain()}/quiz/{w.code('###')}", body)


def _head(w: Writer, name: str, number: int, total: int) -> Node:
    theme = w.theme
    seconds = w.integer(70, 1700)
    heading = ui_title(w, w.colon(f"{w.say('quiz_label')} {w.integer(1, 9)}", name), 17, grow=1)
    left = row(
        Icon("timer", 17, theme.muted), ui(w, f"{seconds // 60}:{seconds % 60:02}", 14), gap=7
    )
    share = muted(w, f"{w.say('question')} {number} / {total}", 13)
    line = row(Icon("close", 18, theme.muted), heading, share, left, gap=20)
    return column(
        line,
        bar(w, number / total, height=8),
        gap=12,
        pad=pad(36, 16),
        fill=theme.card,
        border=theme.line,
        edges="b",
        place="header",
    )


def _foot(w: Writer) -> Node:
    theme = w.theme
    return row(
        button(w, w.say("previous"), icon="chevron_left"),
        button(w, w.say("skip")),
        push(),
        button(w, w.say("next"), primary=True),
        gap=12,
        pad=pad(36, 12),
        fill=theme.card,
        border=theme.line,
        edges="t",
        place="footer",
    )


def _questions(w: Writer, number: int, total: int) -> Node:
    """Questions of which the upper ones are answered, and the overview of all."""
    nodes = [_question(w, number + n, answered=n + 1 < _SHOWN) for n in range(_SHOWN)]
    body = column(*nodes, gap=16, grow=1)
    return panes(
        body,
        column(_overview(w, number + _SHOWN - 1, total), width=232),
        gap=24,
        pad=pad(36, 20),
        grow=1,
        clip=True,
    )


def _question(w: Writer, number: int, *, answered: bool) -> Node:
    theme = w.theme
    asked, *options = w.entry("quiz")
    right = options[0]
    shown = w.sample(options, len(options))
    given = right if w.chance(0.6) else w.pick(options[1:])
    rows = [
        _option(w, "ABCD"[place], one, _state(one, right, given) if answered else "")
        for place, one in enumerate(shown)
    ]
    nodes: list[Node] = [
        muted(
            w, f"{w.say('question')} {number}  –  {w.say('desk.n_points', n=w.integer(2, 5))}", 12
        ),
        prose(w, asked, w.size + 2, styles=()),
        _pairs(rows),
    ]
    if answered:
        nodes.append(_explained(w, given == right, right, number))
    return column(
        *nodes,
        gap=11,
        pad=pad(20, 16),
        fill=theme.card,
        border=theme.line,
        radius=8,
        place="question",
    )


def _state(one: str, right: str, given: str) -> str:
    if one == right:
        return "good"
    return "bad" if one == given else ""


def _pairs(rows: list[Group]) -> Node:
    lines = [row(*rows[n : n + 2], gap=10) for n in range(0, len(rows), 2)]
    return column(*lines, gap=10)


def _option(w: Writer, letter: str, words: str, state: str) -> Group:
    theme = w.theme
    color = getattr(theme, state) if state else theme.line
    sign: list[Node] = [Icon("check" if state == "good" else "close", 16, color)] if state else []
    return row(
        ui(w, letter, 13, theme.muted, bold=True),
        label(w, words, 14, grow=1),
        *sign,
        gap=12,
        pad=pad(14, 10),
        border=color,
        radius=6,
        fill=theme.card,
        grow=1,
        hit=True,
    )


def _explained(w: Writer, known: bool, right: str, number: int) -> Node:
    """Whether the answer was right, and what to remember."""
    theme = w.theme
    color = theme.good if known else theme.bad
    remarks = _RIGHT if known else _WRONG
    key = remarks[number % len(remarks)]  # neighbours get different ones
    head = ui(w, w.say("desk.correct" if known else "desk.incorrect"), 13.5, color, bold=True)
    said = w.say("desk.answer_is", answer=right) if not known else ""
    words = f"{said} {w.say(key)}".strip()
    return column(
        head,
        prose(w, words, 14, rate=0.2),
        gap=3,
        pad=pad(14, 10),
        fill=theme.code,
        radius=5,
        place="panel",
    )


def _overview(w: Writer, number: int, total: int) -> Node:
    """The numbers of all questions, those done filled."""
    theme = w.theme
    cells = []
    for n in range(1, total + 1):
        fill = theme.accent if n < number else theme.card
        color = theme.on_accent if n < number else theme.ink
        edge = theme.accent if n <= number else theme.line
        mark = label(w, str(n), 12.5, color, align="center")
        cells.append(
            column(mark, width=34, height=32, justify="center", fill=fill, border=edge, radius=4)
        )
    name = w.person()
    who = row(disc(w, name, 34), ui(w, name, 13.5, bold=True), gap=10)
    hint = prose(w, w.say("desk.quiz_rules", n=w.pick((2, 3))), 13, theme.muted, styles=())
    heading = ui(w, w.say("overview"), 14, bold=True, role="title")
    return column(
        who,
        heading,
        wrap(*cells, gap=6),
        hint,
        gap=14,
        pad=pad(16, 16),
        fill=theme.card,
        border=theme.line,
        radius=8,
        place="sidebar",
    )
