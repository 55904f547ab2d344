"""A person's hand on the session's pointer and keys, by the X server's test extension."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from pointerbench.capture.failures import CaptureError

_NAMED = {
    "ctrl": "Control_L",
    "alt": "Alt_L",
    "shift": "Shift_L",
    "super": "Super_L",
    "enter": "Return",
    "esc": "Escape",
    "space": "space",
    "pgdn": "Next",
    "pgup": "Prior",
    "del": "Delete",
}
_WHEEL_UP, _WHEEL_DOWN = 4, 5


@dataclass
class Hand:
    """Moves, presses and types; every method returns when the server has done it."""

    display: Any
    position: tuple[int, int] = (0, 0)
    _spare: int = field(default=0, init=False)

    def move(self, x: int, y: int) -> None:
        """To a pixel, by way of its neighbour: some programs heed a second motion only."""
        from Xlib import X  # noqa: PLC0415
        from Xlib.ext import xtest  # noqa: PLC0415

        for at in ((x - 1, y) if x > 0 else (x + 1, y), (x, y)):
            xtest.fake_input(self.display, X.MotionNotify, x=at[0], y=at[1])
            self.display.sync()
        self.position = (x, y)

    def down(self, button: int = 1) -> None:
        from Xlib import X  # noqa: PLC0415

        self._fake(X.ButtonPress, button)

    def up(self, button: int = 1) -> None:
        from Xlib import X  # noqa: PLC0415

        self._fake(X.ButtonRelease, button)

    def click(self, x: int, y: int, button: int = 1) -> None:
        self.move(x, y)
        time.sleep(0.05)
        self.down(button)
        time.sleep(0.02)
        self.up(button)

    def scroll(self, lines: float) -> None:
        """Turns the wheel where the pointer is: down, or up where negative."""
        button = _WHEEL_DOWN if lines > 0 else _WHEEL_UP
        for _ in range(round(abs(lines))):
            self.down(button)
            self.up(button)
            time.sleep(0.03)

    def keys(self, name: str) -> None:
        """Presses keys together, as ``ctrl+shift+s`` or ``Escape``.

        Raises:
            CaptureError: there is no such key.
        """
        codes = [self._code(part) for part in _parts(name)]
        with self._held(codes[:-1]):
            self._tap(codes[-1])

    @contextmanager
    def holding(self, key: str) -> Iterator[None]:
        """A key is down for a while."""
        with self._held([self._code(key)]):
            yield

    def type(self, text: str) -> None:
        """Types a text, character by character; those that no key has get one for the moment."""
        for character in text:
            self._type_one(character)
            time.sleep(0.01)

    def _type_one(self, character: str) -> None:
        from Xlib import XK  # noqa: PLC0415

        named = {"\n": "Return", "\t": "Tab"}.get(character)
        symbol = XK.string_to_keysym(named) if named else _symbol(character)
        code, shifted = self._key_of(symbol)
        with self._held([self._code("shift")] if shifted else []):
            self._tap(code)

    def _key_of(self, symbol: int) -> tuple[int, bool]:
        found = sorted(self.display.keysym_to_keycodes(symbol), key=lambda pair: pair[1])
        usual = [(code, level == 1) for code, level in found if level in (0, 1)]
        return usual[0] if usual else (self._lend(symbol), False)

    def _lend(self, symbol: int) -> int:
        """A key that has no symbol takes one."""
        first = self.display.display.info.min_keycode
        count = self.display.display.info.max_keycode - first + 1
        mapping = self.display.get_keyboard_mapping(first, count)
        free = [first + n for n, symbols in enumerate(mapping) if not any(symbols)]
        if self._spare:
            free = [self._spare]
        if not free:
            raise CaptureError("no key is free for a character")
        self._spare = free[-1]
        width = len(mapping[0])
        self.display.change_keyboard_mapping(self._spare, [[symbol] * width])
        self.display.sync()
        time.sleep(0.15)  # programs read the new map when they are told of it
        return self._spare

    def _code(self, name: str) -> int:
        from Xlib import XK  # noqa: PLC0415

        known = _NAMED.get(name.casefold(), name)
        symbol = XK.string_to_keysym(known) or (_symbol(known) if len(known) == 1 else 0)
        code = self.display.keysym_to_keycode(symbol) if symbol else 0
        if not code:
            raise CaptureError(f"no key is called {name!r}")
        return int(code)

    @contextmanager
    def _held(self, codes: Sequence[int]) -> Iterator[None]:
        from Xlib import X  # noqa: PLC0415

        for code in codes:
            self._fake(X.KeyPress, code)
        try:
            yield
        finally:
            for code in reversed(codes):
                self._fake(X.KeyRelease, code)

    def _tap(self, code: int) -> None:
        from Xlib import X  # noqa: PLC0415

        self._fake(X.KeyPress, code)
        self._fake(X.KeyRelease, code)

    def _fake(self, kind: int, detail: int) -> None:
        from Xlib.ext import xtest  # noqa: PLC0415

        xtest.fake_input(self.display, kind, detail)
        self.display.sync()


def _parts(name: str) -> list[str]:
    """``ctrl++`` is control and plus."""
    if len(name) > 1 and name.endswith("+"):
        return [*[part for part in name[:-2].split("+") if part], "+"] if name != "++" else ["+"]
    return name.split("+") if name != "+" else ["+"]


def _symbol(character: str) -> int:
    """The X symbol of a character: Latin-1 as it is, all others by their Unicode number."""
    number = ord(character)
    return number if number < 0x100 else 0x0100_0000 + number


def open_display(name: str) -> Any:
    """A connection to an X server.

    Raises:
        CaptureError: it does not answer.
    """
    from Xlib import display, error  # noqa: PLC0415

    try:
        return display.Display(name)
    except (error.DisplayError, OSError) as problem:
        raise CaptureError(f"the X server {name} does not answer ({problem})") from None
