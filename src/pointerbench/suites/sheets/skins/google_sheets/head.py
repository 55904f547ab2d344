"""The title bar: document mark and name, menus, and the people's corner on the right."""

from __future__ import annotations

import math
from functools import cache

from pointerbench.contract.task import Screen
from pointerbench.suites.sheets.scene import Scene
from pointerbench.suites.sheets.skins.google_sheets import style
from pointerbench.suites.sheets.skins.google_sheets.colors import Pad
from pointerbench.suites.sheets.skins.google_sheets.labels import labels
from pointerbench.widgets.sketch import Sketch

_LEFT = 66  # where name and menus begin
_NAME = (7, 35)
_MENUS = (35, 59)
_MENU_GAP = 15
_SPARK = 44
_MIDDLE = 32
_GREEN = "#1e8e3e"
_AVATAR = "#5b6abf"
_WHITE = "#ffffff"
_BESIDE_NAME = ("star", "folder_move", "cloud_done")


def draw_title(sketch: Pad, scene: Scene, screen: Screen) -> None:
    """The document's name, the icons that follow it, and whose account it is opened with."""
    letter = style.TITLE._replace(size=17)
    sketch.label(_avatar(screen.width), scene.program.initials[0], letter, _WHITE, "center")
    kind, (top, bottom) = style.TITLE, _NAME
    icons = 24 * len(_BESIDE_NAME) + 16
    room = people_left(screen.width, screen.scale, scene.program.language) - _LEFT - icons
    name = scene.program.book
    sketch.label((_LEFT, top, _LEFT + room, bottom), name, kind, sketch.colors.ink)
    x = _LEFT + min(room, sketch.width(name, kind)) + 20
    for icon in _BESIDE_NAME:
        sketch.icon(icon, (x, (top + bottom) / 2), 18, sketch.colors.icon, "mdi")
        x += 24


def draw_title_bar(sketch: Pad, width: float, language: str) -> None:
    """What is the same for all documents."""
    _mark(sketch)
    left = people_left(width, sketch.scale, language)
    _menus(sketch, labels()[language].menus, left - 8)
    _people(sketch, width, language)


def _mark(sketch: Pad) -> None:
    """A green page with a white table."""
    sketch.rounded((21, 13, 47, 49), 4, fill=_GREEN)
    sketch.fill(27, 24, 41, 39, _WHITE)
    for top in (26, 30.5, 35):
        for left, end in ((29, 33), (35, 39)):
            sketch.fill(left, top, end, top + 2, _GREEN)


def _menus(sketch: Pad, menus: tuple[str, ...], end: float) -> None:
    """From left to right as many as there is room for."""
    x: float = _LEFT
    for menu in menus:
        width = sketch.width(menu, style.MENU)
        if x + width > end:
            return
        sketch.label((x, _MENUS[0], x + width + 2, _MENUS[1]), menu, style.MENU, sketch.colors.ink)
        x += width + _MENU_GAP


def _menus_end(sketch: Sketch, menus: tuple[str, ...]) -> float:
    return _LEFT + sum(sketch.width(menu, style.MENU) + _MENU_GAP for menu in menus)


def _people(sketch: Pad, width: float, language: str) -> None:
    """Avatar and Share button at the right edge, then what there is room for towards the left."""
    sketch.rounded(_avatar(width), 16, fill=_AVATAR)
    if _has_spark(width, sketch.scale, language):
        _spark(sketch, width - 80, _MIDDLE)
    x = _share(sketch, _share_right(width, sketch.scale, language), labels()[language].share)
    for icon in _icons(width):
        x -= 44
        if icon == "video_meet":
            x -= 14
            sketch.icon("caret_down", (x + 41, _MIDDLE), 18, sketch.colors.icon, "mdi")
        if icon == "comments":
            _comments(sketch, x + 20, _MIDDLE)
        else:
            sketch.icon(icon, (x + 20, _MIDDLE), 24, sketch.colors.icon, "mdi")


def _icons(width: float) -> tuple[str, ...]:
    """From right to left."""
    return ("video_meet", "comments", "history") if width >= 960 else ("comments",)


def _comments(sketch: Pad, x: float, y: float) -> None:
    """A square speech bubble with lines of text."""
    sketch.rounded((x - 10, y - 9, x + 10, y + 7), 2, outline=sketch.colors.icon, width=2)
    sketch.polygon(((x + 4, y + 5), (x + 10, y + 5), (x + 10, y + 11)), sketch.colors.icon)
    for line in (-5, -2, 1):
        sketch.fill(x - 6, y + line, x + 6, y + line + 2, sketch.colors.icon)


@cache
def people_left(width: float, scale: float, language: str) -> float:
    """Where the right corner begins, which document name and menus must not reach."""
    return _corner_left(width, scale, language, _share_right(width, scale, language))


def _corner_left(width: float, scale: float, language: str, share_right: float) -> float:
    icons = _icons(width)
    label = Sketch(scale).width(labels()[language].share, style.STRONG)
    return share_right - _share_width(label) - 12 - 44 * len(icons) - 14 * ("video_meet" in icons)


def _share_right(width: float, scale: float, language: str) -> float:
    return width - 66 - _SPARK * _has_spark(width, scale, language)


def _has_spark(width: float, scale: float, language: str) -> bool:
    """The assistant's star, where the menus leave room for it."""
    end = _menus_end(Sketch(scale), labels()[language].menus)
    return end + 8 < _corner_left(width, scale, language, width - 66 - _SPARK)


def _spark(sketch: Pad, x: float, y: float) -> None:
    """A star of four points with hollow sides."""
    points = []
    for turn in range(32):
        angle = math.tau * turn / 32
        reach = 11 / (abs(math.cos(angle)) ** 0.62 + abs(math.sin(angle)) ** 0.62) ** (1 / 0.62)
        points.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    sketch.polygon(points, sketch.colors.icon)


def _share_width(label: float) -> float:
    return label + 94


def _share(sketch: Pad, end: float, label: str) -> float:
    """The button that ends at ``end``: a lock and a word, and a part that drops down; its left."""
    width = sketch.width(label, style.STRONG)
    left, split = end - _share_width(width), end - 34
    sketch.rounded((left, _MIDDLE - 18, end, _MIDDLE + 18), 18, fill=sketch.colors.share)
    sketch.fill(split, _MIDDLE - 18, split + 1, _MIDDLE + 18, sketch.colors.ground)
    sketch.icon("lock", (left + 24, _MIDDLE), 18, sketch.colors.share_ink, "mdi")
    box = (left + 38, _MIDDLE - 18, left + 40 + width, _MIDDLE + 18)
    sketch.label(box, label, style.STRONG, sketch.colors.share_ink)
    sketch.icon("caret_down", (split + 16, _MIDDLE), 20, sketch.colors.share_ink, "mdi")
    return left - 12


def _avatar(width: float) -> tuple[float, float, float, float]:
    """The disc at the right edge."""
    return width - 50, _MIDDLE - 16, width - 18, _MIDDLE + 16
