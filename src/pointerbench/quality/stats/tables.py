"""Sets side by side as tables: a measure or a value a line, a set a column."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from unicodedata import east_asian_width

from pointerbench.quality.asked import Size
from pointerbench.quality.stats.counting import CELLS, Counted
from pointerbench.quality.stats.fields import MOST, Field
from pointerbench.quality.stats.spread import Spread
from pointerbench.report.tables import escaped, markdown_row

NOTHING = "-"
_VALUES = 40  # of a field that all stand in a table
_TOP = 10  # of a field that has more
_LISTED = 3  # values in a cell
_SHADES = " .:-=+*#%@"
_RULES = {"point_in_bbox": "point", "iou": "box", "refusal": "refusal", "none": "not said"}


@dataclass(frozen=True, slots=True)
class Table:
    """``rows`` are a name and as many cells as there are ``heads``."""

    corner: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, tuple[str, ...]], ...]


def overview(sets: Sequence[Counted]) -> Table:
    """What a set is, in a column; the rows that none of them has anything in are left out."""
    columns = [list(_measures(one)) for one in sets]
    rows = [(cells[0][0], tuple(cell for _, cell in cells)) for cells in zip(*columns, strict=True)]
    told = tuple((name, cells) for name, cells in rows if set(cells) != {NOTHING})
    return Table("", tuple(one.title for one in sets), told)


def _measures(one: Counted) -> Iterator[tuple[str, str]]:
    """The same names in the same order for every set."""
    yield "version", one.version or NOTHING
    yield "rows", str(one.rows)
    yield "rows left out", str(one.left_out or NOTHING)
    yield "pictures", str(len(one.pictures))
    yield "applications", _programs(one.application)
    yield "platforms", _listed(one.by("platform"))
    yield "languages", _listed(one.by("language"))
    yield "also in", ", ".join(one.translations) or NOTHING
    yield "answers", _listed({_RULES[rule]: count for rule, count in one.rules.items()})
    yield from _sizes(one)
    spreads = one.spreads
    yield from _spread("target, % of the picture", spreads["target_area"], _percent)
    yield from _spread("target, shorter side, px", spreads["target_side"], _short)
    yield from _spread("instruction, characters", spreads["characters"], _short)
    yield from _spread("instruction, words", spreads["words"], _short)
    yield from _spread("elements a picture", spreads["elements"], _short)


def _programs(field: Field | None) -> str:
    if field is None:
        return NOTHING
    return f"{len(field.counts) if field.counts is not None else f'over {MOST}'} ({field.name})"


def _listed(values: Mapping[str, int]) -> str:
    """Few values each with the rows that have it, one alone without; of many their number."""
    if not values:
        return NOTHING
    if len(values) > _LISTED:
        return str(len(values))
    ordered = sorted(values.items(), key=lambda pair: -pair[1])
    return ", ".join(f"{value} {count}" if ordered[1:] else value for value, count in ordered)


def _sizes(one: Counted) -> Iterator[tuple[str, str]]:
    most, extremes = NOTHING, NOTHING
    if one.sizes:
        ordered = sorted(one.sizes, key=lambda size: size[0] * size[1])
        ((size, count),) = one.sizes.most_common(1)
        most, extremes = f"{_by(size)} ({count})", f"{_by(ordered[0])} to {_by(ordered[-1])}"
    yield "size of pictures: most frequent", most
    yield "size of pictures: extremes", extremes
    yield "size of pictures: unknown", str(one.sizeless or NOTHING)


def _by(size: Size) -> str:
    return f"{size[0]:g}x{size[1]:g}"


def _spread(
    name: str, found: Spread | None, shown: Callable[[float], str]
) -> Iterator[tuple[str, str]]:
    def told(*numbers: float) -> str:
        return " to ".join(map(shown, numbers))

    for what, cell in (
        ("mean", told(found.mean) if found else NOTHING),
        ("median", told(found.median) if found else NOTHING),
        ("25 to 75 %", told(found.p25, found.p75) if found else NOTHING),
        ("5 to 95 %", told(found.p5, found.p95) if found else NOTHING),
        ("extremes", told(found.min, found.max) if found else NOTHING),
    ):
        yield f"{name}: {what}" if name else what, cell


def _percent(share: float) -> str:
    return f"{share * 100:.0f}" if share >= 1 else f"{share * 100:.3g}"


def _short(number: float) -> str:
    return f"{round(number, 1):g}"


# ------------------------------------------------------------------------------------------ fields


def field_tables(sets: Sequence[Counted], only: Sequence[str] = ()) -> Iterator[Table]:
    """A table for every field that any set has, in the order in which they come; or for some."""
    names = dict.fromkeys(one.name for each in sets for one in each.fields)
    for name in only or names:
        found = [next((one for one in each.fields if one.name == name), None) for each in sets]
        rows = tuple(_field_rows(found, [each.rows for each in sets]))
        if rows:
            yield Table(name, tuple(one.title for one in sets), rows)


def _field_rows(
    found: Sequence[Field | None], rows: Sequence[int]
) -> Iterator[tuple[str, tuple[str, ...]]]:
    told = [_counts(one) for one in found]
    total = Counter[str]()
    for counts in told:
        total.update(counts)
    shown = [value for value, _ in total.most_common(_VALUES if len(total) <= _VALUES else _TOP)]
    for value in shown:
        yield value or "(empty)", tuple(_cell(counts.get(value, 0)) for counts in told)
    if len(total) > len(shown):
        rest = [{k: n for k, n in counts.items() if k not in shown} for counts in told]
        others = tuple(_others(counts) for counts in rest)
        yield "others (how many of them)", others
    if any(one and one.counts is None and not one.numbers for one in found):
        yield "values", tuple(_number_of_values(one) for one in found)
    if any(one and one.numbers for one in found):
        spreads = [_spread("", one.numbers if one else None, _short) for one in found]
        for cells in zip(*spreads, strict=True):
            yield cells[0][0], tuple(cell for _, cell in cells)
    without = [n - (one.rows if one else 0) for one, n in zip(found, rows, strict=True)]
    if any(without):
        yield "(without)", tuple(map(_cell, without))


def _counts(one: Field | None) -> Mapping[str, int]:
    return one.counts if one and one.counts is not None else {}


def _cell(count: int) -> str:
    return str(count) if count else NOTHING


def _others(counts: Mapping[str, int]) -> str:
    return f"{sum(counts.values())} ({len(counts)})" if counts else NOTHING


def _number_of_values(one: Field | None) -> str:
    if one is None or one.numbers:
        return NOTHING
    return f"over {MOST}" if one.counts is None else str(len(one.counts))


# -------------------------------------------------------------------------------------------- text


def as_text(table: Table) -> str:
    """Columns of the same width, numbers to the right."""
    lines = [(table.corner, table.heads), *table.rows]
    first = max(_width(name) for name, _ in lines)
    widths = [max(_width(cells[at]) for _, cells in lines) for at in range(len(table.heads))]
    return "".join(
        "  ".join((_padded(name, first), *map(_to_the_right, cells, widths))).rstrip() + "\n"
        for name, cells in lines
    )


def _width(text: str) -> int:
    """In columns of a terminal: letters of Chinese take two."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def _padded(text: str, width: int) -> str:
    return text + " " * (width - _width(text))


def _to_the_right(text: str, width: int) -> str:
    return " " * (width - _width(text)) + text


def as_markdown(table: Table) -> str:
    lines = [
        markdown_row([escaped(table.corner), *map(escaped, table.heads)]),
        markdown_row(["---", *["---:"] * len(table.heads)]),
        *(markdown_row([escaped(name), *map(escaped, cells)]) for name, cells in table.rows),
    ]
    return "\n".join(lines) + "\n"


def heat_map(one: Counted) -> str:
    """Where on its picture the middles of targets lie, two rows of the map a line: the more, the
    darker; the darkest is the most of any place."""
    halves = [
        [one.map[at * CELLS + x] + one.map[(at + 1) * CELLS + x] for x in range(CELLS)]
        for at in range(0, CELLS, 2)
    ]
    most = max(map(max, halves))
    if not most:
        return ""
    darkest, frame = len(_SHADES) - 1, f"+{'-' * CELLS}+"
    lines = ["".join(_SHADES[math.ceil(n * darkest / most)] for n in line) for line in halves]
    return "\n".join([frame, *(f"|{line}|" for line in lines), frame]) + "\n"
