"""The snippets of code, read from ``snippets/<language>.toml`` and filled for a page.

A snippet has a path, a file tree, and parts of code parted by lines ``---``; a part after a line
``--?`` is left out now and then. In the code ``«key»`` stands for a label of the family ``code``,
``«?»`` for a fresh remark, ``«=slot»`` for a name or number of the page.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from pointerbench.language.phrases import read_toml
from pointerbench.suites.text.surfaces.code import programs
from pointerbench.suites.text.writer import Writer

_HOLE = re.compile(r"«([?=]?)(\w*)»")
_PROGRAMS = 0.85  # how many sources are programs and not snippets
_ZONES = {"US": "America/Chicago", "GB": "Europe/London", "AT": "Europe/Vienna",
          "CH": "Europe/Zurich", "FR": "Europe/Paris", "BE": "Europe/Brussels",
          "ES": "Europe/Madrid", "MX": "America/Mexico_City",
          "IT": "Europe/Rome", "NL": "Europe/Amsterdam"}  # fmt: skip
_SERVICES = tuple(thing["package"] for thing in programs.things())
# What stands for a slot: of the writer, and of the one domain of the page.
_SLOTS: dict[str, Callable[[Writer, str], str]] = {
    "person": lambda w, domain: w.person(),
    "city": lambda w, domain: w.city(),
    "street": lambda w, domain: w.street(),
    "email": lambda w, domain: w.email("", domain),
    "phone": lambda w, domain: w.phone(),
    "first": lambda w, domain: w.first_name(),
    "few": lambda w, domain: str(w.integer(3, 9)),
    "number": lambda w, domain: str(w.integer(12, 96)),
    "date": lambda w, domain: w.day(-300).isoformat(),
    "day": lambda w, domain: w.long_date(),
    "year": lambda w, domain: str(w.today.year),
    "zone": lambda w, domain: _ZONES.get(w.locale.country, "Europe/Berlin"),
}


class Source(NamedTuple):
    """A file of code as a page shows it."""

    path: str
    tree: tuple[str, ...]
    lines: tuple[str, ...]

    @property
    def name(self) -> str:
        return self.path.rpartition("/")[2]


@cache
def snippets(language: str) -> tuple[Mapping[str, Any], ...]:
    """The snippets of a programming language as they are in their file."""
    path = Path(__file__).parent / f"snippets/{language}.toml"
    return tuple(read_toml(path)["snippet"])


def draw_source(w: Writer, language: str, extra: Mapping[str, str] | None = None) -> Source:
    """A snippet or a program, filled, with one of its inner parts left out now and then."""
    path, tree, text = _drawn(w, language)
    head, *parts = re.split(r"\n(---|--\?)\n", text.strip("\n"))
    kept = [head]
    for mark, part in zip(parts[::2], parts[1::2], strict=True):
        if mark == "---" or w.chance(0.6):
            kept.append(part)
    lines = fill(w, "\n".join(kept), language, extra)
    return Source(path, tuple(tree.strip("\n").splitlines()), lines)


def _drawn(w: Writer, language: str) -> tuple[str, str, str]:
    """Path, tree and text: of a program, mostly, where there are any in the language."""
    if language in programs.LANGUAGES and w.chance(_PROGRAMS):
        return programs.draw_program(w, language, escaped)
    raw = w.pick(snippets(language))
    service = w.pick(_SERVICES)
    texts = (raw["path"], raw.get("tree", ""), raw["text"])
    path, tree, text = (text.replace("«=service»", service) for text in texts)
    return path, tree, text


def fill(
    w: Writer, code: str, language: str, extra: Mapping[str, str] | None = None
) -> tuple[str, ...]:
    """The lines of the code with its holes filled; a value of several lines keeps the indent."""
    known = {"domain": w.domain(), "company": w.company(), **(extra or {})}

    def value(match: re.Match[str]) -> str:
        kind, name = match.groups()
        if kind == "?":
            return w.line("remarks") if w.left("remarks") else w.say("code.remark")
        if kind == "=":
            text = known[name] if name in known else _SLOTS[name](w, known["domain"])
        else:
            text = w.say(f"code.{name}")
        return text if "--" in match.string[: match.start()] else escaped(text, language)

    lines: list[str] = []
    for line in code.splitlines():
        indent = line[: len(line) - len(line.lstrip())]
        lines += (_HOLE.sub(value, line)).replace("\n", "\n" + indent).split("\n")
    return tuple(lines)


def escaped(text: str, language: str) -> str:
    """A text as a literal of the language has it."""
    match language:
        case "sql":
            return text.replace("'", "''")
        case "javascript":
            return re.sub(r"\{(?=\w)", "${", text)
        case "java":
            return re.sub(r"\{\w+\}", "%s", text)
    return text
