"""Passive circuits and a converter, each with its schematic, its command and what comes out."""

from __future__ import annotations

import cmath
import math
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.apps.ltspice import waves
from pointerbench.suites.pro.apps.ltspice.waves import Wave, bode, plot, pulse, scaled, sine
from pointerbench.suites.pro.kit.circuits import Sheet, Value

Design = dict[str, Any]


def sized(amount: float) -> Value:
    made = Value(amount, {})
    made.text = scaled(amount)
    return made


def source(s: Sheet, x: float, y: float, value: str) -> None:
    """A voltage source, with what it does written where there is room: below."""
    part = s.part("V", x, y, 0, value)
    long = len(value) > 6
    ref, text = part["texts"]
    ref |= {"x": part["x"] + 2.4, "y": part["y"] - (0 if long else 1)}
    text |= {"x": part["x"] - (3 if long else -2.4), "y": part["y"] + (6.6 if long else 1)}


def made_of(s: Sheet, size: tuple[int, int], command: str, at: tuple[float, float]) -> Design:
    s.name("note", at[0], at[1], command, fn="directive")
    for part in s.parts:
        kind = {"R": "resistors", "C": "capacitors"}.get(part["kind"], "parts")
        part["group"] = kind
        part["facts"] = {"name": {"value": part["ref"], "text": part["ref"]}}
        if part["amount"] is not None:
            part["facts"]["size"] = {"value": part["amount"], "text": part["value"]}
    return {"sheet": s.drawn(), "size": list(size), "command": command}


def low_pass(draw: Draw) -> Design:
    stream, s = draw.stream, Sheet()
    r, c = stream.pick((1e3, 2.2e3, 4.7e3, 10e3)), stream.pick((1e-8, 2.2e-8, 1e-7, 4.7e-7))
    high, tau = stream.pick((1, 3.3, 5, 12)), r * c
    ten = 10 ** math.floor(math.log10(tau))
    unit = ten * (5 if tau / ten > 2 else 2)
    stop, on = unit * 20, unit * 5
    source(s, 7, 13, f"PULSE(0 {high:g} 0 1n 1n {scaled(on)} {scaled(2 * on)})")
    s.wire((7, 10), (7, 5), (15, 5))
    s.part("R", 18, 5, 1, sized(r))
    s.wire((21, 5), (34, 5))
    s.wire((28, 5), (28, 10))
    s.part("C", 28, 13, 0, sized(c))
    s.dot((28, 5))
    s.name("local", 8, 5, "in")
    s.name("local", 34, 5, "out", "l")
    s.ground((7, 16), (28, 16), text="")
    wave = pulse(high, 0, on, 2 * on)

    def out(t: float) -> float:
        level, at = 0.0, 0.0
        while at < t:
            span = min(on, t - at)
            aim = wave(at + on / 2)
            level = aim + (level - aim) * math.exp(-span / tau)
            at += on
        return level

    def amps(t: float) -> float:
        return (wave(t) - out(t)) / r

    made = made_of(s, (42, 24), f".tran {scaled(stop)}", (26, 21))
    return made | {"plot": plot(stop, [("V(in)", wave), ("V(out)", out)], [("I(C1)", amps)])}


def resonance(draw: Draw) -> Design:
    stream, s = draw.stream, Sheet()
    henry, farad = stream.pick((1e-3, 2.2e-3, 1e-2)), stream.pick((1e-8, 1e-7, 2.2e-7))
    ring = 2 * math.pi * math.sqrt(henry * farad)
    r = float(f"{2 * stream.uniform(0.06, 0.2) * math.sqrt(henry / farad):.1g}")
    unit = 10 ** math.floor(math.log10(ring * 10))
    stop = unit * (2 if ring * 10 / unit < 2 else 5 if ring * 10 / unit < 5 else 10)
    high = stream.pick((1, 5, 10))
    delay = stop / 20
    source(s, 6, 13, f"PULSE(0 {high} {scaled(delay)} 1n 1n {scaled(stop)})")
    s.wire((6, 10), (6, 5), (11, 5))
    s.part("R", 14, 5, 1, sized(r))
    s.wire((17, 5), (20, 5))
    s.part("L", 23, 5, 1, sized(henry))
    s.wire((26, 5), (37, 5))
    s.wire((31, 5), (31, 10))
    s.part("C", 31, 13, 0, sized(farad))
    s.dot((31, 5))
    s.name("local", 7, 5, "in")
    s.name("local", 37, 5, "out", "l")
    s.ground((6, 16), (31, 16), text="")
    wave = pulse(high, delay, stop, 2 * stop)
    volts, amps = waves.ringing(stop, wave, r, henry, farad)
    made = made_of(s, (44, 24), f".tran {scaled(stop)}", (28, 21))
    return made | {"plot": plot(stop, [("V(out)", volts)], [("I(L1)", amps)])}


def band(draw: Draw) -> Design:
    """A filter of second order, looked at over frequency."""
    stream, s = draw.stream, Sheet()
    r1, r2 = (stream.pick((1e3, 2.2e3, 4.7e3, 10e3)) for _ in range(2))
    c1, c2 = (stream.pick((1e-9, 1e-8, 4.7e-9, 2.2e-8)) for _ in range(2))
    source(s, 6, 13, "AC 1")
    s.wire((6, 10), (6, 5), (10, 5))
    s.part("R", 13, 5, 1, sized(r1))
    s.wire((16, 5), (22, 5))
    s.part("R", 25, 5, 1, sized(r2))
    s.wire((28, 5), (38, 5))
    s.wire((19, 5), (19, 10))
    s.wire((33, 5), (33, 10))
    s.part("C", 19, 13, 0, sized(c1))
    s.part("C", 33, 13, 0, sized(c2))
    s.dot((19, 5), (33, 5))
    s.name("local", 7, 5, "in")
    s.name("local", 38, 5, "out", "l")
    s.ground((6, 16), (19, 16), (33, 16), text="")

    def gain(frequency: float) -> complex:
        p = 2j * cmath.pi * frequency
        return 1 / (1 + p * (r1 * c1 + r1 * c2 + r2 * c2) + p * p * r1 * c1 * r2 * c2)

    made = made_of(s, (44, 24), ".ac dec 100 10 10Meg", (26, 21))
    return made | {"plot": bode(10, 1e7, gain, "V(out)")}


def rectifier(draw: Draw) -> Design:
    stream, s = draw.stream, Sheet()
    swing, frequency = stream.pick((10, 12, 17, 24)), stream.pick((50, 60, 400))
    r, c = stream.pick((100, 220, 470)), stream.pick((1e-4, 2.2e-4, 4.7e-4)) * 50 / frequency
    c = float(f"{c:.1g}")
    stop = {50: 0.1, 60: 0.1, 400: 0.02}[frequency]
    source(s, 6, 13, f"SINE(0 {swing} {frequency})")
    s.wire((6, 10), (6, 5), (12, 5))
    s.part("D", 15, 5, 3, stream.pick(("1N4007", "1N4148", "1N5819", "MURS120")))
    s.wire((18, 5), (38, 5))
    s.wire((24, 5), (24, 10))
    s.wire((33, 5), (33, 10))
    s.part("C", 24, 13, 0, sized(c))
    s.part("R", 33, 13, 0, sized(r))
    s.dot((24, 5), (33, 5))
    s.name("local", 7, 5, "ac")
    s.name("local", 38, 5, "out", "l")
    s.ground((6, 16), (24, 16), (33, 16), text="")
    wave = sine(0, swing, frequency)
    out = waves.smoothed(stop, wave, r, c)
    made = made_of(s, (44, 24), f".tran {scaled(stop)}", (26, 21))

    def amps(t: float) -> float:
        return out(t) / r

    return made | {"plot": plot(stop, [("V(ac)", wave), ("V(out)", out)], [("I(R1)", amps)])}


def buck(draw: Draw) -> Design:
    stream, s = draw.stream, Sheet()
    volts, share, frequency = (
        stream.pick((12, 24)),
        stream.pick((0.25, 0.4)),
        stream.pick((1e5, 2e5)),
    )
    henry, farad, load = stream.pick((1e-5, 2.2e-5)), 4.7e-5, stream.pick((2, 4))
    period = 1 / frequency
    source(s, 6, 13, f"PULSE(0 {volts} 0 10n 10n {scaled(share * period)} {scaled(period)})")
    s.wire((6, 10), (6, 5), (18, 5))
    s.wire((13, 5), (13, 10))
    s.part("S", 13, 13, 2, stream.pick(("1N5819", "MBRS340", "SS34")))
    s.part("L", 21, 5, 1, sized(henry))
    s.wire((24, 5), (42, 5))
    s.wire((29, 5), (29, 10))
    s.wire((37, 5), (37, 10))
    s.part("C", 29, 13, 0, sized(farad))
    s.part("R", 37, 13, 0, sized(load))
    s.dot((13, 5), (29, 5), (37, 5))
    s.name("local", 7, 5, "sw")
    s.name("local", 42, 5, "out", "l")
    s.ground((6, 16), (13, 16), (29, 16), (37, 16), text="")
    stop = 60 * period
    wave = pulse(volts, 0, share * period, period)
    out, amps = _filtered(stop, wave, henry, farad, load)
    made = made_of(s, (48, 24), f".tran {scaled(stop)}", (30, 21))
    return made | {"plot": plot(stop, [("V(out)", out)], [("I(L1)", amps)])}


def _filtered(
    stop: float, source: Wave, henry: float, farad: float, load: float
) -> tuple[Wave, Wave]:
    steps = waves.POINTS * 40
    per, volts, amps = stop / steps, [0.0], [0.0]
    for n in range(steps):
        amp = max(0.0, amps[-1] + (source(n * per) - volts[-1]) / henry * per)
        amps.append(amp)
        volts.append(volts[-1] + (amp - volts[-1] / load) / farad * per)
    return (
        lambda t: volts[min(steps, round(t / per))],
        lambda t: amps[min(steps, round(t / per))],
    )
