"""The layout of pages: every forward map against its inverse, and the picture against the boxes."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pointerbench.flow.layout import lay_out
from pointerbench.flow.nodes import Column, Drawing, Face, Group, Node, Pad, Paragraph, Span, Table
from pointerbench.flow.page import Page
from pointerbench.picture.fonts import families
from pointerbench.picture.frame import Frame
from pointerbench.picture.raster import draw
from pointerbench.values.errors import MissingGlyphError
from pointerbench.values.geometry import Box

INK, GROUND = "#000000", "#ffffff"
TEXT = "The ferry left at seven, but nobody saw it go; the quay was wet and the lamps were out."


def paragraph(text: str | tuple[Span, ...] = TEXT, size: float = 16, **looks: object) -> Paragraph:
    spans = (Span(text),) if isinstance(text, str) else text
    family = str(looks.pop("family", "Inter"))
    return Paragraph(spans, Face(family, size), INK, **looks)  # type: ignore[arg-type]


def laid_out(root: Node, width: int = 400, height: int = 300, scale: float = 1) -> Page:
    return lay_out(root, width, height, scale, GROUND)


def changed(page: Page) -> np.ndarray:
    """Which pixels of the picture are not the ground's."""
    image = draw(Frame(page.width, page.height, GROUND, tuple(page.items), {}))
    found: np.ndarray = (np.asarray(image) != 255).any(axis=2)
    return found


def bounds(pixels: np.ndarray) -> Box:
    ys, xs = np.nonzero(pixels)
    return Box(int(xs.min()), int(ys.min()), int(xs.max()) + 1, int(ys.max()) + 1)


@pytest.mark.parametrize("family", families())
@pytest.mark.parametrize("align", ["left", "right", "center", "justify"])
def test_glyph_to_box_and_point_to_glyph_are_inverse(family: str, align: str) -> None:
    page = laid_out(paragraph(family=family, align=align, spacing=0.6))
    assert len(page.lines) > 1
    for line in page.lines:
        for index in range(len(line.text)):
            start, stop = line.pens[index] / 64, line.pens[index + 1] / 64
            box = line.advance_box(index)
            assert box.x1 <= start <= stop <= box.x2 < stop + 1
            assert line.index_at((start + stop) / 2) == index or start == stop


@given(st.integers(120, 380), st.sampled_from(families("serif")), st.sampled_from([1.0, 1.5, 2.0]))
@settings(max_examples=40, deadline=None)
def test_a_click_in_a_caret_strip_sets_that_caret_and_no_other(
    width: int, family: str, scale: float
) -> None:
    page = laid_out(Group((paragraph(family=family, width=width / scale),)), scale=scale)
    for line in page.lines:
        strips = [line.caret_strip(index) for index in range(len(line.text) + 1)]
        assert all(0 <= b.x1 - a.x2 <= 1 for a, b in pairwise(strips))
        for index, strip in enumerate(strips):
            for x in (strip.x1, strip.x2 - 1, strip.x2 - 1 / 64):
                assert line.caret_at(x) == index or strip.width <= 0


@pytest.mark.parametrize("family", ["Inter", "EB Garamond", "Caveat", "Hack"])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_ink_boxes_are_what_the_picture_shows(family: str, scale: float) -> None:
    spans = (
        Span("Big ", size=1.5),
        Span("bold ", bold=True),
        Span("x", raised=True),
        Span(" quay"),
    )
    page = laid_out(paragraph(spans, family=family), 500, 100, scale)
    inks = [ink for _, _, _, ink in page.glyph_boxes() if ink]
    union = inks[0]
    for ink in inks:
        union = union.union(ink)
    assert bounds(changed(page)) == union
    line = page.lines[0]
    assert inks == [box for i in range(len(line.text)) if (box := line.ink_box(i))]


def test_each_glyph_alone_is_drawn_where_its_box_says() -> None:
    page = laid_out(paragraph(spacing=3))
    pixels = changed(page)
    for _, _, _, ink in page.glyph_boxes():
        if ink:
            inside = bounds(pixels[ink.y1 : ink.y2, ink.x1 : ink.x2])
            assert inside == Box(0, 0, ink.width, ink.height)


@given(st.integers(60, 400))
@settings(max_examples=30, deadline=None)
def test_lines_hold_the_whole_text_and_fit(width: int) -> None:
    page = laid_out(Group((paragraph(width=width),)), height=2000)
    assert " ".join(line.text for line in page.lines) == TEXT
    assert all(line.pens[-1] - line.pens[0] <= 64 * width for line in page.lines)
    for line in page.lines:
        assert TEXT[line.start : line.start + len(line.text)] == line.text


def test_alignment() -> None:
    for align, edges in {"left": (0, None), "right": (None, 400), "justify": (0, 400)}.items():
        page = laid_out(paragraph(align=align))
        for line in page.lines[:-1]:
            assert edges[0] is None or line.pens[0] == 64 * edges[0]
            assert edges[1] is None or line.pens[-1] == 64 * edges[1]
    for line in laid_out(paragraph(align="center")).lines:
        assert abs(line.pens[0] + line.pens[-1] - 64 * 400) <= 1


@pytest.mark.parametrize("align", ["left", "right", "center", "justify"])
def test_whole_text_stands_at_whole_pixels_and_other_text_does_not(align: str) -> None:
    for whole in (True, False):
        face = Face("EB Garamond", 15, whole=whole)
        spans = (Span("A harbour, "), Span("renamed", bold=True), Span(TEXT))
        page = laid_out(Paragraph(spans, face, INK, align=align, spacing=0.3))
        odd = {pen % 64 for line in page.lines for pen in line.pens}
        assert odd == {0} if whole else len(odd) > 40


def test_indents_limits_and_blanks() -> None:
    first, *others = laid_out(paragraph(indent=30, hang=10)).lines
    assert first.x(0) == 40
    assert {line.x(0) for line in others} == {10}
    cut = laid_out(paragraph(limit=1)).lines
    assert len(cut) == 1
    assert cut[0].text.endswith("…")
    assert cut[0].x(-1) <= 400
    assert TEXT.startswith(cut[0].text[:-1])
    code = laid_out(paragraph("  if x:\n\n      y()", pre=True)).lines
    assert [line.text for line in code] == ["  if x:", "", "      y()"]
    compound = laid_out(paragraph("Tee-Ernte-Fest", width=95)).lines
    assert [line.text for line in compound] == ["Tee-Ernte-", "Fest"]
    joined = laid_out(paragraph("aaaa\u00a0bbbb cccc", width=88)).lines
    assert [line.text for line in joined] == ["aaaa\u00a0bbbb", "cccc"]


def test_runs_of_different_size_share_a_baseline() -> None:
    spans = (Span("Hx "), Span("Hx ", size=2), Span("Hx", bold=True))
    (line,) = laid_out(paragraph(spans)).lines
    feet = {line.ink(run.start, run.start + 1).y2 for run in line.runs}  # type: ignore[union-attr]
    assert feet == {line.baseline}


@pytest.mark.parametrize("look", ["underline", "strike", "highlight", "code"])
def test_looks_draw_something_and_move_nothing_else(look: str) -> None:
    worn = Span("lamps", **{look: "#ffee00" if look in ("highlight", "code") else True})  # type: ignore[arg-type]
    plain = laid_out(paragraph((Span("The "), Span("lamps"), Span(" were out"))))
    page = laid_out(paragraph((Span("The "), worn, Span(" were out"))))
    assert (changed(page) != changed(plain)).any()
    if look != "code":
        assert page.lines[0].pens == plain.lines[0].pens


def test_a_glyph_that_a_font_lacks_is_an_error_that_names_both() -> None:
    with pytest.raises(MissingGlyphError, match=r"Caveat.*漢"):
        laid_out(paragraph("漢", family="Caveat"))


def row(*children: Node, **looks: object) -> Group:
    return Group(children, "row", **looks)  # type: ignore[arg-type]


def test_rows_share_what_is_left() -> None:
    left, right = Group(grow=1, fill="#111111"), Group(grow=3, fill="#222222")
    fixed = Group(width=60, height=20)
    looks = {"gap": 10, "height": 50, "align": "stretch", "pad": Pad(0, 5, 0, 5)}
    page = laid_out(Group((row(left, fixed, right, **looks),)))
    fills = [item.box for item in page.items]  # type: ignore[union-attr]
    assert fills == [Box(5, 0, 83, 50), Box(163, 0, 395, 50)]


def test_columns_give_the_rest_to_what_grows() -> None:
    page = laid_out(
        Group((Group(height=40), Group(grow=1, fill="#111111"), Group(height=25, fill="#222222")))
    )
    first, second = (item.box for item in page.items)  # type: ignore[union-attr]
    assert first == Box(0, 40, 400, 275)
    assert second == Box(0, 275, 400, 300)


def test_what_is_clipped_is_not_drawn() -> None:
    page = laid_out(Group((Group((paragraph(leading=2),), height=40, clip=True, scroll=13),)))
    assert bounds(changed(page)).y2 <= 40
    assert page.lines[0].top == -13


def test_a_later_layer_covers_an_earlier_one() -> None:
    dialog = Group((paragraph("Are you sure"),), width=200, height=60, fill="#dddddd")
    page = laid_out(Group((paragraph(), dialog), "layers"))
    ((layer, box),) = page.covers
    assert box == Box(100, 120, 300, 180)
    assert [block.layer for block in page.blocks] == [0, layer]


def test_a_shade_dims_what_lies_below_it() -> None:
    shade, dialog = (
        Group(fill="#000000", shade=90),
        Group((paragraph("Save"),), width=200, height=60),
    )
    page = laid_out(Group((paragraph(), shade, dialog), "layers"))
    assert [page.veiled(block) for block in page.blocks] == [True, False]


def test_text_columns_break_paragraphs_between_lines() -> None:
    texts = tuple(paragraph(leading=1.5) for _ in range(4))
    page = laid_out(Group((Group(texts, "columns", gap=20, count=2, height=150),)))
    lefts = {line.left for line in page.lines}
    assert lefts == {0, 210}
    assert all(line.bottom <= 150 for line in page.lines)
    second = next(line for line in page.lines if line.left == 210)
    assert page.blocks[second.block].number > 0


def test_no_heading_of_text_columns_stands_without_its_text() -> None:
    body, heading = paragraph(leading=1.5), paragraph("Heading", role="title", leading=1.5)
    for height in range(60, 200, 4):
        texts = (body, heading, body, heading, body)
        page = laid_out(Group((Group(texts, "columns", gap=20, count=2, height=height),)))
        for line, below in zip(page.lines, [*page.lines[1:], None], strict=True):
            if page.blocks[line.block].paragraph.role == "title":
                assert below is not None, height
                assert below.left == line.left, height


def test_tables_align_their_columns() -> None:
    cells = [("Oats", "12"), ("Barley meal", "1,250")]
    rows = tuple((paragraph(a), paragraph(b, align="right")) for a, b in cells)
    page = laid_out(Table((Column(grow=1), Column()), rows, line="#cccccc", pad=Pad(4, 10, 4, 10)))
    names, numbers = page.lines[0::2], page.lines[1::2]
    assert {line.pens[0] for line in names} == {640}
    assert {line.pens[-1] for line in numbers} == {64 * 390}
    assert [place.name for place in page.blocks[2].places] == ["table", "row"]
    assert page.blocks[2].places[-1].serial == 1


def test_hits_fields_and_grounds_are_inherited() -> None:
    inner = Group((paragraph("Send"),), fill="#123456", hit=True, field="totals/tax", hugs=True)
    (block,) = laid_out(Group((inner,))).blocks
    assert block.ground == "#123456"
    assert block.field == "totals/tax"
    assert block.hit == Box(0, 0, block.box.x2, block.box.y2)


def test_drawings_stay_where_they_are_put() -> None:
    page = laid_out(Group((Group(height=30), Drawing("photo", 100, 120)), align="start"))
    assert bounds(changed(page)) == Box(0, 30, 120, 130)
