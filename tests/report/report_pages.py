"""A report in a real headless browser, for every test file that opens one."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from pointerbench.browser.chromium import ADDRESS_BAR

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page, Request

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


@contextmanager
def started() -> Iterator[Browser]:
    """A browser. It must be started after all runs, as it has an event loop of its own as long as
    it lasts."""
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    with playwright.sync_playwright() as driver:
        own = driver.chromium.executable_path
        found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), own)
        if not Path(found).exists():
            pytest.skip("no Chromium on this machine; CHROMIUM may name one")
        bare = f"--disable-features={ADDRESS_BAR}"
        browser = driver.chromium.launch(executable_path=found, args=[bare])
        yield browser
        browser.close()


def watched(browser: Browser) -> tuple[Page, list[str]]:
    """A page, and what has gone wrong on it: in scripts, files, or the policy."""
    opened = browser.new_page()
    wrong: list[str] = []
    opened.on("pageerror", lambda error: wrong.append(str(error)))
    opened.on("console", lambda message: wrong.append(message.text))
    opened.on("requestfailed", lambda request: wrong.extend(_failed(request)))
    opened.on("request", lambda request: wrong.extend(_foreign(request.url)))
    return opened, wrong


def _failed(request: Request) -> list[str]:
    """Leaving a page while its icon still loads is no failure."""
    left = request.failure == "net::ERR_ABORTED"
    return [] if left else [f"{request.url}: {request.failure}"]


def _foreign(url: str) -> list[str]:
    own = ("file:", "about:", "blob:file:", "blob:null", "http://127.0.0.1:")
    return [] if url.startswith(own) else [url]


def show(page: Page, index: str, address: str = "") -> None:
    """Opens a view, and waits until it is there."""
    page.goto("about:blank")
    page.goto(index + address)
    page.wait_for_selector("html[data-ready=yes]")
