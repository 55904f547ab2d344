"""What the grammars of dashboards share: figures that add up, names that do not come twice."""

from __future__ import annotations

import pytest

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit import figures
from pointerbench.suites.pro.kit.names import named_apart
from pointerbench.values.rng import Stream


@pytest.mark.parametrize("seed", range(20))
def test_shares_add_up_and_fall(seed: int) -> None:
    parts = figures.shares(Stream(f"shares/{seed}"), 1000, 6)
    assert sum(parts) == 1000
    assert parts == sorted(parts, reverse=True)
    assert len(set(parts)) == 6


@pytest.mark.parametrize("seed", range(20))
def test_the_ends_are_told_apart_and_the_rest_stays(seed: int) -> None:
    before = figures.wave(Stream(f"wave/{seed}"), 12, 50.0)
    after = figures.told_apart(before, 1.3)
    low, *middle, high = sorted(after)
    assert high >= 1.3 * middle[-1] * 0.999
    assert low <= middle[0] / 1.3 * 1.001
    assert middle == sorted(before)[1:-1]


def test_marks_of_a_time_axis_stand_where_their_time_is() -> None:
    now, span = 35, 360  # 00:35; six hours
    for mark in figures.hours(now, span, 60):
        hour, minute = map(int, str(mark["label"]).split(":"))
        at = now - span + float(str(mark["at"])) * span
        assert round(at) % 1440 == hour * 60 + minute


def test_names_of_a_small_bank_are_told_apart() -> None:
    draw = Draw(Stream("names"), "en", {"ponds": ["Mill", "Oak", "Reed"]})
    names = named_apart(draw, "ponds", 6, [f"no. {n}" for n in range(12)])
    assert len(set(names)) == 6
    assert {name.split(",")[0] for name in names} == {"Mill", "Oak", "Reed"}
