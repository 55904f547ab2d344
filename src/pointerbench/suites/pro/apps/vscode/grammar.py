"""A project in an editor, with what its views show: finds, changes, values of a halted program."""

from __future__ import annotations

import re
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.code import project
from pointerbench.suites.pro.kit.console import run_lines, status_lines


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    language = stream.pick(["typescript", "typescript", "python"])
    code = project(draw, language)
    words, git = code["words"], code["git"]
    main = next(iter(code["files"].values()))
    person = draw.person()
    host = draw.bank("machines")
    for change in git["changes"]:
        change["label"] = change["path"].rsplit("/", 1)[-1]
        change["folder"] = change["path"].rpartition("/")[0]
    return {
        "title": "Code",
        "lang": "ts" if language == "typescript" else "py",
        "code": code,
        "main": main["path"],
        "cursor": _cursor(draw.child("cursor"), main),
        "prompt": f"{person['given'].lower()}@{host}:~/code/{code['name']}$",
        "path": f"C:\\Users\\{person['given'].lower()}\\code\\{code['name']}",
        "runs": run_lines(draw.child("run"), code),
        "status": status_lines(git),
        "message": draw.bank("messages").format(**{k: v.lower() for k, v in words.items()}),
        "search": _search(code, stream.pick([words["key"], words["value"], words["group"]])),
        "halt": _halt(draw.child("halt"), code, main),
        "extensions": _extensions(draw.child("extensions")),
        "version": draw.bank("versions"),
        "blame": "{author}, {ago}".format(**stream.pick(git["commits"])),
    }


def _cursor(draw: Draw, file: dict[str, Any]) -> dict[str, int]:
    """A place inside a long line of a file."""
    full = [n for n, line in enumerate(file["lines"], 1) if len(line.strip()) > 24 and n < 26]
    line = draw.stream.pick(full[len(full) // 3 :])
    text = file["lines"][line - 1]
    indent = len(text) - len(text.lstrip())
    return {"line": line, "column": draw.stream.integer(indent + 4, len(text))}


def _search(code: dict[str, Any], wanted: str) -> dict[str, Any]:
    """All lines of the open files that hold a word, by file."""
    files = []
    for path, file in code["files"].items():
        hits = []
        for number, line in enumerate(file["lines"], 1):
            for found in re.finditer(re.escape(wanted), line, re.IGNORECASE):
                start = max(0, found.start() - 14)
                before = line[start : found.start()].lstrip()
                cut = "…" if line[:start].strip() else ""
                parts = [cut + before, found[0], line[found.end() :]]
                place = {"line": number, "from": found.start() + 1, "to": found.end() + 1}
                hits.append({**place, "parts": parts})
        if hits:
            files.append({"path": path, "label": file["label"], "hits": hits})
    return {"text": wanted, "files": files, "count": sum(len(file["hits"]) for file in files)}


def _halt(draw: Draw, code: dict[str, Any], main: dict[str, Any]) -> dict[str, Any]:
    """A program that stands still: where, with which values, called by whom."""
    stream, words = draw.stream, code["words"]
    line = stream.pick(main["stops"])
    around = [one for one in main["symbols"] if one["line"] <= line and one["kind"] != "constant"]
    inner = around[-1]["name"] if around else "<anonymous>"
    python = code["language"] == "Python"
    record = {
        words["key"]: f'"{draw.code("AA-####")}"',
        words["group"]: f'"{draw.district()}"',
        words["value"]: str(stream.integer(2, 2 * int(words["limit"]))),
        "state": f'"{words["state1"]}"',
    }
    text = ", ".join(f"{name}: {value}" for name, value in list(record.items())[:2])
    rest = {"page": str(stream.integer(2, 19)), "count": str(stream.integer(40, 900))}
    rest["filter"] = f"{{{words['group']}: {record[words['group']]}}}"
    label = main["label"]
    outer = ["handle", "next", "dispatch"] if not python else ["run", "main", "<module>"]
    files = ["layer.js", "route.js", "router.js"] if not python else [label, "cli.py", "cli.py"]
    lines = [line, *(stream.integer(20, 180) for _ in outer)]
    stack = [
        {"name": name, "file": file, "line": number}
        for name, file, number in zip([inner, *outer], [label, *files], lines, strict=True)
    ]
    limit = float(record[words["value"]]) > float(words["limit"])
    true, false = ("True", "False") if python else ("true", "false")
    return {
        "line": line,
        "one": f"{{{text}, …}}" if not python else f"{words['One']}({text.replace(': ', '=')}, …)",
        "record": record,
        "rest": rest,
        "watch": [
            {"name": f"{words['one']}.{words['value']}", "value": record[words["value"]]},
            {
                "name": f"{words['one']}.{words['value']} > {words['limit']}",
                "value": true if limit else false,
            },
        ],
        "stack": stack,
    }


def _extensions(draw: Draw) -> list[dict[str, Any]]:
    stream, count = draw.stream, 14
    loads = draw.distinct(3, 990, count, 9)
    found = []
    for number, (name, about) in enumerate(draw.banks("extensions", count)):
        thousands = loads[number]
        found.append(
            {
                "key": f"x{number}",
                "name": name,
                "about": about,
                "maker": draw.bank("makers"),
                "loads": thousands * 1000,
                "shown": f"{thousands}K",
                "rating": stream.integer(31, 50) / 10,
                "has": stream.chance(0.3),
                "ink": draw.ink(),
            }
        )
    return found


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream, main = draw.stream, document["main"]
    file = document["code"]["files"][main]
    other = list(document["code"]["files"])[1]
    stops = {f"{main}:{line}": True for line in file["stops"][: stream.integer(1, 3)]}
    paths = [change["path"] for change in document["code"]["git"]["changes"]]
    halted = document["halt"]["line"]
    return {
        "explorer": {"stops": stops},
        "problems": {"tab": "problems", "outline": True, "stops": stops},
        "changes": {
            "side": "scm",
            "staged": dict.fromkeys(stream.sample(paths, 2), True),
            "panel": False,
        },
        "debug": {
            "side": "debug",
            "running": True,
            "tab": "console",
            "stops": {f"{main}:{line}": True for line in [*file["stops"], halted]},
            "line": halted,
        },
        "search": {"side": "search", "panel": False},
        "tests": {"side": "testing", "tab": "results", "file": other, "picked": other, "ran": 1},
        "extensions": {"side": "extensions", "tab": "terminal"},
        "split": {"split": True, "tab": "terminal", "bar": stream.chance(0.6)},
        "notice": {"notice": True, "outline": True, "file": other, "picked": other},
        "context": {"open": "context", "stops": stops},
        "menu_file": {"menu": "file"},
        "menu_go": {"menu": "go", "side": "scm", "tab": "problems"},
        "dialog_palette": {"dialog": "commands"},
    }
