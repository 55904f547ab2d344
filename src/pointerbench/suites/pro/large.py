"""Pro on large screens: small targets on wide, dense and doubled monitors."""

from __future__ import annotations

from pointerbench.contract.task import Pictures, Screen
from pointerbench.suites.pro.suite import ProSuite

SCREENS = (
    Screen(1920, 1080),
    Screen(2560, 1440),
    Screen(1536, 864, 1.25),
    Screen(3440, 1440),
    Screen(1920, 1080, 2),
    Screen(2560, 1600),
    Screen(3840, 2160),
    Screen(1920, 1200, 1.5),
    Screen(3840, 1080),  # two monitors side by side
    Screen(2560, 1440, 1.5),
)

SUITE = ProSuite(
    "pro-4k",
    "pbq",
    "1.0.0",
    90511,
    screens=SCREENS,
    shares=(0.0001, 0.002),
    dealt=True,
    pictures=Pictures("png", sized=False, living=True),
)
"""Its pictures are built, as they would be too large to be committed."""
