"""Draws the colours of a page: light or dark, a family of greys, and an accent."""

from __future__ import annotations

from typing import NamedTuple

from pointerbench.values.rng import Stream
from pointerbench.widgets.theme import Color, Theme

# accent on light, text accent on light, pale on light; accent on dark, text accent on dark, pale on
# dark. Texts keep a contrast of 4.5 : 1 with page and card.
ACCENTS: dict[str, tuple[Color, ...]] = {
    "blue": ("#1a66d2", "#1558b8", "#e3edfb", "#3b82f6", "#8ab8ff", "#1e2f4d"),
    "teal": ("#0b7a75", "#08655f", "#def2f0", "#14a39a", "#5ed6cc", "#153836"),
    "green": ("#2b7a37", "#23662d", "#e2f2e4", "#3fa552", "#86d694", "#1a3620"),
    "violet": ("#6d44c9", "#5b36b0", "#ece6fa", "#8f6bea", "#bda6ff", "#2e2549"),
    "red": ("#c0322f", "#a52624", "#fbe6e5", "#e0524e", "#ff9c98", "#46211f"),
    "orange": ("#b8550b", "#9a4608", "#fbeadb", "#e07b2a", "#ffb070", "#42291a"),
    "pink": ("#b92d6b", "#9c2158", "#fae4ee", "#dd5a94", "#ff9fc8", "#43202f"),
    "slate": ("#41566e", "#35475c", "#d9e2ec", "#7389a3", "#b1c3d9", "#252f3b"),
}

# page, card, bar, ink, muted, faint, line, code
_LIGHT: tuple[tuple[Color, ...], ...] = (
    ("#ffffff", "#ffffff", "#f3f4f6", "#1f2328", "#57606a", "#6e7781", "#d8dee4", "#eff1f3"),
    ("#f6f7f9", "#ffffff", "#ffffff", "#1b1f24", "#555e68", "#6a737d", "#dcdfe4", "#eceff2"),
    ("#fdfcf9", "#ffffff", "#f4f1ea", "#26221c", "#5f574b", "#756c5e", "#e3ddd0", "#f1ede4"),
    ("#f2f2f2", "#ffffff", "#fafafa", "#202020", "#5c5c5c", "#707070", "#d9d9d9", "#ededed"),
    ("#eef2f7", "#ffffff", "#e4eaf2", "#18222f", "#4d5b6c", "#637183", "#cfd8e3", "#e9eef5"),
)
_DARK: tuple[tuple[Color, ...], ...] = (
    ("#0f1317", "#171c22", "#1c2229", "#e4e8ed", "#a3adb8", "#8691a0", "#303842", "#222932"),
    ("#1e1e1e", "#252526", "#2d2d30", "#dcdcdc", "#a8a8a8", "#8f8f8f", "#3e3e42", "#303034"),
    ("#1b1815", "#231f1b", "#2a2520", "#ece5db", "#b5aa9b", "#998e80", "#3c352d", "#322c26"),
    ("#121826", "#1a2233", "#1f293d", "#e2e8f3", "#a0adc4", "#8592ab", "#2f3b54", "#263149"),
)


class Fonts(NamedTuple):
    """The families of the program, of the running text and of code; ``whole`` sets them at whole
    pixels."""

    ui: str
    body: str
    mono: str
    whole: bool = False


def draw_theme(stream: Stream, name: str) -> Theme:
    """A light or dark theme."""
    accent = ACCENTS[stream.pick(tuple(ACCENTS))]
    if name == "dark":
        page, card, bar, ink, muted, faint, line, code = stream.pick(_DARK)
        own, text, soft = accent[3:]
        states = ("#5cc873", "#e6b450", "#f2777a")
        mark, on_accent = "#5c5014", page
    else:
        page, card, bar, ink, muted, faint, line, code = stream.pick(_LIGHT)
        own, text, soft = accent[:3]
        states = ("#1a7f37", "#8f5a00", "#c1272d")
        mark, on_accent = "#fff3a3", "#ffffff"
    good, warn, bad = states
    return Theme(
        name=name,
        page=page,
        card=card,
        bar=bar,
        ink=ink,
        muted=muted,
        faint=faint,
        line=line,
        accent=own,
        on_accent=on_accent,
        soft=soft,
        link=text,
        chosen=soft,
        code=code,
        mark=mark,
        good=good,
        warn=warn,
        bad=bad,
    )
