"""Columns of numbers: ranges, walks, meters, attributes of what another column names, formulas."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from types import CodeType
from typing import Any

from pointerbench.suites.sheets.content.draft import Column, Draft, Spec


def spread(draft: Draft, spec: Spec) -> Column:
    """Values between low and high; skew above 1 favours the low end; `step` rounds them."""
    decimals = _decimals(spec)
    low, width, step, unit = _range(draft, spec, decimals)
    skew = spec.get("skew", 1.0)
    random = draft.stream_of(spec).random
    cells = [low + int(width * random() ** skew / step) * step for _ in range(draft.rows)]
    ends = spec.get("ends")
    if ends:
        parts = [round(end * unit) for end in ends]
        cells = [cell // unit * unit + parts[int(random() * len(parts))] for cell in cells]
    return Column(spec.kind, cells, decimals)


def bell(draft: Draft, spec: Spec) -> Column:
    """Values around the middle of low and high, as measurements scatter."""
    decimals = _decimals(spec)
    low, width, step, _ = _range(draft, spec, decimals)
    random = draft.stream_of(spec).random
    cells = [
        low + int(width * (random() + random() + random()) / 3 / step) * step
        for _ in range(draft.rows)
    ]
    return Column(spec.kind, cells, decimals)


def among(draft: Draft, spec: Spec) -> Column:
    """One of the `values`, those named first more often where `skew` is above 1.

    With `by` there is a list of values for each place in the list of another column's words.
    """
    decimals = _decimals(spec)
    if "by" in spec.options:
        pick = draft.stream_of(spec).pick
        places = [phrase.place for phrase in draft.columns[spec["by"]].picks]
        return Column(spec.kind, [pick(spec["values"][place]) for place in places], decimals)
    level = draft.locale.price_level if spec.kind == "currency" else 1
    values = [round(value * 10**decimals) * level for value in spec["values"]]
    skew, random = spec.get("skew", 1.0), draft.stream_of(spec).random
    count = len(values)
    return Column(
        spec.kind, [values[int(count * random() ** skew)] for _ in range(draft.rows)], decimals
    )


def year(draft: Draft, spec: Spec) -> Column:
    """Years, from `ago` = [from, to] before that of the table on; `skew` favours the recent."""
    near, far = spec["ago"]
    skew, random = spec.get("skew", 1.0), draft.stream_of(spec).random
    last = draft.period.first.year - near
    span = far - near + 1
    return Column("id", [str(last - int(span * random() ** skew)) for _ in range(draft.rows)])


def walk(draft: Draft, spec: Spec) -> Column:
    """A series that wanders between low and high by at most `stride` a row."""
    decimals = _decimals(spec)
    low, width, _, unit = _range(draft, spec, decimals)
    stride = spec["stride"] * unit
    random = draft.stream_of(spec).random
    value = low + width * (0.2 + 0.6 * random())
    cells = []
    for _ in range(draft.rows):
        value = min(low + width, max(low, value + (2 * random() - 1) * stride))
        cells.append(int(value))
    return Column(spec.kind, cells, decimals)


def season(draft: Draft, spec: Spec) -> Column:
    """What follows the year: `winter` in January, `summer` in July, with days that differ.

    Never below `least`.
    """
    decimals = _decimals(spec)
    unit, random = 10**decimals, draft.stream_of(spec).random
    middle = (spec["winter"] + spec["summer"]) / 2
    swing, noise = middle - spec["winter"], spec["noise"]
    drift, cells = 0.0, []
    for day in draft.columns[spec["from"]].cells:
        drift = 0.7 * drift + (2 * random() - 1) * noise * 0.7
        level = middle - swing * math.cos((day.timetuple().tm_yday - 20) / 365.25 * math.tau)
        cells.append(round(max(level + drift, spec.get("least", -math.inf)) * unit))
    return Column(spec.kind, cells, decimals)


def meter(draft: Draft, spec: Spec) -> Column:
    """A reading that only rises: by another column (`by`), or by low to high a row."""
    decimals = _decimals(spec)
    random = draft.stream_of(spec).random
    unit = 10**decimals
    start, end = spec["start"]
    value = int((start + (end - start) * random()) * unit)
    cells = []
    for row in range(draft.rows):
        if spec.get("by"):
            value += draft.columns[spec["by"]].cells[row] or 0
        else:
            value += int((spec["low"] + (spec["high"] - spec["low"]) * random()) * unit)
        cells.append(value)
    return Column(spec.kind, cells, decimals)


def balance(draft: Draft, spec: Spec) -> Column:
    """What is left of a start after each row: plus one column, minus another."""
    decimals = _decimals(spec)
    start, end = spec["start"]
    level = draft.locale.price_level
    value = int((start + (end - start) * draft.stream_of(spec).random()) * level) * 10**decimals
    cells = []
    for row in range(draft.rows):
        for option, sign in (("plus", 1), ("minus", -1)):
            if spec.get(option):
                value += sign * (draft.columns[spec[option]].cells[row] or 0)
        cells.append(value)
    return Column(spec.kind, cells, decimals)


def factor(draft: Draft, spec: Spec) -> Column:
    """The number at attribute `take` of what another column names, give or take `spread`.

    One thing keeps its number through the table. `times` multiplies it.
    """
    decimals = _decimals(spec)
    level = draft.locale.price_level if spec.kind == "currency" else 1
    scale = 10**decimals * level * spec.get("times", 1)
    width, step = spec.get("spread", 0.0), spec.get("step", 0)
    random = draft.stream_of(spec).random
    take = spec.get("take", 0)
    known: dict[Any, int] = {}
    cells = []
    for phrase in draft.columns[spec["from"]].picks:
        key = None if spec.get("anew") else phrase
        if key is None or key not in known:
            value = float(phrase.attributes[take]) * scale * (1 + width * (2 * random() - 1))
            rounding = max(1, step * scale)
            known[key] = max(1, round(round(value / rounding) * rounding))
        cells.append(known[key])
    return Column(spec.kind, cells, decimals)


def share(draft: Draft, spec: Spec) -> Column:
    """Each row's part of the whole of another column, in percent that come to a hundred: the
    largest remainders are rounded up."""
    decimals = _decimals(spec)
    numbers = [cell or 0 for cell in draft.columns[spec["of"]].cells]
    hundred, whole = 100 * 10**decimals, sum(numbers)
    if not whole:
        return Column("percent", numbers, decimals)
    cells = [number * hundred // whole for number in numbers]
    remains = sorted(range(len(cells)), key=lambda row: -(numbers[row] * hundred % whole))
    for row in remains[: hundred - sum(cells)]:
        cells[row] += 1
    return Column("percent", cells, decimals)


def constant(draft: Draft, spec: Spec) -> Column:
    """One value for all rows: low to high, or the region's rate of tax (`tax = true`)."""
    if spec.get("tax"):
        return Column("percent", [draft.locale.tax] * draft.rows)
    decimals = _decimals(spec)
    low, width, step, _ = _range(draft, spec, decimals)
    value = low + int(width * draft.stream_of(spec).random() / step) * step
    return Column(spec.kind, [value] * draft.rows, decimals)


def compute(draft: Draft, spec: Spec) -> Column:
    """The value of a formula over other columns, rounded half away from zero; blank if one is."""
    decimals = _decimals(spec)
    code = compiled(spec["formula"])
    names = [name for name in code.co_names if name in draft.columns]
    operands = [draft.columns[name] for name in names]
    unit = Column(spec.kind, [], decimals).unit
    cells: list[int | None] = []
    for row in range(draft.rows):
        raw = [column.cells[row] for column in operands]
        if any(cell is None for cell in raw):
            cells.append(None)
            continue
        known = {
            name: cell / column.unit
            for name, cell, column in zip(names, raw, operands, strict=True)
        }
        cells.append(round_half_up(eval(code, dict(FUNCTIONS), known), unit))
    return Column(spec.kind, cells, decimals)


def round_half_up(value: float, unit: float) -> int:
    """`value` in counts of 1/unit; a half goes away from zero, as spreadsheets round."""
    counts = math.floor(abs(value) * unit + 0.5 + 1e-7)
    return -counts if value < 0 else counts


def _round(value: float, decimals: int) -> float:
    unit = float(10**decimals)
    return round_half_up(value, unit) / unit


FUNCTIONS: dict[str, Callable[..., Any]] = {"ROUND": _round, "MAX": max, "MIN": min}


@cache
def compiled(formula: str) -> CodeType:
    """The expression of a formula, whose names are column keys."""
    return compile(formula.removeprefix("="), formula, "eval")


def _decimals(spec: Spec) -> int:
    return int(spec.get("decimals", 2 if spec.kind == "currency" else 0))


def _range(draft: Draft, spec: Spec, decimals: int) -> tuple[int, int, int, int]:
    """Low, width and step in counts, and how many counts make one."""
    level = draft.locale.price_level if spec.kind == "currency" else 1
    unit = 10**decimals
    low, high = round(spec["low"] * unit) * level, round(spec["high"] * unit) * level
    step = max(1, round(spec.get("step", 0) * unit * level))
    return low, high - low + step, step, unit
