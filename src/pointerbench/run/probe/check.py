"""``click-eval probe``: whether each model answers in the convention that its profile declares."""

from __future__ import annotations

import json
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from pointerbench.eval import printable
from pointerbench.run.ask.engine import run
from pointerbench.run.ask.ledger import PREDICTIONS, Ledger
from pointerbench.run.ask.pace import INTERRUPT
from pointerbench.run.ask.watch import watcher
from pointerbench.run.coordinates import frame_size
from pointerbench.run.inputs.tasks import read_tasks
from pointerbench.run.models import Model
from pointerbench.run.options import Options
from pointerbench.run.probe.fit import (
    DIFFERS,
    FITS,
    UNKNOWN,
    Answer,
    Finding,
    Fit,
    declared,
    find,
    rule_name,
)
from pointerbench.run.probe.screens import SCREENS, write_screens
from pointerbench.run.profile_values import Resize
from pointerbench.run.rows import Row
from pointerbench.values.errors import UsageError
from pointerbench.values.files import write_text

REPORT = "probe.json"
_SHOWN = 100  # characters of a reply
_RIGHT = (False, False, True, True, False, True, True, False)  # figures, in the table
_MARKS = {
    FITS: "",
    DIFFERS: "warning: another convention fits better: ",
    UNKNOWN: f"{UNKNOWN}: ",
}
_TARGETS = {screen.id: screen.target for screen in SCREENS}


@dataclass(frozen=True, slots=True)
class Probed:
    """One model, its answers to the ten screens, and what they say of its profile."""

    model: Model
    rows: tuple[Row, ...]
    finding: Finding

    @property
    def skipped(self) -> bool:
        return all(row.skipped for row in self.rows)


def probe(
    models: Sequence[Model],
    options: Options,
    out: Path | None = None,
    flags: Callable[[Model, Finding], str] = lambda *_: "",
) -> int:
    """Asks the models, prints what was found and, with ``out``, leaves it in that folder.

    ``flags`` gives the options that a model is to be run with; empty where there are none to say.

    Returns 0 if the declared convention of every model that was asked fits, and one was asked;
    else 1.

    Raises:
        UsageError: ``out`` holds something else.
    """
    if out is None:
        with tempfile.TemporaryDirectory() as folder:
            found = probed(models, options, Path(folder))
    else:
        _cleared(out)
        found = probed(models, options, out)
        report = {"screens": len(SCREENS), "models": [_as_json(each) for each in found]}
        write_text(out / REPORT, json.dumps(report, indent=2, ensure_ascii=False) + "\n")
    print("\n".join(lines(found, told=options.progress != "none")))
    typed = [words for each in found if (words := flags(each.model, each.finding))]
    if typed:
        print("\n".join(["", "To run it:", *(f"  click-eval run {words}" for words in typed)]))
    verdicts = [each.finding.verdict for each in found if not each.skipped]
    return 0 if verdicts and set(verdicts) == {FITS} else 1


def probed(models: Sequence[Model], options: Options, folder: Path) -> list[Probed]:
    """Asks every model for every target, in the way of a run; its files are left in the folder."""
    tasks = read_tasks(write_screens(folder / "screens"))
    names = [model.name for model in models]
    options = replace(options, out=folder, repeats=1, zoom=None, refusable=False)
    with closing(Ledger(folder, names, tasks)) as ledger:
        outcome = run(tasks, models, options, ledger, watcher(options, names, len(tasks)))
        if outcome.stopped_by == INTERRUPT:
            raise KeyboardInterrupt
        ledger.finish()
        rows = list(ledger.rows())
    return [_probed(model, [row for row in rows if row.model == model.name]) for model in models]


def _probed(model: Model, rows: Sequence[Row]) -> Probed:
    resize = model.profile.resize
    answers = [answer for row in rows if (answer := _answer(row, resize))]
    return Probed(model, tuple(rows), find(model.profile, answers))


def _answer(row: Row, resize: Resize) -> Answer | None:
    """None where the row holds no numbers of the model."""
    if row.status != "ok" or not (row.given and row.image_size and row.sent_size):
        return None
    full = frame_size(resize, row.image_size)
    return Answer(row.given, full, row.sent_size, _TARGETS[row.task_id])


def _cleared(out: Path) -> None:
    """The folder of an earlier probe without its answers: whoever probes again has changed
    something, and is not told of what was before."""
    if (out / PREDICTIONS).exists():
        if not (out / "screens").is_dir():
            raise UsageError(f"{out}: holds a run and no probe; choose another folder")
        (out / PREDICTIONS).unlink()
        (out / REPORT).unlink(missing_ok=True)


def lines(found: Sequence[Probed], told: bool = False) -> Iterator[str]:
    """The table, and below it what is to be done; ``told``: of who was skipped it was said."""
    table: list[tuple[str, ...]] = [
        ("model", "declared", "hits", "median", "best", "hits", "median", "verdict")
    ]
    table += [_cells(each) for each in found]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    for cells in table:
        yield "  ".join(map(_padded, cells, widths, _RIGHT)).rstrip()
    yield ""
    for each in found:
        if not (told and each.skipped):
            yield from map(printable, _remarks(each))
    yield "Hits are of the replies that could be read; distances are in pixels of the screens."
    yield "0-999 and 0-1000 lie too close together to be told apart here, and count as one."


def _padded(cell: str, width: int, right: bool) -> str:
    return cell.rjust(width) if right else cell.ljust(width)


def _cells(each: Probed) -> tuple[str, ...]:
    profile, finding = each.model.profile, each.finding
    best = finding.best.convention.name if finding.best else "-"
    if finding.best is finding.declared and finding.best:
        best = "the same"
    verdict = "skipped" if each.skipped else finding.verdict
    return (
        printable(each.model.name),
        declared(profile).name,
        *_figures(finding.declared),
        best,
        *_figures(finding.best),
        verdict,
    )


def _figures(fit: Fit | None) -> tuple[str, str]:
    return (f"{fit.hits} of {len(fit.errors)}", f"{fit.median:.1f}") if fit else ("-", "-")


def _remarks(each: Probed) -> Iterator[str]:
    finding, rule = each.finding, each.model.profile.resize
    if each.skipped:
        yield f"{each.model.name}: skipped: {each.rows[0].reason if each.rows else ''}"
        return
    mark = _MARKS[finding.verdict]
    yield f"{each.model.name}: {mark}{finding.reason} (resize rule: {rule_name(rule)})"
    yield from (f"  {line}" for line in _unread(each.rows))


def _unread(rows: Sequence[Row]) -> Iterator[str]:
    """What could not be read, with the first of each kind."""
    kinds = Counter(row.status for row in rows if row.status != "ok")
    for status, count in kinds.items():
        first = next(row for row in rows if row.status == status)
        said = " ".join((first.raw or "").split())[:_SHOWN]
        yield f"{count} {status}: {': '.join(filter(None, (first.reason, said)))}"


def _as_json(each: Probed) -> dict[str, Any]:
    finding, profile = each.finding, each.model.profile
    return {
        "model": each.model.name,
        "family": profile.family,
        "declared": {
            "frame": profile.frame,
            "axes": profile.axes,
            "resize": rule_name(profile.resize),
        },
        "verdict": "skipped" if each.skipped else finding.verdict,
        "reason": each.rows[0].reason if each.skipped and each.rows else finding.reason,
        "best": finding.best.convention.name if finding.best else None,
        "statuses": dict(Counter(row.status for row in each.rows)),
        "conventions": [_fit_as_json(fit) for fit in finding.fits],
    }


def _fit_as_json(fit: Fit) -> dict[str, Any]:
    return {
        "convention": fit.convention.name,
        "hits": fit.hits,
        "of": len(fit.errors),
        "median_error_px": round(fit.median, 2),
    }
