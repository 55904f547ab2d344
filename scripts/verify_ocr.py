#!/usr/bin/env python3
"""Reads word targets of the Text suite with an OCR engine that nobody here wrote (tesseract).

For a sample of ``word_center`` and ``word_bbox`` targets it reads the line around the box and asks
whether the target's word stands in the box; and, where the instruction says that the word stands
but once, it reads the whole page and looks for another copy. Every disagreement is listed, and with
--out its crop is kept, to be looked at.

    python scripts/verify_ocr.py                    # 200 of the official set
    python scripts/verify_ocr.py --count 40 --seed 3 --out out/ocr

Needs tesseract with eng, deu, fra, spa, ita, nld (Debian: tesseract-ocr, tesseract-ocr-deu, ...).
"""

from __future__ import annotations

import argparse
import csv
import io
import os
import shutil
import subprocess
import sys
import unicodedata
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from pointerbench.contract.task import Options
from pointerbench.picture.raster import draw
from pointerbench.suites.text.suite import SUITE
from pointerbench.values.geometry import Box

LANGUAGES = {"en": "eng", "de": "deu", "fr": "fra", "es": "spa", "it": "ita", "nl": "nld"}
CATEGORIES = {"word_center": 1.0, "word_bbox": 1.0}
_MARGIN = (90, 7)  # pixels of the line around the box that are read along with it
_ROOM = 4  # pixels around the box that are read with the word alone
_LARGER = 3
_SURE = 60  # confidence from which a second copy is believed


class Found(NamedTuple):
    """A word that was read, its box in the picture, and how sure the engine is, up to 100."""

    text: str
    box: Box
    sure: float


class Report(NamedTuple):
    """What was read of one target."""

    number: int
    word: str
    difficulty: str
    read: str
    agrees: bool
    unique: bool
    copies: list[str]
    instruction: str


def plain(text: str) -> str:
    """Letters and digits only, without capitals and accents."""
    spread = unicodedata.normalize("NFD", text.casefold())
    return "".join(character for character in spread if character.isalnum())


def words(image: Image.Image, language: str, mode: int, larger: int) -> Iterator[Found]:
    """The words that tesseract reads, with boxes in the image's own pixels."""
    image = image.resize((image.width * larger, image.height * larger), Image.Resampling.LANCZOS)
    buffer = io.BytesIO()
    image.save(buffer, "PNG")
    command = ["tesseract", "-", "-", "-l", LANGUAGES[language], "--psm", str(mode), "tsv"]
    environment = {**os.environ, "OMP_THREAD_LIMIT": "1"}
    shown = subprocess.run(
        command, input=buffer.getvalue(), capture_output=True, check=True, env=environment
    )
    for row in csv.DictReader(
        io.StringIO(shown.stdout.decode()), delimiter="\t", quoting=csv.QUOTE_NONE
    ):
        if row["text"] and row["text"].strip():
            x, y, wide, high = (int(row[key]) for key in ("left", "top", "width", "height"))
            box = Box(x, y, x + wide, y + high)
            scaled = Box(*(round(side / larger) for side in box))
            yield Found(row["text"], scaled, float(row["conf"]))


def check(index: int, seed: int, split: str, out: Path | None) -> Report:
    """Reads one target, and the page where its word is said to be the only one."""
    proved = SUITE.prove(index, seed, split, Options(mix=CATEGORIES))
    row, image = proved.row, draw(proved.shot.frame)
    box, language = Box(*row["bbox"]), row["content_language"]
    word = str(proved.task.query["word"]["text"])
    around = box.grown(*_MARGIN).intersect(Box(0, 0, *image.size))
    crop = image.crop(around)
    readings = list(_inside(crop, box.moved(-around.x1, -around.y1), language))
    agrees = any(plain(word) in plain(read) for read in readings)
    read = word if agrees else max(readings, key=len)
    unique = proved.task.query["word"]["which"] == "only"
    copies: list[str] = []
    if unique:
        for found in words(image, language, 11, 2):
            same = found.sure >= _SURE and plain(found.text) == plain(word)
            if same and not found.box.overlaps(box.grown(6)):
                copies.append(f"{found.text} at {tuple(found.box)}")
    if out is not None and (not agrees or copies):
        crop.resize((crop.width * 3, crop.height * 3)).save(out / f"{index:04d}.png")
        if copies:
            image.save(out / f"{index:04d}_page.png")
    return Report(index, word, row["difficulty"], read, agrees, unique, copies, row["instruction"])


def _inside(crop: Image.Image, box: Box, language: str) -> Iterator[str]:
    """What is read within the box: in the line around it, in lines above one another, and in the
    box alone; each of the picture as it is and with light and dark changed."""
    alone = box.grown(_ROOM).intersect(Box(0, 0, *crop.size))
    for picture in (crop, Image.eval(crop, lambda level: 255 - level)):
        for mode in (7, 6):
            inside = [
                found.text
                for found in words(picture, language, mode, _LARGER)
                if found.box.grown(3).intersect(box).area * 2 > min(found.box.area, box.area)
            ]
            yield " ".join(inside)
        x1, y1, x2, y2 = alone
        own = words(picture.crop((x1, y1, x2, y2)), language, 8, _LARGER + 1)
        yield " ".join(found.text for found in own)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--count", type=int, default=200, help="targets (default: 200)")
    parser.add_argument("--seed", type=int, default=SUITE.official_seed)
    parser.add_argument("--split", default="test")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, help="folder for the pictures of disagreements")
    args = parser.parse_args()
    if shutil.which("tesseract") is None:
        print("tesseract is not installed: apt install tesseract-ocr tesseract-ocr-deu ...")
        return 2
    if args.out:
        args.out.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor(args.jobs) as pool:
        jobs = [
            pool.submit(check, index, args.seed, args.split, args.out)
            for index in range(args.count)
        ]
        reports = [job.result() for job in jobs]
    return summary(reports)


def summary(reports: list[Report]) -> int:
    """Prints disagreements and rates."""
    tally: Counter[tuple[str, bool]] = Counter((r.difficulty, r.agrees) for r in reports)
    for report in reports:
        if not report.agrees:
            print(f"{report.number}: {report.word!r} ({report.difficulty}) read as {report.read!r}")
        for copy in report.copies:
            print(f"{report.number}: {report.word!r} is said to be alone, but: {copy}")
    for level in ("easy", "medium", "hard"):
        right, whole = tally[level, True], tally[level, True] + tally[level, False]
        print(f"{level}: read in the box {right} of {whole} ({_percent(right, whole)})")
    unique = [report for report in reports if report.unique]
    twice = sum(bool(report.copies) for report in unique)
    print(f"words said to be alone: {len(unique)}; another copy was read for {twice}")
    return 0


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "none"


if __name__ == "__main__":
    sys.exit(main())
