"""Finding and starting Chromium; what is asked of it so that a screen comes out the same again."""

from __future__ import annotations

import atexit
import os
import shutil
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from pointerbench.values.errors import UsageError
from pointerbench.values.web import optional

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

PATH_VARIABLE = "POINTERBENCH_CHROMIUM"

ADDRESS_BAR = "WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup"
"""Features to disable: pages of the address bar, which nobody sees. Each window would load them in
a process of their own, with 0.9 s of work and 160 MB."""

_NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
_FLAGS = (
    "--no-sandbox",
    "--force-color-profile=srgb",
    "--font-render-hinting=none",
    "--disable-lcd-text",
    "--disable-gpu",
    "--disable-partial-raster",
    "--num-raster-threads=1",
    "--use-gl=angle",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    "--disable-features=Translate,PaintHolding,OverlayScrollbar,SpareRendererForSitePerProcess,"
    f"{ADDRESS_BAR}",
    "--enable-features=CDPScreenshotNewSurface,NetworkServiceInProcess2",  # the first: Playwright's
    "--disable-background-networking",
)
_NOWHERE = "--host-resolver-rules=MAP * ~NOTFOUND"
_DRIVER = "--max-semi-space-size=2"  # MB: what Playwright's driver holds is short-lived
_MISSING = (
    "no Chromium found: type `playwright install chromium`, install your system's `chromium`, or "
    f"name one in {PATH_VARIABLE}"
)


def executable() -> str:
    """The browser to start: the one that is named in the environment, Playwright's own, else the
    system's.

    Raises:
        UsageError: there is none; or Playwright is not installed.
    """
    named = os.environ.get(PATH_VARIABLE)
    if named:
        if not Path(named).is_file():
            raise UsageError(f"{PATH_VARIABLE}: no file {named}")
        return named
    own = _playwright().chromium.executable_path
    if Path(own).is_file():
        return own
    found = next(filter(None, map(shutil.which, _NAMES)), None)
    if found is None:
        close()
        raise UsageError(_MISSING)
    return found


class _Running:
    """The one Playwright and the one browser of this process, started on use."""

    playwright: Playwright | None = None
    browser: Browser | None = None


@contextmanager
def environment(name: str, value: str) -> Iterator[None]:
    """What starts in the block finds a variable of the environment, unless somebody has set it."""
    if name in os.environ:
        yield
        return
    os.environ[name] = value
    try:
        yield
    finally:
        del os.environ[name]


def _playwright() -> Playwright:
    if _Running.playwright is None:
        (sync_api,) = optional("web", "playwright.sync_api")
        with environment("NODE_OPTIONS", _DRIVER):
            _Running.playwright = sync_api.sync_playwright().start()
        atexit.register(close)
    return _Running.playwright


def browser() -> Browser:
    """This process's browser, started on use, or anew after a crash.

    Raises:
        UsageError: there is none to start.
    """
    running = _Running.browser
    if running is None or not running.is_connected():
        path = executable()
        running = _playwright().chromium.launch(executable_path=path, args=[*_FLAGS, _NOWHERE])
        _Running.browser = running
    return running


def live_browser(hosts: Iterable[str]) -> Browser:
    """A browser for pages of running programs, which the caller closes: it shows scroll bars, and
    finds no host but those.

    Raises:
        UsageError: there is none to start.
    """
    path = executable()
    rules = ",".join((_NOWHERE, *(f"EXCLUDE {host}" for host in hosts)))
    return _playwright().chromium.launch(
        executable_path=path,
        args=[*_FLAGS, rules],
        ignore_default_args=["--hide-scrollbars"],
    )


def build() -> str:
    """What pixels depend on: the browser's version, as ``156.0.8078.79``. One that is started for
    this question does not go on."""
    running = _Running.browser is not None
    version = str(browser().version)
    if not running:
        close()
    return version


def close() -> None:
    """Ends the browser, if one runs."""
    running, _Running.browser = _Running.browser, None
    if running is not None:
        running.close()
    playwright, _Running.playwright = _Running.playwright, None
    if playwright is not None:
        playwright.stop()
