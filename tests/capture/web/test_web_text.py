"""The text of pages in a real browser: edges of characters, ink, and delivered clicks."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import numpy as np
import pytest
from served_pages import served

from pointerbench.capture.letters import judge_line
from pointerbench.capture.texts import TextLine, Texts
from pointerbench.capture.web import letters
from pointerbench.capture.web.session import Live, Look, opened
from pointerbench.capture.web.tree import Seen, see

STYLE = "<style>*{margin:0;font:16px/1.5 sans-serif}body{padding:12px;width:380px}pre{font-family:monospace}</style>"
PAGES = {
    "/prose": "<h2>Winter gardens</h2><p id=p>The <a href=/x>first link</a> of this page stands in a line"
    " that wraps, because it is   rather\n long, and <b>ends here</b>.</p><p>A second paragraph</p>",
    "/code": "<pre>def f(x):\n    return x + 1\n\nprint(f(2))</pre>",
    "/editable": "<div contenteditable id=d>Type what you like here</div><input value='not read'>"
    "<script>let heard = 0; document.addEventListener('mousedown', () => heard++, true);"
    "window.heard = () => heard</script>",
    "/frame": "<p>Around it</p><iframe src='/code' width=300 height=140 style='margin:20px;border:3px solid'></iframe>",
    "/upper": "<p style='text-transform:uppercase'>Loud words</p><p style='visibility:hidden'>Nobody sees this</p>",
}  # fmt: skip
Open = Callable[..., Live]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with served(PAGES, STYLE) as address:
        yield address


@pytest.fixture(scope="module")
def page(chromium_runs: None, address: str) -> Iterator[Open]:
    with opened(["127.0.0.1"]) as open_page:

        def open_(path: str, scale: float = 1) -> Live:
            live = open_page(Look(size=(440, 300), scale=scale))
            live.go(address + path)
            live.rest_mouse()
            return live

        yield open_


def read(live: Live) -> tuple[Seen, Texts]:
    pixels = live.settle()
    seen = see(live)
    return seen, letters.read(live, seen.elements, pixels)


def texts_of(found: Texts) -> list[str]:
    return [line.text for line in found.lines]


@pytest.mark.parametrize("scale", [1, 2])
def test_lines_are_read_with_the_link_in_them_and_proved(page: Open, scale: float) -> None:
    live = page("/prose", scale)
    seen, found = read(live)
    assert live.pixels().shape == (300 * scale, 440 * scale, 3)
    heading, *prose, second = texts_of(found)
    assert (heading, second) == ("Winter gardens", "A second paragraph")
    assert " ".join(prose) == (
        "The first link of this page stands in a line that wraps, because it is rather long, and "
        "ends here."
    )
    assert all(line.proved for line in found.lines)
    assert found.left_out == {}
    assert [line.ends for line in found.lines] == [True, *[False] * (len(prose) - 1), True, True]

    clicked = letters.click(live, seen.elements, found)
    assert len(clicked.lines) == len(found.lines)
    assert sum(line.clicked for line in clicked.lines) >= 3
    assert np.array_equal(live.settle(), live.settle())


def test_the_edges_are_those_that_the_browser_paints_between(page: Open) -> None:
    """Where each word begins and ends, measured by a range over it alone."""
    live = page("/prose")
    _, found = read(live)
    second = next(line for line in found.lines if line.text == "A second paragraph")
    at = second.text.index("second")
    measured = live.page.evaluate(
        """() => { const text = document.querySelectorAll('p')[1].firstChild, range = document.createRange();
        range.setStart(text, 2); range.setEnd(text, 8);
        const box = range.getBoundingClientRect(); return [box.left, box.right]; }"""
    )
    assert measured == pytest.approx([second.edges[at], second.edges[at + 6]], abs=0.02)


def test_blanks_of_code_count_and_an_empty_line_is_no_text(page: Open) -> None:
    _, found = read(page("/code"))
    assert texts_of(found) == ["def f(x):", "    return x + 1", "print(f(2))"]
    indented = found.lines[1]
    widths = [b - a for a, b in zip(indented.edges, indented.edges[1:], strict=False)]
    assert max(widths) - min(widths) < 0.1


def test_clicks_set_the_caret_where_one_types_and_the_page_hears_nothing(page: Open) -> None:
    live = page("/editable")
    before = live.settle()
    seen, found = read(live)
    (line,) = [line for line in found.lines if line.editable]
    clicked = letters.click(live, seen.elements, found)
    assert next(one for one in clicked.lines if one.text == line.text).clicked
    assert live.page.evaluate("window.heard()") == 0
    assert np.array_equal(live.settle(), before)
    assert "not" in clicked.elsewhere  # the words of a field, of which no place is known


def test_lines_in_a_frame_lie_where_they_are_painted(page: Open) -> None:
    live = page("/frame")
    seen, found = read(live)
    assert "print(f(2))" in texts_of(found)
    assert all(line.proved for line in found.lines)
    clicked = letters.click(live, seen.elements, found)
    assert "caret" not in clicked.left_out


def test_letters_are_those_that_are_drawn(page: Open) -> None:
    _, found = read(page("/upper"))
    assert texts_of(found) == ["LOUD WORDS"]
    assert not {"nobody", "sees"} & set(found.elsewhere)


def test_lines_that_are_moved_are_found_out(page: Open) -> None:
    live = page("/prose")
    pixels = live.settle()
    _, found = read(live)
    for dx, dy in ((8, 8), (-8, 8), (8, -8), (-8, -8), (4, 0)):
        for line in found.lines:
            moved: TextLine = replace(
                line,
                edges=tuple(edge + dx for edge in line.edges),
                top=line.top + dy,
                bottom=line.bottom + dy,
            )
            said = judge_line(pixels, moved, moved.box.grown(20))
            assert said.verdict != "confirmed", (dx, dy, line.text)
