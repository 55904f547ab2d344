"""A task's picture for people: what is right, each model's answer, and a legend below."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Sequence
from pathlib import Path

from PIL import Image

from pointerbench.picture.frame import Frame
from pointerbench.picture.pixels import Picture, shown
from pointerbench.picture.png import png_of
from pointerbench.picture.raster import draw, paint
from pointerbench.run.models import slug
from pointerbench.run.question import BBOX, Question
from pointerbench.run.results.legend import PAPER, Caption, Entry, legend
from pointerbench.run.results.marks import Marks, whole
from pointerbench.run.results.scoring import UNASKED, Aim, Score
from pointerbench.run.rows import Row
from pointerbench.values.files import write_bytes

_LEAST = 640  # pixels of width, below which a picture is shown larger and the legend is not cut
_MOST = 4  # times
_TALLEST = 2000  # pixels of height, above which a picture is not shown larger
_LONGEST = 100  # characters of a file's name
_ELSEWHERE = {UNASKED: "not asked", "skipped": "skipped"}

Answers = Sequence[Sequence[Row | None]]
Scores = Sequence[Sequence[Score]]


def annotate(path: Path, question: Question, aim: Aim, scored: Scores, found: Answers) -> None:
    """Writes one task's picture; ``scored`` and ``found`` are by model, then by repeat.

    Models are numbered as they are listed. A number stands for the first repeat, further ones are
    smaller rings of the same colour.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    write_bytes(path, png_of(annotated(question, aim, scored, found)))


def picture_name(task_id: str) -> str:
    """The file of a task: different ids give different names."""
    name = slug(task_id)
    if len(name) > _LONGEST:
        digest = hashlib.sha256(task_id.encode("utf-8", "surrogatepass")).hexdigest()[:16]
        name = f"{name[: _LONGEST - 20]}%{digest}"
    return f"{name}.png"


def annotated(question: Question, aim: Aim, scored: Scores, found: Answers) -> Picture:
    """The picture with marks, and its legend below; a small picture in whole multiples of its
    size."""
    picture, problem = _picture(question)
    times = min(max(1, round(_LEAST / picture.width)), _MOST, max(1, _TALLEST // picture.height))
    if times > 1:
        size = (picture.width * times, picture.height * times)
        picture = picture.resize(size, Image.Resampling.NEAREST)
    width, height = max(picture.width, _LEAST), picture.height
    items, bottom = legend(_caption(question, aim, scored, problem), width, height)
    sheet = draw(Frame(width, bottom, PAPER, tuple(items), {}))
    # Marks are cut off at the edge of the picture, so that none lies on the legend.
    paint(picture, _marks(picture, times, aim, scored, found).items)
    sheet.paste(picture, (0, 0))
    return sheet


def _picture(question: Question) -> tuple[Picture, str]:
    """The picture, or an empty one and why: one damaged file must not cost all other outputs."""
    try:
        with Image.open(question.picture) as opened:
            return shown(opened), ""
    except (OSError, SyntaxError, ValueError, Image.DecompressionBombError):
        return Image.new("RGB", question.size, PAPER), "the picture cannot be read"


def _marks(picture: Picture, times: int, aim: Aim, scored: Scores, found: Answers) -> Marks:
    truth = aim.truth
    boxes = [whole([v * times for v in box]) for box in truth.boxes] if truth else []
    polygon = [(x * times, y * times) for x, y in truth.polygon] if truth else []
    point = (aim.point[0] * times, aim.point[1] * times) if aim.point else None
    unit = min(max(round(max(picture.size) / 1300), 1), 4)
    marks = Marks(picture.width, picture.height, unit, keep=[box.grown(4 * unit) for box in boxes])
    marks.target(boxes, polygon, point)
    for repeat in range(max(map(len, scored), default=0)):
        for number, (scores, rows) in enumerate(zip(scored, found, strict=True), 1):
            place, row = scores[repeat].place, rows[repeat]
            if place is None or row is None:
                continue
            if aim.answer_type == BBOX and row.bbox is not None:
                marks.box(number, [v * times for v in row.bbox], named=repeat == 0)
            else:
                marks.click(number, (place[0] * times, place[1] * times), named=repeat == 0)
    marks.name()
    return marks


def _caption(question: Question, aim: Aim, scored: Scores, problem: str) -> Caption:
    entries = [
        _entry(number, aim, scores)
        for number, scores in enumerate(scored, 1)
        if scores[0].status not in _ELSEWHERE
    ]
    out = {
        words: [scores[0].model for scores in scored if scores[0].status == status]
        for status, words in _ELSEWHERE.items()
    }
    left = [f"{words}: {len(names)} ({', '.join(names)})" for words, names in out.items() if names]
    last = "; ".join([problem, *left] if problem else left)
    hull = aim.truth is not None and aim.truth.hull is not None
    shape = "box" if hull else "cross" if aim.point else "none"
    return Caption(aim.id, question.instruction, _target(aim), entries, last, shape)


def _target(aim: Aim) -> str:
    source = {"suite": "the suite", "task": "the task", "judge": "the judge model, no ground truth"}
    source["correction"] = "a correction by hand"
    told = f", from {source.get(aim.source, aim.source)}"
    if aim.truth is not None and aim.truth.rule == "refusal":
        return f"nothing on the picture fits: to refuse is right{told}"
    if aim.truth is not None and aim.truth.hull is not None:
        x1, y1, x2, y2 = aim.truth.hull
        shapes = len(aim.truth.boxes) + bool(aim.truth.polygon)
        several = f" in {shapes} parts" if shapes > 1 else ""
        return f"target of {x2 - x1:g} x {y2 - y1:g} px at ({x1:g}, {y1:g}){several}{told}"
    if aim.point is not None:
        return f"target at ({aim.point[0]:g}, {aim.point[1]:g}){told}"
    return "nobody has said what is right"


def _entry(number: int, aim: Aim, scores: Sequence[Score]) -> Entry:
    first = scores[0]
    verdict = first.status if first.status in ("unparsable", "error") else first.outcome
    details = [_detail(aim, first)]
    if len(scores) > 1 and first.hit is not None:
        details.append(f"{sum(bool(score.hit) for score in scores)} of {len(scores)} repeats hit")
    return Entry(number, first.model, verdict, ", ".join(filter(None, details)), first.hit)


def _detail(aim: Aim, score: Score) -> str:
    verdict = score.verdict
    if verdict is not None and verdict.iou is not None:
        return f"IoU {verdict.iou:.2f}"
    if score.outcome == "hit" and score.status == "refused":
        return "by refusing"
    if verdict is not None and verdict.distance is not None and score.outcome == "miss":
        return f"{_far(verdict.distance)} off ({_kind(verdict.detail)})"
    if score.distance is not None:
        return f"{_far(score.distance)} from the point"
    if score.outcome == "miss" and score.detail == "answered":
        return "nothing is there"
    return score.detail


def _kind(detail: str | None) -> str:
    return (detail or "").replace("_", " ")


def _far(pixels: float) -> str:
    return f"{pixels:.1f} px" if math.isfinite(pixels) and pixels < 1e6 else f"{pixels:.0e} px"
