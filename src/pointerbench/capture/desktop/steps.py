"""The steps of a recipe, done on a running program."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence

from pointerbench.capture.desktop import kinds
from pointerbench.capture.desktop.find import find
from pointerbench.capture.desktop.program import Program
from pointerbench.capture.failures import CaptureError, NoSuchElementError
from pointerbench.capture.recipe import Named, Step

_OPENS = 2.0  # seconds for a menu
_DIALOG = 8.0  # seconds for a dialog


def do(program: Program, step: Step, language: str) -> None:
    """One step; the pointer is parked afterwards, and the screen stands still.

    Raises:
        CaptureError: it cannot be done; says where it stands in the recipe.
    """
    try:
        _VERBS[step.verb](program, step, language)
    except CaptureError as error:
        raise type(error)(f"{step.place}: {error}") from None
    program.screen.settled(0.4, 10)
    program.park()
    program.screen.settled(0.3, 5)


def choose(program: Program, path: Sequence[Named], language: str) -> None:
    """Clicks through menus: a menu of the bar, then entries of what opened last."""
    for depth, named in enumerate(path):
        popups = len(program.popups())
        look = program.look()
        roles = ("menu", "menu item") if depth == 0 else kinds.MENU_ENTRIES
        node, box = find(look, named, language, roles)
        if "sensitive" not in node.states and "enabled" not in node.states:
            raise NoSuchElementError(f"{node.name!r} is disabled")
        program.hand.click(*box.center)
        if depth + 1 < len(path):
            _wait_for_popup(program, popups, node.name)


def _wait_for_popup(program: Program, before: int, name: str) -> None:
    if not program.screen.until(lambda: len(program.popups()) > before, _OPENS):
        raise CaptureError(f"the menu {name!r} did not open")
    program.screen.settled(0.15, 1)


def _open_menu(program: Program, step: Step, language: str) -> None:
    before = len(program.popups())
    choose(program, [step.value], language)
    _wait_for_popup(program, before, str(step.value.name or step.value.index))


def _choose(program: Program, step: Step, language: str) -> None:
    choose(program, step.value, language)


def _dialog(program: Program, step: Step, language: str) -> None:
    before = {window.id for window in program.stack()}
    choose(program, step.value, language)
    if not wait_for_dialog(program, before):
        raise CaptureError("no dialog opened")


def wait_for_dialog(program: Program, before: set[int]) -> bool:
    """Whether a window appears that was not there before."""

    def opened() -> bool:
        program.check_alive()
        return any(not window.free and window.id not in before for window in program.stack())

    return program.screen.until(opened, _DIALOG, 0.1) and program.screen.settled(0.6, 6)


def _click(program: Program, step: Step, language: str) -> None:
    if isinstance(step.value, tuple):
        program.hand.click(*step.value)
        return
    _, box = find(program.look(), step.value, language)
    program.hand.click(*box.center)


def _select_tab(program: Program, step: Step, language: str) -> None:
    _, box = find(program.look(), step.value, language, ("page tab",))
    program.hand.click(*box.center)


def _hover(program: Program, step: Step, language: str) -> None:
    _, box = find(program.look(), step.value, language)
    program.hand.move(*box.center)
    time.sleep(0.8)


def _type(program: Program, step: Step, _language: str) -> None:
    program.hand.type(step.value)


def _keys(program: Program, step: Step, _language: str) -> None:
    for keys in step.value:
        program.hand.keys(keys)
        program.screen.settled(0.25, 3)


def _scroll(program: Program, step: Step, language: str) -> None:
    if isinstance(step.value, Named):
        _, box = find(program.look(), step.value, language)
        program.hand.move(*box.center)
        program.hand.scroll(step.amount)
        return
    width, height = program.session.looks.size
    program.hand.move(width // 2, height // 2)
    program.hand.scroll(step.value if step.value is not None else step.amount)


def _zoom(program: Program, step: Step, _language: str) -> None:
    """Control and the wheel, which most programs take for it."""
    width, height = program.session.looks.size
    program.hand.move(width // 2, height // 2)
    with program.hand.holding("ctrl"):
        program.hand.scroll(-step.value)


def _wait(program: Program, step: Step, _language: str) -> None:
    time.sleep(step.value)


def _go(_program: Program, _step: Step, _language: str) -> None:
    raise CaptureError("go is a step of the web")


_VERBS: Mapping[str, Callable[[Program, Step, str], None]] = {
    "open_menu": _open_menu,
    "choose": _choose,
    "dialog": _dialog,
    "press": _click,
    "click": _click,
    "toggle": _click,
    "select_tab": _select_tab,
    "hover": _hover,
    "type": _type,
    "keys": _keys,
    "scroll": _scroll,
    "zoom": _zoom,
    "wait": _wait,
    "go": _go,
}
