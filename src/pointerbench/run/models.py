"""Which models are run: the entries of a models file, each checked before anything is asked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import quote

from pointerbench.run.profile_values import Profile


@dataclass(frozen=True, slots=True)
class Model:
    """One candidate: its label, who serves it, and how it is asked.

    ``profile`` already carries what the entry overrides (prompt, frame, limits). ``settings`` are
    the entry's fields that only its provider reads (base_url, pins, price, command, seed ...).
    ``home`` is the folder of the models file, where its scripts may lie; no run records it.
    """

    name: str  # the label in plots and summaries
    provider: str
    model: str  # as the provider calls it
    profile: Profile
    settings: Mapping[str, Any] = field(default_factory=dict)
    home: Path = Path()


def slug(name: str) -> str:
    """The name as part of a file's name; different names give different ones.

    ASCII letters, digits and ``_.-~`` stay; anything else, and a leading dot, is written ``%XX``.
    """
    quoted = quote(name, safe="")
    return "%2E" + quoted[1:] if quoted.startswith(".") else quoted
