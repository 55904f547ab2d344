"""Programs to write programs in, each with a window of its own."""

from __future__ import annotations

from pointerbench.flow.nodes import Group
from pointerbench.suites.pro.archetypes.dev_kit import dress
from pointerbench.suites.pro.archetypes.ide import android, jetbrains, visual_studio, vscode, xcode
from pointerbench.suites.pro.desk import Desk

_PROGRAMS = {
    "android": android.build,
    "jetbrains": jetbrains.build,
    "visual_studio": visual_studio.build,
    "vscode": vscode.build,
    "xcode": xcode.build,
}


def build(d: Desk) -> Group:
    """``content.program`` says whose window it is; each has three layouts or more."""
    dress(d)
    return _PROGRAMS[d.content("program")](d)
