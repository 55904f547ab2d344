"""Ten plain screens with one unmistakable target each, at places that tell conventions apart.

The targets lie far from the centre and from the diagonal, half of them beyond 1,000 pixels, on
screens of many shapes and sizes: another frame, another order of the axes or another resize rule
puts an answer elsewhere. They are large, so that a model that points at all points at them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from pointerbench.picture.fonts import font
from pointerbench.picture.frame import Fill, Frame, Item, Outline, Polygon, Rounded, Text
from pointerbench.picture.png import png_of
from pointerbench.picture.raster import draw
from pointerbench.picture.text_layout import shape
from pointerbench.run.question import Size
from pointerbench.values.files import write_bytes, write_text
from pointerbench.values.geometry import Box

TASKS = "tasks.jsonl"
_FONT = "Inter"
_COLORS = {
    "red": "#d81e1e",
    "green": "#12962c",
    "blue": "#1450e6",
    "orange": "#f07800",
    "purple": "#8a1fc8",
    "pink": "#f0287f",
    "brown": "#7a4a1e",
    "black": "#101010",
}


@dataclass(frozen=True, slots=True)
class Screen:
    """One question whose answer nobody can miss."""

    id: str
    size: Size
    at: tuple[int, int]  # the target's centre, in pixels
    color: str
    form: str
    label: str

    @property
    def target(self) -> Box:
        """The smallest box around the target: about a fourteenth of the shorter side each way."""
        side = max(44, min(self.size) // 14 // 2 * 2)
        return Box.around(*self.at, *((side * 2, side) if self.form == "bar" else (side, side)))

    @property
    def instruction(self) -> str:
        return f"Click the {self.color} {self.form} labelled “{self.label}”."


SCREENS = (
    Screen("probe_0", (1920, 1080), (1640, 190), "red", "circle", "GO"),
    Screen("probe_1", (1024, 768), (150, 640), "green", "square", "UP"),
    Screen("probe_2", (1366, 768), (1250, 610), "blue", "bar", "SEND"),
    Screen("probe_3", (1080, 2400), (190, 2080), "orange", "diamond", "OK"),
    Screen("probe_4", (2560, 1440), (2330, 420), "purple", "square", "HI"),
    Screen("probe_5", (800, 600), (690, 130), "pink", "circle", "IN"),
    Screen("probe_6", (1280, 800), (200, 690), "brown", "bar", "PLAY"),
    Screen("probe_7", (3840, 2160), (3420, 520), "red", "diamond", "ON"),
    Screen("probe_8", (2560, 1440), (300, 1230), "black", "circle", "NO"),
    Screen("probe_9", (3440, 1440), (3180, 1120), "green", "bar", "OPEN"),
)


def frame_of(screen: Screen) -> Frame:
    """The screen as it is drawn: grey furniture, and the target in front."""
    width, height = screen.size
    items = (*_furniture(width, height), *_FORMS[screen.form](screen), _label(screen))
    return Frame(width, height, "#ffffff", items, {("target",): screen.target})


def write_screens(folder: Path) -> Path:
    """The pictures and the tasks file that `tasks.read_tasks` reads; returns its path."""
    folder.mkdir(parents=True, exist_ok=True)
    lines = []
    for screen in SCREENS:
        write_bytes(folder / f"{screen.id}.png", _png(screen))
        row = {
            "task_id": screen.id,
            "image_path": f"{screen.id}.png",
            "instruction": screen.instruction,
            "gt_bbox": list(screen.target),
        }
        lines.append(json.dumps(row, ensure_ascii=False) + "\n")
    write_text(folder / TASKS, "".join(lines))
    return folder / TASKS


@cache
def _png(screen: Screen) -> bytes:
    return png_of(draw(frame_of(screen)))


def _furniture(width: int, height: int) -> Iterator[Item]:
    """A window's title bar, a status bar and a few lines of no text: a screen, but an empty one."""
    bar = max(28, min(width, height) // 24)
    yield Fill(Box(0, 0, width, bar), "#e4e4e4")
    yield Fill(Box(0, bar - 1, width, bar), "#bcbcbc")
    yield Fill(Box.at(0, height - bar // 2, width, bar // 2), "#eeeeee")
    for place in range(3):
        yield Rounded(
            Box.at(bar // 3 + place * bar * 2 // 3, bar // 3, bar // 3, bar // 3),
            bar,
            fill="#a8a8a8",
        )
    left, top, line = width * 3 // 8, height * 3 // 8, bar // 3
    yield Outline(Box.at(left, top, width // 4, height // 4), "#c8c8c8")
    for place in range(4):
        room = width // 4 - 4 * line - place % 2 * width // 16
        y = top + 2 * line + place * height // 20
        yield Fill(Box.at(left + 2 * line, y, room, line), "#dcdcdc")


def _circle(screen: Screen) -> tuple[Item, ...]:
    box = screen.target
    return (Rounded(box, box.width, fill=_COLORS[screen.color]),)


def _block(screen: Screen) -> tuple[Item, ...]:
    return (Fill(screen.target, _COLORS[screen.color]),)


def _diamond(screen: Screen) -> tuple[Item, ...]:
    x1, y1, x2, y2 = screen.target
    x, y = screen.at
    corners = ((x, y1), (x2, y), (x, y2), (x1, y))
    return (Polygon(corners, _COLORS[screen.color]),)


_FORMS: dict[str, Callable[[Screen], tuple[Item, ...]]] = {
    "circle": _circle,
    "square": _block,
    "bar": _block,
    "diamond": _diamond,
}


def _label(screen: Screen) -> Text:
    line = shape(screen.label, font(_FONT, screen.target.height * 2 // 5, bold=True))
    x, y = screen.at
    return Text(x - line.width // 2, y + line.font.cap_height // 2, line, "#ffffff")
