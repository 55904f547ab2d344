"""The measure of near-equal pictures, against a slow second construction."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image, ImageChops, ImageStat

from pointerbench.picture.alike import LEVELS, SIZE, apart, differences, levels, near, thumbnail


def noise(seed: int, size: tuple[int, int] = (320, 240)) -> Image.Image:
    cells = np.random.default_rng(seed).integers(0, 256, (12, 16), np.uint8)
    return Image.fromarray(cells).resize(size, Image.Resampling.NEAREST)


def test_the_measure_is_the_mean_difference_of_small_greys() -> None:
    one, other = noise(1), noise(2)
    small = [picture.convert("L").resize(SIZE) for picture in (one, other)]
    expected = ImageStat.Stat(ImageChops.difference(*small)).mean[0]
    assert levels(thumbnail(one), thumbnail(other)) == expected
    assert apart(one, other)
    assert not apart(one, one.copy())
    assert apart(one, one.resize((640, 480)))


@pytest.mark.parametrize(("brighter", "differ"), [(1, False), (2, True)])
def test_two_levels_are_apart(brighter: int, differ: bool) -> None:
    grey = Image.new("L", (64, 48), 100)
    assert apart(grey, Image.new("L", (64, 48), 100 + brighter)) == differ


def test_near_ones_are_found_among_many() -> None:
    """Against all pairs; some differ by nearly as much as the limit, on either side of it."""
    draw = np.random.default_rng(5)
    base = draw.integers(0, 256, (12, *reversed(SIZE)), np.uint8)
    table = []
    for number in range(90):
        shifted = base[number % 12].astype(int) + (number // 12) * draw.choice([-1, 0, 1])
        table.append(np.clip(shifted, 0, 255).astype(np.uint8))
    expected = []
    for number in range(1, len(table)):
        apart_by = differences(np.stack(table[:number]), table[number])
        close = np.flatnonzero(apart_by < LEVELS)
        if len(close):
            expected.append((number, int(close[0]), float(apart_by[close[0]])))
    assert 10 < len(expected) < 80
    assert list(near(table)) == expected


def test_of_few_there_is_nothing_near() -> None:
    assert list(near([])) == []
    assert list(near([thumbnail(noise(1))])) == []
