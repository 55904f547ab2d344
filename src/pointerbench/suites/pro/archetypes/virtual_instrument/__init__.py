"""A graphical programming environment: diagrams of nodes and wires, panels of instruments."""

from __future__ import annotations

from pointerbench.suites.pro.archetypes.virtual_instrument.window import build

__all__ = ["build"]
