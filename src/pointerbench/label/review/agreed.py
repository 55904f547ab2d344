"""What all reviewers together say: which rows are decided, how far rounds agree, what is final."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from pointerbench import eval as scorer
from pointerbench.label.candidates import Candidate, read_candidates
from pointerbench.label.review.decisions import DROP, FIX, SETTLING, Decision, read_decisions
from pointerbench.values.errors import UsageError

ENOUGH = 0.95
"""The share of rows on which a second round must agree with the first."""
_NAMED = 10  # rows in a message


@dataclass(frozen=True, slots=True)
class Agreement:
    """How a second round compares with the first: ``n`` rows were decided in both."""

    n: int
    agreed: int

    @property
    def share(self) -> float | None:
        return self.agreed / self.n if self.n else None

    @property
    def interval(self) -> tuple[float, float]:
        """95 % Wilson score interval of the share."""
        return scorer.wilson(self.agreed, self.n)

    @property
    def is_enough(self) -> bool:
        """Whether they agree in 95 % of the rows; true where nobody looked twice."""
        return self.agreed >= ENOUGH * self.n


@dataclass(frozen=True, slots=True)
class Reviewed:
    """The candidates of a folder, and all that was decided on them, by id."""

    folder: Path
    candidates: tuple[Candidate, ...]
    decisions: Mapping[str, Sequence[Decision]]

    def in_round(self, candidate: Candidate, number: int) -> list[Decision]:
        return [one for one in self.decisions[candidate.id] if one.round == number]

    def is_disputed(self, candidate: Candidate) -> bool:
        """Whether the first two rounds do not all say the same."""
        said = [one for one in self.decisions[candidate.id] if one.round != SETTLING]
        return any(not one.is_like(other) for one in said for other in said)

    def final(self, candidate: Candidate) -> Decision | None:
        """What is decided: what settled it, else what all said, in the first one's words; None
        where nobody did, or no two said the same."""
        settled = self.in_round(candidate, SETTLING)
        said = settled or self.decisions[candidate.id]
        agreed = all(one.is_like(other) for one in said for other in said)
        return said[0] if said and agreed else None

    @property
    def open(self) -> list[Candidate]:
        """Flagged candidates that nobody has decided."""
        return [one for one in self.candidates if one.flags and not self.decisions[one.id]]

    @property
    def disputed(self) -> list[Candidate]:
        """Those that the reviewers do not agree on, and nobody has settled."""
        found = [one for one in self.candidates if self.decisions[one.id]]
        return [one for one in found if self.final(one) is None]

    def agreement(self) -> Agreement:
        """Of the second round with the first, as they were before anything was settled."""
        both = [
            (self.in_round(one, 1), self.in_round(one, 2))
            for one in self.candidates
            if self.in_round(one, 1) and self.in_round(one, 2)
        ]
        agreed = [all(a.is_like(b) for a in first for b in second) for first, second in both]
        return Agreement(len(both), sum(agreed))


def read_reviewed(folder: Path) -> Reviewed:
    """Candidates and decisions of a folder.

    Raises:
        UsageError: a line of them cannot be used; with file and line.
    """
    candidates = tuple(read_candidates(folder))
    decisions = read_decisions(folder, [one.id for one in candidates])
    return Reviewed(folder, candidates, decisions)


def decided(folder: Path, *, unfinished: bool = False) -> list[Candidate]:
    """The candidates that stay, in order, with the boxes and wordings that people gave them.

    A candidate without a flag stays as it is, unless somebody decided otherwise. What reviewers do
    not agree on, and nobody settled, is left out: it has no truth.

    ``unfinished`` takes what is decided now: flagged rows that nobody has decided are left out.

    Raises:
        UsageError: flagged rows are undecided, or a second round agrees with the first in less than
            95 % of the rows and what they differ in is not settled; unless ``unfinished``.
    """
    reviewed = read_reviewed(folder)
    if not unfinished:
        _check(reviewed)
    return [made for one in reviewed.candidates if (made := _made(reviewed, one)) is not None]


def _made(reviewed: Reviewed, candidate: Candidate) -> Candidate | None:
    if not candidate.flags and not reviewed.decisions[candidate.id]:
        return candidate
    final = reviewed.final(candidate)
    if final is None or final.decision == DROP:
        return None
    if final.decision == FIX:
        return replace(candidate, gt_bbox=final.gt_bbox, instruction=final.instruction)
    return candidate


def _check(reviewed: Reviewed) -> None:
    if reviewed.open:
        raise UsageError(
            f"{reviewed.folder}: {len(reviewed.open)} flagged rows are not decided "
            f"({named(reviewed.open)}); pointerbench label review {reviewed.folder} shows them"
        )
    agreement = reviewed.agreement()
    if not agreement.is_enough and reviewed.disputed:
        raise UsageError(
            f"{reviewed.folder}: the second round agrees with the first on {agreement.agreed} of "
            f"{agreement.n} rows, expected {ENOUGH:.0%}; pointerbench label review "
            f"{reviewed.folder} --round {SETTLING} shows the {len(reviewed.disputed)} to be settled"
        )


def named(candidates: Sequence[Candidate]) -> str:
    """The first ids, for a message."""
    more = ", ..." if len(candidates) > _NAMED else ""
    return ", ".join(one.id for one in candidates[:_NAMED]) + more
