"""The leaderboard as Markdown, and the words that say how it is made."""

from __future__ import annotations

from collections.abc import Sequence

from pointerbench import eval as scorer
from pointerbench.report import levels
from pointerbench.report.board import Board, Overall, Ranking
from pointerbench.report.groups import Comparison, Standing
from pointerbench.report.tables import escaped, markdown_row
from pointerbench.report.values import Result
from pointerbench.run.results.answered import absent_words

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
    "paired ones. Accuracy is of all rows: answers that cannot be used, and rows without any, are "
    "misses. Of answered leaves out the rows without an answer.",
    "A model that left rows without an answer (errors, questions not asked, predictions that are "
    "not there) has no rank, no letters and no place in the average: nobody knows what it would "
    "have answered. It stands below the ranking with ‡ and the counts. --allow-missing P ranks "
    "those that lack at most P % of the rows; what they lack then counts as misses.",
    "Numbers whose signatures differ are never ranked together. On each suite that group of like "
    "signature and like rows is ranked which has the most models that answered every row; then the "
    "most models, the most rows, and that which was given first. The rest is left out, and named.",
)
TOLD = "told the truth, for calibration only"
PARTIAL = "rows without an answer"


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


def name_of(board: Board, model: str, ranking: Ranking | None = None) -> str:
    """On one line, with its marks: on one suite's, or on the whole board."""
    marks = board.marks(model, ranking)
    return scorer.printable(model) + (f" {marks}" if marks else "")


def notes(board: Board) -> list[str]:
    """What the marks on names mean, of those that there are."""
    partial = any("‡" in board.marks(model) for model in board.models)
    return [f"† {TOLD}"] * bool(board.told) + [f"‡ {PARTIAL}"] * partial


def answered_share(result: Result) -> str:
    """The accuracy over the answered rows."""
    return scorer.percent(result.answered["accuracy"]) if result.answered["n"] else "–"


def no_answer(result: Result) -> str:
    """``0``, or ``15 (12 errors, 3 not asked)``, of the rows that are scored."""
    missing = result.score["verdicts"]["missing"]
    return f"{missing} ({absent_words(result.absent_scored)})" if missing else "0"


# ---------------------------------------------------------------------------------------- Markdown


def as_markdown(board: Board, title: str) -> str:
    """Overall first, then suite by suite."""
    parts = [f"# {escaped(title)}"]
    if board.warnings:
        parts.append("\n".join(f"> {escaped(warning)}  " for warning in board.warnings))
    if board.overall:
        parts += ["## Overall", _overall_table(board, board.overall)]
    for ranking in board.rankings:
        parts += [f"## {escaped(ranking.title)}", _suite_table(board, ranking)]
        parts += _levels_table(board, ranking)
        parts.append(f"`{scorer.printable(ranking.signature)}`")
    parts += notes(board)
    if board.left_out:
        items = (f"- {escaped(str(one))}" for one in board.left_out)
        parts += ["## Left out, as it cannot be compared", "\n".join(items)]
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
    score = found.score
    shown = "{} ({})".format(*percent_and_interval(score["accuracy"], score["ci95"]))
    return f"{shown} ‡" if "‡" in board.marks(model, ranking) else shown


def _suite_table(board: Board, ranking: Ranking) -> str:
    heads = ["rank", "model", "accuracy", "95 % interval", "hits/n", "of answered", "no answer"]
    rule = ["---:", "---", "---:", "---", "---:", "---:", "---:"]
    lines = [markdown_row([*heads, "groups"]), markdown_row([*rule, "---"])]
    for result, standing in zip(ranking.results, ranking.standings, strict=True):
        cells = _result_cells(board, ranking, result)
        lines.append(markdown_row([rank_of(standing), *cells, " ".join(standing.letters)]))
    for result in ranking.unranked:
        cells = _result_cells(board, ranking, result)
        lines.append(markdown_row(["–", *cells, "not ranked"]))
    for model in ranking.absent:
        name = escaped(name_of(board, model, ranking))
        lines.append(markdown_row(["–", name, "missing", *[""] * 5]))
    return "\n".join(lines)


def _levels_table(board: Board, ranking: Ranking) -> list[str]:
    results = [*ranking.results, *ranking.unranked]
    names = levels.columns(results)
    if not names:
        return []
    heads = [escaped(head) for head in levels.counted(results, names)]
    lines = [markdown_row(["model", *heads]), markdown_row(["---", *["---:"] * len(names)])]
    for result in results:
        name = escaped(name_of(board, result.model, ranking))
        lines.append(markdown_row([name, *levels.cells(result, names)]))
    return [f"In percent, {levels.CAPTION}:", "\n".join(lines)]


def _result_cells(board: Board, ranking: Ranking, result: Result) -> list[str]:
    score = result.score
    return [
        escaped(name_of(board, result.model, ranking)),
        *percent_and_interval(score["accuracy"], score["ci95"]),
        f"{score['hits']}/{score['n']}",
        answered_share(result),
        no_answer(result),
    ]
