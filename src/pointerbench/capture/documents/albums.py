"""Albums of photographs."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

from PIL import Image

from pointerbench.capture.documents.dates import date_all
from pointerbench.elements.photos import photos
from pointerbench.values.rng import Stream

_FILES = Path(__file__).parents[2] / "assets" / "photos"
_FREE = ("MIT", "CC0-1.0", "LicenseRef-PublicDomain")  # ask for no name beside the picture
_NAMES = {"en": "Spring album", "zh": "春天相册"}
_MANY = 24
_TAKEN, _MADE = 0x9003, 0x0132  # tags of Exif
_EXIF = 0x8769


@cache
def _free() -> tuple[str, ...]:
    """The photographs that may be shown without a name beside them."""
    table = tomllib.loads((_FILES / "photos.toml").read_text("utf-8"))
    packages = table["packages"]
    return tuple(
        name
        for name, entry in table["photos"].items()
        if (entry.get("license") or packages[entry["from"]]["license"]) in _FREE
    )


def photograph(stream: Stream, path: Path) -> None:
    """One photograph, in the format that the path's ending names."""
    with Image.open(_FILES / f"{stream.pick(_free())}.webp") as image:
        image.convert("RGB").save(path)


def album(_format: str, stream: Stream, language: str, above: Path) -> Path:
    """A folder of two dozen photographs, each named as what it shows, with the day it was taken."""
    root = above / _NAMES[language]
    root.mkdir()
    for number, name in enumerate(stream.sample(_free(), _MANY)):
        with Image.open(_FILES / f"{name}.webp") as image:
            picture = image.convert("RGB")
        day = f"2026:02:{1 + number:02d} {stream.integer(8, 19):02d}:{stream.integer(0, 59):02d}:00"
        exif = Image.Exif()
        exif[_MADE] = day
        exif.get_ifd(_EXIF)[_TAKEN] = day
        size = (2 * picture.width, 2 * picture.height)
        caption = photos()[name].name[language]
        picture.resize(size).save(root / f"{caption}.jpg", quality=88, exif=exif)
    date_all(root, stream.child("dates"))
    return root
