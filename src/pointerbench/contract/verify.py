"""The checks that every task passes before a row is written; what fails is thrown away."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from pointerbench.contract.task import Task
from pointerbench.picture.frame import Frame, Region
from pointerbench.values.errors import UnprovedTaskError
from pointerbench.values.geometry import Box

Resolve = Callable[[Mapping[str, Any]], Sequence[Region]]


def verify(
    task: Task,
    frame: Frame,
    resolve: Resolve,
    visible: Box,
    smallest: int,
    *,
    boxed: bool = False,
) -> None:
    """Executes the task's query and holds the answer against the target.

    Args:
        resolve: finds the regions that fit a query; knows nothing of the target.
        visible: the part of the picture in which a target of this kind can be seen.
        smallest: the least width and height of a target, in pixels.
        boxed: the answer is a box, so that a target may lie over the picture's middle.

    Raises:
        UnprovedTaskError: with the reason.
    """
    found = resolve(task.query)
    _demand(bool(found), "nothing_fits")
    _demand(len(found) == 1, "several_fit")
    _demand(found[0] == task.target, "another_fits")
    _demand(frame.regions[task.target] == task.box, "box_differs")
    _demand(min(task.box.width, task.box.height) >= smallest, "too_small")
    _demand(visible.covers(task.box) and frame.box.covers(task.box), "not_in_view")
    # A model that always clicks the middle must score nothing, on every set.
    _demand(boxed or not task.box.grown(1).contains(*frame.box.center), "in_the_middle")


def _demand(met: bool, reason: str) -> None:
    if not met:
        raise UnprovedTaskError(reason)
