"""The table of levels, as every report shows it: tasks, averages, refusals and pairs, by model."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench import eval as scorer
from pointerbench.report.values import Result

CAPTION = "by level; averages weigh rows alike"


def parts(score: Mapping[str, Any]) -> dict[str, Mapping[str, Any]]:
    """The scores of a suite's report by the names of their columns, in order; of a set without
    levels there are none."""
    whole = dict(score)
    if not whole["levels"]:
        return {}
    return {str(one["value"]): one for one in (*scorer.level_rows(whole), *scorer.pair_rows(whole))}


def columns(results: Sequence[Result]) -> list[str]:
    """The names of the columns: none where there is nothing to say."""
    return list(dict.fromkeys(name for result in results for name in parts(result.score)))


def values(score: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The same as plain JSON."""
    names = ("n", "hits", "accuracy", "ci95")
    return [
        {"name": name, **{key: one[key] for key in names}, "shown": scorer.percent(one["accuracy"])}
        for name, one in parts(score).items()
    ]


def cells(result: Result, names: Sequence[str]) -> list[str]:
    """A model's line of the table, in percent; a dash where it has none, as a precision of no
    refusals."""
    found = parts(result.score)
    shares = [found[name]["accuracy"] if name in found else None for name in names]
    return ["–" if share is None else f"{share * 100:.2f}" for share in shares]


def counted(results: Sequence[Result], names: Sequence[str]) -> list[str]:
    """The columns with how many rows each is of, where that is the same for all models."""
    shown = []
    for name in names:
        found = [parts(result.score) for result in results]
        counts = {one[name]["n"] for one in found if name in one}
        shown.append(f"{name} (n={counts.pop()})" if len(counts) == 1 else name)
    return shown
