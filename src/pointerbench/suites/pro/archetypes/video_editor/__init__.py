"""Programs that cut, grade and animate pictures. The application's file names its three views."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pointerbench.flow.nodes import Group
from pointerbench.suites.pro.archetypes.audiovisual import toned
from pointerbench.suites.pro.archetypes.video_editor import (
    after_effects,
    final_cut,
    premiere,
    resolve,
)
from pointerbench.suites.pro.desk import Desk

VIEWS: Mapping[str, Callable[[Desk], Group]] = {
    **premiere.VIEWS,
    **resolve.VIEWS,
    **final_cut.VIEWS,
    **after_effects.VIEWS,
}


def build(d: Desk) -> Group:
    """The view of the program that is this screen's turn."""
    toned(d)
    return VIEWS[d.content("views")[d.layout]](d)
