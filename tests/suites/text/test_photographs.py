"""A photograph on a page is one that the page's text names, and so is what stands below it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from offenders import over

from pointerbench.elements.photos import photos, with_words
from pointerbench.flow.nodes import Drawing, Group, Node
from pointerbench.language.phrases import LANGUAGES, read_toml
from pointerbench.suites.text import banks
from pointerbench.suites.text.banks import Passage
from pointerbench.suites.text.compose import Brief, compose
from pointerbench.suites.text.surfaces import SURFACES
from pointerbench.suites.text.surfaces.planning import SURFACES as PLANNING
from pointerbench.suites.text.surfaces.press import SURFACES as PRESS
from pointerbench.suites.text.surfaces.social import SURFACES as SOCIAL
from pointerbench.suites.text.writer import Writer
from pointerbench.values.rng import Stream

# Pages whose photographs are of goods, rooms and places, or a device's wallpaper.
_OF_THINGS = ("events_page", "library_catalogue", "notifications_panel", "real_estate")
_OF_TEXTS = [name for name in (*PRESS, *SOCIAL, *PLANNING) if name not in _OF_THINGS]
_OF_TEXTS += ["museum_guide", "recipe", "streaming_catalogue", "travel_guide", "tv_guide"]


def nodes(node: Node) -> Iterator[Node]:
    yield node
    if isinstance(node, Group):
        for child in node.children:
            yield from nodes(child)


def shown(passage: Passage) -> set[str]:
    """The photographs that a passage names, by their ids or by words."""
    words = " ".join(passage.beside.get("photo", ())).split()
    named = set(words) & photos().keys()
    shots = {line.split()[0] for line in passage.beside.get("shots", ())}
    return (named or set(with_words(*words) if words else ())) | shots


@over(LANGUAGES)
def test_what_a_passage_names_can_be_shown(language: str) -> None:
    for register in banks.registers(language):
        if "passage" in read_toml(banks._HERE / f"prose/{language}/{register}.toml"):
            for passage in banks.passages(language, register):
                if "photo" in passage.beside:
                    assert shown(passage), passage.title
                assert "photo" in passage.beside or "caption" not in passage.beside, passage.title


@over(LANGUAGES)
def test_an_album_shows_seven_photographs_of_its_own(language: str) -> None:
    every = [album.beside["shots"] for album in banks.passages(language, "albums")]
    named = [line.split(" | ")[0] for shots in every for line in shots]
    assert all(len(shots) == 7 for shots in every)
    assert all(line.count(" | ") == 2 for shots in every for line in shots)
    assert set(named) <= photos().keys() and len(set(named)) == len(named)


@pytest.mark.parametrize("surface", _OF_TEXTS)
def test_a_photograph_belongs_to_a_text_of_its_page(
    surface: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert surface in SURFACES
    told: list[Passage] = []
    passage = Writer.passage

    def noted(w: Writer, register: str, **values: str) -> Passage:
        told.append(passage(w, register, **values))
        return told[-1]

    monkeypatch.setattr(Writer, "passage", noted)
    number = _OF_TEXTS.index(surface)
    for seed in range(3):
        told.clear()
        brief = Brief(surface, LANGUAGES[(number + seed) % len(LANGUAGES)])
        root = compose(Stream(f"photos/{seed}/{surface}"), brief).root
        drawn = [node for node in nodes(root) if isinstance(node, Drawing) and node.kind == "photo"]
        named = {name for known in told for name in shown(known)}
        assert {node.name for node in drawn if not _is_drawn(node)} <= named


def _is_drawn(node: Drawing) -> bool:
    """What a camera shows of somebody, or a shelf that is for sale."""
    return not node.name and node.data[0] % 26 in (6, 16)
