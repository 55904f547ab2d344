"""What the surfaces of this family share: plain documents, tool bar controls, dialogs, counts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Icon, Node, Pad, Paragraph
from pointerbench.language.spelling import ascii_word
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.boxes import column, layers, pad, push, row, space
from pointerbench.suites.text.kit.texts import label, prose, ui
from pointerbench.suites.text.writer import Writer


def slug(name: str, count: int = 3) -> str:
    """A file's name from a title: 'Street trees and summer heat' is 'street-trees-summer'."""
    words = [ascii_word(word) for word in name.replace("'", " ").split()]
    return "-".join([word for word in words if len(word) > 3][:count]) or "document"


def blank(w: Writer, size: float = 0, **looks: Any) -> Paragraph:
    """The blank line between two paragraphs of an editor."""
    return prose(w, "", size, styles=(), **looks)


def spaced(w: Writer, parts: Iterable[Sequence[str]], size: float = 0, **looks: Any) -> list[Node]:
    """Paragraphs of a text as an editor has them: with a blank line after each."""
    nodes: list[Node] = []
    for sentences in parts:
        nodes += [prose(w, sentences, size, **looks), blank(w, size)]
    return nodes


def words_in(passages: Iterable[Passage]) -> int:
    return sum(len(" ".join(one.sentences).split()) for one in passages)


def length_of(passages: Iterable[Passage]) -> int:
    return sum(len(" ".join(one.sentences)) for one in passages)


def portrait(number: int, size: float = 28) -> Drawing:
    """The round picture of a person who occurs more than once."""
    return Drawing("avatar", size, size, (), (float(number),))


def caption(w: Writer, words: str) -> Group:
    """The name of a part of a side bar."""
    return column(label(w, words, 11.5, w.theme.muted, bold=True), pad=Pad(10, 10, 2, 10))


def tick(w: Writer, *, on: bool, kind: str = "checkbox", size: float = 16) -> Drawing:
    """A check box or radio button without its caption."""
    theme = w.theme
    return Drawing(kind, size, size, (theme.accent, theme.muted, theme.card), (float(on),))


def option(
    w: Writer, words: str, *, on: bool = False, kind: str = "checkbox", **looks: Any
) -> Group:
    """A check box or radio button with its caption, which wraps."""
    shown = ui(w, words, 13, role="label", grow=1)
    return row(tick(w, on=on, kind=kind), shown, gap=9, hit=True, **looks)


def dropdown(w: Writer, value: str, width: float | None = None, **looks: Any) -> Group:
    """A choice in a tool bar or beside its caption: a font, a size, a style."""
    theme = w.theme
    shown = label(w, value, 12.5, limit=1, grow=1 if width else 0)
    own: dict[str, Any] = {"fill": theme.card, "border": theme.line, "radius": 4, "width": width}
    arrow = Icon("chevron_down", 12, theme.muted)
    return row(shown, arrow, gap=6, pad=pad(8, 4), hit=True, **{**own, **looks})


def bar(w: Writer, share: float, width: float | None = None, height: float = 6) -> Drawing:
    """How much of something is done."""
    return Drawing("progress", height, width, (w.theme.accent, w.theme.line), (share,))


def zoom_bar(w: Writer, percent: int) -> Group:
    """The slider at the right end of a status bar."""
    theme = w.theme
    knob = Drawing("slider", 14, 96, (theme.accent, theme.line), (percent / 200,))
    return row(
        Icon("minus", 12, theme.muted),
        knob,
        Icon("plus", 12, theme.muted),
        label(w, w.percent(percent), 12, theme.muted),
        gap=8,
    )


def tall_status(w: Writer, left: Sequence[Node], right: Sequence[Node]) -> Group:
    """A status bar of any controls."""
    looks: dict[str, Any] = {"fill": w.theme.bar, "border": w.theme.line, "edges": "t"}
    return row(
        *left, push(), *right, gap=18, pad=pad(12, 0), height=28, place="status_bar", **looks
    )


def dialog(w: Writer, caption: str, *children: Node, width: float = 460, **looks: Any) -> Group:
    """A window over others: its title line and content."""
    theme = w.theme
    head = row(
        ui(w, caption, 13.5, bold=True, role="title", limit=1, grow=1),
        Icon("close", 16, theme.muted),
        gap=12,
        pad=pad(18, 11),
        border=theme.line,
        edges="b",
        place="title_bar",
    )
    own: dict[str, Any] = {"fill": theme.card, "border": theme.line, "shadow": True}
    own |= {"width": width, "hugs": True, "place": "dialog"}
    return column(head, *children, **{**own, **looks})


def over(below: Node, above: Group, shade: int = 110) -> Group:
    """A dialog in the middle of a program that it darkens."""
    veil = Group(fill="#000000", shade=shade)
    return layers(below, veil, above, grow=1)


def gaps(nodes: Iterable[Node], size: float) -> list[Node]:
    """The nodes with fixed space after each, where a group's gap would part too much."""
    return [part for node in nodes for part in (node, space(size))]
