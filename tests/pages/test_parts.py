"""The parts of dense programs: each shows, is found as what it is, and its clicks arrive."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pointerbench import pages
from pointerbench.browser.clicks import state_after, unproved
from pointerbench.browser.host import Device, Host
from pointerbench.browser.painted import Meaning, tree_of
from pointerbench.contract.task import Screen
from pointerbench.elements.tree import Element, ElementTree, FactKind, ListKind
from pointerbench.pages.banks.draw import Draw
from pointerbench.pages.frames import DESKTOPS, frame_of
from pointerbench.pages.serve import serve, start_of
from pointerbench.values.rng import Stream

HERE = Path(__file__).parent / "parts"
PARTS = Path(pages.__file__).parent / "parts"
LISTS = {
    name: ListKind({"en": (name, name), "zh": (name, "个")}, fact, {fact: FactKind(kind, {})}, {})
    for name, fact, kind in (("layers", "name", "label"), ("rows", "size", "number"))
}

Expected = list[tuple[str, str, str | None]]

# What the trial page tells when an element is clicked: type, text or name, and what is told.
DESK: Expected = [
    *(("icon", "save", "tools: save"), ("icon", "zoom", "tools: zoom")),
    *(("button", "Run", "tools: run"), ("icon", "layout", "tools drop: layout")),
    *(
        ("dropdown", "Replace", "options drop: mode"),
        ("checkbox", "Smooth edges", "options: smooth"),
    ),
    *(("icon", "brush", "hand: brush"), ("button", "Layers", "fold: layers")),
    *(("icon", "add", "fold action: add"), ("icon", "clear", "field clear: filter")),
    *(("button", "Roads", "tree: roads"), ("icon", "visible", "tree action: roadseye")),
    *(("icon", "fold", "tree twist: g"), ("checkbox", "check Water", "tree check: water")),
    *(("button", "#e67e22", "swatches: #e67e22"), ("tab", "notes.md", "doctabs: c")),
    *(("icon", "unsaved, close tab", "doctabs close: b"), ("icon", "new tab", "doctabs add: 1")),
    *(("button", "Maps", "steps: maps"), ("button", "Size", "table sort: size")),
    *(("text", "Roads", "table: r0"), ("checkbox", "Shown", "table check: r0")),
    *(("slider", "Drums", "fader: 50"), ("slider", "Pan", "knob: 1"), ("slider", "ruler", "")),
    *(("checkbox", "Once", "check: one"), ("toggle", "Sync", "check: sync")),
    *(("input", "Outline", "field: name"), ("input", "12.5°", "spin: 0"), ("icon", "more", "")),
    *(("slider", "Opacity", "slider: 50"), ("button", "Apply", "push: apply")),
    *(("button", "Transform", "props fold: place"), ("input", "1.20", "props pick: location")),
    *(("button", "#3A86C8", "props pick: fill"), ("checkbox", "Visible", "props: visible")),
    *(("toggle", "Live", "props: live"), ("text", "1,284", None), ("icon", "presets", "")),
    *(("button", "main", "strip: branch"), ("icon", "messages", "strip: log")),
    *(("button", "divider", "split: 1"), ("slider", "scroll bar", None)),
    *(("button", "rain 0", "plot: 0"), ("button", "rain 1", "plot: 1")),
    *(("button", "Field", "records sort: name"), ("button", "Depth", "records open: f0name")),
    *(("checkbox", "select", "records check: f0"), ("icon", "edit", "records act: f0edit")),
    ("button", "Send plan", "act: send"),
]
RIBBON: Expected = [
    *(("tab", "Insert", "ribbon tab: insert"), ("button", "File", "ribbon tab: file")),
    *(("icon", "Paste", "ribbon: paste"), ("button", "Cut", "ribbon: cut")),
    *(("button", "Paste", "ribbon drop: paste"), ("icon", "Clipboard", "ribbon launch: clip")),
    *(("dropdown", "Carlito", "ribbon drop: face"), ("icon", "bold", "ribbon: b")),
    *(("button", "AaBb Good", "ribbon: g1"), ("checkbox", "Rulers", "ribbon: rulers")),
    *(("button", "960", "table: r0size"), ("button", "3", "table: r2")),
]
DAYS: Expected = [
    *(("button", "5", "dates: 2026-03-05"), ("button", "Planning Room 4", "week: a")),
    *(("button", "Interview", "week: b"), ("button", "Call", "week: c")),
]
POPUPS: dict[str, Expected] = {
    "context": [("menu", "New project", "context: new"), ("menu", "harbour.qgz", "context: one")],
    "dialog": [
        ("notification", "", None),
        ("button", "Export", "dialog: ok"),
        ("icon", "close", ""),
    ],
    "notice": [("notification", "", None), ("button", "Open log", "notice: log")],
    "tip": [("text", "Save project", None), ("text", "Ctrl+S", None)],
}


@pytest.fixture(scope="module")
def host(chromium_runs: None) -> Iterator[Host]:
    """A page with all parts on it."""
    host = Host(serve, start_of("plain"))
    names = {"template": "trial.html", "css": "trial.css", "script": "trial.js"}
    texts = {key: (HERE / name).read_text("utf-8") for key, name in names.items()}
    host.call("pb.define", {"name": "trial", **texts})
    icons = serve("/vendor/icons/lucide.json")
    assert icons
    host.page.evaluate(f"pb.icons('lucide', {icons[0].decode()})")
    yield host
    host.close()


def show(host: Host, look: str = "win", **more: Any) -> ElementTree:
    width = more.pop("width", 1500)
    host.be(Device(Screen(width, 900, 1), touch=False))
    stream = Stream(f"parts/{look}")
    frame = frame_of(stream, look, (width, 900), "plan", Draw(stream.child("words"), "en", {}))
    frame |= {"window": None, "second": None, **more.pop("frame", {})}
    view = {"app": "trial", "icons": "lucide", "data": {}, "labels": {}, "language": "en"}
    theme = more.pop("theme", "light")
    host.call("pb.show", {**view, "theme": theme, "look": look, "frame": frame, "state": more})
    return tree_of(host, Meaning(LISTS, {}, "en", "desktop"))


def found(tree: ElementTree, type_: str, called: str) -> list[Element]:
    return [e for e in tree.elements if e.type == type_ and called in (e.text, e.name, e.label, "")]


def check(host: Host, tree: ElementTree, expected: Expected) -> None:
    told: dict[tuple[str, str], set[str]] = {}
    for type_, called, _ in expected:
        for element in found(tree, type_, called)[:2]:
            said = str(state_after(host, element.box)["told"])
            told.setdefault((type_, called), set()).add(said)
    missing = [(t, c) for t, c, _ in expected if (t, c) not in told]
    assert missing == []
    assert [one for one in expected if one[2] and one[2] not in told[one[0], one[1]]] == []


def wrong(host: Host, tree: ElementTree, turn: int) -> set[tuple[str, str]]:
    """A third of the elements whose boxes clicks deny: another third in another look."""
    missed = unproved(host, tree, [e.id for e in tree.elements if e.whole][turn % 3 :: 3])
    return {(tree.by_id[id_].type, tree.by_id[id_].text) for id_ in missed}


def test_the_parts_of_a_desk_are_what_they_are_and_hear_clicks(host: Host) -> None:
    check(host, show(host), DESK)


def test_a_ribbon_hears_clicks_and_a_table_those_on_cells(host: Host) -> None:
    check(host, show(host, board="ribbon"), RIBBON)


def test_a_week_and_a_small_month_hear_clicks(host: Host) -> None:
    check(host, show(host, board="days"), DAYS)


def test_a_view_in_space_says_where_its_points_are(host: Host) -> None:
    (origin,) = found(show(host, board="space"), "icon", "origin")
    assert state_after(host, origin.box)["told"] == "space at: 2"


@pytest.mark.parametrize("pop", POPUPS)
def test_what_pops_up_is_found_and_covers_what_is_under_it(host: Host, pop: str) -> None:
    tree = show(host, pop=pop, hover="two")
    check(host, tree, POPUPS[pop])
    assert bool(found(tree, "button", "Transform")) == (pop in ("notice", "tip"))


@pytest.mark.parametrize("turn", range(6))
def test_boxes_are_where_clicks_find_them_in_every_look(host: Host, turn: int) -> None:
    look = (*DESKTOPS, "web")[turn]
    more = {"board": "ribbon", "choice": True} if turn < 3 else {"menu": "file"}
    frame = {"kind": "bare"} if look == "web" else {}
    theme = "dark" if look in ("mac", "kde") else "light"
    tree = show(host, look, theme=theme, frame=frame, width=1300, **more)
    assert wrong(host, tree, turn) == set()


def test_tools_that_do_not_fit_are_behind_a_button(host: Host) -> None:
    assert not found(show(host), "icon", "more tools")
    tree = show(host, width=1000, more=True)
    check(host, tree, [("icon", "more tools", ""), ("icon", "download", "tools: t-download")])
    assert not found(show(host, width=1000), "icon", "download")


def test_a_narrow_ribbon_draws_buttons_small_then_as_icons_then_groups_as_one(host: Host) -> None:
    sizes = []
    for width in (1500, 1100, 860, 640):
        tree = show(host, board="ribbon", width=width)
        words, icons = found(tree, "button", "Sum"), found(tree, "icon", "Sum")
        sizes.append("words" if words else "icon" if icons else "group")
        assert all(e.box.x2 <= width for e in found(tree, "button", "Editing"))
    assert sizes == ["words", "words", "icon", "group"]
    assert found(tree, "button", "Editing")


@pytest.mark.parametrize("look", DESKTOPS)
def test_an_application_can_draw_its_own_title_bar(host: Host, look: str) -> None:
    tree = show(host, look, own=True, frame={"own": True, "bare_desk": True})
    check(host, tree, [("icon" if look != "mac" else "button", "close", "controls: close")])
    assert len([e for e in tree.elements if e.name == "minimise"]) == 1
    assert not [e for e in tree.elements if e.text == "plan"]


def test_the_same_state_is_drawn_the_same_again(host: Host) -> None:
    first = show(host, width=1000, board="ribbon")
    host.call("pb.reset")
    assert tree_of(host, Meaning(LISTS, {}, "en", "desktop")) == first


@pytest.mark.parametrize("zoom", [1, 2.5])
def test_the_rulers_of_a_canvas_count_in_units_of_its_sheet(host: Host, zoom: float) -> None:
    show(host, board="canvas", zoom=zoom)
    found = host.page.evaluate(
        """(() => {
          const left = node => node.getBoundingClientRect().left;
          const labels = [...document.querySelectorAll('.pb-canvas-x .pb-tick-label')];
          const label = labels.find(one => one.textContent === '200');
          return [left(document.querySelector('.at200')), left(label)];
        })()"""
    )
    assert abs(found[0] - found[1]) <= 1


def test_a_canvas_hears_clicks_and_a_hidden_layer_is_not_drawn(host: Host) -> None:
    expected: Expected = [
        ("button", "node", "canvas: node"),
        ("slider", "scroll bar", "canvas scroll: y"),
    ]
    tree = show(host, board="canvas")
    check(host, tree, expected)
    assert [e.photo for e in tree.elements if e.type == "image"] == ["green_lake"]
    assert not [e for e in show(host, board="canvas", bare=True).elements if e.type == "image"]


def test_a_schematic_hears_clicks_on_its_components_and_names(host: Host) -> None:
    expected: Expected = [("button", "R", "circuit: r"), ("button", "C", "circuit: c")]
    tree = show(host, board="circuit")
    check(host, tree, expected)
    assert {"R1", "GND", "out"} <= {e.text for e in tree.elements if e.type == "text"}


def test_a_timeline_shows_its_clips_and_hears_clicks_on_them_and_on_its_ruler(host: Host) -> None:
    expected: Expected = [
        *(("button", "sea.mov", "clip: sea"), ("button", "pier.mov", "clip: pier")),
        *(("button", "voice.wav", "clip: voice"), ("button", "keys", "clip: keys")),
        *(("button", "A1", "head: A1"), ("slider", "time ruler", "seek: 30")),
    ]
    tree = show(host, board="timeline")
    check(host, tree, expected)
    begun, after = (found(tree, "button", name)[0].box for name in ("sea.mov", "pier.mov"))
    assert begun.x2 == after.x1  # one after the other
    assert all(e.whole for e in found(tree, "button", "keys"))  # cut where the view ends


def test_a_class_belongs_to_one_stylesheet() -> None:
    """All are loaded into every page: a class that two parts style shows one of them wrong."""
    homes: dict[str, set[str]] = {}
    for path in PARTS.glob("*.css"):
        for name in _styled(path.read_text("utf-8")):
            homes.setdefault(name, set()).add(path.name)
    assert {name: own for name, own in homes.items() if len(own) > 1} == {}


def _styled(css: str) -> Iterator[str]:
    """The classes that stand alone before a rule's brace, outside of others' rules."""
    depth, start = 0, 0
    css = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    for at, sign in enumerate(css):
        if sign == "{":
            if depth == 0 and re.fullmatch(r"\.[\w-]+", css[start:at].strip()):
                yield css[start:at].strip()
            depth += 1
        elif sign == "}":
            depth, start = depth - 1, at + 1
