"""A page of a running application in Chromium: still, in a given language, size and theme, and with
no way to hosts that were not given."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import numpy as np

from pointerbench.browser import chromium
from pointerbench.browser.host import PageError, Tab, told
from pointerbench.capture.evidence import Pixels, same

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Request

_LANGUAGES = {"en": "en-US", "zh": "zh-CN"}
_BEAT = 150  # milliseconds between two looks at a page that may still move
_CALM = 4  # looks in a row that see the same
_PATIENCE = 15.0  # seconds until a page counts as restless
_LONG = 2.5  # seconds after which a request counts as one that is meant to stay open
_LEAVING = 6  # looks at a page that is being left
_AWAY = 5  # pixels out of the window, where the mouse rests


NOW = 1_772_443_800
"""When pages are loaded, as far as they know, in seconds since 1970."""


@dataclass(frozen=True, slots=True)
class Look:
    """How an application is shown: CSS pixels, their scale, language, theme and time of day.

    ``theme`` is ``light`` or ``dark``; ``clock`` is when the page is loaded, in seconds since 1970.
    """

    size: tuple[int, int] = (1280, 800)
    scale: float = 1
    language: str = "en"
    theme: str = "light"
    clock: float = NOW

    @property
    def pixels(self) -> tuple[int, int]:
        return round(self.size[0] * self.scale), round(self.size[1] * self.scale)


class Live(Tab):
    """One page of a running application.

    `blocked` counts by host the requests that were refused: no host but the given ones is reached.
    `veiled` are CSS selectors of what is not drawn.
    """

    def __init__(self, browser: Browser, look: Look) -> None:
        width, height = look.size
        context = browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=look.scale,
            locale=_LANGUAGES[look.language],
            timezone_id="UTC",
            reduced_motion="reduce",
            color_scheme="dark" if look.theme == "dark" else "light",
            service_workers="block",
            accept_downloads=False,
        )
        for script in _scripts(look.clock):
            context.add_init_script(script)
        super().__init__(context)
        if look.scale != 1:  # a session takes pictures at the scale that it has set itself
            size = {"width": width, "height": height, "deviceScaleFactor": look.scale}
            self.send("Emulation.setDeviceMetricsOverride", {**size, "mobile": False})
        self.look = look
        self.blocked: Counter[str] = Counter()
        self.veiled: tuple[str, ...] = ()
        self.began = False
        self._open: dict[Request, float] = {}
        self.page.on("request", self._asked)
        self.page.on("requestfinished", self._answered)
        self.page.on("requestfailed", self._failed)
        self.page.on("dialog", _dismissed)
        context.on("page", lambda page: page.close() if page != self.page else None)

    def _asked(self, request: Request) -> None:
        self._open[request] = time.monotonic()

    def _answered(self, request: Request) -> None:
        self._open.pop(request, None)

    def _failed(self, request: Request) -> None:
        self._answered(request)
        if "ERR_NAME_NOT_RESOLVED" in (request.failure or ""):
            self.blocked[urlsplit(request.url).hostname or ""] += 1

    def go(self, address: str) -> None:
        """Loads an address and waits until nothing moves.

        Raises:
            PageError: it does not load, or does not come to rest.
        """
        with told(address):
            self.page.goto(address, wait_until="load")
        self.settle()

    def await_(self, selector: str) -> None:
        """Waits until something that a CSS selector finds is painted, and the page is at rest.

        Raises:
            PageError: it does not come.
        """
        with told(selector):
            self.page.wait_for_selector(selector, timeout=_PATIENCE * 1000)
        self.settle()

    def reload(self) -> None:
        with told("reload"):
            self.page.reload(wait_until="load")
        self.settle()

    def pixels(self) -> Pixels:
        """What is painted, as an array (height, width, 3). A page that is being left shows nothing
        for a moment."""
        for _ in range(_LEAVING):
            try:
                return np.asarray(self.picture())
            except PageError:
                self.pause(_BEAT)
        return np.asarray(self.picture())

    def rest_mouse(self) -> None:
        """The mouse out of the window."""
        with told("mouse"):
            self.page.mouse.move(-_AWAY, -_AWAY)

    def pause(self, milliseconds: float) -> None:
        with told("wait"):
            self.page.wait_for_timeout(milliseconds)

    def settle(self, patience: float = _PATIENCE) -> Pixels:
        """Waits until no short request is open and several looks in a row are equal; that picture.

        Raises:
            PageError: it did not come to rest.
        """
        deadline = time.monotonic() + patience
        self._veil()
        before, equal = self.pixels(), 0
        while time.monotonic() < deadline:
            self.pause(_BEAT)
            self._veil()
            now = self.pixels()
            equal = equal + 1 if same(before, now) and not self._busy() else 0
            before = now
            if equal >= _CALM:
                return now
        raise PageError(f"the page does not come to rest within {patience:.0f} s")

    def _veil(self) -> None:
        if self.veiled:
            with suppress(PageError):  # a page that is being left: the next look hides it
                self.call("pbCapture.hide", list(self.veiled))

    def _busy(self) -> bool:
        now = time.monotonic()
        return any(now - since < _LONG for since in self._open.values())


def _dismissed(dialog: Any) -> None:
    """Leaving a page is always granted; other questions of the browser's own are declined."""
    if dialog.type == "beforeunload":
        dialog.accept()
    else:
        dialog.dismiss()


@cache
def _scripts(clock: float) -> tuple[str, ...]:
    package = resources.files("pointerbench")
    files = ("clock.js", "page.js", "letters.js")
    paths = ("browser/elements.js", *(f"capture/web/{file}" for file in files))
    texts = [package.joinpath(path).read_text("utf-8") for path in paths]
    texts[1] = texts[1].replace("START", str(round(clock * 1000)))
    return tuple(texts)


@contextmanager
def opened(hosts: Sequence[str]) -> Iterator[Callable[[Look], Live]]:
    """Opens pages in a browser of its own that reaches those hosts only; all end with the block."""
    browser = chromium.live_browser(hosts)

    def open_(look: Look) -> Live:
        with told("new page"):
            return Live(browser, look)

    try:
        yield open_
    finally:
        browser.close()
