"""A grid without any program around it, as in a web page's embedded table or a component demo."""

from __future__ import annotations

from pointerbench.contract.task import Screen
from pointerbench.suites.sheets.looks import GridLook, HeaderLook, SelectionLook
from pointerbench.suites.sheets.scene import Scene
from pointerbench.suites.sheets.skins.skin import Area, Skin
from pointerbench.widgets.sketch import Sketch, Type

_TYPE = Type("Inter", 12)

_LIGHT = GridLook(
    ground="#ffffff",
    text="#1f2328",
    gridline="#dfe3e8",
    header=HeaderLook(
        fill="#f4f6f8",
        text="#57606a",
        line="#d0d7de",
        active_fill="#dde7f5",
        active_text="#1f4e8c",
        type=_TYPE,
        height=24,
        width=40,
    ),
    selection=SelectionLook(color="#2f6fde", tint="#2f6fde", alpha=26),
    frozen="#8c959f",
    frozen_width=2,
    pad=4,
    lift=2,
)

_DARK = GridLook(
    ground="#1b1e23",
    text="#dfe3e8",
    gridline="#363b43",
    header=HeaderLook(
        fill="#262a31",
        text="#a3abb5",
        line="#3d434c",
        active_fill="#33415a",
        active_text="#cfe0ff",
        type=_TYPE,
        height=24,
        width=40,
    ),
    selection=SelectionLook(color="#6ea0ff", tint="#6ea0ff", alpha=40, handle_ring="#1b1e23"),
    frozen="#7d8590",
    frozen_width=2,
    pad=4,
    lift=2,
    beyond="#1b1e23",
    darkens=True,
)


def _area(screen: Screen) -> Area:
    return 0, 0, screen.width, screen.height


def _chrome(sketch: Sketch, scene: Scene, screen: Screen) -> None:
    """Nothing: the grid fills the picture."""


SKIN = Skin(
    name="bare",
    looks={"light": _LIGHT, "dark": _DARK},
    area=_area,
    chrome=_chrome,
    families={"Inter": 3, "Roboto": 2, "Open Sans": 2, "Arimo": 2, "Noto Sans": 1},
    points={9: 2, 10: 4, 11: 2},
    default_width=84,
    default_height=22,
)
