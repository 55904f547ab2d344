"""Pages on a real server in a real browser: what is read from them, and what proves it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import numpy as np
import pytest
from served_pages import served

from pointerbench.capture.captured import CONFIRMED, CONTRADICTED, Captured
from pointerbench.capture.failures import NoSuchElementError
from pointerbench.capture.recipe import Named, Step, Wording
from pointerbench.capture.web import proofs
from pointerbench.capture.web.proofs import Proved, judge_hover, judge_ink, prove
from pointerbench.capture.web.session import Live, Look, opened
from pointerbench.capture.web.steps import found, take
from pointerbench.capture.web.tree import Ink, Seen, see
from pointerbench.values.geometry import Box

STYLE = "<style>*{margin:0;font:16px sans-serif}body{padding:10px}button{padding:4px 12px}</style>"
PAGES = {
    "/controls": "<button aria-keyshortcuts='Control+S' title='Keeps it'>Save</button> <a href='/table'>Terms</a>"
    "<p>Some plain words</p><label for=n>Name</label> <input id=n value=Mara>"
    "<input type=checkbox id=c checked><label for=c>Remember</label>"
    "<button aria-label=Close><svg width=16 height=16><rect width=16 height=16 /></svg></button>"
    "<div role=tab aria-selected=true data-state='closed'>General</div>",
    "/shadow": "<div id=h></div><script>h.attachShadow({mode:'open'}).innerHTML='<button>Inside</button>'</script>",
    "/frame": "<p>Around</p><iframe src='/controls' width=360 height=200 style='border:3px solid;margin:20px'></iframe>",
    "/table": "<table><thead><tr><th>Name<th>Price</thead><tr><td>Rope<td>12.50<tr><td>Saw<td>40<tr><td>Nails<td>3</table>",
    "/dialog": "<button>Behind</button><div role=dialog aria-label=Leave style='position:fixed;inset:0;background:#fff'>"
    "<p>Leave now?</p><button>Yes</button></div>",
    "/list": "<div style='height:120px;width:200px;overflow:auto;border:1px solid'>"
    + "".join(f"<button style='display:block;height:32px'>Row {n}</button>" for n in range(20))
    + "</div>",
    "/date": "<p id=p></p><script>p.textContent = new Date().toISOString().slice(0, 13)</script>",
    "/leaving": "<button onclick=\"document.title='clicked'\">Go</button><img src='http://example.invalid/a.png'>",
    "/hover": "<style>#b:hover{background:#f80}</style><button id=b style='margin:40px;border:0'>Warm</button>",
    "/zh": "<script>document.write('<p>' + navigator.language + '</p>')</script>",
}  # fmt: skip
Open = Callable[..., Live]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with served(PAGES, STYLE) as address:
        yield address


@pytest.fixture
def page(chromium_runs: None, address: str) -> Iterator[Open]:
    """Opens a page of the server in a window of 480 by 320."""
    with opened(["127.0.0.1"]) as open_page:

        def open_(path: str, look: Look | None = None) -> Live:
            live = open_page(look or Look(size=(480, 320)))
            live.go(address + path)
            live.rest_mouse()
            return live

        yield open_


def named(seen: Seen, name: str) -> Captured:
    (element,) = [e for e in seen.elements if name in (e.name, e.text)]
    return element


def test_controls_have_type_name_state_and_shortcut(page: Open) -> None:
    seen = see(page("/controls"))
    kinds = {e.name or e.text: (e.type, e.role) for e in seen.elements}
    assert kinds["Save"] == ("button", "button")
    assert kinds["Terms"] == ("link", "link")
    assert kinds["Close"] == ("icon", "button")
    assert kinds["General"] == ("tab", "tab")
    assert kinds["Some plain words"][0] == "text"
    save, general = named(seen, "Save"), named(seen, "General")
    assert (save.shortcut, save.description, save.active) == ("Control+S", "Keeps it", True)
    assert general.state == {"selected"}
    (field,) = [e for e in seen.elements if e.type == "input"]
    assert (field.text, field.label, field.name) == ("Mara", "Name", "Name")
    (box,) = [e for e in seen.elements if e.type == "checkbox"]
    assert (box.name, set(box.state)) == ("Remember", {"checked"})


def test_a_text_is_where_its_letters_are(page: Open) -> None:
    """Not as wide as the column that it stands in."""
    words = named(see(page("/controls")), "Some plain words")
    assert words.box.width < 200


@pytest.mark.parametrize("path", ["/shadow", "/frame", "/table", "/dialog", "/controls", "/list"])
def test_everything_whole_is_proved(page: Open, path: str) -> None:
    live = page(path)
    before, seen = live.pixels(), see(live)
    made = prove(live, seen.elements, seen.inks, hover=2, proved=Proved())
    whole = [element for element in made if element.whole]
    assert whole
    assert [e for e in whole if not e.proved] == []
    assert np.array_equal(before, live.settle())


@pytest.mark.parametrize("by", [(8, 0), (-8, 0), (0, 8), (0, -8)])
@pytest.mark.parametrize("path", ["/controls", "/frame", "/shadow", "/table"])
def test_a_box_that_is_off_by_eight_pixels_fails(
    page: Open, path: str, by: tuple[int, int]
) -> None:
    live = page(path)
    seen = see(live)
    moved = tuple(replace(e, box=e.box.moved(*by)) for e in seen.elements)
    inks = {id_: replace(ink, box=ink.box.moved(*by)) for id_, ink in seen.inks.items()}
    made = prove(live, moved, inks, hover=0, proved=Proved())
    assert [e for e in made if e.proved] == []


def test_a_delivered_click_does_nothing_to_the_page(page: Open) -> None:
    live = page("/leaving")
    seen = see(live)
    button = named(seen, "Go")
    assert proofs.clicks(live, [button])[button.id].verdict == CONFIRMED
    assert see(live).title != "clicked"
    take(live, [Step("press", Named(name=Wording({"en": "Go"})), "here:1")], "")
    assert see(live).title == "clicked"


def test_no_host_is_reached_that_was_not_given(page: Open) -> None:
    assert page("/leaving").blocked == {"example.invalid": 1}


def test_what_a_dialog_covers_is_not_there(page: Open) -> None:
    seen = see(page("/dialog"))
    assert [e.text for e in seen.elements if e.type == "button"] == ["Yes"]
    assert "notification" in {e.type for e in seen.elements}


def test_what_is_scrolled_away_is_not_there_and_what_is_cut_off_is_not_whole(page: Open) -> None:
    live = page("/list")
    rows = [e for e in see(live).elements if e.type == "button"]
    assert [row.text for row in rows] == ["Row 0", "Row 1", "Row 2", "Row 3"]
    assert [row.whole for row in rows] == [True, True, True, False]
    take(live, [Step("scroll", Named(name=Wording({"en": "Row 1"})), "here:1", 8)], "")
    assert see(live).elements[0].text == "Row 10"


def test_rows_of_a_table_have_facts(page: Open) -> None:
    seen = see(page("/table"))
    rows = [group for group in seen.groups.values() if group.facts]
    assert [row.facts["Price"].value for row in rows] == [12.5, 40, 3]
    assert [row.key for row in rows] == ["Rope", "Saw", "Nails"]
    assert seen.kinds["table0"].facts["Price"].kind == "number"


def test_the_page_believes_in_the_given_time_and_language(page: Open) -> None:
    look = Look(size=(480, 320), language="zh", clock=1_772_443_800)
    assert see(page("/date", look)).elements[0].text == "2026-03-02T09"
    assert see(page("/zh", look)).elements[0].text == "zh-CN"


def test_a_step_that_finds_nothing_says_where_and_what_there_is(page: Open) -> None:
    live = page("/controls")
    with pytest.raises(NoSuchElementError, match=r"r\.toml:4: no element name 'Sav it'.*'Save'"):
        take(live, [Step("press", Named(name=Wording({"en": "Sav it"})), "r.toml:4")], "")
    assert found(live, Named("button", index=1)).name == "Close"


def test_what_the_mouse_changes_is_the_box(page: Open) -> None:
    live = page("/hover")
    before, button = live.pixels(), named(see(live), "Warm")
    with_mouse = proofs.hovers(live, [button], before, 5, Proved())[button.id]
    assert (with_mouse.verdict, with_mouse.agree) == (CONFIRMED, 1.0)


def picture(*boxes: Box) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
    made = np.zeros((200, 300, 3), np.uint8)
    for x1, y1, x2, y2 in boxes:
        made[y1:y2, x1:x2] = 200
    return made


def test_a_shadow_around_a_box_is_its_own_and_a_row_around_it_says_nothing() -> None:
    box = Box(100, 80, 160, 110)
    assert judge_hover(picture(), picture(box.grown(10)), box).verdict == CONFIRMED
    assert judge_hover(picture(), picture(box.grown(10)), box.moved(8, 0)).verdict != CONFIRMED
    assert (
        judge_hover(picture(), picture(Box(60, 80, 200, 110)), box.moved(9, 0)).verdict == "silent"
    )


@pytest.mark.parametrize("by", [(8, 0), (-8, 0), (0, 8), (0, -8)])
def test_letters_elsewhere_contradict_a_text(by: tuple[int, int]) -> None:
    box, letters = Box(40, 40, 120, 60), Box(40, 45, 119, 56)
    assert judge_ink(picture(letters), picture(), box, Ink(letters, 1)).verdict == CONFIRMED
    moved = Ink(letters.moved(*by), 1)
    assert judge_ink(picture(letters), picture(), box.moved(*by), moved).verdict == CONTRADICTED
