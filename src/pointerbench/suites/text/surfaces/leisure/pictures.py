"""Pictures by subject: photographs, plain tiles in their place, maps."""

from __future__ import annotations

from typing import Any

from pointerbench.flow.drawings.photos import SCENES
from pointerbench.flow.nodes import Color, Drawing, Group, Icon, Node
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, layers

# Which scenes of `pointerbench.flow.drawings.photos` show what.
_SUBJECTS = {
    "dish": (2,),
    "town": (1, 13, 22),
    "room": (4,),
    "desk": (14,),
    "person": (6,),
    "land": (0, 3, 5, 7, 9, 12, 15, 17, 18, 20, 21, 23, 25),
    "thing": (10, 16),
}


def picture(w: Writer, subject: str, height: float, width: float | None = None) -> Drawing:
    """A photograph of a dish, a town, a room, land or a thing."""
    scene = w.pick(_SUBJECTS[subject]) + len(SCENES) * w.integer(0, 7)
    return Drawing("photo", height, width, (), (float(scene),))


def salad(w: Writer, height: float, width: float | None = None) -> Drawing:
    """A photograph of a plate of salad."""
    scene = _SUBJECTS["dish"][0] + len(SCENES) * 4 * w.integer(0, 1)
    return Drawing("photo", height, width, (), (float(scene),))


# Of those, the ones that are soon drawn, for small pictures.
_QUICK = (4, 6, 11, 12, 15, 16, 17, 19, 20)


def small_pictures(w: Writer, count: int, height: float, width: float | None = None) -> list[Node]:
    """Small photographs of this and that, no two of the same."""
    scenes = w.sample(_QUICK, count)
    return [
        Drawing("photo", height, width, (), (float(scene + len(SCENES) * w.integer(0, 7)),))
        for scene in scenes
    ]


def places_seen(w: Writer, size: float) -> list[Node]:
    """Six small photographs of houses and rooms."""
    scenes = w.sample((1, 4, 11, 13, 16, 22), 6)
    return [
        Drawing("photo", size, size, (), (float(scene + len(SCENES) * number),))
        for number, scene in enumerate(scenes)
    ]


_TILES = ("#8a3b1e", "#2f5d50", "#4a3a7a", "#1f5a86", "#8a6a12", "#7a2f57", "#3f4a5c", "#5b6b2f")


def tile(
    w: Writer, mark: str, size: tuple[float, float | None], fill: Color = "", **looks: Any
) -> Group:
    """A plain coloured tile with a white icon, where others have a photograph."""
    high, wide = size
    return column(
        Icon(mark, round(high * 0.42), "#ffffff"),
        height=high,
        width=wide,
        fill=fill or w.pick(_TILES),
        align="center",
        justify="center",
        **looks,
    )


def town_map(w: Writer, height: float, pin: tuple[float, float] | None = (0.5, 0.5)) -> Group:
    """A map of streets, dimmed in the dark."""
    data = (float(w.integer(0, 19) * 3 + 2), *(pin or ()))  # those with a river
    plan = Drawing("map", height, None, ("#d23b2e",), data)
    if not w.theme.dark:
        return column(plan, border=w.theme.line)
    dim = column(height=height, fill="#0c1420", shade=125)
    return column(layers(plan, dim, height=height), border=w.theme.line)
