"""Recorded signals of a small circuit, as value change dumps."""

from __future__ import annotations

from pathlib import Path

from pointerbench.values.rng import Stream

_SIGNALS = (
    *(("clk", 1), ("reset_n", 1), ("enable", 1), ("state", 3), ("address", 16), ("data_in", 8)),
    *(("data_out", 8), ("write", 1), ("read", 1), ("ready", 1), ("count", 8), ("irq", 1)),
)
_CLOCKS = 120


def write(form: str, stream: Stream, _language: str, folder: Path) -> Path:
    """A dump in a folder."""
    path = folder / f"signals.{form}"
    path.write_text(dump(stream), "ascii")
    return path


def dump(stream: Stream) -> str:
    """One hundred and twenty clocks of 10 ns, of a controller in a test bench."""
    marks = {name: chr(33 + at) for at, (name, _) in enumerate(_SIGNALS)}
    lines = ["$timescale 1ns $end", "$scope module bench $end", "$scope module controller $end"]
    for name, width in _SIGNALS:
        kind = "wire" if width == 1 else "reg"
        lines.append(f"$var {kind} {width} {marks[name]} {name} $end")
    lines += ["$upscope $end", "$upscope $end", "$enddefinitions $end", "#0", "$dumpvars"]
    lines += [_value(0, width, marks[name]) for name, width in _SIGNALS]
    lines.append("$end")
    values = dict.fromkeys(marks, 0)
    for clock in range(1, _CLOCKS):
        lines += [f"#{10 * clock - 5}", f"1{marks['clk']}"]
        wanted = _stepped(stream, values, clock)
        for name, width in _SIGNALS:
            if wanted[name] != values[name]:
                lines.append(_value(wanted[name], width, marks[name]))
        values = wanted
        lines += [f"#{10 * clock}", f"0{marks['clk']}"]
    return "\n".join(lines) + "\n"


def _value(value: int, width: int, mark: str) -> str:
    return f"{value}{mark}" if width == 1 else f"b{value:b} {mark}"


def _stepped(stream: Stream, values: dict[str, int], clock: int) -> dict[str, int]:
    """The signals after the next edge."""
    found = dict(values)
    found["reset_n"] = int(clock > 4)
    found["enable"] = int(clock > 8)
    found["count"] = (values["count"] + found["enable"]) % 256
    if clock % 6 == 0:
        found["state"] = stream.integer(0, 5)
        found["write"], found["read"] = stream.pick(((1, 0), (0, 1), (0, 0)))
        found["address"] = stream.integer(0, 1023) * 4
    if found["write"]:
        found["data_out"] = stream.integer(0, 255)
    if found["read"]:
        found["data_in"] = stream.integer(0, 255)
    found["ready"] = int(clock % 6 > 2)
    found["irq"] = int(clock % 31 < 3)
    return found
