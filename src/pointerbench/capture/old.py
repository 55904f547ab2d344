"""Files as old as the clock of the programs that show them."""

from __future__ import annotations

import os
from pathlib import Path


def make_old(path: Path, moment: float) -> None:
    """Gives a file, or what is in a folder, the time at which a program's clock starts, in seconds
    since 1970, which it may show, unless it is older than that."""
    for one in [*path.rglob("*"), path]:
        if one.stat(follow_symlinks=False).st_mtime > moment:
            os.utime(one, (moment, moment), follow_symlinks=False)
