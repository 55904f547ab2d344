"""Findings that somebody has looked at and meant: ``lint.jsonl`` beside the rows, a line each."""

from __future__ import annotations

from pathlib import Path

from pointerbench import eval as scorer
from pointerbench.quality.lint.findings import KINDS, Finding
from pointerbench.values.errors import UsageError

ACCEPTED = "lint.jsonl"
_EXAMPLE = '{"id": "...", "kind": "flat", "why": "..."}'


class Accepted:
    """The accepted findings of a set, by id and kind; ``taken`` is how many of them came.

    Raises:
        UsageError: a line is not as expected; with file and line.
    """

    def __init__(self, folder: Path) -> None:
        self.taken = 0
        path = folder / ACCEPTED
        self._known = set(_lines(path)) if path.is_file() else set[tuple[str, str]]()

    def takes(self, finding: Finding) -> bool:
        """Whether it is one of them."""
        found = (finding.row, finding.kind) in self._known
        self.taken += found
        return found


def _lines(path: Path) -> list[tuple[str, str]]:
    found = []
    try:
        for line, row in scorer.JsonRows(str(path), _EXAMPLE):
            id, kind, why = (row.get(name) for name in ("id", "kind", "why"))
            if not isinstance(id, str) or kind not in KINDS:
                raise UsageError(
                    f'{path}:{line}: expected a line such as {_EXAMPLE}, with "kind" one of '
                    f"{', '.join(KINDS)}"
                )
            if not isinstance(why, str) or not why.strip():
                raise UsageError(f'{path}:{line}: expected "why" it is meant, as words')
            found.append((id, str(kind)))
    except scorer.InputError as error:
        raise UsageError(str(error)) from None
    return found
