"""What a row says of its target: type and contrast, difficulty, the threshold of a box."""

from __future__ import annotations

from typing import NamedTuple

from pointerbench.contract.task import Task
from pointerbench.flow.page import Block, Line, Run
from pointerbench.flow.paragraph import device_font
from pointerbench.picture.frame import Region
from pointerbench.suites.text.difficulty import Facts, contrast, difficulty
from pointerbench.suites.text.layout import Shot
from pointerbench.suites.text.reading import Reading, loose
from pointerbench.suites.text.tolerance import min_iou
from pointerbench.values.errors import UnprovedTaskError
from pointerbench.values.geometry import Box

_NEAR = 80  # pixels around a target in which its neighbours lie


class Type(NamedTuple):
    """Family, size in logical pixels, and WCAG contrast of the text at the target."""

    font: str
    size: float
    contrast: float


def type_of(shot: Shot, task: Task) -> Type:
    """The type at a target: that of its first glyph, or of its paragraph."""
    block, line, index = _where(shot, task.target)
    ground = block.ground
    face = block.paragraph.face
    if line is None or not line.runs:
        color, size = block.paragraph.color, device_font(face, shot.scale).size / shot.scale
        return Type(face.family, round(size, 2), round(contrast(color, ground), 2))
    run: Run = line.run_at(min(index, len(line.text) - 1))
    ground = run.span.highlight or run.span.code or ground
    family = run.span.family or face.family
    size = round(run.font.size / shot.scale, 2)
    return Type(family, size, round(contrast(run.color, ground), 2))


def covered(shot: Shot, target: Region, box: Box) -> bool:
    """Whether something of a later layer lies over the target or its margin, as a dialog may."""
    if not shot.page.covers:
        return False
    block, _, _ = _where(shot, target)
    return any(layer > block.layer and over.overlaps(box) for layer, over in shot.page.covers)


def _where(shot: Shot, target: Region) -> tuple[Block, Line | None, int]:
    """Block, line and glyph index where a target begins."""
    page, (kind, name, *rest) = shot.page, target
    if kind == "field":
        block = next(b for b in page.blocks if name in b.field.split("/"))
    elif kind in ("label", "paragraph"):
        block = page.blocks[int(name)]
    else:
        line = page.lines[int(name)]
        return page.blocks[line.block], line, int(rest[0]) if rest else 0
    return block, page.lines[block.first], 0


def difficulty_of(shot: Shot, task: Task, data_type: str) -> str:
    """The difficulty of a task; UnprovedTaskError where text can hardly be told from its ground."""
    own = type_of(shot, task)
    if own.contrast < 2:
        raise UnprovedTaskError("too_pale")
    wear = shot.scene.wear
    worn = sum(map(bool, (wear.grain, wear.jpeg, wear.blur, wear.caret, wear.pointer)))
    box = task.box
    facts = Facts(data_type, box.width, box.height, own.contrast, _alike(shot, task), worn)
    return difficulty(facts)


def _alike(shot: Shot, task: Task) -> int:
    """How many other places on the page read like the target's word."""
    word = task.query.get("word", task.query)
    text = word.get("text") if isinstance(word, dict) else None
    if not text:
        return 0
    return max(0, sum(loose(line.text).count(loose(text)) for line in shot.page.lines) - 1)


def threshold(shot: Shot, task: Task, reading: Reading) -> float:
    """The overlap that a box answer needs.

    Raises:
        UnprovedTaskError: a box that is good enough could take in a neighbour.
    """
    found = min_iou(task.box, neighbours(shot, task, reading))
    if found is None:
        raise UnprovedTaskError("box_too_close")
    return found


def neighbours(shot: Shot, task: Task, reading: Reading) -> list[Box]:
    """The ink of words near the target that are not in it; of letters, for a letter's box."""
    near = task.box.grown(_NEAR)
    own = _own_glyphs(shot, task)
    found = []
    for line in reading.seen:
        if not near.overlaps(line.rough_box()):
            continue
        for start, stop in _pieces(line, own.get(line.number)):
            ink = line.ink(start, stop)
            if ink is not None and near.overlaps(ink):
                found.append(ink)
    return found


def _own_glyphs(shot: Shot, task: Task) -> dict[int, tuple[int, int]]:
    """Which glyphs of which lines the target is made of."""
    page, (kind, name, *rest) = shot.page, task.target
    if kind == "ink":
        return {int(name): (int(rest[0]), int(rest[1]))}
    if kind == "line":
        return {int(name): (0, len(page.lines[int(name)].text))}
    blocks = (
        [page.blocks[int(name)]]
        if kind == "paragraph"
        else [b for b in page.blocks if name in b.field.split("/")]
    )
    return {
        number: (0, len(page.lines[number].text))
        for block in blocks
        for number in range(block.first, block.last)
    }


def _pieces(line: Line, own: tuple[int, int] | None) -> list[tuple[int, int]]:
    """The words of a line as ranges; where the target is in it, what is left of them, and the
    glyphs next to it on their own."""
    text, pieces, start = line.text, [], None
    for index in range(len(text) + 1):
        inside = index < len(text) and text[index] not in " \u00a0"
        ours = own is not None and own[0] <= index < own[1]
        if inside and not ours:
            start = index if start is None else start
        elif start is not None:
            pieces.append((start, index))
            start = None
    if own is not None:
        for index in (own[0] - 1, own[1]):
            if 0 <= index < len(text):
                pieces.append((index, index + 1))
    return pieces
