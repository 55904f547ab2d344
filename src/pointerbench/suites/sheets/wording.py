"""Says a Sheets task in one sentence of a person's English or German.

The sentences stand in ``wordings.toml``, whose head explains their notation. A wording decides
nothing about the task: all wordings of a key ask for the same thing and name all of its values.
"""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from pointerbench.language.quoting import quoted
from pointerbench.values.rng import Stream

VALUES: dict[str, tuple[str, ...]] = {
    "cell_ref": ("ref",),
    "cell_ref_content": ("ref", "text"),
    "cell_content": ("text",),
    "col_header": ("col",),
    "row_header": ("row",),
    "cell_color.cell": ("color",),
    "cell_color.cell_in_column": ("color", "col"),
    "cell_color.cell_in_row": ("color", "row"),
    "cell_color.row": ("color",),
    "cell_color.column": ("color",),
    "col_resize_handle": ("col",),
    "row_resize_handle": ("row",),
    "cell_right_edge": ("ref",),
    "cell_bottom_edge": ("ref",),
    "cell_top_left_corner": ("ref",),
    "cell_top_right_corner": ("ref",),
    "cell_bottom_left_corner": ("ref",),
    "cell_bottom_right_corner": ("ref",),
    "cell_relative_row.down": ("ref", "n"),
    "cell_relative_row.up": ("ref", "n"),
    "cell_relative_offset.right_down": ("ref", "cols", "rows"),
    "cell_relative_offset.right_up": ("ref", "cols", "rows"),
    "cell_relative_offset.left_down": ("ref", "cols", "rows"),
    "cell_relative_offset.left_up": ("ref", "cols", "rows"),
}
"""What each key must be given: names as the sheet shows them (str), counts (int, at least 1)."""

OPTIONAL: dict[str, tuple[str, ...]] = {
    "cell_color": ("shade",),
    "col_resize_handle": ("next_col",),
    "row_resize_handle": ("next_row",),
    "cell_relative_row": ("visible",),
    "cell_relative_offset": ("visible",),
}
"""By category. A neighbour adds the wordings that name both; ``visible=True`` says "3 visible rows"
and is for moves that pass hidden ones; ``shade`` (light or dark) goes before the colour."""

KEYS: tuple[str, ...] = tuple(VALUES)
LANGUAGES: tuple[str, ...] = ("en", "de")

_TYPED_CARELESSLY = 0.15
_FULL_STOP_FORGOTTEN = 0.10
_REFERENCE_TYPED_SMALL = 0.5
_NUMBER_IN_WORDS = 0.5

_PLACEHOLDER = re.compile(r"\{(\w+)\}")
_MARKED = re.compile(r"<([^>]+)>")
_ONE_SENTENCE = re.compile(r"[^.?!]+[.?]")


def word(stream: Stream, key: str, language: str, **values: object) -> str:
    """The instruction for ``key``, naming ``values``; see `VALUES` and `OPTIONAL` for these.

    The text of ``text`` is quoted as it is. Raises `UnprovedTaskError` if no pair of quotation
    marks can hold it, and `ValueError` for a key, language, value or colour that is not known.
    """
    given = {name: value for name, value in values.items() if value is not None}
    _check(key, given)
    sayable = [t for t in templates(key, language) if _neighbours(t) <= given.keys()]
    template = _typed(stream, stream.pick(sayable), language)
    forms = _forms(stream, template, language, {name: given[name] for name in sorted(given)})
    return template.format_map(forms)


@cache
def templates(key: str, language: str) -> tuple[str, ...]:
    """Every wording of a key, directions written out, placeholders not yet filled."""
    _known(key, KEYS, "wording key")
    _known(language, LANGUAGES, "language")
    for name, table in _book()["say"].items():
        flipped_axes = table.get("keys", {name: []}).get(key)
        if flipped_axes is not None:
            flips = _flips(language, flipped_axes)
            return tuple(_directed(template, flips) for template in table[language])
    raise AssertionError(f"wordings.toml says nothing for {key}")


@cache
def _book() -> dict[str, Any]:
    return tomllib.loads(Path(__file__).with_name("wordings.toml").read_text(encoding="utf-8"))


def _flips(language: str, flipped_axes: Iterable[str]) -> dict[str, str]:
    """Each marked word to what is said: itself, or its opposite along a flipped axis."""
    axes: dict[str, dict[str, str]] = _book()["flip"][language]
    said = {word: word for axis in axes.values() for word in axis}
    for axis in flipped_axes:
        said |= axes[axis]
    return said


def _directed(template: str, flips: Mapping[str, str]) -> str:
    return _MARKED.sub(lambda marked: flips[marked[1]], template)


# --- checks ---------------------------------------------------------------------------------------


def _known(name: str, names: Sequence[str], kind: str) -> None:
    if name not in names:
        nearest = difflib.get_close_matches(name, names, n=1, cutoff=0) or names
        raise ValueError(f"unknown {kind} {name!r}; the nearest is {nearest[0]!r}")


def _check(key: str, given: Mapping[str, object]) -> None:
    _known(key, KEYS, "wording key")
    category = key.partition(".")[0]
    required, optional = set(VALUES[key]), set(OPTIONAL.get(category, ()))
    if missing := required - given.keys():
        raise ValueError(f"wording {key!r} needs {', '.join(sorted(missing))}")
    if spare := given.keys() - required - optional:
        raise ValueError(f"wording {key!r} has no use for {', '.join(sorted(spare))}")


def _neighbours(template: str) -> set[str]:
    return {name for name in _PLACEHOLDER.findall(template) if name.startswith("next_")}


# --- a person's way of typing ---------------------------------------------------------------------


def _typed(stream: Stream, template: str, language: str) -> str:
    """A single sentence now and then loses its capital or its full stop."""
    luck = stream.random()
    if not _ONE_SENTENCE.fullmatch(template):
        return template
    starts_small = template.partition(" ")[0] in _book()["starts_small"][language]
    if luck < _TYPED_CARELESSLY and starts_small:
        return template[0].lower() + template[1:-1]
    if luck < _TYPED_CARELESSLY + _FULL_STOP_FORGOTTEN and template.endswith("."):
        return template[:-1]
    return template


def _is_casual(template: str) -> bool:
    """No capital and no final mark: the sentence of someone who would also type c12."""
    words = _PLACEHOLDER.sub("", template)
    return words == words.lower() and template[-1] not in ".?!"


# --- filling --------------------------------------------------------------------------------------


def _forms(
    stream: Stream, template: str, language: str, given: Mapping[str, object]
) -> dict[str, str]:
    """What every placeholder stands for. Draws depend on the names given, not on their order."""
    casual = _is_casual(template)
    small = stream.chance(_REFERENCE_TYPED_SMALL) and casual and _reads_well_small(given)
    in_words = stream.chance(_NUMBER_IN_WORDS)
    forms: dict[str, str] = {}
    for name, value in given.items():
        match name:
            case "text":
                forms["quoted"] = quoted(stream, str(value), _book()["quotes"][language])
            case "color":
                forms |= _color_forms(stream, str(value), str(given.get("shade", "")), language)
            case "n" | "rows" | "cols":
                noun = "cols" if name == "cols" else "rows"
                visible = bool(given.get("visible", False))
                counted = _counted(value, noun, language, in_words=in_words, visible=visible)
                forms[noun] = counted.lower() if casual else counted
            case "visible" | "shade":
                pass
            case _:
                forms[name] = str(value).lower() if small else str(value)
    return forms


def _reads_well_small(given: Mapping[str, object]) -> bool:
    """Not for columns of two letters: "column is header" would be taken for a word."""
    return all(len(str(given.get(name, ""))) <= 1 for name in ("col", "next_col"))


def _color_forms(stream: Stream, color: str, shade: str, language: str) -> dict[str, str]:
    colors: dict[str, dict[str, list[str]]] = _book()["colors"][language]
    _known(color, tuple(colors), "color")
    shades: dict[str, str] = {"": "{color}", **_book()["shades"][language]}
    _known(shade, tuple(shades), "shade")
    forms = {"color": shades[shade].format(color=stream.pick(colors[color]["bare"]))}
    if "stem" in colors[color]:
        stem = shades[shade].format(color=stream.pick(colors[color]["stem"]))
        forms |= {f"color_{ending}": stem + ending for ending in ("e", "en", "em")}
    return forms


def _counted(number: object, noun: str, language: str, *, in_words: bool, visible: bool) -> str:
    """Number and noun together, such as "3 rows", "one row" or "drei sichtbare Zeilen"."""
    if not isinstance(number, int) or number < 1:
        raise ValueError(f"cannot count {number!r} {noun}: at least 1 is needed")
    count = _book()["count"][language]
    words: list[str] = count["words"]
    said = words[number - 1] if in_words and number <= len(words) else str(number)
    singular, plural = count[noun]
    kind = f"{count['visible']} " if visible else ""
    return f"{said} {kind}{singular if number == 1 else plural}"
