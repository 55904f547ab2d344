"""What the answers of a run took, and how they were asked for: as its own files say it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from pointerbench.report.sets import Set

_CALLS = (
    *("rows", "seconds", "prompt_tokens", "completion_tokens", "reasoning_tokens", "cost"),
    *("priced", "cached", "error_kinds", "unparsable_reasons", "served_by", "skipped_reason"),
)
_MODEL = ("provider", "model", "family", "frame", "axes", "max_tokens", "temperature")
_OPTIONS = ("repeats", "zoom", "refusable", "seed", "concurrency", "rate", "attempts", "max_cost")


def efforts(sets: Sequence[Set]) -> list[Any]:
    """One entry a run and model, whatever the number of its suites and repeats.

    ``at`` are the set and the model, by number, under which the page has it first.
    """
    found: dict[tuple[str, str], dict[str, Any]] = {}
    each = ((i, k, result) for i, one in enumerate(sets) for k, result in enumerate(one.results))
    for i, k, result in each:
        calls, name = result.about.get("calls"), str(result.about.get("name"))
        if not calls or (result.run, name) in found:
            continue
        found[result.run, name] = {
            "run": result.run,
            "at": (i, k),
            **{key: calls.get(key) for key in _CALLS},
            "settings": _settings(result.about),
        }
    return list(found.values())


def _settings(about: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Name and value of what an answer or the time it took may depend on, as texts."""
    options = about.get("options") or {}
    resize = {k: v for k, v in (about.get("resize") or {}).items() if v}
    known = {
        **{name: about.get(name) for name in _MODEL},
        "resize": ", ".join(f"{k} {v}" if k != "rule" else str(v) for k, v in resize.items()),
        **{f"settings: {name}": value for name, value in (about.get("settings") or {}).items()},
        **{name: options.get(name) for name in _OPTIONS},
    }
    return [(name, str(value)) for name, value in known.items() if value not in (None, "", {}, [])]
