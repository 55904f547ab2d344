"""Pages: one of the browser's with its session; and one that is kept open and shown one screen
after the other, of which nothing is on a network."""

from __future__ import annotations

import base64
import io
import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PIL import Image

from pointerbench.browser.chromium import browser
from pointerbench.contract.task import Screen
from pointerbench.picture.pixels import Picture
from pointerbench.values.errors import PointerbenchError

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, CDPSession, Page, Route

ORIGIN = "http://pages.invalid"
_PATIENCE = 20_000  # milliseconds until a page counts as hung

_CALL = "async text => JSON.stringify(await %s(JSON.parse(text)))"
"""Texts pass between page and process a good deal faster than Playwright's own values."""

Serve = Callable[[str], tuple[bytes, str] | None]
"""The file at a path of the page's origin, and its media type; None where there is none."""


class PageError(PointerbenchError):
    """A page threw, hung or crashed; the message is the browser's own."""


@contextmanager
def told(what: str) -> Iterator[None]:
    """Playwright's own errors, as of a page, a browser or a driver that is gone, in our words."""
    from playwright.sync_api import Error  # noqa: PLC0415 - an extra

    try:
        yield
    except Error as error:
        said = error.message.partition("\nBrowser logs:")[0]
        raise PageError(f"{what}: {said}") from None


@dataclass(frozen=True, slots=True)
class Device:
    """What shows a screen: a size in CSS pixels with a scale, and whether fingers touch it."""

    screen: Screen
    touch: bool = False


class Tab:
    """One page of the browser with its session; the context is closed with it.

    `errors` holds what the page threw, where somebody listens.
    """

    def __init__(self, context: BrowserContext) -> None:
        self.errors: list[str] = []
        self.context = context
        self.context.set_default_timeout(_PATIENCE)
        self.page: Page = context.new_page()
        self.session: CDPSession = context.new_cdp_session(self.page)

    def call(self, function: str, argument: Any = None) -> Any:
        """Calls a function of the page, ``pb.show`` or the like, and waits for what it gives.

        Raises:
            PageError: it threw, or anything has since the last call.
        """
        with told(function):
            text = self.page.evaluate(_CALL % function, json.dumps(argument))
        if self.errors:
            said, self.errors = "; ".join(self.errors[:3]), []
            raise PageError(f"{function}: {said}")
        return None if text is None else json.loads(text)

    def send(self, method: str, parameters: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """What the page's session answers to a command of the DevTools protocol.

        Raises:
            PageError: the page is gone, or refuses.
        """
        with told(method):
            answer: dict[str, Any] = self.session.send(method, dict(parameters or {}))
        return answer

    def picture(self) -> Picture:
        """What is painted, in pixels of the screen times its scale."""
        how = {"format": "png", "optimizeForSpeed": True}
        file = base64.b64decode(self.send("Page.captureScreenshot", how)["data"])
        with Image.open(io.BytesIO(file)) as image:
            return image.convert("RGB")

    def close(self) -> None:
        """Ends the page; one that is gone with its browser is no error."""
        with suppress(PageError), told("close"):
            self.context.close()


class Host(Tab):
    """One page of the browser with its session; the document is loaded once.

    Args:
        serve: answers every request of the page; what it does not know is refused.
        start: the path of the document.

    Raises:
        PageError: the document does not load.
    """

    def __init__(self, serve: Serve, start: str) -> None:
        super().__init__(browser().new_context(reduced_motion="reduce", locale="en-US"))
        self._serve = serve
        self._device: Device | None = None
        self.context.route("**/*", self._answer)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._console)
        try:
            with told(start):
                self.page.goto(f"{ORIGIN}{start}", wait_until="load")
        except PageError:
            self.close()
            raise

    def _console(self, message: Any) -> None:
        if message.type == "error":
            self.errors.append(str(message.text))

    def _answer(self, route: Route) -> None:
        url = route.request.url
        found = self._serve(url.removeprefix(ORIGIN)) if url.startswith(ORIGIN) else None
        if found is None:
            self.errors.append(f"{url}: refused, a page may use its own files only")
            route.abort()
            return
        body, kind = found
        route.fulfill(body=body, content_type=kind)

    def be(self, device: Device) -> None:
        """Takes the size, the scale and the kind of pointer of a device."""
        if device == self._device:
            return
        screen = device.screen
        self.send(
            "Emulation.setDeviceMetricsOverride",
            {
                "width": screen.width,
                "height": screen.height,
                "deviceScaleFactor": screen.scale,
                "mobile": False,
            },
        )
        self.send("Emulation.setTouchEmulationEnabled", {"enabled": device.touch})
        self._device = device

    def rest(self) -> None:
        """Lets go of what it keeps for speed: pictures that were decoded, values out of use.

        Does nothing to a page that has crashed: whoever shows something in it is told.
        """
        with suppress(PageError):
            self.send("Memory.simulatePressureNotification", {"level": "critical"})
            self.send("HeapProfiler.collectGarbage")

    @property
    def device(self) -> Device:
        if self._device is None:
            raise PageError("the page was shown on no device yet")
        return self._device
