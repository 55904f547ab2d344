"""Programs of statisticians and engineers, each with layouts of its own: ``content.program``."""

from __future__ import annotations

from pointerbench.flow.nodes import Group
from pointerbench.suites.pro.archetypes.dev_kit import dress
from pointerbench.suites.pro.archetypes.statistics import matrix, survey, workbench
from pointerbench.suites.pro.desk import Desk

_PROGRAMS = {"workbench": workbench.build, "matrix": matrix.build, "survey": survey.build}


def build(d: Desk) -> Group:
    dress(d)
    return _PROGRAMS[d.content("program")](d)
