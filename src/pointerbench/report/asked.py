"""The words that a run put to a model, as far as they can be told for certain."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from typing import Any

from pointerbench.run.arguments import request_of
from pointerbench.run.inputs.chosen import chosen_models
from pointerbench.run.inputs.models_file import BUILT_IN
from pointerbench.run.profile_values import Asking
from pointerbench.run.profiles import profile
from pointerbench.values.errors import UsageError

NO_PROMPT = "A floor: it is asked in no words."
UNKNOWN = "Not known: the family's prompt has changed since, or was the models file's own."


def asked(about: Mapping[str, Any]) -> dict[str, Any]:
    """The templates of a model of run.json: ``user``, ``system`` ... , and ``note`` where there are
    none. They are shown only where their digest is the one that the run noted.

    In templates stand {instruction}, {width}, {height} (as sent) and {picture}.
    """
    if not about:
        return {"note": "Not known: these are predictions alone."}
    if about.get("provider") in BUILT_IN:
        return {"note": NO_PROMPT}
    for ask in _candidates(about):
        if _digest(ask) == about.get("prompts_sha256"):
            texts = {name: text for name, text in asdict(ask).items() if text and name != "source"}
            refusable = bool((about.get("options") or {}).get("refusable"))
            return {key: text for key, text in texts.items() if key != "refusal" or refusable}
    return {"note": UNKNOWN}


def _candidates(about: Mapping[str, Any]) -> Iterator[Asking]:
    """The family's own words, then those that the run's models file gives now."""
    try:
        request = request_of(about.get("given") or {})
        yield profile(str(about.get("family")), request.language or "").ask
        models = chosen_models(request).candidates
        yield from (model.profile.ask for model in models if model.name == about.get("name"))
    except (UsageError, TypeError):
        return


def _digest(ask: Asking) -> str:
    """As run.json has it."""
    text = json.dumps(asdict(ask), sort_keys=True, ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()
