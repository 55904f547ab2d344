"""Programs that are the same for many a thing: an importer of parcels, a form for bookings.

``programs/<language>.toml`` has the programs, written as the snippets are; in path, tree and code
``«=one»``, ``«=key»`` are a thing's names from ``programs/things.toml``, ``«=Value»`` is one with a
capital. ``«:note»`` is a text about the thing, ``«~read»`` one about what is done with it,
both from ``labels/programs.toml``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple

from pointerbench.language.phrases import read_toml
from pointerbench.suites.text.writer import Writer

_FOLDER = Path(__file__).parent / "programs"
_NAME = re.compile(r"«=(\w+)»")
_TEXT = re.compile(r"«([:~])(\w+)»")
LANGUAGES = ("python", "javascript", "java")


class Program(NamedTuple):
    """A program about one thing: where it lies, what lies beside it, and its code with holes."""

    path: str
    tree: str
    text: str


@cache
def things() -> tuple[Mapping[str, str], ...]:
    """What programs keep lists of, as the names that stand for it in code."""
    return tuple(read_toml(_FOLDER / "things.toml")["thing"])


@cache
def programs(language: str) -> tuple[Mapping[str, Any], ...]:
    """The programs of a programming language as they are in their file."""
    return tuple(read_toml(_FOLDER / f"{language}.toml")["program"])


def draw_program(w: Writer, language: str, escape: Callable[[str, str], str]) -> Program:
    """A program about some thing; ``escape`` writes a text as a literal of the language has it."""
    raw, thing = w.pick(programs(language)), w.pick(things())
    names = _names(thing, language)

    def named(text: str) -> str:
        return _NAME.sub(lambda hole: names.get(hole[1], hole[0]), text)

    def said(hole: re.Match[str]) -> str:
        if hole[1] == ":":
            text = w.say(f"programs.{thing['one']}_{hole[2]}")
        else:
            text = w.say(f"programs.p_{hole[2]}", all=w.say(f"programs.{thing['one']}_all"))
        return escape(text, language)

    tree = "\n".join(in_order(named(raw["tree"]).strip("\n").splitlines()))
    return Program(named(raw["path"]), tree, _TEXT.sub(said, named(raw["text"])))


def in_order(tree: list[str]) -> list[str]:
    """The lines of a tree with files that stand together in alphabetical order."""
    runs = groupby(tree, lambda line: (line.endswith("/"), len(line) - len(line.lstrip())))
    return [
        line
        for (folder, _), run in runs
        for line in (run if folder else sorted(run, key=str.lower))
    ]


def _names(thing: Mapping[str, str], language: str) -> dict[str, str]:
    """The thing's names as the language spells them, and those of fields with a capital."""
    names = {
        key: name if language == "python" else re.sub(r"_(\w)", lambda end: end[1].upper(), name)
        for key, name in thing.items()
    }
    capitals = {key.capitalize(): names[key][0].upper() + names[key][1:] for key in names}
    return {**capitals, **names, "Type": thing["type"]}
