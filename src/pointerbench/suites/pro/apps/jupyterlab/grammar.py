"""Notebooks over one table: cells, what they gave, the folder around them, kernels, variables."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.studies import studies

_NOTEBOOKS = 7


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    table, others = studies(draw, _NOTEBOOKS)
    name = f"{table['file']}.ipynb"
    cells = _cells(draw.child("cells"), table)
    return {
        "title": f"{name} - JupyterLab",
        "path": f"/lab/tree/{table['folder']}/{name}",
        "name": name,
        "folder": table["folder"],
        "table": table,
        "cells": cells,
        "files": _files(draw.child("files"), table, others),
        "kernels": _kernels(draw.child("kernels"), name, others),
        "variables": _variables(table),
        "halt": {"line": stream.integer(2, 4), "cell": stream.integer(3, 5)},
        "python": f"3.{stream.integer(10, 13)}.{stream.integer(0, 9)}",
        "memory": f"{stream.integer(180, 3900)} MB",
        "host": f"{draw.person()['given'].lower()}@{draw.bank('machines')}",
        "installed": [
            {"name": name, "about": about, "version": f"{stream.integer(0, 5)}.{n}.0"}
            for n, (name, about) in enumerate(draw.banks("extensions", 6))
        ],
        "git": f"{stream.integer(0x1000000, 0xFFFFFFF):07x}",
    }


def _cells(draw: Draw, table: dict[str, Any]) -> list[dict[str, Any]]:
    stream = draw.stream
    group, value, file = table["group"], table["value"], table["file"]
    slots = {"title": table["title"], "group": group, "file": file, "raw": value}
    slots |= {"unit": table["unit"], "second": table["second"], "limit": f"{table['max']:.0f}"}
    slots["ink"] = ink = stream.pick(["blue", "orange", "green", "red", "purple"])
    words = {"title": table["title"].lower(), "group": group, "value": value.replace("_", " ")}
    for number, (name, count) in enumerate((("notes", 3), ("headings", 2), ("docs", 1))):
        for at, text in enumerate(draw.banks(name, count)):
            slots[f"{'nhd'[number]}{at}"] = text.format(**words)
    cells, count = [], 0
    for number, (kind, raw, out) in enumerate(draw.content["cells"]):
        lines = [line.format(**slots) for line in raw]
        count += kind == "code"
        prompt = str(count) if kind == "code" else ""
        cells.append(
            {"key": f"c{number}", "kind": kind, "n": prompt, "lines": lines, "out": out, "ink": ink}
        )
    return cells


def _files(draw: Draw, table: dict[str, Any], others: list[str]) -> list[dict[str, Any]]:
    """The folder that is shown: folders first, then files by name."""
    stream = draw.stream
    names = [f"{table['file']}.ipynb", *(f"{other}.ipynb" for other in others[:4])]
    names += [f"{table['file']}.csv", f"{table['file']}.parquet"]
    names += draw.banks("files", 4)
    folders = sorted(draw.banks("folders", 3))
    ages = draw.distinct(2, 86000, len(names) + len(folders), 37)
    found = []
    for name, minutes in zip([*folders, *sorted(names)], ages, strict=True):
        size = stream.integer(600, 4_800_000)
        row = {"name": name, "folder": name in folders, "minutes": minutes}
        found.append(row | {"ago": draw.ago_text(minutes), "size": draw.size_text(size)})
    return found


def _kernels(draw: Draw, name: str, others: list[str]) -> list[dict[str, str]]:
    stream = draw.stream
    kinds = ["Python 3 (ipykernel)", "R", "Julia 1.11", "Python 3 (ipykernel)"]
    names = [name, *(f"{other}.ipynb" for other in others[4:]), f"{others[0]}.ipynb"]
    return [
        {"name": one, "kind": kind, "busy": "1" if stream.chance(0.3) else ""}
        for one, kind in zip(names, kinds, strict=False)
    ]


def _variables(table: dict[str, Any]) -> list[dict[str, str]]:
    group = table["group"]
    rows = [
        ("df", "DataFrame", f"({table['count']}, 4)"),
        (f"per_{group}", "DataFrame", f"({len(table['summary'])}, 3)"),
        ("fig", "Figure", "Figure(800x300)"),
        ("ax", "Axes", "Axes(0.125,0.11;0.775x0.77)"),
        ("limit", "float", f"{table['max']:.0f}"),
        ("frame", "DataFrame", f"({table['count']}, 4)"),
        ("above", "function", "<function above>"),
    ]
    return [{"name": name, "type": kind, "value": value} for name, kind, value in rows]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    cell = draw.stream.pick(["c4", "c5", "c7", "c8"])
    return {
        "notebook": {"cell": "c2"},
        "results": {"cell": cell, "top": "c4"},
        "contents": {"left": "contents", "cell": "c4", "top": "c3"},
        "kernels": {"left": "running", "cell": "c8", "top": "c6"},
        "extensions": {"left": "extensions", "cell": "c1"},
        "split": {"beside": "csv", "cell": "c4", "top": "c2"},
        "terminal": {"beside": "terminal", "cell": "c5", "top": "c4", "left": ""},
        "debugger": {"right": "debugger", "cell": "c8", "top": "c6", "left": ""},
        "launcher": {"tab": "Launcher"},
        "notice": {"notice": True, "cell": "c7", "top": "c5"},
        "menu_kernel": {"menu": "kernel", "cell": "c2"},
        "menu_run": {"menu": "run", "cell": "c5", "top": "c4"},
        "context": {"open": "cell", "cell": "c2"},
        "context_file": {"open": "file", "cell": "c1"},
        "dialog_restart": {"dialog": "restart", "cell": "c4", "top": "c3"},
        "dialog_palette": {"dialog": "palette", "cell": "c2"},
    }
