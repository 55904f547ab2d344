"""What models said, as the page fetches it: some rows at a time, long texts shortened."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import ExitStack
from typing import Any, BinaryIO

from pointerbench.report.sets import Set
from pointerbench.report.values import Outcome

CHUNK = 100
"""Rows in one file of replies."""

_LONGEST = 4000  # characters of a reply, and as many of the reasoning before it
_KEPT = (
    *("status", "given", "frame", "sent_size", "reason", "error", "finish_reason", "served_by"),
    *("duration_seconds", "prompt_tokens", "completion_tokens", "cost", "zoom"),
)
_UNSHOWN = frozenset(["id", "task_id", "file_name", "image_path", "instruction"])


def replies(one: Set) -> Iterator[list[dict[str, Any]]]:
    """For every ``CHUNK`` rows: each row's fields, and what each model said of it."""
    by_id = [{o.target.id: o for o in result.outcomes} for result in one.results]
    with ExitStack() as stack:
        files = [
            stack.enter_context(result.source.open("rb")) if result.about else None
            for result in one.results
        ]
        for start in range(0, len(one.targets), CHUNK):
            yield [
                {
                    "row": _fields(target.row),
                    "said": [
                        _said(file, found[target.id])
                        for file, found in zip(files, by_id, strict=True)
                    ],
                }
                for target in one.targets[start : start + CHUNK]
            ]


def _fields(row: Mapping[str, Any]) -> list[tuple[str, str]]:
    """Every field of the row, as people read it."""
    return [
        (name, value if isinstance(value, str) else json.dumps(value, ensure_ascii=False))
        for name, value in row.items()
        if name not in _UNSHOWN
    ]


def _said(file: BinaryIO | None, outcome: Outcome) -> dict[str, Any] | None:
    """The line of an answer; None where there is none, or nothing but its numbers."""
    if file is None or outcome.offset < 0:
        return None
    file.seek(outcome.offset)
    line = json.loads(file.readline())
    kept = {name: line[name] for name in _KEPT if line.get(name) not in (None, "", {})}
    for name in ("raw", "reasoning"):
        if line.get(name):
            kept[name] = shortened(str(line[name]))
    return kept


def shortened(text: str, longest: int = _LONGEST) -> str:
    """The text, or its beginning and its end with the number of characters between them."""
    if len(text) <= longest:
        return text
    head, tail = text[: longest // 2], text[len(text) - longest // 2 :]
    return f"{head}\n[... {len(text) - longest} characters left out ...]\n{tail}"
