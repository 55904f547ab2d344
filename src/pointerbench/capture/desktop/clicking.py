"""Clicks that a recipe calls harmless: what the screen shows after one, and the way back."""

from __future__ import annotations

from collections.abc import Sequence

from pointerbench.capture.captured import Captured, State
from pointerbench.capture.desktop import kinds
from pointerbench.capture.desktop.program import Look, Program
from pointerbench.capture.evidence import Pixels
from pointerbench.capture.failures import CaptureError

MOST = 6
"""Clicks of a state, by kind."""

_TOGGLES = (*kinds.CHECKS, "toggle button", "switch")


def clickable(state: State, harmless: Sequence[str]) -> list[tuple[str, Captured]]:
    """The proved elements of a state whose click is harmless, with their kinds; those with a name
    first, at most `MOST` a kind."""
    found: dict[str, list[Captured]] = {}
    for element in state.elements:
        kind = _kind(element)
        fit = element.active and element.proved and "disabled" not in element.state
        if kind in harmless and fit and not element.after:
            found.setdefault(kind, []).append(element)
    return [
        (kind, element)
        for kind, elements in found.items()
        for element in sorted(elements, key=lambda e: not (e.name or e.description))[:MOST]
    ]


def _kind(element: Captured) -> str:
    """Which of the kinds of harmless clicks it is; menus, tabs and dialogs have states of their
    own."""
    if element.role in _TOGGLES:
        return "toggle" if "radio" not in element.role or "checked" not in element.state else ""
    if element.role in kinds.DROPDOWNS:
        return "dropdown"
    return ""


def clicked(
    program: Program, element: Captured, kind: str, before: Pixels
) -> tuple[Look | None, bool]:
    """What is shown after a click, None where the screen does not stand still; and whether the way
    back led to the same picture.

    The way back is Escape from what opened, else a second click.
    """
    program.hand.click(*element.box.center)
    program.screen.settled(0.3, 4)
    program.park()
    program.screen.settled(0.3, 4)
    try:
        look = program.look()
    except CaptureError:
        return None, False
    if kind == "dropdown" or any(window.free for window in look.stack):
        program.hand.keys("Escape")
    else:
        program.hand.click(*element.box.center)
    program.screen.settled(0.2, 2)
    program.park()
    back = program.screen.until(lambda: program.screen.shows(before), 2.0, 0.05)
    return look, back
