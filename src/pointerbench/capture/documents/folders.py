"""Folders of files, as file managers show them, and archives of them."""

from __future__ import annotations

import gzip
import tarfile
import zipfile
from pathlib import Path

from pointerbench.capture.documents.albums import photograph
from pointerbench.capture.documents.banks import bank
from pointerbench.capture.documents.dates import date_all
from pointerbench.values.rng import Stream

_NAMES = {"en": "Household", "zh": "家庭文件"}
_SIZES = (900, 60_000)  # bytes of a file


def folder(_format: str, stream: Stream, language: str, above: Path) -> Path:
    """A household's folder: eight folders with some files each, and files beside them."""
    root = above / _NAMES[language]
    root.mkdir()
    names = stream.child("files").shuffled(bank("files", language))
    for name in bank("folders", language):
        (root / name).mkdir()
        for _ in range(stream.integer(1, 2)):
            _write(root / name / names.pop(), stream)
    for name in names:
        _write(root / name, stream)
    date_all(root, stream.child("dates"))
    return root


def _write(path: Path, stream: Stream) -> None:
    if path.suffix == ".png":
        photograph(stream.child(path.name), path)
        return
    size = stream.integer(*_SIZES)
    line = f"{path.stem} {stream.integer(1000, 9999)}\n".encode()
    path.write_bytes((line * (size // len(line) + 1))[:size])


def archive(format_: str, stream: Stream, language: str, above: Path) -> Path:
    """A household's folder packed as ``zip`` or ``tar.gz``."""
    root = folder("", stream, language, above)
    path = above / f"{root.name}.{format_}"
    paths = sorted(root.rglob("*"))
    if format_ == "zip":
        with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as packed:
            for one in paths:
                packed.write(one, one.relative_to(root))
    else:
        with (
            path.open("wb") as file,
            gzip.GzipFile("", "wb", fileobj=file, mtime=0) as squeezed,
            tarfile.open(fileobj=squeezed, mode="w") as packed_,
        ):
            for one in paths:
                packed_.add(one, one.relative_to(root), recursive=False)
    return path
