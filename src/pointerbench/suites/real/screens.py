"""The screens of a set: which program in which language, size and theme, and where they are kept.

A *session* is one start of a program, in which a few of its states are captured. Sessions are kept
in a folder (`store`), so that a second build, or a second question, starts no program.
"""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from pathlib import Path

from pointerbench.capture.captured import State
from pointerbench.capture.manifest import Entry, Manifest, read_manifest
from pointerbench.capture.order import RECIPES, Order
from pointerbench.capture.reading import read_recipe
from pointerbench.capture.recipe import Recipe, StateWanted
from pointerbench.capture.stored import ENDING, read_state
from pointerbench.contract.task import Options
from pointerbench.picture.alike import apart
from pointerbench.picture.pixels import Picture, open_picture
from pointerbench.suites.real.alike import others
from pointerbench.suites.real.ask import INSTEAD, RealAsker
from pointerbench.suites.real.mixing import ROWS
from pointerbench.values.errors import ExampleError, PointerbenchError, UsageError
from pointerbench.values.locks import alone
from pointerbench.values.rng import example_stream, permuted

STORE = "POINTERBENCH_CAPTURED"
"""The variable that names the folder of captured sessions."""

SCREENS = 3
"""Screens of a session that a set takes in a row."""

_SPARE = 1000  # from a session to the one that stands in where it gave too few screens
_SPARES = 2

_ENOUGH = 7  # states that a session captures: some look alike, some have little on them
_EACH = 2  # of them, those of one entry that stands for each menu, dialog or tab
_FEWEST = 8  # elements that are proved on a screen that is worth five questions
_BUSY = "another process captures it"
_WAIT = 3600.0  # seconds for another process that captures the same session


@dataclass(frozen=True)
class Shot:
    """A captured screen, and the session that it is of."""

    recipe: Recipe
    manifest: Manifest
    entry: Entry
    state: State
    folder: Path

    @property
    def picture(self) -> Picture:
        return open_picture(self.folder / f"{self.state.id}.png")


@cache
def recipes() -> Mapping[str, Recipe]:
    """The recipes of the package by the id of their program, in alphabetical order."""
    files = sorted(RECIPES.glob("*/*.toml"), key=lambda path: path.stem)
    return {path.stem: read_recipe(path) for path in files}


def store() -> Path:
    """Where sessions are kept: the folder of `STORE`, else one of the user's cache."""
    own = os.environ.get(STORE)
    return Path(own) if own else Path.home() / ".cache" / "pointerbench" / "captured"


def allowed(options: Options) -> list[Recipe]:
    """The programs that options allow.

    Raises:
        UsageError: there are none.
    """
    found = [
        recipe
        for recipe in recipes().values()
        if options.allows(application=recipe.id, domain=recipe.domain, platform=recipe.platform)
    ]
    if not found:
        raise UsageError("--only: no program of that name, domain and platform has a recipe")
    return found


def shot_at(screen: int, seed: int, split: str, options: Options) -> Shot:
    """Screen ``screen`` of a set: programs take turns, each with another state every time.

    Raises:
        ExampleError: the program is not installed, could not be captured, or has no further state.
        UsageError: nothing can be captured here; says what to install.
    """
    own = allowed(options)
    turn, place = divmod(screen, len(own))
    recipe = own[permuted(place, len(own), f"{seed}/real/{split}/programs")]
    number, at = divmod(turn, SCREENS)
    shots = _in_a_row(recipe.id, number, seed, split, at + 1)
    if at >= len(shots):
        raise ExampleError(
            f"{recipe.id}: session {number} and {_SPARES} more gave {len(shots)} screens worth "
            f"asking on, expected {at + 1}"
        )
    return shots[at]


def _in_a_row(program: str, number: int, seed: int, split: str, count: int) -> list[Shot]:
    """The screens of a session; those of spare ones follow where it has fewer than ``count``."""
    found: list[Shot] = []
    for turn in range(_SPARES + 1):
        if len(found) < count:
            more = session(program, number + turn * _SPARE, seed, split)
            found += [shot for shot in more if all(_differ(shot, other) for other in found)]
    return found


@lru_cache(maxsize=4)
def session(program: str, number: int, seed: int, split: str) -> tuple[Shot, ...]:
    """The screens of a session that can be asked on and differ, in the order of the set."""
    recipe = recipes()[program]
    order = ordered(recipe, number, seed, split)
    folder = _captured(order)
    manifest = read_manifest(folder)
    found: list[Shot] = []
    for entry in _in_turn(manifest, order):
        state = read_state(folder / f"{entry.id}{ENDING}")
        shot = Shot(recipe, manifest, entry, state, folder)
        if _askable(state) and all(_differ(shot, other) for other in found):
            found.append(shot)
        if len(found) == SCREENS:
            break
    return tuple(found)


def _askable(state: State) -> bool:
    """Whether a screen has enough that is proved, and that words can tell from the rest."""
    proved = sum(one.proved and one.active for one in state.elements)
    stream = example_stream(0, "real/askable", state.id, 0)
    plain = (INSTEAD * ROWS)[:ROWS]
    return proved >= _FEWEST and RealAsker(state, Counter()).questions(stream, plain) is not None


def _differ(one: Shot, other: Shot) -> bool:
    return others(one.state, other.state) or apart(one.picture, other.picture)


def ordered(recipe: Recipe, number: int, seed: int, split: str) -> Order:
    """What session ``number`` of a program captures."""
    stream = example_stream(seed, f"real/{recipe.id}", split, number)
    language = recipe.locales[number % len(recipe.locales)]
    turns = f"{seed}/real/{split}/{recipe.id}"
    size = recipe.sizes[permuted(number, len(recipe.sizes), f"{turns}/sizes")]
    theme = recipe.themes[permuted(number, len(recipe.themes), f"{turns}/themes")]
    fitting = [state for state in recipe.states if state.language in ("", language)]
    wanted = _first_and_others(stream.shuffled(fitting))
    first = stream.integer(0, 39)
    return Order(
        recipe=replace(recipe, harmless=()),
        out=store() / f"{seed}-{split}" / f"{number:02d}",
        size=size,
        theme=theme,
        language=language,
        seed=stream.integer(0, 2**31 - 1),
        only=tuple(replace(state, most=min(state.most, _EACH), first=first) for state in wanted),
        enough=_ENOUGH,
    )


def _first_and_others(states: list[StateWanted]) -> list[StateWanted]:
    """Some of a recipe's states, first what is shown without a step: what is proved there is known
    behind menus and dialogs, too."""
    bare = [
        state
        for state in states
        if not (state.steps or state.each_menu or state.each_dialog or state.each_tab)
    ]
    others = [state for state in states if state not in bare[:1]]
    return [*bare[:1], *others]


def _in_turn(manifest: Manifest, order: Order) -> list[Entry]:
    """The states of a session that stand for a screen, each entry of the recipe in turn."""
    taken = [entry for entry in manifest.states if "after" not in entry.notes]
    stream = example_stream(order.seed, "real/states", order.recipe.id, 0)
    lots = {entry.id: stream.child(entry.id).random() for entry in taken}
    return sorted(taken, key=lambda entry: lots[entry.id])


def _captured(order: Order) -> Path:
    """The folder of a session, captured now if it is not there yet."""
    begun = time.monotonic()
    while not order.folder.exists():
        lock = order.folder.parent / f".{order.folder.name}.session.lock"
        try:
            with alone(lock, _BUSY):
                if not order.folder.exists():
                    _capture(order)
        except UsageError as error:
            if str(error) != _BUSY:
                raise
            if time.monotonic() - begun > _WAIT:
                raise ExampleError(f"{order.folder}: {_BUSY}") from None
            time.sleep(1.0)
    return order.folder


def _capture(order: Order) -> None:
    # Needs an extra and programs, so it is imported where something is captured.
    try:
        from pointerbench.suites.real.live import capture, check_place  # noqa: PLC0415
    except ImportError as error:
        raise UsageError(
            f"{error.name} is not installed: pip install pointerbench[capture]"
        ) from None
    check_place(order)
    try:
        outcome = capture(order)
    except PointerbenchError as error:
        raise ExampleError(f"{order.recipe.id}: {error}") from None
    if not outcome.captured:
        reasons = "; ".join(state.reason for state in outcome.skipped[:3])
        raise ExampleError(f"{order.recipe.id}: no state could be captured: {reasons}")
