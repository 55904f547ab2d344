"""A captured screen as a page of text, so that the Text suite's proposers and its resolver read it.

What the program told character by character are lines with exact edges; of all other words that are
drawn, as on buttons, only the box is known: they count where words are counted, and are no targets.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pointerbench.capture.captured import Captured
from pointerbench.capture.evidence import Pixels, bounds
from pointerbench.capture.letters import own_ink
from pointerbench.capture.texts import TextLine, is_within
from pointerbench.flow.nodes import Face, Group, Paragraph, Span
from pointerbench.flow.page import Block, Line, Page, Place, Run
from pointerbench.flow.paragraph import device_font
from pointerbench.picture.frame import Frame
from pointerbench.questions.screens import Screen
from pointerbench.suites.text.layout import Shot
from pointerbench.suites.text.regions import Regions
from pointerbench.suites.text.scene import Scene, Wear
from pointerbench.values.geometry import Box

TYPED = "typed"
"""The place of text that can be typed into."""

_FACE = Face("DejaVu Sans", 13)
_BLACK, _WHITE = "#000000", "#ffffff"
_SIZE = 0.75  # of the height of a line: about the size of its type
_GUTTER = 2  # pixels before the first letter that are still the text's
_SENTENCE = tuple(".!?…")
_CONTROLS = ("button", "link", "tab", "menu", "checkbox", "toggle", "dropdown")


@dataclass(slots=True, eq=False)
class SeenLine(Line):
    """A line whose ink is measured in the picture, within the edges of its characters.

    ``captured`` is what was told of it, None where only a box is known.
    """

    pixels: Pixels | None = None
    captured: TextLine | None = None

    def ink(self, start: int = 0, stop: int | None = None) -> Box | None:
        """See `Line.ink`."""
        stop = len(self.text) if stop is None else stop
        boxes = [self._ink(*piece) for piece in self._pieces(start, stop)]
        found = [box for box in boxes if box is not None]
        if not found:
            return None
        lefts, tops, rights, bottoms = zip(*found, strict=True)
        return Box(min(lefts), min(tops), max(rights), max(bottoms))

    def _pieces(self, start: int, stop: int) -> Iterator[tuple[int, int]]:
        """Stretches without blanks: words of several colours have each its own ink."""
        begin = None
        for index in range(start, stop + 1):
            inside = index < stop and not self.text[index].isspace()
            if inside and begin is None:
                begin = index
            elif not inside and begin is not None:
                yield begin, index
                begin = None

    def _ink(self, start: int, stop: int) -> Box | None:
        box = self.span_box(start, stop)
        if self.captured is None or self.pixels is None:
            return box
        height, width = self.pixels.shape[:2]
        box = box.intersect(Box(0, 0, width, height))
        inked = bounds(own_ink(self.pixels, box))
        return inked.moved(box.x1, box.y1) if inked else None


def shot_of(screen: Screen) -> Shot:
    """The page of a captured screen, with nothing in it that was drawn by us."""
    width, height = screen.state.size
    page = Page(width, height)
    told = screen.texts.lines if screen.texts else ()
    for element in screen.state.elements:
        lines = screen.lines.get(element.id, [])
        if lines and element.role != "table cell":  # LibreOffice is some pixels off in those
            _add_lines(page, screen, element, lines)
        elif element.text and not is_within(told, element.box, element.text):
            _add_words(page, element)
    scene = Scene(
        surface=screen.manifest.program,
        language=screen.state.language,
        theme=screen.theme,
        font=_FACE.family,
        font_size=_FACE.size,
        ground=_WHITE,
        accent=_WHITE,
        root=Group(),
        wear=Wear(),
    )
    frame = Frame(width, height, _WHITE, (), Regions(page))
    return Shot(scene, page, frame, (), 1.0)


def _add_lines(page: Page, screen: Screen, element: Captured, lines: Sequence[TextLine]) -> None:
    """A block for each paragraph of an element."""
    left = min(int(line.edges[0]) for line in lines)
    clip = Box(max(element.box.x1, left - _GUTTER), *element.box[1:])
    for line in lines:
        clip = clip.union(line.box) if line.whole else clip  # boxes of pages are rounded inward
    own: list[TextLine] = []
    for line in lines:
        if own and (line.begins or own[-1].ends):
            _add_paragraph(page, screen, element, own, clip)
            own = []
        own.append(line)
    _add_paragraph(page, screen, element, own, clip)


def _add_paragraph(
    page: Page, screen: Screen, element: Captured, own: Sequence[TextLine], clip: Box
) -> None:
    base = own[0].start if own[0].begins else own[0].start - 1  # what went before is out of sight
    text = " " * (own[0].start - base)
    for line in own:
        text = text.ljust(line.start - base) + line.text
    text += "" if own[-1].ends else " …"
    first, block = len(page.lines), len(page.blocks)
    for line in own:
        pens = [round(edge * 64) for edge in line.edges]
        page.lines.append(
            SeenLine(
                number=len(page.lines),
                block=block,
                start=line.start - base,
                text=line.text,
                pens=pens,
                runs=_runs(line.text, line.bottom - line.top),
                baseline=line.bottom,
                top=line.top,
                bottom=line.bottom,
                left=clip.x1,
                right=clip.x2,
                clip=clip,
                reach=(clip.x1, clip.x2),
                pixels=screen.pixels,
                captured=line,
            )
        )
    _add_block(page, element, text, _role(element, own), first)


def _add_words(page: Page, element: Captured) -> None:
    """A block for the words of an element of which only the box is known."""
    text = " ".join(element.text.split())
    x1, y1, x2, y2 = element.box
    step = (x2 - x1) * 64 / max(1, len(text))
    page.lines.append(
        SeenLine(
            number=len(page.lines),
            block=len(page.blocks),
            start=0,
            text=text,
            pens=[x1 * 64 + round(at * step) for at in range(len(text) + 1)],
            runs=_runs(text, y2 - y1),
            baseline=y2,
            top=y1,
            bottom=y2,
            left=x1,
            right=x2,
            clip=element.box,
        )
    )
    role = "label" if element.type in _CONTROLS else "text"
    _add_block(page, element, text, role, len(page.lines) - 1)


def _add_block(page: Page, element: Captured, text: str, role: str, first: int) -> None:
    editable = element.type == "input"
    page.blocks.append(
        Block(
            number=len(page.blocks),
            paragraph=Paragraph((Span(text),), _FACE, _BLACK, role=role),
            first=first,
            last=len(page.lines),
            box=element.box,
            places=(Place(TYPED, len(page.blocks), element.box),) if editable else (),
            hit=element.box if role == "label" else None,
            ground=_WHITE,
            field="",
            layer=0,
        )
    )


def _runs(text: str, height: int) -> tuple[Run, ...]:
    """One run: looks are not told."""
    font = device_font(Face(_FACE.family, max(6, round(_SIZE * height))), 1.0)
    return (Run(0, max(1, len(text)), font, Span(text), _BLACK, 0, False),)


def _role(element: Captured, lines: Sequence[TextLine]) -> str:
    """What a paragraph is to a reader: sentences where it wraps or ends as one, else, where it can
    be typed into, lines as of code."""
    if element.type in _CONTROLS:
        return "label"
    if len(lines) > 1 or lines[-1].text.endswith(_SENTENCE):
        return "prose"
    return "code" if element.type == "input" else "text"
