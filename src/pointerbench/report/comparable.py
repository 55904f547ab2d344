"""Which results can stand in one ranking, and which are left out of it and why."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from pointerbench import eval as scorer
from pointerbench.report.values import Result
from pointerbench.values.errors import UsageError

Group = tuple[str, str, frozenset[str]]

_REPEAT = re.compile(r"\|repeat:[^|]*")


@dataclass(frozen=True, slots=True)
class LeftOut:
    """What was given and is not on the board: a path, or a model of a run."""

    what: str
    why: str

    def __str__(self) -> str:
        return f"{self.what}: {self.why}"


def suite_title(suite: str) -> str:
    return scorer.TITLES.get(suite) or scorer.printable(suite).capitalize()


def comparable_signature(signature: str) -> str:
    """Without what says which of several askings it is."""
    return _REPEAT.sub("", signature)


def is_whole(result: Result, allowed: float = 0.0) -> bool:
    """Whether the model has answered every row, but for a share of ``allowed``."""
    score = result.score
    return bool(score["verdicts"]["missing"] <= allowed * score["n"])


def comparable(
    results: Sequence[Result], allowed: float = 0.0
) -> tuple[list[Result], list[LeftOut]]:
    """The results that can be ranked, and what cannot.

    On a suite those belong together that have the same signature and the same rows. Of several such
    groups that is ranked which has the most models that answered every row; then the most models,
    the most rows, and that which was given first. The others are left out.
    """
    suites: dict[str, list[list[Result]]] = {}
    for found in _groups(results):
        suites.setdefault(found[0].suite, []).append(found)
    # Of equals the first.
    best = {
        suite: max(groups, key=lambda group: _weight(group, allowed))
        for suite, groups in suites.items()
    }
    left_out = [
        LeftOut(f"{one.model} of {one.run}", _unlike(suite, group[0], best[suite][0]))
        for suite, groups in suites.items()
        for group in groups
        if group is not best[suite]
        for one in group
    ]
    chosen = {_group_of(group[0]) for group in best.values()}
    kept = [result for result in results if _group_of(result) in chosen]
    return kept, list(dict.fromkeys(left_out))


def _groups(results: Sequence[Result]) -> list[list[Result]]:
    found: dict[Group, list[Result]] = {}
    for result in results:
        found.setdefault(_group_of(result), []).append(result)
    return list(found.values())


def _group_of(result: Result) -> Group:
    """The suite, what is said of the numbers, and the rows that they are of."""
    return result.suite, comparable_signature(result.signature), frozenset(result.hits)


def _weight(group: Sequence[Result], allowed: float) -> tuple[int, int, int]:
    whole = {result.model for result in group if is_whole(result, allowed)}
    return len(whole), len({result.model for result in group}), group[0].score["n"]


def _unlike(suite: str, other: Result, ranked: Result) -> str:
    """How a result differs from those of its suite that are ranked."""
    signatures = [comparable_signature(one.signature) for one in (ranked, other)]
    if signatures[0] == signatures[1]:
        return f"scored on other rows of {suite_title(suite)} than the {ranked.score['n']} ranked"
    ours, theirs = map(_parts, signatures)
    differing = (
        _difference(_named(name), theirs.get(name), ours.get(name))
        for name in _differing(ours, theirs)
    )
    advice = _advice(signatures).strip()
    said = f"not scored as the others on {suite_title(suite)} are ({', '.join(differing)})"
    return f"{said}. {advice}" if advice else said


def _difference(part: str, theirs: str | None, ours: str | None) -> str:
    if theirs is None or ours is None:
        return f"no {part}" if theirs is None else f"{part} {theirs}"
    return f"{part} {theirs} instead of {ours}"


def refuse_unlike(suite: str, results: Sequence[Result]) -> None:
    """
    Raises:
        UsageError: two of these results on a suite are not scored alike, or not on the same rows.
    """
    first = results[0]
    for other in results[1:]:
        signatures = [comparable_signature(one.signature) for one in (first, other)]
        names = [f"{one.model} in {one.run}" for one in (first, other)]
        if signatures[0] != signatures[1]:
            differing = ", ".join(map(_named, _differing(*map(_parts, signatures))))
            raise UsageError(
                f"{suite}: numbers that are not scored alike ({differing}) make no ranking\n"
                f"  {signatures[0]}  {names[0]}\n  {signatures[1]}  {names[1]}"
                + _advice(signatures)
            )
        if set(first.hits) != set(other.hits):
            common = len(set(first.hits) & set(other.hits))
            raise UsageError(
                f"{suite}: {names[0]} and {names[1]} were scored on other rows, and make no "
                f"ranking; {common} of {len(first.hits)} and {len(other.hits)} are the same\n"
                f"  {signatures[0]}\n  {signatures[1]}"
            )


def _parts(signature: str) -> dict[str, str]:
    return dict(part.partition(":")[::2] for part in signature.split("|"))


def _differing(first: Mapping[str, str], other: Mapping[str, str]) -> Iterator[str]:
    """The names of the parts that only one signature has, or has otherwise."""
    for name in dict.fromkeys([*first, *other]):
        if first.get(name) != other.get(name):
            yield name


def _named(part: str) -> str:
    return "version" if part.startswith("pointerbench-") else part


def _advice(signatures: Sequence[str]) -> str:
    """A run can be scored as predictions are, as its preds/ hold pixels."""
    runs = sum("|gt:" in signature for signature in signatures)
    said = "name its predictions in place of the run: RUN/preds/MODEL.jsonl, with --data"
    return f"\nOne is a run, one are predictions alone; {said}" if runs == 1 else ""
