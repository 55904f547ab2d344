"""How much a model differs from itself: accuracy by repeat, its deviation, and the flip rate."""

from __future__ import annotations

import statistics
from collections.abc import Sequence
from typing import Any


class Repeats:
    """The verdicts of a model that is asked each task several times, counted task by task."""

    def __init__(self, count: int) -> None:
        self.hits = [0] * count
        self.tasks = 0
        self.flipped = 0

    def add(self, outcomes: Sequence[str | None]) -> None:
        """One task's outcomes, one a repeat; None where it was not asked yet, which is a miss, but
        does not differ from what was answered."""
        self.tasks += 1
        self.flipped += len(set(outcomes) - {None}) > 1
        for repeat, outcome in enumerate(outcomes):
            self.hits[repeat] += outcome == "hit"

    def report(self) -> dict[str, Any] | None:
        """Plain JSON; None where there is nothing to compare.

        ``sd`` is the sample standard deviation (n - 1) of the accuracies over the repeats;
        ``flip_rate`` the share of tasks whose outcome is not the same in all of them.
        """
        if len(self.hits) < 2 or not self.tasks:
            return None
        accuracies = [hits / self.tasks for hits in self.hits]
        return {
            "n": len(self.hits),
            "tasks": self.tasks,
            "accuracies": accuracies,
            "mean": sum(self.hits) / (self.tasks * len(self.hits)),
            "sd": statistics.stdev(accuracies),
            "flipped": self.flipped,
            "flip_rate": self.flipped / self.tasks,
        }
