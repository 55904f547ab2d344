"""A small syntax colouring, and the panes that code is shown in."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from pointerbench.flow.nodes import Color, Drawing, Group, Icon, Node, Paragraph, Span
from pointerbench.suites.text.kit.texts import code_line, label, pressable
from pointerbench.suites.text.surfaces.code.schemes import Scheme
from pointerbench.suites.text.surfaces.code.tokens import tokens
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, pad, panes, push, row


def code_size(w: Writer) -> float:
    """The size of code on this page: smaller than that of running text, in whole pixels, so that
    empty lines are as high as their numbers."""
    return min(15, max(12, w.size - 2))


def variant(w: Writer, key: str, count: int = 5, **values: object) -> str:
    """One of several wordings of a sentence that would else stand on every page."""
    return w.say(f"code.{key}_{w.integer(1, count)}", **values)


def small_check(w: Writer, caption: str, *, on: bool = False, size: float = 12.5) -> Group:
    """A check box as tool bars have it."""
    box = Drawing("checkbox", 13, 13, (w.theme.accent, w.theme.muted, w.theme.card), (float(on),))
    return row(box, label(w, caption, size), gap=7, hit=True)


def coloured(content: str, language: str, scheme: Scheme, **looks: Any) -> list[Span]:
    """A line of code as spans in the scheme's colours."""
    colors = {
        "comment": scheme.comment,
        "keyword": scheme.keyword,
        "string": scheme.string,
        "number": scheme.number,
        "call": scheme.call,
        "type": scheme.type,
    }
    return [
        Span(
            text,
            color=colors.get(kind, ""),
            italic=scheme.slanted and kind == "comment",
            **looks,
        )
        for kind, text in tokens(content, language)
    ] or [Span("")]


def numbers(
    w: Writer, values: Iterable[str], size: float, width: float = 44, color: Color = ""
) -> Group:
    """Line numbers as a column of their own, beside a column of code of the same size."""
    face = w.mono_face(size)
    color = color or w.theme.faint
    nodes = [
        Paragraph((Span(value),), face, color, align="right", leading=1.5, pre=True)
        for value in values
    ]
    return column(*nodes, width=width)


class Listing(NamedTuple):
    """Lines of code to be shown: the number of the first, and which one (from 0) has the caret."""

    lines: Sequence[str]
    language: str
    first: int = 1
    current: int = -1


def caret(w: Writer, lines: Sequence[str], number: int) -> tuple[int, int]:
    """Line and column, from 1, of a caret in the line of that number, from 0."""
    line = lines[number] if number < len(lines) else ""
    indent = len(line) - len(line.lstrip())
    return number + 1, w.integer(indent, len(line)) + 1


def code_pane(
    w: Writer,
    scheme: Scheme,
    code: Listing,
    size: float = 13,
    *,
    gutter: Color = "",
    **looks: Any,
) -> Group:
    """Code beside its line numbers; lines that no screen has room for are left out."""
    lines = code.lines[: 2 + round(690 / (1.5 * size))]
    shown = [code_line(w, coloured(line, code.language, scheme), size, hang=14) for line in lines]
    marked: list[Node] = [
        column(line, fill=scheme.current) if number == code.current else line
        for number, line in enumerate(shown)
    ]
    counted = numbers(w, (str(code.first + at) for at in range(len(lines))), size)
    own: dict[str, Any] = {"grow": 1, "clip": True, "fill": scheme.ground, "place": "editor"}
    return panes(
        column(counted, pad=pad(0, 8), fill=gutter, width=52),
        column(*marked, pad=pad(0, 8), grow=1, clip=True),
        **{**own, **looks},
    )


def tree(
    w: Writer, lines: Sequence[str], chosen: str, size: float = 13, *, icons: bool = True
) -> Group:
    """A file tree: indented lines, folders ending in a slash; a file is marked as open."""
    nodes = []
    for line in lines:
        name = line.strip()
        depth = (len(line) - len(line.lstrip())) // 2
        folder = name.endswith("/")
        closed = folder and name.endswith("+/")
        arrow = "chevron_right" if closed else "chevron_down"
        parts: list[Node] = [Icon(arrow, 12, w.theme.muted)] if folder else [column(width=12)]
        if icons:
            tint = w.theme.warn if folder else w.theme.link
            parts.append(Icon("folder" if folder else "file", 14, tint))
        own = name == chosen
        parts.append(label(w, name.rstrip("+/"), size, bold=own, limit=1, grow=1))
        space = pad(8, 3.5)._replace(left=8 + 13 * depth)
        fill = w.theme.chosen if own else ""
        nodes.append(row(*parts, gap=5, pad=space, fill=fill, hit=True))
    return column(*nodes)


def file_tabs(w: Writer, names: Sequence[str], scheme: Scheme, *, accent: bool = True) -> Group:
    """Tabs of open files, the first one in front."""
    nodes = []
    for number, name in enumerate(names):
        own = number == 0
        nodes.append(
            row(
                Icon("file", 14, w.theme.link if own else w.theme.muted),
                label(w, name, 13, w.theme.ink if own else w.theme.muted),
                Icon("close", 12, w.theme.muted),
                gap=8,
                pad=pad(13, 8),
                fill=scheme.ground if own else "",
                border=w.theme.accent if own and accent else scheme.line,
                edges="t" if own and accent else "r",
                hit=True,
            )
        )
    return row(*nodes, push(), fill=scheme.bar, place="tab_bar")


def path_line(w: Writer, path: str, *more: str) -> Group:
    """Where a file lies, above its code."""
    nodes: list[Node] = []
    for part in (*path.split("/"), *more):
        if nodes:
            nodes.append(Icon("chevron_right", 12, w.theme.muted))
        nodes.append(pressable(w, part, 12.5, w.theme.muted))
    return row(*nodes, gap=5, pad=pad(16, 5), place="breadcrumbs")


def panel_tabs(w: Writer, captions: Sequence[str], chosen: int = 0) -> Group:
    """The tabs of the panel below the code."""
    nodes = [
        column(
            label(w, caption, 12.5, w.theme.ink if number == chosen else w.theme.muted),
            pad=pad(9, 6),
            border=w.theme.accent if number == chosen else "",
            edges="b",
            hit=True,
        )
        for number, caption in enumerate(captions)
    ]
    tail = (Icon("plus", 14, w.theme.muted), Icon("close", 14, w.theme.muted))
    return row(*nodes, push(), *tail, gap=8, pad=pad(12, 0))
