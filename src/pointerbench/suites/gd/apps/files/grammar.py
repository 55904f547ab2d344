"""A folder of a home computer: files whose sizes and counts add up, drives, tags."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw

_TENTH = 10  # sizes are written in tenths of a megabyte


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    count = stream.integer(9, 12)
    files = _files(draw.child("files"), count)
    folders = _folders(draw.child("folders"), stream.integer(3, 5))
    total = sum(file["tenths"] for file in files) / _TENTH
    return {
        "menus": content["menus"],
        "places": content["places"],
        "place": stream.integer(3, 5),
        "path": [
            content["places"][0],
            stream.pick(content["parents"]),
            stream.pick(content["roots"]),
        ],
        "tags": content["tags"],
        "drives": _drives(draw.child("drives")),
        "files": files,
        "folders": folders,
        "total": draw.number_text(total, 1),
        "owner": draw.person()["name"],
        "query": stream.pick(content["queries"]),
        "folder_name": content["folder_name"],
    }


def _files(draw: Draw, count: int) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    names = stream.sample(content["names"], count)
    sizes = draw.spread(3, stream.pick([240, 620, 980]), count)
    days = draw.distinct(2, 130, count)
    files = []
    kinds = {kind["ext"]: kind for kind in content["kinds"]}
    for number, ((name, own), tenths, back) in enumerate(zip(names, sizes, days, strict=True)):
        kind = kinds[stream.pick(own.split())]
        ending = content["joint"] + stream.pick(content["endings"]) if stream.chance(0.6) else ""
        changed = draw.day(-back, -back)
        files.append(
            {
                "key": f"f{number}",
                "name": f"{name}{ending}.{kind['ext']}",
                "stem": f"{name}{ending}",
                "kind": kind,
                "tenths": tenths,
                "size": draw.number_text(tenths / _TENTH, 1),
                "iso": changed.isoformat(),
                "modified": draw.date_text(changed, "numeric"),
                "time": draw.time_text(draw.minutes(7, 22, 1)),
                "created": draw.date_text(draw.day(-back - 90, -back), "numeric"),
                "shared": stream.chance(0.4),
                "tag": stream.integer(0, 4) if stream.chance(0.45) else -1,
            }
        )
    return files


def _folders(draw: Draw, count: int) -> list[dict[str, Any]]:
    names = draw.stream.sample(draw.content["folders"], count)
    counts = draw.distinct(2, 64, count)
    return [
        {"key": f"d{number}", "name": name, "count": holds, "shared": draw.stream.chance(0.3)}
        for number, (name, holds) in enumerate(zip(names, counts, strict=True))
    ]


def _drives(draw: Draw) -> list[dict[str, Any]]:
    drives = []
    for number, name in enumerate(draw.content["drives"]):
        room = draw.stream.pick([256, 512, 1000] if number < 2 else [16, 32, 64])
        used = draw.stream.integer(22, 94)
        drives.append({"name": name, "used": used, "free": room - round(room * used / 100)})
    return drives


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    chosen, second, third = (file["key"] for file in draw.stream.sample(document["files"], 3))
    return {
        "list": {"open": chosen},
        "grid": {"view": "grid", "open": chosen, "tile": draw.stream.integer(2, 4)},
        "wide": {"pane": False, "open": chosen, "starred": [second]},
        "selected": {"checked": [chosen, second, third], "open": chosen},
        "context": {"context": chosen, "open": chosen},
        "menu": {"menu": draw.stream.pick(["view", "edit", "file"]), "open": second},
        "sorting": {"sorting": True, "open": second},
        "rename": {"dialog": "rename", "open": chosen},
        "folder": {"dialog": "folder", "open": chosen},
        "properties": {"dialog": "properties", "open": third},
        "copied": {"toast": True, "open": chosen, "sort": "size"},
        "empty": {"query": document["query"], "open": chosen},
        "offline": {"error": True, "open": chosen},
    }
