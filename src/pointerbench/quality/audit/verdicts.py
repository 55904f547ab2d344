"""What an annotator says of a row: a line of ``answers/NAME.jsonl``.

====================  ==============================================================================
key, set, id          which row
verdict               ``right``, ``localisation``, ``ambiguous``, ``mismatch``, or null as long as
                      there is none
note                  what is odd about it
seconds               that the row was looked at, until the verdict
click                 [x, y] in pixels of the picture, made before the box was shown; else null
nothing               in its place: true where the annotator found that nothing fits
hit, distance         of a click or of ``nothing``: whether it is right, by the scorer's rule, and
                      pixels from the target, 0 in it
====================  ==============================================================================
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from pointerbench import eval as scorer
from pointerbench.quality.audit.plan import Item
from pointerbench.values.errors import UsageError
from pointerbench.values.example import Row

KINDS = {
    "right": "right",
    "localisation": "inaccurate localisation",
    "ambiguous": "ambiguous reference",
    "mismatch": "semantic mismatch",
}
LONGEST = 4000  # characters of a note
_MOST = 1e6  # seconds


@dataclass(frozen=True, slots=True)
class Said:
    """The last word on a row. A click is made once and stays; whatever else may change."""

    key: str
    verdict: str | None = None
    note: str = ""
    seconds: float = 0.0
    click: tuple[float, float] | None = None
    nothing: bool = False
    hit: bool | None = None
    distance: float | None = None

    @property
    def pointed(self) -> bool:
        """Whether it was said where to click, or that there is nothing to click."""
        return self.hit is not None

    def row(self, item: Item, name: str) -> dict[str, Any]:
        """The line; ``name`` is the set's."""
        return {"key": self.key, "set": name, "id": item.id, **asdict(self)}


def said_of(row: Row) -> Said:
    """A line understood.

    Raises:
        UsageError: says what was expected.
    """
    key, click, hit = row.get("key"), row.get("click"), row.get("hit")
    distance = row.get("distance")
    if not isinstance(key, str) or not (hit is None or isinstance(hit, bool)):
        raise UsageError('expected "key" to be a text and "hit" true, false or null')
    if distance is not None and not scorer.are_numbers([distance], 1):
        raise UsageError('expected "distance" to be a number or null')
    point = None if click is None else point_of(click)
    nothing = row.get("nothing", False)
    if not isinstance(nothing, bool):
        raise UsageError('expected "nothing" to be true or false')
    verdict, note = verdict_of(row.get("verdict")), note_of(row.get("note", ""))
    return Said(
        key, verdict, note, seconds_of(row.get("seconds", 0)), point, nothing, hit, distance
    )


def verdict_of(value: Any) -> str | None:
    if value is not None and not (isinstance(value, str) and value in KINDS):
        raise UsageError(f'expected "verdict" one of {", ".join(KINDS)}, got {scorer.brief(value)}')
    return value


def note_of(value: Any) -> str:
    if not isinstance(value, str) or len(value) > LONGEST:
        raise UsageError(f'expected "note" to be a text of at most {LONGEST} characters')
    return value


def seconds_of(value: Any) -> float:
    if not scorer.are_numbers([value], 1) or not 0 <= value <= _MOST:
        raise UsageError(f'expected "seconds" to be a number from 0 on, got {scorer.brief(value)}')
    return round(float(value), 1)


def point_of(value: Any) -> tuple[float, float]:
    if not scorer.are_numbers(value, 2):
        raise UsageError(f'expected "click" to be [x, y], got {scorer.brief(value)}')
    return value[0], value[1]


def pointed(item: Item, click: tuple[float, float] | None) -> tuple[bool, float | None]:
    """Whether a click is right, and pixels from the target; None is that nothing fits.

    Raises:
        UsageError: the click is not on the picture.
    """
    width, height = item.size
    if click and not (0 <= click[0] <= width and 0 <= click[1] <= height):
        raise UsageError(f'expected "click" on the picture, {width} x {height}, got {list(click)}')
    verdict = scorer.judge(item.truth, click or ())
    return verdict.outcome == "hit", verdict.distance
