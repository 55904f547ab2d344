"""What a computer is busy with: totals are what its programs use, curves end at what is now."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.gd.apps.monitor import parts
from pointerbench.suites.gd.apps.monitor.meters import meters

_GIGA = 1024  # MB


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    memory = stream.pick([16, 32, 64])
    programs = _programs(draw.child("programs"), memory)
    total = {
        "cpu": min(96, round(sum(p["cpu"] for p in programs)) + stream.integer(3, 9)),
        "used": round((sum(p["memory"] for p in programs) * 1.25 + 900) / _GIGA, 1),
        "disk": round(sum(p["disk"] for p in programs) + stream.integer(1, 20) / 10, 1),
        "net": round(sum(p["net"] for p in programs) + stream.integer(1, 9) / 10, 1),
    }
    share = round(100 * total["used"] / memory)
    disks = parts.disks(draw.child("disks"))
    return {
        "programs": programs,
        "total": {
            "cpu": draw.percent_text(total["cpu"]),
            "memory": draw.percent_text(share),
            "disk": f"{draw.number_text(total['disk'], 1)} MB/s",
            "net": f"{draw.number_text(total['net'], 1)} Mbps",
        },
        "meters": meters(draw.child("meters"), total, memory, disks),
        "disks": disks,
        "folders": parts.folders(draw.child("folders"), disks[0]),
        "services": parts.services(draw.child("services")),
        "starts": parts.starts(draw.child("starts")),
        "cores": stream.pick([8, 12, 16]),
        "threads": draw.number_text(stream.integer(2100, 5200)),
        "running": draw.number_text(stream.integer(180, 420)),
        "up": _up(draw, stream.integer(0, 9), stream.integer(1, 23), stream.integer(1, 59)),
        "user": draw.person(),
        "lost": stream.pick(draw.content["lost"]),
        "busy": max(programs, key=lambda p: p["cpu"])["facts"]["name"]["text"],
        "boot": f"{stream.integer(82, 240) / 10} {draw.content['second']}",
    }


def _up(draw: Draw, days: int, hours: int, minutes: int) -> str:
    return str(draw.content["up"]).format(days=days, time=f"{hours:02}:{minutes:02}")


def _programs(draw: Draw, memory: int) -> list[dict[str, Any]]:
    """What runs, the busiest first."""
    stream, count = draw.stream, 13
    chosen = stream.sample(draw.content["programs"], count)
    loads = sorted(
        [stream.integer(60, 260) / 10, *(v / 10 for v in draw.distinct(1, 72, count - 1))],
        reverse=True,
    )
    sizes = draw.distinct(28, 300 * memory // 8, count)
    numbers, threads = draw.distinct(412, 28_900, count), draw.distinct(3, 96, count)
    found = []
    for n, program in enumerate(chosen):
        own = program.get("own", True)
        size = sizes[n] if own else sizes[n] // 7 + 5
        age = stream.integer(3, 1400)
        disk = stream.weighted({0: 5, 1: 5}) * stream.integer(1, 240) / 10
        net = stream.weighted({0: 6, 1: 4}) * stream.integer(1, 180) / 10
        found.append(
            {
                "key": f"p{n}",
                "icon": program["icon"],
                "ink": program["ink"],
                "own": own,
                "cpu": loads[n],
                "memory": size,
                "disk": disk,
                "net": net,
                "hung": stream.chance(0.12) and n > 1,
                "low": stream.chance(0.3),
                "facts": {
                    "name": {"value": program["name"], "text": program["name"]},
                    "pid": {"value": numbers[n], "text": str(numbers[n])},
                    "cpu": {"value": loads[n], "text": draw.percent_text(loads[n], 1)},
                    "memory": {"value": size, "text": f"{draw.number_text(size)} MB"},
                    "disk": {"value": disk, "text": f"{draw.number_text(disk, 1)} MB/s"},
                    "threads": {"value": threads[n], "text": str(threads[n])},
                    "age": {"value": age, "text": draw.duration_text(age)},
                },
                "net_text": f"{draw.number_text(net, 1)} Mbps",
            }
        )
    return found


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    keys = [program["key"] for program in document["programs"][:7]]
    off = [entry["key"] for entry in document["starts"] if entry["off"]]
    open_ = stream.pick(keys)
    return {
        "programs": {"open": open_, "pinned": [stream.pick(keys)]},
        "memory": {"sort": "memory", "panel": False, "banner": True, "open": open_},
        "menu": {"row": stream.pick(keys[:4]), "open": open_, "panel": False},
        "view": {"menu": "view", "open": open_},
        "processor": {"page": "load", "meter": "cpu"},
        "cores": {"page": "load", "meter": "cpu", "cores": True, "paused": True},
        "curves": {"page": "load", "meter": stream.pick(["memory", "disk", "net"])},
        "disks": {"page": "disks"},
        "services": {"page": "services", "banner": stream.chance(0.5)},
        "starts": {"page": "starts", "off": off},
        "settings": {"page": "settings"},
        "end": {"dialog": "end", "open": open_},
        "clean": {"page": "disks", "dialog": "clean", "open": "d0"},
        "copied": {"toast": "copied", "sort": "disk", "panel": False, "open": open_},
        "empty": {"query": document["lost"], "panel": False},
    }
