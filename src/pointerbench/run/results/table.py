"""The summary for people: aligned columns for a terminal, and a page in Markdown."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any

from pointerbench.eval import printable
from pointerbench.run.results.failures import failure_words
from pointerbench.run.results.scoring import NEAR, UNASKED
from pointerbench.run.results.text_table import Table, escaped, markdown_of, text_of

Report = dict[str, Any]
_REASONS = 3  # of a model that are named

ORACLE = "oracle-noise"
"""The provider that knows the truth: its figures say nothing of a model."""


def as_text(report: Report, told: Collection[str] = ()) -> str:
    """Tables, what was left out and why, warnings, and last the signatures. Of the models in
    ``told`` it was said before that they are left out."""
    parts = [text_of(table) for table in tables(report)]
    parts += ["\n".join(lines) for lines in (_reasons(report), _left_out(report, told)) if lines]
    parts += [f"warning: {words}" for words in _warnings(report)]
    return "\n\n".join([*parts, "\n".join(report["signatures"])]) + "\n"


def as_markdown(report: Report) -> str:
    """The same, and how each model does by the fields of the suites."""
    parts = [
        "# Summary",
        *(markdown_of(table) for table in (*tables(report), *_breakdowns(report))),
    ]
    for lines in (_reasons(report), _left_out(report)):
        if lines:
            items = [f"- {escaped(line.strip())}" for line in lines[1:]]
            parts.append("\n".join([f"{lines[0]}\n", *items]))
    parts += [f"Warning: {escaped(words)}" for words in _warnings(report)]
    return "\n\n".join([*parts, *(f"`{line}`" for line in report["signatures"])]) + "\n"


def tables(report: Report) -> Iterator[Table]:
    """The tables that have rows."""
    models = [model for model in report["models"] if model["asked"]]
    for build in (_scores, _distances, _distances_answered, _judged, _repeated, _answers):
        table = build(models)
        if table is not None:
            yield table


Column = tuple[str, Callable[[Report], str]]


def _table(title: str, models: Sequence[Report], columns: Sequence[Column], note: str) -> Table:
    rows = tuple(
        (printable(model["name"]), *(cell(model) for _, cell in columns)) for model in models
    )
    return Table(title, ("model", *(name for name, _ in columns)), rows, note)


def _scores(models: Sequence[Report]) -> Table | None:
    """Strict accuracy and that of the answered tasks side by side, and what is not there."""
    boxed = [model for model in models if model["accuracy"]]
    if not boxed:
        return None
    columns = [*_ACCURACY, *_absent(boxed)]
    notes = [_STRICT]
    if told := [printable(model["name"]) for model in models if model["provider"] == ORACLE]:
        notes.append(f"told the truth, for calibration only: {', '.join(told)}")
    title = f"Accuracy (tasks with a box or a refusal: {boxed[0]['accuracy']['n']})"
    return _table(title, models, columns, "\n".join(notes))


def _absent(models: Sequence[Report]) -> Iterator[Column]:
    """Failed calls, always; and of what else is not there whatever some model has."""
    for name, status in (("errors", "error"), ("skipped", "skipped"), (UNASKED, UNASKED)):
        if status == "error" or any(model["accuracy"]["absent"][status] for model in models):
            yield name, _absent_cell(status)


def _absent_cell(status: str) -> Callable[[Report], str]:
    return lambda model: str(model["accuracy"]["absent"][status])


def _distances(models: Sequence[Report]) -> Table | None:
    pointed = [model["points"]["n"] for model in models if model["points"]]
    if not pointed:
        return None
    note = "N px: % of all tasks within N pixels of the point; median, mean: of the answers"
    return _table(f"Distance (tasks with a point: {pointed[0]})", models, _near("points"), note)


def _distances_answered(models: Sequence[Report]) -> Table | None:
    """The same without what is not there, where there is such."""
    if all(not model["points"] or _whole(model["points"]) for model in models):
        return None
    shares = _near("points", "share_answered")[: len(NEAR)]
    columns = [*shares, ("answered/n", _answered_cell("points"))]
    note = "errors and tasks that were not asked are left out here; above they are misses"
    return _table("Distance, answered tasks only", models, columns, note)


def _whole(points: Report) -> bool:
    return bool(points["answered"] == points["n"])


def _answered_cell(kind: str) -> Callable[[Report], str]:
    return lambda model: "{answered:g}/{n}".format(**model[kind])


def _judged(models: Sequence[Report]) -> Table | None:
    judged = [model for model in models if model["judge_points"]]
    if not judged:
        return None
    n = judged[0]["judge_points"]["n"]
    columns = _near("judge_points")
    if not all(_whole(model["judge_points"]) for model in judged):
        columns.append(("answered/n", _answered_cell("judge_points")))
    title = f"Against the judge model's points, which are no ground truth (tasks: {n})"
    return _table(title, judged, columns, "")


def _repeated(models: Sequence[Report]) -> Table | None:
    several = [model for model in models if model["repeats"]]
    columns: list[Column] = [
        ("repeats", lambda model: str(model["repeats"]["n"])),
        ("mean %", lambda model: _percent(model["repeats"]["mean"])),
        ("sd", lambda model: _percent(model["repeats"]["sd"])),
        ("flipped/n", lambda model: "{flipped}/{tasks}".format(**model["repeats"])),
        ("flip %", lambda model: _percent(model["repeats"]["flip_rate"])),
    ]
    note = "flipped: tasks whose outcome is not the same in all repeats"
    return _table("Repeats", several, columns, note) if several else None


def _answers(models: Sequence[Report]) -> Table | None:
    filled = {
        name
        for name, cell in _ANSWERS
        if any(cell(model) not in ("0", "-", "0.000") for model in models)
    }
    shown = filled | {"ok", "refused", "unparsable", "errors"}
    shown |= {"mean s", "p95 s"} if shown & {"mean s", "p95 s"} else set()
    columns = [(name, cell) for name, cell in _ANSWERS if name in shown]
    note = "s: seconds of an answer, mean and 95th percentile, without cached ones"
    timed = any(name == "mean s" for name, _ in columns)
    return _table("Answers", models, columns, note if timed else "") if models else None


def _near(kind: str, of: str = "share") -> list[Column]:
    def share(limit: int) -> Column:
        return f"{limit} px", lambda m: _tenths(m[kind]["within_px"][str(limit)][of])

    return [
        *(share(limit) for limit in NEAR),
        ("median", lambda model: _pixels(model[kind]["distance_px"]["median"])),
        ("mean", lambda model: _pixels(model[kind]["distance_px"]["mean"])),
    ]


def _tenths(share: float | None) -> str:
    return "-" if share is None else f"{share * 100:.1f}"


def _interval(score: Report) -> str:
    low, high = score["ci95"]
    return f"{low * 100:.1f}-{high * 100:.1f}"


_ACCURACY: tuple[Column, ...] = (
    ("acc %", lambda model: _percent(model["accuracy"]["accuracy"])),
    ("hits/n", lambda model: "{hits:g}/{n}".format(**model["accuracy"])),
    ("95 % CI", lambda model: _interval(model["accuracy"])),
    ("answered %", lambda model: _percent(model["accuracy"]["answered"]["accuracy"])),
    ("hits/answered", lambda model: "{hits:g}/{n:g}".format(**model["accuracy"]["answered"])),
)
_STRICT = (
    "acc %: of all tasks, errors and tasks not asked count as misses; answered %: of the others"
)

_ANSWERS: tuple[Column, ...] = (
    ("ok", lambda model: str(model["rows"]["ok"])),
    ("refused", lambda model: str(model["rows"]["refused"])),
    ("unparsable", lambda model: str(model["rows"]["unparsable"])),
    ("errors", lambda model: str(model["rows"]["error"])),
    ("skipped", lambda model: str(model["rows"]["skipped"])),
    (UNASKED, lambda model: str(model["rows"][UNASKED])),
    ("cached", lambda model: str(model["cached"])),
    ("mean s", lambda model: _seconds(model["seconds"]["mean"])),
    ("p95 s", lambda model: _seconds(model["seconds"]["p95"])),
    ("tok in", lambda model: _short(model["prompt_tokens"])),
    ("out", lambda model: _short(model["completion_tokens"])),
    ("thought", lambda model: _short(model["reasoning_tokens"])),
    ("cost $", lambda model: "-" if model["cost"] is None else f"{model['cost']:.4g}"),
)


def _percent(share: float | None) -> str:
    return "-" if share is None else f"{share * 100:.2f}"


def _pixels(value: float | None) -> str:
    return "-" if value is None else f"{value:.1f}" if value < 1e5 else f"{value:.0e}"


def _seconds(value: float | None) -> str:
    return "-" if value is None else f"{value:.3f}" if value < 1 else f"{value:.1f}"


def _short(value: float | None) -> str:
    """A count in at most five characters."""
    if value is None:
        return "-"
    for unit, size in (("G", 1e9), ("M", 1e6), ("k", 1e4)):
        if value >= size:
            return f"{value / (1e3 if unit == 'k' else size):.4g}"[:4].rstrip(".") + unit
    return str(int(value))


def _reasons(report: Report) -> list[str]:
    """Why answers could not be read and calls failed, the most frequent first."""
    lines = []
    for model in report["models"]:
        first = model["first_errors"]
        failures = [
            f"{n} x {failure_words(kind, first.get(kind, ''))}"
            for kind, n in model["error_kinds"].items()
        ]
        unread = [f"{why} ({n})" for why, n in model["unparsable_reasons"].items()]
        for what, found in (("unparsable", unread), ("failed", failures)):
            shown = "; ".join(map(printable, found[:_REASONS]))
            more = f"; {len(found) - _REASONS} other reasons" if len(found) > _REASONS else ""
            if found:
                lines.append(f"  {printable(model['name'])}, {what}: {shown}{more}")
    return ["Why answers are not there:", *lines] if lines else []


def _left_out(report: Report, told: Collection[str] = ()) -> list[str]:
    lines = [
        f"  {printable(model['name'])}: {printable(model['skipped_reason'] or 'not asked yet')}"
        for model in report["models"]
        if not model["asked"] and model["name"] not in told
    ]
    return ["Skipped, without a score:", *lines] if lines else []


def _warnings(report: Report) -> list[str]:
    words = [printable(warning) for warning in report["warnings"]]
    if not report["complete"]:
        words.insert(0, f"the run is not complete: {report['unasked']} questions are not asked yet")
    if missing := report["tasks"]["gt_source"].get("none"):
        n = report["tasks"]["n"]
        words.append(f"{missing} of {n} tasks {_have(missing)} no truth, and so no score")
    return words


def _have(count: int) -> str:
    return "has" if count == 1 else "have"


def _breakdowns(report: Report) -> Iterator[Table]:
    """Accuracy by each field of each suite: a row a value, a column a model."""
    models = [model for model in report["models"] if model["asked"] and model["suites"]]
    names = tuple(printable(model["name"]) for model in models)
    for i, suite in enumerate(models[0]["suites"] if models else ()):
        for field in suite["shown"]:
            by_model = [_by_value(model["suites"][i], field) for model in models]
            rows = tuple(
                (value, str(first["n"]), *(_percent(by[value]["accuracy"]) for by in by_model))
                for value, first in by_model[0].items()
            )
            title = f"{suite['suite']} by {field}, accuracy in %"
            yield Table(title, (field, "n", *names), rows)


def _by_value(suite: Report, field: str) -> dict[str, Report]:
    return {printable(score["value"]): score for score in suite["by"][field]}
