"""Our suites as tasks of inspect_ai: ``inspect eval pointerbench/sheets --model ...``.

The entry point of that package loads this module, which registers tasks, solver, scorer, metrics.
"""

from pointerbench.harnesses.inspect_ai.asking import pointing
from pointerbench.harnesses.inspect_ai.metrics import (
    accuracy,
    ci95_high,
    ci95_low,
    hits,
    invalid,
    misses,
    missing,
    refused,
)
from pointerbench.harnesses.inspect_ai.scoring import pointed
from pointerbench.harnesses.inspect_ai.tasks import gd, pro, pro_4k, real, sheets, text

__all__ = [
    "accuracy",
    "ci95_high",
    "ci95_low",
    "gd",
    "hits",
    "invalid",
    "misses",
    "missing",
    "pointed",
    "pointing",
    "pro",
    "pro_4k",
    "real",
    "refused",
    "sheets",
    "text",
]
