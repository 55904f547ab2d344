"""How an item of a list is told by what it is worth: ``the cheapest flight without a stop``."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from pointerbench.asking.grammar import Speech
from pointerbench.asking.steps import KEEPING, Step
from pointerbench.elements.tree import FactKind, ListKind
from pointerbench.values.rng import Stream

_ORDINALS = ("", "", "second", "third", "fourth", "fifth")
_DIGITS = "零一二三四五"
_HIGH: Mapping[str, tuple[str, str]] = {
    "time": ("晚", "早"),
    "date": ("晚", "早"),
    "duration": ("长", "短"),
    "count": ("多", "少"),
    "number": ("大", "小"),
}
_YEAR = re.compile(r"\d{4}")  # a number as long as that without a comma
_TIMES = ("often_most", "often_once", "often_twice", "often_thrice")
_DAYS: Mapping[str, Mapping[int, str]] = {
    "en": {3: "three days", 7: "a week", 14: "two weeks"},
    "zh": {3: "三天", 7: "一周", 14: "两周"},
}
_UTMOST: Mapping[str, tuple[str, str]] = {
    "time": ("latest", "earliest"),
    "date": ("latest", "earliest"),
    "duration": ("longest", "shortest"),
    "count": ("largest", "smallest"),
}
_BEYOND: Mapping[str, tuple[str, str]] = {
    "time": ("later", "earlier"),
    "date": ("later", "earlier"),
    "duration": ("longer", "shorter"),
}


def item_phrase(stream: Stream, kind: ListKind, steps: Sequence[Step], language: str) -> str:
    """An item as the steps leave it: filters, then at most one place in an order."""
    conditions = [step for step in steps if step["op"] in KEEPING]
    places = [step for step in steps if step["op"] not in KEEPING]
    said = [condition(stream.child(str(n)), kind, s, language) for n, s in enumerate(conditions)]
    place = placing(stream.child("place"), kind, places[0], language) if places else ""
    noun = kind.nouns[language][0]
    if language == "zh":
        return _chinese(stream, kind, said, place)
    tail = " and ".join(said)
    lead = f"{place} " if place else ""
    if place.startswith("with "):
        return f"the {noun} {place}{f' among those {tail}' if tail else ''}"
    if places and places[0]["op"] != "nth":
        return f"the {noun} {f'{tail} ' if tail else ''}{place}"
    return f"the {lead}{noun}{f' {tail}' if tail else ''}"


def _chinese(stream: Stream, kind: ListKind, said: Sequence[str], place: str) -> str:
    noun, measure = kind.nouns["zh"]
    filters = "、".join(text.removesuffix("的") for text in said)
    filters = f"{filters}的" if filters else ""
    if not place:
        return f"{filters}那{measure}{noun}"
    if not filters:
        return stream.pick([f"{place}的{noun}", f"{place}的那{measure}{noun}"])
    among = stream.pick(["中", "里", "当中"])
    return f"{filters}{noun}{among}{place}的{stream.pick([f'那{measure}', f'一{measure}'])}"


def placing(stream: Stream, kind: ListKind, step: Step, language: str) -> str:
    """``second most expensive``, ``价格第二高``."""
    fact = kind.facts[step["fact"]]
    words = fact.words[language]
    if step["op"] == "nearest":
        value = amount(fact, step, language)
        if language == "zh":
            return f"{words['name']}最接近{value}"
        return f"whose {words['name']} is closest to {value}"
    most = step["order"] == "desc"
    if step["op"] == "gap":
        slots = {"name": words["name"], "other": kind.facts[step["other"]].words[language]["name"]}
        return _said(stream, f"apart_{'most' if most else 'least'}", slots, language)
    return _nth(fact, step, language)


def _nth(fact: FactKind, step: Step, language: str) -> str:
    """A place in an order; in English after the noun, with "with", where no adjective is known."""
    words, most, number = fact.words[language], step["order"] == "desc", int(step["n"])
    word = words.get("max" if most else "min", "")
    if number == 1 and word:
        return word
    if language == "zh":
        which = f"第{_DIGITS[number]}" if number > 1 else "最"
        return f"{words['name']}{which}{_HIGH.get(fact.kind, ('高', '低'))[not most]}"
    if not word:  # a fact of which only the name is known, as a column of anybody's table
        utmost = _UTMOST.get(fact.kind, ("highest", "lowest"))[not most]
        return f"with the {f'{_ORDINALS[number]} '.lstrip()}{utmost} {words['name']}"
    joint = " " if " " in word else "-"
    return f"{_ORDINALS[number]}{joint}{word}"


def condition(stream: Stream, kind: ListKind, step: Step, language: str) -> str:
    """One filter as it follows the noun (English) or stands before it (Chinese)."""
    fact = kind.facts[step["fact"]]
    words = fact.words[language]
    if step["op"] == "often" or "mean" in step or step["cmp"] in ("in", "near"):
        return _worked_out(stream, kind, step, language)
    compare, value = step["cmp"], step.get("value")
    if fact.kind == "flag":
        return words["yes" if value else "no"]
    if fact.kind == "label" or compare == "==":
        own = words.get("of") or ("with {value}" if language == "en" else "{value}的")
        return own.replace("{value}", str(step["text"]))
    own_words = words.get("below" if compare == "<" else "above")
    shown = str(step["than"]) if "than" in step else amount(fact, step, language)
    if "than" in step:
        return _than(fact, compare, shown, language)
    if own_words:
        return own_words.replace("{value}", shown)
    slots = {"name": words["name"], "value": shown}
    start = f"{'below' if compare == '<' else 'above'}_{_family(fact, kind)}"
    return _said(stream, start, slots, language)


def _said(stream: Stream, start: str, slots: Mapping[str, str], language: str) -> str:
    """A part of a sentence, which begins without a capital."""
    said = Speech("reasoning", start, slots).spoken(stream, language)
    return said[:1].lower() + said[1:]


def _worked_out(stream: Stream, kind: ListKind, step: Step, language: str) -> str:
    """A filter that no single item tells: how often a label comes, an average, a span."""
    fact = kind.facts[step["fact"]]
    noun, nouns = kind.nouns[language]
    slots = {"name": fact.words[language]["name"], "noun": noun, "nouns": nouns}
    if step["op"] == "often":
        return _said(stream, _TIMES[step["times"]], slots, language)
    if "mean" in step:
        return _said(stream, f"mean_{'below' if step['cmp'] == '<' else 'above'}", slots, language)
    if step["cmp"] == "near":
        slots |= {"value": str(step["text"]), "span": _around(step["span"], fact.kind, language)}
        return _said(stream, "near", slots, language)
    low, high = (amount(fact, {**step, "value": value}, language) for value in step["value"])
    return _said(stream, "between", {**slots, "low": low, "high": high}, language)


def _around(span: int, kind: str, language: str) -> str:
    if kind == "time":
        return _span(span, language)
    return _DAYS[language][span]


def _than(fact: FactKind, compare: str, title: str, language: str) -> str:
    words = fact.words[language]
    if language == "zh":
        return f"{words['name']}比{title}{_HIGH.get(fact.kind, ('高', '低'))[compare == '<']}的"
    word = _BEYOND.get(fact.kind, ("higher", "lower"))[compare == "<"]
    article = "an" if word.startswith("e") else "a"
    return f"with {article} {word} {words['name']} than {title}"


def _family(fact: FactKind, kind: ListKind) -> str:
    """How a threshold is said; of two prices, which one is meant must be said, too."""
    prices = sum(other.kind == "money" for other in kind.facts.values())
    if fact.kind == "money" and prices > 1:
        return "number"
    return fact.kind if fact.kind in ("money", "time", "date", "duration") else "number"


def amount(fact: FactKind, step: Step, language: str) -> str:
    """A threshold as people say it; the currency is that of the screen."""
    value, sample = step["value"], str(step.get("like", ""))
    if isinstance(value, str):
        return str(step.get("text", value))
    grouped = "" if _YEAR.search(sample) else ","
    number = f"{value:{grouped}.0f}" if float(value).is_integer() else f"{value:g}"
    if fact.kind == "money":
        sign = next((mark for mark in "$¥￥€£" if mark in sample), "")
        return f"{number}元" if language == "zh" and sign in "¥￥" else f"{sign}{number}"
    if fact.kind == "percent":
        return f"{number}%"
    if fact.kind == "duration":
        return _span(float(value), language)
    return number


def _span(minutes: float, language: str) -> str:
    seconds = round(minutes * 60)
    counts = seconds // 3600, seconds // 60 % 60, seconds % 60
    if language == "zh":
        units = ("小时", "分钟", "秒")
        return "".join(f"{n}{unit}" for n, unit in zip(counts, units, strict=True) if n)
    words = zip(counts, ("hour", "minute", "second"), strict=True)
    return " ".join(f"{n} {word}{'s' if n > 1 else ''}" for n, word in words if n)
