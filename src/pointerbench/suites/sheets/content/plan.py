"""Reads a kind's declaration: its columns, what each needs, and which of them a table shows.

A kind is one file, `kinds/<kind>.toml`; nothing else names it. It has a `name`, some `tabs` and the
`group` of kinds that it may share a sheet with, and may have `titles`, `remarks`,
`common_remarks`, a `period` (day, month, quarter, year), a `sort` key, regions it is `not_in`, the
number of rows that the `longest` has, and `lists` of phrases; tables of a kind on one sheet stand
`apart` by place, or by "period". A column has a `key` (its heading stands under that key, or under
`header`, in `phrases/headers.toml`), the generator that `make`s it with that one's options, and of
these what it needs:

keep      shown in every such table (as far as there is room); `hidden`: never, others need it
total     "sum" or "average" in a totals row
per       rows alike in that column are alike in this one; `same`: all rows are
only      blank unless that column is true, or one of some choices ("status:0,2")
blank     the share of cells left blank
good, bad which values are so: "yes", "no", or what they are ["under", 50] or ["over", 90]
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

from pointerbench.suites.sheets.content import store
from pointerbench.suites.sheets.content.draft import Spec
from pointerbench.suites.sheets.content.generators import GENERATORS
from pointerbench.suites.sheets.content.numbers import compiled
from pointerbench.values.rng import Stream

# Days from row to row.
_STEPS = {"month": 30, "workday": 1.4}

# The options that name another column.
_REFERENCES = (
    *("from", "to", "less", "plus", "minus", "by", "at", "of"),
    *("within", "only", "per", "unlike", "fits"),
)


@dataclass(frozen=True, slots=True)
class Plan:
    """The columns of a table kind in their order on the sheet."""

    specs: dict[str, Spec]
    needs: dict[str, tuple[str, ...]]
    sort: str
    longest: int  # rows that such a table can have, 0 for any number

    def holds(self, rows: int) -> bool:
        """Whether a table of this kind can be so long."""
        return not self.longest or rows <= self.longest

    def days(self, rows: int) -> int:
        """How many days pass where there is a row every so many days."""
        for spec in self.specs.values():
            if spec.make == "regular" and not spec.get("ahead"):
                return int(rows * _STEPS.get(spec["every"], spec["every"]))
        return 0

    @property
    def most(self) -> int:
        """How many columns the kind can show."""
        return len(self.showable)

    @property
    def showable(self) -> list[str]:
        """The columns that a table may show; `hidden` ones only serve others."""
        return [key for key, spec in self.specs.items() if not spec.get("hidden")]


@cache
def plan_of(kind: str) -> Plan:
    """The declared columns of `kinds/<kind>.toml`."""
    declared = store.read(f"kinds/{kind}")
    specs = {entry["key"]: _spec(entry) for entry in declared["columns"]}
    needs = {key: _needs(spec, specs) for key, spec in specs.items()}
    longest = declared.get("longest", 0) or _supply(kind, specs)
    return Plan(specs, needs, declared.get("sort", ""), longest)


def _supply(kind: str, specs: dict[str, Spec]) -> int:
    """The length of the list that gives every row a thing of its own, 0 where none does."""
    for spec in specs.values():
        if spec.make == "thing" and spec.get("repeat") == "unique":
            lists = spec["of"] if isinstance(spec["of"], list) else [spec["of"]]
            sizes = sorted(len(store.phrases(name, "en", kind)) for name in lists)
            return sum(sizes[: spec.get("themes", len(sizes))])
    return 0


def _spec(entry: dict[str, Any]) -> Spec:
    make = entry["make"]
    return Spec(entry["key"], make, entry.get("kind", GENERATORS[make][1]), entry)


def _needs(spec: Spec, specs: dict[str, Spec]) -> tuple[str, ...]:
    """Every column that this one is made from."""
    named = [
        str(spec.options[option]).partition(":")[0]
        for option in _REFERENCES
        if option in spec.options
    ]
    named += compiled(spec["formula"]).co_names if "formula" in spec.options else ()
    return tuple(name for name in dict.fromkeys(named) if name in specs)


def shown_columns(plan: Plan, stream: Stream, low: int, high: int) -> list[str]:
    """The keys of the columns that the table shows, in order: those it must `keep`, and others."""
    kept = [key for key in plan.showable if plan.specs[key].get("keep")][:high]
    others = [key for key in plan.showable if key not in kept]
    most = min(high, plan.most)
    least = min(most, max(low, len(kept)))
    count = most - int((most - least + 1) * stream.random() ** 2)
    chosen = {*kept, *stream.sample(others, count - len(kept))}
    return [key for key in plan.specs if key in chosen]
