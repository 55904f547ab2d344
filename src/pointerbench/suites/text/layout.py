"""Scene to frame: the page laid out, what time and a passing mouse did to it, and its regions."""

from __future__ import annotations

from dataclasses import dataclass

from pointerbench.contract.task import Screen
from pointerbench.flow.layout import lay_out
from pointerbench.flow.page import Line, Page
from pointerbench.picture.frame import Fill, Finish, Frame, Polygon, Tint
from pointerbench.suites.text.regions import Regions
from pointerbench.suites.text.scene import Scene, Wear
from pointerbench.values.geometry import Box

# A mouse pointer with its tip at (0, 0), in logical pixels: the white edge and the black inside.
_EDGE = ((0, 0), (0, 17), (4, 13.4), (7, 19.4), (10, 18.2), (7.2, 12.2), (12, 12))
_INSIDE = ((1, 2.4), (1, 14.6), (4.3, 11.6), (7.4, 17.9), (8.6, 17.4), (5.7, 11.1), (9.6, 11))
_SELECTED = "#3b7ddd"
_OVER_ALL = 1 << 20  # the pointer's layer


@dataclass(frozen=True, slots=True, eq=False)
class Shot:
    """A scene with its page, the frame that draws it, the boxes of caret, pointer and selection
    that are there to distract, and how many pixels a logical one has."""

    scene: Scene
    page: Page
    frame: Frame
    distractors: tuple[Box, ...]
    scale: float


def lay_out_scene(scene: Scene, screen: Screen, *, worn: bool = True) -> Shot:
    """The scene on a screen; without wear where a clean picture is wanted."""
    width, height = screen.pixels
    page = lay_out(scene.root, width, height, screen.scale, scene.ground)
    wear = scene.wear if worn else Wear()
    distractors = _distract(page, wear, screen.scale)
    finish = Finish(wear.grain, wear.grain_offset, wear.jpeg, wear.blur * screen.scale)
    frame = Frame(width, height, scene.ground, tuple(page.items), Regions(page), finish)
    return Shot(scene, page, frame, distractors, screen.scale)


def _distract(page: Page, wear: Wear, scale: float) -> tuple[Box, ...]:
    """Adds what the wear says to the page; the boxes it takes."""
    boxes: list[Box] = []
    lines = [line for line in page.lines if len(line.text) > 3 and _in_view(line)]
    if wear.selection is not None and lines:
        boxes.append(_select(page, _chosen(lines, wear.selection[0]), wear.selection[1:]))
    if wear.caret is not None and lines:
        line = _chosen(lines, wear.caret[0])
        x = line.x(int(wear.caret[1] * len(line.pens)))
        box = Box(x, line.top, x + max(1, round(scale)), line.bottom).intersect(line.clip)
        page.items.append(Fill(box, page.blocks[line.block].paragraph.color))
        boxes.append(box)
    if wear.pointer is not None:
        x, y = round(wear.pointer[0] * page.width), round(wear.pointer[1] * page.height)
        for shape, color in ((_EDGE, "#ffffff"), (_INSIDE, "#000000")):
            corners = tuple((x + dx * scale, y + dy * scale) for dx, dy in shape)
            page.items.append(Polygon(corners, color))
        box = Box.at(x, y, round(13 * scale), round(20 * scale))
        page.covers.append((_OVER_ALL, box))
        boxes.append(box)
    return tuple(boxes)


def _in_view(line: Line) -> bool:
    return line.clip.covers(line.span_box())


def _chosen(lines: list[Line], share: float) -> Line:
    return lines[int(share * len(lines))]


def _select(page: Page, line: Line, ends: tuple[float, ...]) -> Box:
    """A stretch of the line under the colour of a selection."""
    first, last = sorted(line.x(int(end * len(line.pens))) for end in ends)
    box = Box(first, line.top, max(last, first + 6), line.bottom).intersect(line.clip)
    page.items.append(Tint(box, _SELECTED, 84))
    return box
