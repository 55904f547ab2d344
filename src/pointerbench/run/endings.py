"""How a run ended, and the words that say what to type next."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from decimal import ROUND_UP, Decimal
from pathlib import Path

from pointerbench.run.arguments import Request

_ROOM = 1.1  # of an estimated cost
_WHY = {"budget": "--max-cost is spent", "interrupt": "interrupted"}


@dataclass(frozen=True, slots=True)
class Ended:
    """How it ended: ``stopped_by`` budget or interrupt, or empty where it came to its end."""

    stopped_by: str
    errors: int  # calls that failed for good, since this start
    skipped: tuple[str, ...]  # models, the judge among them, since this start
    spent: float  # US dollars, in all
    answered: int  # rows that are there
    missing: int  # rows that are not


def hints(end: Ended, request: Request, folder: Path) -> Iterator[str]:
    """What did not go well, each with what to type."""
    resume = f"click-eval run --resume {shlex.quote(str(folder))}"
    if end.stopped_by:
        more = f" --max-cost {_enough(end)}" if end.stopped_by == "budget" else ""
        yield f"{_WHY.get(end.stopped_by, end.stopped_by)}; to go on: {resume}{more}"
    if end.skipped and is_named(request):
        was = "was" if len(end.skipped) == 1 else "were"
        yield f"{', '.join(end.skipped)} {was} skipped; once that is mended: {resume}"
    if end.errors and not end.stopped_by:
        calls = "call" if end.errors == 1 else "calls"
        yield f"{end.errors} {calls} failed; to ask again what failed: {resume}"


def is_named(request: Request) -> bool:
    """Whether people have said which models to ask: of the examples, whoever can is asked."""
    return bool(request.models or request.model or request.only_models or request.judge)


def report_line(folder: Path) -> str:
    """What to type to look at a run."""
    return f"To look at it: pointerbench report {shlex.quote(str(folder))}"


def _enough(end: Ended) -> str:
    """A limit in US dollars that is above what is spent, and enough if the rest costs as much a
    row; two digits, rounded up."""
    rows = end.answered + end.missing
    share = rows / end.answered if end.answered else 2.0
    wanted = Decimal(end.spent * max(share * _ROOM, 1.5))
    step = Decimal(1).scaleb(wanted.adjusted() - 1)
    return f"{(wanted / step).to_integral_value(ROUND_UP) * step:f}"
