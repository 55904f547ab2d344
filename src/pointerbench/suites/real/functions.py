"""What the controls of a program are good for, in plain words: one file of wordings a program.

    [[functions]]
    id = "more_decimals"
    name = { en = "Increase Precision", zh = "增加精度" }
    en = ["Show one more decimal in the selected cells."]
    zh = ["让选中的单元格多显示一位小数。"]

``name`` is what the program's tree calls the control, as its name or its description, in each
language in which it has been captured; ``role`` where two have the same name.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources
from typing import Any

from pointerbench.asking.question import LANGUAGES
from pointerbench.capture.captured import Captured, State
from pointerbench.capture.evidence import plain
from pointerbench.elements.tree import Intent
from pointerbench.values.errors import UsageError

_KEYS = frozenset({"id", "name", "role", *LANGUAGES})


@dataclass(frozen=True, slots=True)
class Function:
    """One function of a program and the control that serves it."""

    intent: Intent
    names: Mapping[str, str]
    role: str = ""

    def served_by(self, element: Captured, language: str) -> bool:
        """Whether an element of a screen in that language is the control."""
        name = plain(self.names.get(language, ""))
        known = {plain(element.name), plain(element.description)}
        return bool(name) and name in known and self.role in ("", element.role)


@cache
def functions_of(program: str) -> tuple[Function, ...]:
    """The functions that have been worded for a program; none where there is no file.

    Raises:
        UsageError: the file is not as expected; with file and function.
    """
    file = resources.files(__package__) / "wordings" / f"{program}.toml"
    if not file.is_file():
        return ()
    try:
        read = tomllib.loads(file.read_text("utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise UsageError(f"{file}: {error}") from None
    found = tuple(
        _function(f"{file}: functions[{at}]", one) for at, one in enumerate(_listed(read))
    )
    ids = [one.intent.function for one in found]
    if doubled := sorted({one for one in ids if ids.count(one) > 1}):
        raise UsageError(f"{file}: {doubled[0]!r} stands there twice")
    return found


def _listed(read: Mapping[str, Any]) -> list[Any]:
    listed = read.get("functions", [])
    return listed if isinstance(listed, list) else []


def _function(place: str, entry: Any) -> Function:
    if not isinstance(entry, dict) or not {"id", "name", *LANGUAGES} <= set(entry):
        raise UsageError(f"{place}: expected id, name, en and zh")
    if unknown := sorted(set(entry) - _KEYS):
        raise UsageError(f"{place}: unknown key {unknown[0]!r}; known: {', '.join(sorted(_KEYS))}")
    wordings = {
        language: _sentences(f"{place}.{language}", entry[language]) for language in LANGUAGES
    }
    names = entry["name"]
    if not isinstance(names, dict) or not names or set(names) - set(LANGUAGES):
        raise UsageError(f"{place}.name: expected the name by language, as {{ en = 'Save' }}")
    return Function(Intent(entry["id"], wordings, {}), names, entry.get("role", ""))


def _sentences(place: str, texts: Any) -> tuple[str, ...]:
    if not isinstance(texts, list) or not texts or not all(isinstance(one, str) for one in texts):
        raise UsageError(f"{place}: expected a list of sentences")
    return tuple(texts)


def with_functions(state: State, program: str) -> State:
    """The state, its elements told what they are good for."""
    functions = functions_of(program)
    named = {element.id: name for element, name in _served(state, functions)}
    elements = tuple(
        replace(element, function=named.get(element.id, "")) for element in state.elements
    )
    intents = {one.intent.function: one.intent for one in functions}
    return replace(state, elements=elements, functions=intents)


def _served(state: State, functions: tuple[Function, ...]) -> Iterator[tuple[Captured, str]]:
    """The controls with their functions; those that do not answer now, too: with one of the same
    name beside it, nobody can know which of the two is meant."""
    for element in state.elements:
        for function in functions:
            if function.served_by(element, state.language):
                yield element, function.intent.function
                break
