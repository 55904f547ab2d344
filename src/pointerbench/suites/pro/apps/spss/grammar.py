"""A survey's file in a statistics program, and what was computed from it."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.apps.spss.figures import (
    bins,
    cases,
    coded,
    counted,
    described,
    regression,
    scale,
)

_SHOWN = 50


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    scales = [scale(text) for text in draw.banks("scales", 4)]
    coded_ones = [coded(text, "Ordinal") for text in draw.banks("ordinals", 3)]
    coded_ones += [coded(text, "Nominal") for text in draw.banks("nominals", 3)]
    number: dict[str, Any] = {"name": "id", "label": "Identification number"}
    number |= {"measure": "Nominal", "digits": 0, "options": []}
    variables = [number, *stream.shuffled(scales + coded_ones)]
    rows = cases(draw.child("cases"), variables, stream.integer(96, 240))
    measured = [one for one in variables if one["measure"] == "Scale"]
    answer = next(one for one in variables if one["measure"] == "Ordinal")
    file, weighted = draw.bank("files"), stream.chance(0.3)
    model = regression(rows, measured[0], measured[1])
    return {
        "title": f"{file}.sav [DataSet1] - IBM SPSS Statistics Data Editor",
        "file": file,
        "count": len(rows),
        "weighted": weighted,
        "variables": [_defined(draw.child(one["name"]), one) for one in variables],
        "rows": [_shown(row, variables) for row in rows[:_SHOWN]],
        "answer": {"name": answer["name"], "label": answer["label"]},
        "counts": counted(rows, answer),
        "descriptives": [described(rows, one) for one in measured],
        "x": {key: measured[0][key] for key in ("name", "label")},
        "y": {key: measured[1][key] for key in ("name", "label")},
        "model": model,
        "bins": bins(rows, measured[1]["name"]),
        "day_minute": stream.integer(8 * 60, 18 * 60),
        "stamp": draw.today.strftime("%d-%b-%Y").upper(),
    }


def _defined(draw: Draw, one: dict[str, Any]) -> dict[str, Any]:
    """A variable as its line in the Variable View says it."""
    stream, options = draw.stream, one["options"]
    missing = stream.pick(("9", "99", "8, 9")) if options and stream.chance(0.7) else "None"
    number = one["name"] == "id"
    return {
        "key": f"v-{one['name']}",
        "name": one["name"],
        "type": "Numeric",
        "width": str(stream.pick((6, 8, 8, 10))),
        "decimals": str(one["digits"]),
        "label": one["label"],
        "values": f"{{1, {options[0]}}}..." if options else "None",
        "missing": missing,
        "columns": str(stream.integer(6, 10)),
        "align": "Left" if options and stream.chance(0.3) else "Right",
        "measure": one["measure"],
        "role": "None" if number else stream.pick(("Input", "Input", "Target", "Both")),
        "options": options,
    }


def _shown(row: dict[str, float], variables: list[dict[str, Any]]) -> dict[str, Any]:
    found = {}
    for one in variables:
        found[one["name"]] = f"{row[one['name']]:.{one['digits']}f}"
    return {"key": f"r{row['id']:.0f}", "id": f"{row['id']:.0f}", "cells": found}


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    names = [one["name"] for one in document["variables"][1:8]]
    rows = [one["key"] for one in document["rows"][2:18]]
    one, other, third = stream.sample(names, 3)
    with_values = [x for x in document["variables"] if x["options"]]
    listed = stream.pick(with_values)["name"]
    return {
        "data": {"at": [stream.pick(rows), one]},
        "labelled": {"labels": True, "at": [stream.pick(rows), other], "tip": third},
        "column": {"column": other, "filtered": True, "labels": True},
        "variables": {"tab": "variables", "at": [f"v-{third}", "label"]},
        "output": {"window": "output", "node": "Frequencies"},
        "regression": {"window": "output", "node": "Regression", "scrolled": True},
        "charts": {"window": "output", "node": "Histogram", "scrolled": "end"},
        "syntax": {"window": "syntax", "line": stream.integer(3, 12)},
        "menu_analyze": {"menu": "analyze", "hover": "a_regression", "at": [rows[0], one]},
        "menu_transform": {"menu": "transform", "at": [rows[1], other]},
        "context_column": {"column": one, "context": one},
        "dialog_regression": {"dialog": "regression", "source": other},
        "dialog_frequencies": {"dialog": "frequencies", "source": third},
        "dialog_values": {"tab": "variables", "dialog": "values", "listed": listed},
        "dialog_goto": {"dialog": "goto", "at": [rows[3], third]},
    }
