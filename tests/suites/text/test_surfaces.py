"""Every surface: it can be built, and nothing on it overlaps or is cut."""

from __future__ import annotations

import re
from itertools import pairwise, product

import pytest
from conftest import script
from offenders import over, over_rows

from pointerbench.flow.nodes import Drawing, Group
from pointerbench.language.phrases import LANGUAGES
from pointerbench.suites.text.categories import CATEGORIES
from pointerbench.suites.text.designate import PLACES
from pointerbench.suites.text.layout import Shot
from pointerbench.suites.text.resolve import Resolver
from pointerbench.suites.text.surfaces import FAMILIES, SURFACES, builder
from pointerbench.suites.text.words import Aim, Words
from pointerbench.values.errors import UnprovedTaskError, UsageError
from pointerbench.values.rng import Stream

look = script("surfaces")
MISPRINTS = re.compile(r"[{}]|^None$")


# Each surface in one of the six languages; `scripts/surfaces.py --check` looks at all of them.
SOME = [
    (surface, language)
    for (number, surface), (place, language) in product(enumerate(SURFACES), enumerate(LANGUAGES))
    if (number + place) % len(LANGUAGES) == 0
]


@over_rows(SOME)
def test_a_surface_is_whole(surface: str, language: str) -> None:
    themes = SURFACES[surface].themes
    theme = themes[LANGUAGES.index(language) % len(themes)]
    page = look.shot_of(surface, language, theme, 5).page
    assert list(look.flaws(page)) == []
    family = next(name for name, known in FAMILIES.items() if surface in known)
    for block in page.blocks:
        if family != "code" and block.paragraph.role != "code":
            assert not MISPRINTS.search(block.paragraph.text)
        assert all(place.name in (*PLACES, "row", "field") for place in block.places)


def test_an_unknown_surface_names_the_nearest() -> None:
    with pytest.raises(UsageError, match="did you mean 'inbox'"):
        builder("inboks")


def test_invoices_state_their_facts() -> None:
    for surface in (name for name, known in SURFACES.items() if known.invoice):
        scene = look.shot_of(surface, "en", SURFACES[surface].themes[0], 3).scene
        assert {"number", "date", "sender", "recipient", "items", "total", "iban"} <= set(
            scene.facts
        )


# A category that needs what a surface may lack.
NEEDY = {
    "running": "caret_before_word",
    "paragraphs": "paragraph_start",
    "sentences": "sentence_boundary",
    "labels": "chrome_label",
    "display": "char_bbox",
    "blanks": "blank_line",
}


@over(SURFACES)
def test_a_surface_has_what_its_registry_says(surface: str) -> None:
    wanted = {need: category for need, category in NEEDY.items() if SURFACES[surface].has(need)}
    missing = _missing(surface, wanted, Aim())
    assert not missing, "say so in the registry, with `lacks` or without `blanks`"


@over([name for name, known in SURFACES.items() if known.edits])
def test_what_can_be_edited_has_what_its_registry_says(surface: str) -> None:
    known = SURFACES[surface]
    wanted = {
        need: c
        for need, c in NEEDY.items()
        if need not in ("labels", "display") and known.has(need, "edits")
    }
    missing = _missing(surface, wanted, Aim(frozenset(known.edits.split())))
    assert not missing, "say so in the registry, with `edits_lack`"


def _missing(surface: str, wanted: dict[str, str], aim: Aim) -> dict[str, str]:
    """What cannot be asked for on several pages of a surface."""
    themes = SURFACES[surface].themes
    for seed in range(6):
        if not wanted:
            break
        shot = look.shot_of(surface, "en", themes[seed % len(themes)], seed + 20)
        words, resolver = Words(shot.page, aim), Resolver(shot)
        wanted = {need: c for need, c in wanted.items() if not _asks(c, shot, words, resolver)}
    return wanted


def _asks(category: str, shot: Shot, words: Words, resolver: Resolver) -> bool:
    """Whether some task of the category can be proved on the page."""
    for number in range(8):
        try:
            proposal = CATEGORIES[category].propose(Stream(f"asks/{number}"), shot, words)
        except UnprovedTaskError:
            continue
        if resolver(proposal.query) == [proposal.target]:
            return True
    return False


@pytest.mark.parametrize("language", ["en", "de", "fr"])
def test_court_papers_number_the_lines_that_they_have(language: str) -> None:
    """Where the lines are numbered, each has the baseline of its number, bold ones give or take
    the pixel by which the bold face is higher."""
    numbered = 0
    for seed in range(14):
        lines = script("surfaces").shot_of("court_filing", language, "light", seed).page.lines
        numbers = [line for line in lines if line.text in {str(n) for n in range(1, 29)}]
        if len(numbers) < 20 or numbered == 2:
            continue
        numbered += 1
        edge = max({line.right for line in numbers}, key=[n.right for n in numbers].count)
        steps = sorted({line.baseline for line in numbers if line.right == edge})
        assert len({after - before for before, after in pairwise(steps)}) == 1
        beside = [line for line in lines if line.left > edge and line.text.strip()]
        beside = [line for line in beside if steps[0] < line.baseline <= steps[-1]]
        assert [line.text for line in beside if not _near(line.baseline, steps)] == []
    assert numbered


def _near(baseline: int, steps: list[int]) -> bool:
    return min(abs(baseline - step) for step in steps) <= 1


@pytest.mark.parametrize(("surface", "kind"), [("scanned_letter", "scan"), ("fax", "fax")])
def test_what_went_through_a_machine_shows_it(surface: str, kind: str) -> None:
    root = script("surfaces").shot_of(surface, "en", "light", 1).scene.root
    assert kind in _drawings(root)


def _drawings(node: object) -> set[str]:
    """The kinds of all drawings of a node."""
    if isinstance(node, Drawing):
        return {node.kind}
    parts = node.children if isinstance(node, Group) else ()
    return set().union(*map(_drawings, parts))


@pytest.mark.parametrize("surface", ["newspaper_front", "news_article", "personal_blog"])
def test_two_people_in_print_have_two_faces(surface: str) -> None:
    """Nobody who writes has the face of whoever is signed in, and few share one by chance."""
    shots = [script("surfaces").shot_of(surface, "en", "light", seed) for seed in range(5)]
    shown = [_faces(shot.scene.root) for shot in shots]
    assert any(shown)
    assert all(len(set(faces)) > len(faces) / 2 for faces in shown if faces)


def _faces(node: object) -> list[object]:
    if isinstance(node, Drawing):
        return [node.data] if node.kind == "avatar" else []
    parts = node.children if isinstance(node, Group) else ()
    return [face for part in parts for face in _faces(part)]
