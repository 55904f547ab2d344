"""Pages of paper with text on them: headings, paragraphs, lists, tables, pictures."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.flow.nodes import Drawing, Face, Group, Node, Pad, Paragraph, Span, Spot
from pointerbench.suites.pro.archetypes.figures import chart, framed
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets.boxes import at, column, free, pad, row
from pointerbench.widgets.texts import icon, say

INK, GREY, PAPER = "#242424", "#5c5c5c", "#ffffff"
# Inline marks: inserted, deleted, bold, commented on.
_MARKS = re.compile(r"(\{\+.*?\+\}|\{-.*?-\}|\*\*.*?\*\*|==.*?==)")
_STYLES = {"title": (2.1, 0.1), "h1": (1.42, 0.5), "h2": (1.18, 0.35), "p": (1.0, 0.35)}


def page(d: Desk, blocks: Sequence[Mapping[str, Any]], width: float, **looks: Any) -> Group:
    """One sheet of paper with its blocks."""
    size = looks.pop("size", 13.0)
    asked = looks.pop("asked", True)
    side = round(width * 0.115)
    body = [_block(d, one, size, asked) for one in blocks]
    own: dict[str, Any] = {
        "pad": Pad(looks.pop("top", 44), side, 30, side),
        "width": width,
        "fill": PAPER,
        "border": "#c9c9c9",
        "shadow": True,
        "clip": True,
    }
    return column(*body, **{**own, **looks})


def _block(d: Desk, one: Mapping[str, Any], size: float, asked: bool) -> Node:
    kind = one.get("kind", "p")
    if kind == "table":
        return _table(d, one, size, asked)
    if kind == "figure":
        return _figure(d, one, size, asked)
    if kind == "chart":
        figure = chart(d, {**d.content("chart_words"), **one} if asked else one)
        return column(Group((figure,), height=one.get("height", 170)), pad=pad(20, 6))
    if kind == "bullets":
        lines = [_words(d, text, size, marker="•", hang=18) for text in one["items"]]
        return column(*lines, gap=2, pad=Pad(0, 0, size * 0.6, 14))
    factor, above = _STYLES[kind]
    node = _words(
        d, one["text"], size * factor, bold=kind in ("h1", "h2"),
        color=_accent(d) if kind != "p" else INK, family=_family(d, kind),
        align="justify" if kind == "p" and d.content("justify", False) else "left",
    )  # fmt: skip
    does: tuple[str, ...] = ()
    if asked and "about" in one:
        key = "paragraph" if kind == "p" else "heading"
        does = tuple(text.format(about=one["about"]) for text in d.content(key)["does"])
    holder = column(node, hugs=kind != "p")
    text = _MARKS.sub("", one["text"])
    return column(
        d.mark(holder, "text", does, words=(text,)), pad=Pad(size * above, 0, size * 0.35, 0)
    )


def _accent(d: Desk) -> str:
    return str(d.content("heading_color", "#1f3864"))


def _family(d: Desk, kind: str) -> str:
    faces = d.turn(d.content("faces"))
    return str(faces[0 if kind == "p" else 1])


def _words(
    d: Desk, text: str, size: float, *, bold: bool = False, color: str = INK, family: str = "",
    **looks: Any,
) -> Paragraph:  # fmt: skip
    spans = tuple(_span(piece) for piece in _MARKS.split(text) if piece)
    face = Face(family or _family(d, "p"), size, bold, whole=True)
    return Paragraph(spans, face, color, **{"leading": 1.38, "role": "prose", **looks})


def accepted(text: str) -> str:
    """The text with its edits taken over and no marks of remarks."""
    text = re.sub(r"\{-.*?-\}", "", text)
    return re.sub(r"\{\+(.*?)\+\}|==(.*?)==", lambda m: m[1] or m[2], text)


def _span(piece: str) -> Span:
    inner = piece[2:-2]
    if piece.startswith("{+"):
        return Span(inner, underline=True, color="#b4262d")
    if piece.startswith("{-"):
        return Span(inner, strike=True, color="#b4262d")
    if piece.startswith("**"):
        return Span(inner, bold=True)
    return Span(inner, highlight="#f9dcc4") if piece.startswith("==") else Span(piece)


def _table(d: Desk, one: Mapping[str, Any], size: float, asked: bool) -> Node:
    places = [(r, c) for r in range(len(one["rows"])) for c in range(1, len(one["head"]))]
    chosen = set(d.sample(places, 5)) if asked else set()
    lines: list[Node] = []
    for number, cells in enumerate((one["head"], *one["rows"])):
        nodes: list[Node] = []
        for place, text in enumerate(cells):
            words = _words(d, text, size - 1, bold=not number, limit=1, grow=1,
                           align="right" if place and number else "left",
                           color=PAPER if not number else INK)  # fmt: skip
            fill = _accent(d) if not number else ("#f2f2f2" if number % 2 else PAPER)
            cell = row(words, pad=pad(6, 3), fill=fill, border="#bdbdbd", edges="br",
                       grow=1.6 if not place else 1)  # fmt: skip
            does: tuple[str, ...] = ()
            if (number - 1, place) in chosen:
                does = tuple(
                    wording.format(row=cells[0], head=one["head"][place].lower())
                    for wording in one["does"]
                )
            nodes.append(d.mark(cell, "other", does))
        lines.append(row(*nodes, align="stretch"))
    return column(column(*lines, border="#bdbdbd", edges="tl"), pad=pad(0, size * 0.6))


def _figure(d: Desk, one: Mapping[str, Any], size: float, asked: bool) -> Node:
    high, wide = one.get("height", 150), one.get("width", 300)
    drawn = Drawing(one.get("drawing", "photo"), high, wide, (), tuple(map(float, one["data"])))
    node: Group = Group((drawn,), hugs=True)
    if one.get("selected") and asked:
        node = Group((framed(node),), width=wide + 8, height=high + 8)
    node = d.mark(node, "other", one["does"] if asked else ())
    parts: list[Node] = [node]
    if one.get("selected") and asked and d.has("layout_options"):
        entry = d.function("layout_options")
        sign = row(icon(d.look, entry.icon, 16, "#2b579a"), pad=pad(4, 4), fill=PAPER,
                   border="#c4c4c4", hugs=True)  # fmt: skip
        parts.append(d.does("layout_options", sign, "icon"))
    caption = _words(d, one["caption"], size - 2, color=GREY, align="center")
    held = row(*parts, gap=5, align="start", justify="center")
    return column(held, row(caption, pad=pad(0, 3), justify="center"), pad=pad(0, 6))


# --- the ruler ------------------------------------------------------------------------------------


def ruler(d: Desk, width: float, step: float = 36) -> Group:
    """The ruler over the page, with its margins in grey and the marks that indent a paragraph."""
    look, theme = d.look, d.look.theme
    side = round(width * 0.115)
    nodes: list[Node] = [
        at(Group(fill=theme.card), Spot(0, 0, 0, 1, dx=side, dw=width - 2 * side, dh=0)),
    ]
    for number in range(1, int((width - side) / step)):
        x = side + number * step
        nodes.append(at(say(look, str(number), 9, theme.muted), Spot(dx=x - 3, dy=1)))
        nodes.append(at(Group(width=1, height=4, fill=theme.muted), Spot(dx=x - step / 2, dy=6)))
    for place, key in enumerate(("first_line", "hanging", "right_indent")):
        x = (side - 6, side - 6, width - side - 6)[place]
        sign = icon(look, "caret_down" if not place else "caret_up", 12, theme.ink)
        mark = column(sign, width=12, height=8 if place < 2 else 10, clip=True)
        entry = d.content("ruler")[key]
        nodes.append(
            d.mark(at(mark, Spot(dx=x, dy=(0, 8, 6)[place], dw=12, dh=8)), "other", entry["does"])
        )
    return free(*nodes, width=width, height=16, fill=theme.bar, border=theme.line, grow=0)
