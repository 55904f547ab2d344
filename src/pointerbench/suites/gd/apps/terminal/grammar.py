"""Shells on a few machines: what commands printed there, what runs, what is being copied."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw

Line = list[list[str]]  # runs of a colour and a text

_TENTH = 10


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    hosts = _hosts(draw.child("hosts"))
    user = stream.pick(content["users"][1:])
    prompt = f"{user}@{hosts[0]['machine']}"
    return {
        "menus": content["menus"],
        "hosts": hosts,
        "prompt": prompt,
        "tabs": [hosts[0]["machine"], "~/" + stream.pick(content["folders"]), hosts[1]["machine"]],
        "lines": _session(draw.child("session"), prompt, hosts[0]["machine"]),
        "second": _session(draw.child("second"), prompt, hosts[0]["machine"])[:12],
        "processes": _processes(draw.child("processes")),
        "transfers": _transfers(draw.child("transfers")),
        "load": [stream.integer(8, 92) for _ in range(4)],
        "running": stream.pick(content["programs"]),
        "search": content["search"],
        "hits": stream.integer(2, 14),
        "grid": f"{stream.pick([80, 96, 120, 132])}×{stream.pick([24, 32, 40])}",
        "lines_kept": draw.number_text(stream.pick([2000, 5000, 10000, 20000])),
        "opacity": stream.integer(60, 98),
    }


def _hosts(draw: Draw) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    count = stream.integer(6, 8)
    places = stream.sample(range(len(content["hosts"])), count)
    pings = draw.distinct(4, 320, count)
    days = draw.distinct(0, 120, count)
    hosts = []
    for number, place in enumerate(places):
        used = draw.day(-days[number], -days[number])
        hosts.append(
            {
                "key": f"h{number}",
                "name": content["hosts"][place],
                "machine": content["machines"][place],
                "address": f"10.{stream.integer(0, 40)}.{stream.integer(1, 9)}.{number + 11}",
                "ping": pings[number],
                "iso": used.isoformat(),
                "used": draw.date_text(used, "numeric"),
                "online": number == 0 or stream.chance(0.8),
                "hue": stream.integer(0, 4),
            }
        )
    return hosts


def _session(draw: Draw, prompt: str, machine: str) -> list[Line]:
    parts = [_listing, _disks, _log, _ping, _errors]
    lines: list[Line] = []
    for number, make in enumerate(draw.stream.shuffled(parts)):
        typed, printed = make(draw.child(str(number)), machine)
        lines += [[["user", prompt], ["path", " ~ "], ["", f"$ {typed}"]], *printed]
    return lines


def _listing(draw: Draw, machine: str) -> tuple[str, list[Line]]:
    stream, content = draw.stream, draw.content
    lines: list[Line] = []
    for name in stream.sample(content["files"], 5):
        size = f"{stream.integer(1, 990)}{stream.pick('KM')}"
        date = draw.date_text(draw.day(-300, -1), "numeric")
        ink = "good" if name.endswith(".sh") else "warm" if name.endswith(".gz") else ""
        rights = "-rwxr-xr-x" if ink == "good" else "-rw-r--r--"
        lines.append([["dim", f"{rights}  {size:>5}  {date}  "], [ink, name]])
    folder = stream.pick(content["folders"])
    return f"ls -lh {folder}", [*lines, [["dim", "drwxr-xr-x     -  "], ["path", f"{folder}/old/"]]]


def _disks(draw: Draw, machine: str) -> tuple[str, list[Line]]:
    lines: list[Line] = [[["bold", f"{'disk':<12}{'size':>7}{'used':>7}  {'':<20} share"]]]
    for name in ("/", "/home", "/srv"):
        room, share = draw.stream.pick([64, 120, 480, 960]), draw.stream.integer(12, 96)
        used = round(room * share / 100)
        bar = "█" * round(share / 5)
        ink = "bad" if share > 85 else "good"
        text = f"{name:<12}{room:>6}G{used:>6}G  "
        lines.append([["", text], [ink, f"{bar:░<20}"], ["", f" {share}%"]])
    return "disks", lines


def _log(draw: Draw, machine: str) -> tuple[str, list[Line]]:
    stream = draw.stream
    lines: list[Line] = []
    for text in stream.sample(draw.content["commits"], 4):
        mark = f"{stream.integer(0, 2**28 - 1):07x}"
        lines.append([["warm", mark], ["", f" {text}"]])
    lines[0].insert(1, ["user", " (main)"])
    return "git log --oneline -4", lines


def _ping(draw: Draw, machine: str) -> tuple[str, list[Line]]:
    target = draw.stream.pick(draw.content["machines"])
    lines: list[Line] = []
    for number in range(3):
        time = draw.stream.integer(90, 480) / _TENTH
        text = f"64 bytes from {target}: seq={number} ttl=61 time={time} ms"
        lines.append([["", text]])
    return f"ping -c 3 {target}", lines


def _errors(draw: Draw, machine: str) -> tuple[str, list[Line]]:
    stream = draw.stream
    lines: list[Line] = []
    for _ in range(4):
        ink, word = stream.weighted(
            {("good", "ok   "): 4, ("warm", "warn "): 2, ("bad", "error"): 2}
        )
        time = (
            f"{stream.integer(0, 23):02d}:{stream.integer(0, 59):02d}:{stream.integer(0, 59):02d}"
        )
        program = stream.pick(draw.content["programs"]).split()[0]
        lines.append(
            [["dim", f"{time} "], [ink, word], ["", f" {program} #{stream.integer(100, 999)}"]]
        )
    return "tail -4 access.log", lines


def _processes(draw: Draw) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    count = stream.integer(9, 12)
    loads = sorted(draw.distinct(2, 960, count, 3), reverse=True)
    memory = draw.distinct(6, 2400, count, 7)
    numbers = draw.distinct(410, 31900, count)
    return [
        {
            "key": f"p{number}",
            "pid": str(numbers[number]),
            "user": stream.pick(content["users"]),
            "tenths": loads[number],
            "cpu": f"{loads[number] / _TENTH:.1f}%",
            "mem": memory[number],
            "shown": draw.number_text(memory[number]),
            "time": draw.clip_text(stream.integer(20, 3500)),
            "command": program,
        }
        for number, program in enumerate(stream.sample(content["programs"], count))
    ]


def _transfers(draw: Draw) -> list[dict[str, Any]]:
    count = draw.stream.integer(4, 6)
    shares = draw.distinct(4, 98, count, 2)
    sizes = draw.distinct(8, 980, count, 3)
    return [
        {"key": f"t{number}", "file": name, "share": shares[number], "size": sizes[number]}
        for number, name in enumerate(draw.stream.sample(draw.content["files"], count))
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    host = draw.stream.pick(document["hosts"][1:])["key"]
    return {
        "shell": {"starred": [host]},
        "profile": {"pane": True},
        "split": {"split": True, "side": draw.stream.chance(0.5)},
        "monitor": {"view": "monitor"},
        "transfers": {"moving": True},
        "find": {"finding": True},
        "host": {"context": host},
        "menu": {"menu": draw.stream.pick(["shell", "edit", "view"])},
        "broadcast": {"broadcast": True, "recording": True},
        "lost": {"error": True, "pane": True, "scheme": "plum"},
        "new": {"dialog": "host"},
        "close": {"dialog": "close"},
    }
