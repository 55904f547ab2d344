"""Draws every decision of a living screen: document, state, platform, theme, what is around."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pointerbench.browser.host import Device
from pointerbench.contract.task import Screen
from pointerbench.pages.app import App, Document
from pointerbench.pages.banks.draw import Draw
from pointerbench.pages.frames import DESKTOPS, clock_text, frame_of
from pointerbench.pages.show import View
from pointerbench.suites.pro.catalogue import LANGUAGE, LOOKS, Look
from pointerbench.values.rng import Stream, permuted

_TWO = 2.6  # times its height: from this width on a screen is two monitors side by side


@dataclass(frozen=True, slots=True)
class Composed:
    """A screen before it is shown."""

    view: View
    platform: str
    state: str


def drawn(app: App, number: int, seed: int, split: str) -> tuple[Draw, Document]:
    """The document of a screen, and what it was drawn by."""
    stream = screen_stream(seed, split, app.id, number).child("document")
    draw = Draw(stream, LANGUAGE, app.content[LANGUAGE], split=split)
    return draw, app.document(draw)


def state_names(app: App, seed: int, split: str) -> list[str]:
    """The states of an application's first screen."""
    draw, document = drawn(app, 1, seed, split)
    return list(app.states(draw.child("states"), document))


def screen_stream(seed: int, split: str, slug: str, number: int) -> Stream:
    """The stream that decides a screen: two screens share nothing but their application."""
    return Stream(f"{seed}/pro/{split}/{slug}/{number}")


def compose(
    app: App, number: int, seed: int, split: str, screen: Screen, wanted: str = ""
) -> Composed:
    """Screen ``number`` (from 1) of an application. Platforms, states and themes take turns, in an
    order of the seed's own; ``wanted`` is a state that is to be shown whose turn it is not."""
    stream, turns = screen_stream(seed, split, app.id, number), f"{seed}/pro/{split}/{app.id}"
    draw, document = drawn(app, number, seed, split)
    states = app.states(draw.child("states"), document)
    names = list(states)
    state = wanted or names[permuted(number - 1, len(names), f"{turns}/state")]
    looks = app.own["looks"]
    platform = looks[permuted(number - 1, len(looks), f"{turns}/look")]
    theme = app.themes[permuted(number - 1, len(app.themes), f"{turns}/theme")]
    title = str(document.get("title", app.name[LANGUAGE]))
    look = LOOKS[platform]
    two = screen.width >= _TWO * screen.height
    size = (screen.width // 2 if two else screen.width, screen.height)
    frame = frame_of(stream.child("frame"), look.frame, size, title, draw)
    if "day_minute" in document:
        frame["clock"] = clock_text(document["day_minute"], look.frame, LANGUAGE)
    frame |= _around(stream.child("around"), app, frame, document)
    if two:
        frame["beside"] = _beside(stream.child("beside"), look, size, draw, frame)
    device = Device(screen, touch=look.touch)
    shown = look.frame if look.frame != "bare" else "web"
    view = View(app, document, states[state], device, LANGUAGE, theme, shown, frame)
    return Composed(view, platform, state)


def _around(stream: Stream, app: App, frame: dict[str, Any], document: Any) -> dict[str, Any]:
    """What differs from other applications' frames: dense programs mostly fill their screens."""
    if "window" not in frame:
        return {"url": f"https://{app.site}{document.get('path', '')}", "secure": True}
    own: dict[str, Any] = {"own": app.own.get("window") == "own", "app": app.name[LANGUAGE]}
    if stream.chance(0.75):
        own |= {"window": None, "second": None, "bare_desk": stream.chance(0.4)}
    return own


def _beside(
    stream: Stream, look: Look, size: tuple[int, int], draw: Draw, own: dict[str, Any]
) -> dict[str, Any]:
    """The monitor beside the application's: a desktop with another program's window."""
    kind = own["kind"] if own["kind"] in DESKTOPS else look.desktop
    frame = frame_of(stream, kind, size, "", draw) | {"clock": own["clock"]}
    width, height = size
    window = {
        "left": round(width * stream.uniform(0.05, 0.2)),
        "top": round(height * stream.uniform(0.06, 0.14)),
        "right": round(width * stream.uniform(0.08, 0.25)),
        "bottom": round(height * stream.uniform(0.12, 0.2)),
    }
    second = frame["second"] or stream.pick(frame["words"]["windows"])
    return {"left": stream.chance(0.4), "frame": {**frame, "window": window, "second": second}}
