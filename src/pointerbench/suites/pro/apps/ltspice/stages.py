"""Circuits with transistors and amplifiers; and the list of all circuits that there are."""

from __future__ import annotations

import math

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.apps.ltspice.designs import (
    Design,
    band,
    buck,
    low_pass,
    made_of,
    rectifier,
    resonance,
    sized,
    source,
)
from pointerbench.suites.pro.apps.ltspice.waves import Wave, plot, scaled, sine
from pointerbench.suites.pro.kit.circuits import Sheet


def inverting(draw: Draw) -> Design:
    stream, s = draw.stream, Sheet()
    r1, r2 = stream.pick((1e3, 2.2e3, 4.7e3)), stream.pick((10e3, 22e3, 47e3))
    swing, frequency, rail = stream.pick((0.1, 0.2, 0.5)), stream.pick((1e3, 2e3, 1e4)), 15
    source(s, 5, 15, f"SINE(0 {swing:g} {scaled(frequency)})")
    s.wire((5, 12), (5, 9), (9, 9))
    s.part("R", 12, 9, 1, sized(r1))
    s.wire((15, 9), (21, 9))
    s.wire((17, 9), (17, 4), (21, 4))
    s.part("R", 24, 4, 1, sized(r2))
    s.wire((27, 4), (35, 4), (35, 11))
    s.part("OP", 27, 11, 2, stream.pick(("LT1001", "LT1013", "AD8628", "LT1677")), flip=True)
    s.wire((33, 11), (38, 11))
    s.wire((21, 13), (19, 13), (19, 15))
    s.dot((17, 9), (35, 11))
    s.name("local", 6, 9, "in")
    s.name("local", 38, 11, "out", "l")
    source(s, 44, 14, "15")
    source(s, 52, 14, "-15")
    s.wire((44, 11), (44, 9))
    s.wire((52, 11), (52, 9))
    s.name("local", 44, 9, "V+")
    s.name("local", 52, 9, "V-")
    s.ground((5, 18), (19, 15), (44, 17), (52, 17), text="")
    stop = 5 / frequency
    wave = sine(0, swing, frequency)

    def out(t: float) -> float:
        return max(-rail + 1, min(rail - 1, -r2 / r1 * wave(t)))

    made = made_of(s, (60, 25), f".tran {scaled(stop)}", (28, 22))
    return made | {"plot": plot(stop, [("V(in)", wave), ("V(out)", out)])}


_EMITTER = (
    *(((5, 16), (5, 13), (9, 13)), ((15, 13), (26, 13)), ((20, 10), (20, 16))),
    *(((20, 4), (20, 3), (32, 3)), ((32, 3), (52, 3), (52, 10)), ((32, 17), (41, 17))),
    *(((32, 9), (40, 9)), ((46, 9), (50, 9))),
)
_ASTABLE = (
    *(((10, 4), (10, 3), (46, 3), (46, 12)), ((19, 4), (19, 3)), ((28, 4), (28, 3))),
    *(((37, 4), (37, 3)), ((10, 10), (10, 14)), ((37, 10), (37, 14)), ((3, 12), (11, 12))),
    *(((36, 12), (42, 12)), ((17, 12), (19, 12), (28, 18), (31, 18)), ((19, 10), (19, 12))),
    *(((30, 12), (28, 12), (19, 18), (16, 18)), ((28, 10), (28, 12))),
)


def emitter(draw: Draw) -> Design:
    """An amplifier with one transistor."""
    stream, s = draw.stream, Sheet()
    frequency, swing = stream.pick((1e3, 5e3, 1e4)), stream.pick((0.01, 0.02, 0.05))
    low, high = stream.pick(((10e3, 47e3), (8.2e3, 39e3), (12e3, 56e3)))
    rc, re = stream.pick((3.3e3, 4.7e3, 2.7e3)), stream.pick((470, 680, 1e3))
    source(s, 5, 19, f"SINE(0 {swing:g} {scaled(frequency)})")
    s.part("C", 12, 13, 1, sized(1e-6))
    for x, y, value in ((20, 7, high), (20, 19, low), (32, 6, rc), (32, 20, re)):
        s.part("R", x, y, 0, sized(value))
    s.part("NPN", 30, 13, 0, stream.pick(("2N2222", "2N3904", "BC547B", "BC847C")))
    s.part("C", 41, 20, 0, sized(1e-4))
    s.part("C", 43, 9, 1, sized(1e-5))
    s.lines(*_EMITTER)
    source(s, 52, 13, "12")
    s.dot((20, 13), (32, 3), (32, 17), (32, 9))
    s.name("local", 6, 13, "in")
    s.name("local", 50, 9, "out", "l")
    s.name("local", 44, 3, "Vcc")
    s.ground((5, 22), (20, 22), (32, 23), (41, 23), (52, 16), text="")
    stop = 5 / frequency
    gain = min(rc / 26, 5.2 / swing)
    made = made_of(s, (60, 31), f".tran {scaled(stop)}", (30, 28))
    out = sine(0, gain * swing, frequency, math.pi)
    return made | {"plot": plot(stop, [("V(in)", sine(0, swing, frequency)), ("V(out)", out)])}


def astable(draw: Draw) -> Design:
    """Two transistors that switch each other off in turn."""
    stream, s = draw.stream, Sheet()
    r, c = stream.pick((47e3, 68e3, 100e3)), stream.pick((1e-8, 1e-7))
    supply, load = stream.pick((5, 9, 12)), stream.pick((1e3, 2.2e3))
    model = stream.pick(("2N3904", "BC547B", "2N2222"))
    for x, value in ((10, load), (19, r), (28, r), (37, load)):
        s.part("R", x, 7, 0, sized(value))
    for x, left, own in ((12, 1.2, {"flip": True}), (35, 39, {})):
        part = s.part("NPN", x, 18, 0, model, **own)
        part["box"] = [x - 3.9, 14, x + 4, 22]
        for n, y in enumerate((17.2, 18.9)):
            part["texts"][n] |= {"x": left, "y": y}
    for x in (14, 33):
        s.part("C", x, 12, 3, sized(c))
    s.lines(*_ASTABLE)
    source(s, 46, 15, str(supply))
    s.dot((10, 12), (37, 12), (19, 12), (28, 12), (19, 3), (28, 3), (37, 3))
    s.name("local", 3, 12, "c1")
    s.name("local", 42, 12, "c2", "l")
    s.ground((10, 22), (37, 22), (46, 18), text="")
    half = 0.69 * r * c
    stop = float(f"{half * 6:.1g}")
    ones = [("V(c1)", _rising(half, 0, supply, supply - 0.08, load * c * 2, 0.08))]
    ones += [("V(c2)", _rising(half, half, supply, supply - 0.08, load * c * 2, 0.08))]
    ones += [("V(b2)", _rising(half, half, supply, 2 * supply - 0.7, r * c, 0.7))]
    made = made_of(s, (54, 30), f".tran {scaled(stop)}", (20, 27))
    return made | {"plot": plot(stop, ones)}


def _rising(half: float, late: float, high: float, fall: float, tau: float, low: float) -> Wave:
    """Low for one half, then up to a voltage from so far below it."""

    def wave(t: float) -> float:
        at = (t + late) % (2 * half)
        return low if at < half else high - fall * math.exp(-(at - half) / tau)

    return wave


ALL = (low_pass, resonance, band, rectifier, inverting, emitter, astable, buck)
