"""Food, travel, films and music, health: what people look at in their own time."""

from __future__ import annotations

from pointerbench.suites.text.surfaces.surface import Surface

SURFACES: dict[str, Surface] = {
    "restaurant_menu": Surface("serif slab", lacks="labels"),
    "food_delivery": Surface(),
    "recipe": Surface("serif sans", selects=True),
    "nutrition_label": Surface(),
    "timetable": Surface(lacks="display"),
    "departure_board": Surface("mono sans", ("dark",), lacks="labels", camera=True),
    "boarding_pass": Surface(),
    "itinerary": Surface(),
    "map_results": Surface(lacks="display"),
    "hotel_page": Surface(selects=True),
    "travel_guide": Surface("serif sans", selects=True),
    "weather": Surface(),
    "lyrics": Surface("sans serif", blanks=True, selects=True),
    "podcast": Surface(lacks="display"),
    "streaming_catalogue": Surface("sans", ("dark", "light")),
    "video_player": Surface(),
    "music_library": Surface(),
    "tv_guide": Surface(),
    "patient_record": Surface(lacks="display"),
    "prescription": Surface("serif sans"),
    "lab_report": Surface("sans serif", lacks="display"),
    "health_app": Surface(),
    "sports_results": Surface("sans serif"),
    "museum_guide": Surface("serif sans"),
}
