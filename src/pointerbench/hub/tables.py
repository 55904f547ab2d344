"""The tables of a dataset card, as lines of Markdown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from pointerbench.hub.fields import FIELDS
from pointerbench.hub.floors import floors
from pointerbench.hub.sets import FinishedSet

_MANY = 40  # values of a field that are too many to be seen at once


def suites_table(sets: tuple[FinishedSet, ...]) -> Iterator[str]:
    """One line a suite: its size, its version, its floors, and the digest that scores name."""
    rows = [(finished, floors(finished)) for finished in sets]
    kinds = list(rows[0][1])
    names = "".join(f" floor: {kind} |" for kind in kinds)
    yield f"| config | examples | version |{names} data |"
    yield f"| --- | ---: | --- |{' ---: |' * len(kinds)} --- |"
    for finished, scores in rows:
        manifest = finished.manifest
        numbers = "".join(f" {scores[kind]} |" for kind in kinds)
        yield (
            f"| `{finished.suite}` | {len(finished.rows)} | {manifest['suite_version']} |{numbers} "
            f"`data:{manifest['rows_sha256'][:12]}` |"
        )


def schema_table(columns: Mapping[str, Mapping[str, Any]]) -> Iterator[str]:
    """One line a field of any suite. ``columns`` are the features of each suite."""
    kinds: dict[str, str] = {}
    users: dict[str, list[str]] = {}
    for suite, features in columns.items():
        for name, kind in _flat(features):
            kinds.setdefault(name, kind)
            users.setdefault(name, []).append(suite)
    yield "| field | type | in | meaning |"
    yield "| --- | --- | --- | --- |"
    for name, kind in kinds.items():
        where = "all" if len(users[name]) == len(columns) else ", ".join(users[name])
        yield f"| `{name}` | {kind} | {where} | {FIELDS.get(name, '')} |"


def _flat(features: Mapping[str, Any], before: str = "") -> Iterator[tuple[str, str]]:
    """Every field by its dotted name, those of a struct after it."""
    for name, feature in features.items():
        yield before + name, kind_of(feature)
        if isinstance(feature, Mapping):
            yield from _flat(feature, f"{before}{name}.")


def kind_of(feature: Any) -> str:
    """A feature in short: ``float64``, ``list of float64``, ``image``, ``struct``."""
    if isinstance(feature, Mapping):
        return "struct"
    inner = getattr(feature, "feature", None)
    if inner is not None:
        return f"list of {kind_of(inner)}"
    return str(getattr(feature, "dtype", "") if type(feature).__name__ == "Value" else "image")


def breakdown(finished: FinishedSet) -> Iterator[str]:
    """How many examples there are of every value of the fields that the manifest counts."""
    for field, counts in finished.manifest["counts"].items():
        listed = ", ".join(f"{value} {n}" for value, n in counts.items())
        if len(counts) > _MANY:
            head = f"<code>{field}</code> ({len(counts)} values)"
            yield f"\n<details><summary>{head}</summary>\n\n{listed}\n\n</details>\n"
        else:
            yield f"- `{field}`: {listed}"
    yield ""
