"""The steps from scenes to pools. Each yields what it did, and keeps what is there already."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from pointerbench.chain.workplace import Order, Workplace
from pointerbench.picture.pixels import open_picture
from pointerbench.picture.png import png_of
from pointerbench.suites.pro.diffbox import extract
from pointerbench.suites.pro.dream.errors import BudgetSpentError
from pointerbench.suites.pro.extraction import Extraction, Measures
from pointerbench.suites.pro.gates import Judge
from pointerbench.suites.pro.pools import POOLS, pool_of, pool_row, write_pool
from pointerbench.suites.pro.selection import taken
from pointerbench.suites.pro.source import Candidate, Screenshot, Source, stem_of
from pointerbench.values.errors import PointerbenchError
from pointerbench.values.files import write_bytes, write_text
from pointerbench.values.geometry import Box

ACCEPTED, REJECTED, REPORT = "accepted.ndjson", "rejected.ndjson", "report.json"


class Done(NamedTuple):
    """One piece of a step: what it is about, and what went wrong with it (empty: nothing)."""

    what: str
    problem: str = ""


Step = Iterator[Done]


def take_screens(work: Workplace, source: Source, order: Order) -> Step:
    """Screenshots of all applications."""
    for number in range(1, order.screens + 1):
        for slug in order.apps:
            stem = stem_of(slug, number, order.seed)
            yield _tried(stem, partial(_screen, work, source, stem, slug, number))


def _screen(work: Workplace, source: Source, stem: str, slug: str, number: int) -> None:
    if not work.has_screen(stem):
        work.put_screen(source.screenshot(slug, number))


def paint_all(work: Workplace, source: Source, order: Order) -> Step:
    """A painted copy of each screenshot for each of its first targets."""
    for stem in work.stems():
        yield _tried(stem, partial(_paint, work, source, order, stem))


def _paint(work: Workplace, source: Source, order: Order, stem: str) -> None:
    shot = work.screen(stem)
    for candidate in lot(shot, order):
        path = work.painted(shot.source_id(candidate))
        if not path.exists():
            write_bytes(path, png_of(source.painted(shot, candidate)))


def lot(shot: Screenshot, order: Order) -> list[Candidate]:
    """The candidates of a screen that are painted, in the order in which they are judged."""

    def taking(one: Candidate) -> tuple[int, str]:
        return taken({**one.more, "source_id": shot.source_id(one)}, order.seed)

    return sorted(shot.candidates, key=taking)[: order.targets]


def extract_all(work: Workplace, order: Order) -> Step:
    """The box of each painted copy."""
    for stem in work.stems():
        yield _tried(stem, partial(_extract, work, order, stem))


def _extract(work: Workplace, order: Order, stem: str) -> None:
    path = work.boxes(stem)
    if path.exists():
        return
    shot = work.screen(stem)
    lines = []
    for candidate in lot(shot, order):
        painted = open_picture(work.painted(shot.source_id(candidate)))
        found = extract(shot.picture, painted)
        lines.append(json.dumps({"number": candidate.number, **_written(found)}))
    write_text(path, "".join(f"{line}\n" for line in lines))


def _written(found: Extraction) -> dict[str, Any]:
    return {
        "box": list(found.box) if found.box else None,
        "confidence": found.confidence,
        "reason": found.reason,
        "measures": found.measures._asdict(),
    }


def _read(entry: dict[str, Any]) -> Extraction:
    measures = entry["measures"]
    own = Measures(**{**measures, "shift": tuple(measures["shift"])})
    box = Box(*entry["box"]) if entry["box"] else None
    return Extraction(box, entry["confidence"], own, entry["reason"])


def judge_all(work: Workplace, order: Order) -> Step:
    """Lets the gates judge every box; writes who passed, who did not and why, and a report."""
    accepted: list[dict[str, Any]] = []
    rejected: list[dict[str, Any]] = []
    for stem in work.stems():
        yield _tried(stem, partial(_judge, work, stem, accepted, rejected))
    write_pool(work.folder / ACCEPTED, accepted)
    write_pool(work.folder / REJECTED, rejected)
    reasons = Counter(row["reason"] for row in rejected)
    report = {
        "accepted": len(accepted),
        "rejected": len(rejected),
        "reasons": dict(reasons.most_common()),
        "element_types": dict(sorted(Counter(row["element_type"] for row in accepted).items())),
    }
    write_text(work.folder / REPORT, json.dumps(report, indent=1) + "\n")


def _judge(
    work: Workplace, stem: str, accepted: list[dict[str, Any]], rejected: list[dict[str, Any]]
) -> None:
    shot = work.screen(stem)
    judge = Judge(shot)
    by_number = {candidate.number: candidate for candidate in shot.candidates}
    for entry in work.read_lines(work.boxes(stem)):
        candidate, found = by_number[entry["number"]], _read(entry)
        reason = judge.reason(candidate, found)
        if reason or found.box is None:
            refused = {**entry, "source_id": shot.source_id(candidate), "reason": reason}
            refused["element_type"] = candidate.element_type
            rejected.append({**refused, "instruction": candidate.instruction})
        else:
            accepted.append(pool_row(shot, candidate, found.box, found.confidence))


def write_pools(work: Workplace, folder: Path) -> Step:
    """Sorts what was accepted into the two pools."""
    rows = list(work.read_lines(work.folder / ACCEPTED))
    for name in POOLS:
        own = [row for row in rows if pool_of(row["element_type"]) == name]
        count = write_pool(folder / name, own)
        yield Done(f"{name}: {count} targets")


def _tried(what: str, act: Callable[[], None]) -> Done:
    """What goes wrong with one piece is told and does not stop the others; a spent budget does."""
    try:
        act()
    except BudgetSpentError:
        raise
    except (PointerbenchError, OSError) as error:
        return Done(what, str(error))
    return Done(what)
