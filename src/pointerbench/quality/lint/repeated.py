"""What rows have in common that they should not: an id, or a question with two answers."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

from pointerbench import eval as scorer
from pointerbench.quality.asked import Asked, plain


class Repeated:
    """All rows before, to hold a row against: some 300 bytes a row."""

    def __init__(self) -> None:
        self._places: list[tuple[int, str]] = []  # number and place of each row
        self._ids: dict[str, int] = {}
        self._questions: dict[int, tuple[int, int]] = {}  # its digest: the target's, and the row

    def findings(self, one: Asked) -> Iterator[tuple[str, str]]:
        at = len(self._places)
        self._places.append((one.number, one.place))
        if isinstance(one.id, str) and one.id:
            first = self._ids.setdefault(one.id, at)
            if first != at:
                yield "same_id", f"{self._place(first)} has that id too"
        target = _digest(_target(one))
        for name, text in (("instruction", one.instruction), *one.translations):
            if not text.strip():
                continue
            question = _digest((name, one.picture, plain(text)))
            other, row = self._questions.setdefault(question, (target, at))
            if other != target:
                told = f"{self._place(row)} asks the same of {scorer.printable(one.picture)}"
                yield "other_box", f"{told}, by its {name}, and has another target"
                return

    def _place(self, at: int) -> str:
        """File and line, without the folder: it is the one that the finding begins with."""
        return self._places[at][1].rpartition("/")[2]


def _target(one: Asked) -> Any:
    """What makes targets differ: the boxes, and not how they are asked for."""
    if one.refuses:
        return "refusal"
    spec = one.spec
    if not spec:
        return _floats(one.box) or _floats(one.point)
    regions = spec.get("regions")
    boxes = regions if isinstance(regions, list) and regions else [spec.get("bbox")]
    return [_floats(box) for box in boxes], spec.get("polygon"), spec.get("excluded")


def _floats(box: Any) -> list[float] | None:
    """3 and 3.0 are the same place."""
    known = isinstance(box, list) and scorer.are_numbers(box, len(box))
    return [float(side) for side in box] if known else None


def _digest(value: object) -> int:
    return int.from_bytes(hashlib.blake2b(repr(value).encode(), digest_size=8).digest(), "big")
