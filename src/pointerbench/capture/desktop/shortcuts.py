"""The keys that do what an element does, from what the program says of it."""

from __future__ import annotations

import re

_MODIFIERS = {
    "primary": "Ctrl",
    "control": "Ctrl",
    "ctrl": "Ctrl",
    "shift": "Shift",
    "alt": "Alt",
    "mod1": "Alt",
    "super": "Super",
    "meta": "Meta",
}
_ORDER = ("Ctrl", "Alt", "Shift", "Super", "Meta")
_NAMES = {
    "page_up": "Page Up",
    "page_down": "Page Down",
    "plus": "+",
    "minus": "-",
    "equal": "=",
    "comma": ",",
    "period": ".",
    "slash": "/",
    "backslash": "\\",
    "return": "Enter",
    "delete": "Delete",
    "escape": "Esc",
    "question": "?",
    "semicolon": ";",
}
_SAID = re.compile(
    r"\(((?:(?:Ctrl|Control|Alt|Shift|Super|Meta)\s?[+-]\s?)+[^\s()]{1,12}|F\d{1,2}|[A-Z])\)\s*$"
)
_FUNCTION = re.compile(r"F\d{1,2}$")


def shortcut_of(keys: str, description: str) -> str:
    """As ``Ctrl+Shift+S`` or ``F5``; "" where none is told.

    ``keys`` is what AT-SPI gives: ``n;<Alt>f:n;<Primary>n`` (GTK; the last part is the shortcut,
    the others lead through the menus) or ``Ctrl+N`` (Qt). A lone letter of a menu is none.
    """
    parts = [part.strip() for part in keys.split(";")]
    last = parts[2] if len(parts) > 2 else parts[0] if len(parts) == 1 else ""
    found = _written(last)
    if found and not (found.startswith("Alt+") and len(found) == 5):
        return found
    said = _SAID.search(description)
    return _written(said[1]) if said else ""


def without_shortcut(description: str) -> str:
    """A description without the keys in brackets at its end."""
    return _SAID.sub("", description).strip()


def _written(keys: str) -> str:
    """One shortcut in the usual way; "" for a letter alone or nothing."""
    if not keys:
        return ""
    modifiers = re.findall(r"<(\w+)>", keys)
    rest = re.sub(r"<\w+>", "", keys)
    if not modifiers:
        key = rest[-1:] if rest[-1:] in ("+", "-") else ""
        *modifiers, last = re.split(r"\s?[+-]\s?", rest[:-2] if key else rest)
        modifiers, rest = ([*modifiers, last], key) if key else (modifiers, last)
    known = {_MODIFIERS[name.casefold()] for name in modifiers if name.casefold() in _MODIFIERS}
    if len(known) != len({name.casefold() for name in modifiers}):
        return ""
    plain = rest.strip().removeprefix("KP_")
    key = _NAMES.get(plain.casefold(), plain.upper() if len(plain) == 1 else plain.title())
    if not key or (not known and not _FUNCTION.match(key) and key not in ("Delete", "Insert")):
        return ""
    return "+".join([*(name for name in _ORDER if name in known), key])
