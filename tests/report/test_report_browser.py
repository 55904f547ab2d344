"""The page in a real headless browser: filters, order, keys, links, flips, and no foreign code."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from gd_sample import write_predictions as write_points
from gd_sample import write_set
from report_pages import show
from report_runs import COLOUR, NASTY, NASTY_ID, NASTY_MODEL, ROWS, write_predictions

from pointerbench.report.command import main as report
from pointerbench.report.results import Result, read_results

playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
if TYPE_CHECKING:
    from playwright.sync_api import Page

MANY = 3000


@pytest.fixture(scope="module")
def results(nasty_run: Path) -> list[Result]:
    return read_results(nasty_run)


@pytest.fixture(scope="module")
def index(results: list[Result], tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("out") / "report #1"
    assert report([results[0].run, "--out", str(folder), "--title", NASTY]) == 0
    return (folder / "index.html").as_uri()


def counted(page: Page, number: int) -> None:
    """Waits until the filters leave so many rows; views follow the address a moment later."""
    playwright.expect(page.locator("#count b")).to_have_text(f"{number:,}")


def headed(page: Page, words: str) -> None:
    """Waits until the row of that instruction is open."""
    playwright.expect(page.locator(".detail h2")).to_have_text(words)


def in_view(page: Page, view: str) -> None:
    playwright.expect(page.locator("main")).to_have_attribute("data-view", view)


def test_the_summary_shows_the_scorers_own_numbers(
    page: Page, index: str, results: list[Result]
) -> None:
    show(page, index)
    assert page.locator("#title").text_content() == NASTY
    rows = [row.inner_text().split("\t") for row in page.locator("tbody").first.locator("tr").all()]
    best = sorted(results, key=lambda result: -result.score["accuracy"])
    assert [row[0].strip() for row in rows] == [result.model for result in best]
    assert [row[1] for row in rows] == [f"{r.score['accuracy'] * 100:.2f}%" for r in best]
    assert page.locator(".signature code").inner_text() == results[0].signature


@pytest.mark.parametrize("width", [1440, 800, 400])
def test_every_view_opens_fits_and_runs_nothing_foreign(page: Page, index: str, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    show(page, index)
    for number, view in enumerate(("summary", "fields", "misses", "rows", "compare"), 1):
        page.keyboard.press(str(number))
        page.locator(f"main[data-view={view}] .card").first.wait_for()
        playwright.expect(page.locator("nav a[aria-current]")).to_have_count(1)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), view
        playwright.expect(
            page.locator("main script, main img, [onclick], [onerror]")
        ).to_have_count(0)


def test_rows_are_filtered_by_model_verdict_field_and_text(
    page: Page, index: str, results: list[Result]
) -> None:
    show(page, index, "#/rows")
    counted(page, ROWS)
    page.select_option("#model", "noisy")
    page.select_option("#verdict", "miss")
    misses = [o for o in results[1].outcomes if o.outcome == "miss"]
    counted(page, len(misses))
    page.select_option("#f", "language")
    page.select_option("#value", COLOUR)
    counted(page, sum(o.target.row["language"] == COLOUR for o in misses))
    page.get_by_role("link", name="Clear").click()
    counted(page, ROWS)
    page.fill("#search", "FIELD 1")
    texts = [f"{o.target.instruction} {o.target.id}".lower() for o in results[1].outcomes]
    counted(page, sum("field" in text and "1" in text for text in texts))
    assert page.evaluate("document.activeElement.id") == "search"
    page.fill("#search", "nothing like this")
    counted(page, 0)
    assert "No row is like that" in page.locator("main").inner_text()


def test_rows_are_sorted_by_distance(page: Page, index: str, results: list[Result]) -> None:
    show(page, index, "#/rows?model=random&sort=far")
    far = sorted(results[2].outcomes, key=lambda o: -(o.verdict.distance or 0) if o.verdict else 0)
    ids = [item.inner_text() for item in page.locator(".item .words .dim").all()[:8]]
    assert ids == [o.target.id for o in far[:8]]


def test_an_open_row_shows_picture_reply_prompt_and_fields(page: Page, index: str) -> None:
    show(page, index, "#/rows")
    page.locator(".item").nth(7).click()
    playwright.expect(page.locator(".detail code").first).to_have_text("t007")
    assert page.locator(".detail h2").text_content() == f"{NASTY} 7"
    reply = page.locator("article.reply").filter(has_text=NASTY_MODEL)
    assert reply.locator("pre.raw").first.text_content() == f"{NASTY} [300, 20]"
    assert "400 × 300" in reply.inner_text()
    reply.get_by_text("Prompt").click()
    assert NASTY in (reply.locator("pre.raw").last.text_content() or "")
    page.get_by_text("The row's fields").click()
    assert COLOUR in page.locator(".fields dl").inner_text()
    source = page.locator(".stage image").first.get_attribute("href")
    loaded = """source => new Promise(resolve => {
        const image = new Image();
        image.onload = () => resolve(image.naturalWidth);
        image.src = source;
    })"""
    assert page.evaluate(loaded, source) == 400
    assert page.locator(".stage .target rect.over").get_attribute("x") == "280"


def test_the_picture_is_shown_whole_zoomed_and_at_full_size(page: Page, index: str) -> None:
    show(page, index, "#/rows")
    near = page.locator(".stage svg").get_attribute("viewBox")
    page.get_by_role("button", name="Whole").click()
    stage = page.locator("main .stage svg")
    playwright.expect(stage).to_have_attribute("viewBox", "0 0 400 300")
    page.keyboard.press("z")
    playwright.expect(stage).to_have_attribute("viewBox", near or "")
    page.keyboard.press("f")
    assert page.locator("#full .stage svg").bounding_box()["width"] == 400  # type: ignore[index]
    page.keyboard.press("Escape")
    assert not page.locator("#full").is_visible()


def test_keys_walk_through_rows_and_views(page: Page, index: str) -> None:
    show(page, index)
    page.keyboard.press("4")
    headed(page, "Click on field 0")
    for key, words in (("j", "1"), ("ArrowDown", "2"), ("k", "1"), ("End", "59"), ("Home", "0")):
        page.keyboard.press(key)
        headed(page, f"Click on field {words}")
    selected = page.locator(".item[aria-selected=true]")
    assert page.locator(".list").get_attribute("aria-activedescendant") == selected.get_attribute(
        "id"
    )
    page.keyboard.press("/")
    page.keyboard.type("j5")
    assert page.locator("#search").input_value() == "j5"
    page.keyboard.press("Escape")
    page.keyboard.press("?")
    assert page.locator("#keys").is_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    in_view(page, "summary")


def test_a_link_opens_the_very_row_it_was_made_from(page: Page, index: str) -> None:
    show(page, index, "#/rows?sort=far")
    page.locator(".item", has=page.get_by_text(NASTY_ID, exact=True)).click()
    headed(page, "Click on field 8")
    link = page.locator(".permalink").get_attribute("href") or ""
    show(page, index, link)
    headed(page, "Click on field 8")
    assert page.locator(".detail code").first.inner_text() == NASTY_ID
    show(page, index, "#/rows?id=gone")
    assert "No row gone is in this set" in page.locator(".detail").inner_text()
    show(page, index, "#/nonsense?models=%5B&set=none")
    in_view(page, "summary")


def test_back_goes_back_to_the_view_before(page: Page, index: str) -> None:
    show(page, index)
    page.get_by_role("link", name="By field").first.click()
    page.select_option("#field", "language")
    playwright.expect(page.locator("#field")).to_have_value("language")
    page.go_back()
    playwright.expect(page.locator("#field")).to_have_value("category")
    page.go_back()
    in_view(page, "summary")


def test_models_are_hidden_and_shown(page: Page, index: str) -> None:
    show(page, index, "#/misses")
    maps = page.locator(".maps:not(.wide-maps) figure")
    playwright.expect(maps).to_have_count(4)
    page.get_by_role("button", name="center").click()
    playwright.expect(maps).to_have_count(3)
    page.locator("nav").get_by_role("link", name="By field").click()
    playwright.expect(page.locator(".group").first.locator(".line")).to_have_count(3)


def test_two_results_are_compared_and_the_flips_listed(
    page: Page, index: str, results: list[Result]
) -> None:
    show(page, index, "#/compare?a=noisy&b=random")
    first, second = results[1].hits, results[2].hits
    gained = [id for id in first if first[id] and not second[id]]
    lost = [id for id in first if second[id] and not first[id]]
    page.locator("#kind-gained").click()
    playwright.expect(page.locator("#kind-gained")).to_have_attribute("aria-pressed", "true")
    assert page.locator("#kind-gained b").inner_text() == str(len(gained))
    assert page.locator("#kind-lost b").inner_text() == str(len(lost))
    ids = [item.inner_text() for item in page.locator(".item .words .dim").all()[:5]]
    assert ids == gained[:5]
    playwright.expect(page.locator(".stages .stage")).to_have_count(2)
    playwright.expect(page.locator("article.reply")).to_have_count(2)
    difference = (len(gained) - len(lost)) / ROWS * 100
    assert f"{difference:+.1f} points".replace("-", "−") in page.locator(".verdict").inner_text()
    page.locator("#kind-flipped").click()
    page.get_by_role("button", name="Swap").click()
    swapped = f"{-difference:+.1f} points".replace("-", "−")
    playwright.expect(page.locator("div.verdict")).to_contain_text(swapped)
    page.keyboard.press("j")
    selected = page.locator(".item[aria-selected=true]")
    playwright.expect(selected).to_have_attribute("aria-posinset", "2")


def test_of_many_rows_only_those_in_sight_are_drawn(page: Page, tmp_path: Path) -> None:
    truth, predictions = write_predictions(tmp_path / "set", MANY)
    folder = tmp_path / "report"
    assert report([str(predictions), "--data", str(truth), "--out", str(folder)]) == 0
    show(page, (folder / "index.html").as_uri(), "#/rows?verdict=miss&sort=far")
    counted(page, MANY // 3)
    assert page.locator(".item").count() < 60
    assert page.locator(".item .words .dim").first.inner_text() == f"n{MANY - 3:05}"
    page.keyboard.press("End")
    headed(page, "the 0th")
    assert re.search(r"their numbers|only its numbers", page.locator(".reply").inner_text())


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_texts_stand_out_from_what_is_behind_them(page: Page, index: str, scheme: str) -> None:
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    show(page, index, "#/rows")
    page.wait_for_selector(".reply")
    assert page.evaluate(CONTRAST) >= 4.5


CONTRAST = """() => {
  const canvas = document.createElement("canvas").getContext("2d", {willReadFrequently: true});
  const known = new Map();  // reading a pixel is slow, and colours are few
  const rgb = (color) => {
    if (!known.has(color)) known.set(color, read(color));
    return known.get(color);
  };
  const read = (color) => {
    canvas.clearRect(0, 0, 1, 1); canvas.fillStyle = color; canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const light = ([r, g, b]) => [r, g, b].map((v) => v / 255)
    .map((v) => (v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4))
    .reduce((sum, v, i) => sum + v * [0.2126, 0.7152, 0.0722][i], 0);
  const ground = (el) => {
    for (let at = el; at; at = at.parentElement) {
      const color = rgb(getComputedStyle(at).backgroundColor);
      if (color[3] === 255) return color;
    }
    return [255, 255, 255];
  };
  let least = 21;
  for (const el of document.querySelectorAll("body *")) {
    const own = [...el.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    if (!own || el.closest("svg, dialog, noscript, .skip") || !el.checkVisibility()) continue;
    const both = [light(rgb(getComputedStyle(el).color)), light(ground(el))];
    const [a, b] = both.sort((x, y) => y - x);
    least = Math.min(least, (a + 0.05) / (b + 0.05));
  }
  return least;
}"""


def test_levels_in_the_summary_and_what_was_hit_in_a_row(page: Page, tmp_path: Path) -> None:
    home = write_set(tmp_path / "gd")
    points = [[110, 400], [250, 400], [250, 400], [575, 65], [1, 1], [-1, -1]]
    predictions = write_points(tmp_path / "lab.jsonl", points)
    out = tmp_path / "report"
    assert report([str(predictions), "--data", str(home), "--out", str(out)]) == 0
    index = (out / "index.html").as_uri()
    show(page, index)
    shares = page.locator(".levels tbody tr").inner_text().split()
    assert shares[1:4] == ["100.00%", "100.00%", "0.00%"]
    refusals_and_pairs = ["100.00%", "50.00%", "0.00%", "0.00%"]
    assert shares[-4:] == refusals_and_pairs
    show(page, index, "#/rows?id=pbg_00001")
    playwright.expect(page.locator(".struck")).to_have_text("hit: button 'Cancel'")
    show(page, index, "#/rows?id=pbg_00000")
    playwright.expect(page.locator(".reply")).to_have_count(1)
    playwright.expect(page.locator(".struck")).to_have_count(0)
