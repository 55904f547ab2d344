"""The command line of captures: what is refused, with what is said."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

from pointerbench.capture.captured import Captured, Evidence, State
from pointerbench.capture.manifest import Entry, Manifest, Skipped, counted, read_manifest
from pointerbench.capture.manifest import write_manifest as write
from pointerbench.capture.order import RECIPES, Order
from pointerbench.capture.pictures import digest, write_picture
from pointerbench.capture.reading import read_recipe, recipes_of
from pointerbench.capture.stored import write_state
from pointerbench.capture.walking import Opener, linked
from pointerbench.cli import main
from pointerbench.values.geometry import Box


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["captur"], "no 'captur'; expected one of desktop, web, compare, mark"),
        (["desktop", "--out", "o"], "expected --recipe FILE, or -- PROGRAM ARGUMENTS"),
        (["desktop", "--out", "o", "--recipe", "gnumerc"], "did you mean 'gnumeric'?"),
        (["desktop", "--out", "o", "--jobs", "0", "--", "true"], "--jobs must be at least 1"),
        (["compare", "nowhere", "nowhere"], "expected a captured program's folder"),
        (["mark", "nowhere", "--out", "o"], "no captured states there"),
    ],
)
def test_what_cannot_be_is_said(
    argv: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["capture", *argv]) == 2
    assert said in capsys.readouterr().err


def test_the_recipes_that_come_along_can_be_read() -> None:
    recipes = recipes_of(RECIPES / "desktop")
    assert recipes
    for recipe in recipes:
        assert recipe.file.stem == recipe.id
        assert recipe.packages, recipe.file
        assert recipe.artwork, recipe.file


PIXELS = np.full((60, 80, 3), 99, np.uint8)
BUTTON = Captured(
    "e0", "button", Box(10, 10, 40, 30), "push button", name="Go", active=True, path="0/1"
)


def folder_of(
    path: Path,
    *elements: Captured,
    pixels: np.ndarray[tuple[int, ...], np.dtype[np.uint8]] = PIXELS,
    version: str = "1.0",
) -> Path:
    """A captured program with one state."""
    path.mkdir()
    state = State("start", (80, 60), elements)
    write_state(path, state)
    write_picture(path / "start.png", pixels)
    entry = Entry("start", "", (), digest(pixels), counted(elements))
    write(path, Manifest(**{**PROGRAM, "packages": {"own": version}, "states": (entry,)}))  # type: ignore[arg-type]
    return path


PROGRAM = {
    "program": "own",
    "name": {"en": "Own"},
    "platform": "desktop",
    "toolkit": "gtk3",
    "domain": "office",
    "version": "1.0",
    "licence": "GPL",
    "artwork": "",
    "homepage": "",
    "language": "en",
    "size": (80, 60),
    "theme": "",
    "seed": 0,
    "fonts": "",
    "environment": "",
    "skipped": (Skipped("lost", "why"),),
}


def test_a_manifest_is_read_as_it_was_written(tmp_path: Path) -> None:
    found = read_manifest(folder_of(tmp_path / "a", BUTTON))
    assert found.states[0].picture == digest(PIXELS)
    assert found.skipped == (Skipped("lost", "why"),)
    assert json.loads((tmp_path / "a/MANIFEST.json").read_text())["size"] == [80, 60]


def test_two_captures_are_held_against_each_other(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one = folder_of(tmp_path / "a", BUTTON)
    other = PIXELS.copy()
    other[5:9, 7:17] = 0
    moved = Captured("e0", "button", Box(12, 10, 42, 30), "push button", name="Go", path="0/1")
    extra = Captured("e1", "text", Box(50, 10, 60, 20), "label", name="New", path="0/2")
    two = folder_of(tmp_path / "b", moved, extra, pixels=other, version="1.1")
    assert main(["capture", "compare", str(one), str(one)]) == 0
    assert main(["capture", "compare", str(one), str(two)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines == [
        "the same: every picture and every element",
        "package own: 1.0 and 1.1",
        "start: 40 pixels differ, within [7, 5, 17, 9]",
        "start: label 'New' is new",
        "start: push button 'Go': box [10, 10, 40, 30] and [12, 10, 42, 30]",
    ]


def test_folders_are_named_by_what_differs(tmp_path: Path) -> None:
    recipe = read_recipe(RECIPES / "desktop/gedit.toml")
    usual = Order(recipe, tmp_path, recipe.sizes[0], recipe.themes[0])
    other = Order(recipe, tmp_path, (1440, 900), "Adwaita:dark", "zh")
    assert usual.folder.name == "gedit"
    assert other.folder.name == "gedit.zh.1440x900.adwaita-dark"


def test_elements_are_linked_to_the_states_that_they_lead_to() -> None:
    start = State("start", (80, 60), (BUTTON,))
    menu = State("menu-0", (80, 60), (BUTTON,))
    states = {"start": start, "menu-0": menu}
    found = linked(states, {"menu-0": Opener("start", "push button", "Go")})
    assert [(s.id, s.elements[0].after) for s in found] == [("start", "menu-0")]
    assert linked(states, {"menu-0": Opener("start", "push button", "Stop")}) == []


def test_what_is_disabled_is_counted_apart() -> None:
    lit = (Evidence("hover", "confirmed", 1.0),)
    proved = Captured("e1", "icon", Box(0, 0, 9, 9), active=True, evidence=lit)
    off = Captured("e2", "icon", Box(0, 0, 9, 9), active=True, state=frozenset({"disabled"}))
    assert counted([BUTTON, proved, off]) == {
        "elements": 3,
        "active": 2,
        "proved": 1,
        "contradicted": 0,
        "undecided": 1,
        "disabled": 1,
    }
