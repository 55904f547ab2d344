"""The difficulty of a target, and the contrast that goes into it."""

from __future__ import annotations

import pytest

from pointerbench.suites.text.difficulty import KIND, Facts, contrast, difficulty

ORDER = ("easy", "medium", "hard")


@pytest.mark.parametrize(
    ("ink", "ground", "ratio"),
    [
        ("#000000", "#ffffff", 21.0),
        ("#ffffff", "#000000", 21.0),
        ("#777777", "#ffffff", 4.48),  # the best known near miss of WCAG's 4.5
        ("#767676", "#ffffff", 4.54),
        ("#ff0000", "#ffffff", 4.0),
        ("#123456", "#123456", 1.0),
    ],
)
def test_contrast_is_that_of_wcag(ink: str, ground: str, ratio: float) -> None:
    assert contrast(ink, ground) == pytest.approx(ratio, abs=0.006)


@pytest.mark.parametrize("data_type", KIND)
def test_what_makes_a_target_harder_never_makes_it_easier(data_type: str) -> None:
    base = Facts(data_type, 60, 16, 12.0, 0, 0)
    harder = [
        base._replace(width=20),
        base._replace(height=8),
        base._replace(contrast=3.0),
        base._replace(alike=6),
        base._replace(worn=3),
    ]
    for facts in harder:
        assert ORDER.index(difficulty(facts)) >= ORDER.index(difficulty(base))


def test_what_is_thinner_than_four_pixels_is_hard() -> None:
    assert difficulty(Facts("word", 3, 400, 21.0, 0, 0)) == "hard"
    assert difficulty(Facts("chrome", 400, 3, 21.0, 0, 0)) == "hard"
