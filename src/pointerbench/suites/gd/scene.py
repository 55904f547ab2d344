"""A screen of GD as plain values: which application, in which looks, with which document."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Scene:
    """What a screen shows, and on what.

    ``size`` is in CSS pixels; the picture has ``scale`` times as many each way. ``changes`` is how
    the state of that name differs from the application's first; ``frame`` is what stands around
    it, and ``look`` the platform that it imitates, as ``ios``.
    """

    app: str
    language: str
    theme: str
    platform: str
    look: str
    size: tuple[int, int]
    scale: float
    frame: Mapping[str, Any]
    document: Mapping[str, Any]
    state: str
    changes: Mapping[str, Any]
