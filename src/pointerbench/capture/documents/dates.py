"""Dates of files, so that what a list of files shows is the same from run to run."""

from __future__ import annotations

import os
from datetime import UTC, datetime, timedelta
from pathlib import Path

from pointerbench.values.rng import Stream

_LAST = datetime(2026, 2, 27, 17, 40, tzinfo=UTC)
_DAYS = 420


def date(path: Path, stream: Stream) -> None:
    """Gives a file or folder a date of change in the year before the clock of the sessions."""
    minutes = stream.integer(0, _DAYS * 24 * 60)
    when = (_LAST - timedelta(minutes=minutes)).timestamp()
    os.utime(path, (when, when))


def date_all(folder: Path, stream: Stream) -> None:
    """Dates a folder and all in it; folders last, as writing into them changes their date."""
    below = sorted(folder.rglob("*"), key=lambda path: (path.is_dir(), str(path)))
    for path in [*below, folder]:
        date(path, stream.child(str(path.relative_to(folder))))
