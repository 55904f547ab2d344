"""What a source file declares, found line by line, in any of the kit's languages."""

from __future__ import annotations

import re
from typing import Any

_SYMBOL = re.compile(
    r"^(\s*)(?:(?:export|public|private|protected|internal|abstract|static|final|override|readonly"
    r"|sealed|partial|async|open|data|suspend|@\w+|const|default)\s+)*"
    r"(class|interface|struct|enum|record|object|type|protocol|def|fun|func|function\*?)\s+(\w+)"
)
_METHOD = re.compile(
    r"^(\s+)(?!return|new|throw|else|if|for|while|switch|catch|await|case|yield|var |let )"
    r"(?:(?:public|private|protected|internal|static|final|async|override|get|\*|virtual) ?)*"
    r"(?:[\w<>\[\]?.]+(?:, \w+>*)* )?\*?(\w+)\([^;=]*\)?(?::\s*[\w<>\[\]| ]+)?"
    r"\s*(?:throws \w+ )?\{?$"
)
_FIELD = re.compile(r"^(?:export )?(?:const|let|var|val) (\w+)|^([A-Z][A-Z_]+) = ")
_MEMBER = re.compile(
    r"^    (?:(?:private|public|protected|internal|static|final|readonly|let|var|val|const) )+"
    r"(?:[\w<>\[\], ?]+ )?(\w+)(?: = .*|: .*|;| \{ get.*)$"
)
_KINDS = {"def": "function", "fun": "function", "func": "function", "function": "function"}


def symbols(lines: list[str]) -> list[dict[str, Any]]:
    """What a file declares, in order: ``name``, ``kind``, ``line`` (from 1), ``depth``."""
    found: list[dict[str, Any]] = []
    for number, line in enumerate(lines, 1):
        if match := _SYMBOL.match(line):
            kind = _KINDS.get(match[2].rstrip("*"), match[2])
            depth = 1 if match[1] else 0
            kind = "method" if kind == "function" and depth else kind
            found.append({"name": match[3], "kind": kind, "line": number, "depth": depth})
        elif (match := _METHOD.match(line)) and _opens(lines, number):
            found.append({"name": match[2], "kind": "method", "line": number, "depth": 1})
        elif match := _MEMBER.match(line):
            found.append({"name": match[1], "kind": "field", "line": number, "depth": 1})
        elif match := _FIELD.match(line):
            name = match[1] or match[2]
            found.append({"name": name, "kind": "constant", "line": number, "depth": 0})
    return found


def _opens(lines: list[str], number: int) -> bool:
    """Whether a block begins on a line or on the next, which holds the brace alone."""
    return lines[number - 1].endswith("{") or lines[number : number + 1] == [
        " " * (len(lines[number - 1]) - len(lines[number - 1].lstrip())) + "{"
    ]
