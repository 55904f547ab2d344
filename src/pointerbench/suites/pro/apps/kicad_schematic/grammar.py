"""A sheet with a controller in the middle, its supply and what it drives; its tables and checks."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.apps.kicad_schematic import blocks
from pointerbench.suites.pro.apps.kicad_schematic.blocks import SIZES, Desk
from pointerbench.suites.pro.kit.circuits import Sheet

SIZE = (165, 117)  # units of 1.27 mm: a page of A5
_TOP, _LEFT, _RIGHT = 12, (11, 106), (110, 60)
_PRINTS = {
    "R": "Resistor_SMD:R_0603_1608Metric",
    "C": "Capacitor_SMD:C_0603_1608Metric",
    "D": "Diode_SMD:D_SOD-123",
    "Q": "Package_TO_SOT_SMD:SOT-23",
    "U": "Package_SO:SOIC-8_3.9x4.9mm_P1.27mm",
    "J": "Connector_PinHeader_2.54mm:PinHeader_1x06",
    "Y": "Crystal:Crystal_SMD_3225-4Pin",
    "F": "Fuse:Fuse_1206_3216Metric",
    "SW": "Button_Switch_SMD:SW_SPST_PTS645",
}
_KINDS = {
    "R": "Resistor",
    "C": "Unpolarized capacitor",
    "CP": "Polarized capacitor",
    "D": "Diode",
    "LED": "Light emitting diode",
    "Z": "Zener diode",
    "NMOS": "N-MOSFET",
    "OP": "Operational amplifier",
    "Y": "Two pin crystal",
    "F": "Fuse",
    "SW": "Push button",
    "chip": "Integrated circuit",
}
_GROUPS = {"R": "resistors", "C": "capacitors", "CP": "capacitors"}


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    name = str(draw.bank("boards")).format(n=stream.integer(2, 9))
    sheets = draw.banks("sheets", 4)
    desk = _filled(draw, sheets[0])
    parts = [_told(one) for one in desk.sheet.parts]
    nets = sorted({one["net"] for one in desk.sheet.names if one["net"]})
    return {
        "title": f"{name} [/] — Schematic Editor",
        "name": name,
        "size": list(SIZE),
        "sheet": {**desk.sheet.drawn(), "parts": parts},
        "sheets": sheets,
        "nets": nets,
        "revision": stream.pick("ABCD"),
        "date": draw.date_text(draw.day(-60, -1), "numeric"),
        "company": draw.company(),
        "kicad": stream.pick(("8.0.4", "8.0.6", "9.0.1", "9.0.3")),
        "faults": _faults(draw.child("faults"), parts, nets),
        "rows": _rows(parts),
        "symbols": [_symbol(one) for one in sorted(draw.banks("symbols", 14))],
        "at": [round(stream.uniform(40, 180) / 1.27) * 1.27, round(stream.uniform(40, 120), 2)],
    }


def _filled(draw: Draw, child: str) -> Desk:
    stream = draw.stream
    names = stream.shuffled(draw.banks("signals", 26))
    rail, source = stream.pick(
        (("+3V3", "+5V"), ("+3V3", "VBUS"), ("+5V", "+12V"), ("+3V3", "VIN"))
    )
    desk = Desk(Sheet(), draw.child("blocks"), names, rail, source)
    others: list[blocks.Block] = stream.shuffled([blocks.leds, blocks.usb, blocks.sensor])
    left = [blocks.regulator, blocks.clock, *others[:2]]
    right: list[blocks.Block] = stream.shuffled(
        [stream.pick([blocks.driver, blocks.amplifier]), others[2]]
    )
    _stack(desk, stream.shuffled(left), _LEFT)
    _stack(desk, right, _RIGHT)
    desk.sheet.origin = (_RIGHT[0], 62)
    if stream.chance(0.5):
        blocks.header(desk)
    else:
        blocks.subsheet(desk, child)
    desk.sheet.origin = (62, 62)
    blocks.decoupling(desk)
    desk.sheet.origin = (60, 12)
    blocks.controller(desk)
    return desk


def _stack(desk: Desk, chosen: list[blocks.Block], place: tuple[int, int]) -> None:
    """One block below the other, with what room is left shared out between them."""
    x, bottom = place
    gap = (bottom - _TOP - sum(SIZES[one] for one in chosen)) // len(chosen)
    y = _TOP
    for one in chosen:
        desk.sheet.origin = (x, y)
        one(desk)
        y += SIZES[one] + max(0, gap)


def _told(part: dict[str, Any]) -> dict[str, Any]:
    """A component with what the panels say of it, and the facts that it shows."""
    group = _GROUPS.get(part["kind"], "symbols")
    facts: dict[str, Any] = {"name": {"value": part["ref"], "text": part["ref"]}}
    if group != "symbols" and part["amount"] is not None:
        facts["size"] = {"value": part["amount"], "text": part["value"]}
    letter = part["ref"].rstrip("0123456789")
    return {
        **part,
        "group": "sheets" if part.get("look") else group,
        "facts": facts,
        "print": _PRINTS.get(letter, ""),
        "about": _KINDS.get(part["kind"], part["kind"]),
    }


def _rows(parts: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The list of parts: equal ones together, counted."""
    found: dict[tuple[str, str], list[str]] = {}
    for one in parts:
        if not one.get("look"):
            letter = one["ref"].rstrip("0123456789")
            found.setdefault((letter, one["value"]), []).append(one["ref"])
    return [
        {"id": f"b{n}", "refs": refs, "value": value, "print": _PRINTS.get(letter, "")}
        for n, ((letter, value), refs) in enumerate(sorted(found.items()))
    ]


def _faults(draw: Draw, parts: list[dict[str, Any]], nets: list[str]) -> list[dict[str, Any]]:
    """What the check found, each with what it is about: a name, a wire, a sheet or a pin."""
    stream, found = draw.stream, []
    named = [one for one in parts if not one.get("look")]
    for n, (kind, text, bad) in enumerate(draw.banks("faults", 6)):
        part = stream.pick(named)
        pin = stream.pick([pin["name"] for pin in part.get("pins", ())] or ["1", "2"])
        length = stream.integer(2, 14) * 1.27
        of = {
            "label": f"Label '{stream.pick(nets)}'",
            "wire": f"Horizontal Wire, length {length:.2f} mm",
            "sheet": f"Hierarchical Sheet Pin {stream.pick(nets)}",
            "symbol": f"Symbol {part['ref']} [{part['value']}]",
            "pin": f"Symbol {part['ref']} Pin {pin} [{part['value']}]",
        }
        found.append({"id": f"e{n}", "text": text, "bad": bad, "of": of[kind]})
    return found


def _symbol(entry: list[str]) -> dict[str, str]:
    shelf, name, about = entry
    return {"shelf": shelf, "name": name, "about": about}


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream, parts = draw.stream, document["sheet"]["parts"]
    small = [one["id"] for one in parts if one["group"] in ("resistors", "capacitors")]
    seen = [one["id"] for one in parts if one["group"] == "resistors" and one["y"] < 70]
    near = [one for one in seen if next(p for p in parts if p["id"] == one)["x"] < 90] or seen
    nets = [one["net"] for one in document["sheet"]["names"] if one["kind"] == "local"]
    pick = stream.pick
    return {
        "sheet": {},
        "selected": {"sel": pick(near), "props": True},
        "wiring": {"tool": "wire"},
        "highlight": {"tool": "highlight", "net": pick(nets), "hierarchy": False},
        "whole": {"whole": True, "props": False},
        "context": {"sel": pick(near), "open": "context"},
        "menu_place": {"open": "place", "sel": pick(small)},
        "menu_inspect": {"open": "inspect", "props": True},
        "menu_tools": {"open": "tools"},
        "dialog_symbols": {"dialog": "symbols", "tool": "symbol"},
        "dialog_rules": {"dialog": "erc"},
        "dialog_table": {"dialog": "table"},
        "dialog_annotate": {"dialog": "annotate"},
        "notice": {"bar": True, "sel": pick(small), "props": True},
    }
