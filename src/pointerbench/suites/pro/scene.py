"""A screen of an application as meaning: its window, and what lies over it."""

from __future__ import annotations

from dataclasses import dataclass

from pointerbench.flow.nodes import Group
from pointerbench.suites.pro.app import App
from pointerbench.suites.pro.desk import Popup
from pointerbench.widgets.look import Look


@dataclass(frozen=True, slots=True)
class Scene:
    """Screen ``number`` of an application, before anything has a place."""

    app: App
    number: int
    look: Look
    root: Group
    popups: tuple[Popup, ...]
