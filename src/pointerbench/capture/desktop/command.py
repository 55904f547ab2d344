"""Captures orders on desktops: one after the other, or several at a time."""

from __future__ import annotations

import multiprocessing
import shutil
import tempfile
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from pathlib import Path

from pointerbench.capture import machine
from pointerbench.capture.desktop.driver import DOCUMENT, DesktopDriver
from pointerbench.capture.desktop.environment import PATH, Looks
from pointerbench.capture.desktop.session import check_machine
from pointerbench.capture.documents import made
from pointerbench.capture.folders import Outcome, Tell, filled, one_of_several
from pointerbench.capture.manifest import Entry, Skipped
from pointerbench.capture.order import Order
from pointerbench.capture.recipe import StateWanted
from pointerbench.capture.walking import walk
from pointerbench.values.errors import UsageError


def check(orders: Sequence[Order]) -> None:
    """Raises UsageError, with what to install, before anything is begun."""
    check_machine()
    for order in orders:
        machine.check_packages(_packages(order), str(order.recipe.file))
        if shutil.which(order.recipe.command[0], path=PATH) is None:
            raise UsageError(f"{order.recipe.command[0]}: no such program; install it")


def _packages(order: Order) -> tuple[str, ...]:
    chinese = order.recipe.chinese if order.language == "zh" else ()
    return *order.recipe.packages, *chinese


def capture(order: Order, tell: Tell = lambda line: None) -> Outcome:
    """Captures one program; see `filled`."""
    with tempfile.TemporaryDirectory(prefix="pointerbench-") as work:

        def take(wanted: Sequence[StateWanted], aside: Path) -> tuple[list[Entry], list[Skipped]]:
            with driven(order, wanted[0], Path(work)) as driver:
                return walk(driver, wanted, aside, tell, order.enough)

        return filled(order, machine.versions(_packages(order)), take)


@contextmanager
def driven(order: Order, wanted: StateWanted, work: Path) -> Iterator[DesktopDriver]:
    recipe = order.recipe
    looks = Looks(wanted.size or order.size, wanted.theme or order.theme, order.language)
    files = dict(order.files)
    document = wanted.document or recipe.document
    if document is not None:
        files[DOCUMENT] = made(document, order.seed, order.language, work)
    with DesktopDriver(recipe, looks, files) as driver:
        yield driver


def capture_all(orders: Sequence[Order], jobs: int, tell: Tell) -> list[Outcome]:
    """Captures orders, ``jobs`` at a time, each in a process of its own; what goes wrong with one
    does not end the others."""
    if jobs == 1 or len(orders) == 1:
        return [one_of_several(order, capture, tell) for order in orders]
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context) as pool:
        waiting = [pool.submit(_apart, order) for order in orders]
        outcomes = []
        try:
            for done in as_completed(waiting):
                outcome, lines = done.result()
                for line in lines:
                    tell(line)
                outcomes.append(outcome)
        except BaseException:
            pool.shutdown(wait=True, cancel_futures=True)
            raise
    return outcomes


def _apart(order: Order) -> tuple[Outcome, list[str]]:
    lines: list[str] = []
    return one_of_several(order, capture, lines.append), lines
