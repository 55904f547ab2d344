"""A virtual instrument: its panel, its diagram, the project around it, what is wrong with it."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.apps.labview.diagram import diagram

_KINDS = {
    "daq": ("task", "Dev1/ai0:3", "physical channels", "DAQmx"),
    "serial": ("visa", "COM4", "VISA resource name", "VISA"),
    "queue": ("ref", "data queue", "queue name", "Queue"),
}


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    name = str(draw.bank("vis"))
    numbers = [_number(draw, entry, n) for n, entry in enumerate(draw.banks("numbers", 5))]
    readings = [_reading(draw, label, n) for n, label in enumerate(draw.banks("readings", 4))]
    lamps = draw.banks("lamps", 3)
    charts = draw.banks("charts", 2)
    kind = stream.pick(tuple(_KINDS))
    made = {
        "kind": kind,
        "family": _KINDS[kind][3],
        "source": {"value": _KINDS[kind][1], "label": _KINDS[kind][2]},
        "file": stream.pick(("results", "samples", "run", "log", "cycle")) + ".tdms",
        "numbers": numbers,
        "readings": readings,
        "lamps": [
            {"label": label, "on": n == 0 or stream.chance(0.4), "ink": stream.pick("grry")}
            for n, label in enumerate(lamps)
        ],
        "charts": [{"label": label, "values": _trace(draw, n)} for n, label in enumerate(charts)],
    }
    kinds = (" System", " Station", " Rig", " Suite")
    project = name.split(" ", maxsplit=1)[0] + stream.pick(kinds)
    subvis = draw.banks("subvis", 4)
    return {
        **made,
        "title": f"{name}.vi",
        "name": name,
        "project": project,
        "mark": "".join(word[0] for word in name.split())[:3].upper(),
        "paint": stream.pick(("#e8c000", "#30b030", "#3070d0", "#d06020", "#9040b0")),
        "subvis": subvis,
        "diagram": diagram(draw, made, _KINDS[kind][0], subvis),
        "files": [f"{entry[2]}.vi" for entry in subvis],
        "faults": draw.banks("faults", 3),
        "results": [round(stream.uniform(10, 90), 2) for _ in range(12)],
        "revision": stream.integer(12, 240),
        "path": f"C:\\{stream.pick(('Data', 'Logs', 'Measurements'))}\\{name.lower()}.tdms",
    }


def _number(draw: Draw, entry: list[Any], at: int) -> dict[str, Any]:
    label, kind, low, high, step = entry
    value = draw.stream.integer(low // step, high // step) * step
    text = str(value) if kind == "I32" else f"{value:.2f}".rstrip("0").rstrip(".")
    return {"id": f"n{at}", "label": label, "kind": kind, "value": value, "text": text}


def _reading(draw: Draw, label: str, at: int) -> dict[str, Any]:
    value = round(draw.stream.uniform(1, 99), 3)
    return {"id": f"r{at}", "label": label, "value": value, "text": f"{value:.3f}"}


def _trace(draw: Draw, at: int) -> list[float]:
    """A noisy wave, or a value that drifts."""
    stream, found, value = draw.child(f"trace{at}").stream, [], 50.0
    for _ in range(160):
        value += stream.uniform(-4, 4) + (50 - value) * 0.06
        found.append(round(value, 2))
    return found


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    pick = draw.stream.pick
    ends = [one["id"] for one in document["diagram"]["parts"] if one.get("group") == "terminals"]
    nodes = [one["id"] for one in document["diagram"]["parts"] if one["kind"] == "subvi"]
    return {
        "diagram": {},
        "panel": {"front": True},
        "running": {"front": True, "running": True},
        "functions": {"palette": "functions"},
        "controls": {"front": True, "palette": "controls"},
        "help": {"help": True, "node": pick(nodes)},
        "tools": {"tools": True, "node": pick(ends)},
        "project": {"project": True},
        "context": {"node": pick(ends), "open": "context"},
        "menu_operate": {"open": "operate"},
        "menu_view": {"front": True, "open": "view"},
        "dialog_numeric": {"front": True, "dialog": "numeric"},
        "dialog_vi": {"dialog": "vi"},
        "errors": {"dialog": "errors", "broken": True},
    }
