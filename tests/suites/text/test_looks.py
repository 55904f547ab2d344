"""What gives a drawn page away: one face for all who speak, a picture that its caption denies."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pointerbench.flow.nodes import Drawing, Group, Node
from pointerbench.language.names import sex_of
from pointerbench.language.phrases import LANGUAGES
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.compose import Brief, compose
from pointerbench.suites.text.kit.photos import photograph_of
from pointerbench.suites.text.surfaces.leisure.museum_guide import build as museum_guide
from pointerbench.suites.text.surfaces.leisure.sports_results import _player
from pointerbench.suites.text.theme import Fonts, draw_theme
from pointerbench.suites.text.writer import Writer
from pointerbench.values.rng import Stream

_SPEAK = {"hotel_page": "review", "map_results": "review", "recipe": "comment"}
_SPEAK |= {"video_player": "comment", "photo_gallery": "comment", "article_comments": "comment"}


def writer(language: str, name: str) -> Writer:
    stream = Stream(f"looks/{name}/{language}")
    fonts = Fonts("Inter", "Inter", "Hack")
    return Writer(stream, language, draw_theme(stream, "light"), fonts, 16)


def nodes(node: Node) -> Iterator[Node]:
    yield node
    if isinstance(node, Group):
        for child in node.children:
            yield from nodes(child)


@pytest.mark.parametrize("surface", _SPEAK)
def test_whoever_says_something_has_a_face_of_their_own(surface: str) -> None:
    root = compose(Stream(f"faces/{surface}"), Brief(surface, "nl")).root
    said = [n for n in nodes(root) if isinstance(n, Group) and n.place == _SPEAK[surface]]
    faces = [
        drawn.data
        for one in said
        for drawn in nodes(one)
        if isinstance(drawn, Drawing) and drawn.kind == "avatar"
    ]
    assert len(set(faces)) >= len(faces) - 1  # two may look alike


def test_a_caption_speaks_of_the_photograph_that_is_named_first() -> None:
    beside = {"photo": ("boardwalk windswept_tree",), "caption": ("The walkway",)}
    place = Passage("A moor", "", (("It is wet.",),), (), beside)
    shown = [photograph_of(writer("en", str(seed)), place, 90) for seed in range(9)]
    assert {drawn.name for drawn in shown if drawn} == {"boardwalk"}
    assert photograph_of(writer("en", "none"), place._replace(beside={}), 90) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_league_is_one_of_women_or_of_men(language: str) -> None:
    for seed in range(6):
        w = writer(language, f"league {seed}")
        assert len({sex_of(language, _player(w)) for _ in range(6)} - {""}) == 1


def test_a_museum_got_a_thing_when_it_was_no_longer_used() -> None:
    for seed in range(6):
        w = writer("en", f"museum {seed}")
        texts = [getattr(n, "text", "") for n in nodes(museum_guide(w))]
        bought = int(texts[texts.index(w.say("leisure.acquired")) + 1])
        assert bought > 1971
