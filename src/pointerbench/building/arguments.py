"""The options of ``pointerbench build``."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from pointerbench.building.engines import ENGINES
from pointerbench.building.formats import FORMATS
from pointerbench.suites import SUITES

SOURCES = ("pages", "dream")
"""Who draws the screens of the Pro suite."""


def parser(what: str | None) -> argparse.ArgumentParser:
    """The options of ``pointerbench build``; ``what`` describes it."""
    parser = argparse.ArgumentParser(prog="pointerbench build", description=what)
    parser.add_argument("suite", metavar="SUITE", nargs="?", help=", ".join(SUITES))
    add = parser.add_argument
    add("--seed", type=_whole, help="names the set: every number gives another one")
    add("--count", type=_whole, help="how many examples (as many as the official set)")
    add("--start", type=_whole, default=0, help="the first index, for shards (0)")
    add("--out", metavar="DIR", help="the set's folder, or a URL as s3://... (data/SUITE)")
    add("--split", choices=("test", "train"), default="test")
    add("--jobs", type=_whole, help="processes (all cores)")
    add("--size", type=_size, default=(1024, 768), metavar="WxH", help="screen size (1024x768)")
    add("--scale", type=_scale, default=1.0, help="pixels per screen pixel, as 2 for HiDPI (1)")
    add("--mix", default="", metavar="CATEGORY=WEIGHT,...", help="weigh or choose categories")
    add("--only", action="append", default=[], metavar="FIELD=VALUE,...", help="these values only")
    add("--language", metavar="NAME,...", help="the same as --only language=..., as en or zh")
    add("--preview", nargs="?", type=Path, const=Path(), metavar="FILE", help="contact sheet")
    add("--verify", type=Path, metavar="DIR", help="re-render a finished set and compare it")
    add("--source", choices=SOURCES, default="pages", help="pro: who draws the screens (pages)")
    add(
        "--work", type=Path, default=Path("out/pro"), help="pro --source dream: its files (out/pro)"
    )
    add(
        "--heldout", type=Path, metavar="FILE", help="train: ids to refuse (heldout_source_ids.txt)"
    )
    add("--format", choices=tuple(FORMATS), default="imagefolder", help="of the set (imagefolder)")
    add("--shard-size", type=_whole, metavar="N", help="examples a shard (1000; imagefolder 100)")
    add("--engine", choices=tuple(ENGINES), default="local", help="who makes the shards (local)")
    add("--overwrite", action="store_true", help="replace what is in the folder")
    add("--quiet", action="store_true", help="no progress and no summary")
    return parser


def _whole(text: str) -> int:
    if not text.isdecimal():
        raise argparse.ArgumentTypeError(f"expected a whole number from 0 on, not {text!r}")
    return int(text)


def _size(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"(\d{1,5})x(\d{1,5})", text)
    width, height = map(int, match.groups()) if match else (0, 0)
    if not (800 <= width <= 8192 and 600 <= height <= 8192):
        raise argparse.ArgumentTypeError(f"expected WxH from 800x600 to 8192x8192, not {text!r}")
    return width, height


def _scale(text: str) -> float:
    try:
        scale = float(text)
    except ValueError:
        scale = 0
    if not 1 <= scale <= 4:
        raise argparse.ArgumentTypeError(f"expected a number from 1 to 4, not {text!r}")
    return scale
