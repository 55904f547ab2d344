from __future__ import annotations

import pytest

from pointerbench.suites.sheets import colors

SHADES = [(name, shade) for name, shades in colors.HIGHLIGHTS.items() for shade in shades]


@pytest.mark.parametrize(("name", "shade"), SHADES)
def test_a_highlight_is_called_by_its_name_alone(name: str, shade: str) -> None:
    assert colors.name(shade) == name


@pytest.mark.parametrize("shade", ["#ffffff", "#000000", "#fefefe", "#111111"])
def test_white_and_black_have_no_colour_name(shade: str) -> None:
    assert colors.name(shade) is None


@pytest.mark.parametrize(
    ("shade", "names"),
    [
        ("#ff5500", {"red", "orange"}),
        ("#ffc000", {"orange", "yellow"}),
        ("#00a0a8", {"teal"}),
        ("#4b3fb5", {"blue", "purple"}),
    ],
)
def test_shades_in_between_may_be_called_either(shade: str, names: set[str]) -> None:
    assert names <= colors.plausible_names(shade)


def test_oklab_agrees_with_the_values_its_author_published() -> None:
    # B. Ottosson 2020, table of XYZ to Oklab pairs, row D65 white: L=1, a=0, b=0.
    lightness, a, b = colors.oklab("#ffffff")
    assert (round(lightness, 3), round(a, 3), round(b, 3)) == (1, 0, 0)
    assert colors.oklab("#000000") == (0, 0, 0)


def test_contrast_runs_from_1_to_21_and_ink_reads_on_every_highlight() -> None:
    assert colors.contrast("#ffffff", "#000000") == pytest.approx(21)
    assert colors.contrast("#123456", "#123456") == 1
    for _, shade in SHADES:
        assert colors.contrast(shade, colors.ink_on(shade)) >= 3.5
