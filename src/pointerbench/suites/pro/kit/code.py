"""Projects of source code for applications that show it: files, problems, changes, history, tests.

``programs/<language>.toml`` has the projects. In what they say «one», «many», «key», «group»,
«value», «day», «limit» are a thing's names from ``programs/words.toml``, spelled as the language
spells them; «One» has capitals, «ONE» is a constant's name; «state0» to «state2» are its states,
«n», «m», «d», «port» numbers, «note» is a remark. A line that begins with
«!severity|code|token|message» has a problem and stands only where it is drawn. Pieces are parted
by ``---``; one after ``--?`` may be left out.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.symbols import symbols

_FOLDER = Path(__file__).parent / "programs"
_HOLE = re.compile(r"«([A-Za-z]+)(\d?)»")
_UNIT = re.compile("_(c|cm|g|kg|km|kwh|l|lps|m|m2|s)$")  # as of weight_kg
_PROBLEM = re.compile(r"^«!(\w+)\|([^|]*)\|((?:[^«»|]|«\w+»)*)\|((?:[^«»]|«\w+»)*)»(.*)$")
_PIECE = re.compile(r"^--([-?])\n", re.MULTILINE)
_OPTIONAL = 0.6
_NAMED = ("one", "many", "key", "group", "value", "day", "package")


@cache
def _read(name: str) -> Mapping[str, Any]:
    return tomllib.loads((_FOLDER / f"{name}.toml").read_text("utf-8"))


class Words:
    """The names of one thing in one programming language, and the numbers beside them."""

    def __init__(self, draw: Draw, language: Mapping[str, Any]) -> None:
        thing = draw.bank("things")
        *names, states, limit = thing
        self.draw, self.language = draw, language
        self.names = dict(zip(_NAMED, names, strict=True))
        self.names |= {f"state{n}": state for n, state in enumerate(states)}
        stream = draw.stream
        self.numbers = {
            "limit": str(limit),
            "n": str(stream.integer(12, 96)),
            "m": str(stream.integer(1, 9)),
            "d": str(stream.integer(10, 28)),
            "port": str(stream.pick([3000, 4000, 5000, 5173, 8000, 8080])),
        }

    def fill(self, text: str) -> str:
        """A text of the language's file with its holes filled."""
        return _HOLE.sub(self._hole, text)

    def say(self, text: str) -> str:
        """A sentence of the words' own file, with names as people write them."""
        slots = {name: _UNIT.sub("", value).replace("_", " ") for name, value in self.names.items()}
        return text.format(**slots, **self.numbers)

    def name(self, text: str) -> str:
        """A name, as of a branch, with the names in it written as one word."""
        slots = {name: value.replace("_", "-") for name, value in self.names.items()}
        return text.format(**slots, **self.numbers)

    def _hole(self, hole: re.Match[str]) -> str:
        name, number = hole[1], hole[2]
        if name == "note":
            return str(self.draw.bank("notes"))
        if name in self.numbers:
            return str(self.numbers[name])
        base: str = self.names[name.lower() + number]
        if name.isupper():
            return base.upper()
        if name[0].isupper():
            return "".join(part.capitalize() for part in base.split("_"))
        return spelled(base, str(self.language["case"]))


def spelled(name: str, case: str) -> str:
    """A name of several words as it begins with a small letter in a language."""
    return name if case == "snake" else re.sub(r"_(\w)", lambda end: end[1].upper(), name)


def project(draw: Draw, language: str) -> dict[str, Any]:
    """A project in a language, as plain values.

    ``name``, ``tree`` (rows with ``path``, ``label``, ``depth``, ``folder``, ``open``), ``files``
    by path (``path``, ``label``, ``lines``, ``problems``, ``symbols``, ``marks``, ``stops``),
    ``problems`` of all files, ``git``, ``tests``, ``words`` (the thing's names), ``run`` and
    ``server``.
    """
    own = Draw(draw.stream.child("code"), draw.language, _read("words"), parent=draw)
    source = _read(language)
    words = Words(own, source)
    plan = own.stream.pick(source["project"])
    files = {}
    for number, raw in enumerate(plan["file"]):
        one = _file(own.child(f"file{number}"), words, raw)
        files[one["path"]] = one
    tree = list(_tree(words.fill(plan["tree"])))
    git = _git(own.child("git"), words, tree, files)
    elsewhere = [_elsewhere(own.child(line), words.fill(line)) for line in plan["elsewhere"]]
    elsewhere = own.stream.sample(elsewhere, own.stream.integer(2, len(elsewhere)))
    problems = [problem for file in files.values() for problem in file["problems"]]
    return {
        "language": source["name"],
        "name": words.fill(own.stream.pick(source["brand"])).replace("_", "-"),
        "ignored": source["ignored"],
        "tree": tree,
        "files": files,
        "problems": [*problems, *elsewhere],
        "git": git,
        "tests": _tests(own.child("tests"), words, tree),
        "words": {name: words.fill(f"«{name}»") for name in ("one", "One", "many", "Many")}
        | {name: words.fill(f"«{name}»") for name in ("key", "group", "value", "Value", "limit")}
        | {
            name: words.fill(f"«{name}»")
            for name in ("state0", "state1", "state2", "package", "port")
        },
        "run": words.fill(plan["run"]),
        "server": words.fill(plan["server"]),
    }


def _tree(text: str) -> Any:
    """The rows of a tree: folders end in a slash, closed ones in a plus."""
    above: list[str] = []
    for line in text.strip("\n").splitlines():
        label = line.strip()
        depth = (len(line) - len(line.lstrip())) // 2
        folder = label.endswith(("/", "+"))
        name = label.rstrip("/+")
        above = [*above[:depth], name]
        path = "/".join(above)
        is_open = label.endswith("/") and "+" not in label
        yield {"path": path, "label": name, "depth": depth, "folder": folder, "open": is_open}


def _file(draw: Draw, words: Words, raw: Mapping[str, str]) -> dict[str, Any]:
    """A file of a project: its lines, and what is wrong with them."""
    stream, path = draw.stream, words.fill(raw["path"])
    first, *rest = _PIECE.split(raw["text"].strip("\n") + "\n")
    pieces = [first]
    for sign, piece in zip(rest[::2], rest[1::2], strict=True):
        if sign == "-" or stream.chance(_OPTIONAL):
            pieces.append(piece)
    text = "\n".join(piece.rstrip("\n") + "\n" for piece in pieces)
    lines: list[str] = []
    problems = []
    for raw_line in text.rstrip("\n").split("\n"):
        found = _PROBLEM.match(raw_line)
        if found and not stream.chance(_OPTIONAL):
            continue
        if found:
            severity, code, token, message = (words.fill(part) for part in found.groups()[:4])
            line = words.fill(found[5])
            at = max(0, line.find(token))
            place = {"path": path, "line": len(lines) + 1, "column": at + 1, "width": len(token)}
            problems.append({"severity": severity, "code": code, "message": message, **place})
        else:
            line = words.fill(raw_line)
        lines.append(line)
    return {
        "path": path,
        "label": path.rsplit("/", 1)[-1],
        "lines": lines,
        "problems": problems,
        "symbols": symbols(lines),
        "marks": _marks(draw.child("marks"), len(lines)),
        "stops": _stops(draw.child("stops"), lines),
    }


def _elsewhere(draw: Draw, line: str) -> dict[str, Any]:
    path, severity, code, message = line.split("|", 3)
    stream = draw.stream
    place = {"line": stream.integer(3, 140), "column": stream.integer(1, 42), "width": 6}
    return {"path": path, "severity": severity, "code": code, "message": message, **place}


def _marks(draw: Draw, count: int) -> dict[str, str]:
    """Which lines differ from the last commit, by their number: add, edit or cut (one below)."""
    stream, marks = draw.stream, {}
    places = range(3, max(8, count - 4), 6)
    for number, at in enumerate(sorted(stream.sample(places, min(4, len(places))))):
        kind = ("edit", "add", stream.pick(["cut", "edit"]), "add")[number]
        for line in range(at, at + (1 if kind == "cut" else stream.integer(1, 4))):
            marks[str(line)] = kind
    return marks


def _stops(draw: Draw, lines: list[str]) -> list[int]:
    """Lines where the program could halt, in order of the file."""
    runs = re.compile(r"^\s+(return|const|let|val|var|if|for|await|throw|[\w.]+ ?[+]?=|[\w.]+\()")
    fit = [number for number, line in enumerate(lines, 1) if runs.match(line)]
    return sorted(draw.stream.sample(fit, min(4, len(fit))))


def _git(
    draw: Draw, words: Words, tree: list[dict[str, Any]], files: Mapping[str, Any]
) -> dict[str, Any]:
    stream, changes = draw.stream, []
    others = [row["path"] for row in tree if not row["folder"] and row["path"] not in files]
    for path in [*files, *stream.sample(others, stream.integer(3, 5))]:
        own = draw.child(path)
        kind = own.stream.weighted({"M": 6, "A": 2, "U": 2, "D": 1})
        plus, minus = own.stream.integer(2, 48), own.stream.integer(1, 22)
        if path in files:
            marks, kind = list(files[path]["marks"].values()), "M"
            plus = len(marks) - marks.count("cut")
            minus = len(marks) - marks.count("add")
        changes.append({"path": path, "kind": kind, "plus": plus, "minus": minus})
    return {
        "branch": words.name(draw.bank("branches")),
        "ahead": stream.integer(0, 3),
        "behind": stream.integer(0, 2),
        "changes": sorted(changes, key=lambda change: change["path"].lower()),
        "commits": _commits(draw.child("commits"), words),
    }


def _commits(draw: Draw, words: Words) -> list[dict[str, Any]]:
    """The last commits, newest first, by three people."""
    stream, people = draw.stream, draw.people(3)
    ago = sorted(draw.distinct(20, 40000, 14, 7))
    return [
        {
            "hash": f"{stream.integer(0x1000000, 0xFFFFFFF):07x}",
            "text": words.say(draw.bank("subjects")),
            "author": stream.pick(people)["name"],
            "ago": draw.ago_text(minutes),
            "date": f"{draw.day(-minutes // 1440, -minutes // 1440):%b %d, %Y}",
        }
        for minutes in ago
    ]


def _tests(draw: Draw, words: Words, tree: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Files of tests with their cases: ``name``, ``ms``, ``ok``; at most one case fails."""
    paths = [
        row["path"] for row in tree if re.search(r"(?i)test", row["label"]) and not row["folder"]
    ]
    paths = [path for path in paths if "conftest" not in path]
    found = []
    for path in paths:
        own = draw.child(path)
        names = [words.say(case) for case in draw.banks("cases", own.stream.integer(3, 6))]
        times = own.distinct(1, 190, len(names))
        cases = [{"name": n, "ms": ms, "ok": True} for n, ms in zip(names, times, strict=True)]
        found.append({"path": path, "label": path.rsplit("/", 1)[-1], "cases": cases})
    if found and draw.stream.chance(0.7):
        draw.stream.pick(draw.stream.pick(found)["cases"])["ok"] = False
    return found
