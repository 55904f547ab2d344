"""A project of a few recordings: tracks of clips, labels, effects in real time, a selection."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.timeline import Song

_EFFECTS = (
    *("Bass and Treble", "Reverb", "Compressor", "Graphic EQ", "Limiter", "Echo"),
    *("Distortion", "Filter Curve EQ", "Phaser", "Wahwah"),
)


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    song = Song(draw, 4, beats=stream.pick((56, 64, 72)))
    start = round(stream.uniform(0.15, 0.4) * song.beats, 1)
    length = round(stream.uniform(0.15, 0.3) * song.beats, 1)
    rate = stream.pick((44100, 48000, 48000, 96000))
    places = sorted(draw.spread(4, song.beats - 8, 4))
    return {
        "title": draw.bank("projects"),
        "span": song.beats,
        "now": round(song.now, 1),
        "tracks": [_track(stream, track | draw.bank("voices")) for track in song.tracks],
        "labels": [
            {"key": f"b{n}", "name": name, "at": places[n], "length": stream.integer(0, 5)}
            for n, name in enumerate(draw.banks("labels", 4))
        ],
        "select": [start, length],
        "rate": rate,
        "tempo": song.tempo,
        "effects": stream.sample(_EFFECTS, 3),
        "levels": [stream.integer(48, 84), stream.integer(48, 84), stream.integer(2, 20)],
        "amplify": f"{stream.integer(-90, 120) / 10:.3f}",
        "noise": [stream.integer(6, 24), stream.integer(2, 9), stream.integer(2, 7)],
        "free": f"{stream.integer(2, 90)} hours and {stream.integer(2, 58)} minutes",
    }


def _track(stream: Any, track: dict[str, Any]) -> dict[str, Any]:
    """A track whose clips follow one another with small gaps."""
    rows = stream.pick((1, 2, 2))
    clips = []
    for n, clip in enumerate(track["clips"]):
        length = clip["length"] - stream.pick((0, 0, 0.6, 1.2))
        wave = {"wave": stream.integer(1, 9000), "sound": track["wave"], "rows": rows}
        name = track["name"] if n == 0 else f"{track['name']}.{n}"
        clips.append({"id": clip["id"], "at": clip["at"], "length": length, "label": name} | wave)
    gain = round(track["volume"] / 3, 1)
    return track | {"clips": clips, "rows": rows, "gain": gain}


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream, tracks = draw.stream, document["tracks"]
    one, other = stream.sample(tracks, 2)
    clip = stream.pick(one["clips"])["id"]
    return {
        "editing": {"track": one["key"]},
        "selected": {"track": other["key"], "sel": True, "tool": "select"},
        "effects": {"panel": True, "track": one["key"], "tool": "envelope"},
        "playing": {"playing": True, "track": other["key"], "looped": True},
        "recording": {"recording": True, "track": one["key"], "mutes": {other["key"]: True}},
        "menu_effect": {"open": "effect", "hover": "volume", "track": one["key"], "sel": True},
        "menu_tracks": {"open": "tracks", "track": other["key"]},
        "menu_edit": {"open": "edit", "track": one["key"], "sel": True},
        "track_menu": {"open": "context", "track": other["key"]},
        "clip_menu": {"open": "clip", "clip": clip, "track": one["key"]},
        "dialog_amplify": {"dialog": "amplify", "track": one["key"], "sel": True},
        "dialog_noise": {"dialog": "noise", "track": other["key"], "sel": True},
        "dialog_export": {"dialog": "export", "track": other["key"]},
    }
