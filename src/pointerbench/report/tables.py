"""Tables as papers want them: models by suites, and each suite's fields by models.

A cell has the accuracy, its 95 % interval and the letters of its group: models of a column that
share a letter cannot be told apart. The best of a column is bold only if it differs from all of the
others. Rows whose truth is a point, or a judge's point, have tables of distances.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

from pointerbench import eval as scorer
from pointerbench.report.board import Overall, Ranking, overall, ranking
from pointerbench.report.comparable import is_whole
from pointerbench.report.groups import Standing
from pointerbench.report.levels import CAPTION, columns, counted, parts
from pointerbench.report.near import JUDGED, POINT, nearness
from pointerbench.report.sets import Set, sets_of
from pointerbench.report.values import Result
from pointerbench.run.results.answered import absent_words
from pointerbench.run.results.scoring import NEAR

_MOST = 40  # values of a field that make a table; more are for the report

RULE = (
    "Accuracy in % with its 95 % Wilson score interval. Models that share a letter in a column "
    "cannot be told apart: two-sided exact McNemar tests of all pairs on the same rows, corrected "
    "by Holm for all pairs of the column, at 5 %. "
    "Bold: the best of a column, where it differs from all others."
)
MACRO = (
    "Macro: the mean over the suites, for models that have all of them; the interval adds squared "
    "margins (Zou and Donner 2008), the test is stratified by suite."
)
MARK = "‡"
PARTIAL = (
    f"{MARK} The model left rows without an answer: they are misses in its accuracy, and it is "
    "compared with no other and in no average."
)
_NEAR = (
    "N px: % of all rows with an answer within N pixels of the point, and its 95 % Wilson score "
    "interval; rows without a place are within none. Median and p90: pixels, of the places given."
)
_GIVERS = {
    POINT: "distance from the point",
    JUDGED: "agreement with the judge's points, which are no ground truth",
}
"""Who says where the point is, in words; the two are never mixed."""


@dataclass(frozen=True, slots=True)
class Cell:
    """An accuracy as it is printed; ``letters`` are those of its group in the column."""

    accuracy: float
    ci95: tuple[float, float]
    letters: tuple[str, ...] = ()
    bold: bool = False
    mark: str = ""  # of a model that left rows without an answer

    @property
    def number(self) -> str:
        """In percent, without the sign."""
        return f"{self.accuracy * 100:.1f}"

    @property
    def interval(self) -> tuple[str, str]:
        low, high = (f"{side * 100:.1f}" for side in self.ci95)
        return low, high


Shown: TypeAlias = Cell | str | None


@dataclass(frozen=True, slots=True)
class Table:
    """``rows`` are a name and as many cells as there are ``heads``: an accuracy, a text, or None,
    nothing to show."""

    name: str
    caption: str
    corner: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, tuple[Shown, ...]], ...]
    notes: tuple[str, ...] = ()


def markdown_tables(results: Sequence[Result]) -> str:
    """All tables of these results in Markdown, each after its caption."""
    return "\n".join(_markdown(table) for table in paper_tables(results))


def paper_tables(results: Sequence[Result]) -> list[Table]:
    """First models by suites, then of every suite each field that eval.py shows, by models; last
    what is near a point, of every set that has points."""
    sets = sets_of([result for result in results if result.score["n"]])
    scored = [_overview(sets), *(table for one in sets for table in _fields(one))] if sets else []
    return [*scored, *(table for one in sets_of(results) for table in _nearness(one))]


def overview(results: Sequence[Result], allowed: float = 0.0) -> Table:
    """The first of them alone, of results that are scored; ``allowed`` is the share of rows that a
    model may lack and yet be compared."""
    return _overview(sets_of(results), allowed)


def label(result: Result) -> str:
    """The model's name on one line, with the number of the repeat."""
    name = scorer.printable(result.model)
    return f"{name}, repeat {result.repeat + 1}" if result.repeat else name


# ---------------------------------------------------------------------------------------- overview


def _overview(sets: Sequence[Set], allowed: float = 0.0) -> Table:
    named = [[replace(result, model=label(result)) for result in one.results] for one in sets]
    rankings = [ranking(results, (), allowed) for results in named]
    columns = dict(
        column
        for one, own in zip(sets, rankings, strict=True)
        for column in _columns(own, one.name)
    )
    macro = []
    if len(sets) > 1 and len({one.suite for one in sets}) == len(sets):
        columns["Macro"] = _macros(overall(rankings))
        macro = [MACRO]
    names = dict.fromkeys(label(result) for one in sets for result in one.results)
    rows = [(name, tuple(column.get(name) for column in columns.values())) for name in names]
    partial = list(_partial(rankings))
    rules = [RULE, *macro, *([PARTIAL, *partial] if partial else [])]
    notes = (*rules, *_signatures(sets))
    return Table("overview", "Accuracy by suite", "Model", tuple(columns), tuple(rows), notes)


def _columns(one: Ranking, head: str) -> Iterator[tuple[str, dict[str, Cell]]]:
    """The cells of all models; and where some lack answers, those over the answered rows."""
    found = {
        result.model: _placed(result.score["accuracy"], result.score["ci95"], standing, one)
        for result, standing in zip(one.results, one.standings, strict=True)
    }
    found |= {result.model: replace(_cell(result.score), mark=MARK) for result in one.unranked}
    yield head, found
    if one.unranked:
        several = {result.model: result.answered for result in (*one.results, *one.unranked)}
        yield (
            f"{head}, of answered",
            {model: _cell(score) for model, score in several.items() if score["n"]},
        )


def _partial(rankings: Sequence[Ranking]) -> Iterator[str]:
    for one in rankings:
        for result in one.unranked:
            counts = absent_words(result.absent_scored)
            yield f"{MARK} {result.model}, {one.title}: {counts} of {result.score['n']} rows."


def _macros(one: Overall) -> dict[str, Cell]:
    found = zip(one.models, one.macros, one.intervals, one.standings, strict=True)
    return {model: _placed(macro, ci95, standing, one) for model, macro, ci95, standing in found}


def _placed(
    accuracy: float, ci95: tuple[float, float], standing: Standing, among: Ranking | Overall
) -> Cell:
    """One model alone is neither the best nor in a group."""
    if not among.comparisons:
        return Cell(accuracy, ci95)
    return Cell(accuracy, ci95, standing.letters, standing.best == standing.worst == 1)


def _cell(score: Mapping[str, Any]) -> Cell:
    return Cell(score["accuracy"], score["ci95"])


def _signatures(sets: Sequence[Set]) -> Iterator[str]:
    """Every signature once, with the models that it is of where a set has several."""
    for one in sets:
        found: dict[str, list[str]] = {}
        for result in one.results:
            found.setdefault(result.signature, []).append(label(result))
        for signature, models in found.items():
            yield signature + (f" ({', '.join(models)})" if len(found) > 1 else "")


# ------------------------------------------------------------------------------------------ fields


def _fields(one: Set) -> Iterator[Table]:
    """The scorer's own breakdowns, those with few values; values as rows, models as columns."""
    first = one.results[0].score
    whole = {result.key: is_whole(result) for result in one.results}
    heads = tuple(label(r) if whole[r.key] else f"{label(r)} {MARK}" for r in one.results)
    notes = () if all(whole.values()) else (PARTIAL,)
    if found := columns(one.results):
        yield Table(
            f"{one.name}-levels".lower(),
            f"{one.name}: accuracy {CAPTION}",
            "task",
            heads,
            tuple(_level_rows(one, found)),
            notes,
        )
    groups = [(name, [result.score["by"][name] for result in one.results]) for name in first["by"]]
    shown = [(name, scores) for name, scores in groups if name in first["shown"]]
    shown.append(("target size", [result.score["by_target_size"] for result in one.results]))
    for name, scores in shown:
        if 1 < len(scores[0]) <= _MOST:
            caption = f"{one.name}: accuracy by {_plain(name)}"
            rows = tuple(_field_row(place, scores) for place in range(len(scores[0])))
            table = f"{one.name}-{name}".lower()
            yield Table(table, caption, _plain(name), heads, rows, notes)


def _level_rows(one: Set, names: Sequence[str]) -> Iterator[tuple[str, tuple[Cell | None, ...]]]:
    """What a model has no share of, as a precision without refusals, is left empty."""
    for name, head in zip(names, counted(one.results, names), strict=True):
        scores = [parts(result.score).get(name) for result in one.results]
        known = (score if score and score["accuracy"] is not None else None for score in scores)
        yield head, tuple(_cell(score) if score else None for score in known)


def _plain(name: str) -> str:
    return scorer.printable(name).replace("_", " ")


def _field_row(
    place: int, scores: Sequence[Sequence[Mapping[str, Any]]]
) -> tuple[str, tuple[Shown, ...]]:
    """All models have the same rows, so the same values in the same order."""
    head = f"{scorer.printable(scores[0][place]['value'])} (n={scores[0][place]['n']})"
    return head, tuple(_cell(found[place]) for found in scores)


# ------------------------------------------------------------------------------------------ points


def _nearness(one: Set) -> Iterator[Table]:
    """A table for each giver of points: models by distances."""
    for kind, words in _GIVERS.items():
        found = [(result, nearness(result.outcomes, kind)) for result in one.results]
        rows = tuple((label(result), _near_row(near)) for result, near in found if near)
        if rows:
            heads = (*(f"{limit} px" for limit in NEAR), "median", "p90", "placed/n")
            name, caption = f"{one.name}-{kind}".lower(), f"{one.name}: {words}"
            yield Table(name, caption, "Model", heads, rows, (_NEAR, *_signatures([one])))


def _near_row(near: Mapping[str, Any]) -> tuple[Shown, ...]:
    n = near["n"]
    shares = [Cell(hits / n, tuple(ci)) for hits, ci in zip(near["hits"], near["ci"], strict=True)]
    far = [None if near[name] is None else f"{near[name]:.1f}" for name in ("median", "p90")]
    return (*shares, *far, f"{near['placed']}/{n}")


# ---------------------------------------------------------------------------------------- Markdown


def _markdown(table: Table) -> str:
    lines = [f"**{escaped(table.caption)}**", ""]
    lines.append(markdown_row([escaped(table.corner), *map(escaped, table.heads)]))
    lines.append(markdown_row(["---", *["---:"] * len(table.heads)]))
    lines += [markdown_row([escaped(name), *map(_marked, cells)]) for name, cells in table.rows]
    for note in table.notes:
        lines += ["", f"`{note}`" if "|data:" in note else escaped(note)]
    return "\n".join(lines) + "\n"


def markdown_row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _marked(cell: Shown) -> str:
    if cell is None:
        return "—"
    if isinstance(cell, str):
        return escaped(cell)
    number = f"**{cell.number}**" if cell.bold else cell.number
    group = f" <sup>{','.join(cell.letters)}</sup>" if cell.letters else ""
    return f"{number}{cell.mark} ({'–'.join(cell.interval)}){group}"


_MARKS = {ord(mark): f"\\{mark}" for mark in "\\`*_[]|<>#~$&"}


def escaped(text: str) -> str:
    """So that Markdown shows the text as it is; on one line."""
    return scorer.printable(text).translate(_MARKS)
