"""The leaderboard as data: JSON with everything, and CSV with a line for each model and suite."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from io import StringIO
from typing import Any

from pointerbench import __version__
from pointerbench import eval as scorer
from pointerbench.report import levels
from pointerbench.report.board import Board, Overall, Ranking
from pointerbench.report.board_text import RULES
from pointerbench.report.groups import ALPHA, Comparison, Standing
from pointerbench.report.values import Result
from pointerbench.run.results.answered import ABSENT

CSV_HEAD = (
    *("suite", "model", "run", "rank_best", "rank_worst", "groups", "n", "hits", "accuracy"),
    *("ci95_low", "ci95_high", "answered", "answered_accuracy", "answered_ci95_low"),
    *("answered_ci95_high", *ABSENT, "told_the_truth", "signature"),
)


def as_json(board: Board) -> str:
    """Everything, unrounded."""
    value = {
        "pointerbench": __version__,
        "scorer": scorer.__version__,
        "alpha": ALPHA,
        "rules": RULES,
        "allow_missing": board.allowed,
        "left_out": [asdict(one) for one in board.left_out],
        "warnings": board.warnings,
        "overall": _overall_value(board, board.overall) if board.overall else None,
        "suites": [_suite_value(board, ranking) for ranking in board.rankings],
    }
    return json.dumps(value, indent=2, allow_nan=False) + "\n"


def _overall_value(board: Board, overall: Overall) -> dict[str, Any]:
    rows = zip(overall.models, overall.macros, overall.intervals, overall.standings, strict=True)
    return {
        "signatures": [ranking.signature for ranking in board.rankings],
        "models": [
            {"model": model, "macro": macro, "ci95": ci95, **_standing_value(standing)}
            for model, macro, ci95, standing in rows
        ],
        "incomplete": {
            model: [ranking.suite for ranking in board.rankings if model in ranking.absent]
            for model in board.models[len(overall.models) :]
        },
        "comparisons": list(_comparison_values(overall.comparisons, overall.models)),
    }


def _suite_value(board: Board, ranking: Ranking) -> dict[str, Any]:
    names = [result.model for result in ranking.results]
    return {
        "suite": ranking.suite,
        "version": ranking.version,
        "signature": ranking.signature,
        "models": [
            {**_result_value(board, result), **_standing_value(standing)}
            for result, standing in zip(ranking.results, ranking.standings, strict=True)
        ],
        "unranked": [_result_value(board, result) for result in ranking.unranked],
        "missing": ranking.absent,
        "comparisons": list(_comparison_values(ranking.comparisons, names)),
    }


def _result_value(board: Board, result: Result) -> dict[str, Any]:
    return {
        "model": result.model,
        "run": result.run,
        **{name: result.score[name] for name in ("n", "hits", "accuracy", "ci95")},
        "answered": result.answered,
        "no_answer": result.absent_scored,
        "verdicts": result.score["verdicts"],
        "distance": result.score["distance"],
        "levels": levels.values(result.score),
        "told_the_truth": result.model in board.told,
    }


def _standing_value(standing: Standing) -> dict[str, Any]:
    return {"rank": [standing.best, standing.worst], "groups": standing.letters}


def _comparison_values(
    comparisons: Sequence[Comparison], names: Sequence[str]
) -> Iterator[dict[str, Any]]:
    for one in comparisons:
        yield {
            "model": names[one.first],
            "other": names[one.other],
            "gained": one.gained,
            "lost": one.lost,
            "difference": one.difference,
            "ci95": one.ci95,
            "p": one.p,
            "p_holm": one.adjusted,
            "differs": one.differs,
        }


def as_csv(board: Board) -> str:
    """A line a suite and model, unrounded; who is not ranked has an empty rank."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(CSV_HEAD)
    for ranking in board.rankings:
        for result, standing in zip(ranking.results, ranking.standings, strict=True):
            ranks = (standing.best, standing.worst, " ".join(standing.letters))
            writer.writerow(_csv_row(board, ranking, result, ranks))
        for result in ranking.unranked:
            writer.writerow(_csv_row(board, ranking, result, (None, None, "")))
    return text.getvalue()


def _csv_row(
    board: Board, ranking: Ranking, result: Result, ranks: tuple[int | None, int | None, str]
) -> list[Any]:
    score, answered, absent = result.score, result.answered, result.absent_scored
    return [
        *(ranking.suite, scorer.printable(result.model), result.run, *ranks),
        *(score["n"], score["hits"], score["accuracy"], *score["ci95"]),
        *(answered["n"], answered["accuracy"], *(answered["ci95"] or (None, None))),
        *(absent.get(why, 0) for why in ABSENT),
        *(int(result.model in board.told), ranking.signature),
    ]
