"""How a set in shards lies on disk: pictures beside their rows, or files that hold both."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import BinaryIO

from pointerbench.building.engines import Record

Examples = Iterator[tuple[Record, bytes]]
"""Records with their PNGs, in order of index."""
Writer = Callable[[BinaryIO, Examples, bytes], None]


@dataclass(frozen=True, slots=True)
class Format:
    """A format of sets.

    ``size`` is how many examples make a shard unless the user says otherwise, ``suffix`` that of a
    shard's file, and ``writer`` names the `Writer` of such files. Without a suffix a shard is a
    number of pictures, of which nothing is seen in the finished set.
    """

    size: int
    suffix: str = ""
    writer: str = ""

    def write(self, file: BinaryIO, examples: Examples, schema: bytes) -> None:
        """Writes a shard; the same examples give the same bytes. ``schema`` is what a format with
        types declares its columns by."""
        module, _, function = self.writer.partition(":")
        writer: Writer = getattr(import_module(module), function)
        writer(file, examples, schema)


FORMATS: dict[str, Format] = {
    "imagefolder": Format(100),
    "parquet": Format(1000, ".parquet", "pointerbench.building.formats.parquet:write"),
    "webdataset": Format(1000, ".tar", "pointerbench.building.formats.webdataset:write"),
}
