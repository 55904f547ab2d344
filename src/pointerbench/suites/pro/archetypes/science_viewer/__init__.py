"""A viewer of simulation results: a pipeline of filters, their settings, and rendered views."""

from __future__ import annotations

from pointerbench.suites.pro.archetypes.science_viewer.viewer import build

__all__ = ["build"]
