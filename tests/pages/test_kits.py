"""The controls of every kit come out as what they are, as they stand, where clicks find them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pointerbench.browser.clicks import unproved
from pointerbench.browser.host import Device, Host
from pointerbench.browser.painted import Meaning, tree_of
from pointerbench.contract.task import Screen
from pointerbench.elements.tree import ElementTree
from pointerbench.pages.serve import kits, serve, start_of

HERE = Path(__file__).parent / "kits"
STATE = json.loads(
    """{"name": "Ada", "city": "Porto", "day": "2026-10-05", "count": 2, "size": "l", "tab": 0,
    "view": "map", "on": true, "agree": true, "level": 40, "rate": 4, "q": "", "bar": 0,
    "open": false}"""
)

# What each page shows: type, text, and states; in any order, among others.
SHOWN: dict[str, list[tuple[str, str, set[str]]]] = {
    "element": [
        *(("button", "Save", set()), ("button", "Delete", {"disabled"}), ("icon", "", set())),
        *(("link", "Help", set()), ("input", "Ada", set()), ("dropdown", "Porto", set())),
        *(("input", "2", set()), ("dropdown", "2026-10-05", set()), ("toggle", "", {"checked"})),
        *(("checkbox", "Agree", {"checked"}), ("checkbox", "Small", set())),
        *(("checkbox", "Map", {"checked"}), ("slider", "", set()), ("menu", "Stock", set())),
        *(("tab", "General", {"selected"}), ("tab", "Privacy", set()), ("text", "$3", set())),
        *(("notification", "Stock is low", set()), ("button", "1", {"selected"})),
    ],
    "vant": [
        *(("text", "Settings", set()), ("icon", "", set()), ("input", "Search songs", set())),
        *(("tab", "All", {"selected"}), ("tab", "Saved", set()), ("input", "Ada", set())),
        *(
            ("button", "Language Auto", set()),
            ("toggle", "", {"checked"}),
            ("button", "Pay", set()),
        ),
        *(("checkbox", "Agree", {"checked"}), ("checkbox", "Small", set())),
        *(("checkbox", "Large", {"checked"}), ("tab", "Home", {"selected"})),
    ],
    "ionic": [
        *(("text", "Settings", set()), ("icon", "", set()), ("input", "Find", set())),
        *(
            ("tab", "General", {"selected"}),
            ("tab", "Privacy", set()),
            ("input", "Name Ada", set()),
        ),
        *(("toggle", "Notices", {"checked"}), ("checkbox", "Agree", {"checked"})),
        *(("slider", "", set()), ("dropdown", "City Porto", set()), ("button", "Language", set())),
        *(("checkbox", "Small", {"checked"}), ("checkbox", "Large", set())),
        *(("button", "Log out", set()), ("tab", "Home", {"selected"}), ("tab", "Me", set())),
    ],
    "editor": [
        ("text", "import { open } from './store'", set()),
        ("text", "return rows.reduce((sum, row) => sum + row.price, 0)", set()),
    ],
    "terminal": [("text", "$ make test", set()), ("text", "12 passed", set())],
    "map": [("button", "Museum", set()), ("button", "+", set())],
    "echarts": [],
}
LOOKS = {"vant": "ios", "ionic": "ios", "editor": "win", "terminal": "gnome"}
PAGES = [name for name in SHOWN if (HERE / f"{name}.html").is_file()]


@pytest.fixture(scope="module", params=PAGES)
def page(request: pytest.FixtureRequest, chromium_runs: None) -> Iterator[tuple[str, Host]]:
    """The page of a kit, its trial page defined."""
    kit: str = request.param
    host = Host(serve, start_of(kit))
    state = {**STATE, "tab": "a" if kit == "element" else 0}
    template = (HERE / f"{kit}.html").read_text("utf-8")
    script = f"({{state: d => ({json.dumps(state)})}})"
    host.call("pb.define", {"name": "trial", "template": template, "css": "", "script": script})
    icons = serve("/vendor/icons/lucide.json")
    assert icons
    host.page.evaluate(f"pb.icons('lucide', {icons[0].decode()})")
    yield kit, host
    host.close()


def show(kit: str, host: Host, **more: Any) -> ElementTree:
    look = more.pop("look", LOOKS.get(kit, "web"))
    mobile = look in ("ios", "android")
    host.be(Device(Screen(390, 844, 1) if mobile else Screen(900, 700, 1), mobile))
    view = {"app": "trial", "icons": "lucide", "data": {}, "labels": {}, "state": {}}
    view |= {"language": "en", "theme": "light", "look": look, "frame": {"kind": "bare"}}
    host.call("pb.show", {**view, **more})
    return tree_of(host, Meaning({}, {}, "en", "mobile" if mobile else "web"))


def test_controls_are_what_they_are_where_clicks_find_them(page: tuple[str, Host]) -> None:
    kit, host = page
    tree = show(kit, host)
    found = [(e.type, e.text, set(e.state) - {"focused"}) for e in tree.elements if e.whole]
    assert [wanted for wanted in SHOWN[kit] if wanted not in found] == []
    wrong = unproved(host, tree, [e.id for e in tree.elements if e.whole])
    assert {(tree.by_id[id_].type, tree.by_id[id_].text) for id_ in wrong} == set()


def test_a_dark_page_in_chinese_can_be_shown_in_the_same_document(page: tuple[str, Host]) -> None:
    kit, host = page
    look = {"ios": "android"}.get(LOOKS.get(kit, ""), LOOKS.get(kit, "web"))
    tree = show(kit, host, language="zh", theme="dark", look=look)
    wrong = unproved(host, tree, [e.id for e in tree.elements if e.whole])
    assert {(tree.by_id[id_].type, tree.by_id[id_].text) for id_ in wrong} == set()


def test_what_pops_up_is_an_element_and_goes_with_its_page(page: tuple[str, Host]) -> None:
    kit, host = page
    if kit not in ("element", "vant"):
        return
    opened = show(kit, host, state={"open": True})
    (popup,) = [e for e in opened.elements if e.type == "notification" and e.whole]
    inside = [
        e.text for e in opened.elements if popup.box.contains(*e.box.center) and e.type == "button"
    ]
    assert "Cancel" in inside
    assert popup.box.width < opened.size[0] or popup.box.height < opened.size[1]
    closed = show(kit, host)
    assert not [e for e in closed.elements if "Cancel" in e.text]


def test_every_kit_has_a_trial_page_or_is_made_of_those_that_have() -> None:
    assert {part for kit in kits() for part in kit.split("-")} <= {*SHOWN, "plain", "charts"}
