"""The registry of surfaces: a line in the family's own, and a file ``<family>/<name>.py``.

The file has a docstring that describes the screen and a function ``build(writer) -> Node``.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module

from pointerbench.contract.mix import nearest
from pointerbench.flow.nodes import Node
from pointerbench.suites.text.surfaces import (
    business,
    code,
    desk,
    leisure,
    planning,
    press,
    social,
)
from pointerbench.suites.text.surfaces.surface import Surface
from pointerbench.suites.text.writer import Writer
from pointerbench.values.errors import UsageError

Build = Callable[[Writer], Node]

FAMILIES: dict[str, dict[str, Surface]] = {
    "press": press.SURFACES,
    "social": social.SURFACES,
    "code": code.SURFACES,
    "desk": desk.SURFACES,
    "business": business.SURFACES,
    "planning": planning.SURFACES,
    "leisure": leisure.SURFACES,
}

SURFACES: dict[str, Surface] = {
    name: surface for family in FAMILIES.values() for name, surface in family.items()
}


@cache
def builder(name: str) -> Build:
    """The function that builds a surface.

    Raises:
        UsageError: no such surface; names the nearest.
    """
    for family, known in FAMILIES.items():
        if name in known:
            home = f"pointerbench.suites.text.surfaces.{family}.{name}"
            build: Build = import_module(home).build
            return build
    raise UsageError(f"no surface {name!r}{nearest(name, SURFACES)}")
