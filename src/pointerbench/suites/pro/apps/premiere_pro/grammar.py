"""A short film: shots, its cut on six tracks, effects of a clip, grades, bins, a mix."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.timeline import Film, decibels, timecode

_MARKS = ("#3fae55", "#e8a33d", "#d14b3f", "#4b7be0")


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    fps = stream.pick((24, 25, 30))
    film = Film(draw, fps=fps)
    disk = stream.pick(("D:\\Projects", "E:\\Edit", "C:\\Users\\{0}\\Videos", "D:\\Jobs\\{0}"))
    who = draw.person()["given"].lower()
    cut = f"{film.stem}_v{stream.integer(2, 14):02d}"
    marks = [
        {"key": f"k{n}", "at": film.begin + film.span * at, "ink": stream.pick(_MARKS)}
        for n, at in enumerate(
            (stream.uniform(0.05, 0.3), stream.uniform(0.4, 0.6), stream.uniform(0.7, 0.9))
        )
    ]
    return {
        "title": film.stem,
        "path": f"{disk.format(who)}\\{film.stem}\\{film.stem}.prproj",
        "fps": fps,
        "sequence": cut,
        "others": draw.banks("sequences", 2),
        "bins": draw.banks("bins", 3),
        "shots": [_media(shot, fps) for shot in film.shots],
        "sounds": [
            sound | {"length": timecode(sound["seconds"], fps)}
            for sound in (*film.music, *film.sounds)
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
        "clock": timecode(film.now, fps),
        "total": timecode(film.begin + film.span + stream.integer(20, 200), fps),
        "seen": film.seen["id"],
        "marks": marks,
        "effects": _effects(draw.child("effects")),
        "grade": _grade(draw.child("grade")),
        "mix": _mix(draw.child("mix")),
        "speed": stream.pick((40, 50, 80, 125, 150, 200)),
        "levels": [stream.integer(48, 82), stream.integer(48, 82)],
        "preset": stream.pick(("Match Source - Adaptive High Bitrate", "High Quality 1080p HD")),
        "size": stream.integer(120, 980),
    }


def _media(shot: dict[str, Any], fps: int) -> dict[str, Any]:
    return shot | {"length": timecode(shot["seconds"], fps)}


def _effects(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    return {
        "position": [f"{960 + stream.integer(-60, 60)}.0", f"{540 + stream.integer(-40, 40)}.0"],
        "scale": f"{stream.integer(100, 128)}.0",
        "rotation": f"{stream.integer(-3, 3)}.0 °",
        "opacity": f"{stream.pick((100, 100, 85, 70))}.0 %",
        "blur": f"{stream.integer(4, 40)}.0",
        "volume": f"{stream.integer(-90, 20) / 10} dB",
        "keys": sorted(round(stream.uniform(0.08, 0.9), 3) for _ in range(3)),
    }


def _grade(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    names = (
        *("Temperature", "Tint", "Saturation", "Exposure", "Contrast"),
        *("Highlights", "Shadows", "Whites", "Blacks"),
    )
    values = {name: stream.integer(-60, 60) for name in names}
    values["Saturation"] = stream.integer(80, 140)
    return {
        "values": values,
        "creative": {
            "Faded Film": stream.integer(0, 40),
            "Sharpen": stream.integer(-20, 40),
            "Vibrance": stream.integer(-30, 50),
        },
        "wheels": [[stream.uniform(30, 70), stream.uniform(30, 70)] for _ in range(3)],
        "scope": [[stream.integer(10, 55), stream.integer(20, 45)] for _ in range(3)],
        "seed": stream.integer(1, 9999),
    }


def _mix(draw: Draw) -> list[dict[str, Any]]:
    stream = draw.stream
    volumes = draw.distinct(-180, 30, 4, 11)
    names = ("A1", "A2", "A3", "Mix")
    return [
        {
            "key": name,
            "name": ("Dialogue", "Effects", "Music", "Mix")[n],
            "volume": volumes[n] / 10,
            "text": decibels(volumes[n] / 10),
            "pan": stream.integer(-40, 40) if n < 3 else 0,
            "level": stream.integer(30, 80),
        }
        for n, name in enumerate(names)
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream, tracks = draw.stream, document["tracks"]
    clip, other = (one["id"] for one in stream.sample(tracks["V1"][2:7], 2))
    seen = document["seen"]
    shot = stream.pick(document["shots"][:5])["key"]
    return {
        "editing": {"item": shot, "clip": clip},
        "effects": {"left": "effects", "lower": "effects", "clip": seen},
        "icons": {"view": "icon", "item": shot, "tool": "razor", "notice": True},
        "color": {"left": "scopes", "right": True, "clip": seen, "tool": "track"},
        "wheels": {"left": "scopes", "right": True, "folds": {"basic": True}, "clip": other},
        "mixer": {"left": "mixer", "clip": tracks["A3"][0]["id"], "playing": True},
        "ranged": {"marked": True, "left": "effects", "clip": other, "lower": "browser"},
        "menu_clip": {"open": "clip", "clip": clip, "item": shot},
        "menu_sequence": {"open": "sequence", "clip": other, "left": "effects"},
        "menu_window": {"open": "window", "clip": other, "view": "icon"},
        "context": {"open": "context", "clip": clip, "left": "effects"},
        "dialog_speed": {"dialog": "speed", "clip": seen, "left": "effects"},
        "exporting": {"mode": "export"},
    }
