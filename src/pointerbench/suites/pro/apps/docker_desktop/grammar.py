"""Containers of a few projects and some on their own; their images, volumes, builds, logs."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.figures import clock, rounded, wave
from pointerbench.values.rng import Stream


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    groups = _groups(draw)
    containers = [one for group in groups for one in group["containers"]]
    cpus = draw.spread(1, 900, len(containers))
    for one, cpu in zip(containers, cpus, strict=True):
        one["cpu"] = round(cpu / 40, 2) if one["on"] else 0.0
    images = _images(draw.child("images"), containers)
    shown = next((one for one in containers if one["on"] and one["port"]), containers[0])
    return {
        "title": "Docker Desktop",
        "groups": groups,
        "images": images,
        "volumes": _volumes(draw.child("volumes"), groups),
        "builds": _builds(draw.child("builds"), groups),
        "shown": shown["key"],
        "logs": _logs(draw.child("logs"), shown),
        "charts": {
            "cpu": rounded(wave(stream, 50, 6, swing=0.5, noise=0.4, turns=3), 2),
            "memory": rounded(wave(stream, 50, 182, swing=0.1, noise=0.03), 1),
            "read": rounded(wave(stream, 50, 14, swing=0.4, noise=0.5, turns=2), 1),
            "sent": rounded(wave(stream, 50, 40, swing=0.4, noise=0.5, turns=2), 1),
        },
        "cpus": stream.pick([8, 10, 12, 16]),
        "ram": stream.pick([15.28, 7.65, 31.2]),
        "used": round(stream.uniform(1.1, 5.8), 2),
        "disk": round(stream.uniform(20, 90), 1),
        "user": draw.person(),
        "version": f"4.{stream.integer(34, 48)}.{stream.integer(0, 3)}",
        "engine": f"{stream.integer(27, 28)}.{stream.integer(0, 5)}.{stream.integer(0, 4)}",
    }


def _hash(stream: Stream, length: int = 12) -> str:
    return "".join(stream.pick(list("0123456789abcdef")) for _ in range(length))


def _ago(minutes: int) -> str:
    for size, word in ((1440, "day"), (60, "hour"), (1, "minute")):
        if minutes >= size:
            number = minutes // size
            return f"{number} {word}{'s' if number > 1 else ''} ago"
    return "just now"


def _groups(draw: Draw) -> list[dict[str, Any]]:
    """Projects with their containers, then containers that belong to none (a group without a
    name)."""
    stream, found = draw.stream, []
    services = draw.banks("services", 9)
    for at, count in enumerate((4, 3, 2)):
        name = draw.bank("projects")
        own = [services.pop() for _ in range(count)]
        minutes = stream.integer(2, 4000)
        found.append(
            {
                "key": f"g{at}",
                "name": name,
                "containers": [
                    _container(
                        draw.child(f"{name}{one[0]}"),
                        f"{one[0]}-1",
                        one,
                        minutes,
                        at < 2,
                    )
                    for one in own
                ],
            }
        )
    alone = []
    for _ in range(4):
        name = f"{draw.bank('adjectives')}_{draw.bank('animals')}"
        child = draw.child(name)
        plain = [one for one in draw.content["services"] if not one[2]]
        minutes, on = child.stream.integer(3, 20000), child.stream.chance(0.3)
        alone.append(_container(child, name, child.stream.pick(plain), minutes, on))
    return [*found, {"key": "g9", "name": "", "containers": alone}]


def _container(draw: Draw, name: str, service: list[str], minutes: int, on: bool) -> dict[str, Any]:
    stream = draw.stream
    number = _hash(stream)
    port = service[2]
    return {
        "key": f"c{number}",
        "name": name,
        "id": number,
        "image": service[1],
        "port": f"{port}:{port}" if port else "",
        "on": on,
        "started": _ago(minutes),
    }


def _images(draw: Draw, containers: list[dict[str, Any]]) -> list[dict[str, Any]]:
    stream = draw.stream
    used = sorted({one["image"] for one in containers})
    rest = sorted({one[1] for one in draw.content["services"]} - set(used))
    names = used + stream.sample(rest, max(2, min(len(rest), 15 - len(used))))
    sizes = draw.spread(8, 1900, len(names))
    ages = draw.distinct(1, 500, len(names), 3)
    found = []
    for at, image in enumerate(names):
        name, tag = image.split(":")
        size = sizes[at]
        text = f"{size / 1000:.2f} GB" if size >= 1000 else f"{size:.2f} MB"
        found.append(
            {
                "key": f"i{at}",
                "name": name,
                "tag": tag,
                "id": _hash(stream),
                "used": image in used,
                "size": size,
                "size_text": text,
                "age": ages[at],
                "age_text": _ago(ages[at] * 1440),
            }
        )
    return sorted(found, key=lambda one: (one["name"], one["tag"]))


def _volumes(draw: Draw, groups: list[dict[str, Any]]) -> list[dict[str, Any]]:
    stream = draw.stream
    parts = ["data", "cache", "uploads", "config", "pgdata", "logs"]
    names = [f"{group['name']}_{part}" for group in groups[:3] for part in stream.sample(parts, 3)]
    names += [_hash(stream, 24) for _ in range(3)]
    sizes = draw.spread(0.2, 1900, len(names))
    return [
        {
            "key": f"v{at}",
            "name": name,
            "used": at < 7,
            "size": sizes[at],
            "size_text": f"{sizes[at]:.1f} MB"
            if sizes[at] < 1000
            else f"{sizes[at] / 1000:.2f} GB",
            "created": _ago(stream.integer(200, 200000)),
        }
        for at, name in enumerate(names)
    ]


def _builds(draw: Draw, groups: list[dict[str, Any]]) -> list[dict[str, Any]]:
    stream, found, minutes = draw.stream, [], 3
    spans = draw.distinct(3, 260, 14)
    for at, span in enumerate(spans):
        minutes += stream.integer(9, 900)
        group = stream.pick(groups[:3])
        one = stream.pick(group["containers"])
        found.append(
            {
                "key": f"u{at}",
                "name": f"{group['name']}/{one['name'].rsplit('-', 1)[0]}",
                "id": _hash(stream, 8),
                "builder": "desktop-linux",
                "span": span,
                "span_text": f"{span // 60}m {span % 60}s" if span >= 60 else f"{span}s",
                "done": stream.chance(0.85),
                "cached": f"{stream.integer(0, 18)}/{stream.integer(18, 24)}",
                "created": _ago(minutes),
            }
        )
    return found


def _logs(draw: Draw, one: dict[str, Any]) -> list[str]:
    stream, second = draw.stream, draw.stream.integer(28000, 60000)
    paths = [
        "/",
        "/login",
        "/api/items",
        "/api/session",
        "/static/app.js",
        "/health",
        "/search",
    ]
    found = [
        "Starting service",
        f"Configuration read for {one['name']}",
        "Connected to the database",
    ]
    found.append(f"Listening on port {one['port'].split(':')[0] or 8000}")
    for _ in range(36):
        second += stream.integer(1, 50)
        status = stream.weighted({"200": 8, "304": 2, "404": 1, "500": 1})
        found.append(
            f"{draw.today.isoformat()} {clock(second // 60)}:{second % 60:02d} INFO "
            f"{stream.pick(['GET', 'GET', 'POST'])} {stream.pick(paths)} {status} "
            f"{stream.integer(1, 380)} ms"
        )
    return found


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    containers = [one for group in document["groups"][:3] for one in group["containers"]]
    one = stream.pick(containers)["key"]
    image = stream.pick(document["images"][:6])["key"]
    return {
        "containers": {},
        "chosen": {"ticked": [stream.pick(containers[:4])["key"], containers[5]["key"]]},
        "running": {"running": True},
        "logs": {"page": "container"},
        "stats": {"page": "container", "tab": "Stats"},
        "images": {"page": "images"},
        "volumes": {"page": "volumes"},
        "builds": {"page": "builds"},
        "settings": {"page": "settings"},
        "resources": {"page": "settings", "part": "Resources"},
        "terminal": {"shell": True},
        "menu_container": {"row": one, "open": "container"},
        "menu_image": {"page": "images", "row": image, "open": "image"},
        "menu_account": {"open": "account"},
        "dialog_run": {"page": "images", "dialog": "run", "row": image},
        "dialog_delete": {"dialog": "delete", "row": one},
        "notice": {"notice": True, "page": "images"},
    }
