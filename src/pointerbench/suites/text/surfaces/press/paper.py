"""Sheets of paper, and what they lie on."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from typing import Any

from pointerbench.flow.nodes import Color, Group, Node, Pad, Paragraph
from pointerbench.suites.text.kit.texts import prose
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column

_ACCENT = "#1f4e9b"  # where the screen's own accent is too pale for paper


def on_paper(w: Writer, ground: Color = "#ffffff", ink: Color = "#1c1c1c") -> Writer:
    """The same writer with the colours of print, whatever the screen around it has."""
    own = copy(w)
    theme = w.theme
    if theme.dark:
        theme = replace(theme, accent=_ACCENT, link=_ACCENT, soft="#e9eef6", on_accent="#ffffff")
    own.theme = replace(
        theme,
        name="light",
        page=ground,
        card=ground,
        bar=ground,
        ink=ink,
        muted="#4d4d4d",
        faint="#6b6b6b",
        line="#b4b4b0",
        code="#efefec",
        mark="#fff3a3",
        good="#1a7f37",
        warn="#8f5a00",
        bad="#b3261e",
    )
    return own


def in_one_face(w: Writer) -> Writer:
    """The same writer with one face for everything: a typewriter, a fax."""
    own = copy(w)
    own.ui = w.body
    return own


def print_size(w: Writer, low: float = 13, high: float = 15.5) -> float:
    """The page's size of type, within what print has."""
    return max(low, min(high, w.size))


def sheet(w: Writer, *children: Node, width: float = 700, margin: Pad, **looks: Any) -> Group:
    """A page of paper; what does not fit on it is cut."""
    own: dict[str, Any] = {
        "height": round(width * 1.414),
        "fill": w.theme.page,
        "border": "#c4c4c0",
        "clip": True,
    }
    return column(*children, width=width, pad=margin, **{**own, **looks})


def desk(*sheets: Node, ground: Color, gap: float = 18, **looks: Any) -> Group:
    """What sheets lie on, one below another, cut by the screen's edge."""
    own: dict[str, Any] = {"pad": Pad(22, 0, 0, 0), "grow": 1, "clip": True}
    return column(*sheets, fill=ground, align="center", gap=gap, **{**own, **looks})


def printed(w: Writer, sentences: Any, size: float = 0, **looks: Any) -> Paragraph:
    """Running text as printers set it: justified, plain."""
    looks = {"align": "justify", "styles": (), "leading": 1.42, **looks}
    return prose(w, sentences, size or print_size(w), **looks)
