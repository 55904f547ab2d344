"""The rows a run leaves: one line of predictions.jsonl for every task, model and repeat."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from pointerbench.run.question import Size

STATUSES = ("ok", "refused", "unparsable", "error", "skipped")
"""ok: a point or box was read. refused: the model said it is not there. unparsable: it answered,
and no answer could be read. error: no reply came. skipped: the model cannot run here."""

STATUS_OF = {"point": "ok", "bbox": "ok", "refusal": "refused", "unparsable": "unparsable"}
"""The status of a reply that was read, by what `replies.Parsed` calls it."""

Key = tuple[str, str, int]
"""What makes a row the only one of its kind: task, model and repeat."""


@dataclass(frozen=True, slots=True)
class Row:
    """One answer, with all that explains it.

    ``point`` and ``bbox`` are unrounded pixels of the original picture; ``given`` are the numbers
    as the model wrote them, in ``frame`` of a picture of ``sent_size``. A box keeps its corners;
    where the task asks for a point, ``point`` is its centre. ``cost`` in US dollars.
    """

    task_id: str
    model: str  # the entry's name
    status: str
    repeat: int = 0
    raw: str | None = None
    reasoning: str = ""
    point: tuple[float, float] | None = None
    bbox: tuple[float, float, float, float] | None = None
    given: tuple[float, ...] | None = None
    reason: str = ""  # why it is unparsable, an error or skipped
    error: str = ""  # a short slug: http_429, timeout, empty
    family: str = ""
    frame: str = ""
    image_size: Size | None = None
    sent_size: Size | None = None
    zoom: Mapping[str, Any] | None = None  # the crop of the second step, and the first answer
    finish_reason: str = ""
    served_by: str = ""
    prompt_tokens: int | None = None
    completion_tokens: int | None = None
    reasoning_tokens: int | None = None
    cost: float | None = None
    duration_seconds: float | None = None  # of the attempt that answered
    attempts: int = 0
    cached: bool = False
    at: str = ""  # when, in UTC
    extra: Mapping[str, Any] = field(default_factory=dict)

    @property
    def key(self) -> Key:
        return self.task_id, self.model, self.repeat

    @property
    def skipped(self) -> bool:
        return self.status == "skipped"

    def line(self) -> bytes:
        """The row as a line of JSON with its line end."""
        values = {name: getattr(self, name) for name in _NAMES}  # asdict copies, and takes longer
        values["skipped"] = self.skipped
        return json.dumps(values, ensure_ascii=False).encode("utf-8", "backslashreplace") + b"\n"

    @staticmethod
    def of_line(line: bytes) -> Row:
        """The row of a whole line.

        Raises:
            ValueError: it is no row: torn, or of something else.
        """
        values = json.loads(line)
        try:
            values.pop("skipped", None)
            for name in ("point", "bbox", "given", "image_size", "sent_size"):
                values[name] = tuple(values[name]) if values[name] is not None else None
            return Row(**values)
        except (TypeError, KeyError, AttributeError) as error:
            raise ValueError(f"not a row: {error}") from None


_NAMES = tuple(item.name for item in fields(Row))
