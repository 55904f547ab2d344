"""Rows that cannot be used: named with file and line, and left out only where that is asked for."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from pointerbench import eval as scorer
from pointerbench.values.errors import UsageError

FLAG = "--leave-out"
_NAMED = 20


def left_out(problems: Sequence[str], leave_out: bool) -> None:
    """Says on stderr what is left out; the first 20, and how many more.

    Raises:
        UsageError: nobody asked to leave anything out.
    """
    if not problems:
        return
    lines = [scorer.printable(line) for line in problems[:_NAMED]]
    if len(problems) > _NAMED:
        lines.append(f"... and {len(problems) - _NAMED} more")
    if not leave_out:
        many = f"{len(problems)} row{'s' * (len(problems) > 1)}"
        raise UsageError("\n  ".join([f"{many} cannot be used; {FLAG} goes on without:", *lines]))
    for line in lines:
        print(f"left out: {line}", file=sys.stderr)
