"""The folder of a customer's project: drawings, figures, letters and photographs."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw

_KINDS = {
    "plans": ("pdf", "PDF document", "flat-color-icons:document", 900, 18000),
    "sheets": ("xlsx", "Worksheet", "flat-color-icons:data-sheet", 14, 640),
    "letters": ("docx", "Text document", "flat-color-icons:file", 18, 420),
    "pictures": ("jpg", "JPG File", "flat-color-icons:image-file", 1200, 9800),
}
_OTHERS = {
    "mp4": ("MP4 Video", "flat-color-icons:video-file", 48000, 390000),
    "pptx": ("Presentation", "flat-color-icons:template", 2100, 32000),
    "zip": ("Compressed folder", "flat-color-icons:package", 21000, 260000),
    "wav": ("WAV Audio", "flat-color-icons:audio-file", 9000, 88000),
    "dxf": ("DXF drawing", "flat-color-icons:grid", 500, 7000),
    "csv": ("CSV table", "flat-color-icons:data-sheet", 2, 40),
}


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    work = draw.bank("works")
    client = draw.company()
    folders = [_folder(draw.child(f"folder{n}"), name) for n, name in enumerate(_folders(draw))]
    files = _files(draw.child("files"), work)
    return {
        "title": work,
        "client": client,
        "path": [*stream.pick([["This PC", "Data (D:)", "Jobs"], ["Documents", "Jobs"]]), client],
        "folders": folders,
        "files": files,
        "pins": draw.banks("pins", 3),
        "drives": stream.sample(draw.content["drives"][1:], 2),
        "tabs": [work, *draw.banks("pins", stream.integer(0, 2))],
        "person": draw.person()["name"],
        "people": draw.people(5),
        "left": stream.integer(2, 9),
        "share": stream.integer(12, 88),
    }


def _folders(draw: Draw) -> list[str]:
    names = draw.stream.sample(draw.content["folders"], draw.stream.integer(2, 5))
    return sorted(names)


def _folder(draw: Draw, name: str) -> dict[str, Any]:
    day = draw.day(-200, -1)
    return {"key": f"d-{name}", "name": name, "date": day.isoformat(), "modified": _when(draw, day)}


def _when(draw: Draw, day: Any) -> str:
    hour, minute = divmod(draw.minutes(7, 19, 1), 60)
    half = "AM" if hour < 12 else "PM"
    return f"{day.month}/{day.day}/{day.year} {(hour - 1) % 12 + 1}:{minute:02d} {half}"


def _files(draw: Draw, work: str) -> list[dict[str, Any]]:
    stream, count = draw.stream, draw.stream.integer(13, 22)
    days = draw.distinct(1, 420, count)
    found: dict[str, dict[str, Any]] = {}
    while len(found) < count:
        own = draw.child(f"file{len(found)}")
        one = _file(
            own,
            work,
            stream.weighted({"plans": 5, "sheets": 3, "letters": 4, "pictures": 5, "others": 2}),
        )
        day = draw.day(-days[len(found)], -days[len(found)])
        one |= {"date": day.isoformat(), "modified": _when(own, day), "key": f"f{len(found)}"}
        one["author"] = own.person()["name"]
        found.setdefault(one["name"], one)
    return sorted(found.values(), key=lambda one: one["name"].lower())


def _file(draw: Draw, work: str, kind: str) -> dict[str, Any]:
    stream = draw.stream
    named = draw.bank(kind).format(
        work=work,
        n=stream.integer(2, 9),
        year=draw.today.year - stream.integer(0, 1),
        month=draw.month_text(draw.day(-300, -5), year=False),
        company=draw.company(),
        person=draw.person()["family"],
    )
    if kind == "others":
        named, ending = named.rsplit(".", 1)
        kind_name, icon, low, high = _OTHERS[ending]
    else:
        ending, kind_name, icon, low, high = _KINDS[kind]
    size = stream.integer(low, high)
    return {
        "name": named,
        "ending": ending,
        "type": kind_name,
        "icon": icon,
        "size": size,
        "size_text": f"{size:,} KB",
        "photo": draw.photo("city", "building", "house", "interior") if ending == "jpg" else "",
    }


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    one, other, third = (file["key"] for file in stream.sample(document["files"][:12], 3))
    return {
        "details": {"chosen": one},
        "pane": {"chosen": other, "pane": True, "clip": "copy"},
        "tiles": {"view": "tiles", "chosen": third},
        "menu_sort": {"open": "sort", "chosen": ""},
        "menu_view": {"open": "view", "chosen": one},
        "menu_more": {"open": "more", "chosen": other},
        "context": {"open": "context", "chosen": third},
        "dialog_properties": {"dialog": "properties", "chosen": one, "pane": True},
        "dialog_delete": {"dialog": "delete", "chosen": other},
        "copying": {"copying": True, "chosen": third, "sort": "modified"},
        "by_type": {"sort": "type", "chosen": "", "pane": True},
    }
