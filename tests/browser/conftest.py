"""A real Chromium with small pages of our own; skipped where there is no browser."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from pointerbench.browser import chromium
from pointerbench.browser.host import Device, Host
from pointerbench.contract.task import Screen
from pointerbench.values.errors import UsageError

SCRIPT = "/browser/elements.js"
Open = Callable[..., Host]


@pytest.fixture(scope="session")
def _browser() -> Iterator[None]:
    try:
        chromium.browser()
    except UsageError as error:
        pytest.skip(str(error))
    yield
    chromium.close()


@pytest.fixture
def opened(_browser: None) -> Iterator[Open]:
    """Opens a page with this body on a screen of 400 by 300."""
    hosts: list[Host] = []

    def open_(body: str, device: Device | None = None) -> Host:
        from pointerbench.pages.serve import serve  # noqa: PLC0415 - imports what a page needs

        page = (
            "<!doctype html><html><body style='margin:0;font:16px sans-serif'>"
            f"{body}<script src='{SCRIPT}'></script></body></html>"
        )

        def answer(path: str) -> tuple[bytes, str] | None:
            return (page.encode(), "text/html") if path == "/page.html" else serve(path)

        host = Host(answer, "/page.html")
        hosts.append(host)
        host.be(device or Device(Screen(400, 300, 1)))
        return host

    yield open_
    for host in hosts:
        host.close()
