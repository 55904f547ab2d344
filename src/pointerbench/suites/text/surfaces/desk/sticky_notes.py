"""Hand-written notes on coloured paper, pinned to a board or laid out by a notes program."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from pointerbench.flow.nodes import Group, Node, Span
from pointerbench.suites.text.kit.furniture import title_bar, toolbar
from pointerbench.suites.text.kit.texts import text
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, row, space

_PAPERS = ("#fff2a8", "#ffd8b1", "#d3f0c4", "#cde7fb", "#f9d0e0", "#e4d8f8", "#fbf7ea")
_BOARDS = ("#c79f6b", "#8f9aa3", "#e8e4da", "#3f5247", "#5d6b7a")
_INKS = ("#22304f", "#2b2b2b", "#4a2a2a", "#1f4636")
_HEADINGS = ("to_do", "today", "this_week", "tomorrow", "desk.household", "desk.ideas")
_PINS = ("#c8372d", "#2f6fb5", "#2f8a4c", "#d69a1e")

Make = Callable[[Writer], list[Node]]


def build(w: Writer) -> Node:
    headings = w.sample(_HEADINGS, 6)
    tasks: Make = partial(_tasks, headings=headings)
    makers: list[Make] = [tasks, _sentences, _call, _recipe, tasks, _sentences, _dates, _shopping]
    makers += [tasks, _sentences, tasks, _call, _dates, _sentences, _sentences, _call]
    count = w.integer(3, 4)
    stacks: list[list[Node]] = [[] for _ in range(count)]
    for number, make in enumerate(makers):
        stacks[number % count].append(_note(w, make(w)))
    columns_ = [
        column(space(w.integer(0, 34)), *notes, gap=w.integer(14, 24), grow=1) for notes in stacks
    ]
    board = panes(*columns_, gap=w.integer(14, 26), pad=pad(26, 14), grow=1, clip=True)
    ground = w.pick(_BOARDS) if not w.theme.dark else w.pick(("#23282c", "#2c2621", "#1f2b2a"))
    if w.chance(0.35):
        tools = toolbar(
            w, "plus", "palette", "|", "bold", "underline", "strikethrough", "|", "trash"
        )
        head = column(title_bar(w, w.say("notes"), "note"), tools)
        return column(head, column(board, grow=1, fill=w.theme.code), grow=1, fill=w.theme.code)
    return column(board, grow=1, fill=ground)


def _note(w: Writer, lines: list[Node]) -> Group:
    """A sheet of coloured paper, with a pin or a strip of tape or nothing at its head."""
    paper = w.pick(_PAPERS)
    kind = w.pick(("pin", "tape", "none"))
    head: list[Node] = []
    if kind == "pin":
        pin = Group(width=13, height=13, radius=6.5, fill=w.pick(_PINS))
        head = [row(pin, justify="center"), space(4)]
    elif kind == "tape":
        head = [row(Group(width=74, height=15, fill="#ece7d6"), justify="center"), space(4)]
    return column(*head, *lines, pad=pad(18, 12), fill=paper, shadow=True, place="card")


def _line(w: Writer, words: str | tuple[Span, ...], ink: str) -> Node:
    return text(w, words, 0, ink, leading=1.25, role="prose")


def _point(w: Writer, words: str, ink: str, *, done: bool) -> Node:
    """A thing to do behind its dash, maybe crossed out."""
    spans = (Span(words, strike=done),)
    return text(w, spans, 0, ink, leading=1.25, role="prose", marker="-", hang=16)


def _title(w: Writer, words: str, ink: str) -> Node:
    return text(
        w, (Span(words, underline=w.chance(0.5)),), w.size + 2, ink, bold=True, role="title"
    )


def _tasks(w: Writer, headings: list[str]) -> list[Node]:
    """Things to do, some of them crossed out."""
    ink = w.pick(_INKS)
    nodes: list[Node] = [_title(w, w.say(headings.pop()), ink)]
    for one in w.lines("todos", min(w.integer(2, 3), w.left("todos"))):
        nodes.append(_point(w, one, ink, done=w.chance(0.25)))
    return nodes


def _sentences(w: Writer) -> list[Node]:
    """Something remembered in a few words, a blank line, more."""
    ink = w.pick(_INKS)
    part = w.passage(w.pick([one for one in ("notes", "blog", "travel") if w.left(one)]))
    first, *rest = part.paragraphs[w.integer(0, len(part.paragraphs) - 1)]
    nodes: list[Node] = [_line(w, first, ink)]
    if rest:
        nodes += [_line(w, "", ink), _line(w, (Span(rest[0], underline=w.chance(0.2)),), ink)]
    return nodes


def _call(w: Writer) -> list[Node]:
    """Whom to ring."""
    ink = w.pick(_INKS)
    number = _line(w, (Span(w.phone(), bold=True),), ink)
    when = _line(w, f"{w.weekday(w.today)}, {w.clock()}", ink)
    return [_title(w, w.say("desk.call_back"), ink), _line(w, w.person(), ink), number, when]


def _dates(w: Writer) -> list[Node]:
    """Appointments of the days to come."""
    ink = w.pick(_INKS)
    days = sorted(w.day(1, 30) for _ in range(3))
    nodes: list[Node] = [_title(w, w.month(days[0]).capitalize(), ink)]
    nodes += [_line(w, f"{w.day_month(day)}  {w.line('agenda')}", ink) for day in days]
    return nodes


def _shopping(w: Writer) -> list[Node]:
    ink = w.pick(_INKS)
    goods = w.passage("recipe").ingredients[:5]
    nodes: list[Node] = [_title(w, w.say("desk.shopping"), ink)]
    nodes += [_line(w, (Span(one, strike=w.chance(0.2)),), ink) for one in goods]
    return nodes


def _recipe(w: Writer) -> list[Node]:
    ink = w.pick(_INKS)
    one = w.passage("recipe")
    nodes: list[Node] = [_title(w, one.title, ink)]
    nodes += [_line(w, step, ink) for step in one.sentences[:2]]
    return nodes
