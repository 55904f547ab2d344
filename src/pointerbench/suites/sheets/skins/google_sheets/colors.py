"""The program's colours in its two themes, and the pad that its parts are drawn on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from pointerbench.picture.frame import Color
from pointerbench.widgets.sketch import Sketch


@dataclass(frozen=True, slots=True)
class Colors:
    """``ground`` lies behind the bars, ``paper`` behind cells and fields; ``ink`` writes, ``text``
    is what a cell is written in by itself. ``faint``, ``pale`` and ``off`` are ever weaker icons;
    ``rule`` parts tools, ``edge`` areas; ``chosen`` marks what is active."""

    ground: Color
    paper: Color
    text: Color
    pill: Color
    pressed: Color
    pressed_ink: Color
    ink: Color
    icon: Color
    faint: Color
    pale: Color
    off: Color
    rule: Color
    edge: Color
    header_line: Color
    frozen: Color
    blue: Color
    tint: Color
    chosen: Color
    share: Color
    share_ink: Color
    thumb: Color
    arrow: Color


_LIGHT = Colors(
    ground="#f9fbfd",
    paper="#ffffff",
    text="#000000",
    pill="#edf2fa",
    pressed="#d3e3fd",
    pressed_ink="#041e49",
    ink="#1f1f1f",
    icon="#444746",
    faint="#747775",
    pale="#9a9d9c",
    off="#a9acaf",
    rule="#c7c9c8",
    edge="#e1e3e1",
    header_line="#c4c7c5",
    frozen="#bdc1c6",
    blue="#0b57d0",
    tint="#0e65eb",
    chosen="#e1e9f7",
    share="#c2e7ff",
    share_ink="#001d35",
    thumb="#dadce0",
    arrow="#80868b",
)

_DARK = Colors(
    ground="#1b1b1b",
    paper="#131314",
    text="#e3e3e3",
    pill="#282a2c",
    pressed="#004a77",
    pressed_ink="#c2e7ff",
    ink="#e3e3e3",
    icon="#c4c7c5",
    faint="#8e918f",
    pale="#8e918f",
    off="#5f6163",
    rule="#4c4f4e",
    edge="#333537",
    header_line="#444746",
    frozen="#5f6368",
    blue="#a8c7fa",
    tint="#a8c7fa",
    chosen="#2a3648",
    share="#004a77",
    share_ink="#c2e7ff",
    thumb="#5f6163",
    arrow="#8e918f",
)

THEMES: Mapping[str, Colors] = {"light": _LIGHT, "dark": _DARK}


class Pad(Sketch):
    """A sketch in the colours of a theme."""

    def __init__(self, scale: float, theme: str) -> None:
        super().__init__(scale)
        self.colors = THEMES[theme]
