"""How much of a surface comes again: at most 30 % of the sentences of eight of its pages."""

from __future__ import annotations

import pytest
from conftest import script

from pointerbench.language.phrases import LANGUAGES
from pointerbench.suites.text.surfaces.business import SURFACES as BUSINESS
from pointerbench.suites.text.surfaces.planning import SURFACES as PLANNING

count = script("sentences")

# What stands on these is from the registers of other surfaces: minutes, an encyclopaedia.
_FROM_OTHERS = ("meeting_minutes", "search_results")
# Of leisure and society those whose texts are not what cooks, doctors and travellers tell.
_OTHERS = (
    *("food_delivery", "health_app", "lyrics", "map_results", "museum_guide", "music_library"),
    *("nutrition_label", "photo_gallery", "restaurant_menu", "streaming_catalogue", "tv_guide"),
    "user_profile",
)
# Each surface in one of the six languages; `scripts/sentences.py --variety` looks at all of them.
SOME = [
    (surface, LANGUAGES[number % len(LANGUAGES)])
    for number, surface in enumerate((*PLANNING, *BUSINESS, *_OTHERS))
    if surface not in _FROM_OTHERS
]
# What programmers read; the others of the family show registers of prose.
_CODE = ("editor_python", "editor_javascript", "editor_java", "man_page", "cron_table",
         "config_file", "issue_tracker", "notebook", "terminal", "code_diff")  # fmt: skip
SOME += [(surface, LANGUAGES[number % len(LANGUAGES)]) for number, surface in enumerate(_CODE)]


@pytest.mark.parametrize(("surface", "language"), SOME)
def test_most_sentences_do_not_come_again(surface: str, language: str) -> None:
    share, repeats = count.again(count.of_pages(surface, language))
    assert share <= 0.3, repeats.most_common(5)
