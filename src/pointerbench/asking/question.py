"""A question about a screen: a query that can be executed, and how it is said in two languages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

Query = Mapping[str, Any]
"""Plain JSON values; ``task`` names the one of `tasks.TASKS` that executes it."""

LANGUAGES = ("en", "zh")

CHANGES = ("type", "text", "place", "colour", "state", "number")
"""What a refusal may have changed in its answerable twin."""


@dataclass(frozen=True, slots=True)
class Question:
    """One question, proved over its tree.

    Attributes:
        task: a key of `tasks.TASKS`, or ``refusal``.
        query: what `tasks.resolve` executes.
        target: id of the element that answers it; empty for a refusal.
        wordings: the instruction by language.
        depth: reasoning: how many operations build on each other, 1 to 3.
        operations: reasoning: compare, sort, filter, count, compute, between ...
        changed: refusal: one of `CHANGES`.
    """

    task: str
    query: Query
    target: str
    wordings: Mapping[str, str]
    depth: int = 0
    operations: tuple[str, ...] = ()
    changed: str = ""


@dataclass(frozen=True, slots=True)
class Variation:
    """A query with one attribute changed (one of `CHANGES`), which may still find something."""

    changed: str
    query: Query
