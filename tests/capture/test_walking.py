"""A walk through a recipe's states: what is taken, what is skipped, and where it ends."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from pointerbench.capture.captured import State
from pointerbench.capture.failures import CaptureError
from pointerbench.capture.recipe import StateWanted
from pointerbench.capture.walking import Taken, Way, walk

_MENUS = ("File", "Edit", "View", "Insert", "Format")


@dataclass
class _Driver:
    """A program whose states are blank screens; some of them cannot be reached."""

    broken: frozenset[str] = frozenset()
    reached: list[str] = field(default_factory=list)

    def ways(self, wanted: StateWanted) -> Sequence[Way]:
        if not wanted.each_menu:
            return (Way(wanted.id),)
        return [Way(f"{wanted.id}-{at}") for at, _ in wanted.some(_MENUS)]

    def reach(self, way: Way) -> None:
        self.reached.append(way.id)
        if way.id in self.broken:
            raise CaptureError("no such menu")

    def take(self, way: Way) -> Taken:
        state = State(id=way.id, size=(8, 8), elements=(), language="en")
        return Taken(state, np.zeros((8, 8, 3), np.uint8))

    def after(self, way: Way, taken: Taken) -> Iterator[Taken]:
        yield Taken(
            State(id=f"{way.id}-after", size=(8, 8), elements=(), language="en"),
            taken.pixels,
            {"after": way.id},
        )


def test_an_entry_takes_some_of_its_menus_from_a_place_on_and_around() -> None:
    wanted = StateWanted("menu", each_menu=True, most=3, first=3)

    assert wanted.some(_MENUS) == [(3, "Insert"), (4, "Format"), (0, "File")]
    assert StateWanted("menu", each_menu=True, first=7, most=1).some(_MENUS) == [(2, "View")]
    assert wanted.some([]) == []


def test_a_walk_ends_where_it_has_enough_and_counts_no_picture_after_a_click(
    tmp_path: Path,
) -> None:
    driver = _Driver()
    wanted = [StateWanted("start"), StateWanted("menu", each_menu=True), StateWanted("last")]

    entries, skipped = walk(driver, wanted, tmp_path, enough=3)

    assert driver.reached == ["start", "menu-0", "menu-1"]
    assert [entry.id for entry in entries if "after" not in entry.notes] == driver.reached
    assert skipped == []


def test_a_state_that_is_skipped_is_not_one_of_the_enough(tmp_path: Path) -> None:
    driver = _Driver(broken=frozenset({"start"}))

    entries, skipped = walk(driver, [StateWanted("start"), StateWanted("last")], tmp_path, enough=1)

    assert [entry.id for entry in entries] == ["last", "last-after"]
    assert [(one.id, one.reason) for one in skipped] == [("start", "no such menu")]
