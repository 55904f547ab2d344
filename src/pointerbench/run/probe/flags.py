"""The options that a model is to be run with, as the probe found them."""

from __future__ import annotations

import shlex
from typing import Any

from pointerbench.run.arguments import OF_MODELS, Request
from pointerbench.run.models import Model
from pointerbench.run.probe.fit import DIFFERS, FITS, Finding, changes

UNKNOWN_FAMILY = "generic-1000"
"""What a model is probed as of which nothing is known."""


def flags_of(model: Model, text: str, request: Request, finding: Finding) -> str:
    """The words to type after ``click-eval run`` for a model that was named by ``--model text``;
    empty where the answers do not tell."""
    if finding.verdict not in (FITS, DIFFERS) or finding.best is None:
        return ""
    said = request.entry()
    if finding.verdict == DIFFERS:
        said |= changes(model.profile, finding.best.convention)
    if model.profile.family == UNKNOWN_FAMILY and "family" not in said:
        said.setdefault("frame", model.profile.frame)  # the family was ours, not the model's
    if said.get("min_pixels") == 0:
        said["min_pixels"] = 1  # no picture has less
    words = ["--model", text]
    for name in (name for name in OF_MODELS if name in said):
        words += ["--" + name.replace("_", "-"), _typed(name, said[name])]
    return shlex.join(words)


def _typed(name: str, value: Any) -> str:
    if name == "price":
        return f"{value['input']:g},{value['output']:g}"
    if value is None:
        return "none"
    return ",".join(value) if isinstance(value, list) else str(value)
