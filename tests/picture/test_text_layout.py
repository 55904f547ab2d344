"""Lines of text: index to box against point to index, ink against pixels, wrapping against words.

The pixels that these tests hold against are Pillow's own, drawn with its public interface.
"""

from __future__ import annotations

from functools import cache
from itertools import pairwise, product

import pytest
from by_pillow import of
from hypothesis import given, settings
from hypothesis import strategies as st
from offenders import over_rows
from PIL import Image, ImageDraw

from pointerbench.picture.fonts import Font, families, font, manifest
from pointerbench.picture.frame import Frame, Text
from pointerbench.picture.raster import draw
from pointerbench.picture.text_layout import Line, fitted, shape, wrap
from pointerbench.values.errors import MissingGlyphError, UsageError
from pointerbench.values.geometry import Box

TEXTS = (
    "AVATAR To. Wavy fjord, office 1,234.50",
    "Größe über „Fußgänger“ – 1.234,50 €",
    "L’œuvre coûte 12 345,60 € « déjà »",
    "¿Cuántos años? ¡Mañana, señor Ñuñez!",
    "Perché no? È già più caro, città",
    "Één coördinaat: ’s-Gravenhage, reünie",
)
SIZES = (9, 12.75, 15, 26)
FONTS = [(family, bold) for family in families() for bold in (False, True)]
every_font = over_rows(FONTS)

LETTERS = "".join(sorted({c for text in TEXTS for c in text}))
texts = st.text(LETTERS, max_size=24)
prose = st.lists(st.text("abWij.,é-", min_size=1, max_size=9), max_size=12).flatmap(
    lambda words: st.lists(st.integers(0, 3), min_size=len(words) + 1, max_size=len(words) + 1).map(
        lambda gaps: "".join(" " * gap + word for gap, word in zip(gaps, [*words, ""], strict=True))
    )
)
fonts = st.builds(
    lambda family, bold, size, whole: font(family[0], size, bold=bold, whole=whole),
    st.sampled_from(FONTS),
    st.booleans(),
    st.sampled_from(SIZES),
    st.booleans(),
)


few = settings(max_examples=40)


@cache
def lines(family: str, bold: bool, whole: bool = False) -> list[Line]:
    """Every text at two of the sizes, and so every size with three of the texts."""
    return [
        shape(text, font(family, size, bold=bold, whole=whole))
        for at, size in enumerate(SIZES)
        for text in TEXTS[at % 2 :: 2]
    ]


@every_font
def test_the_middle_of_every_advance_box_is_its_character(family: str, bold: bool) -> None:
    for line in lines(family, bold):
        for index in range(len(line.text)):
            box = line.advance_box(index)
            start, stop = line.pens[index] / 64, line.pens[index + 1] / 64
            assert start < stop, (line.font, line.text[index])
            assert box.x1 <= start < stop <= box.x2
            assert line.index_at((start + stop) / 2) == index
            assert line.index_at(start) == index
            assert line.index_at(stop - 1 / 64) == index


@every_font
def test_the_nearest_caret_to_a_caret_is_that_caret(family: str, bold: bool) -> None:
    for line in lines(family, bold):
        for index in range(len(line.text) + 1):
            assert line.caret_at(line.pens[index] / 64) == index
            assert abs(line.caret(index) - line.pens[index] / 64) <= 0.5


@every_font
def test_advance_boxes_cover_the_line_and_overlap_by_a_column_at_most(
    family: str, bold: bool
) -> None:
    for line in (*lines(family, bold), *lines(family, bold, whole=True)):
        boxes = [line.advance_box(i) for i in range(len(line.text))]
        edges = [0, *(box.x2 for box in boxes)]
        shared = 0 if line.font.whole else 1
        assert all(0 <= x2 - box.x1 <= shared for box, x2 in zip(boxes, edges, strict=False))
        assert edges[-1] == line.width
        assert {(box.y1, box.y2) for box in boxes} == {(-line.font.ascent, line.font.descent)}


@cache
def inked_by_pillow(face: Font, character: str) -> Box | None:
    """The pixels that `ImageDraw.text` inks, relative to the pen on the baseline, hinted and at a
    whole pixel."""
    reach = 80
    image = Image.new("L", (2 * reach, 2 * reach))
    ImageDraw.Draw(image).text((reach, reach), character, 255, of(face), anchor="ls")
    box = image.getbbox()
    return None if box is None else Box(*box).moved(-reach, -reach)


@every_font
def test_whole_ink_boxes_are_the_pixels_that_pillow_inks(family: str, bold: bool) -> None:
    for line in lines(family, bold, whole=True):
        for index, character in enumerate(line.text):
            alone = inked_by_pillow(line.font, character)
            expected = None if alone is None else alone.moved(line.caret(index), 0)
            assert line.ink_box(index) == expected, (line.font.name, line.font.size, character)


@every_font
def test_the_ink_of_a_line_is_what_a_frame_of_it_shows(family: str, bold: bool) -> None:
    for line in lines(family, bold):
        reach = 60
        size = (line.width + 2 * reach, 2 * reach)
        item = Text(reach, reach, line, "#ffffff")
        box = draw(Frame(*size, "#000000", (item,), {})).getbbox()
        ink = line.ink()
        assert box is not None
        assert ink is not None
        assert Box(*box) == ink.moved(reach, reach)


def test_metrics_hold_capitals_and_small_letters() -> None:
    for (family, bold), size in product(FONTS, SIZES):
        face = font(family, size, bold=bold)
        assert 0 < face.x_height < face.cap_height <= face.ascent, (face.name, size)
        assert face.descent > 0, (face.name, size)
        assert face.line_height == face.ascent + face.descent, (face.name, size)
        theirs = of(face).getmetrics()  # which may round a 64th of a pixel up
        assert 0 <= theirs[0] - face.ascent <= 1 >= theirs[1] - face.descent >= 0, (face.name, size)


@few
@given(fonts, texts)
def test_every_point_has_a_character_and_every_character_points(face: Font, text: str) -> None:
    line = shape(text, face)
    assert len(line.pens) == len(text) + 1
    assert list(line.pens) == sorted(line.pens)
    assert line.width - 1 < line.pens[-1] / 64 <= line.width
    for x in range(-5, line.width + 6):
        index = line.index_at(x)
        if text and 0 <= x < line.width:
            assert line.advance_box(index).contains(x, 0)
        assert 0 <= index <= max(len(text) - 1, 0)


@few
@given(fonts, texts, st.floats(-20, 400))
def test_a_click_sets_the_nearest_caret(face: Font, text: str, x: float) -> None:
    line = shape(text, face)
    distances = [abs(pen / 64 - x) for pen in line.pens]
    assert distances[line.caret_at(x)] == pytest.approx(min(distances))


@few
@given(fonts, texts, st.data())
def test_ink_of_a_range_is_the_union_of_its_characters(
    face: Font, text: str, data: st.DataObject
) -> None:
    line = shape(text, face)
    start = data.draw(st.integers(0, len(text)))
    stop = data.draw(st.integers(start, len(text)))
    boxes = [box for i in range(start, stop) if (box := line.ink_box(i))]
    ink = line.ink(start, stop)
    if not boxes:
        assert ink is None
    else:
        assert ink is not None
        assert all(ink.covers(box) for box in boxes)
        edges = tuple(zip(*boxes, strict=True))
        assert ink == (min(edges[0]), min(edges[1]), max(edges[2]), max(edges[3]))


def test_kerning_draws_pairs_together() -> None:
    face = font("Arimo", 40)
    singles = sum(shape(c, face).width for c in "AVATAR")
    assert shape("AVATAR", face).width < singles - 4


@pytest.mark.parametrize("text", ["ffi", "fl", "->", "!=", "www", "1/2"])
def test_a_character_stays_a_glyph(text: str) -> None:
    """No ligature and no swap by context: programming fonts would draw an arrow for ``->``."""
    faces = [font(family, 20, bold=bold) for family, bold in FONTS]
    assert [face.name for face in faces if len(shape(text, face).pens) != len(text) + 1] == []


def test_the_empty_line_has_one_caret() -> None:
    line = shape("", font("Inter", 13))
    assert (line.width, line.caret(0), line.caret_at(9), line.index_at(9)) == (0, 0, 0, 0)
    assert line.ink() is None


@pytest.mark.parametrize("character", ["\U0001f600", "漢", "\n", "\t", "\ue000"])
def test_a_missing_glyph_is_an_error_that_names_font_and_character(character: str) -> None:
    for family, bold in FONTS:
        face = font(family, 13, bold=bold)
        with pytest.raises(MissingGlyphError) as raised:
            shape(f"before{character}after", face)
        assert family in str(raised.value)
        assert ("bold" if bold else "regular") in str(raised.value)
        assert f"U+{ord(character):04X}" in str(raised.value)
        assert not face.has(character)


@pytest.mark.parametrize("character", ["\ufeff", "\u200d", "\u034f", "\u2060"])
def test_an_invisible_character_that_the_font_lacks_is_an_error(character: str) -> None:
    face = font("Inter", 13)
    assert not face.has(character)
    with pytest.raises(MissingGlyphError):
        shape(f"a{character}b", face)


@every_font
def test_a_soft_hyphen_takes_the_room_that_its_ink_needs_or_is_an_error(
    family: str, bold: bool
) -> None:
    face = font(family, 13, bold=bold)
    if not face.has("\u00ad"):
        with pytest.raises(MissingGlyphError):
            shape("a\u00adb", face)
        return
    line = shape("a\u00adb", face)
    assert line.advance_box(1).width or line.ink_box(1) is None


def test_an_accent_of_its_own_is_an_error_and_no_crash() -> None:
    with pytest.raises(MissingGlyphError):
        shape("e\u0301", font("Inter", 13))


def test_an_unknown_family_names_those_there_are() -> None:
    with pytest.raises(UsageError, match=r"'Comic Sans'.*Inter"):
        font("Comic Sans", 12)


def test_families_are_those_of_the_manifest_by_kind() -> None:
    kinds = {entry["kind"] for entry in manifest().values()}
    assert sorted(name for kind in kinds for name in families(kind)) == list(families())
    assert len(families()) >= 24


@every_font
def test_a_style_that_is_lacking_falls_back_to_one_there_is(family: str, bold: bool) -> None:
    face = font(family, 12, bold=bold, italic=True)
    style = face.name.removeprefix(family).strip()
    wanted = "bold_italic" if bold else "italic"
    there = manifest()[family]["files"]
    assert style == (wanted if wanted in there else "bold" if bold else "regular")


@few
@given(fonts, prose, st.integers(0, 300))
def test_wrapped_lines_keep_every_word_in_order(face: Font, text: str, width: int) -> None:
    ranges = wrap(text, face, width)
    stops = [0, *(stop for _, stop in ranges)]
    for before, (start, stop) in zip(stops, ranges, strict=False):
        assert before <= start < stop
        assert not text[before:start].strip(" ")
    assert not text[stops[-1] :].strip(" ")


@few
@given(fonts, prose, st.integers(0, 300))
def test_wrapped_lines_fit_unless_they_are_one_glyph(face: Font, text: str, width: int) -> None:
    pens = shape(text, face).pens
    for start, stop in wrap(text, face, width):
        assert pens[stop] - pens[start] <= 64 * width or stop - start == 1


@few
@given(fonts, prose, st.integers(0, 300))
def test_a_wrapped_line_drawn_by_itself_fits_to_within_a_pixel(
    face: Font, text: str, width: int
) -> None:
    """A line's pens begin anew when it is shaped alone."""
    for start, stop in wrap(text, face, width):
        assert shape(text[start:stop], face).width <= width + 1 or stop - start == 1


@few
@given(fonts, prose, st.integers(0, 300))
def test_a_line_takes_as_many_words_as_fit(face: Font, text: str, width: int) -> None:
    pens = shape(text, face).pens
    ranges = wrap(text, face, width)
    for (start, stop), (following, _) in pairwise(ranges):
        end = text.find(" ", following)
        end = len(text) if end < 0 else end
        assert pens[end] - pens[start] > 64 * width or stop == following


@few
@given(fonts, prose)
def test_words_break_inside_only_where_they_are_wider_than_a_line(face: Font, text: str) -> None:
    pens = shape(text, face).pens
    width = 60
    for start, stop in wrap(text, face, width):
        inside = stop < len(text) and text[stop] != " "
        if inside:
            assert " " not in text[start:stop].lstrip(" ") or text[start] == " "
            end = text.find(" ", stop)
            assert pens[end if end >= 0 else len(text)] - pens[start] > 64 * width


@few
@given(fonts, texts, st.integers(0, 400))
def test_fitted_text_is_a_beginning_that_fits(face: Font, text: str, width: int) -> None:
    line = fitted(text, face, width)
    if shape(text, face).width <= width:
        assert line.text == text
        return
    assert line.text.endswith("…")
    assert text.startswith(line.text[:-1])
    assert line.width <= max(width, shape("…", face).width)


def test_fitted_text_fits_where_pens_round_anew() -> None:
    assert fitted("0“00", font("Caveat", 9, whole=True), 11).width <= 11


@few
@given(fonts, st.text(LETTERS.replace(" ", ""), min_size=4, max_size=24), st.floats(0, 0.99))
def test_fitted_text_is_about_as_long_as_fits(face: Font, text: str, share: float) -> None:
    width = int(shape(text, face).width * share)
    kept = fitted(text, face, width).text[:-1]
    longer = shape(text[: len(kept) + 1] + "…", face)
    assert longer.width > width - face.size / 4  # a pair may be kerned before the ellipsis
