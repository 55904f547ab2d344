"""A level of a game: things that stand in it, their components, the project's assets, a log."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit import staging

_LOGS = 12


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    ground = draw.child("things").stream
    things = staging.placed(ground, ground.pick(staging.THEMES))
    for thing in things:
        thing["name"] = thing["name"].replace(".0", " (").replace("(0", "(")
        thing["name"] += ")" if "(" in thing["name"] else ""
        thing["mass"] = stream.integer(1, 90)
        thing["verts"] = sum(staging.points(shape) for shape in thing["shapes"])
    scene, game = draw.bank("scenes"), draw.bank("games")
    version = f"{stream.pick(['2022.3', '6000.0', '6000.1'])}.{stream.integer(4, 48)}f1"
    return {
        "title": f"{scene} - {game} - Windows, Mac, Linux - Unity {version}",
        "scene": scene,
        "game": game,
        "version": version,
        "things": things,
        "light": [round(stream.uniform(-3.2, -2.2), 2), round(stream.uniform(0.4, 1.8), 2), 3.6],
        "camera": [round(stream.uniform(2.8, 3.8), 2), round(stream.uniform(-4.8, -4.0), 2), 2.0],
        "intensity": stream.integer(5, 20) / 10,
        "field": stream.integer(40, 75),
        "eye": {
            "look": [0, 0, 0.8],
            "yaw": stream.integer(-72, -44),
            "pitch": stream.integer(18, 28),
            "far": round(stream.uniform(9.6, 11.4), 2),
            "lens": 42,
        },
        "scripts": draw.banks("scripts", 3),
        "assets": _assets(draw.child("assets"), scene),
        "logs": _logs(draw.child("logs"), [thing["name"] for thing in things]),
        "score": stream.integer(40, 9900),
        "frames": stream.integer(580, 2400) / 10,
    }


def _assets(draw: Draw, scene: str) -> dict[str, list[str]]:
    found = {name: sorted(draw.banks(name.lower(), 6)) for name in ("Materials", "Prefabs")}
    found["Scenes"] = sorted([scene, *draw.banks("scenes", 3)])
    found["Scripts"] = sorted(draw.banks("scripts", 6))
    found["Textures"] = sorted(draw.banks("textures", 6))
    return found


def _logs(draw: Draw, names: list[str]) -> list[dict[str, Any]]:
    stream, at, found = draw.stream, draw.stream.integer(9 * 3600, 18 * 3600), []
    for number, (kind, text) in enumerate(draw.banks("logs", _LOGS)):
        at += stream.integer(0, 5)
        said = text.format(
            name=stream.pick(names), n=stream.integer(2, 98), ms=stream.integer(3, 90)
        )
        clock = f"[{at // 3600:02d}:{at // 60 % 60:02d}:{at % 60:02d}]"
        found.append({"key": f"l{number}", "kind": kind, "text": said, "clock": clock})
    return found


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    one, other = stream.sample([thing["id"] for thing in document["things"]], 2)
    return {
        "scene": {"sel": one, "tool": "move"},
        "light": {"sel": "light", "tool": "rotate", "low": "console"},
        "camera": {"sel": "camera", "tool": "view"},
        "playing": {"sel": other, "view": "game", "playing": True, "low": "console"},
        "textures": {"sel": other, "folder": "Textures", "tool": "scale"},
        "console": {"sel": one, "low": "console", "log": document["logs"][2]["key"]},
        "adding": {"sel": other, "open": "component"},
        "context": {"sel": one, "open": "thing"},
        "menu_create": {"sel": one, "menu": "create"},
        "menu_window": {"sel": "light", "menu": "window", "low": "console"},
        "dialog_build": {"sel": one, "dialog": "build"},
        "dialog_save": {"sel": other, "dialog": "save"},
        "notice": {"sel": other, "notice": True, "folder": "Prefabs"},
    }
