"""Photographs by what they should show (people's faces are not among them), and maps."""

from __future__ import annotations

from collections.abc import Sequence

from pointerbench.flow.nodes import Drawing, Group
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.writer import Writer
from pointerbench.widgets.boxes import column, layers

# Photographs (of `pointerbench.elements.photos`) by what a page wants to be seen.
SUBJECTS: dict[str, tuple[str, ...]] = {
    "town": (*("market_square", "canal_houses", "rooftops", "crossroads"),),
    "land": (
        *("green_lake", "lake_and_peaks", "rocky_coast", "sea_cliffs", "purple_peaks", "pine_mist"),
        *("forest_clearing", "boardwalk", "beach_from_above", "red_dawn", "flower_meadow"),
        *("green_pass", "storm_clouds", "windswept_tree", "snow_hiker", "green_island"),
    ),
    "house": ("house_at_dusk", "courtyard_pool", "market_square", "canal_houses"),
    "room": ("bedside_table", "blue_armchair", "yellow_armchair", "grey_sofa", "wooden_desk"),
    "dish": ("cooking_table", "bar_interior", "red_wine", "fig_bowl", "dining_chairs"),
    "coffee": ("croissant", "coffee_tools", "latte_art", "coffee_round", "cup_of_tea"),
    "museum": (
        *("old_arena", "city_gate", "aqueduct", "drums", "long_lute", "telephone", "press_camera"),
        "stone_lion",
    ),
    "cover": (
        *("light_beam", "windswept_tree", "metal_tiles", "spiral_slats", "balloon_chair"),
        *("palm_road", "dandelions", "marsh_birds", "hibiscus", "skyscrapers", "pine_mist"),
        *("storm_clouds", "road_bike", "telephone", "boardwalk", "rooftops"),
    ),
    "any": (
        *("kitten", "bee", "road_bike", "coffee_tools", "keyboard", "drums", "garden_trowel"),
        *("tent_at_night", "snow_hiker", "rooftops", "tools", "paintbrushes", "press_camera"),
    ),
}


def photograph(
    w: Writer, height: float, width: float | None = None, words: Sequence[str] = ("land",)
) -> Drawing:
    """One of the subject's photographs, or one that a word describes (see `Writer.photo`)."""
    wanted = [name for word in words for name in SUBJECTS.get(word, (word,))]
    return Drawing("photo", height, width, name=w.photo(*wanted))


def pictured(passage: Passage) -> bool:
    """Whether a photograph belongs to the passage."""
    return bool(" ".join(passage.beside.get("photo", ())).strip())


def photograph_of(
    w: Writer, passage: Passage, height: float, width: float | None = None
) -> Drawing | None:
    """The photograph that belongs to a passage (its ``photo``), or None: no other would do."""
    if not pictured(passage):
        return None
    words = " ".join(passage.beside["photo"]).split()
    # What stands below it speaks of the one that is named first.
    return photograph(w, height, width, words[:1] if caption_of(passage) else words)


def caption_of(passage: Passage) -> str:
    """What stands below the passage's photograph; '' where nothing is said of it."""
    return " ".join(passage.beside.get("caption", ()))


def with_photograph(passages: Sequence[Passage]) -> list[Passage]:
    """The same passages, those that have a photograph first."""
    return sorted(passages, key=lambda passage: not pictured(passage))


def town_map(
    w: Writer,
    height: float,
    pin: tuple[float, float] | None = (0.5, 0.5),
    width: float | None = None,
) -> Group:
    """A map of streets, dimmed in the dark."""
    data = (float(w.integer(0, 19) * 3 + 2), *(pin or ()))  # those with a river
    plan = Drawing("map", height, width, ("#d23b2e",), data)
    if not w.theme.dark:
        return column(plan, border=w.theme.line)
    dim = column(height=height, fill="#0c1420", shade=125)
    return column(layers(plan, dim, width=width, height=height), border=w.theme.line)
