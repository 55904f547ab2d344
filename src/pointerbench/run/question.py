"""What a model is asked and what comes back, as plain values. Nothing here knows the target."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

Size = tuple[int, int]
"""Width and height in pixels."""

POINT, BBOX = "point", "bbox"
"""What a question asks for."""


@dataclass(frozen=True, slots=True)
class Question:
    """All that a provider may know of a task: it cannot peek at the target."""

    id: str
    picture: Path
    size: Size  # of the picture as it lies on disk
    instruction: str
    answer_type: str = POINT


@dataclass(frozen=True, slots=True)
class Prompt:
    """The words around the picture. In ``user``, None stands where the picture goes."""

    user: tuple[str | None, ...]
    system: str = ""  # none if empty
    prefill: str = ""  # how the model's own turn is made to begin


@dataclass(frozen=True)
class Sent:
    """The picture as the model gets it: PNG bytes, and their size in pixels."""

    png: bytes = field(repr=False)
    size: Size

    @cached_property
    def digest(self) -> str:
        """SHA-256 of the bytes: the picture's name in caches."""
        return hashlib.sha256(self.png).hexdigest()


@dataclass(frozen=True, slots=True)
class Call:
    """One question, put in one model's own way."""

    question: Question
    prompt: Prompt
    sent: Sent
    repeat: int = 0


@dataclass(frozen=True, slots=True)
class Usage:
    """What a call used, as far as the other side says; ``cost`` in US dollars."""

    prompt_tokens: int | None = None
    completion_tokens: int | None = None
    reasoning_tokens: int | None = None
    cost: float | None = None


@dataclass(frozen=True, slots=True)
class Reply:
    """What came back, not yet understood.

    ``raw`` is what the parser reads: the text, or the JSON of a structured answer (a tool call, a
    list of points). ``sent_size`` is given only where the provider knows better than the caller
    what size the model saw.
    """

    raw: str
    reasoning: str = ""
    finish_reason: str = ""
    served_by: str = ""  # the model, and the host behind a router, as the reply names them
    usage: Usage = Usage()
    sent_size: Size | None = None
