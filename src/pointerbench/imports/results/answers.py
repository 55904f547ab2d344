"""What a row of a log answers, in pixels, as a line of predictions; and how often the log's own
verdict is ours."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from pointerbench import eval as scorer
from pointerbench.imports.results.logged import Logged, Numbers, Row
from pointerbench.run.replies import REFUSAL, UNPARSABLE, parse_reply
from pointerbench.values.errors import UsageError


@dataclass(frozen=True, slots=True)
class Convention:
    """How answers are read: numbers of ``frame``, or replies by a ``family``; one of them is "".
    ``declared``: by the user, so that it holds for logs of our own tasks, too."""

    frame: str = ""
    family: str = ""
    declared: bool = False


@dataclass(slots=True)
class Agreement:
    """Our verdicts beside those of the log."""

    theirs: int = 0  # rows that the log has a verdict on
    right: int = 0  # of these, right by the log
    ours: int = 0  # of these, right by our rule
    differing: list[str] = field(default_factory=list)  # ids
    unanswered: int = 0

    def add(self, logged: Logged, truth: scorer.Truth, line: dict[str, Any]) -> None:
        self.unanswered += len(line) == 1
        if logged.right is None:
            return
        hit = scorer.judge(truth, scorer.parse_prediction(line)).outcome == "hit"
        self.theirs += 1
        self.right += logged.right
        self.ours += hit
        if hit != logged.right:
            self.differing.append(truth.id)


def prediction(logged: Logged, truth: scorer.Truth, read: Convention) -> dict[str, Any]:
    """A line as eval.py reads it, in unrounded pixels. Without an answer in the log it has an id
    only, and is scored as invalid: the model was asked.

    Of a box where a point is asked for, the centre is taken.

    Raises:
        UsageError: the picture's size is needed and not known.
    """
    if line := taken(logged, read):
        return {**line, "id": truth.id}
    try:
        answer = _answer(logged, truth, read)
    except scorer.InputError as error:
        raise UsageError(f"{logged.place}: {error}") from None
    if answer is None:
        return {"id": truth.id}
    if not answer:
        return {"id": truth.id, "refusal": True}
    if len(answer) == 4 and truth.rule != "iou":
        x1, y1, x2, y2 = answer
        answer = (x1 + x2) / 2, (y1 + y2) / 2
    return {"id": truth.id, "bbox" if len(answer) == 4 else "point": list(answer)}


def taken(logged: Logged, read: Convention) -> Row | None:
    """The prediction that a task of ours has left in the log, unless the user has declared how to
    read the log."""
    return None if read.declared else logged.line


def _answer(logged: Logged, truth: scorer.Truth, read: Convention) -> Numbers | None:
    if read.family:
        return _of_reply(logged, truth, read.family)
    answer = logged.answer
    if not answer or read.frame == "pixel":
        return answer
    if max(answer) < 0:
        return ()  # before the frame is applied, as eval.py does
    return scorer.to_pixels(answer, read.frame, scorer.known_size(truth, f"--frame {read.frame}"))


def _of_reply(logged: Logged, truth: scorer.Truth, family: str) -> Numbers | None:
    width, height = scorer.known_size(truth, f"--family {family}")
    found = parse_reply(family, logged.reply, (int(width), int(height)))
    if found.kind == UNPARSABLE:
        return None
    return () if found.kind == REFUSAL else found.value


def told(agreement: Agreement, shown: int = 3) -> Sequence[str]:
    """What there is to say of the verdicts, a line each."""
    lines = []
    if agreement.unanswered:
        lines.append(f"{agreement.unanswered} rows of the log have no answer that can be used")
    if agreement.theirs:
        n, ids = agreement.theirs, agreement.differing
        some = f" (such as {', '.join(ids[:shown])})" if ids else ""
        lines.append(
            f"the log finds {agreement.right} of {n} right, our rule {agreement.ours}; "
            f"verdicts differ on {len(ids)} rows{some}"
        )
    return lines
