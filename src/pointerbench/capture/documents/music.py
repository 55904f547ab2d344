"""Collections of music: FLAC files that are silent, with titles, artists and albums.

The format: RFC 9639. A frame of silence is one constant value a channel, so a song takes some
kilobytes.
"""

from __future__ import annotations

import hashlib
import struct
from pathlib import Path

from pointerbench.capture.documents.banks import bank
from pointerbench.capture.documents.dates import date_all
from pointerbench.values.rng import Stream

_NAMES = {"en": "Music", "zh": "音乐"}
_RATE, _BLOCK = 44_100, 32_768
_ALBUMS, _SONGS = 4, 4


def music(_format: str, stream: Stream, language: str, above: Path) -> Path:
    """A folder of albums, each a folder of songs of one artist."""
    root = above / _NAMES[language]
    songs = stream.child("songs").shuffled(bank("songs", language))
    bands = stream.child("bands").sample(bank("bands", language), _ALBUMS)
    albums = stream.child("albums").sample(bank("albums", language), _ALBUMS)
    for number, (band, name) in enumerate(zip(bands, albums, strict=True)):
        (root / name).mkdir(parents=True)
        tags = {
            "ARTIST": band,
            "ALBUM": name,
            "GENRE": stream.pick(bank("genres", language)),
            "DATE": str(stream.integer(1998, 2025)),
        }
        for track in range(1, min(_SONGS, len(songs)) + 1):
            title = songs.pop()
            told = {**tags, "TITLE": title, "TRACKNUMBER": str(track)}
            path = root / name / f"{number + 1}-{track:02d} {title}.flac"
            path.write_bytes(silence(stream.integer(125, 340), told))
    date_all(root, stream.child("dates"))
    return root


def silence(seconds: int, tags: dict[str, str]) -> bytes:
    """A FLAC file of that many seconds in two channels of 16 bits, with Vorbis comments."""
    samples = seconds * _RATE
    packed = _RATE << 44 | 1 << 41 | 15 << 36 | samples
    whole = hashlib.md5(usedforsecurity=False)
    for _ in range(seconds):
        whole.update(bytes(4 * _RATE))
    info = struct.pack(">HH", _BLOCK, _BLOCK) + bytes(6) + packed.to_bytes(8, "big")
    info += whole.digest()
    maker = b"pointerbench"
    lines = [f"{key}={value}".encode() for key, value in tags.items()]
    comment = struct.pack("<I", len(maker)) + maker + struct.pack("<I", len(lines))
    comment += b"".join(struct.pack("<I", len(line)) + line for line in lines)
    head = b"fLaC" + _metadata(0, info, last=False) + _metadata(4, comment, last=True)
    frames = (samples + _BLOCK - 1) // _BLOCK
    return head + b"".join(
        _frame(number, min(_BLOCK, samples - number * _BLOCK)) for number in range(frames)
    )


def _metadata(kind: int, content: bytes, *, last: bool) -> bytes:
    return bytes([kind | (0x80 if last else 0)]) + len(content).to_bytes(3, "big") + content


def _frame(number: int, samples: int) -> bytes:
    """A frame of fixed block size: its number, its length, and a constant for either channel."""
    head = b"\xff\xf8" + bytes([0x7 << 4 | 0x9, 0x1 << 4 | 0x4 << 1])
    head += _coded(number) + (samples - 1).to_bytes(2, "big")
    head += bytes([_remainder(head, 0x07, 8)])
    body = head + bytes(3) * 2  # a byte that says constant, and the value 0 in two
    return body + _remainder(body, 0x8005, 16).to_bytes(2, "big")


def _coded(number: int) -> bytes:
    """A number in the way of UTF-8."""
    return chr(number).encode()


def _remainder(content: bytes, polynomial: int, bits: int) -> int:
    value, top, all_ = 0, 1 << (bits - 1), (1 << bits) - 1
    for byte in content:
        value ^= byte << (bits - 8)
        for _ in range(8):
            value = ((value << 1) ^ polynomial if value & top else value << 1) & all_
    return value
