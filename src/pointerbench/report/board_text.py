"""The leaderboard as Markdown and as JSON, and the words that say how it is made."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import Any

from pointerbench import __version__
from pointerbench import eval as scorer
from pointerbench.report.board import Board, Overall, Ranking
from pointerbench.report.groups import ALPHA, Comparison, Standing
from pointerbench.report.tables import escaped, markdown_row

RULES = (
    "On a suite every two models are compared on the very same rows by the two-sided exact "
    "McNemar test, as eval.py --compare does.",
    "Holm's correction counts all comparisons of a ranking (k models are k(k-1)/2): the chance "
    "that any difference called real in it is none is at most 5 %. Other suites do not count, so a "
    "suite's ranking does not depend on what else is on the page.",
    "Two models share a letter if and only if their corrected p is above 0.05: they cannot be told "
    "apart by these rows, which does not mean that they are alike.",
    "A rank is a range: from 1 + the models proved better, to all models but those proved worse.",
    "Overall stands who was asked about every suite, by the mean of the accuracies of all suites "
    "(macro). Its interval adds the squared margins of the suites' intervals (Zou and Donner "
    "2008); its test takes each row that flipped for a fair coin, worth 1/n on a suite of n rows, "
    "which is the McNemar test where all suites are of one size; Holm's correction anew.",
    "Intervals of accuracies are 95 % Wilson score intervals, those of differences Newcombe's "
    "paired ones. Unusable and missing answers are misses. Numbers whose signatures differ are "
    "never ranked together.",
)
TOLD = "told the truth, for calibration only"


def rank_of(standing: Standing) -> str:
    """``2``, or ``2-4``."""
    if standing.best == standing.worst:
        return str(standing.best)
    return f"{standing.best}–{standing.worst}"


def percent_and_interval(accuracy: float, ci95: Sequence[float]) -> tuple[str, str]:
    """As eval.py prints them."""
    return scorer.percent(accuracy), f"{ci95[0] * 100:.1f}–{ci95[1] * 100:.1f}"


def chance(p: float) -> str:
    """A p-value with two digits, or as a bound where it is very small."""
    return "< 0.0001" if p < 0.0001 else f"{p:.4f}"


def verdict(one: Comparison, names: Sequence[str]) -> str:
    """Which of the two is better, if that is proved."""
    if not one.differs:
        return "not told apart"
    return f"{names[one.first if one.difference > 0 else one.other]} is better"


def name_of(board: Board, model: str) -> str:
    """On one line; a dagger marks those that were told the truth."""
    return scorer.printable(model) + (" †" if model in board.told else "")


# ---------------------------------------------------------------------------------------- Markdown


def as_markdown(board: Board, title: str) -> str:
    """Overall first, then suite by suite."""
    parts = [f"# {escaped(title)}"]
    if board.warnings:
        parts.append("\n".join(f"> {escaped(warning)}" for warning in board.warnings))
    if board.overall:
        parts += ["## Overall", _overall_table(board, board.overall)]
    for ranking in board.rankings:
        parts += [f"## {escaped(ranking.title)}", _suite_table(board, ranking)]
        parts.append(f"`{scorer.printable(ranking.signature)}`")
    if board.told:
        parts.append(f"† {TOLD}")
    parts += ["## How this is made", "\n".join(f"- {escaped(rule)}" for rule in RULES)]
    return "\n\n".join(parts) + "\n"


def _overall_table(board: Board, overall: Overall) -> str:
    heads = [escaped(ranking.title) for ranking in board.rankings]
    lines = [markdown_row(["rank", "model", "macro", "95 % interval", "groups", *heads])]
    lines.append(markdown_row(["---:", "---", "---:", "---", "---", *["---:"] * len(heads)]))
    rows = zip(overall.models, overall.macros, overall.intervals, overall.standings, strict=True)
    for model, macro, ci95, standing in rows:
        score = [*percent_and_interval(macro, ci95), " ".join(standing.letters)]
        lines.append(_overall_row(board, model, [rank_of(standing), *score]))
    for model in board.models[len(overall.models) :]:
        lines.append(_overall_row(board, model, ["–", "incomplete", "", ""]))
    return "\n".join(lines)


def _overall_row(board: Board, model: str, score: Sequence[str]) -> str:
    cells = [_suite_cell(board, ranking, model) for ranking in board.rankings]
    return markdown_row([score[0], escaped(name_of(board, model)), *score[1:], *cells])


def _suite_cell(board: Board, ranking: Ranking, model: str) -> str:
    found = board.cell(ranking, model)
    if found is None:
        return "missing"
    score = found[0].score
    return "{} ({})".format(*percent_and_interval(score["accuracy"], score["ci95"]))


def _suite_table(board: Board, ranking: Ranking) -> str:
    lines = [
        markdown_row(["rank", "model", "accuracy", "95 % interval", "hits/n", "groups"]),
        markdown_row(["---:", "---", "---:", "---", "---:", "---"]),
    ]
    for result, standing in zip(ranking.results, ranking.standings, strict=True):
        score = result.score
        shown = percent_and_interval(score["accuracy"], score["ci95"])
        hits, letters = f"{score['hits']}/{score['n']}", " ".join(standing.letters)
        name = escaped(name_of(board, result.model))
        lines.append(markdown_row([rank_of(standing), name, *shown, hits, letters]))
    for model in ranking.absent:
        name = escaped(name_of(board, model))
        lines.append(markdown_row(["–", name, "missing", "", "", ""]))
    return "\n".join(lines)


# -------------------------------------------------------------------------------------------- JSON


def as_json(board: Board) -> str:
    """Everything, unrounded."""
    value = {
        "pointerbench": __version__,
        "scorer": scorer.__version__,
        "alpha": ALPHA,
        "rules": RULES,
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
            {
                "model": result.model,
                "run": result.run,
                **{name: result.score[name] for name in ("n", "hits", "accuracy", "ci95")},
                **_standing_value(standing),
                "verdicts": result.score["verdicts"],
                "distance": result.score["distance"],
                "told_the_truth": result.model in board.told,
            }
            for result, standing in zip(ranking.results, ranking.standings, strict=True)
        ],
        "missing": ranking.absent,
        "comparisons": list(_comparison_values(ranking.comparisons, names)),
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
