"""The page of an audit in a real browser: keys, blind clicks, reload, kill, resume."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from audit_sets import begun, box_of, row_of, write_rows, write_set
from looking_pages import NASTY, asked, command, given_out, lines, place, seen, tidy, watched
from looking_pages import show as show_page

from pointerbench.quality.audit.page import AuditPage
from pointerbench.quality.audit.plan import Plan

playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
if TYPE_CHECKING:
    from playwright.sync_api import Page

KINDS = ("right", "localisation", "ambiguous", "mismatch")


@pytest.fixture(scope="module")
def tab() -> Iterator[tuple[Page, list[str]]]:
    with watched() as found:
        yield found


@pytest.fixture
def page(tab: tuple[Page, list[str]]) -> Iterator[Page]:
    with tidy(tab) as found:
        yield found


@pytest.fixture
def plan(tmp_path: Path) -> Plan:
    return begun(tmp_path / "out", write_set(tmp_path / "one", 10))


@pytest.fixture
def blind(tmp_path: Path) -> Plan:
    return begun(tmp_path / "out", write_set(tmp_path / "one", 10), blind=True)


def working(plan: Plan, who: str = "anna") -> AuditPage:
    work = AuditPage(plan)
    work.begin(who)
    return work


def number(page: Page) -> int:
    """Of the row that is shown, as its instruction ends."""
    seen(page)
    return int(page.locator("#instruction").inner_text().split()[-1])


def headed(page: Page, n: int) -> None:
    """Waits until that row is shown."""
    playwright.expect(page.locator("#instruction")).to_have_text(f"Click on field {n}")
    seen(page)


def judged(page: Page, count: int) -> None:
    playwright.expect(page.locator(".meter-words b")).to_have_text(f"{count} of 10")
    seen(page)


def answers(plan: Plan, who: str = "anna") -> dict[str, Any]:
    """The last line on each row, by id."""
    return {row["id"]: row for row in lines(plan.answers / f"{who}.jsonl")}


def order(plan: Plan) -> list[int]:
    return [int(item.id.removeprefix("a_")) for item in plan.items]


def test_keys_judge_and_the_next_row_comes(page: Page, plan: Plan) -> None:
    with given_out(working(plan)) as address:
        show_page(page, address)
        said = {}
        for done in range(10):
            n = number(page)
            assert n == order(plan)[done]
            said[n] = KINDS[done % 4]
            if n % 5 == 4 and said[n] == "localisation":
                playwright.expect(page.locator("#localisation")).to_be_disabled()
                page.keyboard.press("2")  # nothing happens: there is no box
                said[n] = "right"
            page.keyboard.press(str(KINDS.index(said[n]) + 1))
            judged(page, done + 1)
        playwright.expect(page.locator(".welcome h2")).to_have_text("All 10 rows are judged")
        assert (
            f"pointerbench audit {plan.folder} --results"
            in page.locator(".welcome pre").inner_text()
        )
    kept = answers(plan)
    assert {id: row["verdict"] for id, row in kept.items()} == {
        f"a_{n}": v for n, v in said.items()
    }
    assert all(row["seconds"] >= 0 and row["click"] is None for row in kept.values())


def test_the_box_is_where_the_row_says_in_both_windows(page: Page, plan: Plan) -> None:
    with given_out(working(plan)) as address:
        show_page(page, address)
        done = 0
        while number(page) % 5 == 4:
            page.keyboard.press("1")
            judged(page, done := done + 1)
        for stage in (".left", ".side"):
            x1, y1, x2, y2 = box_of(number(page))
            found = page.locator(f"{stage} .target .line").first.bounding_box()
            assert found is not None
            left, top = place(page, stage, (x1, y1))
            right, bottom = place(page, stage, (x2, y2))
            # Around it, so that nothing of it is hidden, and close by.
            assert left - 5 < found["x"] < left
            assert top - 5 < found["y"] < top
            assert right < found["x"] + found["width"] < right + 5
            assert bottom < found["y"] + found["height"] < bottom + 5
        before = place(page, ".left", (0, 0)), place(page, ".left", (100, 0))
        page.keyboard.press("z")
        after = place(page, ".left", (0, 0)), place(page, ".left", (100, 0))
        assert after[1][0] - after[0][0] > before[1][0] - before[0][0]
        page.keyboard.press("b")
        playwright.expect(page.locator(".target")).to_have_count(0)
        page.keyboard.press("b")
        playwright.expect(page.locator(".left .target").first).to_be_visible()


def test_what_was_said_is_seen_again_and_can_be_changed(page: Page, plan: Plan) -> None:
    with given_out(working(plan)) as address:
        show_page(page, address)
        first = number(page)
        page.keyboard.press("n")
        page.keyboard.type("odd 1 <b>")  # a digit in a note is no verdict
        page.keyboard.press("Enter")
        page.keyboard.press("1")
        judged(page, 1)
        second = number(page)
        page.keyboard.press("ArrowRight")  # skipped
        seen(page)
        page.locator("#note").fill("only a note")
        page.keyboard.press("Escape")
        third = number(page)
        page.keyboard.press("ArrowLeft")
        headed(page, second)
        playwright.expect(page.locator("#note")).to_have_value("")
        page.keyboard.press("p")
        headed(page, first)
        playwright.expect(page.locator("#right")).to_have_attribute("aria-pressed", "true")
        playwright.expect(page.locator("#note")).to_have_value("odd 1 <b>")
        page.keyboard.press("3")
        headed(page, second)
        show_page(page, address)  # loaded again: where an answer is wanted
        headed(page, second)
    said = answers(plan)
    assert (said[f"a_{first}"]["verdict"], said[f"a_{first}"]["note"]) == ("ambiguous", "odd 1 <b>")
    assert (said[f"a_{third}"]["verdict"], said[f"a_{third}"]["note"]) == (None, "only a note")
    assert f"a_{second}" not in said


def test_skipped_rows_come_again_in_the_end(page: Page, plan: Plan) -> None:
    with given_out(working(plan)) as address:
        show_page(page, address)
        skipped = number(page)
        page.keyboard.press("s")
        for done in range(9):
            judged(page, done)
            page.keyboard.press("1")
        judged(page, 9)
        headed(page, skipped)
        page.keyboard.press("ArrowLeft")  # there is nothing before the first
        headed(page, skipped)
        page.keyboard.press("1")
        playwright.expect(page.locator(".welcome h2")).to_have_text("All 10 rows are judged")
        page.keyboard.press("ArrowLeft")
        headed(page, order(plan)[-1])


def test_the_next_picture_is_there_before_it_is_asked_for(page: Page, plan: Plan) -> None:
    fetched: list[str] = []
    page.on("requestfinished", lambda request: fetched.append(request.url))
    with given_out(working(plan)) as address:
        show_page(page, address)
        keys = [item.key for item in plan.items]
        for done in range(4):
            wanted = set(keys[done : done + 3])
            for _ in range(200):  # while nobody presses anything
                there = {url.rpartition("key=")[2] for url in fetched if "picture" in url}
                if wanted <= there:
                    break
                page.wait_for_timeout(25)
            assert wanted <= there
            page.keyboard.press("1")
            judged(page, done + 1)
    again = [url for url in fetched if "picture" in url]
    assert len(again) == len(set(again))  # and none is fetched twice


def test_a_blind_click_comes_before_the_box(page: Page, blind: Plan) -> None:
    with given_out(working(blind)) as address:
        show_page(page, address)
        done = 0
        while number(page) % 5 == 4:
            page.keyboard.press("0")
            playwright.expect(page.locator(".told.hit")).to_contain_text("said that nothing fits")
            page.keyboard.press("1")
            judged(page, done := done + 1)
        first = number(page)
        item = next(item for item in blind.items if item.id == f"a_{first}")
        for state in asked(address, "GET", "state")[1]["items"]:
            assert (state["key"] == item.key and "shapes" in state) is False
        playwright.expect(page.locator(".target, #right:visible")).to_have_count(0)
        page.keyboard.press("1")  # no verdict yet
        x1, y1, x2, y2 = box_of(first)
        at = place(page, ".left", (x1 + 3, y2 + 6))
        page.mouse.move(*at)
        playwright.expect(page.locator(".side .aim")).to_have_count(1)
        page.mouse.click(*at)
        playwright.expect(page.locator(".told.miss")).to_contain_text("missed the box by")
        playwright.expect(page.locator(".left .target").first).to_be_visible()
        playwright.expect(page.locator(".left .click")).to_have_count(1)
        said = answers(blind)[f"a_{first}"]
        assert said["click"] == pytest.approx([x1 + 3, y2 + 6], abs=0.6)
        assert (said["hit"], said["verdict"]) == (False, None)
        assert said["distance"] == pytest.approx(6, abs=0.6)
        show_page(page, address)  # no second try: the box has been seen
        headed(page, first)
        playwright.expect(page.locator(".told.miss")).to_be_visible()
        page.mouse.click(*place(page, ".left", ((x1 + x2) / 2, (y1 + y2) / 2)))
        page.keyboard.press("4")
        judged(page, done + 1)
        assert number(page) != first
    found = answers(blind)[f"a_{first}"]
    assert found == {**said, "verdict": "mismatch", "seconds": found["seconds"]}


def test_what_was_clicked_is_seen_from_near_on_a_phone(page: Page, blind: Plan) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    with given_out(working(blind)) as address:
        show_page(page, address)
        playwright.expect(page.locator(".side > .stage")).to_be_hidden()
        while number(page) % 5 == 4:
            page.keyboard.press("s")
        page.mouse.click(*place(page, ".left", (200, 280)))
        playwright.expect(page.locator(".side .target").first).to_be_visible()


def test_a_drag_looks_around_and_is_no_blind_click(page: Page, blind: Plan) -> None:
    with given_out(working(blind)) as address:
        show_page(page, address)
        before = place(page, ".left", (200, 150))
        page.mouse.move(*before)
        page.mouse.wheel(0, -400)
        assert place(page, ".left", (200, 150)) == pytest.approx(before, abs=1)
        page.mouse.down()
        page.mouse.move(before[0] - 60, before[1] - 30, steps=3)
        page.mouse.up()
        after = place(page, ".left", (200, 150))
        assert after == pytest.approx((before[0] - 60, before[1] - 30), abs=1)
        assert lines(blind.answers / "anna.jsonl") == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [1280, 390])
def test_any_text_is_shown_as_it_is_at_any_width(
    page: Page, tmp_path: Path, width: int, scheme: Any
) -> None:
    one = write_set(tmp_path / "one", 2)
    words = f"{NASTY} {'W' * 200} \u202eevil"
    write_rows(one, [row_of(0, instruction=words), row_of(1, instruction=words)])
    page.set_viewport_size({"width": width, "height": 800})
    page.emulate_media(color_scheme=scheme)
    with given_out(working(begun(tmp_path / "out", one))) as address:
        show_page(page, address)
        assert page.locator("#instruction").text_content() == words
        page.locator("#note").fill(NASTY)
        page.locator("#right").click()
        playwright.expect(page.locator(".meter-words b")).to_have_text("1 of 2")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        playwright.expect(page.locator("main script, [onerror], [onclick]")).to_have_count(0)


def test_the_page_asks_who_looks(page: Page, plan: Plan) -> None:
    with given_out(AuditPage(plan)) as address:
        page.goto(address)
        page.locator("#name").fill("../x")
        page.keyboard.press("Enter")
        playwright.expect(page.locator(".wrong")).to_contain_text("expected a name")
        page.locator("#name").fill("zoë")
        page.keyboard.press("Enter")
        page.wait_for_selector("html[data-ready=yes]")
        seen(page)
        page.keyboard.press("1")
        judged(page, 1)
    assert len(answers(plan, "zoë")) == 1


def test_an_answer_that_is_on_the_page_is_on_the_disk_when_killed(page: Page, plan: Plan) -> None:
    words = ["audit", str(plan.folder), "--annotator", "anna"]
    with command(*words) as (address, process):
        show_page(page, address)
        first = number(page)
        page.keyboard.press("1")
        judged(page, 1)
        second = number(page)
        page.locator("#note").fill("before the end")
        page.keyboard.press("Escape")
        page.keyboard.press("2" if second % 5 != 4 else "3")
        judged(page, 2)
        third = number(page)
        process.send_signal(signal.SIGKILL)
        process.wait(timeout=60)
        page.keyboard.press("1")
        playwright.expect(page.locator("#alert")).to_contain_text("Not saved")
        headed(page, third)  # the page does not go on without it
    assert set(answers(plan)) == {f"a_{first}", f"a_{second}"}
    with (plan.answers / "anna.jsonl").open("ab") as file:
        file.write(b'{"key": "0')  # as a kill in the middle of a line would leave it
    with command(*words) as (address, process):
        show_page(page, address)
        headed(page, third)
        playwright.expect(page.locator(".meter-words b")).to_have_text("2 of 10")
        page.keyboard.press("1")
        judged(page, 3)
        process.send_signal(signal.SIGINT)
        _, told = process.communicate(timeout=60)
        assert process.returncode == 0
        assert "anna has judged 3 of 10 rows" in told
    said = answers(plan)
    assert set(said) == {f"a_{n}" for n in (first, second, third)}
    assert said[f"a_{second}"]["note"] == "before the end"


def test_a_picture_that_is_gone_can_only_be_skipped(page: Page, plan: Plan) -> None:
    first = plan.items[0]
    (plan.home(first) / first.picture).unlink()
    with given_out(working(plan)) as address:
        page.goto(address)
        playwright.expect(page.locator("#alert")).to_contain_text("cannot be read")
        page.keyboard.press("1")
        page.keyboard.press("ArrowRight")
        playwright.expect(page.locator("#alert")).to_be_hidden()
        headed(page, order(plan)[1])
    assert lines(plan.answers / "anna.jsonl") == []
