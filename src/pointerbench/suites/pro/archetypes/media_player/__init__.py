"""Programs that play: a music service, a player of files. The file names its three views."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from pointerbench.flow.nodes import Group
from pointerbench.suites.pro.archetypes.audiovisual import toned
from pointerbench.suites.pro.archetypes.media_player import player, service
from pointerbench.suites.pro.desk import Desk

VIEWS: Mapping[str, Callable[[Desk], Group]] = {**service.VIEWS, **player.VIEWS}


def build(d: Desk) -> Group:
    """The view of the program that is this screen's turn."""
    toned(d)
    return VIEWS[d.content("views")[d.layout]](d)
