"""A song: tracks with regions, an inspector, a mixer, notes of a region, sounds and loops."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.timeline import Song, decibels

_INKS = ("#1f9d3f", "#2f78c8", "#c8921a", "#7a58c4", "#c0553f", "#2a9a94", "#b8479a", "#6f8f2e")
_EFFECTS = (
    *("Channel EQ", "Compressor", "ChromaVerb", "Space Designer", "Tape Delay", "Noise Gate"),
    *("Limiter", "Pedalboard", "DeEsser 2", "Chorus", "Overdrive", "Tremolo"),
)
_SYNTHS = ("Alchemy", "Sampler", "ES2", "Retro Synth", "Studio Piano", "Ultrabeat")


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    song = Song(draw, 9)
    tracks = sorted(song.tracks, key=lambda track: not track["midi"])
    tracks[0]["midi"] = True
    return {
        "title": f"{draw.bank('projects')} - Tracks",
        "tempo": song.tempo,
        "key": f"{song.key}{'maj' if song.scale == 'Major' else 'min'}",
        "beats": song.beats,
        "now": song.now,
        "sections": song.sections,
        "tracks": [_track(stream, track, _INKS[n % len(_INKS)]) for n, track in enumerate(tracks)],
        "patches": sorted(draw.banks("patches", 12)),
        "loops": _loops(draw.child("loops")),
        "notes": _notes(draw.child("notes")),
        "bank": stream.integer(0, 15),
        "strength": stream.integer(50, 100),
        "swing": stream.integer(40, 70),
        "velocity": stream.integer(60, 110),
        "output": [stream.integer(48, 80), f"{stream.integer(-60, -10) / 10:.1f}"],
        "cycle": [song.sections[2]["at"], song.sections[2]["length"]],
    }


def _track(stream: Any, track: dict[str, Any], ink: str) -> dict[str, Any]:
    own = {
        "ink": ink,
        "text": decibels(track["volume"]),
        "effects": ["Channel EQ", *stream.sample(_EFFECTS[1:], stream.integer(1, 3))],
        "synth": stream.pick(_SYNTHS) if track["midi"] else "",
        "input": f"Input {stream.integer(1, 4)}",
        "peak": f"{stream.integer(-180, -10) / 10:.1f}",
    }
    clips = [
        clip | {"ink": ink, "label": f"{track['name']} #{n + 1:02d}"}
        for n, clip in enumerate(track["clips"])
    ]
    return track | own | {"clips": clips}


def _loops(draw: Draw) -> list[dict[str, Any]]:
    stream = draw.stream
    beats = (8, 16, 16, 32)
    tempos = draw.spread(60, 168, 12)
    return [
        {
            "key": f"l{n}",
            "name": name,
            "beats": stream.pick(beats),
            "tempo": tempos[n],
            "key_of": stream.pick(("C", "D", "E", "F", "G", "A", "-")),
            "liked": stream.chance(0.25),
        }
        for n, name in enumerate(sorted(draw.banks("loops", 12)))
    ]


def _notes(draw: Draw) -> list[dict[str, Any]]:
    """Notes of a region of four bars: chords, of which one is the lowest and one the highest."""
    stream = draw.stream
    found: list[dict[str, Any]] = []
    for bar in range(4):
        length = stream.pick((2.5, 3.0, 3.5))
        rows = sorted(stream.sample(range(4, 15), 3))
        for row in rows:
            own = {"at": bar * 4 + stream.pick((0, 0, 0.25)), "length": length, "row": row}
            found.append({"key": f"n{len(found)}"} | own)
    found[1]["row"], found[-1]["row"] = 1, 17
    found[-1]["at"] = 13.0
    found[-1]["length"] = 2.8
    return found


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream, tracks = draw.stream, document["tracks"]
    synth = tracks[0]["key"]
    one, other = stream.sample(tracks[1:6], 2)
    clip, own = stream.pick(one["clips"])["id"], tracks[0]["clips"][0]["id"]
    loop = stream.pick(document["loops"][:8])["key"]
    return {
        "piano_roll": {"track": synth, "clip": own, "lower": "piano"},
        "mixing": {"track": other["key"], "lower": "mixer", "playing": True},
        "arranging": {"track": one["key"], "clip": clip},
        "library": {"track": synth, "library": True, "clip": own, "lower": "smart"},
        "loops": {"track": other["key"], "loops": True, "loop": loop, "cycle": True},
        "recording": {"track": one["key"], "recording": True, "armed": {one["key"]: True}},
        "menu_track": {"open": "track_menu", "track": one["key"], "lower": "mixer"},
        "menu_edit": {"open": "edit_menu", "track": synth, "clip": own, "lower": "piano"},
        "menu_functions": {"open": "functions", "track": one["key"], "clip": clip},
        "context": {"open": "context", "track": one["key"], "clip": clip},
        "dialog_bounce": {"dialog": "bounce", "track": synth},
        "dialog_track": {"dialog": "track", "track": other["key"], "lower": "mixer"},
    }
