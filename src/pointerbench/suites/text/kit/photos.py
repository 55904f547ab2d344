"""Photographs by what they should show; people's faces are not among them."""

from __future__ import annotations

from collections.abc import Sequence

from pointerbench.flow.nodes import Drawing
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.writer import Writer

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
    "dish": ("pizza", "cooking_table", "bar_interior", "red_wine"),
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


def photograph_of(
    w: Writer, passage: Passage, height: float, width: float | None = None, other: str = "land"
) -> Drawing:
    """The photograph that belongs to a passage (its ``photo``), or else one of the subject's."""
    words = passage.beside.get("photo", (other,))
    return photograph(w, height, width, words[0].split())


def caption_of(w: Writer, passage: Passage) -> str:
    """What stands below the passage's photograph."""
    return passage.beside["caption"][0] if "caption" in passage.beside else w.line("captions")
