"""The rasteriser against second constructions: Pillow's own text, numpy masks, exact areas."""

from __future__ import annotations

import math
import struct
import zlib
from collections.abc import Iterator
from io import BytesIO

import numpy as np
import numpy.typing as npt
import pytest
from by_pillow import of
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageDraw

from pointerbench.picture.fonts import families, font
from pointerbench.picture.frame import (
    Fill,
    Finish,
    Frame,
    Glyph,
    Item,
    Outline,
    Panel,
    Polygon,
    Rounded,
    Text,
    Tint,
)
from pointerbench.picture.glyphs import Mask
from pointerbench.picture.icons import icon_mask
from pointerbench.picture.pixels import rgb
from pointerbench.picture.png import encode, pixel_digest
from pointerbench.picture.raster import draw
from pointerbench.picture.text_layout import Line, shape
from pointerbench.values.geometry import Box

Pixels = npt.NDArray[np.int16]

WIDTH, HEIGHT = 60, 44
TEXTS = ("AVATAR, jeff 1.234,50 €", "Größe – «déjà» ¿señor?")

few = settings(max_examples=40)
some = settings(max_examples=60)
coordinates = st.integers(-12, 66)
sides = st.integers(0, 40)
broad = st.integers(4, 40)
boxes = st.builds(Box.at, coordinates, coordinates, sides, sides)
whole_boxes = st.builds(Box.at, coordinates, coordinates, st.integers(1, 40), st.integers(1, 40))
colors = st.integers(0, 0xFFFFFF).map("#{:06x}".format)
some_lines = st.builds(
    lambda text, family, size: shape(text, font(family, size)),
    st.sampled_from(TEXTS),
    st.sampled_from(families()),
    st.sampled_from((10, 13.5)),
)
masks = st.sampled_from(("save", "undo", "bold")).map(lambda name: icon_mask(name, 16))
points = st.lists(
    st.tuples(st.floats(0, 70, width=16), st.floats(0, 50, width=16)), min_size=3, max_size=6
).map(tuple)
plain_items = st.one_of(
    st.builds(Fill, boxes, colors),
    st.builds(Tint, boxes, colors, st.integers(0, 255)),
    st.builds(Outline, whole_boxes, colors, st.just(1)),
    st.builds(Text, coordinates, coordinates, some_lines, colors, st.none() | boxes),
    st.builds(Glyph, coordinates, coordinates, masks, colors),
    st.builds(
        Rounded, whole_boxes, st.integers(0, 12), colors, st.none() | colors, st.integers(1, 3)
    ),
    st.builds(Polygon, points, colors),
)


def pixels(
    *items: Item, size: tuple[int, int] = (WIDTH, HEIGHT), ground: str = "#ffffff"
) -> Pixels:
    return np.asarray(draw(Frame(*size, ground, items, {}))).astype(np.int16)


def ground(color: str = "#ffffff") -> Pixels:
    return np.full((HEIGHT, WIDTH, 3), rgb(color), np.int16)


def inside(box: Box) -> npt.NDArray[np.bool_]:
    """A mask of the picture's pixels that lie in the box."""
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH]
    return np.asarray((box.x1 <= x) & (x < box.x2) & (box.y1 <= y) & (y < box.y2))


def coverage(item: Item, size: tuple[int, int] = (WIDTH, HEIGHT)) -> npt.NDArray[np.float64]:
    """How much of each pixel a white item covers on black, from 0 to 1."""
    return np.asarray(pixels(item, size=size, ground="#000000")[:, :, 0] / 255)


# Text


@pytest.mark.parametrize("bold", [False, True])
@pytest.mark.parametrize("family", families())
def test_whole_text_is_pillows_own_character_by_character(family: str, bold: bool) -> None:
    """Every text at every size, in one of two pairs of colours."""
    for row, size in enumerate((10, 13.34, 22)):
        for number, text in enumerate(TEXTS):
            ink, paper = (("#000000", "#ffffff"), ("#c7e2ff", "#1b2733"))[(row + number) % 2]
            line = shape(text, font(family, size, bold=bold, whole=True))
            extent, x, baseline = (line.width + 60, 70), 30, 45
            ours = pixels(Text(x, baseline, line, ink), size=extent, ground=paper)
            theirs = Image.new("RGB", extent, paper)
            pen = ImageDraw.Draw(theirs)
            for index, character in enumerate(text):
                at = (x + line.caret(index), baseline)
                pen.text(at, character, ink, of(line.font), anchor="ls")
            assert np.abs(ours - np.asarray(theirs).astype(np.int16)).max() <= 1


@few
@given(some_lines, coordinates, coordinates, boxes)
def test_clipped_text_is_the_same_text_cropped(
    line: Line, x: int, baseline: int, clip: Box
) -> None:
    whole = pixels(Text(x, baseline, line, "#123456"))
    clipped = pixels(Text(x, baseline, line, "#123456", clip))
    expected = np.where(inside(clip)[:, :, None], whole, ground())
    assert (clipped == expected).all()


def test_blank_text_draws_nothing() -> None:
    for text in ("", "   "):
        item = Text(5, 20, shape(text, font("Inter", 13)), "#000000")
        assert (pixels(item) == ground()).all()


@few
@given(coordinates, coordinates, masks)
def test_a_glyph_is_its_mask_at_its_corner(x: int, y: int, mask: Mask) -> None:
    ink = np.frombuffer(bytes(mask.core), np.uint8).reshape(mask.height, mask.width) / 255
    margin = 100
    expected = np.zeros((HEIGHT + 2 * margin, WIDTH + 2 * margin))
    top, left = y + margin, x + margin
    expected[top : top + mask.height, left : left + mask.width] = ink
    drawn = coverage(Glyph(x, y, mask, "#ffffff"))
    assert np.allclose(drawn, expected[margin:-margin, margin:-margin])


# Boxes


@few
@given(boxes, colors)
def test_a_fill_colours_exactly_its_pixels(box: Box, color: str) -> None:
    expected = np.where(inside(box)[:, :, None], rgb(color), ground())
    assert (pixels(Fill(box, color)) == expected).all()


@few
@given(boxes, colors, st.integers(0, 255), colors)
def test_a_tint_blends_exactly_its_pixels(box: Box, color: str, alpha: int, paper: str) -> None:
    below = ground(paper)
    blend = below + (np.array(rgb(color)) - below) * alpha / 255
    expected = np.where(inside(box)[:, :, None], blend, below)
    assert np.abs(pixels(Tint(box, color, alpha), ground=paper) - expected).max() <= 1


@few
@given(st.builds(Box.at, coordinates, coordinates, broad, broad), st.integers(1, 4), colors)
def test_an_outline_is_its_box_less_the_inner_box(box: Box, width: int, color: str) -> None:
    hollow = inside(box) & ~inside(box.grown(-width))
    expected = np.where(hollow[:, :, None], rgb(color), ground())
    assert (pixels(Outline(box, color, width)) == expected).all()


@pytest.mark.parametrize("width", [2, 4])
@pytest.mark.parametrize("box", [Box(9, 9, 9, 20), Box(9, 9, 20, 9), Box(9, 9, 20, 10)])
def test_an_outline_stays_in_its_box(box: Box, width: int) -> None:
    drawn = pixels(Outline(box, "#000000", width))[:, :, 0] == 0
    assert not (drawn & ~inside(box)).any()


def test_later_items_lie_on_top() -> None:
    box = Box(5, 5, 20, 20)
    assert (pixels(Fill(box, "#ff0000"), Fill(box, "#0000ff"))[10, 10] == (0, 0, 255)).all()


# Smooth shapes

SHAPES = [(8, 8, 4), (20, 12, 3), (12, 20, 99), (31, 17, 5), (40, 40, 20), (9, 9, 0), (24, 7, 2)]


@pytest.mark.parametrize(("width", "height", "radius"), SHAPES)
def test_a_rounded_rectangle_has_the_area_of_geometry(width: int, height: int, radius: int) -> None:
    covered = coverage(Rounded(Box.at(1, 1, width, height), radius, "#ffffff"))
    r = min(radius, width // 2, height // 2)
    assert abs(covered.sum() - (width * height - (4 - math.pi) * r * r)) < 1 + 0.4 * r
    assert (covered[~inside(Box.at(1, 1, width, height))] == 0).all()


@pytest.mark.parametrize(("width", "height", "radius"), SHAPES)
@pytest.mark.parametrize("outlined", [False, True])
def test_a_rounded_rectangle_is_symmetric(
    width: int, height: int, radius: int, outlined: bool
) -> None:
    colors = (None, "#ffffff") if outlined else ("#ffffff", None)
    covered = coverage(Rounded(Box.at(1, 1, width, height), radius, *colors))
    part = covered[1 : 1 + height, 1 : 1 + width]
    assert np.abs(part - part[::-1]).max() <= 1 / 16
    assert np.abs(part - part[:, ::-1]).max() <= 1 / 16


@pytest.mark.parametrize(("width", "height", "radius"), SHAPES)
def test_rounded_coverage_is_that_of_points_in_the_shape(
    width: int, height: int, radius: int
) -> None:
    """Each pixel against 8x8 points tested by distance to the inner rectangle."""
    k = 8
    r = min(radius, width // 2, height // 2)
    y, x = (np.mgrid[0 : height * k, 0 : width * k] + 0.5) / k
    dx = np.maximum(np.maximum(r - x, x - (width - r)), 0)
    dy = np.maximum(np.maximum(r - y, y - (height - r)), 0)
    points_in = (dx * dx + dy * dy <= r * r) | (dx == 0) | (dy == 0)
    expected = points_in.reshape(height, k, width, k).mean(axis=(1, 3))
    covered = coverage(Rounded(Box.at(1, 1, width, height), radius, "#ffffff"))
    assert np.abs(covered[1 : 1 + height, 1 : 1 + width] - expected).max() < 0.2


@pytest.mark.parametrize(("width", "height", "radius"), SHAPES)
@pytest.mark.parametrize("line", [1, 2])
def test_an_outline_with_its_inside_makes_the_whole(
    width: int, height: int, radius: int, line: int
) -> None:
    box = Box.at(1, 1, width, height)
    r = min(radius, width // 2, height // 2)
    whole = coverage(Rounded(box, r, "#ffffff"))
    inner = coverage(Rounded(box.grown(-line), max(0, r - line), "#ffffff"))
    edge = coverage(Rounded(box, r, outline="#ffffff", width=line))
    assert np.abs(edge + inner - whole).max() < 0.15


def test_a_pill_and_a_disc_come_from_a_large_radius() -> None:
    assert (
        pixels(Rounded(Box(2, 2, 42, 12), 99, "#000000"))
        == pixels(Rounded(Box(2, 2, 42, 12), 5, "#000000"))
    ).all()
    assert (pixels(Rounded(Box(0, 0, 12, 12), 0, "#0000ff"))[0, 0] == (0, 0, 255)).all()


def shoelace(corners: list[tuple[float, float]]) -> float:
    following = corners[1:] + corners[:1]
    return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(corners, following, strict=True))) / 2


def perimeter(corners: list[tuple[float, float]]) -> float:
    following = corners[1:] + corners[:1]
    return sum(math.dist(a, b) for a, b in zip(corners, following, strict=True))


POLYGONS = [
    [(5, 5), (25, 5), (25, 15), (5, 15)],
    [(5.5, 5.5), (25.5, 5.5), (25.5, 15.5), (5.5, 15.5)],
    [(10, 4), (30, 34), (4, 20)],
    [(10.25, 4.75), (13, 4.75), (11.6, 7)],
    [(4, 4), (40, 8), (36, 40), (20, 12), (8, 38)],
    [(20, 5), (50, 5.8), (50, 6.8), (20, 6)],
]


@pytest.mark.parametrize("corners", POLYGONS)
def test_a_polygon_covers_its_area(corners: list[tuple[float, float]]) -> None:
    covered = coverage(Polygon(tuple(corners), "#ffffff"))
    assert abs(covered.sum() - shoelace(corners)) <= 0.13 * perimeter(corners)


def even_odd(corners: list[tuple[float, float]], k: int = 16) -> npt.NDArray[np.float64]:
    """Coverage of each pixel, counted on k x k points by the even-odd rule."""
    y, x = (np.mgrid[0 : HEIGHT * k, 0 : WIDTH * k] + 0.5) / k
    odd = np.zeros(y.shape, bool)
    for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1], strict=True):
        if y1 != y2:
            crosses = (y1 > y) != (y2 > y)
            odd ^= crosses & (x < (x2 - x1) * (y - y1) / (y2 - y1) + x1)
    return np.asarray(odd.reshape(HEIGHT, k, WIDTH, k).mean(axis=(1, 3)))


@pytest.mark.parametrize("corners", POLYGONS)
def test_polygon_coverage_is_that_of_points_in_it(corners: list[tuple[float, float]]) -> None:
    difference = np.abs(coverage(Polygon(tuple(corners), "#ffffff")) - even_odd(corners))
    assert difference.max() <= 0.35
    assert difference.sum() <= 0.17 * perimeter(corners)


def test_a_polygon_on_whole_pixels_is_a_fill() -> None:
    corners = ((5, 6), (25, 6), (25, 16), (5, 16))
    assert (pixels(Polygon(corners, "#336699")) == pixels(Fill(Box(5, 6, 25, 16), "#336699"))).all()


# All items


def moved(item: Item, dx: int, dy: int) -> Item:
    """The same item elsewhere."""
    match item:
        case Text(x, baseline, line, color, clip):
            return Text(x + dx, baseline + dy, line, color, clip and clip.moved(dx, dy))
        case Glyph(x, y, mask, color):
            return Glyph(x + dx, y + dy, mask, color)
        case Polygon(corners, color):
            return Polygon(tuple((x + dx, y + dy) for x, y in corners), color)
        case Panel(box, background, items):
            return Panel(box.moved(dx, dy), background, tuple(moved(i, dx, dy) for i in items))
        case _:
            return item._replace(box=item.box.moved(dx, dy))


@some
@given(st.lists(plain_items, min_size=1, max_size=4))
def test_what_reaches_over_the_edge_is_the_same_as_in_a_larger_picture(items: list[Item]) -> None:
    margin = 128
    size = (WIDTH + 2 * margin, HEIGHT + 2 * margin)
    larger = pixels(*(moved(item, margin, margin) for item in items), size=size)
    assert (larger[margin:-margin, margin:-margin] == pixels(*items)).all()


@some
@given(whole_boxes, colors, st.lists(plain_items, max_size=4))
def test_a_panel_is_its_items_on_its_background(box: Box, color: str, items: list[Item]) -> None:
    direct = pixels(*items, ground=color)
    expected = np.where(inside(box)[:, :, None], direct, ground())
    assert (pixels(Panel(box, color, tuple(items))) == expected).all()


@few
@given(st.lists(plain_items, min_size=1, max_size=4))
def test_drawing_twice_gives_the_same_pixels(items: list[Item]) -> None:
    """Masks and panels are remembered: what is remembered must not be drawn upon."""
    panel = Panel(Box(3, 3, 50, 40), "#eeeeee", tuple(items))
    assert (pixels(panel, *items) == pixels(panel, *items)).all()


def test_items_without_pixels_draw_nothing() -> None:
    empty = Box(10, 10, 10, 20)
    for item in (Fill(empty, "#000000"), Tint(empty, "#000000", 99)):
        assert (pixels(item) == ground()).all()


def test_a_rounded_box_without_pixels_draws_nothing() -> None:
    item = Rounded(Box(10, 10, 10, 20), 3, "#000000", "#000000")
    assert (pixels(item) == ground()).all()


# Encoding

images = st.builds(
    lambda width, height, seed: Image.frombytes(
        "RGB",
        (width, height),
        np.random.default_rng(seed).integers(0, 256, width * height * 3, np.uint8).tobytes(),
    ),
    st.integers(1, 300),
    st.integers(1, 90),
    st.integers(0, 1000),
)


def chunks(data: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Kind and body of every chunk; fails where length or checksum is wrong."""
    assert data.startswith(b"\x89PNG\r\n\x1a\n")
    at = 8
    while at < len(data):
        length, kind = struct.unpack_from(">I4s", data, at)
        body = data[at + 8 : at + 8 + length]
        assert len(body) == length
        assert struct.unpack_from(">I", data, at + 8 + length) == (zlib.crc32(kind + body),)
        yield kind, body
        at += 12 + length


@few
@given(images)
def test_a_png_is_valid_and_decodes_to_the_same_pixels(image: Image.Image) -> None:
    data, digest = encode(image)
    assert digest == pixel_digest(image)
    with Image.open(BytesIO(data)) as decoded:
        assert (decoded.format, decoded.mode, decoded.size) == ("PNG", "RGB", image.size)
        assert decoded.tobytes() == image.tobytes()
    parts = list(chunks(data))
    assert [kind for kind, _ in parts] == [b"IHDR", b"IDAT", b"IEND"]
    assert parts[0][1] == struct.pack(">IIBBBBB", *image.size, 8, 2, 0, 0, 0)
    # Compressed at level 0: higher levels gave other bytes in about one process of 400.
    assert parts[1][1].startswith(b"\x78\x01")
    rows = np.frombuffer(zlib.decompress(parts[1][1]), np.uint8).reshape(image.height, -1)
    assert (rows[:, 0] == 0).all()
    assert rows[:, 1:].tobytes() == image.tobytes()


@few
@given(images)
def test_the_digest_is_that_of_the_pixels_whatever_encoded_them(image: Image.Image) -> None:
    other = BytesIO()
    image.save(other, "PNG", compress_level=1)
    for data in (encode(image)[0], other.getvalue()):
        with Image.open(BytesIO(data)) as decoded:
            assert pixel_digest(decoded) == pixel_digest(image)
    assert pixel_digest(image.convert("RGBA")) == pixel_digest(image)


@few
@given(images, st.data())
def test_the_digest_tells_one_value_of_one_pixel(image: Image.Image, data: st.DataObject) -> None:
    x = data.draw(st.integers(0, image.width - 1))
    y = data.draw(st.integers(0, image.height - 1))
    red, *rest = image.getpixel((x, y))  # type: ignore[misc]
    changed = image.copy()
    changed.putpixel((x, y), (red ^ 1, *rest))
    assert pixel_digest(changed) != pixel_digest(image)


def test_the_digest_tells_sizes_of_the_same_bytes() -> None:
    data = bytes(range(36))
    shapes = [(12, 1), (1, 12), (3, 4), (4, 3), (2, 6)]
    digests = {pixel_digest(Image.frombytes("RGB", size, data)) for size in shapes}
    assert len(digests) == len(shapes)


@pytest.mark.parametrize(("text", "value"), [("#000000", (0, 0, 0)), ("#12aBfF", (18, 171, 255))])
def test_a_colour_is_read(text: str, value: tuple[int, int, int]) -> None:
    assert rgb(text) == value


def finished(finish: Finish, color: str = "#808080") -> Pixels:
    """A picture of one colour, finished."""
    frame = Frame(WIDTH, HEIGHT, color, (), {}, finish)
    return np.asarray(draw(frame), dtype=np.int16)


@pytest.mark.parametrize("strength", [1, 4, 9])
def test_grain_changes_levels_up_to_its_strength_and_the_same_in_all_channels(
    strength: int,
) -> None:
    change = finished(Finish(grain=strength)) - 0x80
    assert (change.min(), change.max()) == (-strength, strength)
    assert abs(float(change.mean())) < 0.15 * strength
    assert (change == change[:, :, :1]).all()
    assert (change != finished(Finish(grain=strength, grain_offset=7)) - 0x80).any()
    assert finished(Finish(grain=strength), "#ffffff").max() == 255


def test_a_jpeg_or_a_blur_leaves_a_plain_ground_as_it_is() -> None:
    for finish in (Finish(jpeg=75), Finish(blur=0.6)):
        assert (finished(finish) == 0x80).all()


def test_nothing_is_done_to_a_clean_picture() -> None:
    assert (finished(Finish(grain_offset=99)) == 0x80).all()
