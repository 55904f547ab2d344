"""All checks of one set, in one pass over its rows and the pictures that are there."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from pointerbench import eval as scorer
from pointerbench.building.engines import in_processes
from pointerbench.building.progress import progress
from pointerbench.contract.stored import Entry
from pointerbench.imports.checks import DEFECTS
from pointerbench.language.spoken import likely, says_empty
from pointerbench.picture.alike import Grey, near
from pointerbench.quality.asked import Asked, Size, asked
from pointerbench.quality.lint.accepted import Accepted
from pointerbench.quality.lint.boxes import row_findings
from pointerbench.quality.lint.findings import Finding, counted, of_error
from pointerbench.quality.lint.pictured import Job, Looked, Target, looked_at
from pointerbench.quality.lint.read_back import Reading, has_data, reading_of
from pointerbench.quality.lint.repeated import Repeated
from pointerbench.quality.lint.tongues import Tongues
from pointerbench.quality.sources import Given, header_size
from pointerbench.run.inputs.sources import build_command
from pointerbench.values.errors import UsageError


@dataclass(frozen=True, slots=True)
class Wishes:
    """Whether pictures are opened, and read with tesseract; in how many processes."""

    pictures: bool = True
    ocr: bool = False
    jobs: int = 1
    quiet: bool = False


@dataclass(frozen=True, slots=True)
class Checked:
    """What was found in a set, in the order of its rows; what was not checked, and why; and how
    many findings somebody has accepted."""

    path: Path
    rows: int
    findings: Sequence[Finding]
    unchecked: Sequence[str]
    accepted: int


class Named(NamedTuple):
    """A row in a message; ``picture`` is its picture's name."""

    number: int
    place: str
    name: str
    picture: str


def checked(given: Given, wishes: Wishes) -> Checked:
    """Everything that is wrong with a set.

    Raises:
        UsageError: it has no rows, or its file cannot be read at all.
    """
    check = _Check(given, wishes)
    looked = in_processes(looked_at, check.jobs(), wishes.jobs)
    quiet = wishes.quiet or not (wishes.pictures and sys.stderr.isatty())
    total = given.rows.count() if given.rows and not quiet else 0
    for one in progress(looked, total, str(given.path), quiet=quiet, size=lambda _: 1):
        check.take(one)
    if not check.rows:
        raise UsageError(f"{given.path}: no rows")
    return check.end()


@dataclass(slots=True)
class _Check:
    given: Given
    wishes: Wishes
    rows: int = 0
    opened: int = 0
    findings: list[Finding] = field(default_factory=list)
    repeated: Repeated = field(default_factory=Repeated)
    tongues: Tongues = field(default_factory=Tongues)
    missing: dict[str, tuple[Named, Path]] = field(default_factory=dict)
    waiting: dict[int, Named] = field(default_factory=dict)
    seen: dict[str, tuple[Named, tuple[int, int], Grey]] = field(default_factory=dict)
    sizeless: int = 0
    aimless: int = 0
    unread: Counter[str] = field(default_factory=Counter)

    def jobs(self) -> Iterator[Job]:
        """Checks the rows, and passes on the pictures that are there, each with its rows as far as
        they follow one another."""
        group: list[tuple[Asked, Size | None]] = []
        for one in self._asked():
            size = one.size or self._size_of(one)
            self._check_row(one, size)
            if not self.wishes.pictures or not self._is_there(one):
                continue
            if group and group[0][0].picture != one.picture:
                yield self._job(group)
                group = []
            group.append((one, size))
        if group:
            yield self._job(group)

    def take(self, looked: Looked) -> None:
        """What was found on a picture."""
        self.opened += 1
        rows = {number: self.waiting.pop(number) for number in looked.numbers}
        for number, kind, reason in looked.found:
            self._add(rows[number], kind, reason)
        named = rows[looked.numbers[0]]
        before = self.seen.get(named.picture)
        if looked.thumbnail is None or looked.size is None:
            return
        if before is None or named.number < before[0].number:
            self.seen[named.picture] = named, looked.size, looked.thumbnail

    def end(self) -> Checked:
        """All that was found, when all is read."""
        for size in {size for _, size, _ in self.seen.values()}:
            self._near([(named, grey) for named, own, grey in self.seen.values() if own == size])
        if self.opened:
            for named, path in self.missing.values():
                self._add(named, "no_picture", f"{DEFECTS['no_picture']}: {path}")
        self.findings += self.tongues.rest()
        accepted = Accepted(self.given.folder)
        left = [one for one in self.findings if not accepted.takes(one)]
        left.sort(key=lambda one: one.order)
        return Checked(self.given.path, self.rows, left, list(self._unchecked()), accepted.taken)

    def _near(self, pictures: list[tuple[Named, Grey]]) -> None:
        """Of pictures of one size."""
        pictures.sort(key=lambda pair: pair[0].number)
        for at, first, levels in near([grey for _, grey in pictures]):
            told = f"{pictures[at][0].picture} and {pictures[first][0].picture}"
            self._add(pictures[at][0], "near_picture", f"{told} {_apart(levels)}")

    def _asked(self) -> Iterator[Asked]:
        for number, read in enumerate(self.given.attempts()):
            self.rows += 1
            if isinstance(read, Entry):
                yield asked(number, read)
            else:
                self.findings.append(of_error(number, read))

    def _check_row(self, one: Asked, size: Size | None) -> None:
        named = Named(one.number, one.place, one.name, one.picture)
        for kind, reason in row_findings(one, size):
            self._add(named, kind, reason)
        for findings in (self.repeated, self.tongues):
            for kind, reason in findings.findings(one):
                self._add(named, kind, reason)
        if one.is_task and not one.spec and one.box is one.point is None:
            self.aimless += 1
        elif size is None and not one.refuses:
            self.sizeless += 1

    def _add(self, named: Named, kind: str, reason: str) -> None:
        self.findings.append(Finding(named.number, named.place, named.name, kind, reason))

    def _is_there(self, one: Asked) -> bool:
        path = one.source
        if isinstance(path, bytes) or path.is_file():
            return True
        named = Named(one.number, one.place, one.name, one.picture)
        self.missing.setdefault(one.picture, (named, path))
        return False

    def _size_of(self, one: Asked) -> Size | None:
        """By the header of the picture, where the row does not say it."""
        return header_size(one.source) if self.wishes.pictures else None

    def _job(self, group: Sequence[tuple[Asked, Size | None]]) -> Job:
        for one, _ in group:
            self.waiting[one.number] = Named(one.number, one.place, one.name, one.picture)
        numbers = [one.number for one, _ in group]
        sizes = [(one.number, one.size) for one, _ in group if one.size]
        targets = [found for one, _ in group if (found := self._target(one))]
        return Job(numbers, group[0][0].source, sizes, targets)

    def _target(self, one: Asked) -> Target | None:
        box: Any = one.box or one.spec.get("bbox")
        if one.refuses or not scorer.are_numbers(box, 4):
            return None
        x1, y1, x2, y2 = box
        empty = says_empty(one.instruction, likely(one.instruction))
        return Target(one.number, (x1, y1, x2, y2), empty, self._reading(one))

    def _reading(self, one: Asked) -> Reading | None:
        found = reading_of(one) if self.wishes.ocr else None
        if found and not has_data(found.data):
            self.unread[found.data] += 1
            return None
        return found

    def _unchecked(self) -> Iterator[str]:
        if not self.wishes.pictures:
            yield "pictures (--no-pictures)"
        elif not self.opened and self.missing:
            build = build_command(self.given.folder)
            told = f"none of {len(self.missing)} is there"
            yield f"pictures ({told}{f'; to build them: {build}' if build else ''})"
        if not self.wishes.ocr:
            yield "quoted texts (--ocr)"
        for data, count in sorted(self.unread.items()):
            yield f"quoted texts of {counted(count, 'row')} (tesseract's {data} is not installed)"
        if self.sizeless:
            rows = counted(self.sizeless, "row")
            yield f"whether boxes lie on their pictures ({rows} of unknown size)"
        if self.aimless:
            yield f"targets (none in {counted(self.aimless, 'row')})"
        for said, count in sorted(self.tongues.unsaid.items()):
            yield f"the language of {counted(count, 'row')} ({said})"


def _apart(levels: float) -> str:
    if not levels:
        return "are the same at 64x48 pixels"
    return f"differ by {levels:.2f} of 255 grey levels in the mean at 64x48 pixels"
