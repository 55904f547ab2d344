"""An application of a recipe, started and captured; runs where one is installed."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from pointerbench.browser import chromium
from pointerbench.capture.order import Order, named_recipes
from pointerbench.capture.stored import states_of
from pointerbench.capture.web.command import capture
from pointerbench.values.processes import below

VARIABLE = "POINTERBENCH_APPLICATIONS"
INSTALLED = Path(os.environ.get(VARIABLE, ""))


def name_of(number: int) -> str:
    return Path(f"/proc/{number}/cmdline").read_bytes().replace(b"\0", b" ").decode()[:160]


@pytest.mark.parametrize(("name", "state"), [("sqlite-web", "structure"), ("datasette", "row")])
def test_an_application_is_captured_and_leaves_nothing_running(
    chromium_runs: None, tmp_path: Path, name: str, state: str
) -> None:
    if not os.environ.get(VARIABLE) or not (INSTALLED / name).is_dir():
        pytest.skip(f"{name} is not installed in {VARIABLE}")
    (recipe,) = named_recipes([name], "web")
    order = Order(recipe, tmp_path, recipe.sizes[0], recipe.themes[0], only=(recipe.state(state),))
    outcome = capture(order, INSTALLED)
    assert (outcome.captured, outcome.skipped) == (1, ())
    (found,) = states_of(order.folder)
    whole = [element for element in found.elements if element.whole]
    assert len(whole) > 10
    assert not any(element.contradicted for element in whole)
    # A text of a comma has too little ink to say anything.
    assert sum(element.proved for element in whole) >= 0.9 * len(whole)
    chromium.close()  # the fixture's own browser, and what drives all of them
    assert [name_of(number) for number in below(os.getpid())] == []


def test_every_recipe_can_be_read() -> None:
    recipes = list(named_recipes(["all"], "web"))
    assert len(recipes) >= 13
    assert all(recipe.licence and recipe.states for recipe in recipes)
