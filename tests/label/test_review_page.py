"""The page of a review in a real browser: drag, edit, keys, reload, kill, resume."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from looking_pages import NASTY, command, given_out, lines, place, seen, tidy, watched
from looking_pages import show as show_page
from review_sets import SIZE, box_of, candidate, write_candidates, write_lines

from pointerbench.label.review.agreed import decided, read_reviewed
from pointerbench.label.review.page import ReviewPage, Shown

playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
if TYPE_CHECKING:
    from playwright.sync_api import Page


@pytest.fixture(scope="module")
def tab() -> Iterator[tuple[Page, list[str]]]:
    with watched() as found:
        yield found


@pytest.fixture
def page(tab: tuple[Page, list[str]]) -> Iterator[Page]:
    with tidy(tab) as found:
        yield found


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return write_candidates(tmp_path / "set")


def working(folder: Path, who: str = "anna", number: int = 1) -> ReviewPage:
    reviewed = read_reviewed(folder)
    work = ReviewPage(
        reviewed, [Shown(one, SIZE) for one in reviewed.candidates if one.flags], number
    )
    work.begin(who)
    return work


def headed(page: Page, number: int) -> None:
    """Waits until that row is shown."""
    playwright.expect(page.locator("#words")).to_have_value(f"Click on field {number}")
    seen(page)


def decided_rows(page: Page, count: int) -> None:
    playwright.expect(page.locator(".meter-words b")).to_have_text(f"{count} of 6")
    seen(page)


def decisions(folder: Path, who: str = "anna") -> dict[str, Any]:
    return {row["id"]: row for row in lines(folder / "review" / f"{who}.jsonl")}


def drag(page: Page, stage: str, start: tuple[float, float], by: tuple[float, float]) -> None:
    """From a point of the picture by pixels of it; Shift and such are the caller's."""
    page.mouse.move(*place(page, stage, start))
    page.mouse.down()
    page.mouse.move(*place(page, stage, (start[0] + by[0] / 2, start[1] + by[1] / 2)))
    page.mouse.move(*place(page, stage, (start[0] + by[0], start[1] + by[1])))
    page.mouse.up()


def middle(box: list[int]) -> tuple[float, float]:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def handle(page: Page, stage: str, at: int) -> tuple[float, float]:
    """The middle of a handle in the window: from the top left one on, clockwise."""
    found = page.locator(f"{stage} .handle").nth(at).bounding_box()
    assert found is not None
    return found["x"] + found["width"] / 2, found["y"] + found["height"] / 2


def test_keys_keep_and_drop_and_skip(page: Page, folder: Path) -> None:
    with given_out(working(folder)) as address:
        show_page(page, address)
        headed(page, 0)
        playwright.expect(page.locator(".flag")).to_have_text(["small"])
        page.keyboard.press("f")  # nothing is changed: nothing to be fixed
        page.keyboard.press("k")
        decided_rows(page, 1)
        headed(page, 1)
        playwright.expect(page.locator(".flag")).to_have_text(["small", "odd"])
        page.keyboard.press("d")
        headed(page, 2)
        page.keyboard.press("s")
        headed(page, 4)  # 3 is not flagged
        page.keyboard.press("p")
        headed(page, 2)
        page.keyboard.press("n")
        page.keyboard.type("kd f")
        page.keyboard.press("Enter")
        page.keyboard.press("k")
        headed(page, 4)
    said = {id: (row["decision"], row["note"]) for id, row in decisions(folder).items()}
    assert said == {"c0": ("keep", ""), "c1": ("drop", ""), "c2": ("keep", "kd f")}


@pytest.mark.parametrize("stage", [".left", ".side"])
def test_a_box_is_dragged_and_sized(page: Page, folder: Path, stage: str) -> None:
    box = box_of(0)
    with given_out(working(folder)) as address:
        show_page(page, address)
        drag(page, stage, middle(box), (12, 8))
        moved = [box[0] + 12, box[1] + 8, box[2] + 12, box[3] + 8]
        playwright.expect(page.locator(".told")).to_contain_text("Changed: box")
        shown = [
            int(word) for word in page.locator(".told").inner_text().split("box ")[1].split(",")
        ]
        assert shown == pytest.approx(moved, abs=1)
        playwright.expect(page.locator("#keep")).to_be_disabled()
        start = handle(page, stage, 4)  # the lower right one
        one, more = place(page, stage, (0, 0)), place(page, stage, (20, 10))
        page.mouse.move(*start)
        page.mouse.down()
        page.mouse.move(start[0] + more[0] - one[0], start[1] + more[1] - one[1], steps=2)
        page.mouse.up()
        page.keyboard.press("f")
        decided_rows(page, 1)
    found = decisions(folder)["c0"]
    assert found["decision"] == "fix"
    assert found["gt_bbox"] == pytest.approx([*moved[:2], moved[2] + 20, moved[3] + 10], abs=2)
    assert found["gt_bbox"][:2] == shown[:2]
    assert found["instruction"] == "Click on field 0"
    assert all(isinstance(value, int) for value in found["gt_bbox"])


def test_a_box_is_moved_by_arrows_and_stays_on_the_picture(page: Page, folder: Path) -> None:
    box = box_of(0)
    with given_out(working(folder)) as address:
        show_page(page, address)
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Shift+ArrowDown")
        page.keyboard.press("Alt+ArrowRight")
        x1, y1, x2, y2 = box
        expected = f"box {x1 + 1}, {y1 + 10}, {x2 + 2}, {y2 + 10}"
        playwright.expect(page.locator(".told")).to_contain_text(expected)
        page.keyboard.press("r")
        playwright.expect(page.locator(".told")).to_have_text("")
        playwright.expect(page.locator("#keep")).to_be_enabled()
        for _ in range(3):
            page.keyboard.press("Shift+ArrowUp")
        page.keyboard.press("f")
        decided_rows(page, 1)
    assert decisions(folder)["c0"]["gt_bbox"] == [x1, 0, x2, y2 - y1]


@pytest.mark.parametrize("way", ["Shift", "a"])
def test_a_box_is_drawn_anew(page: Page, folder: Path, way: str) -> None:
    with given_out(working(folder)) as address:
        show_page(page, address)
        if way == "a":
            page.keyboard.press("a")
            playwright.expect(page.locator(".told")).to_have_text("Drag over the element.")
        else:
            page.keyboard.down("Shift")
        drag(page, ".left", (250, 200), (-60, -40))
        page.keyboard.up("Shift")
        playwright.expect(page.locator(".told")).to_contain_text("Changed: box")
        page.keyboard.press("f")
        decided_rows(page, 1)
    assert decisions(folder)["c0"]["gt_bbox"] == pytest.approx([190, 160, 250, 200], abs=1)


def test_a_wording_is_edited(page: Page, folder: Path) -> None:
    with given_out(working(folder)) as address:
        show_page(page, address)
        page.keyboard.press("e")
        page.keyboard.type("")
        page.locator("#words").fill("Open “field” <b>0</b>")
        page.keyboard.press("Enter")
        playwright.expect(page.locator(".told")).to_have_text("Changed: wording")
        page.keyboard.press("k")  # would lose it: does nothing
        page.keyboard.press("f")
        decided_rows(page, 1)
        page.keyboard.press("p")
        playwright.expect(page.locator("#words")).to_have_value("Open “field” <b>0</b>")
        playwright.expect(page.locator("#fix")).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("r")
        page.keyboard.press("k")
        headed(page, 1)
        page.locator("#words").fill(" ")
        page.keyboard.press("Escape")
        playwright.expect(page.locator("#fix")).to_be_disabled()
    found = lines(folder / "review" / "anna.jsonl")
    assert [row["decision"] for row in found] == ["fix", "keep"]
    assert found[0]["instruction"] == "Open “field” <b>0</b>"
    assert found[1]["instruction"] == "Click on field 0"
    assert found[0]["gt_bbox"] == found[1]["gt_bbox"] == box_of(0)


def test_two_reviewers_share_and_a_second_round_is_fresh(page: Page, folder: Path) -> None:
    with given_out(working(folder)) as first, given_out(working(folder, "ben")) as second:
        show_page(page, first)
        page.keyboard.press("k")
        headed(page, 1)
        show_page(page, second)
        headed(page, 1)  # 0 is decided elsewhere
        playwright.expect(page.locator(".meter-words b")).to_have_text("1 of 6")
        page.keyboard.press("d")
        for number in (2, 4, 5, 6):
            headed(page, number)
            page.keyboard.press("k")
        playwright.expect(page.locator(".welcome h2")).to_have_text("All 6 rows are decided")
    with given_out(working(folder, "cem", 2)) as address:
        show_page(page, address)
        for done in range(6):
            decided_rows(page, done)
            playwright.expect(page.locator("[aria-pressed=true]")).to_have_count(0)
            shown = page.locator("#words").input_value()
            page.keyboard.press("d" if shown.endswith(" 2") else "k")
        playwright.expect(page.locator(".welcome h2")).to_have_text("All 6 rows are decided")
    found = read_reviewed(folder).agreement()
    assert (found.n, found.agreed) == (6, 4)  # 1 was dropped, and 2 kept
    with given_out(working(folder, "dora", 3)) as address:
        show_page(page, address)
        headed(page, 1)
        playwright.expect(page.locator(".before")).to_contain_text(["ben: drop", "cem: keep"])
        page.keyboard.press("k")
        headed(page, 2)
        page.keyboard.press("d")
        playwright.expect(page.locator(".welcome h2")).to_have_text("All 2 rows are decided")
    assert [one.id for one in decided(folder)] == ["c0", "c1", "c3", "c4", "c5", "c6", "c7"]


def test_a_decision_that_is_on_the_page_is_on_the_disk_when_killed(
    page: Page, folder: Path
) -> None:
    words = ["label", "review", str(folder), "--reviewer", "anna"]
    with command(*words) as (address, process):
        show_page(page, address)
        page.keyboard.press("Shift+ArrowDown")
        page.keyboard.press("f")
        decided_rows(page, 1)
        page.keyboard.press("Shift+ArrowDown")
        process.send_signal(signal.SIGKILL)
        process.wait(timeout=60)
        page.keyboard.press("f")
        playwright.expect(page.locator("#alert")).to_contain_text("Not saved")
        playwright.expect(page.locator(".told")).to_contain_text("Changed: box")  # nor lost
    assert list(decisions(folder)) == ["c0"]
    with (folder / "review" / "anna.jsonl").open("ab") as file:
        file.write('{"id": "c1", "instruction": "é'.encode()[:-1])
    with command(*words) as (address, process):
        show_page(page, address)
        headed(page, 1)
        page.keyboard.press("d")
        decided_rows(page, 2)
        process.send_signal(signal.SIGINT)
        _, told = process.communicate(timeout=60)
        assert process.returncode == 0
        assert "anna has decided 2 of 6 rows in round 1" in told
    x1, y1, x2, y2 = box_of(0)
    assert decisions(folder)["c0"]["gt_bbox"] == [x1, y1 + 10, x2, y2 + 10]
    assert decisions(folder)["c1"]["decision"] == "drop"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 390])
def test_any_text_is_shown_as_it_is_at_any_width(
    page: Page, tmp_path: Path, width: int, scheme: Any
) -> None:
    folder = write_candidates(tmp_path / "set", 2)
    texts = {
        "instruction": f"{NASTY} {'W' * 200}",
        "flags": [NASTY, "x" * 90],
        "why": {NASTY: NASTY},
    }
    texts |= {"id": NASTY + "#?&=/..", "language": NASTY, "task": NASTY}
    write_lines(folder, [candidate(0, **texts), candidate(1)])
    page.set_viewport_size({"width": width, "height": 800})
    page.emulate_media(color_scheme=scheme)
    with given_out(working(folder)) as address:
        show_page(page, address)
        page.locator("summary").click()
        playwright.expect(page.locator(".facts dd").last).to_contain_text("window.owned=1")
        assert page.locator(".flag").first.text_content() == NASTY
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.locator("#keep").click()
        headed(page, 1)
        playwright.expect(page.locator("main script, [onerror], [onclick]")).to_have_count(0)
    assert list(decisions(folder)) == [texts["id"]]


def test_a_refusal_has_no_box_to_drag(page: Page, tmp_path: Path) -> None:
    folder = write_candidates(tmp_path / "set", 2)
    write_lines(folder, [candidate(0, gt_bbox=None, task="refusal"), candidate(1)])
    with given_out(working(folder)) as address:
        show_page(page, address)
        playwright.expect(page.locator(".facts")).to_contain_text("nothing on this screen fits")
        playwright.expect(page.locator(".target, .handle, #draw:visible")).to_have_count(0)
        page.keyboard.press("ArrowRight")
        page.keyboard.press("a")
        page.locator("#words").fill("Find the moon")
        page.keyboard.press("Enter")
        page.keyboard.press("f")
        headed(page, 1)
    found = decisions(folder)["c0"]
    assert (found["gt_bbox"], found["instruction"]) == (None, "Find the moon")
