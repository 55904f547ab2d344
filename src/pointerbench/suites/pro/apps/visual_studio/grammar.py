"""A solution in C#: what its windows show of problems, tests, changes and of a halted program."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.code import project


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    code = project(draw, "csharp")
    main = next(iter(code["files"].values()))
    person = draw.person()
    cursor = stream.pick([line for line in main["stops"] if line < 44] or main["stops"])
    return {
        "title": f"{code['name']} - {main['label']}",
        "code": code,
        "main": main["path"],
        "user": person["initials"],
        "ink": person["ink"],
        "cursor": {"line": cursor, "column": stream.integer(13, 30)},
        "home": f"C:\\Users\\{person['given'].lower()}\\source\\repos\\{code['name']}",
        "target": stream.pick(draw.content["targets"]),
        "items": draw.content["items"],
        "halt": _halt(draw.child("halt"), code, main),
        "message": code["git"]["commits"][0]["text"],
        "took": f"{stream.integer(11, 98) / 10:.1f}",
        "clock": f"{stream.integer(1, 12)}:{stream.integer(10, 59)} {stream.pick(['AM', 'PM'])}",
    }


def _halt(draw: Draw, code: dict[str, Any], main: dict[str, Any]) -> dict[str, Any]:
    """Where the program stands still, with which values, and who called whom."""
    stream, words = draw.stream, code["words"]
    line = stream.pick(main["stops"])
    methods = [one for one in main["symbols"] if one["kind"] == "method" and one["line"] <= line]
    name = methods[-1]["name"] if methods else words["One"]
    root, value = code["name"].split(".")[0], stream.integer(1, 2 * int(words["limit"]))
    frames = [
        (f"{root}.Services.{words['One']}Service.{name}", line),
        (f"{root}.Controllers.{words['Many']}Controller.Post", stream.integer(20, 70)),
        ("[External Code]", 0),
        (f"{root}.Program.Main", stream.integer(8, 30)),
    ]
    return {
        "line": line,
        "frames": [{"name": text, "line": str(at) if at else ""} for text, at in frames],
        "values": [
            ("this", f"{{{root}.Services.{words['One']}Service}}", f"{words['One']}Service"),
            (words["key"], f'"{draw.code("AA-####")}"', "string"),
            (words["group"], f'"{draw.district()}"', "string"),
            (words["value"], str(value), "double"),
            ("page", str(stream.integer(1, 12)), "int"),
            ("today", f"{{{draw.day(-90, 0):%m/%d/%Y}}}", "DateOnly"),
            ("state", words["state1"].capitalize(), f"{words['One']}State"),
        ],
    }


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream, main = draw.stream, document["main"]
    files = document["code"]["files"]
    stops = {f"{main}:{line}": True for line in files[main]["stops"][: stream.integer(1, 3)]}
    halted = document["halt"]["line"]
    return {
        "editing": {"stops": stops, "bottom": ""},
        "errors": {"bottom": "errors"},
        "debugging": {
            "running": True,
            "bottom": "locals",
            "stops": {f"{main}:{line}": True for line in [*files[main]["stops"], halted]},
            "line": halted,
        },
        "tests": {"left": "tests", "bottom": ""},
        "changes": {"side": "git", "bottom": ""},
        "output": {"bottom": "output", "low": False, "file": list(files)[1]},
        "bar": {"bar": True, "bottom": "errors", "stops": stops},
        "context": {"open": "context"},
        "menu_build": {"menu": "build", "bottom": "output"},
        "menu_debug": {"menu": "debug", "stops": stops},
        "dialog_add": {"dialog": "add"},
    }
