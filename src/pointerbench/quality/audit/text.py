"""The results of an audit as tables, for a terminal or in Markdown."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import PurePosixPath
from typing import Any

from pointerbench import eval as scorer
from pointerbench.quality.audit.results import SPLIT
from pointerbench.run.results.text_table import Table, markdown_of, text_of

_SHOWN = 20  # rows that are named
_HEADS = {
    "right": "right",
    "localisation": "inaccurate",
    "ambiguous": "ambiguous",
    "mismatch": "mismatch",
    SPLIT: "split",
}


def rendered(results: Mapping[str, Any], *, markdown: bool = False) -> str:
    """All tables, with a line above that says what was audited."""
    one: Callable[[Table], str] = markdown_of if markdown else text_of
    return "\n\n".join([_about(results), *map(one, _tables(results)), *_rows(results)]) + "\n"


def _about(results: Mapping[str, Any]) -> str:
    names = ", ".join(f"{who['name']} ({who['answered']})" for who in results["annotators"])
    sampled = results["all"]["sampled"]
    shown = "" if results["field"] == "instruction" else f", field {results['field']}"
    return (
        f"{results['audit']}: {sampled} rows, seed {results['seed']}{shown}, "
        f"{'clicked before the box was shown' if results['blind'] else 'the box was shown'}; "
        f"answered by {names or 'nobody yet'}"
    )


def _tables(results: Mapping[str, Any]) -> Iterator[Table]:
    names = short_names([one["name"] for one in results["sets"]])
    named = list(zip(names, results["sets"], strict=True))
    every = [*named, ("all sets", results["all"])] if len(named) > 1 else named
    rows = tuple((name, *_verdicts(one)) for name, one in every)
    yield Table(
        "What the rows are",
        ("set", "judged", *_HEADS.values()),
        rows,
        "% of the rows judged, with 95 % Wilson score intervals. A row is what most of its "
        "annotators\nsay; split: no verdict has more votes than every other.",
    )
    if results["blind"]:
        yield _clicked(every)
    if len(results["annotators"]) > 1:
        yield _by_annotator(results)
        yield _agreement(results, named)


def short_names(names: Sequence[str]) -> list[str]:
    """The ends of paths, two parts of each or as many as tell them apart."""
    parts = [PurePosixPath(name).parts for name in names]
    longest = max(map(len, parts), default=0)
    for count in range(2, longest + 1):
        ends = ["/".join(part[-count:]) for part in parts]
        if len(set(ends)) == len(ends):
            return ends
    return list(names)


def _verdicts(one: Mapping[str, Any]) -> Iterator[str]:
    yield f"{one['n']}/{one['sampled']}"
    for kind in _HEADS:
        yield _share(one["verdicts"][kind])


def _clicked(every: list[tuple[str, Mapping[str, Any]]]) -> Table:
    rows = []
    for name, one in every:
        found = one["clicks"]
        missed = "–" if found["missed_by"] is None else f"{found['missed_by']:g} px"
        rows.append((name, str(found["n"]), _share(found), str(found["nothing"]), missed))
    return Table(
        "Where people click without seeing the box",
        ("set", "clicks", "in the target", "nothing fits", "missed by"),
        tuple(rows),
        "In the target: by the scorer's rule, or rightly said that nothing fits. Missed by: the\n"
        "median distance of the other clicks from the target.",
    )


def _by_annotator(results: Mapping[str, Any]) -> Table:
    rows = []
    for who in results["annotators"]:
        own = results["all"]["by_annotator"][who["name"]]
        shares = [_share(own["verdicts"][kind]) for kind in _HEADS if kind != SPLIT]
        clicked = [_share(own["clicks"])] if results["blind"] else []
        took = "–" if who["seconds"] is None else f"{who['seconds']:g} s"
        rows.append((who["name"], str(own["n"]), *shares, *clicked, took))
    heads = [head for kind, head in _HEADS.items() if kind != SPLIT]
    clicks = ["in the target"] if results["blind"] else []
    return Table("By annotator", ("who", "judged", *heads, *clicks, "a row"), tuple(rows))


def _agreement(results: Mapping[str, Any], named: list[tuple[str, Mapping[str, Any]]]) -> Table:
    parts = [*named, ("all sets", results["all"] | {"agreement": results["agreement"]})]
    rows = []
    for name, one in parts if len(named) > 1 else parts[:1]:
        for pair in one["agreement"]:
            who = " and ".join(pair["annotators"])
            kappa = "n/a" if pair["kappa"] is None else f"{pair['kappa']:.2f}"
            rows.append((f"{name}: {who}", str(pair["n"]), _percent(pair["share"]), kappa))
    several, apart = results["all"]["judged_by_several"], results["all"]["disagreed"]
    return Table(
        "How far annotators agree",
        ("set", "both judged", "same verdict", "Cohen's kappa"),
        tuple(rows),
        f"Annotators disagree on {apart} of {several} rows that several judged. Kappa is n/a where "
        "all\nsay the same of every row.",
    )


def _rows(results: Mapping[str, Any]) -> Iterator[str]:
    for key, title in (("wrong_rows", "Rows that are not right"), ("split_rows", "Split rows")):
        rows = results[key]
        if not rows:
            continue
        lines = [f"  {_row(row)}" for row in rows[:_SHOWN]]
        if len(rows) > _SHOWN:
            lines.append(f"  ... and {len(rows) - _SHOWN} more: --json has all of them")
        yield "\n".join([f"{title}: {len(rows)}", *lines])


def _row(row: Mapping[str, Any]) -> str:
    said = ", ".join(f"{who} {verdict}" for who, verdict in row["verdicts"].items())
    notes = "".join(f"; {who}: {scorer.printable(note)}" for who, note in row["notes"].items())
    return f"{scorer.printable(row['place'])} ({scorer.printable(row['id'])}): {said}{notes}"


def _share(one: Mapping[str, Any]) -> str:
    if one["share"] is None:
        return "–"
    low, high = one["ci95"]
    return f"{one['share'] * 100:.1f} ({low * 100:.1f}-{high * 100:.1f})"


def _percent(share: float | None) -> str:
    return "–" if share is None else f"{share * 100:.1f} %"
