"""An e-reader on a tablet: the page fills the screen; thin controls above, progress below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pointerbench.flow.nodes import Drawing, Group, Icon, Node, Pad, Span
from pointerbench.suites.text.kit.texts import pressable, prose, text, ui
from pointerbench.suites.text.surfaces.press.paper import on_paper
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, push, row, space, text_columns

_GROUNDS = ("#ffffff", "#fbf3e1", "#f1f1ee", "#e9f0e6")


def build(w: Writer) -> Node:
    dark = w.theme.dark
    ground = w.pick(("#000000", "#15171a", w.theme.page)) if dark else w.pick(_GROUNDS)
    own = w if dark else on_paper(w, ground)
    book, kind = w.entry("titles")[:2]
    pages = w.integer(180, 420)
    page = w.integer(9, pages - 20)
    two = w.chance(0.4)
    parts: list[Node] = [_status(own)]
    if w.chance(0.55):
        parts.append(_tools(own, book))
    parts += [_text(own, columns=2 if two else 1), _foot(own, page, pages, kind)]
    return column(*parts, fill=ground, grow=1, clip=True)


def _status(w: Writer) -> Group:
    """The tablet's own line: time and battery."""
    color = w.theme.muted
    return row(
        ui(w, w.clock(), 12, color),
        push(),
        Icon("wifi", 14, color),
        ui(w, w.percent(w.integer(12, 98)), 12, color),
        Icon("battery", 16, color),
        gap=8,
        pad=pad(22, 6),
        place="status_bar",
    )


def _tools(w: Writer, book: str) -> Group:
    """Back to the library, the book's title, what changes the page."""
    theme = w.theme
    return row(
        Icon("back", 18, theme.muted),
        pressable(w, w.say("library"), 13, theme.muted),
        push(),
        text(w, book, 14, italic=True),
        push(),
        *(Icon(name, 18, theme.muted) for name in ("outline", "font_size", "search", "bookmark")),
        gap=18,
        pad=pad(24, 9),
        border=theme.line,
        edges="b",
        place="toolbar",
    )


def _text(w: Writer, columns: int) -> Group:
    """The page: as many lines as have room; something may be marked in it."""
    size = max(16, min(21, w.size + (1 if columns == 2 else 3)))
    aligned = w.pick(("justify", "left"))
    looks: dict[str, Any] = {
        "align": aligned,
        "leading": w.pick((1.45, 1.55, 1.65)),
    }
    spaced = w.chance(0.35)
    nodes: list[Node] = []
    for number, passage in enumerate(w.passages("fiction", 3)):
        if number or w.chance(0.7):
            heading = text(w, passage.title, size + 7, bold=True, role="title", leading=1.3)
            nodes += [space(26 if number else 8), heading, space(16)]
        for place, sentences in enumerate(passage.paragraphs):
            indent = 0 if spaced or not place else 24
            nodes.append(_paragraph(w, sentences, size, indent=indent, **looks))
            nodes += [space(12)] if spaced else []
    side = w.integer(48, 64) if columns == 2 else w.integer(120, 176)
    return text_columns(*nodes, count=columns, gap=56, grow=1, pad=Pad(18, side, 10, side))


def _paragraph(w: Writer, sentences: Sequence[str], size: float, **looks: Any) -> Node:
    """A paragraph in which the reader may have marked a sentence."""
    if not w.chance(0.3):
        return prose(w, sentences, size, styles=(), **looks)
    at = w.integer(0, len(sentences) - 1)
    before, marked, after = sentences[:at], sentences[at], sentences[at + 1 :]
    spans = (
        Span("".join(f"{sentence} " for sentence in before)),
        Span(marked, highlight=w.theme.mark),
        Span("".join(f" {sentence}" for sentence in after)),
    )
    shown = [span for span in spans if span.text]
    return text(w, shown, size, role="prose", **looks)


def _foot(w: Writer, page: int, pages: int, kind: str) -> Group:
    """How far one has come, in pages and as a bar, and how long the chapter still is."""
    theme = w.theme
    share = page / pages
    place = w.say("press.page_of", n=page, total=pages)
    left = w.say("press.minutes_left", n=w.integer(2, 19))
    texts = (place, left, w.percent(round(100 * share)))
    bar = Drawing("progress", 4, None, (theme.accent, theme.line), (share,))
    line = row(
        ui(w, texts[0], 12, theme.muted),
        push(),
        ui(w, texts[1], 12, theme.muted),
        push(),
        ui(w, texts[2], 12, theme.muted),
    )
    parts: list[Node] = [bar, line] if w.chance(0.7) else [line]
    return column(*parts, gap=8, pad=pad(40, 12), place="footer")
