"""The logs that can be imported, by name. Each one's module says what is known of its format."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from pointerbench.imports.results import inspect, lmms_eval, mai_ui, omniparser, screenspot_pro
from pointerbench.imports.results.logged import Logged, Row, array_rows, line_rows
from pointerbench.values.errors import UsageError


@dataclass(frozen=True, slots=True)
class Format:
    """How a log is read. ``frame`` is that of its numbers, a key of the scorer's FRAMES; where the
    replies are read instead, ``family`` says whose convention they follow. Where both are "", the
    user has to say. ``files`` tells people what the log looks like."""

    rows: Callable[[Path], Iterator[tuple[str, Row]]]
    understand: Callable[[str, Row], Logged]
    files: str
    frame: str = ""
    family: str = ""

    @property
    def meaning(self) -> str:
        """What the answers mean, for people."""
        if self.family:
            return f"replies, read as --family {self.family}"
        return f"numbers in {self.frame}s" if self.frame else "give --frame or --family"


FORMATS: dict[str, Format] = {
    "screenspot-pro": Format(
        array_rows,
        screenspot_pro.understand,
        "JSON with metrics and details, of ScreenSpot-Pro's scripts",
        frame="pixel",
    ),
    "omniparser": Format(
        array_rows,
        omniparser.understand,
        "the same without ids (assumed)",
        frame="pixel",
    ),
    "mai-ui": Format(
        array_rows,
        mai_ui.understand,
        "the same, or a list of rows (assumed)",
    ),
    "lmms-eval": Format(
        line_rows,
        lmms_eval.understand,
        "..._samples_<task>.jsonl of lmms-eval --log_samples",
        family="generic-1",
    ),
    "inspect": Format(
        inspect.rows,
        inspect.understand,
        "a log of inspect_ai (.eval or .json) of a task of ours",
        frame="pixel",
    ),
}


def log_format(name: str) -> Format:
    """The format of a log by its name.

    Raises:
        UsageError: no such log is known; names those that are.
    """
    if name not in FORMATS:
        raise UsageError(f"no log format {name!r} is known; expected one of {', '.join(FORMATS)}")
    return FORMATS[name]


def listing() -> str:
    """Two lines a format: its name and files, and what its answers mean."""
    lines = []
    for name, known in FORMATS.items():
        lines += [f"  {name:<16}{known.files}", f"  {'':<16}{known.meaning}"]
    return "\n".join(lines)
