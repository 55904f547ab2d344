"""Blood values: what is measured, in which ranges, and how far a value lies outside."""

from __future__ import annotations

from typing import NamedTuple

from pointerbench.suites.text.writer import Writer


class _Test(NamedTuple):
    """What is measured: label, decimals, range (as counts of the last decimal), unit."""

    key: str
    decimals: int
    low: int
    high: int
    unit: str


GROUPS: tuple[tuple[str, tuple[_Test, ...]], ...] = (
    (
        "blood_count",
        (
            _Test("hb", 1, 125, 170, "g/dl"),
            _Test("ery", 2, 430, 570, "T/l"),
            _Test("leu", 1, 40, 100, "G/l"),
            _Test("plt", 0, 150, 400, "G/l"),
            _Test("hct", 1, 380, 500, "%"),
        ),
    ),
    (
        "metabolism",
        (
            _Test("glu", 0, 70, 99, "mg/dl"),
            _Test("chol", 0, 120, 200, "mg/dl"),
            _Test("ldl", 0, 40, 130, "mg/dl"),
            _Test("tri", 0, 40, 150, "mg/dl"),
            _Test("tsh", 2, 40, 400, "mU/l"),
            _Test("fer", 0, 30, 300, "µg/l"),
            _Test("vitd", 0, 20, 60, "ng/ml"),
        ),
    ),
    (
        "liver_kidney",
        (
            _Test("crea", 2, 60, 110, "mg/dl"),
            _Test("urea", 0, 17, 43, "mg/dl"),
            _Test("na", 0, 136, 145, "mmol/l"),
            _Test("k", 1, 35, 51, "mmol/l"),
            _Test("alt", 0, 10, 45, "U/l"),
            _Test("ggt", 0, 8, 55, "U/l"),
            _Test("crp", 1, 0, 50, "mg/l"),
        ),
    ),
)


_OFTEN_LOW = ("hb", "ery", "hct", "leu", "plt", "na", "k")


class Found(NamedTuple):
    test: _Test
    value: int
    before: int

    @property
    def flag(self) -> str:
        if self.value > self.test.high:
            return "H"
        return "L" if self.value < self.test.low else ""


def measured(w: Writer, test: _Test, *, outside: bool) -> Found:
    """A value well within the range, or a little above or below it; the earlier one lay within."""
    span = test.high - test.low
    inside = [w.integer(test.low + span // 8, test.high - span // 8) for _ in range(2)]
    if not outside:
        return Found(test, *inside)
    off = w.integer(1, max(2, span // 4))
    below = test.key in _OFTEN_LOW and w.chance(0.5)
    return Found(test, test.low - off if below else test.high + off, inside[1])
