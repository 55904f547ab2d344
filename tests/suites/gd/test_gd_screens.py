"""Screens of GD in a real browser: what is shown, what is asked, and that it stays the same."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import script

from pointerbench.asking.tasks import resolve
from pointerbench.browser.clicks import natives, state_after, states_after_each
from pointerbench.browser.host import PageError
from pointerbench.contract.task import Options
from pointerbench.elements.tree import TYPES
from pointerbench.pages.app import LANGUAGES, App, load_app
from pointerbench.pages.show import forget, show
from pointerbench.suites.gd.mixing import ROWS, apps
from pointerbench.suites.gd.suite import SUITE, asked_at
from pointerbench.values.geometry import Box

looking = script("apps")
SCREENS = range(3)
FLIGHTS = apps()["flights"]


@pytest.fixture(scope="module", autouse=True)
def _browser(chromium_runs: None) -> Iterator[None]:
    yield
    forget()


@pytest.mark.parametrize("name", apps())
def test_an_application_shows_itself_without_flaws(name: str) -> None:
    """Its first state, in one of the languages; `scripts/apps.py --check` looks at all."""
    _, view = next(looking.views(apps()[name], "test", [LANGUAGES[len(name) % 2 - 1]]))
    shown = show(view)
    tree = shown.tree()
    assert list(looking.flaws(shown, tree, clicked=False)) == []
    assert {element.type for element in tree.elements} <= set(TYPES)
    assert any(element.function for element in tree.elements)


@pytest.mark.parametrize("screen", SCREENS)
def test_questions_hold_on_their_screen(screen: int) -> None:
    asked = asked_at(screen, 11, "test", Options())
    picture = Box(0, 0, *asked.picture.size)
    assert len(asked.questions) == ROWS
    for question in asked.questions:
        found = resolve(question.query, asked.tree)
        assert found == ([question.target] if question.target else [])
        assert all(question.wordings[language].strip() for language in ("en", "zh"))
        if question.target:
            assert picture.covers(asked.tree.by_id[question.target].box)
    targets = [question.target for question in asked.questions]
    assert len(set(targets)) == ROWS
    if "refusal" in {question.task for question in asked.questions}:
        assert asked.twin in targets


def test_an_example_is_the_same_whatever_was_made_before() -> None:
    first = [SUITE.make(index, 11, "test", Options()) for index in (0, 4, 7)]
    forget()
    again = [SUITE.make(index, 11, "test", Options()) for index in (7, 0, 4)]
    for one, other in zip(first, (again[1], again[2], again[0]), strict=True):
        assert one.example.line() == other.example.line()
        assert one.picture is not None and other.picture is not None
        assert one.picture.tobytes() == other.picture.tobytes()


@pytest.mark.parametrize("name", ["flights", "chats", "files", "lingo"])
def test_the_pages_own_clicks_do_what_delivered_ones_do(name: str) -> None:
    """With a mouse and with a finger. Native controls are left out: they answer to hands only; of
    rows that are alike, two are enough."""
    _, view = next(looking.views(apps()[name], "test"))
    shown = show(view)
    tree = shown.tree()
    first = {group.id for group in tree.groups.values() if group.index < 2}
    active = [
        element
        for element in tree.elements
        if element.active and element.whole and (not element.group or element.group in first)
    ]
    moved = natives(shown.host, [element.box for element in active])
    active = [element for element, native in zip(active, moved, strict=True) if not native]
    own = states_after_each(shown.host, [element.box for element in active])
    assert any(own)
    for element, state in zip(active, own, strict=True):
        delivered = state_after(shown.host, element.box)
        assert (state or shown.state) == delivered, element


def broken(folder: Path, text: str, by: str) -> App:
    """The flights, with another word in their page."""
    copy = folder / "broken"
    shutil.copytree(FLIGHTS.folder, copy)
    page = copy / "page.js"
    assert text in page.read_text("utf-8")
    page.write_text(page.read_text("utf-8").replace(text, by), "utf-8")
    return load_app(copy, FLIGHTS.module)


def test_a_page_that_throws_says_what_the_browser_said(tmp_path: Path) -> None:
    app = broken(tmp_path, "return this.D.days[", "return this.D.nothing.here[")
    _, view = next(looking.views(app, "test"))
    with pytest.raises(PageError, match="Cannot read properties of undefined"):
        show(view)
    forget()


def test_what_is_so_already_is_not_asked_for(tmp_path: Path) -> None:
    app = broken(tmp_path, "swapped: false", "swapped: true")
    _, view = next(looking.views(app, "test"))
    shown = show(view)
    prover = looking.Prover(shown, shown.tree())
    stream = looking.Stream("test")
    asked = {question.query["function"] for question in prover.proved(stream, "functional", ())}
    assert "swap" not in asked and asked
    assert prover.rejects["already_so"] == 1
    forget()


LOOKS = {"web": 0, "win": 5, "ios": 10, "ipad": 25, "gnome": 35, "android": 60, "mac": 105}
LOOKS |= {"tablet": 110}


@pytest.mark.parametrize("look", LOOKS)
def test_a_row_of_the_official_set_is_made_again(look: str) -> None:
    """One of each look, so that a change of what frames and parts look like does not go unseen."""
    path = Path(__file__).parents[3] / "data" / "gd" / "test" / "metadata.jsonl"
    line = path.read_text("utf-8").splitlines()[LOOKS[look]]
    assert json.loads(line)["look"] == look
    assert SUITE.make(LOOKS[look], SUITE.official_seed, "test", Options()).example.line() == line
