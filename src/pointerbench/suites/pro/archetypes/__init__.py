"""How kinds of program are laid out: each archetype turns a desk into a screen."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import cache
from typing import Any

from pointerbench.flow.nodes import Group

ARCHETYPES: dict[str, str] = {
    "dev_tools": "dev_tools:build",
}


@cache
def builder(name: str) -> Callable[[Any], Group]:
    """The function that lays out an archetype: takes a `pointerbench.suites.pro.desk.Desk`."""
    module, function = ARCHETYPES[name].split(":")
    loaded = importlib.import_module(f"{__name__}.{module}")
    build: Callable[[Any], Group] = getattr(loaded, function)
    return build
