"""The browser as it is started: nothing beside the pages that it shows, nothing left behind."""

from __future__ import annotations

import os

import pytest

from pointerbench.browser import chromium


def test_nothing_but_pages_takes_memory(chromium_runs: None) -> None:
    session = chromium.browser().new_browser_cdp_session()
    page = chromium.browser().new_page()
    try:
        found = session.send("Target.getTargets", {"filter": [{}]})["targetInfos"]
    finally:
        page.close()
        session.detach()
    assert "page" in {target["type"] for target in found}
    seen = {"page", "tab", "browser"}
    assert [target["url"] for target in found if target["type"] not in seen] == []


def test_what_is_set_for_the_driver_does_not_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NODE_OPTIONS", raising=False)
    with chromium.environment("NODE_OPTIONS", "--max-semi-space-size=2"):
        assert os.environ["NODE_OPTIONS"] == "--max-semi-space-size=2"
    assert "NODE_OPTIONS" not in os.environ


def test_what_somebody_tells_every_node_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NODE_OPTIONS", "--no-warnings")
    with chromium.environment("NODE_OPTIONS", "--max-semi-space-size=2"):
        assert os.environ["NODE_OPTIONS"] == "--no-warnings"
    assert os.environ["NODE_OPTIONS"] == "--no-warnings"
