"""The text of a page: where its characters stand, and where clicks put the caret."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from pointerbench.capture.captured import CONFIRMED, CONTRADICTED, SILENT, Captured, Evidence
from pointerbench.capture.evidence import Pixels
from pointerbench.capture.lettering import Edges, Told, in_order, lines_of
from pointerbench.capture.letters import judge_line
from pointerbench.capture.texts import TextLine, Texts, is_within, words_of
from pointerbench.capture.web.proofs import press
from pointerbench.capture.web.session import Live
from pointerbench.values.geometry import Box

_MOST = 24  # clicks of a state
_ASKED = 3  # places of a line of which the browser is asked
_ROOM = 2  # pixels by which letters may reach out of a box that was rounded inward
_UNCLICKED = (
    "link",
    "button",
    "tab",
    "menu",
    "checkbox",
    "toggle",
)  # a press there selects nothing


def read(live: Live, elements: Sequence[Captured], pixels: Pixels) -> Texts:
    """The text of a page that shows ``pixels``, as `page.js` has last read its elements."""
    by_id = {element.id: element for element in elements}
    asked = [{"id": element.id, "type": element.type} for element in elements]
    raw = live.call("pbCapture.letters", asked)
    lines: list[TextLine] = []
    left_out: Counter[str] = Counter()
    lost: list[str] = []
    for row in raw["elements"]:
        clip = by_id[row["id"]].box.grown(_ROOM)
        for line in lines_of(_told(row, live.look.scale), clip):
            judged = replace(line, evidence=(judge_line(pixels, line, clip),))
            why = "order" if not in_order(line) else "ink" if judged.contradicted else ""
            if why:
                left_out[why] += 1
                lost.append(line.text)
            else:
                lines.append(judged)
    lines = list(_agreed(live, lines))
    elsewhere = words_of([*lost, raw["rest"], *_untold(elements, lines)])
    return Texts(tuple(lines), left_out, tuple(sorted(elsewhere)))


def _told(row: dict[str, object], scale: float) -> Told:
    signs, boxes = row["signs"], row["boxes"]
    assert isinstance(signs, list)
    assert isinstance(boxes, list)
    places = [Edges(*(edge * scale for edge in box)) if box else None for box in boxes]
    return Told(str(row["id"]), 0, "".join(signs), places, editable=bool(row["editable"]))


def _untold(elements: Sequence[Captured], lines: Sequence[TextLine]) -> Iterator[str]:
    """What elements are called that may be drawn, though no line says so."""
    lined = {line.element for line in lines}
    for element in elements:
        if element.id not in lined and not is_within(lines, element.box, element.text):
            yield f"{element.text} {element.label} {element.name}"


def _agreed(live: Live, lines: Sequence[TextLine]) -> Iterator[TextLine]:
    """The lines, with what the browser says of clicks between some of their characters."""
    tried = [
        (line, index) for line in lines if line.whole and line.text for index in _indices(line)
    ]
    scale = live.look.scale
    asked = [
        {"id": line.element, "x": _x(line, index) / scale, "y": _y(line) / scale}
        for line, index in tried
    ]
    said: dict[TextLine, list[bool]] = {}
    answers = live.call("pbCapture.caretsAt", asked)
    for (line, index), answer in zip(tried, answers, strict=True):
        said.setdefault(line, []).append(_fits(line, index, answer))
    for line in lines:
        right = said.get(line)
        if right is None:
            yield line
        else:
            verdict = CONFIRMED if all(right) else SILENT if any(right) else CONTRADICTED
            found = Evidence("hit", verdict, sum(right) / len(right))
            yield replace(line, evidence=(*line.evidence, found))


def click(live: Live, elements: Sequence[Captured], texts: Texts) -> Texts:
    """The texts, with what delivered clicks between characters did, without the lines that they
    contradict. The page hears nothing of them, but may show where the focus was."""
    kinds = {element.id: element.type for element in elements}
    fit = [
        line
        for line in texts.lines
        if line.whole
        and line.proved
        and len(line.text) > 1
        and kinds[line.element] not in _UNCLICKED
    ]
    step = max(1.0, len(fit) / _MOST)
    chosen = [fit[int(at * step)] for at in range(min(_MOST, len(fit)))]
    found: dict[TextLine, Evidence] = {}
    live.call("pbCapture.seekCaret")
    try:
        for number, line in enumerate(chosen):
            found[line] = _clicked(live, line, number)
    finally:
        live.call("pbCapture.leaveCaret")
        live.rest_mouse()
    lines = [
        replace(line, evidence=(*line.evidence, found[line])) if line in found else line
        for line in texts.lines
    ]
    against = [line.text for line in lines if line.contradicted]
    return Texts(
        tuple(line for line in lines if not line.contradicted),
        {**texts.left_out, **({"caret": len(against)} if against else {})},
        tuple(sorted({*texts.elsewhere, *words_of(against)})),
        texts.strips,
    )


def _clicked(live: Live, line: TextLine, number: int) -> Evidence:
    indices = _indices(line)
    index = indices[number % len(indices)]
    x, y = _x(line, index), _y(line)
    press(live, (x, y))
    answer = live.call("pbCapture.caretIn", line.element)
    live.call("pbCapture.dropCaret", line.element)
    if answer < 0:
        return Evidence("caret", SILENT)
    fits = _fits(line, index, answer)
    verdict = CONFIRMED if fits else CONTRADICTED
    return Evidence("caret", verdict, float(fits), Box.at(int(x), line.top, 1, line.box.height))


def _indices(line: TextLine) -> list[int]:
    """Places of a line that are tried: two within it, and its end."""
    last = len(line.text)
    inner = {1 + (7 * at + 3) % (last - 1) for at in range(_ASKED - 1)} if last > 1 else set()
    return [*sorted(inner), last]


def _fits(line: TextLine, index: int, answer: int) -> bool:
    """Whether a caret stands where it should: at the end of a line before or behind its blanks."""
    more = line.blanks + 1 if index == len(line.text) else 0
    return line.start + index <= answer <= line.start + index + more


def _x(line: TextLine, index: int) -> float:
    """Just inside the strip of pixels that means a place, nearer to its right end."""
    left, right = line.strip(index)
    if index == len(line.text):
        return max(left, right - 1)
    return max((left + right) / 2, math.floor(right) - 1)


def _y(line: TextLine) -> float:
    return (line.top + line.bottom) / 2
