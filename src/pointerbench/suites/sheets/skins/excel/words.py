"""The program's labels in one language."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files

LANGUAGES = ("en", "de", "fr", "es", "it", "nl")

_FONT_NAMES = {
    "PB Carta": "Calibri",
    "Inter Tight": "Aptos Narrow",
    "PB Selva": "Segoe UI",
    "DejaVu Sans": "Verdana",
    "Arimo": "Arial",
    "Tinos": "Times New Roman",
    "Caladea": "Cambria",
    "Gelasio": "Georgia",
    "Cousine": "Courier New",
}


@cache
def _table() -> Mapping[str, Mapping[str, Mapping[str, str]]]:
    return tomllib.loads((files(__package__) / "labels.toml").read_text("utf-8"))


@cache
def words(language: str) -> Mapping[str, str]:
    """Every label by its name."""
    return {
        name: label[language] for section in _table().values() for name, label in section.items()
    }


def font_name(family: str) -> str:
    """What the font box calls a family: the font whose widths or looks it has."""
    return _FONT_NAMES.get(family, family)
