"""Films and songs as their editors have them open: tracks of clips, which `PbTimeline` draws."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.values.rng import Stream

SIGHTS = ("city", "sea", "mountain", "nature", "animal", "food", "landmark", "flower", "interior")
"""What shots show."""


@cache
def _words() -> Mapping[str, Any]:
    return tomllib.loads(Path(__file__).with_name("timeline.toml").read_text("utf-8"))


def words(draw: Draw, name: str = "timeline") -> Draw:
    """A draw over the words of this module, which remembers what its document has said."""
    return Draw(draw.stream.child(name), draw.language, _words(), parent=draw)


def timecode(seconds: float, fps: int, sign: str = ":") -> str:
    """Hours, minutes, seconds and frames: "01:00:04:12"."""
    frames = round(seconds * fps)
    whole, rest = divmod(frames, fps)
    parts = (whole // 3600, whole // 60 % 60, whole % 60, rest)
    return sign.join(f"{part:02d}" for part in parts)


class Film:
    """A film that is being cut.

    Attributes:
        title, stem: what it is called, and its file.
        fps: frames a second.
        shots: ``key``, ``name``, ``photo``, ``seconds``, ``rate``, ``start`` (time code), ``wave``.
        music, sounds: ``key``, ``name``, ``seconds``, ``wave``.
        lines: words that stand on the picture.
        main, over, titles, dialogue, noises, score: clips in seconds: ``id``, ``at``, ``length``,
            ``label``, ``shot`` or ``sound`` (keys).
        begin, span: what part of it is in sight; ``now``: where the playhead is.
    """

    def __init__(self, draw: Draw, *, shots: int = 11, fps: int = 25) -> None:
        self.draw = words(draw)
        self.stream = self.draw.stream
        self.title: str = self.draw.bank("films")
        self.stem = self.title.replace(" ", "_")
        self.fps = fps
        self.shots = [self._shot(n) for n in range(shots)]
        self.music = [self._sound(f"m{n}", "music", "music", 80) for n in range(2)]
        self.sounds = [self._sound(f"n{n}", "sounds", "noise", 9) for n in range(4)]
        self.lines: list[str] = self.draw.banks("lines", 3)
        self.begin, self.span = self.stream.integer(1, 9) * 60.0, float(self.stream.integer(62, 84))
        self._cut()
        seen = self.stream.pick(self.main[2:6])
        self.now = round((seen["at"] + seen["length"] * self.stream.uniform(0.3, 0.7)) * fps) / fps
        self.seen = seen

    def _shot(self, n: int) -> dict[str, Any]:
        stream, photo = self.stream, self.draw.photo(*SIGHTS)
        said = photo.replace("_", " ").capitalize().replace(" ", "_")
        name = f"{said}_{stream.integer(1, 24):02d}.{stream.pick(('mov', 'mov', 'mp4', 'mxf'))}"
        seconds = stream.uniform(9, 96)
        start = timecode(stream.integer(3600, 68000), self.fps)
        rate = stream.pick(("23.976", "25.00", "25.00", "29.97", "50.00"))
        own = {"key": f"s{n}", "name": name, "photo": photo, "said": said.replace("_", " ")}
        facts = {"seconds": round(seconds, 2), "rate": rate, "start": start}
        return own | facts | {"wave": stream.integer(1, 9000), "sound": "speech"}

    def _sound(self, key: str, bank: str, kind: str, most: int) -> dict[str, Any]:
        seconds = round(self.stream.uniform(most * 0.5, most * 2.4), 2)
        wave = self.stream.integer(1, 9000)
        name = self.draw.bank(bank)
        return {"key": key, "name": name, "seconds": seconds, "wave": wave, "sound": kind}

    def _clip(self, id_: str, at: float, length: float, label: str, **own: Any) -> dict[str, Any]:
        place = {"at": round(at, 2), "length": round(length, 2)}
        return {"id": id_, **place, "label": label, "into": self.stream.integer(0, 6), **own}

    def _of(self, id_: str, source: dict[str, Any], at: float, length: float) -> dict[str, Any]:
        kept = {name: source[name] for name in ("photo", "wave", "sound") if name in source}
        return self._clip(id_, at, length, source["name"], source=source["key"], **kept)

    def _cut(self) -> None:
        """Shots one after another, what lies over them, words, noises and music."""
        stream, end = self.stream, self.begin + self.span
        order = stream.shuffled(self.shots)
        self.main, at, n = [], self.begin + stream.uniform(1, 4), 0
        longest = stream.integer(1, 4)
        while at < end - 9:
            length = 12.5 if n == longest else stream.uniform(4.2, 9.2)
            self.main.append(
                self._of(f"v{n}", order[n % len(order)], at, min(length, end - 2 - at))
            )
            at, n = at + length + (stream.uniform(1, 3) if stream.chance(0.08) else 0), n + 1
        self.dialogue = [
            {**clip, "id": f"a{n}"} for n, clip in enumerate(self.main) if stream.chance(0.8)
        ]
        picks = sorted(stream.sample(range(1, len(self.main)), 4))
        self.over = [
            self._of(
                f"o{n}", order[(pick + 5) % len(order)], self.main[pick]["at"] + 0.8, 2.6 + n * 0.7
            )
            for n, pick in enumerate(picks)
        ]
        under = sorted(stream.sample(range(len(self.main)), 3))
        self.titles = [
            self._clip(f"t{n}", self.main[pick]["at"] + 0.4, 4.4 + n, line)
            for n, (pick, line) in enumerate(zip(under, self.lines, strict=True))
        ]
        self.noises, at = [], self.begin + stream.uniform(0, 5)
        for n, sound in enumerate(self.sounds):
            length = min(sound["seconds"], stream.uniform(8, 14))
            self.noises.append(self._of(f"n{n}", sound, at, length))
            at += length + stream.uniform(1.5, 8)
        half = self.span * stream.uniform(0.46, 0.6)
        first, second = self.music
        self.score = [
            self._of("m0", first, self.begin, half),
            self._of("m1", second, self.begin + half + 1, self.span - half - 3),
        ]


class Song:
    """A song that is being produced; times are beats of a four-four time.

    Attributes:
        title, tempo, key: of the song.
        sections: ``name``, ``at``, ``length``.
        tracks: ``key``, ``name``, ``sound`` (kind of wave), ``midi``, ``volume`` (dB), ``pan``,
            ``level`` (0 to 100), ``clips``: ``id``, ``at``, ``length``, ``label``, ``wave`` or
            ``notes``.
        beats: how long it is; ``now``: where the playhead is.
    """

    def __init__(self, draw: Draw, tracks: int, *, beats: int = 128) -> None:
        self.draw = words(draw)
        self.stream = self.draw.stream
        self.title: str = draw.title("music")
        self.tempo = self.stream.integer(76, 148)
        self.key = self.stream.pick(("C", "D", "E", "F", "G", "A", "B♭", "E♭"))
        self.scale = self.stream.pick(("Major", "Minor"))
        self.beats = beats
        self.sections = self._sections()
        named = [self.draw.bank("tracks") for _ in range(tracks)]
        volumes, pans = self.draw.distinct(-240, 20, tracks, 7), self.draw.distinct(-45, 45, tracks)
        self.tracks = [
            self._track(f"t{n}", one, volumes[n] / 10, pans[n]) for n, one in enumerate(named)
        ]
        self.now = float(self.stream.integer(beats // 5, beats * 3 // 5)) + 0.5

    def _sections(self) -> list[dict[str, Any]]:
        found, at = [], 0
        order = ("Intro", "Verse 1", "Chorus", "Verse 2", "Chorus 2", "Bridge", "Outro")
        for name in order:
            length = self.stream.pick((16, 16, 24) if name != "Intro" else (8, 16))
            found.append({"name": name, "at": at, "length": min(length, self.beats - at)})
            at += length
            if at >= self.beats:
                break
        return found

    def _track(self, key: str, named: dict[str, Any], volume: float, pan: int) -> dict[str, Any]:
        stream, clips = self.stream, []
        for n, part in enumerate(self.sections):
            if stream.chance(0.26):
                continue
            late = stream.pick((0, 0, 0, 4)) if part["length"] > 8 else 0
            length = part["length"] - late - stream.pick((0, 0, 0, 1, 4))
            clips.append(self._clip(f"{key}c{n}", part["at"] + late, length, named))
        if not clips:
            part = self.sections[1]
            clips.append(self._clip(f"{key}c9", part["at"], part["length"], named))
        return {
            "key": key,
            "name": named["name"],
            "sound": named["wave"],
            "midi": named.get("midi", False),
            "icon": named.get("icon", ""),
            "volume": volume,
            "pan": pan,
            "level": stream.integer(22, 84),
            "clips": clips,
        }

    def _clip(self, id_: str, at: float, length: float, named: dict[str, Any]) -> dict[str, Any]:
        clip = {"id": id_, "at": at, "length": length, "label": named["name"]}
        if named.get("midi"):
            return clip | {"notes": notes(self.stream, length, named["wave"] == "drums")}
        return clip | {"wave": self.stream.integer(1, 9000), "sound": named["wave"]}


def notes(stream: Stream, beats: float, drums: bool = False) -> list[list[float]]:
    """Notes of a clip of so many beats: begin, length and pitch as shares; they repeat each bar."""
    pitches = [stream.uniform(0.1, 0.95) for _ in range(4)]
    bar, at = [], 0.0
    while at < 4:
        length = stream.pick((0.25, 0.5, 0.5, 1.0)) if not drums else 0.25
        bar.append((at, length * (0.5 if drums else 0.9), stream.pick(pitches)))
        at += length if not drums else stream.pick((0.25, 0.5))
    found = []
    for first in range(0, max(1, round(beats)), 4):
        turn = stream.uniform(-0.04, 0.04) if not drums else 0
        for start, length, pitch in bar:
            if first + start < beats:
                share = [(first + start) / beats, length / beats, min(1, max(0, pitch + turn))]
                found.append([round(one, 4) for one in share])
    return found


def decibels(value: float) -> str:
    """As mixers write it: "-7.4"."""
    return f"{value:.1f}"


def panned(value: int) -> str:
    """Where a track is heard: "12L", "C", "30R"."""
    return "C" if not value else f"{abs(value)}{'L' if value < 0 else 'R'}"
