"""A song in a home studio: tracks with effects, items, regions, a mixer, files to import."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.timeline import Song, decibels
from pointerbench.suites.pro.kit.work import slug

_INKS = (
    *("#3f7fa8", "#7a9a4a", "#8a6ab0", "#b0743f", "#3f9a8a", "#a85a6a", "#6a7ad0", "#9a9a44"),
    *("#4a8f5c", "#a0508f"),
)
_EFFECTS = (
    *("ReaEQ", "ReaComp", "ReaGate", "ReaDelay", "ReaVerbate", "ReaXcomp", "ReaLimit"),
    *("ReaTune", "JS: Saturation", "JS: De-esser"),
)
_INPUTS = ("Input 1", "Input 2", "Input 3", "Input 1/2", "Input 4")


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    song = Song(draw, 9)
    version = stream.pick(("mix", "take", "rough", "v"))
    name = f"{slug(song.title, '_')}_{version}{stream.integer(1, 9)}"
    inks = stream.sample(_INKS, len(song.tracks))
    return {
        "title": f"{name}.rpp [modified] - REAPER v7.22",
        "name": name,
        "tempo": song.tempo,
        "beats": song.beats,
        "now": song.now,
        "sections": song.sections,
        "tracks": [_track(draw, track, inks[n]) for n, track in enumerate(song.tracks)],
        "master": {"level": stream.integer(60, 84), "text": "0.00dB"},
        "bands": _bands(draw.child("bands")),
        "marks": [
            {"key": f"k{n}", "name": mark, "at": at}
            for n, (mark, at) in enumerate(
                zip(draw.banks("marks", 3), sorted(stream.sample(range(6, 120), 3)), strict=True)
            )
        ],
        "files": _files(draw.child("files"), song),
        "folders": draw.banks("folders", 5),
        "cpu": f"{stream.integer(12, 98) / 10}%",
        "rate": stream.pick(("44.1kHz", "48kHz", "96kHz")),
    }


def _track(draw: Draw, track: dict[str, Any], ink: str) -> dict[str, Any]:
    stream = draw.stream
    pan = track["pan"]
    own = {
        "text": f"{decibels(track['volume'])}dB",
        "panned": "center" if not pan else f"{abs(pan)}%{'L' if pan < 0 else 'R'}",
        "input": "All MIDI" if track["midi"] else stream.pick(_INPUTS),
        "effects": ["ReaEQ", *stream.sample(_EFFECTS[1:], stream.integer(2, 3))],
        "ink": ink,
    }
    clips = [
        clip | {"label": f"{track['name']}-{n + 1:02d}"} for n, clip in enumerate(track["clips"])
    ]
    return track | own | {"clips": clips}


def _bands(draw: Draw) -> list[dict[str, Any]]:
    stream = draw.stream
    places = (stream.integer(8, 14), stream.integer(26, 38), stream.integer(52, 64), 86)
    kinds = ("Low Shelf", "Band", "Band", "High Shelf")
    return [
        {
            "key": f"b{n}",
            "name": str(n + 1),
            "kind": kinds[n],
            "x": x,
            "gain": stream.integer(-80, 80) / 10,
            "width": f"{stream.integer(40, 220) / 100:.2f}",
            "hertz": round(20 * 1000 ** (x / 100)),
        }
        for n, x in enumerate(places)
    ]


def _files(draw: Draw, song: Song) -> list[dict[str, Any]]:
    stream = draw.stream
    sizes = draw.distinct(900, 64000, 10, 131)
    days = draw.distinct(1, 300, 10)
    found = []
    for n in range(10):
        named = song.draw.bank("tracks")
        ending = "mid" if named.get("midi") else stream.pick(("wav", "wav", "flac"))
        name = (
            f"{slug(named['name'], '_')}_{stream.pick(('t2', 't3', 'dry', 'loop', 'close', 'v1'))}"
        )
        day = draw.day(-days[n], -days[n])
        found.append(
            {
                "key": f"f{n}",
                "name": f"{name}.{ending}",
                "size": sizes[n],
                "text": f"{sizes[n]:,} KB",
                "date": day.isoformat(),
                "day": draw.date_text(day, "numeric"),
            }
        )
    return sorted(found, key=lambda one: one["name"])


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream, tracks = draw.stream, document["tracks"]
    one, other = stream.sample(tracks[:6], 2)
    clip = stream.pick(one["clips"])["id"]
    muted = stream.sample([track["key"] for track in tracks[:7]], 2)
    return {
        "mixing": {"track": one["key"], "clip": clip},
        "playing": {"playing": True, "track": other["key"], "mutes": {muted[0]: True}},
        "effects": {"track": one["key"], "fx": True, "band": "b1"},
        "explorer": {"dock": "explorer", "file": document["files"][2]["key"], "clip": clip},
        "regions": {"dock": "regions", "track": other["key"], "solos": {muted[1]: True}},
        "recording": {"armed": {one["key"]: True}, "track": one["key"], "recording": True},
        "menu_track": {"open": "track", "track": one["key"]},
        "menu_item": {"open": "item", "clip": clip, "dock": "explorer"},
        "menu_insert": {"open": "insert", "track": other["key"]},
        "context": {"open": "context", "clip": clip, "track": one["key"]},
        "dialog_render": {"dialog": "render", "track": other["key"]},
    }
