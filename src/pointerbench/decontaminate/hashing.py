"""The entries of sets with their hashes, in order, made in this process or in several."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import dataclass, replace
from itertools import chain, islice
from typing import TypeAlias

from pointerbench.building.engines import in_processes
from pointerbench.building.progress import progress
from pointerbench.contract.stored import Entry, Rows, Source
from pointerbench.decontaminate.pictures import Hash, hash_of
from pointerbench.values.errors import UsageError

_CHUNK = 16  # entries a process is given at once: small, as Parquet's carry their pictures

Hashed: TypeAlias = tuple[Entry, Hash]
_Numbered: TypeAlias = tuple[int, list[tuple[Source, str]]]
"""The number of a chunk, and its pictures with their places."""
_Result: TypeAlias = tuple[int, list[Hash] | UsageError]


@dataclass(frozen=True, slots=True)
class Hasher:
    """Hashes the pictures of several sets, one set after another.

    ``chunks`` are those of all sets, as the processes are started only once; an empty one ends
    each set.
    """

    chunks: Iterator[list[Hashed]]
    quiet: bool = False

    def hashed(self, rows: Rows) -> Iterator[Hashed]:
        """Every entry, without its picture, with its hash; ``rows`` are the next of the sets.

        Raises:
            UsageError: a row or a picture that cannot be used.
        """
        pairs = chain.from_iterable(iter(self.chunks.__next__, []))
        yield from progress(pairs, rows.count(), str(rows.folder), quiet=self.quiet)


@contextmanager
def hasher(sets: Sequence[Rows], jobs: int, *, quiet: bool = False) -> Iterator[Hasher]:
    """A `Hasher` of these sets, whose ``jobs`` processes end with the block."""
    with closing(_in_order(sets, jobs)) as chunks:
        yield Hasher(chunks, quiet)


def _in_order(sets: Sequence[Rows], jobs: int) -> Generator[list[Hashed], None, None]:
    """The chunks as they lie in the sets. What is hashed early waits without its pictures."""
    given: dict[int, list[Entry]] = {}
    hashed: dict[int, list[Hash] | UsageError] = {}

    def numbered() -> Iterator[_Numbered]:
        for number, chunk in enumerate(_chunks(sets)):
            given[number] = [replace(entry, picture=b"") for entry in chunk]
            yield number, [(entry.picture, entry.place) for entry in chunk]

    turn = 0
    for number, hashes in in_processes(_hash_all, numbered(), jobs):
        hashed[number] = hashes
        while turn in hashed:
            ready = hashed.pop(turn)
            if isinstance(ready, UsageError):
                raise ready
            yield list(zip(given.pop(turn), ready, strict=True))
            turn += 1


def _hash_all(numbered: _Numbered) -> _Result:
    """An error is a result, so that the first one in order is told, not the first one met."""
    number, pictures = numbered
    try:
        return number, [hash_of(picture, place) for picture, place in pictures]
    except UsageError as error:
        return number, error


def _chunks(sets: Sequence[Rows]) -> Iterator[list[Entry]]:
    """Those of all sets, with an empty one at the end of each."""
    for rows in sets:
        entries = rows.entries()
        while chunk := list(islice(entries, _CHUNK)):
            yield chunk
        yield []
