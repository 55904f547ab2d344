"""What the surfaces of this family share: plain documents, tool bar controls, dialogs, counts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from pointerbench.flow.nodes import Drawing, Group, Icon, Node, Pad, Paragraph
from pointerbench.language.spelling import ascii_word
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.texts import label, prose, text, ui
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, layers, pad, push, row, space

_DISCS = ("#7a5ea8", "#2f7d6b", "#a8532f", "#3a6ea5", "#8a4468", "#5b6b2f", "#4d5a78")


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


def disc(w: Writer, person: str, size: float = 28) -> Group:
    """A person's initials, always in the same colour."""
    fill = _DISCS[sum(map(ord, person)) % len(_DISCS)]
    names = person.split()
    letters = names[0][0] + names[-1][0]
    mark = label(w, letters, size * 0.38, "#ffffff", bold=True, align="center")
    return column(mark, width=size, height=size, radius=size / 2, fill=fill, justify="center")


def as_letter(w: Writer, register: str, lines: list[Node], size: float = 0) -> list[Node]:
    """The lines with salutation and closing, where the register has letters without them."""
    formal = register == "letter"
    if not formal and register != "personal":
        return lines
    hello = w.say("desk.salutation") if formal else w.say("desk.hello", name=w.first_name())
    bye = w.say("desk.closing" if formal else "desk.wishes")
    end = [text(w, one, size, leading=1.5) for one in (bye, w.person())]
    return [text(w, hello, size, leading=1.5), blank(w, size), *lines, *end, blank(w, size)]


class Setting(NamedTuple):
    """A setting's name, what it does, and its state; None where there is more to choose from."""

    name: str
    about: str
    on: bool | None


def draw_setting(w: Writer) -> Setting:
    name, about = w.entry("settings")
    return _stated(w, name, about)


def _stated(w: Writer, name: str, about: str) -> Setting:
    if name in w.say("desk.settings_of_choice").split("; "):
        return Setting(name, about, None)
    if name == w.say("desk.settings_of_night"):
        return Setting(name, about, w.theme.dark)
    return Setting(name, about, w.chance(0.55))


def draw_switches(w: Writer, count: int) -> list[Setting]:
    """So many settings of a program for texts that are on or off."""
    known = w.say("desk.settings_of_writing").split("; ")
    found = [entry for entry in w.entries("settings", w.left("settings")) if entry[0] in known]
    return [_stated(w, *entry) for entry in found[:count]]


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
