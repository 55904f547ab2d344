"""Pictures taken apart: regions, what lies in them, and that nothing hangs on light or dark."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("cv2", reason="the extra label is not installed")

from screens import DARK, LIGHT, Drawn

from pointerbench.label.locate.regions import Regions, regions_of
from pointerbench.values.geometry import Box


def boxes_of(regions: Regions) -> set[Box]:
    return {region.box for region in regions.by_number.values()}


@pytest.mark.parametrize("colours", [LIGHT, DARK], ids=["light", "dark"])
def test_a_field_is_a_blob_with_its_border_and_a_region_without(colours: dict[str, str]) -> None:
    drawn = Drawn(colours)
    box = drawn.bordered(50, 40, 250, 70, colour=colours["field"])
    regions = regions_of(drawn.pixels)
    assert box.grown(-1) in boxes_of(regions)
    assert box in {blob.box for blob in regions.blobs}
    inner = next(r for r in regions.by_number.values() if r.box == box.grown(-1))
    assert inner.around is not None
    assert inner.fullness == 1.0


def test_regions_are_the_same_where_light_and_dark_are_exchanged() -> None:
    drawn = Drawn(LIGHT)
    drawn.bordered(50, 40, 250, 70, colour="#ffffff")
    drawn.text(60, 50, "Some words")
    drawn.fill(300, 200, 330, 230, colour="#3366cc")
    light, dark = regions_of(drawn.pixels), regions_of(255 - drawn.pixels)
    assert boxes_of(light) == boxes_of(dark)
    assert sorted(blob.box for blob in light.blobs) == sorted(blob.box for blob in dark.blobs)


def test_a_fading_ground_is_one_region_and_letters_lie_in_it() -> None:
    ground = np.linspace(90, 200, 120).astype(np.uint8)  # a level a row
    pixels = np.repeat(np.repeat(ground[:, None], 200, axis=1)[:, :, None], 3, axis=2)
    pixels[50:61, 40:47] = 255
    regions = regions_of(pixels)
    assert boxes_of(regions) == {Box(0, 0, 200, 120), Box(40, 50, 47, 61)}
    assert [blob.box for blob in regions.blobs] == [Box(40, 50, 47, 61)]


def test_what_lies_in_what_is_told_through_all_levels() -> None:
    drawn = Drawn(LIGHT)
    outer = drawn.fill(20, 20, 380, 280, colour="#dddddd")
    middle = drawn.fill(60, 60, 300, 200, colour="#ffffff")
    inner = drawn.fill(100, 100, 140, 140, colour="#3366cc")
    by_box = {region.box: region for region in regions_of(drawn.pixels).by_number.values()}
    assert [blob.box for blob in by_box[outer].blobs] == [middle]
    assert [blob.box for blob in by_box[middle].blobs] == [inner]
    around = by_box[inner].around
    assert around is not None
    assert around.box == inner
    assert by_box[outer].fullness == 1.0
