"""What a task, its solver and its scorer share: the suite that is asked, and the model asked."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from inspect_ai.model import ModelName

from pointerbench.harnesses.questions import Suite, suite_of
from pointerbench.harnesses.said import Said, said_of
from pointerbench.harnesses.subjects import subject_of
from pointerbench.run.profile_values import Profile

HARNESS = "inspect_ai"


def spelt(name: str) -> str:
    """How an option of a task is written."""
    return f"-T {name}="


def understood(given: Mapping[str, Any]) -> Said:
    """The options of a task.

    Raises:
        UsageError: there is no such option, or its value is none.
    """
    return said_of(given, spelt)


def suite_for(name: str, given: Mapping[str, Any]) -> Suite:
    """The suite with its pictures; read once, however many ask.

    Raises:
        UsageError: as of `suite_of`.
    """
    return _suite(name, json.dumps(given, sort_keys=True))


@lru_cache(maxsize=8)
def _suite(name: str, given: str) -> Suite:
    return suite_of(name, understood(json.loads(given)), spelt)


def profile_for(model: ModelName, given: Mapping[str, Any]) -> Profile:
    """How a model is asked and read.

    Raises:
        UsageError: as of `subject_of`.
    """
    return _profile(model.api, model.name, json.dumps(given, sort_keys=True))


@lru_cache(maxsize=32)
def _profile(service: str, name: str, given: str) -> Profile:
    return subject_of(name, service, understood(json.loads(given)), spelt).profile
