"""Captures orders on desktops: one after the other, or several at a time."""

from __future__ import annotations

import multiprocessing
import shutil
import tempfile
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from pointerbench.capture.desktop import machine
from pointerbench.capture.desktop.driver import DOCUMENT, DesktopDriver
from pointerbench.capture.desktop.environment import PATH, Looks
from pointerbench.capture.desktop.session import check_machine
from pointerbench.capture.documents import made
from pointerbench.capture.manifest import Entry, Manifest, Skipped, write_manifest
from pointerbench.capture.order import Order
from pointerbench.capture.recipe import StateWanted
from pointerbench.capture.walking import walk
from pointerbench.values.errors import PointerbenchError, UsageError
from pointerbench.values.files import made_aside, put_in_place

Tell = Callable[[str], None]


@dataclass(frozen=True)
class Outcome:
    """What became of an order: the number of states, and those that were skipped."""

    folder: Path
    captured: int
    skipped: tuple[Skipped, ...]


def check(orders: Sequence[Order]) -> None:
    """Raises UsageError, with what to install, before anything is begun."""
    check_machine()
    for order in orders:
        recipe = order.recipe
        if order.language not in recipe.locales:
            known = ", ".join(recipe.locales)
            raise UsageError(f"{recipe.file}: locales are {known}, not {order.language}")
        _ = order.wanted
        chinese = recipe.chinese if order.language == "zh" else ()
        machine.check_packages((*recipe.packages, *chinese), str(recipe.file))
        if shutil.which(recipe.command[0], path=PATH) is None:
            raise UsageError(f"{recipe.command[0]}: no such program; install it")


def capture(order: Order, tell: Tell = lambda line: None) -> Outcome:
    """Captures one program; its folder takes the place of an older one once it is complete.

    States with a size, theme or document of their own get a session of their own.
    """
    folder = order.folder
    folder.parent.mkdir(parents=True, exist_ok=True)
    entries: list[Entry] = []
    skipped: list[Skipped] = []
    with made_aside(folder) as aside, tempfile.TemporaryDirectory(prefix="pointerbench-") as work:
        for wanted in _together(order.wanted):
            with _driver(order, wanted[0], Path(work)) as driver:
                took, left = walk(driver, wanted, aside, tell)
            entries += took
            skipped += left
        write_manifest(aside, _manifest(order, entries, skipped))
        if entries:
            put_in_place(aside, folder)
    return Outcome(folder, len(entries), tuple(skipped))


def _together(wanted: Sequence[StateWanted]) -> Iterator[list[StateWanted]]:
    """States that share a session, in the recipe's order of the first of them."""
    groups: dict[str, list[StateWanted]] = {}
    for state in wanted:
        groups.setdefault(f"{state.size} {state.theme} {state.document}", []).append(state)
    yield from groups.values()


@contextmanager
def _driver(order: Order, wanted: StateWanted, work: Path) -> Iterator[DesktopDriver]:
    recipe = order.recipe
    looks = Looks(wanted.size or order.size, wanted.theme or order.theme, order.language)
    files = dict(order.files)
    document = wanted.document or recipe.document
    if document is not None:
        files[DOCUMENT] = made(document, order.seed, order.language, work)
    with DesktopDriver(recipe, looks, files) as driver:
        yield driver


def _manifest(order: Order, entries: Sequence[Entry], skipped: Sequence[Skipped]) -> Manifest:
    recipe = order.recipe
    chinese = recipe.chinese if order.language == "zh" else ()
    packages = machine.versions((*recipe.packages, *chinese))
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


def capture_all(orders: Sequence[Order], jobs: int, tell: Tell) -> list[Outcome]:
    """Captures orders, ``jobs`` at a time, each in a process of its own; what goes wrong with one
    does not end the others."""
    if jobs == 1 or len(orders) == 1:
        return [_one(order, partial(_prefixed, tell, order.folder.name)) for order in orders]
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        waiting = {pool.submit(_apart, order): order for order in orders}
        outcomes = []
        try:
            for done in as_completed(waiting):
                outcome, lines = done.result()
                for line in lines:
                    _prefixed(tell, waiting[done].folder.name, line)
                outcomes.append(outcome)
        except BaseException:
            pool.shutdown(wait=True, cancel_futures=True)
            raise
    return outcomes


def _prefixed(tell: Tell, name: str, line: str) -> None:
    tell(f"{name}  {line}")


def _one(order: Order, tell: Tell) -> Outcome:
    try:
        return capture(order, tell)
    except UsageError:
        raise
    except PointerbenchError as error:
        return Outcome(order.folder, 0, (Skipped("all", str(error)),))


def _apart(order: Order) -> tuple[Outcome, list[str]]:
    lines: list[str] = []
    return _one(order, lines.append), lines
