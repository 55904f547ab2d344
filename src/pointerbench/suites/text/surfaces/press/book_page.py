"""Two facing pages of a printed book, or one of them: justified, indented, with running heads."""

from __future__ import annotations

from collections.abc import Sequence

from pointerbench.flow.nodes import Group, Node, Pad
from pointerbench.suites.text.kit.texts import text
from pointerbench.suites.text.surfaces.press.paper import desk, on_paper, printed
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, panes, push, row, space, text_columns

_PAPERS = ("#fbf8f0", "#f7f1e3", "#fdfdfb", "#f4ead5")
_TABLES = ("#5b4636", "#3f4a4f", "#8d9094", "#2e2a27", "#b7a48c")


def build(w: Writer) -> Node:
    dark = w.theme.dark
    own = w if dark else on_paper(w, w.pick(_PAPERS))
    book, author = w.entry("titles")[0], w.person()
    number = 2 * w.integer(6, 140)
    ground = "#0b0b0c" if dark else w.pick(_TABLES)
    if w.chance(0.6):
        shown = _spread(own, (author, book), number)
        return desk(shown, ground=ground, pad=Pad(24))
    shown = _single(own, (author, book), number + w.integer(0, 1))
    return desk(shown, ground=ground, pad=Pad(w.pick((0, 26))))


def _story(w: Writer, size: float, count: int) -> list[Node]:
    """Chapters, one after another: title, paragraphs of which all but the first indent."""
    found: list[Node] = []
    for passage in w.passages("fiction", count):
        if found:
            found.append(space(34))
        heading = text(w, passage.title, size + 4, align="center", italic=True, role="title")
        first, *rest = passage.paragraphs
        found.append(column(heading, space(18), printed(w, first, size)))
        found += [printed(w, sentences, size, indent=20) for sentences in rest]
    return found


def _running(w: Writer, left: str, right: str, **looks: object) -> Group:
    """A line above or below the text."""
    color = w.theme.muted
    parts = (text(w, left, 12.5, color, italic=True), push(), text(w, right, 12.5, color))
    return row(*parts, place="header", **looks)


def _spread(w: Writer, names: tuple[str, str], number: int) -> Group:
    """The text runs on from the left page to the right one."""
    size = max(14, min(17, w.size))
    color = w.theme.muted
    author, book = names
    gutter = 84
    heads = panes(
        _running(w, author, "", grow=1),
        row(push(), text(w, book, 12.5, color, italic=True), grow=1, place="header"),
        gap=gutter,
    )
    feet = row(
        text(w, str(number), 12.5, color),
        push(),
        text(w, str(number + 1), 12.5, color),
        place="footer",
    )
    story = text_columns(*_story(w, size, 3), count=2, gap=gutter, height=606)
    fold = panes(column(grow=1), column(width=1, fill=w.theme.line), column(grow=1), height=720)
    return _bound(
        w, fold, column(heads, space(16), story, space(14), feet, pad=Pad(28, 54, 20, 54))
    )


def _bound(w: Writer, fold: Group, content: Group) -> Group:
    """The open book: two pages with the fold between them."""
    both = Group((fold, content), "layers", grow=1)
    return column(both, width=968, height=720, fill=w.theme.page, border=w.theme.line, shadow=True)


def _single(w: Writer, names: tuple[str, str], number: int) -> Group:
    """One page at a larger size."""
    size = max(16, min(20, w.size + 2.5))
    author, book = names
    left, right = (str(number), author) if number % 2 == 0 else (book, str(number))
    parts: Sequence[Node] = _story(w, size, 2)
    return column(
        _running(w, left, right),
        space(26),
        *parts,
        width=w.integer(590, 680),
        height=1000,
        pad=Pad(40, 78, 40, 78),
        fill=w.theme.page,
        shadow=True,
        clip=True,
    )
