"""What can go wrong with an image model, as a tree::

PointerbenchError
├── ProviderError       the images API refused, or its answer cannot be used
│   └── PassingError    the same request may succeed a little later
└── BudgetSpentError    no call is left
"""

from __future__ import annotations

from pointerbench.values.errors import PointerbenchError


class ProviderError(PointerbenchError):
    """Carries the provider's own words, without the key."""


class PassingError(ProviderError):
    """A trouble that waiting may end; `wait` is the seconds that the provider asked for."""

    def __init__(self, message: str, wait: float | None = None) -> None:
        super().__init__(message)
        self.wait = wait


class BudgetSpentError(PointerbenchError):
    """As many calls were sent as were allowed."""
