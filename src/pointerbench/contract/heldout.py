"""Source ids that a training set must not use: those of test sets, in a list of one a line."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from pointerbench.values.errors import UsageError

HELD_OUT = "heldout_source_ids.txt"


@dataclass(frozen=True, slots=True)
class Choice:
    """Which set is chosen from pools: its size, its folder, where its listings go, what is held
    out."""

    count: int
    folder: Path
    beside: Path
    held_out: frozenset[str] = frozenset()


def held_out(path: Path | None, split: str) -> frozenset[str]:
    """The ids that a set must not use: for training, those of the list given or lying here.

    Raises:
        UsageError: there is no such list.
    """
    if split != "train" or (path is None and not Path(HELD_OUT).exists()):
        return frozenset()
    path = path or Path(HELD_OUT)
    if not path.exists():
        raise UsageError(f"{path}: no such list of held-out source ids")
    lines = path.read_text("utf-8").splitlines()
    return frozenset(line.strip() for line in lines if line.strip())
