"""Designs that are being simulated, their windows, and the log of a run."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.apps.ltspice.designs import Design
from pointerbench.suites.pro.apps.ltspice.stages import ALL


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    names = draw.banks("files", 3)
    kinds = stream.shuffled(list(ALL))
    made = [
        _whole(kind(draw.child(name)), name, n)
        for n, (kind, name) in enumerate(zip(_chosen(kinds), names, strict=True))
    ]
    folder = stream.pick(("Simulations", "LTspice", "circuits", "sims", "spice"))
    home = f"C:\\Users\\{draw.person()['given'].lower()}\\"
    return {
        "title": "LTspice XVII",
        "designs": made,
        "home": home,
        "folder": f"{home}Documents\\{folder}\\",
        "log": _log(draw, made[0]),
        "symbol": stream.pick(("voltage", "nmos", "res", "zener", "polcap", "schottky", "npn")),
    }


def _chosen(kinds: list[Any]) -> list[Any]:
    """Three kinds; the first is one over time, as its dialogs are."""
    first = next(kind for kind in kinds if kind.__name__ != "band")
    return [first, *[kind for kind in kinds if kind is not first][:2]]


def _whole(design: Design, name: str, number: int) -> Design:
    """A component whose current is shown already, or that has none, is not asked for."""
    shown = {one["id"] for one in design["plot"]["series"]}
    for part in design["sheet"]["parts"]:
        part["id"] = f"d{number}{part['id']}"
        if part["kind"] == "OP" or f"I({part['ref']})" in shown:
            part["facts"] = {}
    return design | {"name": name}


def _log(draw: Draw, design: Design) -> list[str]:
    stream = draw.stream
    points = stream.integer(1200, 9000)
    iterations, rejected = points * 2 + stream.integer(20, 300), stream.integer(3, 90)
    size = len(design["sheet"]["parts"]) + stream.integer(1, 4)
    clock = f"{stream.integer(8, 19):02}:{stream.integer(0, 59):02}:{stream.integer(0, 59):02}"
    day = draw.date_text(draw.day(-9, -1), "numeric")
    return [
        "Direct Newton iteration for .op point succeeded.",
        "",
        f"Date: {day} {clock}",
        f"Total elapsed time: {stream.uniform(0.1, 1.9):.3f} seconds.",
        "",
        "tnom = 27",
        "temp = 27",
        "method = modified trap",
        f"totiter = {iterations}",
        f"traniter = {iterations - stream.integer(4, 19)}",
        f"tranpoints = {points}",
        f"accept = {points - rejected}",
        f"rejected = {rejected}",
        f"matrix size = {size}",
        f"fillins = {stream.integer(0, 6)}",
        "solver = Normal",
        "Thread vector: "
        f"{stream.uniform(2, 20):.1f}/{stream.uniform(2, 9):.1f}[1] "
        f"{stream.uniform(2, 9):.1f}/{stream.uniform(2, 6):.1f}[1]  2592/500",
        f"Matrix Compiler1: {stream.integer(300, 900)} bytes object code size "
        f" {stream.uniform(0.1, 0.4):.1f}/{stream.uniform(0.1, 0.3):.1f}/[0.1]",
        f"Matrix Compiler2: {stream.integer(900, 2000)} bytes object code size "
        f" {stream.uniform(0.1, 0.4):.1f}/{stream.uniform(0.1, 0.3):.1f}/[0.1]",
    ]


def _shown(windows: list[dict[str, Any]], way: str, front: str, **rest: Any) -> dict[str, Any]:
    return {"windows": windows, "way": way, "front": front, **rest}


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream, main = draw.stream, document["designs"][0]
    parts = main["sheet"]["parts"]
    part = stream.pick([one for one in parts if one["kind"] == "R"] or parts)
    own, other, third = (
        [{"id": f"{kind}{n}", "kind": kind, "of": n} for kind in ("plot", "sheet")]
        for n in range(3)
    )
    log = {"id": "log0", "kind": "log", "of": 0}
    trace = stream.pick(main["plot"]["series"])["id"]
    one = [own[1]]
    return {
        "run": _shown(own, "rows", "sheet0"),
        "schematic": _shown([other[1]], "one", "sheet1"),
        "four": _shown([*own, *other], "grid", "plot1"),
        "log": _shown([own[1], log], "cols", "log0"),
        "cursors": _shown(own, "rows", "plot0", cursor=f"plot0{trace}"),
        "compare": _shown([other[0], third[0]], "rows", "plot2"),
        "context_sheet": _shown(one, "one", "sheet0", open="sheet"),
        "context_plot": _shown(own, "cols", "plot0", open="plot"),
        "menu_view": _shown(own, "rows", "plot0", open="view"),
        "menu_simulate": _shown([third[1]], "one", "sheet2", open="simulate"),
        "menu_edit": _shown([other[1]], "one", "sheet1", open="edit"),
        "dialog_command": _shown(own, "rows", "sheet0", dialog="command"),
        "dialog_symbols": _shown(one, "one", "sheet0", dialog="symbols"),
        "dialog_part": _shown(one, "one", "sheet0", dialog="part", part=part["id"]),
        "dialog_traces": _shown(own, "rows", "plot0", dialog="traces"),
        "dialog_panel": _shown(own, "cols", "sheet0", dialog="panel"),
    }
