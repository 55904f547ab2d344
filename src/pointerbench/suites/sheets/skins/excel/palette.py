"""The colours of the program's furniture, one palette for each of its appearances."""

from __future__ import annotations

from dataclasses import dataclass

from pointerbench.picture.frame import Color


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours by what they colour.

    ``bar`` is the title bar with the tab row, ``ribbon`` the area of the buttons, ``strip`` what
    lies between ribbon and grid and behind the sheet tabs. ``box`` is a field to type in; ``line``
    separates groups, ``rim`` goes around fields. ``ink`` is the line of an icon and ``paper`` the
    inside of it; ``faint`` is what is disabled; ``pressed`` lies behind a button that is on.
    """

    bar: Color
    on_bar: Color
    bar_dim: Color
    accent: Color
    ribbon: Color
    text: Color
    dim: Color
    faint: Color
    line: Color
    strip: Color
    box: Color
    rim: Color
    pressed: Color
    ink: Color
    paper: Color
    blue: Color
    blue_tint: Color
    red: Color
    red_tint: Color
    yellow: Color
    green: Color
    green_tint: Color
    tab: Color
    tab_line: Color
    status: Color
    thumb: Color
    track: Color


COLOURFUL = Palette(
    bar="#217346",
    on_bar="#ffffff",
    bar_dim="#a9cbb8",
    accent="#217346",
    ribbon="#f3f2f1",
    text="#444444",
    dim="#666666",
    faint="#a19f9d",
    line="#d2d0ce",
    strip="#e6e6e6",
    box="#ffffff",
    rim="#c8c6c4",
    pressed="#c8c6c4",
    ink="#484644",
    paper="#ffffff",
    blue="#2b7cd3",
    blue_tint="#bcd7f2",
    red="#d13438",
    red_tint="#f3b9ba",
    yellow="#f7c948",
    green="#217346",
    green_tint="#a9d5bd",
    tab="#ffffff",
    tab_line="#b4b2b0",
    status="#f3f2f1",
    thumb="#c2c0be",
    track="#f3f2f1",
)

BLACK = Palette(
    bar="#1f1e1d",
    on_bar="#f3f2f1",
    bar_dim="#6b6967",
    accent="#5cc08c",
    ribbon="#363534",
    text="#eceae8",
    dim="#b9b6b3",
    faint="#8a8785",
    line="#555351",
    strip="#262524",
    box="#3a3938",
    rim="#63605e",
    pressed="#5a5856",
    ink="#dedcda",
    paper="#4a4846",
    blue="#62aef0",
    blue_tint="#2f5478",
    red="#f1707b",
    red_tint="#7a3b40",
    yellow="#e9c45c",
    green="#5cc08c",
    green_tint="#2f6a4b",
    tab="#1b1a19",
    tab_line="#575553",
    status="#1f1e1d",
    thumb="#6b6967",
    track="#2d2c2b",
)

WHITE = Palette(
    bar="#f3f3f3",
    on_bar="#242424",
    bar_dim="#707070",
    accent="#107c41",
    ribbon="#ffffff",
    text="#242424",
    dim="#5f5f5f",
    faint="#a6a6a6",
    line="#e0e0e0",
    strip="#f3f3f3",
    box="#ffffff",
    rim="#d1d1d1",
    pressed="#e0e0e0",
    ink="#424242",
    paper="#ffffff",
    blue="#0f6cbd",
    blue_tint="#b4d6fa",
    red="#c4314b",
    red_tint="#f4c3cb",
    yellow="#eaa300",
    green="#107c41",
    green_tint="#a0d8b3",
    tab="#ffffff",
    tab_line="#d1d1d1",
    status="#f3f3f3",
    thumb="#8a8a8a",
    track="#f3f3f3",
)
