"""A board with a microcontroller or a driver, what is around it, and what its rules say."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.apps.kicad_pcb import board as boards
from pointerbench.suites.pro.apps.kicad_pcb.board import Board

_VALUES = {
    "R": ("10k", "4k7", "1k", "330", "100", "22k", "100k", "47", "2k2"),
    "C": ("100n", "10u", "1u", "22p", "18p", "4u7", "10n", "470n"),
    "D": ("1N4148", "LED_RED", "SS14", "LED_GREEN", "BAT54"),
    "L": ("10uH", "4u7H", "600R@100M"),
    "Q": ("AO3400A", "BSS138", "MMBT3904"),
}
_SOIC8 = "3.9x4.9mm_P1.27mm"
_HEADER = "Connector_PinHeader_2.54mm:PinHeader"
_PRINTS = {
    "R": "Resistor_SMD:R_0805_2012Metric",
    "C": "Capacitor_SMD:C_0805_2012Metric",
    "D": "Diode_SMD:D_0805_2012Metric",
    "L": "Inductor_SMD:L_0805_2012Metric",
    "Q": "Package_TO_SOT_SMD:SOT-23",
}


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    wide, high = stream.pick(((60, 42), (64, 44), (58, 41), (68, 46)))
    name = str(draw.bank("boards")).format(n=stream.integer(2, 9))
    made = Board(draw.child("board").stream, wide, high)
    _parts(made, draw)
    signals = stream.shuffled([f"/{one}" for one in draw.banks("signals", 12)])
    names = [*signals, "+3V3", "+5V", "VBUS", *(f"Net-(U1-Pad{n})" for n in range(2, 34))]
    pairs = made.connect(names[:44])
    tracks, vias, missing = made.route(pairs)
    stubs, ground = made.ground()
    parts = [{**one, "id": f"p{n}"} for n, one in enumerate(made.parts)]
    pads = sum(len(one["pads"]) for one in parts)
    nets = sorted({pad["net"] for one in parts for pad in one["pads"]} - {""})
    return {
        "title": f"{name} — PCB Editor",
        "name": name,
        "size": [wide, high],
        "revision": stream.pick("ABCD"),
        "company": draw.company(),
        "parts": parts,
        "tracks": tracks + stubs,
        "vias": vias + ground,
        "missing": missing,
        "nets": nets,
        "counts": {
            "pads": pads,
            "vias": len(vias) + len(ground),
            "segments": sum(len(one["points"]) - 1 for one in tracks + stubs),
            "nets": len(nets),
            "unrouted": len(missing),
        },
        "faults": _faults(draw.child("faults"), parts),
        "at": [round(stream.uniform(90, 180), 4), round(stream.uniform(60, 140), 4)],
        "folder": stream.pick(("gerber/", "fab/", "production/", "output/gerber/")),
    }


def _parts(made: Board, draw: Draw) -> None:
    stream = made.stream
    _fixed(made, draw)
    for n in (2, 3):
        own = {"value": draw.bank("small_chips"), "print": f"Package_SO:SOIC-8_{_SOIC8}"}
        made.place(f"U{n}", "soic", boards.soic(8), (7.2, 5.4), turn=stream.pick((0, 90)), **own)
    for n in range(stream.integer(1, 2)):
        own = {"value": "100u", "print": "Capacitor_THT:CP_Radial_D6.3mm_P2.50mm"}
        made.place(f"C{20 + n}", "radial", boards.radial(2), (6.6, 6.6), **own)
    counts = {"C": stream.integer(9, 12), "R": stream.integer(12, 16), "D": 2, "L": 1, "Q": 2}
    for letter, count in counts.items():
        for n in range(count):
            kind, size = ("sot", (3.8, 3.2)) if letter == "Q" else ("chip", (3.9, 1.9))
            pads = boards.sot(3) if letter == "Q" else boards.chip(2)
            own = {"value": stream.pick(_VALUES[letter]), "print": _PRINTS[letter]}
            made.place(f"{letter}{n + 1}", kind, pads, size, turn=stream.pick((0, 90)), **own)


def _fixed(made: Board, draw: Draw) -> None:
    """What has its place: holes in the corners, connectors at the sides, the large chip."""
    wide, high = made.wide, made.high
    own = {"value": "MountingHole", "print": "MountingHole:MountingHole_3.2mm_M3_Pad"}
    for n, at in enumerate(((4, 4), (wide - 4, 4), (4, high - 4), (wide - 4, high - 4))):
        made.place(f"H{n + 1}", "hole", boards.hole(1), (6, 6), at=at, **own)
    for n, x in enumerate((5.08, _snapped(wide - 5.08))):
        pins = made.stream.pick((5, 6, 8))
        own = {"value": f"Conn_01x{pins:02}", "print": f"{_HEADER}_1x{pins:02}_P2.54mm_Vertical"}
        size, at = (2.6, pins * 2.54 + 0.2), (x, _snapped(high / 2))
        made.place(f"J{n + 1}", "header", boards.header(pins), size, at=at, **own)
    own = {"value": draw.bank("chips"), "print": "Package_SO:SOIC-28W_7.5x17.9mm_P1.27mm"}
    at = (_snapped(wide * 0.45), _snapped(high / 2))
    made.place("U1", "soic", boards.soic(28), (11.2, 18.4), at=at, **own)


def _snapped(at: float) -> float:
    return round(at / boards.STEP) * boards.STEP


def _faults(draw: Draw, parts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What the rule check found: each with what it is about."""
    stream = draw.stream
    refs = [one["ref"] for one in parts if one["kind"] != "hole"]
    found = []
    for n, (kind, text, bad) in enumerate(stream.sample(draw.content["faults"], 5)):
        one, two = stream.sample(refs, 2)
        found.append(
            {
                "id": f"e{n}",
                "kind": kind,
                "text": text,
                "bad": bad,
                "of": [f"Pad 1 [GND] of {one} on F.Cu", f"Footprint {two}"],
            }
        )
    return found


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream, parts = draw.stream, document["parts"]
    small = [one["id"] for one in parts if one["kind"] == "chip"]
    large = [one["id"] for one in parts if one["kind"] in ("soic", "radial", "header")]
    one = stream.pick(small)
    return {
        "board": {},
        "selected": {"sel": one, "props": True},
        "routing": {"tool": "route", "layer": "F.Cu"},
        "bottom": {"layer": "B.Cu", "dim": True},
        "objects": {"panel": "Objects", "sel": stream.pick(large)},
        "nets": {"panel": "Nets", "props": True, "sel": stream.pick(large)},
        "context": {"sel": stream.pick(large), "open": "context"},
        "menu_route": {"open": "route_menu"},
        "menu_inspect": {"open": "inspect", "panel": "Objects"},
        "dialog_rules": {"dialog": "drc", "sel": one},
        "dialog_plot": {"dialog": "plot"},
        "viewer": {"view": True},
    }
