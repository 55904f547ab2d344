"""Blocks of a page from short notes: headings, lists, callouts, code, pictures, tables."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import CELL, Column, Drawing, Group, Node, Pad, Rule, Span, Table
from pointerbench.suites.pro.archetypes.business_parts import soft_pill
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import tools
from pointerbench.widgets.boxes import column, pad, row
from pointerbench.widgets.look import Look
from pointerbench.widgets.texts import code, icon, say

Entry = Mapping[str, Any]

_MARKS = re.compile(r"\*\*(.+?)\*\*|\[\[(.+?)\]\]|`(.+?)`|==(.+?)==|(?<!\w)(#[\w/-]+)")
_HUES = {"note": "#3b74d8", "tip": "#22a06b", "warning": "#d58d00", "error": "#d1322b"}
_SIGNS = {"note": "info", "tip": "lightbulb", "warning": "warning", "error": "error"}


def spans(look: Look, text: str) -> tuple[Span, ...]:
    """``**bold**``, ``[[link]]``, `` `code` ``, ``==marked==`` and ``#tags`` as they are shown."""
    theme = look.theme
    found: list[Span] = []
    at = 0
    for match in _MARKS.finditer(text):
        if match.start() > at:
            found.append(Span(text[at : match.start()]))
        bold, link, mono, marked, tag = match.groups()
        if bold:
            found.append(Span(bold, bold=True))
        elif link:
            found.append(Span(link, color=theme.link, underline=True))
        elif mono:
            found.append(Span(mono, family=look.mono, size=0.92, code=theme.soft))
        elif marked:
            found.append(Span(marked, highlight=theme.mark))
        else:
            found.append(Span(tag, color=theme.link))
        at = match.end()
    found.append(Span(text[at:]))
    return tuple(span for span in found if span.text)


def block(d: Desk, entry: Entry, size: float = 14) -> Node:
    """One block by its ``kind``; what in it can be clicked is an element."""
    node: Node = _BLOCKS[entry.get("kind", "p")](d, entry, size)
    return node


def _words(d: Desk, entry: Entry, size: float, **looks: Any) -> Node:
    own: dict[str, Any] = {"limit": 0, "leading": 1.45, "grow": 1, **looks}
    return say(d.look, spans(d.look, entry["text"]), size, **own)


def _text(d: Desk, entry: Entry, size: float) -> Node:
    node = row(_words(d, entry, size), pad=pad(0, 2))
    return d.mark(node, "text", entry.get("does", ()))


def _heading(scale: float) -> Any:
    def make(d: Desk, entry: Entry, size: float) -> Node:
        words = say(d.look, entry["text"], size * scale, bold=True)
        node = row(words, hugs=True, pad=Pad(size * 0.5, 0, 2, 0))
        return d.mark(node, "text", entry.get("does", ()))

    return make


def _todo(d: Desk, entry: Entry, size: float) -> Node:
    look, theme = d.look, d.look.theme
    on = bool(entry.get("on"))
    box = Drawing("checkbox", 15, 15, (theme.accent, theme.muted, theme.card), (float(on),))
    tick = d.mark(row(box, pad=pad(2), hugs=True), "other", entry.get("does", ()))
    content = spans(look, entry["text"])
    if on:
        content = tuple(span._replace(strike=True) for span in content)
    words = say(look, content, size, theme.muted if on else "", limit=2, grow=1)
    return row(tick, words, gap=7, pad=Pad(1, 0, 1, 16 * entry.get("level", 0)))


def _bullet(d: Desk, entry: Entry, size: float) -> Node:
    sign = entry.get("sign", "•")
    level = entry.get("level", 0)
    words = _words(d, entry, size)
    node = row(
        row(say(d.look, sign, size), width=14), words, gap=6, align="start",
        pad=Pad(1, 0, 1, 4 + 18 * level),
    )  # fmt: skip
    return d.mark(node, "text", entry.get("does", ()))


def _toggle(d: Desk, entry: Entry, size: float) -> Node:
    arrow = tools.tool(d.look, "caret_right", 14, pad=pad(2))
    held = d.mark(arrow, "other", entry.get("does", ()))
    words = say(d.look, spans(d.look, entry["text"]), size, bold=bool(entry.get("bold")), grow=1)
    return row(held, words, gap=5, pad=pad(0, 1))


def _callout(d: Desk, entry: Entry, size: float) -> Node:
    look, theme = d.look, d.look.theme
    kind = entry.get("tone", "note")
    hue = _HUES[kind]
    ink = mixed(hue, "#ffffff" if theme.dark else "#000000", 80)
    fill = mixed(theme.page, hue, 40 if theme.dark else 26)
    body: list[Node] = [_words(d, entry, size)]
    if "title" in entry:
        body.insert(0, say(look, entry["title"], size, ink, bold=True))
    node = row(
        icon(look, entry.get("icon", _SIGNS[kind]), 16, ink), column(*body, gap=2, grow=1), gap=10,
        pad=pad(12, 9), radius=4, fill=fill, align="start",
    )  # fmt: skip
    return d.mark(node, "other", entry.get("does", ()))


def _quote(d: Desk, entry: Entry, size: float) -> Node:
    node = row(
        _words(d, entry, size), pad=Pad(2, 0, 2, 12), border=d.look.theme.muted, edges="l",
        thickness=3,
    )  # fmt: skip
    return d.mark(node, "text", entry.get("does", ()))


def _code(d: Desk, entry: Entry, size: float) -> Node:
    theme = d.look.theme
    lines = [code(d.look, line or " ", size - 1.5) for line in entry["lines"]]
    node = column(*lines, pad=pad(12, 9), fill=theme.code, border=theme.line, radius=4, clip=True)
    return d.mark(node, "other", entry.get("does", ()))


def _image(d: Desk, entry: Entry, size: float) -> Node:
    kind, number = entry["drawing"].split()
    high = entry.get("high", 120)
    drawn = column(Drawing(kind, high, None, (), (float(number),)), radius=4, clip=True)
    return d.mark(drawn, "other", entry.get("does", ()))


def _page(d: Desk, entry: Entry, size: float) -> Node:
    look = d.look
    node = row(
        icon(look, entry.get("icon", "file"), 16, look.theme.muted),
        say(look, (Span(entry["text"], underline=True),), size, bold=True), gap=7, pad=pad(2, 3),
        hugs=True,
    )  # fmt: skip
    return d.mark(node, "text", entry.get("does", ()))


def _table(d: Desk, entry: Entry, size: float) -> Node:
    """``rows`` with the head line first; ``cells`` asks for some, by line and column. A cell such
    as ``(Done)`` is a state."""
    look, theme = d.look, d.look.theme
    wide = entry.get("widths") or [1.0] * len(entry["rows"][0])
    columns = tuple(Column(w) if w >= 10 else Column(None, w) for w in wide)
    asks = {(a, b): does for a, b, *does in entry.get("cells", ())}
    rows: list[Sequence[Node]] = []
    for line, cells in enumerate(entry["rows"]):
        shown: list[Node] = []
        for place, value in enumerate(cells):
            node: Node = say(look, spans(look, value), size - 1, bold=not line, limit=2, grow=1)
            if value.startswith("("):
                state, _, hue = value[1:].partition(")")
                node = row(soft_pill(d, state, hue.strip() or "#7a869a"))
            does = asks.get((line, place), ())
            shown.append(d.mark(row(node), "other", does) if does else node)
        rows.append(tuple(shown))
    return Table(
        columns, tuple(map(tuple, rows)), pad=CELL._replace(top=4, bottom=4), line=theme.line,
        rules=theme.line, head=theme.code,
    )  # fmt: skip


def _divider(d: Desk, entry: Entry, size: float) -> Node:
    return column(Rule(d.look.theme.line), pad=pad(0, 6))


_BLOCKS: dict[str, Any] = {
    "p": _text,
    "h1": _heading(1.6),
    "h2": _heading(1.35),
    "h3": _heading(1.12),
    "todo": _todo,
    "bullet": _bullet,
    "number": _bullet,
    "toggle": _toggle,
    "callout": _callout,
    "quote": _quote,
    "code": _code,
    "image": _image,
    "page": _page,
    "table": _table,
    "divider": _divider,
}


def in_columns(d: Desk, entries: Sequence[Entry], size: float) -> Group:
    """Blocks side by side."""
    return row(*(column(block(d, one, size), grow=1) for one in entries), gap=14, align="start")
