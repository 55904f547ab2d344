"""A project in Java as its workbench shows it: tests that ran, a halted program, problems."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.code import project


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    code = project(draw, "java")
    main, test = code["files"].values()
    slots = {"port": code["words"]["port"], "m": stream.integer(1, 9)}
    cursor = stream.pick([n for n in main["stops"] if n < 40] or main["stops"])
    return {
        "title": "IntelliJ IDEA",
        "lang": "java",
        "code": code,
        "main": main["path"],
        "test": test["path"],
        "cursor": {"line": cursor, "column": stream.integer(9, 24)},
        "initials": code["name"][0].upper() + code["name"][1].upper(),
        "ink": draw.ink(),
        "config": stream.pick(["Application", f"{code['words']['One']}ServiceTest"]),
        "home": f"~/IdeaProjects/{code['name']}",
        "java": f"{stream.pick([17, 21, 23])}.0.{stream.integer(1, 9)}",
        "threads": [name.format(**slots) for name in draw.content["threads"]],
        "halt": _halt(draw.child("halt"), code, main),
        "goals": draw.content["goals"],
        "plugins": draw.content["plugins"],
        "libraries": [
            name.format(a=stream.integer(1, 5), b=stream.integer(0, 9))
            for name in stream.sample(draw.content["libraries"], 6)
        ],
        "built": stream.integer(2, 19),
        "warned": stream.integer(1, 6),
    }


def _halt(draw: Draw, code: dict[str, Any], main: dict[str, Any]) -> dict[str, Any]:
    """A program that stands still: on which line, called by what, with which values."""
    stream, words = draw.stream, code["words"]
    line = stream.pick(main["stops"])
    inner = [one for one in main["symbols"] if one["line"] <= line and one["kind"] == "method"][-1]
    package = f"com.{words['package']}"
    outer = [
        (f"create:{stream.integer(20, 90)}", f"{words['One']}Controller"),
        (f"invoke0:{stream.integer(40, 120)}", "DirectMethodHandleAccessor"),
        (f"doInvoke:{stream.integer(180, 260)}", "InvocableHandlerMethod"),
        (f"doDispatch:{stream.integer(900, 1100)}", "DispatcherServlet"),
        (f"doFilter:{stream.integer(100, 200)}", "ApplicationFilterChain"),
        (f"run:{stream.integer(50, 70)}", "TaskThread$WrappingRunnable"),
    ]
    frames = [(f"{inner['name']}:{line}", f"{words['One']}Service ({package})"), *outer]
    value = stream.integer(1, 2 * int(words["limit"]))
    day = draw.day(-90, -1)
    return {
        "line": line,
        "frames": [{"name": name, "owner": owner} for name, owner in frames],
        "values": [
            {"name": "this", "value": f"{{{words['One']}Service@{stream.integer(7000, 9900)}}}"},
            {"name": "form", "value": f"{{{words['One']}Form@{stream.integer(5000, 6900)}}}"},
            {"name": words["key"], "value": f'"{draw.code("AA-####")}"', "depth": 1},
            {"name": words["group"], "value": f'"{draw.district()}"', "depth": 1},
            {"name": words["value"], "value": f"{value}.0", "depth": 1},
            {"name": "today", "value": f'{{LocalDate@{stream.integer(3000, 4900)}}} "{day}"'},
            {"name": "LIMIT", "value": words["limit"]},
        ],
    }


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream, main, test = draw.stream, document["main"], document["test"]
    files = document["code"]["files"]
    stops = {f"{main}:{line}": True for line in files[main]["stops"][: stream.integer(1, 3)]}
    halted = document["halt"]["line"]
    ticked = {change["path"]: stream.chance(0.6) for change in document["code"]["git"]["changes"]}
    return {
        "editor": {"stops": stops},
        "tests": {"bottom": "run", "file": test},
        "debugger": {
            "bottom": "debug",
            "stops": {f"{main}:{line}": True for line in [*files[main]["stops"], halted]},
            "line": halted,
        },
        "history": {"bottom": "git", "stops": stops},
        "committing": {"left": "commit", "ticked": ticked},
        "problems": {"bottom": "problems", "low": "structure"},
        "build_tool": {"right": "maven", "bottom": stream.pick(["", "run"])},
        "notice": {"notice": True, "low": "structure", "stops": stops},
        "context": {"open": "context"},
        "menu_refactor": {"menu": "refactor", "mainmenu": True},
        "menu_code": {"menu": "code", "mainmenu": True, "bottom": "problems"},
        "dialog_rename": {"dialog": "rename"},
        "dialog_search": {"dialog": "search"},
    }
