"""What can go wrong between a question and its reply, as a tree::

PointerbenchError
└── RunError
    ├── SkippedError        this model cannot run here: no key, no GPU, a package is missing
    ├── BudgetSpentError    what --max-cost allows is spent
    └── CallError           one call failed; it is an ``error`` row, never an answer
        ├── PassingError    may pass when tried again
        └── FatalCallError  every further call would fail alike: a wrong key, no credit

Providers map all foreign exceptions to these at their edge, without keys in the words.
"""

from __future__ import annotations

from pointerbench.values.errors import PointerbenchError


class RunError(PointerbenchError):
    """Anything that goes wrong while models are asked."""


class SkippedError(RunError):
    """The model is recorded as skipped with this reason, and the run goes on."""


class BudgetSpentError(RunError):
    """No further call may be made; what is answered stays, and --resume goes on."""


class CallError(RunError):
    """A call brought no answer. ``kind`` is a short slug for counts: ``http_400``, ``timeout``."""

    def __init__(self, message: str, kind: str) -> None:
        super().__init__(message)
        self.kind = kind


class PassingError(CallError):
    """May pass; ``wait`` is how many seconds the other side asks for, if it does."""

    def __init__(self, message: str, kind: str, wait: float | None = None) -> None:
        super().__init__(message, kind)
        self.wait = wait


class FatalCallError(CallError):
    """Will not pass for this model in this run: it is not asked again."""
