"""Reading recipes, which are TOML files."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from pointerbench.capture.fields import Fields, Where
from pointerbench.capture.lines import Lines
from pointerbench.capture.recipe import (
    HARMLESS,
    LOCALES,
    PARKS,
    PLATFORMS,
    STEPS,
    TOOLKITS,
    LeftOut,
    Named,
    Recipe,
    StateWanted,
    Step,
    Wording,
    nearest,
)
from pointerbench.values.errors import UsageError


def read_recipe(path: Path) -> Recipe:
    """The recipe that a file holds.

    Raises:
        UsageError: with file, line, key and what was expected.
    """
    try:
        text = path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(f"{path}: the recipe cannot be read ({error})") from None
    try:
        content = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise UsageError(f"{path}: no TOML: {error}") from None
    return _Reader(path, Lines(text)).recipe(content)


def recipes_of(folder: Path) -> tuple[Recipe, ...]:
    """All recipes of a folder, by file name."""
    return tuple(read_recipe(path) for path in sorted(folder.glob("*.toml")))


_KEYS = (
    *("id", "platform", "name", "toolkit", "domain", "packages", "licence", "artwork"),
    *("homepage", "command", "document", "environment", "files", "close", "locales", "chinese"),
    *("sizes", "themes", "leave_out", "harmless", "states", "wait", "park", "cells"),
    "web",
)
_STATE_KEYS = (
    *("id", "steps", "each_menu", "each_dialog", "each_tab", "size", "theme", "document"),
    *("language", "most"),
)
_NAMED_KEYS = ("role", "name", "description", "index", "path")


@dataclass(frozen=True)
class _Reader(Fields):
    """Turns the content of one file into values."""

    def recipe(self, content: Mapping[str, Any]) -> Recipe:
        self.known((), content, _KEYS)
        platform = self.choice(content, "platform", PLATFORMS, "desktop")
        text = partial(self.text, content)
        texts = partial(self.texts, content)
        command = texts("command", required=platform == "desktop")
        return Recipe(
            id=text("id", required=True),
            file=self.path,
            platform=platform,
            name=self.name(content),
            toolkit=self.choice(content, "toolkit", TOOLKITS, "web" if platform == "web" else None),
            domain=text("domain", required=True),
            packages=texts("packages"),
            licence=text("licence", required=True),
            artwork=text("artwork"),
            homepage=text("homepage"),
            command=command,
            states=self.states(content),
            document=self.table(content, "document"),
            environment=self.strings(content, "environment"),
            files=self.strings(content, "files"),
            close=texts("close"),
            locales=self.among(content, "locales", LOCALES, ("en",)),
            chinese=texts("chinese"),
            sizes=tuple(
                self.size(("sizes", at), value)
                for at, value in enumerate(content.get("sizes", [[1024, 768]]))
            ),
            themes=texts("themes") or ("",),
            leave_out=self.left_out(content),
            harmless=self.among(content, "harmless", HARMLESS, ()),
            wait=self.number(content, "wait", 40.0),
            park=self.choice(content, "park", PARKS, "corner"),
            cells=bool(content.get("cells", True)),
            web=self.table(content, "web") or {},
        )

    def name(self, content: Mapping[str, Any]) -> Mapping[str, str]:
        value = content.get("name")
        found = {"en": value} if isinstance(value, str) else value
        if not isinstance(found, dict) or not found.get("en"):
            raise self.fail(("name",), f"expected name = {{ en = ..., zh = ... }}, got {value!r}")
        return found

    def size(self, where: Where, value: Any) -> tuple[int, int]:
        if not (isinstance(value, list) and len(value) == 2 and all(type(v) is int for v in value)):
            raise self.fail(where, f"expected a size [width, height] in pixels, got {value!r}")
        return value[0], value[1]

    def left_out(self, content: Mapping[str, Any]) -> tuple[LeftOut, ...]:
        found = []
        for at, row in enumerate(content.get("leave_out", [])):
            where = ("leave_out", at)
            if not isinstance(row, dict) or not row.get("why"):
                raise self.fail(where, f"expected role or name, and why; got {row!r}")
            named = {key: value for key, value in row.items() if key != "why"}
            found.append(LeftOut(self.named(where, named), str(row["why"])))
        return tuple(found)

    def states(self, content: Mapping[str, Any]) -> tuple[StateWanted, ...]:
        rows = content.get("states")
        if not isinstance(rows, list) or not rows:
            raise self.fail(("states",), "expected at least one [[states]] with an id")
        made = [self.wanted(at, row) for at, row in enumerate(rows)]
        for at, state in enumerate(made):
            if state.id in [other.id for other in made[:at]]:
                raise self.fail(("states", at, "id"), f"the id {state.id!r} is there already")
        return tuple(made)

    def wanted(self, at: int, row: Mapping[str, Any]) -> StateWanted:
        where = ("states", at)
        self.known(where, row, _STATE_KEYS)
        id_ = self.text(row, "id", where, required=True)
        if not all(c.isalnum() or c in "-_" for c in id_):
            raise self.fail((*where, "id"), f"expected letters, digits and hyphens, got {id_!r}")
        steps = row.get("steps", [])
        if not isinstance(steps, list):
            raise self.fail((*where, "steps"), f"expected steps = a list, got {steps!r}")
        if row.get("language", "en") not in LOCALES:
            raise self.fail((*where, "language"), f"expected one of {', '.join(LOCALES)}")
        return StateWanted(
            id=id_,
            steps=tuple(self.step((*where, "steps", n), step) for n, step in enumerate(steps)),
            each_menu=row.get("each_menu", False) is True,
            each_dialog=row.get("each_dialog", False) is True,
            each_tab=row.get("each_tab", False) is True,
            size=self.size((*where, "size"), row["size"]) if "size" in row else None,
            theme=self.text(row, "theme", where),
            document=self.table(row, "document"),
            language=self.text(row, "language", where),
            most=int(row.get("most", 40)),
            place=f"{self.path}:{self.lines.of(where)}",
        )

    def step(self, where: Where, row: Any) -> Step:
        if not isinstance(row, dict) or len(row) != 1:
            raise self.fail(where, f"expected a step {{ verb = ... }}, got {row!r}")
        verb, value = next(iter(row.items()))
        if verb not in STEPS:
            raise self.fail((*where, verb), f"no step {verb!r}; {nearest(verb, STEPS)}")
        at = (*where, verb)
        place = f"{self.path}:{self.lines.of(at)}"
        made = _VALUES[verb](self, at, value)
        amount = 0.0
        if verb == "scroll" and isinstance(value, dict):
            amount = float(value.get("lines", 0))
        return Step(verb, made, place, amount)

    def wrong(self, where: Where, value: Any) -> UsageError:
        verb = str(where[-1])
        return self.fail(where, f"{verb} takes {STEPS[verb]}; got {value!r}")

    def element(self, where: Where, value: Any) -> Named:
        """An element that a step is about."""
        if isinstance(value, str) and value:
            return Named(name=Wording({"en": value}))
        if type(value) is int:
            return Named(index=value)
        if not isinstance(value, dict) or not value:
            raise self.wrong(where, value)
        if set(value) <= set(LOCALES):
            return Named(name=Wording(value))
        return self.named(where, value)

    def named(self, where: Where, row: Mapping[str, Any]) -> Named:
        self.known(where, row, _NAMED_KEYS)
        wordings = {}
        for key in ("name", "description"):
            value = row.get(key)
            if value is not None and not isinstance(value, str | dict):
                raise self.fail(where, f"expected {key} = a text or {{ en = ..., zh = ... }}")
            wordings[key] = (
                Wording({"en": value} if isinstance(value, str) else value) if value else None
            )
        return Named(
            role=self.text(row, "role", where),
            index=int(row.get("index", 0)),
            path=self.text(row, "path", where),
            **wordings,
        )

    def path_in_menus(self, where: Where, value: Any) -> tuple[Named, ...]:
        if not isinstance(value, list) or not value:
            raise self.wrong(where, value)
        return tuple(self.element(where, one) for one in value)

    def place_or_element(self, where: Where, value: Any) -> Any:
        if isinstance(value, list):
            return self.size(where, value)
        return self.element(where, value)

    def keys_of(self, where: Where, value: Any) -> tuple[str, ...]:
        keys = [value] if isinstance(value, str) else value
        if not isinstance(keys, list) or not keys or not all(isinstance(k, str) for k in keys):
            raise self.wrong(where, value)
        return tuple(keys)

    def words(self, where: Where, value: Any) -> str:
        if not isinstance(value, str):
            raise self.wrong(where, value)
        return value

    def amount(self, where: Where, value: Any) -> float:
        if isinstance(value, bool) or not isinstance(value, int | float):
            raise self.wrong(where, value)
        return float(value)

    def scrolled(self, where: Where, value: Any) -> Any:
        if isinstance(value, dict):
            rest = {key: one for key, one in value.items() if key != "lines"}
            return self.named(where, rest) if rest else None
        return self.amount(where, value)


_VALUES: Mapping[str, Callable[[_Reader, Where, Any], Any]] = {
    "open_menu": _Reader.element,
    "choose": _Reader.path_in_menus,
    "dialog": _Reader.path_in_menus,
    "press": _Reader.element,
    "click": _Reader.place_or_element,
    "toggle": _Reader.element,
    "select_tab": _Reader.element,
    "hover": _Reader.element,
    "type": _Reader.words,
    "keys": _Reader.keys_of,
    "scroll": _Reader.scrolled,
    "zoom": _Reader.amount,
    "wait": _Reader.amount,
    "go": _Reader.words,
}
