"""The node that a step of a recipe names, among those that are seen."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from pointerbench.capture.desktop import kinds
from pointerbench.capture.desktop.node import Node
from pointerbench.capture.desktop.program import Look
from pointerbench.capture.failures import NoSuchElementError
from pointerbench.capture.recipe import Named, Wording, nearest
from pointerbench.values.geometry import Box

_MARK = re.compile(r"(?<!&)&(?=\w)")
_MNEMONIC = re.compile(r"\s?[(（][A-Z0-9_&]{1,2}[)）]")


def same_words(first: str, second: str) -> bool:
    """Whether two names are the same but for capitals, marks of keys and an ellipsis."""
    return _bare(first) == _bare(second)


def _bare(words: str) -> str:
    plain = _MARK.sub("", _MNEMONIC.sub("", words)).replace("_", "").replace("…", "...")
    return " ".join(plain.split()).removesuffix("...").strip().casefold()


def ends_in_ellipsis(name: str) -> bool:
    """Whether an entry of a menu asks before it does anything."""
    return _MNEMONIC.sub("", name).rstrip().endswith(("...", "…"))


def names_in(wording: Wording, language: str) -> list[str]:
    """What to look for: the name in the language, and in English, as some stay."""
    return [name for name in (wording.of(language), wording.of("en")) if name]


def find(look: Look, named: Named, language: str, roles: Sequence[str] = ()) -> tuple[Node, Box]:
    """The node that is named, with what is seen of it; of the uppermost window first.

    ``roles`` are those that come into question where the step names none.

    Raises:
        NoSuchElementError: there is none, or not as many.
    """
    fitting = list(_fitting(look, named, language, roles))
    fitting.sort(key=lambda found: not found[0])
    if len(fitting) <= named.index:
        raise NoSuchElementError(_missing(look, named, language, roles, len(fitting)))
    _, node, box = fitting[named.index]
    return node, box


def _fitting(
    look: Look, named: Named, language: str, roles: Sequence[str]
) -> Iterator[tuple[bool, Node, Box]]:
    top = {window.id for window in look.stack if window.free} or {look.stack[-1].id}
    for node, seen in zip(look.reading.nodes, look.reading.seen, strict=True):
        if seen.box is None or (roles and not named.role and node.role not in roles):
            continue
        if _fits(node, named, language):
            yield seen.window in top, node, seen.box


def _fits(node: Node, named: Named, language: str) -> bool:
    if named.role and node.role != named.role:
        return False
    if named.path and node.place != named.path:
        return False
    for wording, said in ((named.name, node.name), (named.description, node.description)):
        if wording is not None and not any(
            same_words(said, name) for name in names_in(wording, language)
        ):
            return False
    return bool(kinds.type_of(node)) or bool(named.role or named.name or named.path)


def _missing(look: Look, named: Named, language: str, roles: Sequence[str], count: int) -> str:
    wanted = " ".join(
        part
        for part in (
            named.role,
            repr(names_in(named.name, language)[0]) if named.name else "",
            f"at {named.path}" if named.path else "",
        )
        if part
    )
    if count:
        return f"no element {wanted} number {named.index}: there are {count}"
    names = [
        node.name
        for node, seen in zip(look.reading.nodes, look.reading.seen, strict=True)
        if seen.box and node.name and (not roles or node.role in roles)
    ]
    if not named.name or not names:
        return f"no element {wanted or 'of that kind'}"
    return f"no element {wanted}; {nearest(names_in(named.name, language)[0], names[:60])}"
