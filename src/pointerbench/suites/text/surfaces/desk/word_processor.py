"""A word processor with an essay on a sheet: ribbon or tool bar, ruler, headings, status bar."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pointerbench.flow.nodes import Node
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.kit.furniture import program, standard_menus
from pointerbench.suites.text.kit.texts import muted, prose, quote, text, title
from pointerbench.suites.text.surfaces.desk.office import (
    desk,
    ribbon,
    ruler,
    sheet,
    tool_line,
    word_status,
)
from pointerbench.suites.text.surfaces.desk.parts import blank, slug
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, row

_STYLES = ("underline", "highlight", "italic", "strike", "color", "bold")


def build(w: Writer) -> Node:
    essay = w.passage("essay")
    others = w.passages(w.pick(("essay", "memo", "magazine")), 1)
    width = w.pick((620, 650, 690))
    looks = _looks(w)
    author = w.person()
    plain: list[Node] = [title(w, essay.title, 22), blank(w)]
    head = _title_page(w, essay, author) if w.chance(0.6) else plain
    sections = _sections(w, essay, looks)
    if others and w.chance(0.7):
        sections += _section(w, 2, others[0].title, others[0].paragraphs, looks)
    first = sheet(w, *_running_head(w, essay, author), *head, *sections, width=width)
    ribboned = w.chance(0.55)
    name = f"{slug(essay.title)}.{w.pick(('docx', 'odt'))}"
    return program(
        w,
        f"{name} - {w.pick(('Folio', 'Schrift', 'Textor'))}",
        column(*([ruler(w, width)] if w.chance(0.75) else []), desk(w, first), grow=1),
        menus=() if ribboned else standard_menus(w),
        tools=ribbon(w) if ribboned else tool_line(w),
        status=word_status(w, w.integer(1180, 4900), w.integer(4, 12)),
    )


def _looks(w: Writer) -> dict[str, Any]:
    """How the running text of this document is set."""
    looks: dict[str, Any] = {"styles": _STYLES, "rate": 0.7}
    looks["align"] = w.pick(("left", "justify", "justify"))
    looks["leading"] = w.pick((1.3, 1.45, 1.6, 1.7))
    return looks


def _running_head(w: Writer, essay: Passage, author: str) -> list[Node]:
    if w.chance(0.5):
        return []
    line = muted(w, f"{author}  –  {essay.title}", 11.5, align="right", limit=1)
    return [line, blank(w, 10)]


def _title_page(w: Writer, essay: Passage, author: str) -> list[Node]:
    """Title, author and date, in the middle."""
    color = w.theme.muted
    return [
        title(w, essay.title, 23, align="center"),
        text(w, author, w.size, align="center", leading=2),
        text(w, f"{w.city()}, {w.long_date()}", w.size - 1, color, align="center", italic=True),
        blank(w),
    ]


def _sections(w: Writer, essay: Passage, looks: dict[str, Any]) -> list[Node]:
    """The essay's paragraphs under the headings that essays have."""
    keys = ("introduction", "desk.results", "conclusion")
    if w.chance(0.4):
        return _section(w, 1, w.say("introduction"), essay.paragraphs, looks)
    nodes: list[Node] = []
    for number, (key, part) in enumerate(zip(keys, essay.paragraphs, strict=False), 1):
        nodes += _section(w, number, w.say(key), [part], looks)
    return nodes


def _section(
    w: Writer, number: int, heading: str, parts: Sequence[Sequence[str]], looks: dict[str, Any]
) -> list[Node]:
    color = w.theme.link if looks["align"] == "justify" else w.theme.ink
    nodes: list[Node] = [title(w, f"{number}  {heading}", w.size + 3, color, leading=1.6)]
    for place, sentences in enumerate(parts):
        quoted = int(place == 1 and len(sentences) > 2 and w.chance(0.35))
        if quoted:
            nodes += [blank(w), row(quote(w, sentences[:1]), grow=1), blank(w)]
        indent = 26 if place and looks["leading"] > 1.5 else 0
        nodes.append(prose(w, sentences[quoted:], indent=indent, **looks))
        if not indent or place + 1 == len(parts):
            nodes.append(blank(w))
    return nodes
