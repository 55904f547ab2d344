"""What is made of trees and windows, on small ones written by hand."""

from __future__ import annotations

import numpy as np
import pytest

from pointerbench.capture.desktop import kinds
from pointerbench.capture.desktop.defects import mended
from pointerbench.capture.desktop.drawn import colours, has_words, width_of
from pointerbench.capture.desktop.elements import Reading
from pointerbench.capture.desktop.find import ends_in_ellipsis, same_words
from pointerbench.capture.desktop.labels import labels_of
from pointerbench.capture.desktop.node import Node, Ref, in_order, states_of
from pointerbench.capture.desktop.shortcuts import shortcut_of, without_shortcut
from pointerbench.capture.desktop.stack import Window, topmost, window_of
from pointerbench.capture.desktop.visible import seen
from pointerbench.values.geometry import Box

SIZE = (640, 480)
SHOWN = frozenset({"showing", "visible", "sensitive"})
MAIN = Window(1, Box(0, 0, 640, 480), free=False, title="Sums")


def node(place: str, role: str, box: Box | None, name: str = "", **more: object) -> Node:
    """A node that shows; its parent is found by `tree_of`."""
    values = {"states": SHOWN, **more}
    return Node(Ref(":1", f"/{place or 'root'}"), role, name, box=box, place=place, **values)  # type: ignore[arg-type]


def tree_of(*nodes: Node) -> list[Node]:
    """A program with these nodes, each below the one whose place its own begins with."""
    every = [node("", "application", None), *nodes]
    at = {one.place: number for number, one in enumerate(every)}
    parents = [at[one.place.rpartition("/")[0]] if one.place else -1 for one in every]
    return in_order(
        [
            Node(**{**{f: getattr(one, f) for f in Node.__slots__}, "parent": parent})
            for one, parent in zip(every, parents, strict=True)
        ]
    )


def shown(nodes: list[Node], *stack: Window) -> dict[str, object]:
    """By name the box that is seen, or why none is."""
    found = seen(nodes, stack or (MAIN,), SIZE)
    return {
        one.name: what.box or what.why for one, what in zip(nodes, found, strict=True) if one.name
    }


FRAME = node("0", "frame", Box(0, 0, 640, 480))


def test_a_row_below_its_list_is_cut_or_gone() -> None:
    nodes = tree_of(
        FRAME,
        node("0/0", "list", Box(10, 10, 110, 60)),
        node("0/0/0", "list item", Box(10, 10, 110, 40), "first"),
        node("0/0/1", "list item", Box(10, 40, 110, 70), "second"),
        node("0/0/2", "list item", Box(10, 70, 110, 100), "third"),
    )
    assert shown(nodes) == {
        "first": Box(10, 10, 110, 40),
        "second": Box(10, 40, 110, 60),
        "third": "cut away",
    }
    assert [defect.kind for defect in mended(nodes)[1]] == ["unclipped"]


def test_what_lies_behind_a_dialog_is_not_seen_and_what_it_touches_is_not_whole() -> None:
    dialog = Window(2, Box(200, 100, 400, 300), free=False)
    nodes = tree_of(
        FRAME,
        node("0/0", "push button", Box(250, 150, 300, 180), "behind"),
        node("0/1", "push button", Box(100, 150, 220, 180), "beside"),
        node("1", "dialog", Box(200, 100, 400, 300)),
        node("1/0", "push button", Box(210, 250, 260, 280), "OK"),
    )
    assert shown(nodes, MAIN, dialog) == {
        "behind": "behind a window",
        "beside": Box(100, 150, 220, 180),
        "OK": Box(210, 250, 260, 280),
    }
    whole = {n.name: s.whole for n, s in zip(nodes, seen(nodes, (MAIN, dialog), SIZE), strict=True)}
    assert (whole["beside"], whole["OK"]) == (False, True)


def test_a_document_in_a_window_is_not_the_dialog_that_lies_over_it() -> None:
    dialog = Window(2, Box(100, 30, 600, 470), free=False)
    nodes = tree_of(
        FRAME,
        node("0/0", "frame", Box(40, 80, 560, 480), "plan"),
        node("0/0/0", "scroll bar", Box(540, 80, 560, 480), "along"),
        node("1", "dialog", Box(100, 30, 600, 470)),
    )
    assert shown(nodes, MAIN, dialog) == {
        "plan": "behind a window",
        "along": "behind a window",
    }


def test_entries_of_a_menu_are_seen_where_its_window_is() -> None:
    nodes = tree_of(
        FRAME,
        node("0/0", "menu bar", Box(0, 20, 640, 44)),
        node("0/0/0", "menu", Box(0, 20, 40, 44), "File"),
        node("0/0/0/0", "menu item", Box(0, 44, 200, 68), "New"),
    )
    popup = Window(9, Box(0, 44, 200, 300), free=True)
    assert shown(nodes, MAIN, popup)["New"] == Box(0, 44, 200, 68)
    assert shown(nodes)["New"] == "its popup is closed"


def test_entries_that_do_not_say_that_they_show_are_seen_where_they_fill_a_popup() -> None:
    quiet = frozenset({"visible", "sensitive"})
    nodes = tree_of(
        FRAME,
        node("0/0", "menu bar", Box(0, 0, 640, 24)),
        node("0/0/0", "menu", Box(0, 0, 40, 24), "File"),
        node("0/0/0/0", "menu item", Box(2, 26, 80, 46), "closed", states=quiet),
        node("0/0/1", "menu", Box(40, 0, 80, 24), "Edit"),
        node("0/0/1/0", "menu item", Box(42, 26, 158, 46), "open", states=quiet),
    )
    popup = Window(2, Box(40, 24, 160, 90), free=True, title="")
    found = shown(nodes, MAIN, popup)
    assert found["open"] == Box(42, 26, 158, 46)
    assert found["closed"] == "not showing"


def test_a_window_that_is_not_there_hides_all_in_it() -> None:
    nodes = tree_of(
        FRAME,
        node("1", "dialog", Box(50, 50, 90, 90)),
        node("1/0", "push button", Box(60, 60, 80, 80), "ghost"),
    )
    assert shown(nodes)["ghost"] == "no such window"


def test_a_stale_origin_is_moved_to_where_the_panel_is() -> None:
    nodes = tree_of(
        FRAME,
        node("0/0", "panel", Box(0, 45, 640, 480)),
        node("0/0/0", "root pane", Box(0, 20, 640, 455)),
        node("0/0/0/0", "push button", Box(10, 30, 40, 60), "Save"),
    )
    found, defects = mended(nodes)
    assert found[-1].box == Box(10, 55, 40, 85)
    assert [defect.kind for defect in defects] == ["stale-origin"]
    assert mended(found)[1] == []


def test_a_menu_bar_without_height_and_a_list_without_area_are_dropped() -> None:
    nodes = tree_of(
        FRAME,
        node("0/0", "menu bar", Box(0, 20, 640, 20)),
        node("0/0/0", "menu", Box(0, 20, 40, 44), "phantom"),
        node("0/1", "combo box", Box(100, 100, 200, 130), "Size"),
        node("0/1/0", "list", Box(0, 0, 0, 0), count=1),
        node("0/1/0/0", "list item", Box(0, 0, 60, 20), "10"),
    )
    found, defects = mended(nodes)
    assert sorted(defect.kind for defect in defects) == ["empty-list", "phantom-menu-bar"]
    assert shown(found) == {
        "phantom": "a menu bar without height",
        "Size": Box(100, 100, 200, 130),
        "10": "a list without area",
    }


def test_labels_of_tabs_are_widened_until_they_meet() -> None:
    nodes = tree_of(
        FRAME,
        node("0/0", "page tab list", Box(10, 100, 410, 300)),
        node("0/0/0", "page tab", Box(24, 108, 60, 126), "One"),
        node("0/0/0/0", "panel", Box(11, 135, 409, 299)),
        node("0/0/1", "page tab", Box(86, 108, 130, 126), "Two"),
    )
    found, defects = mended(nodes)
    boxes = {one.name: one.box for one in found if one.role == "page tab"}
    assert boxes == {"One": Box(11, 100, 73, 135), "Two": Box(73, 100, 143, 135)}
    assert [defect.kind for defect in defects] == ["label-for-tab"] * 2
    assert mended(found)[1] == []  # tabs that meet are tabs


def test_tabs_do_not_reach_into_the_margin_of_their_page() -> None:
    """As in GTK's dialogs, where what is on a page begins some pixels below its upper edge."""
    nodes = tree_of(
        FRAME,
        node("0/0", "page tab list", Box(10, 100, 410, 300)),
        node("0/0/0", "page tab", Box(24, 108, 60, 126), "One"),
        node("0/0/0/0", "panel", Box(22, 147, 398, 288)),
        node("0/0/1", "page tab", Box(86, 108, 130, 126), "Two"),
    )
    found, _ = mended(nodes)
    boxes = {one.name: one.box for one in found if one.role == "page tab"}
    assert boxes == {"One": Box(11, 100, 73, 135), "Two": Box(73, 100, 143, 135)}


def test_labels_of_tabs_below_each_other_are_widened_too() -> None:
    nodes = tree_of(
        FRAME,
        node("0/0", "page tab list", Box(100, 10, 300, 410)),
        node("0/0/0", "page tab", Box(108, 24, 126, 60), "One"),
        node("0/0/0/0", "panel", Box(135, 11, 299, 409)),
        node("0/0/1", "page tab", Box(108, 86, 126, 130), "Two"),
    )
    found, _ = mended(nodes)
    boxes = {one.name: one.box for one in found if one.role == "page tab"}
    assert boxes == {"One": Box(100, 11, 135, 73), "Two": Box(100, 73, 135, 143)}


def test_the_uppermost_window_is_seen() -> None:
    popup = Window(9, Box(100, 100, 200, 200), free=True)
    assert topmost((MAIN, popup), 150, 150) == popup
    assert topmost((MAIN, popup), 50, 50) == MAIN
    assert topmost((MAIN,), 700, 50) is None
    assert window_of((MAIN, popup), Box(101, 101, 199, 199)) == popup
    assert window_of((MAIN, popup), Box(0, 0, 20, 20)) is None


@pytest.mark.parametrize(
    ("keys", "description", "expected"),
    [
        ("n;<Alt>f:n;<Primary>n", "", "Ctrl+N"),
        ("v;<Alt>e:v;<Primary><Shift>v", "", "Ctrl+Shift+V"),
        ("c;<Alt>e:c;F9", "", "F9"),
        ("<Alt>f;<Alt>f;", "", ""),
        ("f;<Alt>f:f;", "", ""),
        ("Ctrl+S", "", "Ctrl+S"),
        ("Alt+F", "", ""),
        ("", "Clear Direct Formatting (Ctrl+M)", "Ctrl+M"),
        ("", "Toggle Formatting Marks (Ctrl+F10)", "Ctrl+F10"),
        ("", "Save the file", ""),
        ("", "Sum (all cells)", ""),
        ("", "Zoom in (Ctrl++)", "Ctrl++"),
    ],
)
def test_shortcuts_are_read(keys: str, description: str, expected: str) -> None:
    assert shortcut_of(keys, description) == expected


def test_a_description_without_its_keys() -> None:
    assert without_shortcut("Clear Direct Formatting (Ctrl+M)") == "Clear Direct Formatting"
    assert without_shortcut("Sum (all cells)") == "Sum (all cells)"


def test_fields_take_the_words_beside_or_above_them() -> None:
    beside = node("0/0", "entry", Box(200, 100, 300, 130))
    above = node("0/1", "entry", Box(200, 200, 300, 230))
    told = node("0/2", "entry", Box(200, 300, 300, 330), labels=(Ref(":1", "/0/5"),))
    name = node("0/3", "label", Box(100, 105, 160, 125), "Name:")
    city = node("0/4", "label", Box(200, 180, 260, 196), "City")
    hint = node("0/5", "label", Box(0, 0, 50, 20), "Street:")
    far = node("0/6", "label", Box(0, 400, 50, 420), "Far")
    fields = [(one, one.box) for one in (beside, above, told) if one.box]
    texts = [(one, one.box) for one in (name, city, hint, far) if one.box]
    found = labels_of(fields, texts, {hint.ref: hint})
    assert list(found.values()) == ["Name", "City", "Street"]


def test_a_label_beyond_another_field_is_not_its() -> None:
    first = node("0/0", "entry", Box(100, 100, 150, 130))
    second = node("0/1", "entry", Box(160, 100, 210, 130))
    label = node("0/2", "label", Box(50, 105, 95, 125), "Size")
    fields = [(one, one.box) for one in (first, second) if one.box]
    assert labels_of(fields, [(label, Box(50, 105, 95, 125))], {}) == {first.ref: "Size"}


def painted(box: Box, *marks: Box) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    picture = np.full((100, 300, 3), 240, np.uint8)
    picture[box.y1 : box.y2, box.x1 : box.x2] = 200
    for mark in marks:
        picture[mark.y1 : mark.y2, mark.x1 : mark.x2] = 20
    return picture


BUTTON = Box(50, 30, 170, 64)


def strokes(box: Box) -> list[Box]:
    """Upright strokes as of letters, from edge to edge of a box."""
    return [Box(x, box.y1, min(x + 2, box.x2), box.y2) for x in range(box.x1, box.x2, 4)]


def test_a_few_bars_are_no_short_word() -> None:
    """As the icon that centres a text, which is as wide as the two characters of its name."""
    small = Box(50, 30, 87, 65)
    bars = [Box(55, y, 82, y + 2) for y in (40, 44, 48, 52)]
    assert not has_words(painted(small, *bars), small, "居中")
    assert has_words(painted(small, *strokes(Box(55, 40, 82, 54))), small, "居中")


def test_words_are_drawn_where_ink_is_as_wide_as_they_are_and_low() -> None:
    wide = round(width_of("Duplicate"))
    words = Box(60, 40, 60 + wide, 52)
    icon = Box(60, 36, 84, 60)
    assert has_words(painted(BUTTON, *strokes(words)), BUTTON, "Duplicate")
    assert not has_words(painted(BUTTON, icon), BUTTON, "Duplicate")
    assert not has_words(painted(BUTTON), BUTTON, "Duplicate")
    beside = Box(95, 40, 95 + wide, 52)
    both = painted(Box(50, 30, 200, 64), icon, *strokes(beside))
    assert has_words(both, Box(50, 30, 200, 64), "Duplicate")
    narrow = Box(50, 30, 84, 64)
    assert not has_words(painted(narrow, Box(55, 35, 79, 59)), narrow, "Duplicate")


def test_colours_of_ground_and_ink() -> None:
    assert colours(painted(BUTTON, Box(60, 40, 90, 52)), BUTTON) == ("#c8c8c8", "#141414")
    assert colours(painted(BUTTON), BUTTON.grown(-8)) == ("", "")


def test_names_are_the_same_but_for_marks_of_keys() -> None:
    assert same_words("文件(F)", "文件")
    assert same_words("Save _As…", "Save As...")
    assert same_words("Find && Replace", "find  replace") is False
    assert not same_words("Save", "Save All")
    assert ends_in_ellipsis("Print...")
    assert ends_in_ellipsis("打印(P)…")
    assert ends_in_ellipsis("另存为...(A)")
    assert not ends_in_ellipsis("Print")


def test_bits_of_a_state_have_names() -> None:
    assert states_of([1 << 4 | 1 << 25, 1 << (41 - 32)]) == {"checked", "showing", "checkable"}


@pytest.mark.parametrize(
    ("role", "states", "kind", "active"),
    [
        ("push button", SHOWN, "button", True),
        ("text", SHOWN | {"editable"}, "input", True),
        ("text", SHOWN, "text", False),
        ("label", SHOWN, "text", False),
        ("radio button", SHOWN, "checkbox", True),
        ("icon", SHOWN, "text", False),
        ("icon", SHOWN | {"selectable"}, "text", True),
        ("page tab", SHOWN, "tab", True),
        ("filler", SHOWN, "", False),
    ],
)
def test_roles_have_types(role: str, states: frozenset[str], kind: str, active: bool) -> None:
    one = node("0", role, Box(0, 0, 9, 9), states=states)
    assert (kinds.type_of(one), kinds.is_active(one)) == (kind, active)


def test_what_cannot_be_used_is_disabled() -> None:
    off = node("0", "push button", Box(0, 0, 9, 9), states=frozenset({"showing", "checked"}))
    assert kinds.state_of(off) == {"disabled"}
    on = node("0", "toggle button", Box(0, 0, 9, 9), states=SHOWN | {"pressed"})
    assert kinds.state_of(on) == {"checked"}


def test_an_entry_of_a_list_that_is_a_picture_has_no_words() -> None:
    nodes = tree_of(FRAME, node("0/0", "list item", Box(100, 100, 182, 166), "Title Slide"))
    pixels = np.full((480, 640, 3), 255, np.uint8)
    pixels[110:150, 110:170] = 90
    (made,) = Reading(nodes, seen(nodes, (MAIN,), SIZE), pixels).elements()[0]
    assert (made.type, made.text, made.name) == ("image", "", "Title Slide")
