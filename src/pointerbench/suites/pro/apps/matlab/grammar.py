"""A program over one table of measurements, what its commands printed, what is in memory."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.ribbon import ribbon
from pointerbench.suites.pro.kit.studies import studies


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    table, others = studies(draw, 5)
    release = stream.pick(["R2023b", "R2024a", "R2024b"])
    names = {key: str(table[key]) for key in ("file", "title", "group", "value", "second", "unit")}
    names |= {"limit": f"{table['max']:.0f}", "n0": draw.bank("notes"), "n1": draw.bank("notes")}
    lines = [line.format(**names) for line in draw.content["script"]]
    runs = [n for n, line in enumerate(lines, 1) if " = " in line and n < 24]
    return {
        "title": f"MATLAB {release}{stream.pick(['', ' - academic use'])}",
        "release": release,
        "table": table,
        "file": f"{table['file']}.m",
        "others": [f"{other}.m" for other in others[:2]],
        "lines": lines,
        "cursor": stream.pick(runs),
        "home": ["C:", "Users", draw.person()["given"].lower(), "Documents", draw.bank("folders")],
        "files": _files(draw.child("files"), table, others),
        "values": _values(draw.child("values"), table),
        "tabs": ribbon(draw.content["ribbon"]),
        "apps": draw.content["apps"],
        "ink": stream.pick(["#0072bd", "#d95319", "#77ac30", "#7e2f8e", "#edb120"]),
        "fit": [stream.integer(-90, 90) / 1000, stream.integer(2, 90) / 1000],
        "square": f"0.{stream.integer(120, 980)}",
    }


def _files(draw: Draw, table: dict[str, Any], others: list[str]) -> list[dict[str, Any]]:
    stream = draw.stream
    names = [f"{table['file']}.m", *(f"{other}.m" for other in others)]
    names += [f"{table['file']}.csv", *draw.banks("files", 6)]
    sizes = draw.distinct(1, 940, len(names))
    found = [{"name": name, "kb": 0} for name in ("data", "out", "+helpers")]
    for name, size in zip(sorted(names), sizes, strict=True):
        found.append({"name": name, "kb": size, "day": draw.day(-200, -1).isoformat()})
    stream.integer(0, 1)
    return found


def _values(draw: Draw, table: dict[str, Any]) -> list[dict[str, Any]]:
    stream, count, groups = draw.stream, table["count"], len(table["summary"])
    rows = [
        ("S", f"{groups}x4 table", "table", groups * 240 + 1800),
        ("T", f"{count}x4 table", "table", count * 41 + 2100),
        ("ax", "1x1 Axes", "Axes", 8),
        ("k", str(groups), "double", 8),
        ("limit", f"{table['max']:.0f}", "double", 8),
        ("mdl", "1x1 LinearModel", "LinearModel", count * 96 + 4000),
        ("name", f'"{table["summary"][-1]["group"]}"', "string", 156),
        ("part", f"{table['summary'][-1]['count']}x5 table", "table", stream.integer(9000, 29999)),
        ("res", f"{count}x1 double", "double", count * 8),
        ("t0", str(draw.day(-90, -2)), "datetime", 16),
    ]
    return [
        {"name": name, "value": value, "class": kind, "bytes": size}
        for name, value, kind, size in rows
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {
        "editor": {},
        "home": {"tab": "home", "low": "details"},
        "plots": {"tab": "plots", "value": "res"},
        "apps": {"tab": "apps"},
        "figure": {"figure": True},
        "figure_edit": {"figure": True, "tools": True, "tab": "home"},
        "variable": {"open_value": "T", "tab": "variable"},
        "error": {"failed": True},
        "context": {"open": "code"},
        "context_value": {"open": "value", "value": "T", "tab": "home"},
        "dialog_preferences": {"dialog": "preferences", "tab": "home"},
        "dialog_import": {"dialog": "save"},
        "notice": {"notice": True, "tab": "home"},
    }
