"""The folder of a radio documentary, what stands beside it, and a Mac's disks and tags."""

from __future__ import annotations

import datetime as dt
from typing import Any

from pointerbench.pages.banks.draw import Draw

_KINDS = {
    "wav": ("Waveform audio", "audio", 21_000, 640_000),
    "m4a": ("Apple MPEG-4 audio", "audio", 2_400, 61_000),
    "pages": ("Pages Document", "pages", 110, 4_200),
    "numbers": ("Numbers Spreadsheet", "numbers", 90, 1_900),
    "key": ("Keynote Presentation", "key", 2_600, 48_000),
    "pdf": ("PDF document", "pdf", 40, 9_400),
    "txt": ("Plain Text Document", "text", 2, 96),
    "csv": ("CSV Document", "text", 3, 120),
    "jpg": ("JPEG image", "photo", 900, 9_800),
    "png": ("PNG image", "photo", 300, 6_400),
    "heic": ("HEIF Image", "photo", 1_100, 4_800),
    "mov": ("QuickTime movie", "movie", 41_000, 980_000),
    "zip": ("ZIP archive", "zip", 800, 310_000),
}
_APPS = {
    "audio": "QuickTime Player",
    "pages": "Pages",
    "numbers": "Numbers",
    "key": "Keynote",
    "text": "TextEdit",
    "movie": "QuickTime Player",
    "zip": "Archive Utility",
}
_INKS = ("#ff5f57", "#ff9f0a", "#ffcc00", "#30d158", "#0a84ff", "#bf5af2", "#98989d")
_SIGHTS = ("sea", "city", "road", "mountain", "building", "nature", "night")


def document(draw: Draw) -> dict[str, Any]:
    stream, me = draw.stream, draw.person()
    project = draw.bank("projects")
    names = draw.banks("tags", 5)
    tags = [
        {"key": f"t{n}", "name": name, "ink": ink}
        for n, (name, ink) in enumerate(zip(names, stream.sample(_INKS, 5), strict=True))
    ]
    home = me["given"].lower()
    siblings = sorted([project, *draw.banks("siblings", 7)], key=str.lower)
    files = _entries(draw.child("files"), tags)
    return {
        "title": project,
        "me": me,
        "home": home,
        "mac": f"{me['given']}'s MacBook",
        "tags": tags,
        "entries": files,
        "trash": [_file(draw.child(f"bin{n}"), f"b{n}", tags) for n in range(9)],
        "siblings": [{"key": f"s{n}", "name": name} for n, name in enumerate(siblings)],
        "pins": draw.banks("pins", 3),
        "disk": draw.bank("disks"),
        "server": draw.bank("servers"),
        "tabs": draw.banks("pins", 2),
        "paths": [
            f"/Users/{home}/Desktop",
            f"/Users/{home}/Documents/{siblings[0]}",
            f"/Users/{home}/Music/{draw.bank('pins')}",
            f"/Users/{home}/Downloads/{draw.bank('siblings')}",
            f"/Volumes/{draw.bank('disks')}",
        ],
        "free": f"{stream.integer(40, 900)}.{stream.integer(1, 9)} GB available",
        "copy": _copy(draw.child("copy")),
    }


def _copy(draw: Draw) -> dict[str, Any]:
    whole, share = draw.stream.integer(20, 88) / 10, draw.stream.integer(18, 84)
    minutes = draw.stream.integer(2, 9)
    return {
        "count": draw.stream.integer(3, 24),
        "share": share / 100,
        "text": f"{whole * share / 100:.2f} GB of {whole:.2f} GB – About {minutes} minutes",
    }


def _when(draw: Draw, ago: int) -> str:
    hour, minute = divmod(draw.minutes(7, 22, 1), 60)
    clock = f"{(hour - 1) % 12 + 1}:{minute:02d} {'AM' if hour < 12 else 'PM'}"
    day = draw.today - dt.timedelta(days=ago)
    named = {1: "Yesterday"}.get(ago, f"{day.strftime('%b')} {day.day}, {day.year}")
    return f"{named} at {clock}"


def size_text(kilobytes: int) -> str:
    if kilobytes < 1000:
        return f"{kilobytes} KB"
    if kilobytes < 1_000_000:
        return f"{kilobytes / 1000:.1f} MB"
    return f"{kilobytes / 1_000_000:.2f} GB"


def _entries(draw: Draw, tags: Any) -> list[dict[str, Any]]:
    """Folders and files of one folder, as the Finder mixes them: by name."""
    stream, count = draw.stream, draw.stream.integer(15, 20)
    days = [*sorted(draw.distinct(2, 480, count - 1)), 1]
    found: dict[str, dict[str, Any]] = {}
    kinds = {"audio": 6, "texts": 5, "pictures": 5, "others": 2}
    while len(found) < count:
        n = len(found)
        one = _file(draw.child(f"f{n}"), f"f{n}", tags, stream.weighted(kinds), days[n])
        if one["size_text"] not in {other["size_text"] for other in found.values()}:
            found.setdefault(one["name"], one)
    for n, name in enumerate(draw.banks("folders", stream.integer(3, 5))):
        found[name] = _folder(draw.child(f"d{n}"), f"d{n}", name)
    return sorted(found.values(), key=lambda one: one["name"].lower())


def _folder(draw: Draw, key: str, name: str) -> dict[str, Any]:
    ago = draw.stream.integer(2, 400)
    return {
        "key": key,
        "name": name,
        "look": "folder",
        "kind": "Folder",
        "folder": True,
        "size": 0,
        "size_text": "--",
        "ago": ago,
        "modified": _when(draw, ago),
        "tags": [],
    }


def _file(
    draw: Draw, key: str, tags: Any, kind: str = "texts", ago: int | None = None
) -> dict[str, Any]:
    stream = draw.stream
    ago = stream.integer(3, 300) if ago is None else ago
    day = draw.today - dt.timedelta(days=ago)
    n = stream.integer(1, 8)
    slots = {"n": n, "n2": f"{stream.integer(1, 28):02d}", "n4": f"{stream.integer(1200, 9800)}"}
    name = draw.bank(kind).format(
        **slots,
        given=draw.person()["given"],
        city=draw.city(),
        company=draw.company(),
        year=day.year,
        month=day.strftime("%B"),
    )
    ending = name.rsplit(".", 1)[1]
    shown, look, low, high = _KINDS[ending]
    size = stream.integer(low, high)
    made = day - dt.timedelta(days=stream.integer(0, 20))
    return {
        "key": key,
        "name": name,
        "look": look,
        "ending": ending.upper(),
        "kind": shown,
        "folder": False,
        "size": size,
        "size_text": size_text(size),
        "bytes": f"{size * 1000 + stream.integer(0, 999):,} bytes ({size_text(size)} on disk)",
        "ago": ago,
        "modified": _when(draw, ago),
        "created": f"{made.strftime('%B')} {made.day}, {made.year} at {stream.integer(8, 11)}:"
        f"{stream.integer(10, 59)} AM",
        "photo": draw.photo(*_SIGHTS) if look == "photo" else "",
        "pixels": f"{stream.integer(20, 60) * 100} × {stream.integer(12, 40) * 100}",
        "length": f"{stream.integer(0, 48)}:{stream.integer(10, 59)}",
        "app": _APPS.get(look, "Preview"),
        "tags": [stream.pick(tags)["key"]] if stream.chance(0.35) else [],
    }


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    files = [one["key"] for one in document["entries"] if not one["folder"]]
    photos = [one["key"] for one in document["entries"] if one.get("photo")] or files
    one, other = stream.sample(files[:12], 2)
    seen = stream.pick(photos)
    return {
        "list": {"chosen": one},
        "icons": {"view": "icons", "chosen": other},
        "columns": {"view": "columns", "chosen": seen},
        "gallery": {"view": "gallery", "chosen": seen},
        "preview": {"pane": True, "chosen": other, "tabbed": True},
        "context": {"open": "context", "chosen": one},
        "menu_group": {"open": "group", "view": "icons"},
        "menu_action": {"open": "action", "chosen": one, "tabbed": True},
        "menu_file": {"menu": "file", "chosen": one},
        "menu_tags": {"open": "tags", "chosen": other},
        "menu_go": {"menu": "go", "view": "icons"},
        "search": {"finding": True},
        "dialog_info": {"dialog": "info", "chosen": other},
        "dialog_goto": {"dialog": "goto", "view": "icons"},
        "dialog_look": {"dialog": "look", "chosen": seen},
        "dialog_empty": {"dialog": "empty", "bin": True},
        "trash": {"bin": True, "view": "list"},
        "copying": {"copying": True, "view": "columns", "chosen": one},
    }
