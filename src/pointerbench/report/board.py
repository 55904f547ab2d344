"""Many models on many suites, ranked; numbers that were not made alike are refused.

A suite's ranking follows from its own results alone: it is the same whatever else is on the page.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from pointerbench import eval as scorer
from pointerbench.report.comparable import (
    LeftOut,
    comparable_signature,
    is_whole,
    refuse_unlike,
    suite_title,
)
from pointerbench.report.groups import (
    Comparison,
    Standing,
    compared,
    corrected,
    macro_difference,
    macro_interval,
    macro_test,
    standings,
)
from pointerbench.report.values import Result
from pointerbench.values.errors import UsageError

TELLER = "oracle-noise"
"""The provider that knows the truth: its models are there for calibration only."""

_WAYS = ("provider", "model", "family", "profile_sha256")  # of a model in run.json


@dataclass(frozen=True, slots=True)
class Ranking:
    """The models of one suite, best first; ``comparisons`` name them by their places.

    ``unranked`` are those that left rows without an answer, by name: nobody knows what they would
    have said there. ``absent`` are the models of the board that were not asked about this suite.
    """

    suite: str
    version: str
    signature: str
    results: tuple[Result, ...]
    standings: tuple[Standing, ...]
    comparisons: tuple[Comparison, ...]
    absent: tuple[str, ...] = ()
    unranked: tuple[Result, ...] = ()

    @property
    def title(self) -> str:
        return suite_title(self.suite)


@dataclass(frozen=True, slots=True)
class Overall:
    """The models that were asked about every suite, by the mean of their accuracies, best first."""

    models: tuple[str, ...]
    macros: tuple[float, ...]
    intervals: tuple[tuple[float, float], ...]
    standings: tuple[Standing, ...]
    comparisons: tuple[Comparison, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """``overall`` is None where there is one suite only. ``models`` has every name, those of
    ``overall`` first; ``told`` are those that know the truth; ``left_out`` is what was given and
    cannot be compared. ``allowed`` is the share of rows that a ranked model may lack."""

    rankings: tuple[Ranking, ...]
    overall: Overall | None
    models: tuple[str, ...]
    told: frozenset[str]
    warnings: tuple[str, ...]
    left_out: tuple[LeftOut, ...] = ()
    allowed: float = 0.0

    def cell(self, ranking: Ranking, model: str) -> Result | None:
        """A model's result on a suite; None where it has none."""
        found = (one for one in (*ranking.results, *ranking.unranked) if one.model == model)
        return next(found, None)

    def marks(self, model: str, ranking: Ranking | None = None) -> str:
        """What a name carries: a dagger if it was told the truth, a double one if it left rows
        without an answer, on that suite or on any."""
        several = self.rankings if ranking is None else [ranking]
        found = (self.cell(one, model) for one in several)
        partial = any(not is_whole(result) for result in found if result)
        return "†" * (model in self.told) + "‡" * partial


def board(
    results: Sequence[Result], allowed: float = 0.0, left_out: Sequence[LeftOut] = ()
) -> Board:
    """The leaderboard of these results. Of a run with repeats the first one counts.

    Raises:
        UsageError: nothing is scored, or two results on a suite are not scored alike.
    """
    scored = [result for result in results if result.score["n"] and not result.repeat]
    if not scored:
        raise UsageError("nothing to rank: no row of these runs has a box or a refusal")
    suites: dict[str, list[Result]] = {}
    for result in scored:
        suites.setdefault(result.suite, []).append(result)
    names = dict.fromkeys(result.model for result in scored)
    for suite, found in suites.items():
        refuse_unlike(suite, found)
    ordered = dict.fromkeys([*(suite for suite in scorer.BREAKDOWNS if suite in suites), *suites])
    rankings = [ranking(suites[suite], list(names), allowed) for suite in ordered]
    macro = overall(rankings) if len(rankings) > 1 else None
    first = macro.models if macro else tuple(r.model for r in rankings[0].results)
    return Board(
        tuple(rankings),
        macro,
        tuple(dict.fromkeys([*first, *names])),
        frozenset(r.model for r in scored if r.about.get("provider") == TELLER),
        tuple(dict.fromkeys([*_said(results), *_asked_otherwise(scored)])),
        tuple(left_out),
        allowed,
    )


def ranking(results: Sequence[Result], models: Sequence[str] = (), allowed: float = 0.0) -> Ranking:
    """The results of one suite, which are on the same rows; ``models`` are all of a board."""
    whole = [result for result in results if is_whole(result, allowed)]
    ordered = sorted(whole, key=lambda result: (-result.score["accuracy"], result.model))
    partial = sorted(
        (result for result in results if not is_whole(result, allowed)),
        key=lambda result: result.model,
    )
    comparisons = compared([result.hits for result in ordered])
    there = {result.model for result in results}
    return Ranking(
        results[0].suite,
        results[0].version,
        comparable_signature(results[0].signature),
        tuple(ordered),
        tuple(standings(len(ordered), comparisons)),
        tuple(comparisons),
        tuple(model for model in models if model not in there),
        tuple(partial),
    )


def overall(rankings: Sequence[Ranking]) -> Overall:
    """The ranking by the mean over these suites."""
    found = [{result.model: result for result in one.results} for one in rankings]
    complete = [model for model in found[0] if all(model in suite for suite in found)]
    scores = {
        model: [(suite[model].score["accuracy"], suite[model].score["ci95"]) for suite in found]
        for model in complete
    }
    macros = {
        model: math.fsum(accuracy for accuracy, _ in several) / len(several)
        for model, several in scores.items()
    }
    ordered = sorted(complete, key=lambda model: (-macros[model], model))
    comparisons = _macro_comparisons(ordered, rankings)
    return Overall(
        tuple(ordered),
        tuple(macros[model] for model in ordered),
        tuple(macro_interval(scores[model]) for model in ordered),
        tuple(standings(len(ordered), comparisons)),
        tuple(comparisons),
    )


def _macro_comparisons(models: Sequence[str], rankings: Sequence[Ranking]) -> list[Comparison]:
    pairs = [_by_names(one) for one in rankings]
    found = []
    for first, model in enumerate(models):
        for place, other in enumerate(models[first + 1 :], first + 1):
            both = [known[model, other] for known in pairs]
            several = [
                (one.gained, one.lost, suite.results[0].score["n"])
                for one, suite in zip(both, rankings, strict=True)
            ]
            difference = macro_difference(several)
            margins = [(one.difference, one.ci95) for one in both]
            found.append(
                Comparison(
                    first,
                    place,
                    sum(one.gained for one in both),
                    sum(one.lost for one in both),
                    difference,
                    macro_interval(margins, -1.0),
                    macro_test(several),
                )
            )
    return corrected(found)


def _by_names(ranking: Ranking) -> Mapping[tuple[str, str], Comparison]:
    """Each pair of models, whichever of them stands first."""
    names = [result.model for result in ranking.results]
    found = {(names[one.first], names[one.other]): one for one in ranking.comparisons}
    return {**{(other, first): one.turned for (first, other), one in found.items()}, **found}


def _said(results: Sequence[Result]) -> Iterator[str]:
    for result in results:
        yield from result.warnings
        if result.repeat:
            yield f"{result.model}: was asked several times on {result.suite}; the first counts"
        if not result.score["n"]:
            yield f"{result.model}: nothing of {result.suite} can be scored; it is left out"


def _asked_otherwise(results: Sequence[Result]) -> Iterator[str]:
    """Of a name that stands for several ways of asking, which no signature knows of."""
    ways: dict[str, set[tuple[object, ...]]] = {}
    for result in results:
        if result.about:
            way = tuple(result.about.get(name) for name in _WAYS)
            ways.setdefault(result.model, set()).add(way)
    for model, several in ways.items():
        if len(several) > 1:
            yield f"{model}: was not asked in the same way on all suites (model, family or profile)"
