"""Shards as tar archives in the webdataset convention: ``0007.json`` and ``0007.png`` side by side
are one example; where examples share a picture, each has its own copy."""

from __future__ import annotations

import io
import tarfile
from pathlib import PurePath
from typing import BinaryIO

from pointerbench.building.formats import Examples


def write(file: BinaryIO, examples: Examples, _schema: bytes) -> None:
    """Writes an archive; its headers say nothing of who wrote it, or when."""
    with tarfile.open(fileobj=file, mode="w|", format=tarfile.USTAR_FORMAT) as archive:
        for record, png in examples:
            stem = f"{record.index:04d}"  # not that of a picture, which several may share
            _add(archive, f"{stem}.json", record.line.encode())
            _add(archive, f"{stem}{PurePath(record.file_name).suffix}", png)


def _add(archive: tarfile.TarFile, name: str, data: bytes) -> None:
    member = tarfile.TarInfo(name)  # time, owner and group 0, mode 0644
    member.size = len(data)
    archive.addfile(member, io.BytesIO(data))
