"""A project in an editor: its tree, source made of pieces, and problems that stand in its files."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from pointerbench.pages.banks.draw import Draw


@cache
def _sources() -> Mapping[str, Any]:
    return tomllib.loads((Path(__file__).parent / "code.toml").read_text("utf-8"))


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    sources = _sources()
    source = sources[stream.pick(list(sources))]
    nouns = stream.sample(content["nouns"], 5)
    files = [f"{noun}s.{source['ext']}" for noun in nouns]
    code = _code(draw.child("code"), source, nouns[0])
    problems = _problems(draw.child("problems"), nouns, files)
    return {
        "menus": content["menus"],
        "project": stream.pick(content["projects"]),
        "branch": stream.pick(content["branches"]),
        "language": source["name"],
        "files": files,
        "tests": [_test(noun, source["ext"]) for noun in nouns[:3]],
        "folders": content["folders"],
        "extras": stream.sample(content["extras"], 4),
        "code": code,
        "at": stream.integer(8, min(24, len(code) - 2)),
        "column": stream.integer(3, 40),
        "problems": problems,
        "changes": _changes(draw.child("changes"), files, content["extras"]),
        "extensions": _extensions(draw.child("extensions")),
        "commands": content["commands"],
        "shell": _shell(draw.child("shell"), source, nouns),
        "package": f"{stream.pick(content['projects'])} {stream.integer(1, 6)}.0",
        "query": stream.pick(nouns).upper(),
    }


def _test(noun: str, ending: str) -> str:
    """The file of a thing's tests, named as is the custom in the language."""
    named = {"py": "test_{noun}s.py", "go": "{noun}s_test.go"}
    return named.get(ending, f"{{noun}}s.test.{ending}").format(noun=noun)


def _code(draw: Draw, source: Mapping[str, Any], noun: str) -> list[str]:
    stream, content = draw.stream, draw.content
    field, other = stream.pick(content["fields"]), stream.pick(content["others"])
    slots = {"noun": noun, "Noun": noun.capitalize(), "field": field, "Field": field.capitalize()}
    slots["other"] = other
    notes = iter(stream.sample(content["notes"], len(content["notes"])))
    lines: list[str] = []
    for piece in (source["head"], *source["pieces"]):
        text = piece
        for name, value in slots.items():
            text = text.replace(f"{{{name}}}", value)
        text = text.replace("{n}", str(stream.integer(2, 99)))
        text = text.replace("{note}", next(notes))
        lines += [*text.strip("\n").split("\n"), ""]
    return lines


def _problems(draw: Draw, nouns: list[str], files: list[str]) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    count = stream.integer(6, 9)
    lines = draw.distinct(4, 190, count)
    names = [f"{word}{end}" for word in (*nouns, *content["fields"]) for end in ("s", "_key", "")]
    problems = []
    for number, (line, name) in enumerate(zip(lines, stream.sample(names, count), strict=True)):
        severity = stream.weighted({"error": 4, "warning": 4, "hint": 2})
        text = stream.pick(content[f"{severity}s"])
        problems.append(
            {
                "key": f"p{number}",
                "severity": severity,
                "message": text.replace("{name}", name),
                "file": stream.pick(files[:4]),
                "line": line,
                "fixable": stream.chance(0.4),
            }
        )
    order = ("error", "warning", "hint")
    return sorted(problems, key=lambda problem: order.index(problem["severity"]))


def _changes(draw: Draw, files: list[str], extras: list[str]) -> list[dict[str, Any]]:
    paths = [*files, *draw.stream.sample(extras, 2)]
    added = draw.distinct(3, 180, len(paths))
    removed = draw.distinct(1, 90, len(paths))
    return [
        {"key": f"c{number}", "path": path, "added": plus, "removed": minus}
        for number, (path, plus, minus) in enumerate(zip(paths, added, removed, strict=True))
    ]


def _extensions(draw: Draw) -> list[dict[str, Any]]:
    stream = draw.stream
    count = stream.integer(6, 8)
    ratings = stream.sample([number / 10 for number in range(31, 50)], count)
    downloads = draw.distinct(3, 960, count)
    return [
        {
            "key": f"x{number}",
            "name": name,
            "about": about,
            "rating": rating,
            "downloads": thousands * 1000,
            "shown": draw.number_text(thousands * 1000),
            "installed": stream.chance(0.35),
            "hue": stream.integer(0, 5),
        }
        for number, ((name, about), rating, thousands) in enumerate(
            zip(
                stream.sample(draw.content["extensions"], count),
                ratings,
                sorted(downloads, reverse=True),
                strict=True,
            )
        )
    ]


def _shell(draw: Draw, source: Mapping[str, Any], nouns: list[str]) -> list[list[str]]:
    """Lines of a shell: what was typed ("in"), what came ("ok", "no", "out")."""
    stream, content = draw.stream, draw.content
    lines = [["in", source["run"].replace("{noun}", nouns[0]).replace("{n}", "12")]]
    for noun in nouns[:4]:
        state = stream.weighted({"ok": 4, "no": 1})
        mark = "✓" if state == "ok" else "✗"
        lines.append([state, f"{mark} {noun}s  {stream.integer(2, 40)} {content['tests'][0]}"])
    took = stream.integer(11, 98) / 10
    return [*lines, ["out", f"{content['done']} {took} s"], ["in", "git status"]]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    staged = draw.stream.pick(document["changes"])["key"]
    return {
        "problems": {},
        "terminal": {"tab": "terminal"},
        "changes": {"side": "scm", "staged": [staged], "panel": draw.stream.chance(0.5)},
        "extensions": {"side": "extensions", "tab": "terminal"},
        "settings": {"view": "settings", "panel": False},
        "running": {"running": True, "tab": "terminal", "toast": True},
        "menu": {"menu": draw.stream.pick(["file", "edit", "view"])},
        "palette": {"dialog": "palette"},
        "unsaved": {"dialog": "unsaved"},
        "search": {"side": "search", "query": document["query"]},
        "failed": {"error": True, "errors": True},
    }
