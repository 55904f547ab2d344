"""Electronic design: schematics, boards and simulated waveforms.

What a program looks like is said by ``desk`` in its application file.
"""

from __future__ import annotations

from pointerbench.flow.nodes import Group
from pointerbench.suites.pro.archetypes.eda import board, schematic, simulator
from pointerbench.suites.pro.desk import Desk

_DESKS = {"board": board.build, "schematic": schematic.build, "simulator": simulator.build}


def build(d: Desk) -> Group:
    """Three layouts for each desk; see its module."""
    return _DESKS[d.content("desk")](d)
