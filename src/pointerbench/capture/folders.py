"""A program's folder: made aside, state by state, and put in its place once it is complete."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from pointerbench.capture import machine
from pointerbench.capture.manifest import Entry, Manifest, Skipped, write_manifest
from pointerbench.capture.order import Order
from pointerbench.capture.recipe import StateWanted
from pointerbench.values.errors import PointerbenchError, UsageError
from pointerbench.values.files import made_aside, put_in_place

Tell = Callable[[str], None]
Take = Callable[[Sequence[StateWanted], Path], tuple[list[Entry], list[Skipped]]]
"""Captures states that share a session into a folder; what was written and what was skipped."""


@dataclass(frozen=True)
class Outcome:
    """What became of an order: the number of states, and those that were skipped."""

    folder: Path
    captured: int
    skipped: tuple[Skipped, ...]


def filled(order: Order, packages: Mapping[str, str], take: Take) -> Outcome:
    """Captures an order; its folder takes the place of an older one once it is complete.

    States with a size, theme or document of their own get a session of their own. ``packages`` are
    the versions that the manifest names, the program's own first.
    """
    order.folder.parent.mkdir(parents=True, exist_ok=True)
    entries: list[Entry] = []
    skipped: list[Skipped] = []
    with made_aside(order.folder) as aside:
        for wanted in _together(order.wanted):
            if 0 < order.enough <= len(entries):
                break
            took, left = take(wanted, aside)
            entries += took
            skipped += left
        write_manifest(aside, _manifest(order, packages, entries, skipped))
        if entries:
            put_in_place(aside, order.folder)
    return Outcome(order.folder, len(entries), tuple(skipped))


def _together(wanted: Sequence[StateWanted]) -> Iterator[list[StateWanted]]:
    """States that share a session, in the recipe's order of the first of them."""
    groups: dict[str, list[StateWanted]] = {}
    for state in wanted:
        groups.setdefault(f"{state.size} {state.theme} {state.document}", []).append(state)
    yield from groups.values()


def _manifest(
    order: Order,
    packages: Mapping[str, str],
    entries: Sequence[Entry],
    skipped: Sequence[Skipped],
) -> Manifest:
    recipe = order.recipe
    return Manifest(
        program=recipe.id,
        name=recipe.name,
        platform=recipe.platform,
        toolkit=recipe.toolkit,
        domain=recipe.domain,
        version=next(iter(packages.values()), ""),
        packages=packages,
        licence=recipe.licence,
        artwork=recipe.artwork,
        homepage=recipe.homepage,
        language=order.language,
        size=order.size,
        theme=order.theme,
        seed=order.seed,
        fonts=machine.fonts(),
        environment=machine.environment(packages),
        states=tuple(entries),
        skipped=tuple(skipped),
    )


def one_of_several(order: Order, capture: Callable[[Order, Tell], Outcome], tell: Tell) -> Outcome:
    """Captures an order among others, which go on whatever goes wrong with it; the lines that are
    told begin with the name of its folder."""
    name = order.folder.name
    try:
        return capture(order, lambda line: tell(f"{name}  {line}"))
    except UsageError:
        raise
    except PointerbenchError as error:
        tell(f"{name}  {error}")
        return Outcome(order.folder, 0, (Skipped("all", str(error)),))
