"""Charts with a scale: every value stands at its gridline, and the lines reach what they say."""

from __future__ import annotations

import pytest
from pages import shot

from pointerbench.contract.task import STANDARD
from pointerbench.picture.raster import draw
from pointerbench.suites.text.compose import Brief, compose
from pointerbench.suites.text.layout import lay_out_scene
from pointerbench.suites.text.surfaces import builder
from pointerbench.suites.text.surfaces.business.parts import course_chart
from pointerbench.suites.text.theme import Fonts, draw_theme
from pointerbench.suites.text.writer import Writer
from pointerbench.values.rng import Stream


@pytest.mark.parametrize("kind", ["candles", "line_chart", "area_chart"])
def test_values_stand_at_their_gridlines(kind: str) -> None:
    stream = Stream("chart")
    writer = Writer(stream, "en", draw_theme(stream, "light"), Fonts("Inter", "Inter", "Hack"), 16)
    course = [100.0 + 7 * (place * place % 11) for place in range(30)]
    laid = shot(course_chart(writer, kind, course, 200))
    values = [line.ink() for line in laid.page.lines]
    middles = [(ink.y1 + ink.y2) / 2 for ink in values if ink is not None]
    picture = draw(laid.frame)
    left = 20  # the page's margin, where no line of a course is yet
    rows = [y for y in range(picture.height) if picture.getpixel((left, y)) != (255, 255, 255)]
    assert len(middles) == len(rows) == 5
    assert max(abs(middle - row) for middle, row in zip(middles, rows, strict=True)) <= 1.5


def test_a_dashboards_sums_stand_at_their_gridlines() -> None:
    builder("dashboard")
    seen = 0
    for seed in range(6):
        scene = compose(Stream(f"axis/{seed}"), Brief("dashboard", "en", "light"))
        laid = lay_out_scene(scene, STANDARD, worn=False)
        lines = {line.text: line for line in laid.page.lines}
        if "0" not in lines:
            continue  # the chart's foot is below the screen
        seen += 1
        picture, lowest = draw(laid.frame), lines["0"].number
        for line in laid.page.lines[lowest - 4 : lowest + 1]:
            ink = line.ink()
            assert ink is not None
            middle = (ink.y1 + ink.y2) // 2  # a comma hangs a little lower
            # Eight pixels lie between the values and the chart, where gridlines begin.
            at = [(line.right + 9, row) for row in range(middle - 3, middle + 2)]
            assert len({picture.getpixel(place) for place in at}) > 1, line.text
    assert seen > 1
