"""What an audit found: verdicts of rows, then counts, as one plain value that `text` renders.

A row's verdict is what most of those who judged it say; where no verdict has more votes than every
other, the row is ``split``. A row counts once, however many judged it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any

from pointerbench import eval as scorer
from pointerbench.looking.answers import read_answers
from pointerbench.looking.people import file_of, people
from pointerbench.quality.audit.plan import Item, Plan
from pointerbench.quality.audit.verdicts import KINDS, Said, said_of
from pointerbench.quality.kappa import agreement, kappa
from pointerbench.values.errors import UsageError

SPLIT = "split"
_DIGITS = 5


@dataclass(frozen=True, slots=True)
class Found:
    """An audit with all that was said: by annotator, then by key."""

    plan: Plan
    said: Mapping[str, Mapping[str, Said]]

    def verdicts(self, item: Item) -> dict[str, str]:
        """By annotator, of those who judged the row."""
        given = {who: answers.get(item.key) for who, answers in self.said.items()}
        return {who: said.verdict for who, said in given.items() if said and said.verdict}


def read_found(plan: Plan) -> Found:
    """Everybody's answers.

    Raises:
        UsageError: a line is damaged, or of another audit; with its file.
    """
    keys = {item.key for item in plan.items}
    found = {}
    for who in people(plan.answers):
        path = file_of(plan.answers, who)
        found[who] = {said.key: said for said in read_answers(path, said_of)}
        if stray := sorted(found[who].keys() - keys):
            raise UsageError(f"{path}: {stray[0]!r} is no row of this audit")
    return Found(plan, found)


def results(found: Found) -> dict[str, Any]:
    """All that is printed, as JSON; shares from 0 to 1, intervals 95 % Wilson score intervals."""
    plan = found.plan
    every = [_of_set(found, number) for number in range(len(plan.sets))]
    return {
        "audit": str(plan.folder),
        **asdict(plan.asked),
        "annotators": _annotators(found),
        "sets": every,
        "all": _counted(found, plan.items),
        "agreement": _agreements(found, plan.items),
        "split_rows": [_named(found, item) for item in plan.items if verdict(found, item) == SPLIT],
        "wrong_rows": [_named(found, item) for item in plan.items if _is_wrong(found, item)],
    }


def verdict(found: Found, item: Item) -> str | None:
    """The row's; None where nobody judged it."""
    votes = Counter(found.verdicts(item).values()).most_common(2)
    if not votes:
        return None
    return votes[0][0] if len(votes) == 1 or votes[0][1] > votes[1][1] else SPLIT


def _is_wrong(found: Found, item: Item) -> bool:
    return verdict(found, item) not in (None, "right", SPLIT)


def _annotators(found: Found) -> list[dict[str, Any]]:
    return [
        {
            "name": who,
            "answered": sum(said.verdict is not None for said in answers.values()),
            "seconds": _median([said.seconds for said in answers.values() if said.verdict]),
        }
        for who, answers in found.said.items()
    ]


def _of_set(found: Found, number: int) -> dict[str, Any]:
    items = [item for item in found.plan.items if item.set == number]
    about = asdict(found.plan.sets[number])
    return {
        **{key: value for key, value in about.items() if key != "folder"},
        **_counted(found, items),
        "agreement": _agreements(found, items),
    }


def _counted(found: Found, items: Sequence[Item]) -> dict[str, Any]:
    given = Counter(filter(None, (verdict(found, item) for item in items)))
    n = given.total()
    several = [votes for item in items if len(votes := found.verdicts(item)) > 1]
    counted: dict[str, Any] = {
        "sampled": len(items),
        "n": n,
        "verdicts": {kind: _share(given[kind], n) for kind in (*KINDS, SPLIT)},
        "judged_by_several": len(several),
        "disagreed": sum(len(set(votes.values())) > 1 for votes in several),
        "by_annotator": {who: _by(found, items, who) for who in found.said},
    }
    if found.plan.asked.blind:
        counted["clicks"] = _clicks(found, items, list(found.said))
    return counted


def _by(found: Found, items: Sequence[Item], who: str) -> dict[str, Any]:
    given = Counter(v[who] for item in items if who in (v := found.verdicts(item)))
    n = given.total()
    counted = {"n": n, "verdicts": {kind: _share(given[kind], n) for kind in KINDS}}
    return {
        **counted,
        **({"clicks": _clicks(found, items, [who])} if found.plan.asked.blind else {}),
    }


def _clicks(found: Found, items: Sequence[Item], annotators: Sequence[str]) -> dict[str, Any]:
    """Clicks made before the box was seen, every annotator's counted; ``nothing`` are those in
    whose place it was said that nothing fits."""
    said = [found.said[who].get(item.key) for who in annotators for item in items]
    made = [one for one in said if one and one.pointed]
    missed = [one.distance for one in made if not one.hit and one.distance is not None]
    hits = sum(bool(one.hit) for one in made)
    return {
        "n": len(made),
        **_share(hits, len(made), "hits"),
        "nothing": sum(one.nothing for one in made),
        "missed_by": _median(missed),
    }


def _agreements(found: Found, items: Sequence[Item]) -> list[dict[str, Any]]:
    """Of each two annotators, on the rows that both judged."""
    both = []
    for one, other in combinations(found.said, 2):
        votes = [found.verdicts(item) for item in items]
        pairs = [(v[one], v[other]) for v in votes if one in v and other in v]
        values = {"share": _rounded(agreement(pairs)), "kappa": _rounded(kappa(pairs))}
        both.append({"annotators": [one, other], "n": len(pairs), **values})
    return both


def _named(found: Found, item: Item) -> dict[str, Any]:
    """A row that somebody should look at, and what was said of it."""
    notes = {who: said[item.key].note for who, said in found.said.items() if item.key in said}
    return {
        "set": found.plan.sets[item.set].name,
        "id": item.id,
        "place": item.place,
        "verdicts": found.verdicts(item),
        "notes": {who: note for who, note in notes.items() if note},
    }


def _share(count: int, n: int, name: str = "count") -> dict[str, Any]:
    low, high = scorer.wilson(count, n)
    share = _rounded(count / n if n else None)
    return {name: count, "share": share, "ci95": [_rounded(low), _rounded(high)] if n else None}


def _median(values: Sequence[float]) -> float | None:
    return round(scorer.quantile(0, sorted(values), 0.5), 1) if values else None


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, _DIGITS)
