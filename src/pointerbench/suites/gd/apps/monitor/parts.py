"""What a computer holds: disks and what fills them, services, what starts by itself."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

from pointerbench.pages.banks.draw import Draw


def disks(draw: Draw) -> list[dict[str, Any]]:
    """Drives: what is free is what is not used."""
    stream, count = draw.stream, 6
    names = stream.sample(draw.content["disks"], count)
    filled, heats = draw.distinct(11, 96, count), draw.distinct(27, 58, count)
    found = []
    for n, (name, share) in enumerate(zip(names, filled, strict=True)):
        size = stream.pick(name["sizes"])
        free = round(size * (100 - share) / 100)
        day = draw.day(-300, -1)
        found.append(
            {
                "key": f"d{n}",
                "icon": name["icon"],
                "share": share,
                "loose": name["loose"],
                "kind": stream.pick(["NTFS", "ext4", "APFS", "exFAT"]),
                "facts": {
                    "name": {"value": name["name"], "text": name["name"]},
                    "size": {"value": size, "text": f"{draw.number_text(size)} GB"},
                    "free": {"value": free, "text": f"{draw.number_text(free)} GB"},
                    "share": {"value": share, "text": draw.percent_text(share)},
                    "heat": {"value": heats[n], "text": f"{heats[n]} °C"},
                    "checked": {"value": day.isoformat(), "text": draw.date_text(day, "numeric")},
                },
            }
        )
    return found


def services(draw: Draw) -> list[dict[str, Any]]:
    """What runs without a window."""
    stream, count = draw.stream, 11
    chosen = stream.sample(draw.content["services"], count)
    sizes, restarts = draw.distinct(4, 380, count), draw.distinct(0, 26, count)
    found = []
    for n, service in enumerate(chosen):
        day = draw.today - timedelta(days=stream.integer(0, 140))
        found.append(
            {
                "key": f"s{n}",
                "about": service["about"],
                "state": stream.weighted({"runs": 7, "stopped": 3, "failed": 1}),
                "start": stream.weighted({0: 6, 1: 3, 2: 1}),
                "facts": {
                    "name": {"value": service["name"], "text": service["name"]},
                    "memory": {"value": sizes[n], "text": f"{sizes[n]} MB"},
                    "restarts": {"value": restarts[n], "text": str(restarts[n])},
                    "since": {"value": day.isoformat(), "text": draw.date_text(day, "numeric")},
                },
            }
        )
    return found


def starts(draw: Draw) -> list[dict[str, Any]]:
    """What starts with the computer, and how long it holds it up."""
    stream, count = draw.stream, 10
    programs = [program for program in draw.content["programs"] if program.get("own", True)]
    waits, sizes = draw.distinct(2, 94, count), draw.distinct(6, 420, count)
    found = []
    for n, program in enumerate(stream.sample(programs, count)):
        day, maker = draw.day(-500, -1), draw.company()
        wait = waits[n] / 10
        impact = "high" if wait > 5 else "middle" if wait > 1.5 else "low"
        found.append(
            {
                "key": f"t{n}",
                "icon": program["icon"],
                "ink": program["ink"],
                "impact": impact,
                "off": stream.chance(0.3),
                "facts": {
                    "name": {"value": program["name"], "text": program["name"]},
                    "maker": {"value": maker, "text": maker},
                    "wait": {
                        "value": wait,
                        "text": f"{draw.number_text(wait, 1)} {draw.content['second']}",
                    },
                    "size": {"value": sizes[n], "text": f"{sizes[n]} MB"},
                    "since": {"value": day.isoformat(), "text": draw.date_text(day, "numeric")},
                },
            }
        )
    return found


def folders(draw: Draw, disk: dict[str, Any]) -> list[dict[str, Any]]:
    """What takes the room of a disk, the largest first: together most of what is used."""
    stream, count = draw.stream, 8
    used = disk["facts"]["size"]["value"] * disk["share"] / 100
    weights = sorted(draw.distinct(4, 60, count), reverse=True)
    names = stream.sample(draw.content["folders"], count)
    files = draw.distinct(140, 98_000, count, 7)
    found = []
    for n, (name, weight) in enumerate(zip(names, weights, strict=True)):
        size = round(used * 0.92 * weight / sum(weights), 1)
        share = round(size / used * 100, 1)
        day = draw.day(-260, 0)
        found.append(
            {
                "key": f"f{n}",
                "facts": {
                    "name": {"value": name, "text": name},
                    "size": {"value": size, "text": f"{draw.number_text(size, 1)} GB"},
                    "share": {"value": share, "text": draw.percent_text(share, 1)},
                    "files": {"value": files[n], "text": draw.number_text(files[n])},
                    "changed": {"value": day.isoformat(), "text": draw.date_text(day, "numeric")},
                },
            }
        )
    return found
