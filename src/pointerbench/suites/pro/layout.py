"""Scene to frame: the window laid out, popups put where they belong, elements with their boxes."""

from __future__ import annotations

from dataclasses import dataclass

from pointerbench.contract.task import Screen
from pointerbench.flow.boxes import Sizer
from pointerbench.flow.layout import lay_out, lay_over
from pointerbench.flow.page import Mark, Page
from pointerbench.picture.frame import Frame, Region
from pointerbench.suites.pro.element import Element
from pointerbench.suites.pro.scene import Popup, Scene
from pointerbench.values.geometry import Box

_MARGIN = 6  # logical pixels between a tooltip and its tool


@dataclass(frozen=True, slots=True)
class Placed:
    """Element ``number`` (from 1, in the order of layout) with its box.

    ``seen`` is how much of the box its surroundings let through, ``layer`` what it lies in.
    """

    number: int
    element: Element
    box: Box
    seen: Box
    layer: int


@dataclass(frozen=True, slots=True, eq=False)
class Shot:
    """A scene with its page, the frame that draws it, and all of its elements.

    ``covers`` are boxes that hide what lies in a lower layer; a click below ``modal`` does nothing.
    """

    scene: Scene
    page: Page
    frame: Frame
    elements: tuple[Placed, ...]
    covers: tuple[tuple[int, Box], ...]
    modal: int

    def visible(self, placed: Placed) -> bool:
        """Whether all of the element can be seen and clicked."""
        return (
            placed.seen == placed.box
            and placed.layer >= self.modal
            and not any(
                layer > placed.layer and box.overlaps(placed.box) for layer, box in self.covers
            )
        )

    def in_sight(self, placed: Placed) -> bool:
        """Whether any of the element can be seen and clicked."""
        return (
            placed.seen.area > 0
            and placed.layer >= self.modal
            and not any(
                layer > placed.layer and box.covers(placed.seen) for layer, box in self.covers
            )
        )


def lay_out_scene(scene: Scene, screen: Screen) -> Shot:
    """The scene on a screen."""
    width, height = screen.pixels
    ground = scene.ground
    page = lay_out(scene.root, width, height, screen.scale, ground)
    modal = 0
    for popup in scene.popups:
        corner = _corner(page, popup, screen.scale)
        if corner is not None:
            lay_over(page, popup.node, corner, screen.scale, ground)
            modal = page.layers if popup.modal else modal
    elements = tuple(
        Placed(number, mark.name, _clear(mark, screen.scale), mark.seen, mark.layer)
        for number, mark in enumerate(page.marks, 1)
        if isinstance(mark.name, Element)
    )
    regions: dict[Region, Box] = {
        ("element", str(placed.number)): placed.box for placed in elements
    }
    frame = Frame(width, height, ground, tuple(page.items), regions)
    return Shot(scene, page, frame, elements, tuple(page.covers), modal)


def _clear(mark: Mark, scale: float) -> Box:
    """The box without the hair that its panel's border takes from a side it touches."""
    hair = max(1, round(scale))
    return mark.seen if mark.seen.covers(mark.box.grown(-hair)) else mark.box


def _corner(page: Page, popup: Popup, scale: float) -> tuple[int, int] | None:
    """Where the popup's corner belongs; None where what it belongs to cannot be seen."""
    if not popup.key:
        sizer = Sizer(scale)
        sized = sizer.size(popup.node, sizer.natural(popup.node))
        x, y = popup.place
        return round(x * (page.width - sized.width)), round(y * (page.height - sized.height))
    anchor = next((mark for mark in page.marks if _is(mark, popup.key)), None)
    if anchor is None or anchor.seen != anchor.box:
        return None
    x1, y1, x2, y2 = anchor.box
    if popup.side == "right":
        return x2, y1
    below = 0 if popup.key.startswith("menu:") else round(_MARGIN * scale)
    return x1, y2 + below


def _is(mark: Mark, key: str) -> bool:
    return isinstance(mark.name, Element) and mark.name.key == key
