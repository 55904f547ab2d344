"""An evening at the recorder: cameras of a place, what came before them, what was kept."""

from __future__ import annotations

import datetime as dt
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit import movers, premises
from pointerbench.values.rng import Stream

_LABELS = ("person", "person", "car", "dog", "package")
_DRIVEN = ("drive", "street", "parking", "dock", "gate")


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    minute = stream.integer(7 * 60, 22 * 60)
    now = dt.datetime.combine(draw.today, dt.time(minute // 60, minute % 60))
    cameras = _cameras(draw.child("cameras"))
    return {
        "title": "Frigate",
        "day_minute": minute,
        "date": f"{now:%Y-%m-%d}",
        "clock": f"{now:%H:%M}",
        "ir": _night(now, 0),
        "cameras": cameras,
        "groups": draw.banks("groups", 3),
        "reviews": _reviews(draw.child("reviews"), cameras, now),
        "counts": {"alerts": stream.integer(16, 96), "detections": stream.integer(100, 340)},
        "found": _found(draw.child("found"), cameras, now),
        "query": draw.bank("sentences"),
        "about": draw.bank("described"),
        "exports": _exports(draw.child("exports"), cameras),
        "zones": _zones(draw.child("zones")),
        "users": [
            {"name": one["handle"], "role": "admin" if not at else stream.pick(["viewer", "admin"])}
            for at, one in enumerate(draw.people(6))
        ],
        "health": _health(draw.child("health"), cameras),
        "log": _log(draw.child("log"), cameras, now),
    }


def _cameras(draw: Draw) -> list[dict[str, Any]]:
    stream, rates = draw.stream, draw.distinct(90, 980, 9, 7)
    found = []
    for at, (name, place) in enumerate(draw.banks("cameras", 9)):
        own = stream.child(name)
        came = own.pick([[], [], ["person"], ["person"], ["dog"], ["person", "dog"]])
        found.append(
            {
                "key": f"c{at}",
                "name": name,
                **premises.scene(own, place),
                "came": movers.visitors(own, came),
                "driven": place in _DRIVEN,
                "indoor": place in ("aisle", "room"),
                "rate": f"{rates[at]} kB/s",
                "lag": f"{own.uniform(0.08, 1.4):.2f} s",
                "second": f"{own.integer(0, 59):02d}",
                "moves": at == 0,
            }
        )
    return found


def _when(now: dt.datetime, minutes: int) -> str:
    return f"{now - dt.timedelta(minutes=minutes):%b %d, %I:%M %p}"


def _night(now: dt.datetime, minutes: int) -> bool:
    """Whether a camera outdoors films by infrared light then."""
    then = now - dt.timedelta(minutes=minutes)
    return not dt.time(7, 30) <= then.time() <= dt.time(19, 30)


def _ago(minutes: int) -> str:
    return f"{minutes}m ago" if minutes < 60 else f"{minutes // 60}h ago"


def _reviews(draw: Draw, cameras: list[dict[str, Any]], now: dt.datetime) -> list[dict[str, Any]]:
    """What was noticed within a day, the latest first."""
    stream, found = draw.stream, []
    lengths = draw.distinct(6, 170, 12, 3)
    for at, ago in enumerate(sorted(draw.distinct(3, 900, 12, 4))):
        camera = stream.pick(cameras)
        labels = stream.pick(
            [["person"], ["person"], ["car"], ["dog"], ["person", "car"]]
            if camera["driven"]
            else [["person"], ["person"], ["dog"], ["person", "package"]]
        )
        own = stream.child(f"r{at}")
        found.append(
            {
                "key": f"r{at}",
                "camera": camera["key"],
                "came": movers.visitors(own, labels),
                "labels": labels,
                "ago": _ago(ago),
                "minutes": ago,
                "night": _night(now, ago),
                "time": _when(now, ago),
                "moment": (now - dt.timedelta(minutes=ago)).isoformat(timespec="minutes"),
                "length": f"{lengths[at] // 60}:{lengths[at] % 60:02d}",
                "seconds": lengths[at],
            }
        )
    return found


def _found(draw: Draw, cameras: list[dict[str, Any]], now: dt.datetime) -> list[dict[str, Any]]:
    """Tracked objects that a search brings up, each with how sure the detector was."""
    stream, scores = draw.stream, draw.distinct(50, 98, 12, 4)
    found = []
    for at, ago in enumerate(draw.distinct(20, 4200, 12, 13)):
        camera = stream.pick(cameras)
        label = stream.pick([one for one in _LABELS if one != "car" or camera["driven"]])
        label = label if at else "person"
        found.append(
            {
                "key": f"o{at}",
                "label": label,
                "camera": camera["key"],
                "came": movers.visitors(stream.child(f"o{at}"), [label]),
                "score": scores[at],
                "percent": f"{scores[at]}%",
                "night": _night(now, ago),
                "time": _when(now, ago),
            }
        )
    return found


def _exports(draw: Draw, cameras: list[dict[str, Any]]) -> list[dict[str, Any]]:
    cameras = [one for one in cameras if not one["indoor"]] or cameras
    return [
        {
            "key": f"x{at}",
            "name": name,
            "camera": draw.stream.pick(cameras)["key"],
            "came": movers.visitors(
                draw.stream.child(f"x{at}"), [draw.stream.pick(["person", "person", "dog"])]
            ),
        }
        for at, name in enumerate(draw.banks("exports", 8))
    ]


def _zones(draw: Draw) -> list[dict[str, Any]]:
    """Areas of a picture, each a polygon in shares of its width and height."""
    stream = draw.stream
    inks = ("#3fa7f5", "#f2b134", "#57c785", "#e0607e")
    spots = stream.sample([(0.2, 0.62), (0.52, 0.44), (0.8, 0.66), (0.5, 0.8)], 4)
    found = []
    for at, (name, (x, y)) in enumerate(zip(draw.banks("zones", 4), spots, strict=True)):
        points = [
            [
                round(x + dx * stream.uniform(0.1, 0.16), 3),
                round(y + dy * stream.uniform(0.08, 0.15), 3),
            ]
            for dx, dy in ((-1, -1), (0.2, -1.1), (1, -0.8), (1.1, 0.9), (-0.9, 1))
        ]
        found.append({"key": f"z{at}", "name": name, "points": points, "ink": inks[at]})
    return found


_CHARTS = (
    ("speed", "Detector Inference Speed", "ms", 6, 14, "coral"),
    ("cpu", "Detector CPU Usage", "%", 2, 22, "coral"),
    ("memory", "Detector Memory Usage", "%", 1, 6, "coral"),
    ("gpu", "GPU Usage", "%", 1, 30, "intel-vaapi"),
    ("gpumem", "GPU Memory", "%", 8, 24, "intel-vaapi"),
    ("process", "Process CPU Usage", "%", 1, 12, "frigate.full_system"),
)


def _walk(stream: Stream, low: float, high: float) -> list[float]:
    value, found = stream.uniform(low, high), []
    for _ in range(60):
        value = min(high, max(low, value + stream.uniform(-1, 1) * (high - low) / 6))
        found.append(round(value, 2))
    return found


def _health(draw: Draw, cameras: list[dict[str, Any]]) -> dict[str, Any]:
    """How busy the machine is, and what each camera keeps on its disk."""
    stream, share = draw.stream, draw.distinct(14, 240, len(cameras), 4)
    used = sum(share)
    total = round(used / stream.uniform(0.4, 0.85))
    return {
        "cpu": stream.integer(5, 34),
        "gpu": stream.integer(1, 24),
        "used": f"{used} GB",
        "total": f"{total} GB",
        "share": round(100 * used / total),
        "charts": [
            {"id": id_, "name": name, "unit": unit, "who": who, "values": _walk(stream, low, high)}
            for id_, name, unit, low, high, who in _CHARTS
        ],
        "rows": [
            {
                "key": one["key"],
                "name": one["name"],
                "space": share[at],
                "text": f"{share[at]} GB",
                "part": f"{100 * share[at] / used:.1f}%",
                "band": f"{stream.uniform(0.4, 6.8):.2f} GB/hour",
            }
            for at, one in enumerate(cameras)
        ],
    }


def _log(draw: Draw, cameras: list[dict[str, Any]], now: dt.datetime) -> list[dict[str, Any]]:
    stream, when, found = draw.stream, now - dt.timedelta(minutes=64), []
    names = [one["name"].lower().replace(" ", "_") for one in cameras]
    lines = [
        ("info", "frigate.app", "Starting Frigate (0.15.1)"),
        ("info", "peewee_migrate.logs", "Starting migrations"),
        ("info", "frigate.app", "Recording process started: 412"),
        ("info", "frigate.app", "Review process started: 418"),
        ("info", "detector.coral", "Starting detection process: 431"),
        ("info", "frigate.edgetpu", "TPU found"),
        *(("info", "frigate.app", f"Camera processor started for {one}") for one in names),
        *(("info", "frigate.app", f"Capture process started for {one}") for one in names[:4]),
        ("warning", "frigate.watchdog", f"No new recording segments for {names[2]} in 120s"),
        ("error", f"watchdog.{names[5]}", f"Ffmpeg process crashed unexpectedly for {names[5]}."),
        ("error", f"watchdog.{names[5]}", "The following ffmpeg logs include the last 100 lines"),
        ("error", f"ffmpeg.{names[5]}.detect", "[tcp] Connection to camera failed: timed out"),
        ("info", "frigate.record.maintainer", f"Keeping segments of {names[3]} in cache"),
        ("debug", "frigate.object_processing", f"{names[0]}: snapshot saved"),
        ("info", "frigate.events.cleanup", "Removed 38 expired snapshots"),
    ]
    for at, (kind, tag, text) in enumerate(lines):
        when += dt.timedelta(seconds=stream.integer(0, 9) if at < 19 else stream.integer(20, 400))
        found.append(
            {
                "key": f"g{at}",
                "kind": kind,
                "tag": tag,
                "text": text,
                "time": f"{when:%Y-%m-%d %H:%M:%S}",
            }
        )
    return found


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    camera = stream.pick(document["cameras"])["key"]
    some = [one["key"] for one in stream.sample(document["reviews"][:9], 3)]
    return {
        "live": {"stats": True},
        "live_editing": {"edit": True, "stats": True, "group": document["groups"][0]},
        "camera": {"page": "camera", "camera": "c0"},
        "review": {"page": "review"},
        "review_picked": {"page": "review", "picked": some},
        "recording": {"page": "recording", "camera": camera},
        "explore": {"page": "explore"},
        "exports": {"page": "exports"},
        "settings_ui": {"page": "settings", "tab": "ui"},
        "settings_zones": {"page": "settings", "tab": "zones", "camera": camera},
        "menu_debug": {"page": "settings", "tab": "debug", "camera": camera, "open": "cameras"},
        "storage": {"page": "system", "tab": "storage"},
        "system": {"page": "system", "tab": "general"},
        "logs": {"page": "logs"},
        "menu_gear": {"open": "gear", "stats": True},
        "context_camera": {"open": "camera", "camera": camera, "stats": True},
        "menu_filter": {"page": "review", "open": "labels"},
        "menu_cameras": {"page": "review", "open": "cameras"},
        "dialog_object": {"page": "explore", "dialog": "object"},
        "dialog_export": {"page": "recording", "dialog": "export", "camera": camera},
        "dialog_group": {"dialog": "group", "stats": True},
        "notice": {"page": "exports", "notice": True},
    }
