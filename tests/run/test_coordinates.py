"""Sizes and frames against the worked examples of the makers, and the maps against each other."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from reply_rows import ROWS

from pointerbench.run.coordinates import covered_size, frame_size, from_image, sent_size, to_image
from pointerbench.run.profile_values import FRAMES, Resize
from pointerbench.run.profiles import profile
from pointerbench.values.errors import UsageError

SMART_28 = Resize("smart", 28, 3_136, 12_845_056)
SMART_32 = Resize("smart", 32, 4_096, 16_777_216)
SMART_56 = Resize("smart", 28, 56 * 56, 1_003_520)
CLAUDE = Resize("claude", edge=1568, tokens=1568)
CLAUDE_HIGH = Resize("claude", edge=2576, tokens=4784)
SCREENS = ("1024x768", "1920x1080", "3840x2160")


def size(text: str) -> tuple[int, int]:
    width, height = map(int, text.split("x"))
    return width, height


@pytest.mark.parametrize(
    ("resize", "sizes"),
    [
        (
            SMART_28,
            "1024x768 1036x756 1920x1080 1932x1092 3840x2160 3836x2156 1280x720 1288x728 1280x800 "
            "1288x812 1366x768 1372x756 1440x900 1428x896 2560x1440 2548x1428 5120x2880 4760x2688 "
            "1080x2400 1092x2408 1170x2532 1176x2520 16x16 56x56",
        ),
        (
            SMART_32,
            "1024x768 1024x768 1920x1080 1920x1088 3840x2160 3840x2176 1280x720 1280x704 1366x768 "
            "1376x768 1440x900 1440x896 2560x1440 2560x1440 1170x2532 1184x2528",
        ),
        (
            CLAUDE,
            "1920x1080 1456x819 3840x2160 1456x819 2560x1440 1456x819 1440x900 1389x868 1024x768 "
            "1024x768 1280x800 1280x800 1366x768 1366x768",
        ),
        (CLAUDE_HIGH, "3840x2160 2576x1449 1920x1080 1920x1080 2560x1440 2560x1440"),
        (
            Resize("smart", 28, 0, 12_845_056, cap=4_390_400),
            "1024x768 1036x756 1920x1080 1932x1092 3840x2160 2800x1568 1080x2400 1092x2408",
        ),
        (
            Resize("width", width=1344),
            "1024x768 1344x1008 1920x1080 1344x756 3840x2160 1344x756 1080x2400 672x1493",
        ),
        (Resize("canvas", width=1008, height=672), "1024x768 1008x672 1080x2400 1008x672"),
        (Resize("longest", edge=1000), "1920x1080 1000x562 300x2000 150x1000 800x600 800x600"),
        (Resize(), "1920x1080 1920x1080 1x1 1x1"),
    ],
)
def test_worked_examples(resize: Resize, sizes: str) -> None:
    words = sizes.split()
    got = {words[i]: sent_size(resize, size(words[i])) for i in range(0, len(words), 2)}
    assert got == {words[i]: size(words[i + 1]) for i in range(0, len(words), 2)}


LIMITS = """
3136 12845056 28: 1036x756 1932x1092 3836x2156
78400 12845056 28: 1036x756 1932x1092 3836x2156
3136 1003520 28: 1036x756 1316x728 1316x728
3136 3686400 28: 1036x756 1932x1092 2548x1428
3136 2116800 28: 1036x756 1932x1092 1932x1064
3136 8847360 28: 1036x756 1932x1092 3836x2156
3136 99999999 28: 1036x756 1932x1092 3836x2156
3136 7049280 28: 1036x756 1932x1092 3528x1988
78400 6000000 28: 1036x756 1932x1092 3248x1820
2000000 4800000 28: 1652x1232 1932x1092 2912x1624
3110400 48000000 28: 2044x1540 2352x1344 3836x2156
200704 1053696 28: 1036x756 1344x756 1344x756
1024 6553600 32: 1024x768 1920x1088 3392x1920
"""


@pytest.mark.parametrize("line", LIMITS.strip().splitlines())
def test_limits_of_families(line: str) -> None:
    limits, sizes = line.split(": ")
    least, most, factor = map(int, limits.split())
    resize = Resize("smart", factor, least, most)
    assert [sent_size(resize, size(screen)) for screen in SCREENS] == [
        size(text) for text in sizes.split()
    ]


def test_half_a_factor_is_rounded_to_even() -> None:
    assert sent_size(SMART_28, (294, 280)) == (280, 280)  # 10.5
    assert sent_size(SMART_28, (322, 280)) == (336, 280)  # 11.5


SIZES = st.tuples(st.integers(28, 6000), st.integers(28, 6000))


@given(SIZES, st.sampled_from([SMART_28, SMART_32, SMART_56, CLAUDE, CLAUDE_HIGH]))
def test_a_size_that_was_sent_is_sent_again_as_it_is(
    original: tuple[int, int], rule: Resize
) -> None:
    if max(original) > 200 * min(original):
        return
    sent = sent_size(rule, original)
    assert min(sent) > 0
    if rule.rule == "smart":
        assert all(side % rule.factor == 0 for side in sent)
        if min(sent) == rule.factor or sent[0] * sent[1] < rule.min_pixels:
            return  # sides cannot be less than the factor: these overstep the limits
    assert sent_size(rule, sent) == sent


@pytest.mark.parametrize(
    ("resize", "picture", "words"),
    [
        (SMART_28, (10, 2001), "200 times"),
        (SMART_28, (0, 10), "no place"),
        (Resize(), (5, -1), "no place"),
        (Resize("half"), (5, 5), "half"),
    ],
)
def test_pictures_that_no_rule_takes(resize: Resize, picture: tuple[int, int], words: str) -> None:
    with pytest.raises(UsageError, match=re.escape(words)):
        sent_size(resize, picture)


CANVAS = Resize("canvas", width=1008, height=672)


@pytest.mark.parametrize(
    ("picture", "covered", "unit"),
    [
        ("1024x768", "896x672", (1.152, 0.768)),
        ("1920x1080", "1008x567", (1.92, 1.28)),
        ("3840x2160", "1008x567", (3.84, 2.56)),
        ("1080x2400", "302x672", (3.604768, 2.403179)),
        ("2160x1440", "1008x672", (2.16, 1.44)),
    ],
)
def test_a_canvas_is_measured_in_pixels_of_the_original(
    picture: str, covered: str, unit: tuple[float, float]
) -> None:
    """``unit`` is what a thousandth of the canvas is, across and down."""
    assert covered_size(CANVAS, size(picture)) == size(covered)
    full = frame_size(CANVAS, size(picture))
    assert to_image((1, 1), "per1000", "xy", full, (1008, 672)) == pytest.approx(unit, rel=1e-6)
    assert from_image(unit, "per1000", "xy", full, (1008, 672)) == pytest.approx((1, 1), rel=1e-6)


@pytest.mark.parametrize("rule", [Resize(), SMART_28, CLAUDE, Resize("width", width=1344)])
def test_without_a_canvas_a_picture_is_all_of_what_is_sent(rule: Resize) -> None:
    assert covered_size(rule, (1920, 1080)) == sent_size(rule, (1920, 1080))
    assert frame_size(rule, (1920, 1080)) == (1920, 1080)


NUMBER = st.floats(-5000, 5000, allow_nan=False)


@given(
    st.lists(NUMBER, min_size=2, max_size=2) | st.lists(NUMBER, min_size=4, max_size=4),
    st.sampled_from(sorted(FRAMES)),
    st.sampled_from(["xy", "yx"]),
    SIZES,
    SIZES,
)
def test_each_map_undoes_the_other(
    values: Sequence[float],
    frame: str,
    axes: str,
    image: tuple[int, int],
    sent: tuple[int, int],
) -> None:
    there = from_image(values, frame, axes, image, sent)
    assert to_image(there, frame, axes, image, sent) == pytest.approx(values, abs=1e-6)
    back = to_image(values, frame, axes, image, sent)
    assert from_image(back, frame, axes, image, sent) == pytest.approx(values, abs=1e-6)


@pytest.mark.parametrize("frame", FRAMES)
def test_the_far_corner_is_the_far_corner(frame: str) -> None:
    image, sent = (1920, 1080), (1456, 819)
    corner = {"sent": (1456, 819), "image": image}.get(frame, (FRAMES[frame],) * 2)
    assert to_image(corner, frame, "xy", image, sent) == pytest.approx(image)
    assert to_image(corner[::-1], frame, "yx", image, sent) == pytest.approx(image)


@pytest.mark.parametrize(
    ("family", "numbers", "image", "point"),
    [
        ("fara", (1074, 37), (1440, 900), (1083.0252, 37.1652)),
        ("ui-venus-ground-72b", (1748, 415, 1769, 430), (1920, 1080), (1435.5102, 339.5089)),
        ("mai-ui", (109, 608), (3840, 2160), (418.56, 1313.28)),
        ("seed-vl", (383, 808), (1920, 1080), (735.36, 872.64)),
        ("glm-4.5v", (283, 263, 463, 295), (1920, 1080), (716.16, 301.32)),
        ("zonui-3b", (682, 315), (1998, 1370), (1131.7575, 531.4655)),
        ("gui-actor", (0.9709, 0.1548), (1280, 800), (1242.752, 123.84)),
        ("seeclick", (0.59, 0.06), (1920, 1080), (1132.8, 64.8)),
    ],
)
def test_published_anchors(
    family: str, numbers: tuple[float, ...], image: tuple[int, int], point: tuple[float, float]
) -> None:
    profiled = profile(family)
    sent = sent_size(profiled.resize, image)
    placed = to_image(numbers, profiled.frame, profiled.axes, image, sent)
    middle = [(a + b) / 2 for a, b in zip(placed[:2], placed[-2:], strict=True)]
    assert middle == pytest.approx(point, abs=0.001)


def test_profiles_send_what_the_shared_rows_say() -> None:
    """Rows whose server capped or changed the picture are marked so by their note."""
    for row in ROWS:
        if "sent_size" in row and "note" not in row:
            rule = profile(row["model_family"]).resize
            assert sent_size(rule, tuple(row["image_size"])) == tuple(row["sent_size"]), row["id"]
