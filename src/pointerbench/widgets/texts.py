"""Texts of programs: captions, values, lines of code."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from pointerbench.flow.nodes import Color, Group, Icon, Node, Paragraph, Span
from pointerbench.widgets.look import Look


def say(
    look: Look,
    content: str | Iterable[Span],
    size: float = 0,
    color: Color = "",
    *,
    bold: bool = False,
    **looks: Any,
) -> Paragraph:
    """A single line in the controls' face, cut with an ellipsis where it does not fit; ``limit``
    allows more lines, or 0 any number."""
    spans = (Span(content),) if isinstance(content, str) else tuple(content)
    own: dict[str, Any] = {"leading": 1.3, "limit": 1, **looks}
    return Paragraph(spans, look.face(size, bold=bold), color or look.theme.ink, **own)


def hint(look: Look, content: str, size: float = 0, **looks: Any) -> Paragraph:
    """A paler line: a unit, a date, a caption."""
    return say(look, content, size or look.size - 1, look.theme.muted, **looks)


def code(
    look: Look, content: str | Iterable[Span], size: float = 0, color: Color = "", **looks: Any
) -> Paragraph:
    """A line of code or of a terminal, in which blanks count."""
    spans = (Span(content),) if isinstance(content, str) else tuple(content)
    own: dict[str, Any] = {"leading": 1.4, "pre": True, "role": "code", **looks}
    return Paragraph(spans, look.code(size), color or look.theme.ink, **own)


def icon(look: Look, name: str, size: int = 16, color: Color = "", *, filled: bool = False) -> Icon:
    """A function's icon in the look's style; ``filled`` where the style has that."""
    style = f"{look.icons}:filled" if filled and look.icons == "fluent" else look.icons
    return Icon(name, size, color or look.theme.ink, style)


def marked(node: Node, mark: object) -> Group:
    """The node as a marked box: it keeps its size and place."""
    if isinstance(node, Group) and node.mark is None:
        return replace(node, mark=mark)
    grow = node.grow
    return Group((node,), grow=grow, mark=mark)
