"""The open row in a real browser: every click is seen, by number, whatever the width or theme."""

from __future__ import annotations

import csv
import io
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from report_pages import show
from report_runs import NASTY, ROWS

from pointerbench.report.command import main as report
from pointerbench.run.results.marks import COLORS

playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
if TYPE_CHECKING:
    from playwright.sync_api import Page

SIZE = (1600, 1000)
BOX = [700, 500, 740, 520]

# Three in one place, three close by, one on the other side of the screen, two off it, one without.
Place = tuple[float, float] | None

PLACES: list[Place] = [
    *((720, 510), (720, 510), (720, 510), (726, 512), (742, 505), (712, 530)),
    *((40, 60), (2400, 510), (720, -300), None),
]
SEEN = [str(number) for number, place in enumerate(PLACES, 1) if place]
FAR = ["7", "8", "9"]
MANY = 25


def predicted(folder: Path, places: list[Place]) -> str:
    """The address of a report on one row that each model has answered with one of the places."""
    folder.mkdir(parents=True)
    spec = {"type": "point_in_bbox", "bbox": BOX}
    row = {"id": "t0", "instruction": "=1+1, click", "eval": spec, "image_size": SIZE}
    (folder / "metadata.jsonl").write_text(json.dumps(row) + "\n")
    files = [folder / f"m{number:02}.jsonl" for number, _ in enumerate(places, 1)]
    for file, place in zip(files, places, strict=True):
        file.write_text(json.dumps({"id": "t0", **({"point": place} if place else {})}) + "\n")
    words = ["--data", str(folder / "metadata.jsonl"), "--out", str(folder / "report")]
    assert report([*map(str, files), *words]) == 0
    return (folder / "report" / "index.html").as_uri()


@pytest.fixture(scope="module")
def crowd(tmp_path_factory: pytest.TempPathFactory) -> str:
    return predicted(tmp_path_factory.mktemp("crowd") / "set", PLACES)


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> str:
    places: list[Place] = [(720, 510 + number) for number in range(MANY)]
    return predicted(tmp_path_factory.mktemp("many") / "set", places)


@pytest.fixture(scope="module")
def index(nasty_run: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("nasty-report") / "report"
    assert report([str(nasty_run), "--out", str(folder)]) == 0
    return (folder / "index.html").as_uri()


def discs(page: Page) -> list[dict[str, Any]]:
    """Number, middle and radius of every number on the picture, in pixels of the page."""
    found: list[dict[str, Any]] = page.evaluate("""() =>
      [...document.querySelectorAll("main .stage .disc")].map((disc) => {
        const at = disc.querySelector("circle").getBoundingClientRect();
        const text = disc.querySelector("text").textContent;
        return {number: text, x: at.x + at.width / 2, y: at.y + at.height / 2, r: at.width / 2};
      })""")
    return found


@pytest.mark.parametrize(
    ("width", "scheme", "zoom"),
    [(1440, "light", ""), (1440, "dark", "fit"), (390, "light", ""), (390, "light", "fit")],
)
def test_every_click_is_seen_with_its_number_and_none_hides_another(
    page: Page, crowd: str, width: int, scheme: str, zoom: str
) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    show(page, crowd, f"#/rows?zoom={zoom}")
    playwright.expect(page.locator("main .stage .disc")).to_have_count(len(SEEN))
    found = discs(page)
    assert sorted(one["number"] for one in found) == SEEN
    stage = page.locator("main .stage svg").bounding_box()
    assert stage is not None
    for one in found:
        assert (
            stage["x"] <= one["x"] - one["r"] <= one["x"] + one["r"] <= stage["x"] + stage["width"]
        )
        assert stage["y"] <= one["y"] <= stage["y"] + stage["height"]
        for other in found:
            apart = ((one["x"] - other["x"]) ** 2 + (one["y"] - other["y"]) ** 2) ** 0.5
            assert one is other or apart >= 1.6 * one["r"], (one, other)


def test_a_far_click_is_an_arrow_at_the_edge_with_its_distance(page: Page, crowd: str) -> None:
    show(page, crowd, "#/rows")
    arrows = page.locator("main .stage .far-off")
    playwright.expect(arrows).to_have_count(len(FAR))
    words = [arrow.locator(".words").text_content() for arrow in arrows.all()]
    assert words == ["793 px", "1,660 px", "800 px"]
    show(page, crowd, "#/rows?zoom=fit")
    playwright.expect(arrows).to_have_count(2)  # the one on the screen is where it is


def test_marks_follow_where_the_picture_is_dragged(page: Page, crowd: str) -> None:
    show(page, crowd, "#/rows")
    arrows = page.locator("main .stage .far-off")
    playwright.expect(arrows).to_have_count(len(FAR))
    box = page.locator("main .stage svg").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 300, box["y"] + 200)
    page.mouse.down()
    page.mouse.move(box["x"] + 5000, box["y"] + 3000, steps=4)
    page.mouse.up()
    playwright.expect(arrows).not_to_have_count(len(FAR))
    assert sorted(one["number"] for one in discs(page)) == SEEN


def test_no_model_may_be_chosen_and_stays_so(page: Page, crowd: str) -> None:
    show(page, crowd, "#/rows")
    page.get_by_role("button", name="None", exact=True).click()
    playwright.expect(page.locator("main .stage .disc")).to_have_count(0)
    page.keyboard.press("3")
    playwright.expect(page.locator("main .of-model[aria-pressed=true]")).to_have_count(0)
    page.get_by_role("button", name="m04").click()
    playwright.expect(page.locator("main .of-model[aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("4")
    playwright.expect(page.locator("main .stage .disc")).to_have_count(1)
    page.get_by_role("button", name="All", exact=True).click()
    playwright.expect(page.locator("main .stage .disc")).to_have_count(len(SEEN))


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_many_models_are_told_apart_by_number_and_colour(
    page: Page, many: str, scheme: str
) -> None:
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    show(page, many, f"#/rows?models={json.dumps([f'm{n:02}' for n in range(1, MANY + 1)])}")
    playwright.expect(page.locator("main .stage .disc")).to_have_count(MANY)
    assert len({one["number"] for one in discs(page)}) == MANY
    swatches = page.locator("main .of-model .swatch").evaluate_all("""(all) => all.map((one) => {
      const style = getComputedStyle(one);
      return [one.dataset.number, style.backgroundColor, style.color];
    })""")
    assert [number for number, *_ in swatches] == [str(n) for n in range(1, MANY + 1)]
    assert len({paint for _, paint, _ in swatches}) == len(COLORS)
    assert all(contrast(paint, ink) >= 4.5 for _, paint, ink in swatches)
    if scheme == "light":
        assert [hexed(paint) for _, paint, _ in swatches[: len(COLORS)]] == list(COLORS)


def rgb(color: str) -> list[int]:
    return [int(part) for part in re.findall(r"\d+", color)[:3]]


def hexed(color: str) -> str:
    return "#" + "".join(f"{part:02x}" for part in rgb(color))


def contrast(first: str, second: str) -> float:
    """As WCAG 2 has it."""

    def light(color: str) -> float:
        parts = [part / 255 for part in rgb(color)]
        linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
        return sum(p * w for p, w in zip(linear, (0.2126, 0.7152, 0.0722), strict=True))

    low, high = sorted((light(first), light(second)))
    return (high + 0.05) / (low + 0.05)


# ------------------------------------------------------------------------------- rows as a whole


def saved(page: Page, button: str) -> tuple[str, str]:
    """The name and the text of the file that a button hands out."""
    with page.expect_download() as waiting:
        page.locator(button).click()
    return waiting.value.suggested_filename, waiting.value.path().read_text("utf-8")


def test_the_filtered_rows_come_as_csv(page: Page, index: str) -> None:
    show(page, index, "#/rows?model=noisy&verdict=miss")
    count = int(page.locator("#count b").inner_text())
    name, text = saved(page, "#csv")
    rows = list(csv.DictReader(io.StringIO(text, newline="")))
    assert name == "rows.csv"
    assert len(rows) == count < ROWS
    assert {row["model"] for row in rows} == {"noisy"}
    assert {row["outcome"] for row in rows} == {"miss"}
    show(page, index, "#/rows?q=t007")
    rows = list(csv.DictReader(io.StringIO(saved(page, "#csv")[1], newline="")))
    assert [row["model"] for row in rows][1:] == ["noisy", "random", "center"]
    assert rows[0]["instruction"] == f"{NASTY} 7"


def test_no_text_of_a_row_is_a_formula_in_the_csv(page: Page, crowd: str) -> None:
    show(page, crowd, "#/rows")
    rows = list(csv.DictReader(io.StringIO(saved(page, "#csv")[1], newline="")))
    assert {row["instruction"] for row in rows} == {"'=1+1, click"}
    assert [row["distance_px"] for row in rows][:3] == ["0", "0", "0"]
    assert (rows[6]["x"], rows[6]["y"], rows[6]["target_x1"]) == ("40", "60", "700")


def test_rows_are_shown_as_pictures_and_open(page: Page, index: str) -> None:
    show(page, index, "#/rows")
    page.keyboard.press("g")
    tiles = page.locator(".tile")
    playwright.expect(tiles).to_have_count(ROWS)
    playwright.expect(tiles.first.locator(".stage image")).to_have_count(1)
    assert page.locator(".tile .stage").count() < ROWS  # those out of sight are not drawn
    tiles.nth(5).click()
    playwright.expect(page.locator(".detail code").first).to_have_text("t005")
    page.go_back()
    playwright.expect(tiles).to_have_count(ROWS)


def test_on_a_phone_a_chosen_row_comes_into_view_and_tables_say_that_they_scroll(
    page: Page, index: str
) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    show(page, index)
    hint = page.locator(".scroller .hint").first
    assert hint.is_visible()
    page.set_viewport_size({"width": 1440, "height": 900})
    playwright.expect(hint).not_to_be_visible()
    page.set_viewport_size({"width": 390, "height": 844})
    show(page, index, "#/rows")
    page.locator(".item").nth(2).click()
    playwright.expect(page.locator(".detail h2")).to_have_text("Click on field 2")
    playwright.expect(page.locator(".detail h2")).to_be_in_viewport()
    playwright.expect(page.locator(".detail .stage")).to_be_in_viewport()
    page.get_by_text("Back to the list").click()
    playwright.expect(page.locator("#rows")).to_be_in_viewport()
    page.locator(".item").nth(2).click()  # the same one again
    playwright.expect(page.locator(".detail .stage")).to_be_in_viewport()


def test_the_summary_says_what_the_answers_took_and_how_they_were_asked_for(
    page: Page, index: str
) -> None:
    show(page, index)
    effort = page.locator(".effort")
    head = effort.locator("thead").inner_text()
    for word in ("Answered", "Unparsable", "Errors", "Mean s"):
        assert word in head
    effort.get_by_text("Settings", exact=True).click()
    settings = effort.locator("details").inner_text()
    for word in ("oracle-noise", "sigma", "temperature", "concurrency"):
        assert word in settings


def test_the_screen_is_mapped_by_targets_clicks_and_misses(page: Page, index: str) -> None:
    show(page, index, "#/misses")
    maps = page.locator(".wide-maps")
    playwright.expect(maps.locator("figure")).to_have_count(5)
    for look, words in (("missed", "of 60 missed"), ("clicks", "60 clicks"), ("share", "% missed")):
        page.locator(f"#screen-{look}").click()
        playwright.expect(page.locator(f"#screen-{look}")).to_have_attribute("aria-pressed", "true")
        playwright.expect(maps.locator("figcaption").last).to_contain_text(words)
