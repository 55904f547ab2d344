"""Paragraphs by what they are: running prose, headings, labels, code, lists, quotes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from pointerbench.flow.nodes import Color, Group, Node, Paragraph, Rule, Span
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes

# What a stretch of running text may be dressed in, by name.
STYLES = ("bold", "italic", "underline", "link", "highlight", "code", "strike", "color", "faded")
PLAIN_STYLES = ("bold", "italic", "link")
# How nobody sets a sum or a date, nor the name of a person, a firm or a place.
_UNFIT = {"figure": ("italic", "link", "code", "strike"), "name": ("italic", "code", "strike")}


def text(
    w: Writer,
    content: str | Iterable[Span],
    size: float = 0,
    color: Color = "",
    *,
    bold: bool = False,
    italic: bool = False,
    **looks: Any,
) -> Paragraph:
    """A text in the page's running face: a name, a value, a line of its own."""
    spans = (Span(content),) if isinstance(content, str) else tuple(content)
    face = w.face(size, bold=bold, italic=italic)
    return Paragraph(spans, face, color or w.theme.ink, **looks)


def ui(
    w: Writer,
    content: str | Iterable[Span],
    size: float = 13,
    color: Color = "",
    *,
    bold: bool = False,
    **looks: Any,
) -> Paragraph:
    """A text in the face of the program's own controls."""
    spans = (Span(content),) if isinstance(content, str) else tuple(content)
    return Paragraph(spans, w.ui_face(size, bold=bold), color or w.theme.ink, **looks)


def label(
    w: Writer,
    content: str,
    size: float = 13,
    color: Color = "",
    *,
    bold: bool = False,
    **looks: Any,
) -> Paragraph:
    """The caption of a control: a button, a menu, a tab; in the colour of links it is one."""
    span = Span(content, link=bool(color) and color == w.theme.link)
    return ui(w, (span,), size, color, bold=bold, role="label", **{"leading": 1.3, **looks})


def pressable(w: Writer, content: str, size: float = 13, color: Color = "", **looks: Any) -> Group:
    """A caption that is all there is of its control: an entry of a menu or of a navigation."""
    return column(label(w, content, size, color, **looks), hit=True)


def title(w: Writer, content: str, size: float = 26, color: Color = "", **looks: Any) -> Paragraph:
    """A heading in the running face."""
    looks = {"leading": 1.2, "role": "title", **looks}
    return text(w, content, size, color, bold=True, **looks)


def ui_title(
    w: Writer, content: str, size: float = 18, color: Color = "", **looks: Any
) -> Paragraph:
    """A heading in the controls' face."""
    return ui(w, content, size, color, bold=True, **{"leading": 1.25, "role": "title", **looks})


def muted(w: Writer, content: str | Iterable[Span], size: float = 12, **looks: Any) -> Paragraph:
    """A paler line: a date, a by-line, a hint."""
    return ui(w, content, size, w.theme.muted, **looks)


def prose(
    w: Writer,
    sentences: str | Sequence[str],
    size: float = 0,
    color: Color = "",
    *,
    styles: Sequence[str] = PLAIN_STYLES,
    rate: float = 0.45,
    **looks: Any,
) -> Paragraph:
    """Running text: sentences that wrap, with a name or a term dressed in one of the styles.

    Args:
        styles: what may occur (of `STYLES`); empty for plain text.
        rate: how probable a dressed stretch is.
    """
    content = sentences if isinstance(sentences, str) else " ".join(sentences)
    spans = dressed(w, content, styles) if styles and w.chance(rate) else [Span(content)]
    return text(w, spans, size, color, **{"leading": 1.5, "role": "prose", **looks})


def paragraphs(
    w: Writer, parts: Iterable[Sequence[str]], gap: float = 12, size: float = 0, **looks: Any
) -> Group:
    """Paragraphs of running text, one below another."""
    return column(*(prose(w, sentences, size, **looks) for sentences in parts), gap=gap)


def dressed(w: Writer, content: str, styles: Sequence[str]) -> list[Span]:
    """The text in spans, with a term, a name or a figure in one of the styles, if it has any."""
    marks = [
        (start, stop, tuple(style for style in styles if style not in _UNFIT.get(kind, ())))
        for start, stop, kind in w.marks(content)
    ]
    marks = [mark for mark in marks if mark[2]]
    if not marks:
        return [Span(content)]
    start, stop, own = w.pick(marks)
    spans = [Span(content[:start]), styled(w, content[start:stop], w.pick(own))]
    return [span for span in (*spans, Span(content[stop:])) if span.text]


def styled(w: Writer, content: str, style: str) -> Span:
    """A stretch of text in one of `STYLES`."""
    theme = w.theme
    if style == "color":
        return Span(content, color=w.pick((theme.bad, theme.good, theme.link)))
    worn: dict[str, dict[str, Any]] = {
        "bold": {"bold": True},
        "italic": {"italic": True},
        "underline": {"underline": True},
        "link": {"link": True, "color": theme.link, "underline": True},
        "highlight": {"highlight": theme.mark},
        "code": {"code": theme.code, "family": w.mono, "size": 0.92},
        "strike": {"strike": True},
        "faded": {"faded": True},
    }
    return Span(content, **worn[style])


def raised(content: str, color: Color = "") -> Span:
    """A superscript: a note's number, a reference."""
    return Span(content, raised=True, color=color)


def bullets(
    w: Writer,
    items: Iterable[str],
    marker: str = "•",
    gap: float = 5,
    size: float = 0,
    **looks: Any,
) -> Group:
    """A list; the marker "1." counts."""
    nodes = []
    for number, item in enumerate(items, 1):
        sign = f"{number}." if marker == "1." else marker
        nodes.append(prose(w, item, size, **{"marker": sign, "hang": 24, **looks}))
    return column(*nodes, gap=gap)


def quote(w: Writer, content: str | Sequence[str], size: float = 0, **looks: Any) -> Node:
    """A quotation behind a coloured bar."""
    body = content if isinstance(content, str) else " ".join(content)
    return panes(
        Rule(w.theme.accent, 3),
        column(prose(w, body, size, w.theme.muted, italic=True, styles=()), pad=pad(0, 2), grow=1),
        gap=14,
        **looks,
    )


def code_line(w: Writer, spans: str | Iterable[Span], size: float = 13, **looks: Any) -> Paragraph:
    """A line of code or of a terminal; blanks count, and nothing wraps."""
    content = (Span(spans),) if isinstance(spans, str) else tuple(spans)
    face = w.mono_face(size)
    looks = {"pre": True, "role": "code", "leading": 1.5, **looks}
    return Paragraph(content, face, looks.pop("color", w.theme.ink), **looks)


def code_block(w: Writer, lines: Iterable[str | Iterable[Span]], size: float = 13) -> Group:
    """Lines of code on a ground of their own."""
    nodes = [code_line(w, line, size) for line in lines]
    return column(
        *nodes, pad=pad(16, 12), fill=w.theme.code, radius=6, place="code_block", clip=True
    )
