"""The colours of the window in its two themes, and those that icons name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pointerbench.picture.frame import Color


@dataclass(frozen=True, slots=True)
class Colors:
    """``edge`` parts areas, ``rule`` groups of buttons; ``button`` fades from its first colour to
    its last, as ``title`` does; ``icons`` are the names that the drawings use."""

    chrome: Color
    text: Color
    strong: Color
    field: Color
    field_text: Color
    field_line: Color
    rule: Color
    edge: Color
    header_line: Color
    pressed: Color
    trough: Color
    thumb: Color
    tab: Color
    handle: Color
    knob: Color
    button: tuple[Color, Color]
    title: tuple[Color, Color]
    title_edges: tuple[Color, Color, Color]
    title_text: Color
    title_shadow: Color
    caption: Color
    icons: Mapping[str, Color]


_LIGHT_ICONS = {
    "ink": "#3a3a38",
    "black": "#000000",
    "paper": "#fafafa",
    "soft": "#797774",
    "blue": "#1e8bcd",
    "navy": "#0063b1",
    "sky": "#83beec",
    "green": "#309048",
    "mint": "#9bd3a5",
    "lime": "#33c35a",
    "orange": "#ed8733",
    "sand": "#f8db8f",
    "red": "#e8453c",
    "rose": "#f4a39d",
    "crimson": "#c9211e",
    "yellow": "#ffff00",
    "purple": "#8f2d9c",
    "lilac": "#d690dd",
    "violet": "#a14fb5",
    "off": "#b9b8b6",
    "off_fill": "#dedddb",
    "faint": "#c4c6c1",
    "add": "#3465a4",
    "add_sign": "#ffffff",
}

_DARK_ICONS = {
    **_LIGHT_ICONS,
    "ink": "#dcdcda",
    "black": "#eeeeec",
    "paper": "#3e3e3e",
    "soft": "#9b9994",
    "blue": "#4ba9e6",
    "navy": "#6fb7ee",
    "sky": "#2f6c9c",
    "green": "#4fbf6b",
    "mint": "#2d6e3e",
    "sand": "#8a6a2c",
    "red": "#f0665d",
    "rose": "#9c4540",
    "crimson": "#e0453f",
    "purple": "#c083d8",
    "lilac": "#6d3b80",
    "violet": "#cf8ce0",
    "off": "#6b6b69",
    "off_fill": "#454544",
    "faint": "#6b6b69",
    "add": "#4a90d9",
}

_LIGHT = Colors(
    chrome="#f6f5f4",
    text="#2e3436",
    strong="#2e3436",
    field="#ffffff",
    field_text="#000000",
    field_line="#cdc7c2",
    rule="#dedddc",
    edge="#b6b5b4",
    header_line="#929595",
    pressed="#d6d1cd",
    trough="#cecece",
    thumb="#7e8182",
    tab="#ffffff",
    handle="#f6f5f4",
    knob="#c8c6c4",
    button=("#f6f5f4", "#edebe9"),
    title=("#98b9e2", "#7da4d3"),
    title_edges=("#585a5d", "#add3ff", "#7a9fce"),
    title_text="#f4f5f6",
    title_shadow="#5f7ea6",
    caption="#49678b",
    icons=_LIGHT_ICONS,
)

_DARK = Colors(
    chrome="#353535",
    text="#eeeeec",
    strong="#eeeeec",
    field="#2d2d2d",
    field_text="#ffffff",
    field_line="#1b1b1b",
    rule="#474745",
    edge="#1f1f1f",
    header_line="#6a6a68",
    pressed="#1e1e1e",
    trough="#2b2b2b",
    thumb="#8e8e8c",
    tab="#1c1c1c",
    handle="#353535",
    knob="#5c5c5a",
    button=("#393939", "#323232"),
    title=("#4c4f55", "#373a3f"),
    title_edges=("#17181a", "#62666d", "#2b2d31"),
    title_text="#eceded",
    title_shadow="#1d1f22",
    caption="#1d1f22",
    icons=_DARK_ICONS,
)

THEMES: Mapping[str, Colors] = {"light": _LIGHT, "dark": _DARK}


def mixed(one: Color, other: Color, share: float) -> Color:
    """``share`` of the way from one colour to the other."""
    pairs = ((int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)
