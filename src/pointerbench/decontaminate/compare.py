"""Every row of a training set against all rows of the test sets, in one pass."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from pointerbench.contract.stored import Entry, Rows
from pointerbench.decontaminate.hashing import Hasher
from pointerbench.decontaminate.identities import Identity, identity
from pointerbench.decontaminate.pictures import Hash, Near
from pointerbench.decontaminate.questions import Questions

KINDS: Mapping[str, str] = {
    "identity": "the same example: suite, seed, split and index",
    "question": "the same instruction, target and fields of the scene",
    "picture": "a near-equal picture",
    "source": "a held-out source id",
}
"""What may be shared, and what that means."""


Met: TypeAlias = tuple[int, int]
"""How far away a test row is, in bits, and its number; -1 for an id that only a list names."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What a training row shares: of one kind, with how many test rows, and the nearest of them.

    ``test`` is its id and ``test_set`` the number of its set, from 0; a source id that only the
    list of held-out ids names has neither. ``distance`` is in bits, of pictures only.
    """

    kind: str
    number: int  # the training row's, from 0
    place: str
    train: str
    matches: int
    test: str | None = None
    test_set: int | None = None
    distance: int | None = None


@dataclass(slots=True)
class Tests:
    """All test rows, to look things up in: some 150 bytes a row and the rows' own texts."""

    held_out: frozenset[str]
    ids: list[tuple[str, int]] = field(default_factory=list)
    identities: dict[Identity, list[int]] = field(default_factory=dict)
    sources: dict[str, list[int]] = field(default_factory=dict)
    questions: Questions = field(default_factory=Questions)
    near: Near | None = None

    def add(self, entry: Entry, rows: Rows, test_set: int) -> None:
        number = len(self.ids)
        self.ids.append((entry.id, test_set))
        self.questions.add(number, entry.row)
        name = identity(rows.manifest, entry.row)
        if name is not None:
            self.identities.setdefault(name, []).append(number)
        if entry.row.get("source_id"):
            self.sources.setdefault(str(entry.row["source_id"]), []).append(number)


def read_tests(
    sets: Sequence[Rows], held_out: frozenset[str], hasher: Hasher | None
) -> tuple[Tests, list[int]]:
    """The test sets and how many rows each has; without ``hasher``, no picture is opened.

    Raises:
        UsageError: a row or a picture that cannot be used.
    """
    tests, hashes, counts = Tests(held_out), list[Hash](), []
    for test_set, rows in enumerate(sets):
        before = len(tests.ids)
        for entry, one in _read(rows, hasher):
            tests.add(entry, rows, test_set)
            if one is not None:
                hashes.append(one)
        counts.append(len(tests.ids) - before)
    tests.near = Near(hashes) if hasher is not None else None
    return tests, counts


def findings(
    train: Rows, tests: Tests, hasher: Hasher | None, distance: int
) -> Iterator[list[Finding]]:
    """What each training row shares, a list a row, in order: at most one finding of a kind.

    Raises:
        UsageError: a row or a picture that cannot be used.
    """
    for number, (entry, one) in enumerate(_read(train, hasher)):
        met = _met(identity(train.manifest, entry.row), entry, tests)
        if one is not None and tests.near is not None:
            met["picture"] = tests.near.within(distance, one)
        row = (number, entry.place, entry.id)
        yield [_finding(kind, row, met[kind], tests) for kind in KINDS if met.get(kind)]


def _met(name: Identity | None, entry: Entry, tests: Tests) -> dict[str, list[Met]]:
    """What a row's fields share with test rows, by kind."""
    source = str(entry.row.get("source_id") or "")
    held = [-1] if source in tests.held_out else []
    met = {
        "identity": tests.identities.get(name, []) if name is not None else [],
        "question": tests.questions.same(entry.row),
        "source": tests.sources.get(source, held),
    }
    return {kind: [(0, test) for test in numbers] for kind, numbers in met.items()}


def _finding(kind: str, row: tuple[int, str, str], met: Sequence[Met], tests: Tests) -> Finding:
    distance, test = met[0]
    name, test_set = tests.ids[test] if test >= 0 else (None, None)
    apart = distance if kind == "picture" else None
    return Finding(kind, *row, len(met), name, test_set, apart)


def _read(rows: Rows, hasher: Hasher | None) -> Iterator[tuple[Entry, Hash | None]]:
    if hasher is None:
        yield from ((entry, None) for entry in rows.entries())
    else:
        yield from hasher.hashed(rows)
