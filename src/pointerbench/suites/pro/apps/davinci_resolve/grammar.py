"""A film on its way through cutting, grading and delivery."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.timeline import Film, decibels, timecode

_FLAGS = ("#4a90d9", "#47b35f", "#d9b13f", "#d9534f", "#b06fd0")
_GAIN = ("Lift", "Gamma", "Gain", "Offset")
_REST = {"Gain": 1, "Offset": 25}


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    fps = stream.pick((24, 25, 25, 30))
    film = Film(draw, fps=fps, shots=12)
    hour = 3600
    return {
        "title": film.title,
        "stem": film.stem,
        "fps": fps,
        "timeline": draw.bank("timelines"),
        "others": draw.banks("timelines", 2),
        "bins": draw.banks("bins", 5),
        "shots": [
            shot | {"text": timecode(shot["seconds"], fps), "flag": _flag(draw)}
            for shot in film.shots
        ],
        "tracks": {
            "V3": film.titles,
            "V2": film.over,
            "V1": film.main,
            "A1": film.dialogue,
            "A2": film.noises,
            "A3": film.score,
        },
        "begin": film.begin,
        "span": film.span,
        "now": film.now,
        "seen": film.seen["id"],
        "clock": timecode(hour + film.now, fps),
        "source": timecode(stream.integer(2, 30), fps),
        "total": timecode(film.span + film.begin, fps),
        "zoom": stream.pick((35, 44, 52, 61, 75)),
        "inspector": _inspector(stream),
        "mixer": _mixer(draw.child("mixer")),
        "marks": [round(film.begin + film.span * at / 100, 1) for at in draw.spread(5, 90, 3)],
        "grade": _grade(draw.child("grade"), draw),
        "stills": _stills(draw, film),
        "albums": draw.banks("albums", 3),
        "jobs": _jobs(draw, film),
        "colours": {clip["id"]: stream.pick(("", "", "", "graded")) for clip in film.main},
        "seed": stream.integer(1, 9999),
    }


def _flag(draw: Draw) -> str:
    return draw.stream.pick(_FLAGS) if draw.stream.chance(0.35) else ""


def _inspector(stream: Any) -> dict[str, Any]:
    return {
        "zoom": f"{stream.integer(100, 140) / 100:.3f}",
        "x": f"{stream.integer(-200, 200)}.000",
        "y": f"{stream.integer(-120, 120)}.000",
        "turn": f"{stream.integer(-40, 40) / 10:.3f}",
        "opacity": stream.integer(60, 100),
        "crop": [stream.integer(0, 60) for _ in range(4)],
    }


def _mixer(draw: Draw) -> list[dict[str, Any]]:
    stream, volumes = draw.stream, draw.distinct(-170, 20, 4, 13)
    return [
        {
            "key": f"x{n}",
            "name": name,
            "volume": volumes[n] / 10,
            "text": decibels(volumes[n] / 10),
            "level": stream.integer(20, 78),
        }
        for n, name in enumerate(("A1", "A2", "A3", "Bus1"))
    ]


def _grade(draw: Draw, outer: Draw) -> dict[str, Any]:
    stream = draw.stream
    count = stream.integer(4, 6)
    return {
        "wheels": [
            {
                "name": name,
                "at": [stream.uniform(40, 60), stream.uniform(40, 60)],
                "values": [
                    f"{stream.integer(-9, 9) / 100 + _REST.get(name, 0):.2f}" for _ in range(4)
                ],
            }
            for name in _GAIN
        ],
        "nodes": [
            {"key": f"d{n}", "name": name, "number": f"{n + 1:02d}"}
            for n, name in enumerate(outer.banks("nodes", count))
        ],
        "curve": [[0, 0], *_points(stream), [255, 255]],
        "temp": f"{stream.integer(-90, 90) * 10}.0",
        "tint": f"{stream.integer(-30, 30)}.00",
        "contrast": f"{stream.integer(85, 130) / 100:.3f}",
        "saturation": f"{stream.integer(38, 68)}.00",
        "hue": [stream.integer(20, 40), stream.integer(45, 60)],
        "lines": [[stream.integer(12, 50), stream.integer(20, 44)] for _ in range(3)],
        "window": [stream.uniform(0.3, 0.6), stream.uniform(0.3, 0.55)],
    }


def _points(stream: Any) -> list[list[int]]:
    places = [64, 128, 192] if stream.chance(0.5) else [84, 176]
    return [[x, x + stream.integer(-30, 30)] for x in places]


def _stills(draw: Draw, film: Film) -> list[dict[str, Any]]:
    shots = draw.stream.sample(film.shots, 5)
    tracks = draw.distinct(1, 9, 5)
    return [
        {"key": f"g{n}", "photo": shot["photo"], "name": f"1.{tracks[n]}.{n + 1}"}
        for n, shot in enumerate(shots)
    ]


def _jobs(draw: Draw, film: Film) -> list[dict[str, Any]]:
    stream = draw.stream
    minutes = draw.distinct(2, 48, 4)
    found = []
    for n, name in enumerate(draw.banks("jobs", 4)):
        done = n < 2
        ending = stream.pick(("mov", "mp4", "mxf"))
        spent = f"00:{minutes[n]:02d}:{stream.integer(10, 59)}"
        found.append(
            {
                "key": f"j{n}",
                "name": name,
                "photo": film.shots[n]["photo"],
                "minutes": minutes[n],
                "spent": spent if done else "",
                "file": f"{film.stem}_{name.replace(' ', '_')}.{ending}",
                "share": 100 if done else 0,
            }
        )
    return found


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream, tracks = draw.stream, document["tracks"]
    clip, other = (one["id"] for one in stream.sample(tracks["V1"][2:7], 2))
    seen, shot = document["seen"], stream.pick(document["shots"][:6])["key"]
    node = stream.pick(document["grade"]["nodes"])["key"]
    return {
        "editing": {"clip": clip, "shot": shot},
        "inspecting": {"inspector": True, "clip": seen, "tool": "blade"},
        "effects": {"pool": "effects", "clip": other, "mixer": True},
        "color": {"page": "color", "clip": seen, "node": node},
        "windows": {"page": "color", "clip": other, "node": node, "palette": "window"},
        "qualifier": {"page": "color", "clip": seen, "node": node, "palette": "qualifier"},
        "deliver": {"page": "deliver", "clip": ""},
        "listing": {"pool": "media", "view": "list", "clip": clip, "shot": shot, "notice": True},
        "menu_timeline": {"open": "timeline", "clip": clip},
        "menu_color": {"open": "color", "page": "color", "clip": seen, "gallery": False},
        "context": {"open": "context", "clip": other, "inspector": True},
        "dialog_speed": {"dialog": "speed", "clip": clip},
    }
