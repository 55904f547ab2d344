"""Consoles of those who run services: containers on a desktop, a cluster, a build server.

Each program has layouts of its own; ``content.program`` says whose.
"""

from __future__ import annotations

from pointerbench.flow.nodes import Group
from pointerbench.suites.pro.archetypes.dev_kit import dress
from pointerbench.suites.pro.archetypes.devops_console import cluster, containers, pipelines
from pointerbench.suites.pro.desk import Desk

_PROGRAMS = {
    "containers": containers.build,
    "cluster": cluster.build,
    "pipelines": pipelines.build,
}


def build(d: Desk) -> Group:
    dress(d)
    return _PROGRAMS[d.content("program")](d)
