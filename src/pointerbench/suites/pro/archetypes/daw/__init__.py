"""Studios for sound: clips and scenes, arrangements, mixers, piano rolls, waveforms.

The application's file names its three views, which are the archetype's layouts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pointerbench.flow.nodes import Group
from pointerbench.suites.pro.archetypes.audiovisual import toned
from pointerbench.suites.pro.archetypes.daw import audacity, live, logic, reaper
from pointerbench.suites.pro.desk import Desk

VIEWS: Mapping[str, Callable[[Desk], Group]] = {
    **live.VIEWS,
    **logic.VIEWS,
    **reaper.VIEWS,
    **audacity.VIEWS,
}


def build(d: Desk) -> Group:
    """The view of the program that is this screen's turn."""
    toned(d)
    return VIEWS[d.content("views")[d.layout]](d)
