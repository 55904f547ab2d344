"""The steps of a recipe, done on a page as a user does them: with mouse and keys."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from pointerbench.browser.host import told
from pointerbench.capture.captured import Captured
from pointerbench.capture.failures import CaptureError, NoSuchElementError
from pointerbench.capture.recipe import Named, Step, Wording
from pointerbench.capture.web.session import Live
from pointerbench.capture.web.tree import see

_LINE = 40  # CSS pixels that one line of scrolling is
_OPENED = 250  # milliseconds that a submenu needs to open under the mouse
_KEYS = {
    "ctrl": "Control",
    "meta": "Meta",
    "super": "Meta",
    "return": "Enter",
    "esc": "Escape",
    "del": "Delete",
    "up": "ArrowUp",
    "down": "ArrowDown",
    "left": "ArrowLeft",
    "right": "ArrowRight",
    "page_up": "PageUp",
    "page_down": "PageDown",
}


def take(live: Live, steps: Sequence[Step], address: str) -> None:
    """Does the steps, one after the other; after each, the page comes to rest.

    ``address`` is the application's, to which the paths of ``go`` belong.

    Raises:
        CaptureError: an element is not there, or a dialog did not open; with file and line.
        PageError: the page is gone, or does not come to rest.
    """
    for step in steps:
        try:
            if step.verb == "go":
                live.go(step.value if "://" in step.value else address + step.value)
            else:
                _VERBS[step.verb](live, step)
                live.settle()
        except CaptureError as error:
            raise type(error)(f"{step.place}: {error}") from None


def found(live: Live, named: Named) -> Captured:
    """The element that a step names, among those that are painted now.

    Words are compared with the accessible name, then with the text drawn; whole ones come before
    those that only begin so.

    Raises:
        NoSuchElementError: there is none; says which there are.
    """
    elements = see(live).elements
    fits = _fitting(elements, named, live.look.language)
    if len(fits) <= named.index:
        raise NoSuchElementError(
            f"no element {_said(named, live.look.language)}; {_there(elements)}"
        )
    return fits[named.index]


def _fitting(elements: Sequence[Captured], named: Named, language: str) -> list[Captured]:
    left = [e for e in elements if not named.role or named.role in (e.role, e.type)]
    if named.path:
        left = [e for e in left if e.path == named.path]
    if named.description:
        said = _plain(named.description.of(language))
        left = [e for e in left if _plain(e.description) == said]
    if named.name is None:
        return left
    wanted = _plain(_word(named.name, language))
    exact = [e for e in left if wanted in (_plain(e.name), _plain(e.text))]
    active = [e for e in exact if e.active]
    if exact:
        return active or exact
    begun = [e for e in left if any(_plain(w).startswith(wanted) for w in (e.name, e.text) if w)]
    return [e for e in begun if e.active] or begun


def _word(wording: Wording, language: str) -> str:
    return wording.of(language) or wording.of("en")


def _plain(words: str) -> str:
    return " ".join(words.casefold().split()).removesuffix("...").removesuffix("…").strip()


def _said(named: Named, language: str) -> str:
    parts = {
        "role": named.role,
        "name": _word(named.name, language) if named.name else "",
        "path": named.path,
        "index": str(named.index or ""),
    }
    return " ".join(f"{key} {value!r}" for key, value in parts.items() if value)


def _there(elements: Sequence[Captured]) -> str:
    names = [e.name or e.text for e in elements if e.active and (e.name or e.text)]
    return f"there are {', '.join(repr(name[:30]) for name in names[:24])}"


def _middle(live: Live, element: Captured) -> tuple[float, float]:
    box, scale = element.box, live.look.scale
    return (box.x1 + box.x2) / 2 / scale, (box.y1 + box.y2) / 2 / scale


def click(live: Live, element: Captured, *, right: bool = False) -> None:
    """A click of a user's in the middle of an element."""
    with told("click"):
        live.page.mouse.click(*_middle(live, element), button="right" if right else "left")


def _press(live: Live, step: Step) -> None:
    if isinstance(step.value, tuple):
        x, y = step.value
        with told("click"):
            live.page.mouse.click(x / live.look.scale, y / live.look.scale)
        return
    click(live, found(live, step.value))


def _tab(live: Live, step: Step) -> None:
    named = step.value
    tab = Named("tab", named.name, named.description, named.index, named.path)
    click(live, found(live, tab))


def _menu(live: Live, step: Step) -> None:
    """By name: whatever opens it; by place: one of the menu bar's."""
    named = step.value
    if named.name is None and not named.role:
        menus = menu_bar(see(live).elements)
        if len(menus) <= named.index:
            raise NoSuchElementError(f"no menu {named.index}; there are {len(menus)}")
        click(live, menus[named.index])
        return
    click(live, found(live, named))


def menu_bar(elements: Sequence[Captured]) -> list[Captured]:
    """The menus of the first bar of menus on the page: entries in one line at its top."""
    entries = [e for e in elements if e.type == "menu"]
    return [e for e in entries if abs(e.box.y1 - entries[0].box.y1) < e.box.height // 2]


def _choose(live: Live, step: Step) -> None:
    """A way through menus: each is clicked, but one that opens under the mouse is only shown."""
    for at, named in enumerate(step.value):
        element = found(live, named)
        click(live, element)
        live.pause(_OPENED)
        if at + 1 < len(step.value):
            live.settle()


def _dialog(live: Live, step: Step) -> None:
    _choose(live, step)
    live.settle()
    if not any(group.key in ("dialog", "alertdialog") for group in see(live).groups.values()):
        kinds = {element.role for element in see(live).elements}
        if not kinds & {"dialog", "alertdialog"}:
            raise CaptureError("no dialog opened")


def _hover(live: Live, step: Step) -> None:
    with told("hover"):
        live.page.mouse.move(*_middle(live, found(live, step.value)))
    live.pause(_OPENED * 3)


def _type(live: Live, step: Step) -> None:
    with told("type"):
        live.page.keyboard.type(step.value)


def _keys(live: Live, step: Step) -> None:
    for keys in step.value:
        with told(keys):
            live.page.keyboard.press("+".join(_key(key) for key in keys.split("+")))


def _key(key: str) -> str:
    plain = key.strip()
    named = _KEYS.get(plain.casefold())
    return named or (plain if len(plain) == 1 else plain[0].upper() + plain[1:])


def _scroll(live: Live, step: Step) -> None:
    named = isinstance(step.value, Named)
    width, height = live.look.size
    at = _middle(live, found(live, step.value)) if named else (width / 2, height / 2)
    lines = step.value if isinstance(step.value, float) else step.amount
    with told("scroll"):
        live.page.mouse.move(*at)
        live.page.mouse.wheel(0, lines * _LINE)


def _zoom(live: Live, step: Step) -> None:
    with told("zoom"):
        live.page.evaluate(
            "by => { const own = document.documentElement.style;"
            " own.zoom = (+own.zoom || 1) + by / 10; }",
            step.value,
        )


def _wait(live: Live, step: Step) -> None:
    live.pause(step.value * 1000)


_VERBS: Mapping[str, Callable[[Live, Step], None]] = {
    "press": _press,
    "click": _press,
    "toggle": _press,
    "select_tab": _tab,
    "open_menu": _menu,
    "choose": _choose,
    "dialog": _dialog,
    "hover": _hover,
    "type": _type,
    "keys": _keys,
    "scroll": _scroll,
    "zoom": _zoom,
    "wait": _wait,
}
