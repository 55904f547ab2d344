"""The style sheets and scripts of pages, as they lie in ``static/``."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable

_SHARED = ("theme.css", "elements.js", "icon.svg")


def asset(name: str) -> Traversable | None:
    """The file of that name; None if there is none."""
    return next((one for one in _static().iterdir() if one.name == name), None)


def shared_assets() -> list[Traversable]:
    """Those that pages of any kind have."""
    return [_static() / name for name in _SHARED]


def _static() -> Traversable:
    return files("pointerbench.looking") / "static"
