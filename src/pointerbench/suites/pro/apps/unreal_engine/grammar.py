"""A level of a game: actors, the logic of one of them as a graph, a cutscene, assets, a log."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit import staging
from pointerbench.suites.pro.kit.scenery import PALETTES, THINGS

_LOGS = 16
_FOLDED = {"transform": True, "mesh": True, "materials": True, "physics": True}
_TYPES = {"bool": "#8c0b0b", "float": "#8fe03c", "int": "#2ad8a5", "Name": "#c77df0"}
_CUT = 10  # seconds of a cutscene


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    ground = draw.child("things").stream
    things = staging.placed(ground, ground.pick(staging.THEMES))
    for thing in things:
        thing["name"] = "SM_" + thing["name"].replace(".00", "_")
        thing["mass"] = stream.integer(40, 900) / 10
    level, game = draw.bank("levels"), draw.bank("games")
    blueprints = sorted(draw.banks("blueprints", 6))
    return {
        "title": f"{level} - {game} - Unreal Editor",
        "level": level,
        "game": game,
        "things": things,
        "light": [round(stream.uniform(-3.2, -2.2), 2), round(stream.uniform(0.4, 1.8), 2), 3.4],
        "fog": [round(stream.uniform(1.6, 2.6), 2), round(stream.uniform(2.2, 2.8), 2), 3.3],
        "player": [round(stream.uniform(2.7, 3.3), 2), round(stream.uniform(-3.4, -2.9), 2), 0.5],
        "lux": stream.integer(20, 120) / 10,
        "kelvin": stream.integer(48, 75) * 100,
        "density": stream.integer(2, 9) / 100,
        "eye": {
            "look": [0, 0, 0.7],
            "yaw": stream.integer(-72, -44),
            "pitch": stream.integer(16, 24),
            "far": round(stream.uniform(8.8, 10.4), 2),
            "lens": 46,
        },
        "blueprint": blueprints[0],
        "graph": _graph(draw.child("graph"), blueprints[1]),
        "variables": _variables(draw),
        "functions": draw.banks("functions", 3),
        "dispatchers": draw.banks("dispatchers", 2),
        "assets": _assets(draw.child("assets"), level, blueprints),
        "cut": _cut(draw.child("cut"), things),
        "logs": _logs(draw.child("logs"), [thing["name"] for thing in things], level),
        "results": _results(draw.child("results")),
        "unbuilt": stream.integer(3, 60),
        "shaders": stream.integer(200, 4000),
        "frames": stream.integer(520, 1190) / 10,
    }


def _assets(draw: Draw, level: str, blueprints: list[str]) -> dict[str, list[dict[str, Any]]]:
    stream = draw.stream
    palette = stream.pick(PALETTES)
    found = {
        "Blueprints": [{"name": name, "kind": "Blueprint Class"} for name in blueprints],
        "Maps": [{"name": name, "kind": "Level"} for name in sorted([level, *_maps(draw, level)])],
        "Materials": [
            {"name": name, "kind": "Material", "ink": f"hsl({stream.integer(0, 359)} 34% 52%)"}
            for name in sorted(draw.banks("materials", 7))
        ],
        "Meshes": [
            {"name": f"SM_{name}", "kind": "Static Mesh", "shapes": THINGS[name](stream, palette)}
            for name in sorted(stream.sample(sorted(THINGS), 8))
        ],
        "Textures": [
            {"name": name, "kind": "Texture", "turn": stream.integer(0, 359)}
            for name in sorted(draw.banks("textures", 7))
        ],
    }
    for mesh in found["Meshes"]:
        mesh["reach"] = _reach(mesh["shapes"])
    for name, entries in found.items():
        for number, entry in enumerate(entries):
            entry["key"] = f"{name[:3]}{number}"
    return found


def _reach(shapes: list[dict[str, Any]]) -> float:
    """About how far the shapes of a mesh reach up or aside."""
    ends = [1.0]
    for shape in shapes:
        size = shape["size"]
        if shape["kind"] == "lathe":
            ends.append(max(z for _, z in size))
        elif shape["kind"] == "box":
            ends.append(max(abs(at) + by / 2 for at, by in zip(shape["at"], size, strict=True)))
        elif shape["kind"] == "cone":
            ends.append(shape["at"][2] + size[2] / 2)
        elif shape["kind"] == "ball":
            ends.append(max(abs(at) for at in shape["at"]) + size[0])
    return round(max(ends), 2)


def _maps(draw: Draw, level: str) -> list[str]:
    return [name for name in draw.banks("levels", 4) if name != level][:3]


def _variables(draw: Draw) -> list[dict[str, Any]]:
    found = [
        {"name": name, "type": kind, "ink": _TYPES[kind], "key": f"v{number}"}
        for number, (name, kind) in enumerate(draw.banks("variables", 6))
    ]
    return sorted(found, key=lambda one: str(one["name"]))


# Title, kind, place and width, pins in and out (``name:type:value``; ``>`` carries execution).
_NODES = """\
Event BeginPlay;event;24,26,160;;>:exec
Branch;flow;262,26,150;>:exec|Condition:bool;True:exec|False:exec
{flag};get;84,122,120;;:bool
{one};call;492,26,180;>:exec|Target:object:self;>:exec;Target is Self
Delay;latent;760,26,170;>:exec|Duration:float:{delay};Completed:exec
Print String;call;1016,26,220;>:exec|In String:string:{said};>:exec
Event ActorBeginOverlap;event;24,226,220;;>:exec|Other Actor:object
Cast To {other};cast;330,226,250;>:exec|Object:object;>:exec|Cast Failed:exec|As Target:object
Play Sound at Location;call;676,226,240;>:exec|Sound:object:{sound}|Volume:float:{volume};>:exec
Destroy Actor;call;1016,226,190;>:exec|Target:object:self;>:exec;Target is Actor
Event Tick;event;24,414,170;;>:exec|Delta Seconds:float
{two};call;286,414,190;>:exec|Target:object:self|Amount:float;>:exec;Target is Self
Set {value};set;578,414,190;>:exec|{value}:float;>:exec| :float
Multiply;pure;306,566,140;A:float|B:float:{factor}; :float"""
# From a node's pin to a node's pin.
_WIRES = (
    "0.0-1.0 2.0-1.1 1.0-3.0 3.0-4.0 4.0-5.0 6.0-7.0 6.1-7.1 7.0-8.0 8.0-9.0 "
    "10.0-11.0 11.0-12.0 10.1-13.0 13.0-12.1"
)


def _pins(text: str) -> list[dict[str, str]]:
    names = ("name", "type", "value")
    return [dict(zip(names, one.split(":"), strict=False)) for one in text.split("|") if one]


def _node(number: int, line: str) -> dict[str, Any]:
    title, kind, place, ins, outs, *note = line.split(";")
    x, y, wide = map(int, place.split(","))
    found = {"key": f"n{number}", "title": title, "kind": kind, "x": x, "y": y, "w": wide}
    return {**found, "ins": _pins(ins), "outs": _pins(outs), "note": "".join(note)}


def _graph(draw: Draw, other: str) -> dict[str, Any]:
    stream = draw.stream
    one, two = draw.banks("functions", 2)
    text = _NODES.format(
        other=other,
        one=one,
        two=two,
        flag=draw.bank("flags"),
        value=draw.bank("values"),
        sound=draw.bank("sounds"),
        said=draw.bank("said"),
        delay=stream.integer(2, 60) / 10,
        volume=stream.integer(3, 12) / 10,
        factor=stream.integer(2, 90) / 10,
    )
    ends = [[end.split(".") for end in wire.split("-")] for wire in _WIRES.split()]
    return {
        "nodes": [_node(number, line) for number, line in enumerate(text.splitlines())],
        "wires": [[int(a), int(i), int(b), int(j)] for (a, i), (b, j) in ends],
    }


def _cut(draw: Draw, things: list[dict[str, Any]]) -> dict[str, Any]:
    stream = draw.stream
    ends = sorted([stream.integer(22, 38) / 10, stream.integer(56, 74) / 10])
    moved = stream.sample(things, 2)
    keys = {name: sorted(stream.sample(range(1, _CUT * 4), 5)) for name in ("a", "b", "c")}
    return {
        "name": draw.bank("sequences"),
        "ends": ends,
        "head": stream.integer(20, 80) / 10,
        "moved": [thing["name"] for thing in moved],
        "keys": {name: [at / 4 for at in ats] for name, ats in keys.items()},
        "sound": draw.bank("sounds"),
        "seed": stream.integer(1, 9999),
    }


def _logs(draw: Draw, names: list[str], level: str) -> list[dict[str, Any]]:
    stream, found = draw.stream, []
    for number, (kind, text) in enumerate(draw.banks("logs", _LOGS)):
        said = text.format(
            name=stream.pick(names),
            n=stream.integer(2, 98),
            s=f"{stream.integer(11, 999) / 100:.2f}",
            level=level,
        )
        found.append({"key": f"l{number}", "kind": kind, "text": said})
    return found


def _results(draw: Draw) -> list[dict[str, Any]]:
    said = draw.banks("results", 3)
    found = [{"key": f"r{n}", "kind": kind, "text": text} for n, (kind, text) in enumerate(said)]
    wrong = sum(one["kind"] == "error" for one in found)
    odd = len(found) - wrong
    took = draw.stream.integer(90, 900)
    text = f"Compile of blueprint failed. {wrong} Fatal Issue(s) {odd} Warning(s) [in {took} ms]"
    return [*found, {"key": "r9", "kind": "error" if wrong else "note", "text": text}]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    one, other = stream.sample([thing["id"] for thing in document["things"]], 2)
    return {
        "level": {"sel": one},
        "light": {"sel": "light", "tool": "rotate", "folder": "Meshes"},
        "fog": {"sel": "fog", "tool": "scale", "low": "log"},
        "playing": {"sel": "", "playing": True, "low": "log"},
        "blueprint": {"doc": "blueprint", "node": "n1"},
        "results": {"doc": "blueprint", "node": "n4", "results": True},
        "sequencer": {"sel": other, "low": "cut", "tool": "rotate"},
        "textures": {"sel": other, "tool": "select", "folder": "Textures", "folds": _FOLDED},
        "menu_tools": {"sel": "light", "menu": "tools", "folds": {**_FOLDED, "light": True}},
        "menu_build": {"sel": other, "menu": "build", "folder": "Maps"},
        "menu_add": {"sel": one, "open": "add", "folder": "Materials"},
        "menu_shading": {"sel": other, "open": "lit"},
        "context": {"sel": one, "open": "actor", "folder": "Meshes"},
        "dialog_save": {"sel": one, "dialog": "save"},
        "dialog_level": {"sel": other, "dialog": "level"},
        "notice": {"sel": "player", "notice": True},
    }
