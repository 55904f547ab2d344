"""Descriptions with one condition changed so that they stay plausible on the screen."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from pointerbench.asking import pictures
from pointerbench.asking.conditions import FAR, Where, alike, kind_of, plain
from pointerbench.elements import colors
from pointerbench.elements.tree import ElementTree
from pointerbench.language.phrases import read_toml
from pointerbench.values.rng import Stream

Changed = tuple[str, Where]

_OTHER_STATES: Mapping[str, tuple[str, ...]] = {
    "on": ("off",),
    "off": ("on",),
    "selected": ("disabled",),
    "disabled": ("selected", "expanded"),
    "expanded": ("disabled",),
    "invalid": ("disabled",),
}
_CHROMATIC = tuple(name for name in colors.EXAMPLES if name not in ("white", "grey", "black"))
_SHAPES = ("circle", "pill", "square")
_CONTROLS = frozenset({"button", "slider", "toggle", "input", "checkbox", "link"})
_WITH_PICTURES = frozenset({"button", "link"})
"""What may show an icon or have a shape of its own."""
_MONTHS = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec"
_DATED = re.compile(rf"\b(?:{_MONTHS})|月|\d-\d\d\b|\d/\d")
_TRIES = 12


def wheres(stream: Stream, where: Where, target: str, tree: ElementTree) -> Iterator[Changed]:
    """What was changed (one of `question.CHANGES`), and the description after it; random order."""
    made = {
        "text": _texts, "label": _texts, "begins": _texts, "type": _types, "state": _states,
        "colour": _colours, "shape": _shapes, "icon": _icons, "look": _icons, "photo": _photos,
    }  # fmt: skip
    shown = kind_of(tree.by_id[target]) in ("text", "image", "link", "notification", "dialog")
    names = [name for name in where if name != "type" or (len(where) > 1 and not shown)]
    for name in stream.shuffled(names):
        for changed, value in made[name](stream.child(name), where, target, tree):
            yield changed, {**where, name: value}


def _texts(
    stream: Stream, where: Where, target: str, tree: ElementTree
) -> Iterator[tuple[str, str]]:
    text = where.get("text") or where.get("label") or where["begins"]
    shown = "\n".join(screen_texts(tree))
    for other in other_texts(stream, text, target, tree):
        if plain(other) not in shown and not _nearly_shown(other, tree):
            yield ("number" if _letters(other) == _letters(text) else "text"), other


def screen_texts(tree: ElementTree) -> list[str]:
    """All that the screen says anywhere, hidden names included, as it is compared."""
    said = [text for e in tree.elements for text in (e.text, e.label, e.name)]
    said += [group.text for group in tree.groups.values()]
    return sorted({plain(text) for text in said if plain(text)})


def _nearly_shown(text: str, tree: ElementTree) -> bool:
    wanted = plain(text)
    return not wanted or any(alike(wanted, other) for other in screen_texts(tree))


def other_texts(stream: Stream, text: str, target: str, tree: ElementTree) -> Iterator[str]:
    """Texts that could stand in this place; some may be on the screen."""
    element = tree.by_id[target]
    kind = element.part, element.type
    peers = [e.text for e in tree.elements if e.part and (e.part, e.type) == kind]
    for _ in range(_TRIES):
        if re.search(r"\d", text):
            yield _other_digits(stream, text)
        for other in stream.shuffled([peer for peer in peers if peer != text])[:2]:
            yield from _crossed(text, other)
    usual = () if element.key and peers else _usual(kind_of(element), tree.language)
    yield from stream.shuffled(usual)


def _other_digits(stream: Stream, text: str) -> str:
    """With other digits where there are some; dates and times stay possible ones, and a leading
    digit never gets 0."""
    dated = _DATED.search(text) is not None

    def other(match: re.Match[str]) -> str:
        digits, before, after = match[0], text[: match.start()][-1:], text[match.end() :][:1]
        if len(digits) == 4 and digits[:2] in ("19", "20"):
            return digits[:3] + str(stream.integer(0, 9))
        if len(digits) <= 2 and (dated or ":" in (before, after)):
            most = 12 if after in ("月", "/", ":", "-") else 28
            filled = digits[0] == "0" or before in (":", "-")
            return f"{stream.integer(1, most):0{len(digits) if filled else 1}d}"
        return str(stream.integer(1, 9)) + "".join(str(stream.integer(0, 9)) for _ in digits[1:])

    return re.sub(r"\d+", other, text)


def _crossed(one: str, other: str) -> Iterator[str]:
    """The beginning of one text with the end of the other, as titles of one kind allow."""
    first, second = one.split(), other.split()
    if min(len(first), len(second)) >= 2 and max(len(first), len(second)) <= 6:
        yield " ".join([*first[:-1], second[-1]])
        yield " ".join([*second[:-1], first[-1]])


def _letters(text: str) -> str:
    return re.sub(r"\d+", "#", text)


@cache
def _usual(kind: str, language: str) -> tuple[str, ...]:
    """Texts that elements of that kind usually have."""
    table = read_toml(Path(__file__).parent / "wordings" / "usual.toml")[language]
    return tuple(table.get(kind, table["button"]))


def _types(
    stream: Stream, where: Where, target: str, tree: ElementTree
) -> Iterator[tuple[str, str]]:
    now = where["type"]
    near = {kind for kinds in FAR if now in kinds for kind in kinds}
    shown = {kind_of(element) for element in tree.elements}
    seen = {"icon", "look", "shape", "photo"} & set(where)
    others = sorted((_WITH_PICTURES if seen else _CONTROLS) - near)
    for kind in stream.shuffled([kind for kind in others if kind in shown]):
        yield "type", kind


def _states(
    stream: Stream, where: Where, target: str, tree: ElementTree
) -> Iterator[tuple[str, str]]:
    for state in _OTHER_STATES.get(where["state"], ()):
        yield "state", state


def _colours(
    stream: Stream, where: Where, target: str, tree: ElementTree
) -> Iterator[tuple[str, str]]:
    for name in stream.shuffled(_CHROMATIC):
        if name != where["colour"]:
            yield "colour", name


def _shapes(
    stream: Stream, where: Where, target: str, tree: ElementTree
) -> Iterator[tuple[str, str]]:
    for name in stream.shuffled(_SHAPES):
        if name != where["shape"]:
            yield "type", name


def _icons(
    stream: Stream, where: Where, target: str, tree: ElementTree
) -> Iterator[tuple[str, str]]:
    usual = read_toml(Path(__file__).parent / "wordings" / "usual.toml")["icons"]["names"]
    for name in stream.shuffled(usual):
        if pictures.icon_look(name).words:
            yield "type", name


def _photos(
    stream: Stream, where: Where, target: str, tree: ElementTree
) -> Iterator[tuple[str, str]]:
    usual = read_toml(Path(__file__).parent / "wordings" / "usual.toml")["photos"]["names"]
    for name in stream.shuffled(usual):
        if pictures.photo_look(name).words:
            yield "type", name
