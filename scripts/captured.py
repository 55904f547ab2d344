"""What captured sessions prove: ``captured.py FOLDER...`` sums up all manifests below the folders.

Prints programs, sessions and states, the elements that a click does something to, how many of those
that are enabled are proved, and how many of those on which something was decided agree.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from pointerbench.capture.manifest import NAME, read_manifest
from pointerbench.values.errors import UsageError

_GOAL = 60  # seconds


def main(argv: Sequence[str]) -> int:
    """Runs the script; returns the exit status."""
    folders = sorted({path.parent for name in argv for path in Path(name).rglob(NAME)})
    if not folders:
        print("expected folders with captured sessions", file=sys.stderr)
        return 2
    manifests = []
    for folder in folders:
        try:
            manifests.append(read_manifest(folder))
        except UsageError as error:
            print(f"{folder}: {error}", file=sys.stderr)
    states = [state for manifest in manifests for state in manifest.states]
    counts = sum((Counter(state.counts) for state in states), Counter[str]())
    decided = counts["proved"] + counts["contradicted"]
    enabled = decided + counts["undecided"]
    slow = len(states) * 9 // 10
    seconds = sorted(state.seconds for state in states)
    programs = {manifest.program for manifest in manifests}
    print(f"{len(programs)} programs, {len(manifests)} sessions, {len(states)} states")
    print(f"{sum(len(manifest.skipped) for manifest in manifests)} states skipped")
    print(f"{counts['elements']} elements, {counts['active']} of them answer a click")
    print(
        f"{counts['proved']} of {enabled} that are enabled proved: {counts['proved'] / enabled:.1%}"
    )
    print(f"{counts['proved']} of {decided} decided agree: {counts['proved'] / decided:.1%}")
    print(f"{median(seconds):.0f} s a state in the median, {seconds[slow]:.0f} s p90")
    print(f"{sum(one > _GOAL for one in seconds)} states took over {_GOAL} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
