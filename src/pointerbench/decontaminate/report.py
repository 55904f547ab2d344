"""What was found, as JSON for programs and as text for people."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from pointerbench.contract.stored import Rows
from pointerbench.decontaminate.compare import KINDS, Finding
from pointerbench.decontaminate.pictures import BITS

_NAMED = ("suite", "suite_version", "seed", "split", "start", "count", "rows_sha256")
_SHOWN = 5  # pairs of a kind in the text


@dataclass(frozen=True, slots=True)
class Comparison:
    """A training set compared with test sets. ``distance`` is None if no picture was opened."""

    train: Rows
    tests: Sequence[Rows]
    train_rows: int
    test_rows: Sequence[int]
    distance: int | None
    found: Sequence[Finding]

    @property
    def reasons(self) -> dict[int, list[str]]:
        """The kinds found of each training row, by its number."""
        reasons: dict[int, list[str]] = {}
        for finding in self.found:
            reasons.setdefault(finding.number, []).append(finding.kind)
        return reasons

    @property
    def counts(self) -> dict[str, int]:
        """Training rows by kind; 0 where none."""
        return dict.fromkeys(KINDS, 0) | Counter(finding.kind for finding in self.found)


def as_json(comparison: Comparison) -> dict[str, Any]:
    """All of it. ``pairs`` has, of each row and kind, the nearest test row and how many match."""
    sets = zip(comparison.tests, comparison.test_rows, strict=True)
    pairs: dict[str, list[dict[str, Any]]] = {kind: [] for kind in KINDS}
    for finding in comparison.found:
        fields = {key: value for key, value in asdict(finding).items() if value is not None}
        pairs[fields.pop("kind")].append(fields)
    return {
        "train": {"folder": str(comparison.train.folder), **_named(comparison.train)}
        | {"rows": comparison.train_rows},
        "tests": [
            {"folder": str(rows.folder), **_named(rows), "rows": count} for rows, count in sets
        ],
        "hash": None if comparison.distance is None else _hash(comparison.distance),
        "counts": {**comparison.counts, "any": len(comparison.reasons)},
        "not_compared": list(_not_compared(comparison)),
        "pairs": pairs,
    }


def as_record(comparison: Comparison) -> dict[str, Any]:
    """What the manifest of the filtered copy says; it names no folder."""
    places: dict[int, str] = {finding.number: finding.train for finding in comparison.found}
    return {
        "rows_before": comparison.train_rows,
        "tests": [_named(rows) for rows in comparison.tests],
        "hash": None if comparison.distance is None else _hash(comparison.distance),
        "counts": comparison.counts,
        "removed": [
            {"id": places[number], "shares": kinds}
            for number, kinds in sorted(comparison.reasons.items())
        ],
    }


def as_text(comparison: Comparison) -> Iterator[str]:
    """The report's lines for people."""
    yield f"train  {comparison.train_rows:>7} rows  {comparison.train.title}"
    for rows, count in zip(comparison.tests, comparison.test_rows, strict=True):
        yield f"test   {count:>7} rows  {rows.title}"
    yield ""
    for kind, what in KINDS.items():
        if kind == "picture" and comparison.distance is None:
            yield f"{kind:<9} not compared"
            continue
        apart = f" ({comparison.distance} of {BITS} bits)" if kind == "picture" else ""
        some = [finding for finding in comparison.found if finding.kind == kind]
        yield f"{kind:<9} {len(some):>6}  {what}{apart}"
        yield from (f"{'':18}{_pair(finding, comparison)}" for finding in _nearest(some))
        if len(some) > _SHOWN:
            yield f"{'':18}... and {len(some) - _SHOWN} more"
    shared, rows_of = len(comparison.reasons), comparison.train_rows
    share = 100 * shared / rows_of if rows_of else 0
    yield f"{'any':<9} {shared:>6}  of {rows_of} training rows ({share:.2f} %)"
    yield from _not_compared(comparison)


def _nearest(found: Iterable[Finding]) -> list[Finding]:
    return sorted(found, key=lambda finding: (finding.distance or 0, finding.number))[:_SHOWN]


def _pair(finding: Finding, comparison: Comparison) -> str:
    if finding.test is None or finding.test_set is None:
        return f"{finding.train} is in the list of held-out ids"
    apart = "" if finding.distance is None else f", {finding.distance} bits apart"
    more = f", and {finding.matches - 1} more" if finding.matches > 1 else ""
    folder = comparison.tests[finding.test_set].folder
    return f"{finding.train} and {finding.test} of {folder}{apart}{more}"


def _not_compared(comparison: Comparison) -> Iterator[str]:
    for rows in (comparison.train, *comparison.tests):
        if rows.manifest is None:
            yield f"{rows.folder} has no MANIFEST.json: identities of examples were not compared"


def _named(rows: Rows) -> dict[str, Any]:
    known: Mapping[str, Any] = rows.manifest or {}
    return {key: known[key] for key in _NAMED if key in known}


def _hash(distance: int) -> dict[str, int]:
    return {"bits": BITS, "distance": distance}
