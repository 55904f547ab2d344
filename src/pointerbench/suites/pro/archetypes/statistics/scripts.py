"""Scripts with numbered lines, and plots as these programs draw them.

A script has ``name``, ``code``, ``language`` (r or m), ``here`` (a piece of the line with the
caret), ``stops`` and ``folds`` (``at``, a piece of their line, and ``does``).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any

from pointerbench.flow.ink import mixed
from pointerbench.flow.nodes import Drawing, Group, Node, Pad, Span
from pointerbench.suites.pro.archetypes.dev_inks import Inks, inks_of
from pointerbench.suites.pro.archetypes.lab_kit import plot
from pointerbench.suites.pro.desk import Desk
from pointerbench.widgets import panels
from pointerbench.widgets.boxes import column, pad, push, row
from pointerbench.widgets.texts import code, icon, say

Spec = Mapping[str, Any]

_WORDS = {
    "r": "function if else for in while repeat return next break TRUE FALSE NULL NA library",
    "m": "function end if elseif else for while switch case otherwise return break parfor try "
    "catch "
    "classdef properties methods true false",
}
_COMMENT = {"r": "#.*", "m": "%.*"}


@cache
def _pattern(language: str) -> re.Pattern[str]:
    words = "|".join(_WORDS[language].split())
    return re.compile(
        rf"(?P<comment>{_COMMENT[language]})|(?P<string>\"[^\"]*\"|'[^']*')"
        rf"|(?P<keyword>\b(?:{words})\b|<-|%>%|\|>|~)|(?P<number>\b\d[\d.e]*\b)|(?P<call>\b[\w.]+(?=\())"
    )


def spans(text: str, inks: Inks, language: str) -> list[Span]:
    """A line of a script with its colours."""
    found: list[Span] = []
    at = 0
    for hit in _pattern(language).finditer(text):
        if hit.start() > at:
            found.append(Span(text[at : hit.start()]))
        color = getattr(inks, str(hit.lastgroup)) if hit.lastgroup != "call" else ""
        found.append(Span(hit.group(), color=color))
        at = hit.end()
    if at < len(text):
        found.append(Span(text[at:]))
    return found or [Span(" ")]


def script(
    d: Desk, own: Spec, *, size: float = 12, height: float = 17, scheme: str = "vscode"
) -> Group:
    """The lines of a script with their numbers; some numbers hold breakpoints, some lines fold."""
    look, theme = d.look, d.look.theme
    inks = inks_of(look, scheme)
    lines: list[Node] = []
    for number, text in enumerate(
        str(own["code"]).strip("\n").split("\n"), int(own.get("first", 1))
    ):
        here = own.get("here", "\0") in text
        section = text.startswith(("%%", "```{"))
        ground = (
            mixed(theme.card, theme.accent, 20)
            if here
            else mixed(theme.card, theme.ink, 10)
            if section
            else ""
        )
        shown = code(look, spans(text, inks, own["language"]), size, "")
        gutter = row(
            _stop(d, own, text),
            code(look, str(number), size - 1.5, theme.faint, align="right", grow=1),
            _fold(d, own, text),
            width=56,
            gap=2,
            height=height,
        )
        lines.append(row(gutter, shown, gap=6, height=height, fill=ground, clip=True))
    return column(*lines, grow=1, clip=True, fill=theme.card, pad=pad(0, 3))


def _stop(d: Desk, own: Spec, text: str) -> Node:
    for entry in own.get("stops", ()):
        if entry["at"] in text:
            dot = Drawing("disc", 10, 10, ("#d9433a" if entry.get("on") else "#c9c9c9",))
            return d.mark(row(dot, hugs=True, pad=pad(2, 2)), "other", entry["does"])
    return Group(width=14)


def _fold(d: Desk, own: Spec, text: str) -> Node:
    for entry in own.get("folds", ()):
        if entry["at"] in text:
            sign = row(icon(d.look, "caret_down", 10, d.look.theme.muted), hugs=True, pad=pad(1, 2))
            return d.mark(sign, "icon", entry["does"])
    return Group(width=12)


# --- plots ----------------------------------------------------------------------------------------


def picture(d: Desk, own: Spec, *, ground: str = "", size: float = 10.5) -> Group:
    """A plot on paper: ``paint``, ``colors``, ``data`` (a first number below 0 is drawn by lot),
    ``title``, ``xs``, ``ys``, ``x``, ``y``, ``keys``, ``panel`` (the colour behind the curves)."""
    look = d.look
    first, *rest = own["data"]
    data = (float(d.integer(1, 90)) if first < 0 else float(first), *map(float, rest))
    paper, ink = ground or own.get("paper", "#ffffff"), own.get("ink", "#262626")
    edge = own.get("edge", "")
    drawn = panels.picture(
        own["paint"], *own["colors"], data=data, fill=own.get("panel", paper), border=edge
    )
    align = own.get("align", "center")
    title = say(look, own["title"], size + 2.5, ink, bold=bool(own.get("bold")), align=align)
    parts: list[Node] = [title]
    if "note" in own:
        parts.append(say(look, own["note"], size, ink, align=align))
    shown: Node = drawn
    if own.get("ys"):
        shown = plot(
            look,
            drawn,
            own["ys"],
            own["xs"],
            names=(own["y"], own["x"]),
            ink=ink,
            size=size - 0.5,
            inset=own.get("inset", 0.0),
            gutter=own.get("gutter", 34),
        )
    parts.append(shown)
    if "keys" in own:
        signs = [
            row(
                Group(width=9, height=9, radius=5, fill=color),
                say(look, name, size, ink),
                gap=5,
                hugs=True,
            )
            for name, color in own["keys"]
        ]
        parts.append(row(push(), *signs, push(), gap=12, pad=pad(0, 2)))
    return column(*parts, grow=1, fill=paper, pad=Pad(6, 6, 4, 8), ground=paper, clip=True)
