"""How the program draws its grid in each theme."""

from __future__ import annotations

from pointerbench.suites.sheets.looks import GridLook, HeaderLook, NoteLook, SelectionLook
from pointerbench.widgets.sketch import Type

_TYPE = Type("DejaVu Sans", 12)

LIGHT = GridLook(
    ground="#ffffff",
    text="#000000",
    gridline="#c0c0c0",
    header=HeaderLook(
        fill="#f6f5f4",
        text="#2e3436",
        line="#929595",
        active_fill="#3584e4",
        active_text="#ffffff",
        active_line="#2e74c8",
        type=_TYPE,
        height=18,
        width=41,
        digit=0,
        bold_active=True,
        low=True,
    ),
    selection=SelectionLook(
        color="#3584e4",
        width=3,
        inset=1,
        range_width=1,
        handle_size=5,
        handle_ring=None,
        tint="#3584e4",
        alpha=64,
        tints_active=True,
        under_headers=True,
    ),
    frozen="#000000",
    too_wide="###",
    cut_mark=True,
    note=NoteLook("#ff0000", 4, triangle=False),
    pad=1,
    lift=0,
)

DARK = GridLook(
    ground="#1c1c1c",
    text="#f2f2f2",
    gridline="#565656",
    header=HeaderLook(
        fill="#353535",
        text="#eeeeec",
        line="#6a6a68",
        active_fill="#15539e",
        active_text="#ffffff",
        active_line="#12498b",
        type=_TYPE,
        height=18,
        width=41,
        digit=0,
        bold_active=True,
        low=True,
    ),
    selection=SelectionLook(
        color="#3584e4",
        width=3,
        inset=1,
        range_width=1,
        handle_size=5,
        handle_ring=None,
        tint="#3584e4",
        alpha=72,
        tints_active=True,
        under_headers=True,
    ),
    frozen="#b8b8b6",
    too_wide="###",
    cut_mark=True,
    note=NoteLook("#ff0000", 4, triangle=False),
    pad=1,
    lift=0,
    beyond="#1c1c1c",
)
