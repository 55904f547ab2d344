"""A film on a magnetic timeline: libraries and events, clips with roles, values of a clip."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.timeline import Film, timecode


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    fps = stream.pick((24, 25, 30))
    film = Film(draw, fps=fps, shots=12)
    events = draw.banks("events", 4)
    whole = film.span + stream.integer(20, 150)
    return {
        "title": film.title,
        "fps": fps,
        "format": f"{stream.pick(('1080p', '4K'))} HD {fps}p, Stereo",
        "library": draw.bank("libraries"),
        "events": events,
        "keywords": draw.banks("keywords", 2),
        "shots": [
            shot | {"text": timecode(shot["seconds"], fps)[3:], "liked": stream.chance(0.3)}
            for shot in film.shots
        ],
        "tracks": {
            "titles": film.titles,
            "over": film.over,
            "main": film.main,
            "noises": film.noises,
            "score": film.score,
        },
        "begin": film.begin,
        "span": film.span,
        "now": film.now,
        "seen": film.seen["id"],
        "clock": timecode(film.now, fps),
        "whole": timecode(whole, fps)[3:8],
        "zoom": stream.pick((38, 46, 52, 64, 73)),
        "values": {
            "x": f"{stream.integer(-120, 120)}.0",
            "y": f"{stream.integer(-80, 80)}.0",
            "turn": f"{stream.integer(-30, 30) / 10:.1f}",
            "scale": stream.integer(100, 140),
            "opacity": stream.integer(55, 100),
            "crop": [stream.integer(0, 90) for _ in range(4)],
            "volume": f"{stream.integer(-120, 30) / 10:.1f}",
        },
        "color": [[stream.integer(10, 88), stream.integer(30, 70)] for _ in range(4)],
        "levels": [stream.integer(40, 80), stream.integer(40, 80)],
        "done": stream.integer(12, 88),
    }


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream, tracks = draw.stream, document["tracks"]
    clip, other = (one["id"] for one in stream.sample(tracks["main"][2:7], 2))
    seen, shot = document["seen"], stream.pick(document["shots"][:6])["key"]
    return {
        "editing": {"clip": seen, "shot": shot},
        "coloring": {"clip": seen, "tab": "color", "playing": True},
        "effects": {"clip": clip, "panel": "effects", "effect": "e2"},
        "index": {"clip": other, "index": True, "panel": ""},
        "titles": {"side": "titles", "clip": clip, "inspector": False, "kind": "k1"},
        "sound": {"clip": seen, "tab": "audio", "view": "list", "shot": shot},
        "menu_modify": {"open": "modify", "clip": clip},
        "menu_retime": {"open": "retime", "clip": seen},
        "menu_clip": {"open": "clip_menu", "clip": other, "panel": "transitions"},
        "context": {"open": "context", "clip": clip},
        "dialog_share": {"dialog": "share", "clip": seen, "page": "Info"},
        "background": {"tasks": True, "clip": other, "inspector": False},
    }
