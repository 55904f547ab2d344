"""A Live set: tracks of clips in scenes and along time, a mixer, devices, a clip's notes."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.timeline import Song, decibels

_INKS = (
    *("#ff94a6", "#ffa529", "#cc9927", "#f7f47c", "#bffb00", "#1aff2f", "#25ffa8", "#5cffe8"),
    *("#8bc5ff", "#5480e4", "#92a7ff", "#d86ce4", "#e553a0", "#e8c0a0"),
)
_DEVICES = {
    "EQ Eight": ("Freq", "Gain", "Q", "Scale"),
    "Compressor": ("Thresh", "Ratio", "Attack", "Release"),
    "Auto Filter": ("Freq", "Res", "Env", "LFO"),
    "Saturator": ("Drive", "Base", "Depth", "Output"),
    "Delay": ("L Time", "Feedback", "Filter", "Dry/Wet"),
    "Reverb": ("Decay", "Size", "Diffuse", "Dry/Wet"),
    "Glue Compressor": ("Thresh", "Makeup", "Range", "Dry/Wet"),
    "Chorus-Ensemble": ("Rate", "Amount", "Feedback", "Warmth"),
    "Drum Buss": ("Drive", "Crunch", "Boom", "Damp"),
    "Utility": ("Gain", "Width", "Balance", "Bass"),
    "Echo": ("Left", "Input", "Feedback", "Dry/Wet"),
}
_SYNTHS = ("Wavetable", "Operator", "Drift", "Analog", "Simpler", "Meld")
_KNOBS = ("Cutoff", "Res", "Attack", "Decay", "Sustain", "Volume")
_PITCHES = ("C3", "D3", "E3", "F3", "G3", "A3", "B3", "C4", "D4", "E4", "F4", "G4")


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    song = Song(draw, 9)
    name = draw.bank("projects")
    inks = stream.sample(_INKS, len(song.tracks))
    tracks = [_track(draw.child(t["key"]), t, inks[n]) for n, t in enumerate(song.tracks)]
    tracks.sort(key=lambda track: not track["midi"])
    tracks[0]["midi"] = True
    return {
        "title": f"{name}* [{name}] - Ableton Live 12 Suite",
        "name": name,
        "tempo": f"{song.tempo}.00",
        "key": song.key,
        "scale": song.scale,
        "beats": song.beats,
        "now": song.now,
        "position": [int(song.now // 4) + 1, int(song.now % 4) + 1, stream.integer(1, 4)],
        "sections": song.sections,
        "scenes": _scenes(stream),
        "tracks": tracks,
        "returns": [
            {"key": "ra", "name": "A Reverb", "ink": "#92a7ff", "text": "-12.0"},
            {"key": "rb", "name": "B Delay", "ink": "#d86ce4", "text": "-9.5"},
        ],
        "devices": _devices(draw.child("devices")),
        "notes": _notes(draw.child("notes")),
        "samples": sorted(draw.banks("samples", 11)),
        "loop": [stream.integer(1, 9) * 4 + 1, stream.integer(2, 6) * 4],
        "cpu": f"{stream.integer(4, 38)} %",
        "gain": f"{stream.integer(-60, 40) / 10:.1f} dB",
        "pitch": stream.integer(-5, 5),
        "seed": stream.integer(1, 9000),
    }


def _scenes(stream: Any) -> list[str]:
    names = ("Intro", "Verse", "Build", "Drop", "Break", "Verse 2", "Drop 2", "Outro")
    return [f"{name}" if stream.chance(0.75) else str(n + 1) for n, name in enumerate(names)]


def _track(draw: Draw, track: dict[str, Any], ink: str) -> dict[str, Any]:
    stream = draw.stream
    slots = []
    for row in range(8):
        filled = stream.chance(0.62)
        name = f"{track['name']} {row + 1}"
        slots.append({"key": f"{track['key']}s{row}", "name": name if filled else "", "ink": ink})
    full = [row for row, slot in enumerate(slots) if slot["name"]]
    return track | {
        "ink": ink,
        "slots": slots,
        "running": stream.pick(full) if full and stream.chance(0.6) else -1,
        "text": decibels(track["volume"]),
        "sends": [stream.integer(0, 80), stream.integer(0, 70)],
        "input": stream.pick(("All Ins", "Ext. In", "No Input", "Resampling")),
        "clips": [clip | {"ink": ink} for clip in track["clips"]],
    }


def _devices(draw: Draw) -> list[dict[str, Any]]:
    stream = draw.stream
    synth = stream.pick(_SYNTHS)
    names = stream.sample(sorted(_DEVICES), 3)
    chain = [(synth, _KNOBS), *((name, _DEVICES[name]) for name in names)]
    return [
        {
            "key": f"d{n}",
            "name": name,
            "knobs": [{"name": one, "value": stream.integer(6, 96)} for one in knobs],
            "curve": [stream.integer(12, 88) for _ in range(7)],
        }
        for n, (name, knobs) in enumerate(chain)
    ]


def _notes(draw: Draw) -> list[dict[str, Any]]:
    """Notes of a clip of four bars: one after another, no two of a pitch at once."""
    stream, at = draw.stream, 0.0
    found: list[dict[str, Any]] = []
    rows = [stream.integer(1, 4), *(stream.integer(2, 9) for _ in range(12)), 10]
    order = stream.shuffled(rows)
    while at < 15.5 and len(found) < len(order):
        length = stream.pick((0.5, 0.75, 1.0, 1.5))
        own = {"at": at, "length": length, "row": order[len(found)]}
        found.append({"key": f"n{len(found)}", "loud": stream.integer(40, 127)} | own)
        at += length + stream.pick((0.0, 0.25, 0.5))
    return found


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream, tracks = draw.stream, document["tracks"]
    synth = tracks[0]["key"]
    one, other = (track["key"] for track in stream.sample(tracks[1:6], 2))
    named = [slot for track in tracks[1:6] for slot in track["slots"] if slot["name"]]
    slot, second = (one["key"] for one in stream.sample(named, 2))
    clip = stream.pick(stream.pick(tracks[:5])["clips"])["id"]
    return {
        "session": {"track": synth, "slot": slot},
        "playing": {"playing": True, "track": synth, "place": "samples", "mutes": {other: True}},
        "notes": {"detail": "notes", "track": synth, "note": "n2"},
        "sample": {"detail": "sample", "track": one, "slot": second, "place": "drums"},
        "arrangement": {"view": "arrange", "track": one, "clip": clip},
        "arranging": {"view": "arrange", "detail": "notes", "track": synth, "loop": True},
        "menu_create": {"open": "create", "track": other},
        "menu_options": {"open": "options", "view": "arrange", "track": one},
        "context": {"open": "context", "slot": slot, "track": synth},
        "dialog_export": {"dialog": "export", "track": synth},
        "searching": {"typing": "search", "found": True, "track": synth, "slot": second},
    }
