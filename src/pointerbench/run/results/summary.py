"""What a run found, as plain JSON: one entry a model, and the lines that say what was scored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from pointerbench import __version__
from pointerbench import eval as scorer
from pointerbench.run.options import Options, Zoom
from pointerbench.run.results.answered import answered
from pointerbench.run.results.scoring import UNASKED, Aim
from pointerbench.run.results.standing import Standing

Report = dict[str, Any]

_ABSENT = ("error", "skipped", UNASKED)  # in a run it is always known why

_READINGS = {
    "swapped": "with x and y swapped",
    "doubled": "with all numbers doubled",
    "halved": "with all numbers halved",
}


class Census:
    """What the tasks of a run are, by suite: how many, with what truth from where."""

    def __init__(self, version: str | None, corrected: str = "") -> None:
        self.version = version or "?"
        self.corrected = corrected  # of corrections, as `corrections.mark_of` says it
        self.suites: dict[str, Counter[str]] = {}
        self.rules: dict[str, set[str]] = {}
        self.sources: Counter[str] = Counter()

    def add(self, aim: Aim) -> None:
        counts = self.suites.setdefault(aim.suite, Counter())
        counts["n"] += 1
        counts[f"gt {aim.source}"] += 1
        self.sources[aim.source] += 1
        if aim.truth is not None:
            counts["scored"] += 1
            self.rules.setdefault(aim.suite, set()).add(aim.truth.rule)

    @property
    def n(self) -> int:
        return self.sources.total()

    def signatures(self, digest: str, options: Options) -> list[str]:
        """One line a suite, that says whatever would change its numbers; as eval.py's, and more.

        ``gt`` counts where the truth comes from, ``corrected`` how many points of it people put
        right, with a digest of them, ``scored`` the tasks that have a box or a refusal
        to be right about; ``frame:declared``: each model's numbers are read as its profile says.
        """
        return [self._signature(suite, digest, options) for suite in sorted(self.suites)]

    def _signature(self, suite: str, digest: str, options: Options) -> str:
        counts, rules = self.suites[suite], self.rules.get(suite, set())
        sources = sorted(name for name in counts if name.startswith("gt "))
        parts = [
            f"pointerbench-{suite}:{self.version}",
            f"n:{counts['n']}",
            f"scored:{counts['scored']}",
            f"data:{digest[:12]}",
            "rule:" + ("+".join(r.name for key, r in scorer.RULES.items() if key in rules) or "-"),
            "gt:" + "+".join(f"{name[3:]}={counts[name]}" for name in sources),
            *([self.corrected] if self.corrected else []),
            "frame:declared",
            f"zoom:{zoom_words(options.zoom)}",
            *([f"repeats:{options.repeats}"] if options.repeats > 1 else []),
            *(["refusals:offered"] if options.refusable else []),
            *([f"language:{options.language}"] if options.language else []),
            "missing:miss",
            f"scorer:{scorer.__version__}",
        ]
        return "|".join(parts)


def zoom_words(zoom: Zoom | None) -> str:
    """``none``, ``x2.5`` or ``400x300``."""
    if zoom is None:
        return "none"
    return f"x{zoom.factor:g}" if zoom.size is None else f"{zoom.size[0]}x{zoom.size[1]}"


def summary(
    standings: Sequence[Standing], census: Census, tasks: Mapping[str, Any], options: Options
) -> Report:
    """All that the table and the Markdown page are made from; ``tasks`` says which they are."""
    models = [model_report(standing, options.repeats) for standing in standings]
    unasked = sum(model["rows"][UNASKED] for model in models)
    return {
        "pointerbench": __version__,
        "scorer": scorer.__version__,
        "tasks": {**tasks, "n": census.n, "gt_source": dict(census.sources)},
        "repeats": options.repeats,
        "zoom": zoom_words(options.zoom),
        "complete": unasked == 0,
        "unasked": unasked,
        "models": models,
        "signatures": census.signatures(str(tasks.get("sha256") or ""), options),
        "warnings": [warning for model in models for warning in model["warnings"]],
    }


def model_report(standing: Standing, repeats: int) -> Report:
    """One model. Scores are None where it was not asked or no task has a truth of that kind."""
    model, asked = standing.model, standing.asked
    pooled = [scorer.suite_report(tally) for tally in standing.suites.values()] if asked else []
    suites = [
        _with_answered(averaged(report, repeats), standing.absent[report["suite"]], repeats)
        for report in pooled
    ]
    skipped = standing.reasons["skipped"].most_common(1)
    return {
        "name": model.name,
        "provider": model.provider,
        "model": model.model,
        "family": model.profile.family,
        "frame": model.profile.frame,
        "asked": asked,
        "skipped": not asked and bool(skipped),
        "skipped_reason": skipped[0][0] if skipped else None,
        "rows": standing.statuses,
        "accuracy": _overall(suites, repeats),
        "points": standing.given.report(repeats) if asked else None,
        "judge_points": standing.judged.report(repeats) if asked else None,
        "unparsable_reasons": dict(standing.reasons["unparsable"].most_common()),
        "error_kinds": dict(standing.reasons["error"].most_common()),
        "first_errors": standing.failures,
        **standing.calls.report(),
        "repeats": standing.repeats.report() if asked else None,
        "suites": [
            {name: value for name, value in suite.items() if name != "version"} for suite in suites
        ],
        "warnings": [
            *(words for report in pooled for words in _reread(model.name, report)),
            *_mixed(model.name, list(standing.calls.served)),
        ],
    }


def _mixed(model: str, served_by: Sequence[str]) -> list[str]:
    """Hosts of one model differ in quantisation and in how they resize pictures."""
    if len(served_by) < 2:
        return []
    shown = ", ".join(served_by[:3]) + (", ..." if len(served_by) > 3 else "")
    return [
        f"{model}: answered by {len(served_by)} different servers or versions ({shown}); "
        "its figures are a mixture (a router is held to one by order and quantizations)"
    ]


def _with_answered(report: Report, absent: Mapping[str, int], repeats: int) -> Report:
    """The score with that of the answered rows beside it, and the counts of what is not there."""
    counts = {name: absent.get(name, 0) for name in _ABSENT}
    return {**report, "answered": answered(report, repeats), "absent": counts}


def _overall(suites: Sequence[Report], repeats: int) -> Report | None:
    """The accuracy over all tasks with a box or a refusal, rows alike."""
    if not suites:
        return None
    n, hits = sum(suite["n"] for suite in suites), sum(suite["hits"] for suite in suites)
    verdicts = scorer.summed(suite["verdicts"] for suite in suites)
    absent = {name: sum(suite["absent"][name] for suite in suites) for name in _ABSENT}
    score = {"n": n, "hits": hits, "accuracy": hits / n, "ci95": scorer.wilson(hits, n)}
    return _with_answered({**score, "verdicts": verdicts}, absent, repeats)


def averaged(report: Report, repeats: int) -> Report:
    """A report over all repeats as one over the tasks: ``hits`` is then the mean of the repeats.

    An interval over tasks times repeats would be too narrow: repeats of a task are no new tasks.
    ``verdicts`` stay counts of answers.
    """
    if repeats == 1:
        return report

    def score(pooled: Report) -> Report:
        n, hits = pooled["n"] // repeats, pooled["hits"] / repeats
        return {**pooled, "n": n, "hits": hits, "ci95": scorer.wilson(hits, n)}

    def scores(several: Iterable[Report]) -> list[Report]:
        return [score(one) for one in several]

    lists = {name: scores(report[name]) for name in ("by_rule", "by_target_size")}
    by = {field: scores(several) for field, several in report["by"].items()}
    return {**score(report), **lists, "by": by}


def _reread(model: str, report: Report) -> list[str]:
    """eval.py's warning that another reading of the numbers would fit, in words for a run."""
    if not scorer.reading_warning(model, report, "pixel"):
        return []
    found = report["other_readings"]
    best = max(found, key=lambda name: (found[name], name == "per1000"))
    how = _READINGS.get(best, f"read as {best}")
    return [
        f"{model}: {report['hits']} of {report['n']} answers hit, but {found[best]} of the others "
        f"would hit {how}; scored as declared (click-eval probe tells which convention fits)"
    ]
