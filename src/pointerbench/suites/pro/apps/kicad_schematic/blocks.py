"""What a small board is made of: a supply, a clock, drivers, sensors, each drawn on the sheet."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.circuits import Sheet, farads, ohms


@dataclass
class Desk:
    """What the blocks of one document share: the sheet, the chance, the names of nets."""

    sheet: Sheet
    draw: Draw
    names: list[str]
    rail: str = "+3V3"
    source: str = "+5V"
    used: list[str] = field(default_factory=list)

    def net(self) -> str:
        self.used.append(self.names.pop())
        return self.used[-1]

    def resistor(
        self, x: float, y: float, turn: int = 0, low: float = 1000, high: float = 1e5
    ) -> None:
        self.sheet.part("R", x, y, turn, ohms(self.draw.stream, low, high))

    def capacitor(
        self, x: float, y: float, low: float = 1e4, high: float = 1e6, kind: str = "C"
    ) -> None:
        self.sheet.part(kind, x, y, 0, farads(self.draw.stream, low, high))


Block = Callable[[Desk], None]


def regulator(desk: Desk) -> None:
    s = desk.sheet
    s.name("head", 0, 0, "Power supply")
    s.power(desk.source, (3, 7))
    s.wire((3, 7), (14, 7), net=desk.source)
    desk.capacitor(8, 10, 1e7, 1e8, "CP")
    value = desk.draw.bank("regulators")
    chip = s.chip(16, 5, (8, 6), value, {"l": ["VI"], "r": ["VO"], "b": ["", "GND"]})
    s.wire((26, 7), (44, 7), net=desk.rail)
    desk.capacitor(29, 10)
    desk.capacitor(38, 10, 4.7e6, 1e8, "CP")
    s.dot((8, 7), (29, 7), (38, 7))
    s.ground((8, 13), chip["ends"]["GND"], (29, 13), (38, 13))
    s.power(desk.rail, (44, 7))


def clock(desk: Desk) -> None:
    s, stream = desk.sheet, desk.draw.stream
    s.name("head", 0, 0, "Clock and reset")
    s.part("Y", 10, 6, 1, stream.pick(("8MHz", "16MHz", "12MHz", "32.768kHz", "20MHz")))
    s.wire((0, 6), (7, 6), net="XTAL1")
    s.wire((13, 6), (21, 6), net="XTAL2")
    s.name("local", 0, 6, "XTAL1")
    s.name("local", 21, 6, "XTAL2", "l")
    load = farads(stream, 10, 33)
    for x in (5, 15):
        s.wire((x, 6), (x, 8))
        s.part("C", x, 11, 0, load)
    s.power(desk.rail, (27, 5))
    desk.resistor(27, 8, low=10000)
    s.wire((27, 11), (43, 11), net="NRST")
    s.name("local", 43, 11, "NRST", "l")
    s.part("SW", 27, 14, 0, "RESET")
    desk.capacitor(36, 14, 1e4, 1e5)
    s.dot((5, 6), (15, 6), (27, 11), (36, 11))
    s.ground((5, 14), (15, 14), (27, 17), (36, 17))


def leds(desk: Desk) -> None:
    s, stream = desk.sheet, desk.draw.stream
    s.name("head", 0, 0, "Status LEDs")
    colours = stream.sample(("RED", "GREEN", "BLUE", "YELLOW", "WHITE"), 4)
    for n, colour in enumerate(colours):
        x, net = 2 + 11 * n, f"LED{n + 1}"
        s.power(desk.rail, (x, 6))
        desk.resistor(x, 9, low=220, high=1000)
        s.part("LED", x, 15, 0, colour)
        s.wire((x, 18), (x, 22), net=net)
        s.name("local", x, 22, net, "u")


def usb(desk: Desk) -> None:
    s = desk.sheet
    s.name("head", 0, 0, "USB")
    kind = desk.draw.stream.pick(("USB_B_Micro", "USB_B_Mini", "USB_C_Receptacle"))
    pins = ["VBUS", "", "", "D-", "D+", "GND"]
    ends = s.chip(4, 5, (9, 14), kind, {"r": pins}, letter="J")["ends"]
    s.wire(ends["VBUS"], (20, 7), net="VBUS")
    s.part("F", 23, 7, 1, desk.draw.stream.pick(("500mA", "750mA", "1A")))
    s.wire((26, 7), (40, 7), net=desk.source)
    s.power(desk.source, (40, 7))
    s.part("Z", 33, 10, 2, "SMF5.0A")
    s.dot((33, 7))
    for pin, net in (("D-", "USB_DM"), ("D+", "USB_DP")):
        s.wire(ends[pin], (26, ends[pin][1]), net=net)
        s.name("local", 26, ends[pin][1], net, "l")
    s.wire(ends["GND"], (18, 17), (18, 18))
    s.ground((18, 18), (33, 13))


def sensor(desk: Desk) -> None:
    s = desk.sheet
    s.name("head", 0, 0, "Sensor")
    right = ["SDA", "SCL", "INT", "ADDR"]
    chip = s.chip(
        15, 8, (13, 11), desk.draw.bank("sensors"), {"l": ["VDD", "", "", "GND"], "r": right}
    )
    ends = chip["ends"]
    s.power(desk.rail, (6, 8))
    s.wire(ends["VDD"], (6, 10), (6, 8), net=desk.rail)
    desk.capacitor(6, 13, 1e5, 1e5)
    s.dot((6, 10), (32, 10), (39, 12))
    s.wire(ends["GND"], (12, 16), (12, 18))
    s.ground((6, 16), (12, 18))
    for name, net in (("SDA", "SDA"), ("SCL", "SCL"), ("INT", desk.net())):
        y = ends[name][1]
        s.wire(ends[name], (46, y), net=net)
        s.name("local", 46, y, net, "l")
    pull = ohms(desk.draw.stream, 2200, 10000)
    for x, y in ((32, 10), (39, 12)):
        s.power(desk.rail, (x, 2))
        s.part("R", x, 5, 0, pull)
        s.wire((x, 8), (x, y))
    s.cross(ends["ADDR"])


def driver(desk: Desk) -> None:
    s = desk.sheet
    s.name("head", 0, 0, "Output driver")
    net = desk.net()
    s.name("global", 8, 17, net, "l")
    desk.resistor(11, 17, 1, low=100, high=1000)
    desk.resistor(16, 20, low=10000)
    s.wire((14, 17), (19, 17), net=net)
    s.part("NMOS", 23, 17, 0, desk.draw.bank("transistors"))
    s.wire((25, 21), (25, 23))
    s.ground((16, 23), (25, 23))
    s.wire((25, 13), (25, 11), (35, 11))
    for text in s.part("D", 31, 8, 2, desk.draw.bank("diodes"))["texts"]:
        text.update(x=s.at(29.5, 0)[0], align="r")
    s.power(desk.source, (31, 5))
    s.wire((31, 5), (33, 5), (33, 7), (35, 7), net=desk.source)
    s.dot((16, 17), (31, 11))
    s.chip(37, 5, (3, 8), "Conn_01x02", {"l": ["Pin_1", "", "Pin_2"]}, letter="J")


def amplifier(desk: Desk) -> None:
    s = desk.sheet
    s.name("head", 0, 0, "Analog input")
    net, out = desk.net(), desk.net()
    s.wire((0, 7), (6, 7), net=net)
    s.name("local", 0, 7, net)
    desk.resistor(9, 7, 1)
    s.wire((12, 7), (15, 7))
    s.part("OP", 21, 9, 0, desk.draw.bank("opamps"))
    s.wire((27, 9), (31, 9))
    s.wire((28, 9), (28, 15), (25, 15))
    desk.resistor(22, 15, 1)
    s.wire((19, 15), (13, 15), (13, 11), (15, 11))
    desk.resistor(13, 18)
    desk.resistor(34, 9, 1, low=100, high=1000)
    s.wire((37, 9), (45, 9), net=out)
    s.name("local", 45, 9, out, "l")
    desk.capacitor(39, 12, 1000, 1e5)
    s.dot((28, 9), (13, 15), (39, 9))
    s.ground((13, 21), (39, 15))


def header(desk: Desk) -> None:
    s = desk.sheet
    s.name("head", 0, 0, "Expansion header")
    names = ["Pin_1", "Pin_2", "Pin_3", "Pin_4", "Pin_5", "Pin_6"]
    ends = s.chip(22, 5, (3, 14), "Conn_01x06", {"l": names}, letter="J")["ends"]
    s.wire(ends["Pin_1"], (10, 7), net=desk.rail)
    s.power(desk.rail, (10, 7))
    for name in names[1:5]:
        net, y = desk.net(), ends[name][1]
        s.wire(ends[name], (12, y), net=net)
        s.name("global", 12, y, net, "l")
    s.wire(ends["Pin_6"], (16, 17), (16, 18))
    s.ground((16, 18))


def subsheet(desk: Desk, name: str) -> None:
    s, file = desk.sheet, name.lower().replace(" ", "_")
    nets = [desk.net() for _ in range(4)]
    made = s.chip(
        14, 4, (18, 13), "", {"l": nets}, look="sheet", plain=True, long=0, letter="Sheet"
    )
    part = s.parts[-1]
    part["texts"] = [text for text in part["texts"] if text["kind"] == "name"]
    for text in part["texts"]:
        text["kind"] = "port"
    at = {"x": part["x"], "align": ""}
    part["texts"] += [
        {**at, "y": part["y"] - 1.1, "text": name, "kind": "ref"},
        {**at, "y": part["y"] + 14.2, "text": f"File: {file}.kicad_sch", "kind": "file"},
    ]
    part["ref"], part["value"] = name, f"{file}.kicad_sch"
    for net in nets:
        y = made["ends"][net][1]
        s.wire((14, y), (4, y), net=net)
        s.name("local", 4, y, net)


def decoupling(desk: Desk) -> None:
    s = desk.sheet
    s.name("head", 0, 0, "Decoupling")
    s.power(desk.rail, (2, 7))
    s.wire((2, 7), (38, 7), net=desk.rail)
    s.wire((6, 13), (38, 13), net="GND")
    for n, x in enumerate((6, 14, 22, 30, 38)):
        desk.capacitor(x, 10, *((1e5, 1e5) if n < 3 else (1e6, 1e7)))
    s.dot((6, 7), (14, 7), (22, 7), (30, 7), (14, 13), (22, 13), (30, 13))
    s.ground((22, 13))


def controller(desk: Desk) -> None:
    """The chip in the middle, each of its pins with a name or a cross."""
    s, stream = desk.sheet, desk.draw.stream
    ports = [f"P{letter}{n}" for letter in "ABC" for n in range(8)]
    left = ["NRST", "", "XTAL1", "XTAL2", "", *ports[:10]]
    right = [*ports[10:20], "", "SDA", "SCL", "", *ports[20:21]]
    supply = {"t": ["", "", "", "", "", "", "VDD", "AVCC"], "b": ["", "", "", "GND", "GND'"]}
    chip = s.chip(12, 9, (20, 32), desk.draw.bank("chips"), {"l": left, "r": right, **supply})
    ends: dict[str, Any] = chip["ends"]
    free = ["LED1", "LED2", "LED3", "LED4", "USB_DP", "USB_DM", *desk.used, *desk.names]
    for side, names, way in (("l", left, -10), ("r", right, 10)):
        for name in names:
            if not name:
                continue
            x, y = ends[name]
            if name in ports and stream.chance(0.16):
                s.cross((x, y))
                continue
            net = name if name not in ports else free.pop(0)
            s.wire((x, y), (x + way, y), net=net)
            s.name("local", x + way, y, net, "r" if side == "l" else "l")
    s.wire(ends["VDD"], (26, 5), net=desk.rail)
    s.wire(ends["AVCC"], (28, 6), (26, 6), net=desk.rail)
    s.dot((26, 6))
    s.power(desk.rail, (26, 5))
    s.wire(ends["GND"], (20, 44))
    s.wire(ends["GND'"], (22, 44), (20, 44))
    s.dot((20, 44))
    s.ground((20, 44))


SIZES: dict[Block, int] = {
    regulator: 17,
    clock: 20,
    leds: 23,
    usb: 20,
    sensor: 22,
    driver: 26,
    amplifier: 25,
    header: 21,
    decoupling: 16,
}
