"""Accuracy over the rows that were answered, beside the strict one: an error is no miss of a model.

A reply that cannot be read, and a refusal, are answers. What is not there is a call that failed
(``error``), a model that cannot run (``skipped``), or a question that has not been asked yet.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pointerbench import eval as scorer

ABSENT = {
    "error": ("error", "errors"),
    "skipped": ("skipped", "skipped"),
    "unasked": ("not asked", "not asked"),
    "missing": ("missing", "missing"),
}
"""Why there is no answer, and the words for one and for several; ``missing``: nobody says why."""


def answered(score: Mapping[str, Any], repeats: int = 1) -> dict[str, Any]:
    """The hits of one of eval.py's scores over the rows with an answer: ``n``, ``hits``,
    ``accuracy`` and ``ci95`` (Wilson), the last two None where there is no answer.

    With repeats ``n`` and ``hits`` are means of them, and ``verdicts`` counts of all.
    """
    missing = score["verdicts"]["missing"]
    n = score["n"] - (missing if repeats == 1 else missing / repeats)
    hits = score["hits"]
    accuracy, ci95 = (hits / n, scorer.wilson(hits, n)) if n else (None, None)
    return {"n": n, "hits": hits, "accuracy": accuracy, "ci95": ci95}


def absent_words(absent: Mapping[str, int]) -> str:
    """``3 errors, 1 not asked``; "" where every row is answered."""
    counts = ((name, absent.get(name, 0)) for name in ABSENT)
    return ", ".join(f"{count} {ABSENT[name][count > 1]}" for name, count in counts if count)
