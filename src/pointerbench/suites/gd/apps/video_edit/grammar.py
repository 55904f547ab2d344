"""A film project: shots whose names say what they show, a timeline cut of some of them."""

from __future__ import annotations

from typing import Any

from pointerbench.elements.photos import photo
from pointerbench.pages.banks.draw import Draw

_MEGABYTES = 2.6  # of a second of film
_RATES = (24, 25, 30, 50, 60)
_FORMATS = ("H.264", "H.265", "ProRes", "AV1", "DNxHR")


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    clips = _clips(draw.child("clips"), stream.integer(9, 12))
    used = [clip for clip in clips if clip["used"]]
    project = stream.pick(content["projects"])
    version = stream.pick(content["versions"])
    film = _cut(draw.child("cut"), used)
    total = film[-1]["end"]
    return {
        "menus": content["menus"],
        "project": project,
        "version": version,
        "file": f"{project}{content['joint']}{version}.mp4",
        "clips": clips,
        "film": film,
        "titles": _strip(draw.child("titles"), content["titles"], total, 3, 0.55),
        "voice": _strip(draw.child("voice"), content["voices"], total, 3, 0.8),
        "music": _strip(draw.child("music"), content["songs"], total, 2, 0.95),
        "total": total,
        "head": round(total * stream.uniform(0.2, 0.8), 2),
        "jobs": _jobs(draw.child("jobs"), project),
        "effects": stream.shuffled(content["effects"]),
        "looks": stream.sample(content["looks"], 6),
        "bin": stream.pick(content["bins"]),
        "keyword": stream.pick(content["keywords"]),
        "estimate": draw.size_text(int(total * 1_450_000)),
        "values": [stream.integer(20, 92) for _ in range(6)],
    }


def _clips(draw: Draw, count: int) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    seconds = draw.distinct(6, 148, count, 2)
    days = draw.distinct(3, 90, count)
    used = set(stream.sample(range(count), 6))
    clips = []
    for number, (length, back) in enumerate(zip(seconds, days, strict=True)):
        shows = draw.photo("nature" if stream.chance(0.75) else "animal")
        name, take = photo(shows).name[draw.language], stream.pick(content["takes"])
        megabytes = round(length * _MEGABYTES * stream.uniform(0.7, 1.5))
        day = draw.day(-back, -back)
        clips.append(
            {
                "key": f"c{number}",
                "name": name,
                "take": take,
                "photo": shows,
                "seconds": length,
                "length": draw.clip_text(length),
                "mb": megabytes,
                "size": f"{draw.number_text(megabytes)} MB",
                "iso": day.isoformat(),
                "shot": draw.date_text(day, "short"),
                "rate": f"{stream.pick(_RATES)} fps",
                "used": number in used,
            }
        )
    return clips


def _cut(draw: Draw, used: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Parts of the shots, one after the other."""
    begin, parts = 0, []
    for clip in draw.stream.shuffled(used):
        end = begin + max(6, min(clip["seconds"], draw.stream.integer(9, 26)))
        parts.append({"key": clip["key"], "name": clip["name"], "begin": begin, "end": end})
        begin = end
    return parts


def _strip(
    draw: Draw, names: list[str], total: int, count: int, filled: float
) -> list[dict[str, Any]]:
    """Some blocks on a track, with gaps between them."""
    step = total / count
    return [
        {
            "name": name,
            "begin": round(step * (at + (1 - filled) * draw.stream.uniform(0, 1)), 2),
            "wide": round(step * filled * draw.stream.uniform(0.8, 1), 2),
        }
        for at, name in enumerate(draw.stream.sample(names, count))
    ]


def _jobs(draw: Draw, project: str) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    count = stream.integer(5, 7)
    versions = stream.sample(content["versions"], count)
    sizes = draw.spread(180, 4200, count)
    percents = sorted(draw.distinct(4, 96, count - 3), reverse=True)
    shares = [100, *percents, 0, 0]
    return [
        {
            "key": f"j{number}",
            "name": version,
            "project": project,
            "percent": percent,
            "shown": draw.percent_text(percent),
            "mb": size,
            "size": f"{draw.number_text(size)} MB",
            "format": stream.pick(_FORMATS),
        }
        for number, (version, size, percent) in enumerate(zip(versions, sizes, shares, strict=True))
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    chosen, second, third = (clip["key"] for clip in draw.stream.sample(document["clips"][:5], 3))
    cut = draw.stream.pick(document["film"])["key"]
    return {
        "edit": {"open": cut},
        "grid": {"bin": "grid", "open": cut, "starred": [second]},
        "playing": {"playing": True, "open": cut, "panel": False, "starred": [chosen, third]},
        "context": {"context": chosen, "open": chosen},
        "menu": {"menu": draw.stream.pick(["file", "edit", "clip", "view"]), "open": cut},
        "export": {"dialog": "export", "open": cut},
        "bin": {"dialog": "bin", "open": cut},
        "queue": {"side": "queue", "open": cut, "page": "deliver"},
        "effects": {"side": "effects", "open": cut, "tool": "blade"},
        "rendered": {"toast": True, "open": third},
        "empty": {"query": document["keyword"], "open": cut},
        "offline": {"error": True, "open": second},
    }
