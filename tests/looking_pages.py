"""Pages of audit and review in a real browser, and their commands as processes of their own."""

from __future__ import annotations

import http.client
import json
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest
from PIL import Image

from pointerbench.browser import chromium
from pointerbench.looking.desk import Desk, Work
from pointerbench.looking.serve import server_of
from pointerbench.values.errors import UsageError

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

PROGRAM = "from pointerbench.cli import run; raise SystemExit(run())"
NASTY = "</script><script>window.owned=1</script><img src=x onerror=window.owned=1>\u2028'\"&amp;`"


@contextmanager
def given_out(work: Work) -> Iterator[str]:
    """The address of a work's page, as long as the block lasts."""
    with server_of(Desk(work), 0) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.02,))
        thread.start()
        try:
            yield server.address
        finally:
            server.shutdown()
            thread.join()
            work.close()


@contextmanager
def command(*words: str) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """A command that gives a page out: its address, and its process, which is gone in the end."""
    pipe = subprocess.PIPE
    line = [sys.executable, "-c", PROGRAM, *words]
    with subprocess.Popen(line, stdout=pipe, stderr=pipe, text=True) as process:
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            found = re.search(r"http://127\.0\.0\.1:\d+/[\w-]{20,}/", said)
            assert found, said + process.communicate(timeout=60)[1]
            yield found[0], process
        finally:
            if process.poll() is None:
                process.kill()


@contextmanager
def browsing() -> Iterator[Browser]:
    """A browser that finds this machine alone."""
    pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    try:
        browser = chromium.live_browser(["127.0.0.1"])
    except UsageError as error:
        pytest.skip(str(error))
    try:
        yield browser
    finally:
        browser.close()
        chromium.close()


def opened(browser: Browser, wrong: list[str]) -> Page:
    """A tab, and what goes wrong on it: in scripts, in the policy, or towards other hosts."""
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("request", lambda request: wrong.extend(_foreign(request.url)))
    return page


@contextmanager
def watched() -> Iterator[tuple[Page, list[str]]]:
    """A tab for all tests of a file, and what has gone wrong on it."""
    wrong: list[str] = []
    with browsing() as browser:
        yield opened(browser, wrong), wrong


@contextmanager
def tidy(tab: tuple[Page, list[str]]) -> Iterator[Page]:
    """The tab in its usual looks; nothing may have gone wrong on it in the end."""
    page, wrong = tab
    wrong.clear()
    page.set_viewport_size({"width": 1280, "height": 800})
    page.emulate_media(color_scheme="light")
    yield page
    assert page.evaluate("window.owned") is None
    page.goto("about:blank")
    assert wrong == []


def _foreign(url: str) -> list[str]:
    return (
        [] if url.startswith(("about:", "blob:http://127.0.0.1:", "http://127.0.0.1:")) else [url]
    )


def show(page: Page, address: str) -> None:
    """Opens a page, and waits until the first row is there."""
    page.goto("about:blank")
    page.goto(address)
    page.wait_for_selector("html[data-ready=yes]")
    seen(page)


def seen(page: Page) -> None:
    """Waits until the row that was gone to is on the page, or the last one is behind it."""
    page.wait_for_selector(".desk:not(.waiting), .welcome")


def place(page: Page, stage: str, point: tuple[float, float]) -> tuple[float, float]:
    """Where a point of the picture is in the window, by the transformation of the image itself."""
    x, y = page.evaluate(
        """([stage, x, y]) => {
          const image = document.querySelector(`${stage} > .stage > img`);
          const at = image.getBoundingClientRect();
          const scale = at.width / image.offsetWidth;
          return [at.left + x * scale, at.top + y * scale];
        }""",
        [stage, *point],
    )
    return x, y


def asked(
    address: str, method: str, path: str, body: Any = None, **headers: str
) -> tuple[int, Any]:
    """Status and answer of a request; ``path`` is below the key, or begins with a slash."""
    parts = urlsplit(address)
    connection = http.client.HTTPConnection(str(parts.hostname), parts.port, timeout=20)
    own = {"Origin": f"http://{parts.netloc}", "Content-Type": "application/json"}
    names = {**own, **{name.replace("_", "-"): value for name, value in headers.items()}}
    sent = None if body is None else json.dumps(body)
    whole = path if path.startswith("/") else parts.path + path
    connection.request(method, whole, body=sent, headers=names)
    answer = connection.getresponse()
    data = answer.read()
    connection.close()
    kind = answer.headers.get("Content-Type", "")
    return answer.status, json.loads(data) if kind == "application/json" else data


def lines(path: Path) -> list[Any]:
    return [json.loads(line) for line in path.read_bytes().splitlines()]


def picture(path: Path, size: tuple[int, int] = (400, 300), shade: str = "#c0c4c8") -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    Image.new("RGB", size, shade).save(path)
