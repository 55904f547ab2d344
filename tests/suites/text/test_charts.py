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
from pointerbench.suites.text.theme import draw_theme
from pointerbench.suites.text.writer import Writer
from pointerbench.values.rng import Stream


@pytest.mark.parametrize("kind", ["candles", "line_chart", "area_chart"])
def test_values_stand_at_their_gridlines(kind: str) -> None:
    stream = Stream("chart")
    writer = Writer(stream, "en", draw_theme(stream, "light"), ("Inter", "Inter", "Hack"), 16)
    course = [100.0 + 7 * (place * place % 11) for place in range(30)]
    laid = shot(course_chart(writer, kind, course, 200))
    values = [line.ink() for line in laid.page.lines]
    middles = [(ink.y1 + ink.y2) / 2 for ink in values if ink is not None]
    picture = draw(laid.frame)
    left = 20  # the page's margin, where no line of a course is yet
    rows = [y for y in range(picture.height) if picture.getpixel((left, y)) != (255, 255, 255)]
    assert len(middles) == len(rows) == 5
    assert max(abs(middle - row) for middle, row in zip(middles, rows, strict=True)) <= 1.5


@pytest.mark.parametrize("seed", range(3))
def test_a_dashboards_sums_stand_at_their_gridlines(seed: int) -> None:
    builder("dashboard")
    scene = compose(Stream(f"axis/{seed}"), Brief("dashboard", "en", "light"))
    laid = lay_out_scene(scene, STANDARD, worn=False)
    texts = [line.text for line in laid.page.lines]
    lowest = laid.page.lines[texts.index("0")]
    values = laid.page.lines[lowest.number - 4 : lowest.number + 1]
    picture = draw(laid.frame)
    for line in values:
        ink = line.ink()
        assert ink is not None
        middle = (ink.y1 + ink.y2) // 2  # a comma hangs a little lower
        rows = range(middle - 3, middle + 2)
        # Eight pixels lie between the values and the chart, where only gridlines are at first.
        shades = {picture.getpixel((line.right + 9, row)) for row in rows}
        assert len(shades) > 1, line.text
