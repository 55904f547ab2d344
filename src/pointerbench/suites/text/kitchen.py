"""Recipes as an American kitchen has them: cups, ounces, degrees Fahrenheit, its names of goods."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

from pointerbench.language.phrases import read_toml

_AMOUNT = re.compile(r"(\d+(?:\.\d+)?) (kg|g|ml|litres?)\b ?(.*)")
_HEAT = re.compile(r"\b(\d{3})(?= degrees)|(?<=\bat )(\d{3})(?=[,.])|(?<=\bto )(\d{3})(?=[,.])")
_OUNCE, _POUND, _CUP = 28.35, 453.6, 237.0
_SPOON = 14.8  # millilitres in a tablespoon
# Parts of a cup that there are measures for.
_PARTS = (("", 0.0), ("1/4", 0.25), ("1/3", 1 / 3), ("1/2", 0.5), ("2/3", 2 / 3), ("3/4", 0.75))
_HALVES = (("", 0.0), ("1/2", 0.5))


def american_recipe(text: str) -> str:
    """The line of a recipe or sentence of it with American measures and words."""
    text = _HEAT.sub(_fahrenheit, _AMOUNT.sub(_measured, text))
    for word, other in _known()["words"].items():
        text = text.replace(word, other)
    return text


@cache
def _known() -> dict[str, Any]:
    return read_toml(Path(__file__).with_suffix(".toml"))


def _fahrenheit(found: re.Match[str]) -> str:
    """Ovens are set in steps of 25 degrees."""
    celsius = int(found[1] or found[2] or found[3])
    return str(round((celsius * 1.8 + 32) / 25) * 25)


def _measured(found: re.Match[str]) -> str:
    count, unit, goods = float(found[1]), found[2], found[3]
    if unit.startswith("litre"):
        return _joined(_mixed(count, _PARTS), "quart", goods)
    if unit == "ml":
        return _joined(*_volume(count), goods)
    grams = count * 1000 if unit == "kg" else count
    return _joined(*_weight(grams, goods), goods)


def _volume(millilitres: float) -> tuple[str, str]:
    if millilitres < _CUP / 4.5:
        return _mixed(millilitres / _SPOON, _HALVES), "tbsp"
    return _mixed(millilitres / _CUP, _PARTS), "cup"


def _weight(grams: float, goods: str) -> tuple[str, str]:
    """By spoons and cups where one measures so, else by ounces and pounds."""
    for word, (own, spoon) in _known()["spoons"].items():
        if re.search(rf"\b{word}\b", goods):
            return _mixed(grams / own, _HALVES), spoon
    for word, own in _known()["cups"].items():
        if re.search(rf"\b{word}\b", goods):
            return _mixed(grams / own, _PARTS), "cup"
    if grams > 0.85 * _POUND:
        return _mixed(grams / _POUND, _HALVES), "lb"
    return str(max(1, round(grams / _OUNCE))), "oz"


def _mixed(count: float, parts: tuple[tuple[str, float], ...]) -> str:
    """The nearest whole number and part: ``1 1/3``."""
    forms = [(whole, *part) for whole in range(int(count) + 2) for part in parts]
    whole, shown, _ = min(forms[1:], key=lambda form: abs(form[0] + form[2] - count))
    return " ".join(filter(None, (str(whole or ""), shown)))


def _joined(count: str, unit: str, goods: str) -> str:
    """Cups and quarts have a plural: ``2 cups``, but ``1/2 cup`` and ``3 tbsp``."""
    many = unit in ("cup", "quart") and not (count == "1" or count[1:2] == "/")
    return f"{count} {unit}{'s' if many else ''} {goods}".rstrip()
