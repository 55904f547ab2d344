"""The colours of the program's furniture, one palette for each of its appearances."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pointerbench.picture.frame import Color


@dataclass(frozen=True, slots=True)
class Palette:
    """Colours by what they colour.

    ``bar`` is the title bar (of the older program with the tab row), ``ribbon`` the area of the
    buttons, ``strip`` what lies between ribbon and grid and behind the sheet tabs. ``box`` is a
    field to type in; ``line`` separates groups, ``rim`` goes around fields. ``ink`` is the line of
    an icon and ``paper`` the inside of it; ``faint`` is what is disabled; ``pressed`` lies behind a
    button that is on.
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
    bar_dim="#8a8a8a",
    accent="#107c41",
    ribbon="#ffffff",
    text="#242424",
    dim="#424242",
    faint="#bdbdbd",
    line="#d6d6d6",
    strip="#f3f3f3",
    box="#ffffff",
    rim="#949494",
    pressed="#e0e0e0",
    ink="#424242",
    paper="#ffffff",
    blue="#0f78d4",
    blue_tint="#b4d6fa",
    red="#e03b24",
    red_tint="#f4a9a2",
    yellow="#f6a21d",
    green="#107c41",
    green_tint="#a0d8b3",
    tab="#ffffff",
    tab_line="#c8c8c8",
    status="#f5f5f5",
    thumb="#707070",
    track="#fbfbfb",
)

GREEN = replace(
    WHITE,
    bar="#107c41",
    on_bar="#ffffff",
    bar_dim="#8fc3a6",
    strip="#ebebea",
    track="#f6f6f6",
    status="#f5f5f5",
)

NIGHT = Palette(
    bar="#0a0a0a",
    on_bar="#ffffff",
    bar_dim="#6e6e6e",
    accent="#2fae6b",
    ribbon="#292929",
    text="#f0f0f0",
    dim="#d0d0d0",
    faint="#6b6b6b",
    line="#474747",
    strip="#141414",
    box="#292929",
    rim="#757575",
    pressed="#474747",
    ink="#e0e0e0",
    paper="#333333",
    blue="#62abf5",
    blue_tint="#1f4f7d",
    red="#f1707b",
    red_tint="#75393f",
    yellow="#f2b661",
    green="#54b884",
    green_tint="#1f5c3d",
    tab="#1b1b1b",
    tab_line="#3d3d3d",
    status="#1f1f1f",
    thumb="#9e9e9e",
    track="#292929",
)
