"""Draws every decision of a living screen: document, state, platform, theme, what stands around."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pointerbench.browser.host import Device
from pointerbench.contract.task import Screen
from pointerbench.pages.app import App
from pointerbench.pages.banks.draw import Draw
from pointerbench.pages.frames import frame_of
from pointerbench.pages.show import View
from pointerbench.suites.pro.catalogue import LANGUAGE, LOOKS
from pointerbench.values.rng import Stream, permuted


@dataclass(frozen=True, slots=True)
class Composed:
    """A screen before it is shown."""

    view: View
    platform: str
    state: str


def state_names(app: App, seed: int, split: str) -> list[str]:
    """The states of an application's first screen."""
    draw = Draw(
        screen_stream(seed, split, app.id, 1).child("document"),
        LANGUAGE,
        app.content[LANGUAGE],
        split=split,
    )
    return list(app.states(draw.child("states"), app.document(draw)))


def screen_stream(seed: int, split: str, slug: str, number: int) -> Stream:
    """The stream that decides a screen: two screens share nothing but their application."""
    return Stream(f"{seed}/pro/{split}/{slug}/{number}")


def compose(
    app: App, number: int, seed: int, split: str, screen: Screen, wanted: str = ""
) -> Composed:
    """Screen ``number`` (from 1) of an application. Platforms, states and themes take turns, in an
    order of the seed's own; ``wanted`` is a state that is to be shown whose turn it is not."""
    stream, turns = screen_stream(seed, split, app.id, number), f"{seed}/pro/{split}/{app.id}"
    draw = Draw(stream.child("document"), LANGUAGE, app.content[LANGUAGE], split=split)
    document = app.document(draw)
    states = app.states(draw.child("states"), document)
    names = list(states)
    state = wanted or names[permuted(number - 1, len(names), f"{turns}/state")]
    looks = app.own["looks"]
    platform = looks[permuted(number - 1, len(looks), f"{turns}/look")]
    theme = app.themes[permuted(number - 1, len(app.themes), f"{turns}/theme")]
    title = str(document.get("title", app.name[LANGUAGE]))
    look = LOOKS[platform]
    size = (screen.width, screen.height)
    frame = frame_of(stream.child("frame"), look.frame, size, title, draw)
    frame |= _around(stream.child("around"), app, frame, document)
    device = Device(screen, touch=look.touch)
    shown = look.frame if look.frame != "bare" else "web"
    view = View(app, document, states[state], device, LANGUAGE, theme, shown, frame)
    return Composed(view, platform, state)


def _around(stream: Stream, app: App, frame: dict[str, Any], document: Any) -> dict[str, Any]:
    """What differs from other applications' frames: dense programs mostly fill their screens."""
    if "window" not in frame:
        return {"url": f"https://{app.site}{document.get('path', '')}"}
    own: dict[str, Any] = {"own": app.own.get("window") == "own"}
    if stream.chance(0.75):
        own |= {"window": None, "second": None, "bare_desk": stream.chance(0.4)}
    return own
