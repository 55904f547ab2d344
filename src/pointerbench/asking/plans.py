"""Plans of reasoning: the steps to one item, or none where a list lacks what they take."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from pointerbench.asking.facts import MEASURED, ORDERED, Listed, thresholds
from pointerbench.asking.steps import Step, away, gap
from pointerbench.values.rng import Stream

_SPANS: Mapping[str, tuple[int, ...]] = {"date": (3, 7, 14), "time": (30, 60, 120)}
_WHOLE = re.compile(r"\d{4}-\d\d-\d\d|\d\d:\d\d")
_DAYS = (r"\d{4}-\d\d-\d\d", r"\d{1,2}/\d{1,2}", r"月\d{1,2}日", r"[A-Z][a-z]{2,8} \d{1,2}\b")
_ABSOLUTE = re.compile("|".join((r"\d\d:\d\d", *_DAYS, r"\d{1,2} [A-Z][a-z]{2}")))
"""A time, or a day with its month: nothing is within a week of 2005."""
_OTHERWISE = re.compile(r"ago|\bdays?\b|today|tomorrow|yesterday|week|now|[前后天刚]", re.I)
"""A date that is told from today: nothing is within a week of "3 days ago"."""


def plan(stream: Stream, listed: Listed) -> list[Step]:
    """Steps drawn for a list; whether they lead to one item is not known yet."""
    return _MAKE[stream.weighted(_PLANS)](stream, listed)


def _extreme(stream: Stream, listed: Listed) -> list[Step]:
    return _place(stream, listed, 1)


def _place(stream: Stream, listed: Listed, number: int = 0) -> list[Step]:
    facts = listed.of_kind(*ORDERED)
    if not facts:
        return []
    number = number or stream.integer(2, min(3, len(listed.items) - 1))
    order = stream.pick(["asc", "desc"])
    return [{"op": "nth", "fact": stream.pick(facts), "order": order, "n": number}]


def _only(stream: Stream, listed: Listed) -> list[Step]:
    count = stream.integer(1, 2)
    return _filters(stream, listed, count)


def _best_of(stream: Stream, listed: Listed) -> list[Step]:
    return _with_place(stream, listed, _filters(stream, listed, 1))


def _best_of_both(stream: Stream, listed: Listed) -> list[Step]:
    filters = _filters(stream, listed, 2)
    return _with_place(stream, listed, filters) if len(filters) == 2 else []


def _with_place(stream: Stream, listed: Listed, steps: list[Step]) -> list[Step]:
    """The utmost of what a condition leaves; none where there is no condition."""
    place = _place(stream, listed, 1)
    return [*steps, *place] if steps and place else []


def _nearest(stream: Stream, listed: Listed) -> list[Step]:
    facts = listed.of_kind("money", "number", "duration")
    if not facts:
        return []
    fact = stream.pick(facts)
    rounds = _rounds(listed, fact)
    like = listed.items[0].facts[fact].text
    return (
        [{"op": "nearest", "fact": fact, "value": stream.pick(rounds), "like": like}]
        if rounds
        else []
    )


def _compared(stream: Stream, listed: Listed) -> list[Step]:
    """Beyond a named item in one respect, and the utmost in another."""
    facts = listed.of_kind(*ORDERED)
    if len(facts) < 2:
        return []
    fact, other = stream.sample(facts, 2)
    item = stream.pick(listed.items)
    step = {
        "op": "filter",
        "fact": fact,
        "cmp": stream.pick(["<", ">"]),
        "value": listed.value(item, fact),
        "than": item.facts[listed.kind.title].text,
    }
    order = stream.pick(["asc", "desc"])
    return [step, {"op": "nth", "fact": other, "order": order, "n": 1}]


def _between(stream: Stream, listed: Listed) -> list[Step]:
    """Between two round numbers, or within some days of a date that is shown."""
    facts = listed.of_kind(*ORDERED)
    if not facts:
        return []
    fact = stream.pick(facts)
    step = _window(stream, listed, fact)
    if step is None:
        return []
    return [step] if stream.chance(0.4) else _with_place(stream, listed, [step])


def _window(stream: Stream, listed: Listed, fact: str) -> Step | None:
    kind, item = listed.kind.facts[fact].kind, stream.pick(listed.items)
    value, shown = listed.value(item, fact), item.facts[fact].text
    step = {"op": "filter", "fact": fact, "like": shown}
    if kind in _SPANS:
        if not all(_WHOLE.match(str(listed.value(other, fact))) for other in listed.items):
            return None
        span = stream.pick(_SPANS[kind])
        edges = {away(listed.value(other, fact), value) for other in listed.items}
        told = _ABSOLUTE.search(shown) and not _OTHERWISE.search(shown)
        known = told and span not in edges
        return (
            {**step, "cmp": "near", "value": value, "span": span, "text": shown} if known else None
        )
    rounds = _rounds(listed, fact)
    if len(rounds) < 2:
        return None
    return {**step, "cmp": "in", "value": sorted(stream.sample(rounds, 2))}


def _counted(stream: Stream, listed: Listed) -> list[Step]:
    """By how often a label comes in the list."""
    facts = [fact for fact in listed.of_kind("label") if fact != listed.kind.title]
    if not facts:
        return []
    step = {"op": "often", "fact": stream.pick(facts), "times": stream.pick([0, 0, 1, 2, 3])}
    return [step] if stream.chance(0.4) else _with_place(stream, listed, [step])


def _beyond_mean(stream: Stream, listed: Listed) -> list[Step]:
    """Above or below the average of all that are shown."""
    facts = listed.of_kind(*MEASURED)
    if not facts:
        return []
    fact = stream.pick(facts)
    values = [float(listed.value(item, fact)) for item in listed.items]
    mean = sum(values) / len(values)
    if min(abs(value - mean) for value in values) < 0.04 * (max(values) - min(values)):
        return []
    compare = stream.pick(["<", ">"])
    step = {"op": "filter", "fact": fact, "cmp": compare, "value": round(mean, 4), "mean": True}
    return [step] if stream.chance(0.3) else _with_place(stream, listed, [step])


def _gap(stream: Stream, listed: Listed) -> list[Step]:
    """By the difference of two facts that are told alike, as of a price and a former one."""
    for kind in stream.shuffled(["money", "duration", "count", "percent"]):
        facts = listed.of_kind(kind)
        if len(facts) > 1:
            fact, other = stream.sample(facts, 2)
            if any(gap(item, fact, other) for item in listed.items):
                order = stream.pick(["desc", "desc", "asc"])
                return [{"op": "gap", "fact": fact, "other": other, "order": order}]
    return []


_Plan = Callable[[Stream, Listed], list[Step]]
_MAKE: Mapping[str, _Plan] = {
    "extreme": _extreme,
    "place": _place,
    "only": _only,
    "best_of": _best_of,
    "best_of_both": _best_of_both,
    "nearest": _nearest,
    "compared": _compared,
    "between": _between,
    "counted": _counted,
    "beyond_mean": _beyond_mean,
    "gap": _gap,
}
_PLANS: Mapping[str, float] = {
    "extreme": 1.5,
    "place": 2.5,
    "only": 3,
    "best_of": 5,
    "best_of_both": 3,
    "nearest": 1,
    "compared": 1.5,
    "between": 3,
    "counted": 4,
    "beyond_mean": 2,
    "gap": 2,
}


def _rounds(listed: Listed, fact: str) -> list[float]:
    values = [float(listed.value(item, fact)) for item in listed.items]
    return thresholds(values, listed.kind.facts[fact].kind)


def _filters(stream: Stream, listed: Listed, count: int) -> list[Step]:
    facts = [fact for fact in listed.facts if fact != listed.kind.title]
    chosen = stream.sample(facts, min(count, len(facts)))
    return [step for fact in chosen if (step := _filter(stream, listed, fact))]


def _filter(stream: Stream, listed: Listed, fact: str) -> Step | None:
    kind = listed.kind.facts[fact].kind
    item = stream.pick(listed.items)
    value, shown = listed.value(item, fact), item.facts[fact].text
    step = {"op": "filter", "fact": fact}
    if kind == "flag":
        return {**step, "cmp": "==", "value": bool(value)}
    if kind == "label" or (
        kind == "count" and stream.chance(0.3) and listed.kind.facts[fact].words["en"].get("of")
    ):
        return {**step, "cmp": "==", "value": value, "text": shown}
    compare = stream.pick(["<", ">"])
    if kind in MEASURED:
        rounds = _rounds(listed, fact)
        return (
            {**step, "cmp": compare, "value": stream.pick(rounds), "like": shown}
            if rounds
            else None
        )
    return {**step, "cmp": compare, "value": value, "text": shown}
