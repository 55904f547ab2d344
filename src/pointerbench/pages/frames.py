"""What stands around an application: a browser, a phone's bars, a window on a desktop.

A frame is plain values, as the part ``PbFrame`` takes them; nothing is decided in the page.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.values.rng import Stream

DESKTOPS = ("win", "win10", "mac", "gnome", "kde")
"""Looks with windows. Their frame also takes ``own`` (the application draws its title bar), ``app``
(its name, where the title is a document's) and ``bare_desk`` (only the window, which fills all)."""

_HERE = Path(__file__).parent


@cache
def _words() -> Mapping[str, Mapping[str, Any]]:
    read: dict[str, dict[str, Any]] = tomllib.loads((_HERE / "frames.toml").read_text("utf-8"))
    return read


def frame_of(
    stream: Stream, look: str, size: tuple[int, int], title: str, draw: Draw
) -> dict[str, Any]:
    """The frame of a look on a screen of that size, around an application of that name; its day is
    the document's."""
    language = draw.language
    words = _words()[language]
    hour, minute = stream.integer(6, 22), stream.integer(0, 59)
    frame: dict[str, Any] = {
        "kind": look,
        "title": title,
        "words": words,
        "clock": clock_text(60 * hour + minute, look, language),
        "date": draw.date_text(draw.today, "weekday"),
        "charge": stream.integer(18, 100),
        "wifi": stream.chance(0.8),
        "carrier": stream.pick(words["carriers"]),
    }
    if look == "web":
        return frame | _web(stream, size, words)
    if look in DESKTOPS:
        return frame | _desktop(stream, size, words)
    notched = look == "ios" and size[1] >= 800
    return frame | {"notch": notched, "gestures": stream.chance(0.7)}


def clock_text(minutes: int, look: str, language: str) -> str:
    """A time of day as the clock of a look shows it."""
    hour, minute = divmod(minutes, 60)
    if language == "zh" or not look.startswith("win"):
        return f"{hour}:{minute:02d}"
    return f"{(hour - 1) % 12 + 1}:{minute:02d} {'AM' if hour < 12 else 'PM'}"


def _web(stream: Stream, size: tuple[int, int], words: Mapping[str, Any]) -> dict[str, Any]:
    """Half of the pages fill the picture; the others stand in a browser's window."""
    if stream.chance(0.5):
        return {"kind": "bare"}
    tabs = stream.sample(words["tabs"], stream.integer(1, 4 if size[0] > 1200 else 2))
    return {
        "tabs": tabs,
        "at": stream.integer(0, len(tabs)),
        "marked": stream.chance(0.3),
        "bookmarks": stream.sample(words["bookmarks"], 6) if stream.chance(0.4) else [],
        "secure": stream.chance(0.9),
    }


def _desktop(stream: Stream, size: tuple[int, int], words: Mapping[str, Any]) -> dict[str, Any]:
    """A window that fills the screen, or floats over the desktop, or over another window."""
    width, height = size
    floats = stream.chance(0.6)
    inset = {
        "left": stream.integer(2, 9) / 100,
        "top": stream.integer(3, 8) / 100,
        "right": stream.integer(2, 9) / 100,
        "bottom": stream.integer(9, 12) / 100,
    }
    window = {
        edge: round(share * (width if edge in ("left", "right") else height))
        for edge, share in inset.items()
    }
    return {
        "window": window if floats else None,
        "second": stream.pick(words["windows"]) if floats and stream.chance(0.5) else None,
        "ground": stream.pick(["dusk", "sea", "field", "slate", "sand", "plum"]),
        "running": stream.sample(
            ["folder", "globe", "mail", "music", "terminal", "calendar", "settings", "image"], 6
        ),
        "desk": stream.sample(words["files"], 3),
    }
