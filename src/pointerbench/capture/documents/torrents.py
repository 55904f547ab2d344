"""A folder of settings of Transmission with torrents of invented recordings, all of them paused."""

from __future__ import annotations

import datetime as dt
import hashlib
import json
from pathlib import Path

from pointerbench.values.rng import Stream

FORMATS = ("folder",)

_NAMES = {
    "en": (
        *("Harbour field recordings 2025", "Kestrel Linux 12.4 (64 bit)", "Old maps of Bluestem"),
        *("Lectures on soil, part 1", "Lectures on soil, part 2", "Meadow birds by season"),
        *("Northway timetable archive", "Open typefaces, volume 3", "Radio plays of Ashdown"),
        *("Satellite tiles, October", "School chemistry slides", "Tidewell weather 1990-2024"),
        *("Village chronicles, scanned", "Walking tours of Larchfield"),
    ),
    "zh": (
        *("港湾实地录音 2025", "红隼系统 12.4（64 位）", "青禾老地图"),
        *("土壤讲座（上）", "土壤讲座（下）"),
        *("四季草甸鸟类", "北方铁路时刻表档案", "开放字体第三卷", "晨岭广播剧", "十月卫星图块"),
        *("中学化学课件", "明江天气 1990-2024", "村志扫描本", "木森徒步路线"),
    ),
}
_PIECE = 4 << 20
_DOWNLOADS = "/home/user/Documents/transmission/downloads"
_NOW = dt.datetime(2026, 3, 2, 10, 15, tzinfo=dt.UTC)


_SETTINGS = {
    "download-dir": _DOWNLOADS,
    "dht-enabled": False,
    "lpd-enabled": False,
    "pex-enabled": False,
    "utp-enabled": False,
    "blocklist-updates-enabled": False,
    "port-forwarding-enabled": False,
    "user-has-given-informed-consent": True,
    "show-toolbar": True,
    "show-statusbar": True,
    "show-filterbar": True,
    "compact-view": False,
    "sort-mode": "sort-by-name",
}


def write(_form: str, stream: Stream, language: str, folder: Path) -> Path:
    """The folder, as ``transmission-gtk --config-dir`` takes it."""
    top = folder / "transmission"
    for name in ("torrents", "resume", "downloads"):
        (top / name).mkdir(parents=True)
    (top / "settings.json").write_text(json.dumps(_SETTINGS, indent=4), "utf-8")
    for name in _NAMES[language]:
        _write_torrent(top, stream.child(name), name)
    return top


def _write_torrent(top: Path, stream: Stream, name: str) -> None:
    length = stream.integer(40, 2400) << 20
    pieces = -(-length // _PIECE)
    digests = b"".join(hashlib.sha1(f"{name}{at}".encode()).digest() for at in range(pieces))
    info = {"length": length, "name": name, "piece length": _PIECE, "pieces": digests}
    number = hashlib.sha1(_coded(info)).hexdigest()
    torrent = {
        "announce": f"http://tracker{stream.integer(1, 3)}.example/announce",
        "comment": "",
        "creation date": int(_NOW.timestamp()) - stream.integer(20, 400) * 86400,
        "info": info,
    }
    stem = f"{name}.{number[:16]}"
    (top / "torrents" / f"{stem}.torrent").write_bytes(_coded(torrent))
    added = int(_NOW.timestamp()) - stream.integer(2, 40) * 86400
    # A byte on the disk is enough for Transmission to believe that nothing was taken away.
    (top / "downloads" / name).write_bytes(b" ")
    part = stream.pick((1.0, 1.0, 0.0, stream.uniform(0.1, 0.95)))
    resume = {
        "activity-date": added + 7200,
        "added-date": added,
        "bandwidth-priority": stream.pick((-1, 0, 0, 1)),
        "destination": _DOWNLOADS,
        "done-date": added + 3600 if part == 1 else 0,
        "downloaded": int(length * part),
        "name": name,
        "paused": 1,
        "progress": {"blocks": _blocks(length, part)},
        "uploaded": int(length * part * stream.uniform(0, 2.4)),
    }
    (top / "resume" / f"{stem}.resume").write_bytes(_coded(resume))


def _blocks(length: int, part: float) -> str | bytes:
    """Which blocks of 16 KiB are there, as Transmission writes it: all, none, or a bit for each."""
    if part in (0.0, 1.0):
        return "all" if part else "none"
    blocks = -(-length // (16 << 10))
    there = int(blocks * part)
    bits = "1" * there + "0" * (-(-blocks // 8) * 8 - there)
    return int(bits, 2).to_bytes(len(bits) // 8, "big")


def _coded(value: object) -> bytes:
    """Bencoding."""
    if isinstance(value, dict):
        pairs = sorted((key.encode(), one) for key, one in value.items())
        return b"d" + b"".join(_coded(key) + _coded(one) for key, one in pairs) + b"e"
    if isinstance(value, int):
        return b"i%de" % value
    text = value if isinstance(value, bytes) else str(value).encode()
    return b"%d:%s" % (len(text), text)
