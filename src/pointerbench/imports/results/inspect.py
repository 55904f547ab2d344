"""Logs of inspect_ai (UKGovernmentBEIS/inspect_ai) that our own tasks have written.

File: ``..._<task>_<id>.eval``, or the same as ``.json``; read by that package's own reader, so it
has to be installed (extra ``inspect``).
A sample: ``id`` is the row's; the score of ``pointed`` holds, in its metadata, what our scorer was
given (``prediction``) and whether it was a hit; ``output`` has the reply.
Answer: that prediction, in pixels. A sample whose call failed has none: it is missing. Of a log of
several epochs ``--only epoch=1`` takes one.

Source: written and read by inspect_ai 0.3.285, whose logs are those of our tests.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pointerbench.harnesses.logged import LINE, SCORER
from pointerbench.imports.results.logged import Logged, Row, ours_in, text_of
from pointerbench.values.errors import UsageError
from pointerbench.values.web import optional

_HEAVY = {"messages", "events", "store", "attachments", "timelines"}


def rows(path: Path) -> Iterator[tuple[str, Row]]:
    """The samples of a log that have a reply, each as its id, epoch, verdict and reply.

    Raises:
        UsageError: it is no log, or one of a task that is none of ours.
    """
    (package,) = optional("inspect", "inspect_ai.log")
    if not path.is_file():
        raise UsageError(f"{path}: no such file")
    try:
        log = package.read_eval_log(str(path), exclude_fields=_HEAVY)
    except Exception as error:  # whatever its reader finds wrong with other files
        said = " ".join(str(error).split())
        raise UsageError(f"{path}: not a log that inspect_ai reads ({said:.200})") from None
    for sample in log.samples or []:
        score = (sample.scores or {}).get(SCORER)
        verdict = _fields(score)
        if verdict is None and sample.error is None:
            raise UsageError(
                f"{path}: sample {sample.id} has no score of ours; expected a log of a task such "
                f"as pointerbench/sheets, this is one of {log.eval.task}"
            )
        if verdict is not None and verdict[LINE] is not None:
            row = {"id": str(sample.id), "epoch": sample.epoch, "verdict": verdict}
            yield f"{path}: sample {sample.id}", {**row, "reply": sample.output.completion}


def _fields(score: Any) -> Row | None:
    found = score.metadata if score is not None else None
    return found if isinstance(found, dict) and LINE in found else None


def understand(place: str, row: Row) -> Logged:
    return ours_in(place, row, row["verdict"], text_of(row, "reply"))
