"""Two captured folders of one program held against each other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from pointerbench.capture.captured import Captured, State
from pointerbench.capture.evidence import bounds, changed
from pointerbench.capture.manifest import Manifest, read_manifest
from pointerbench.capture.pictures import read_picture
from pointerbench.capture.stored import ENDING, read_state, read_texts
from pointerbench.capture.texts import Texts

_TOLD = (
    "type",
    "role",
    "box",
    "name",
    "description",
    "text",
    "label",
    "shortcut",
    "state",
    "proved",
)
_MOST = 5  # differences of a state that are listed


def compare(first: Path, second: Path) -> list[str]:
    """What differs between two captures of a program, a line each: versions, states, pixels,
    elements, lines of text.

    Raises:
        UsageError: one of them is no captured folder.
    """
    one, other = read_manifest(first), read_manifest(second)
    lines = list(_versions(one, other))
    ours = {entry.id: entry.picture for entry in one.states}
    theirs = {entry.id: entry.picture for entry in other.states}
    lines += [f"{id_}: only in {first}" for id_ in ours if id_ not in theirs]
    lines += [f"{id_}: only in {second}" for id_ in theirs if id_ not in ours]
    for id_, picture in ours.items():
        if id_ in theirs:
            lines += [
                f"{id_}: {said}" for said in _state(id_, picture == theirs[id_], first, second)
            ]
    return lines


def _state(id_: str, same: bool, first: Path, second: Path) -> Iterator[str]:
    if not same:
        yield _pixels(first / f"{id_}.png", second / f"{id_}.png")
    one, other = (read_state(folder / (id_ + ENDING)) for folder in (first, second))
    yield from _elements(one, other)
    yield from _texts(read_texts(first, one), read_texts(second, other))


def _versions(one: Manifest, other: Manifest) -> Iterator[str]:
    for package in sorted({*one.packages, *other.packages}):
        ours, theirs = one.packages.get(package, "none"), other.packages.get(package, "none")
        if ours != theirs:
            yield f"package {package}: {ours} and {theirs}"
    for name in ("program", "language", "size", "theme", "seed"):
        ours, theirs = getattr(one, name), getattr(other, name)
        if ours != theirs:
            yield f"{name}: {ours} and {theirs}"
    if one.fonts != other.fonts:
        yield "fonts: other fonts or versions of them are installed"


def _pixels(first: Path, second: Path) -> str:
    ours, theirs = read_picture(first), read_picture(second)
    if ours.shape != theirs.shape:
        sizes = (f"{width}x{height}" for height, width, _ in (ours.shape, theirs.shape))
        return f"the pictures are {' and '.join(sizes)}"
    different = changed(ours, theirs)
    where = bounds(different)
    return f"{int(different.sum())} pixels differ, within {list(where) if where else []}"


def _elements(first: State, second: State) -> Iterator[str]:
    ours, theirs = _keyed(first), _keyed(second)
    said = [
        *(f"{_name(e)} is gone" for key, e in ours.items() if key not in theirs),
        *(f"{_name(e)} is new" for key, e in theirs.items() if key not in ours),
        *(
            f"{_name(e)}: {what} {_shown(e, what)} and {_shown(theirs[key], what)}"
            for key, e in ours.items()
            if key in theirs
            for what in _TOLD
            if getattr(e, what) != getattr(theirs[key], what)
        ),
    ]
    yield from said[:_MOST]
    if len(said) > _MOST:
        yield f"{len(said) - _MOST} more differences of elements"


def _texts(first: Texts | None, second: Texts | None) -> Iterator[str]:
    """Lines of text that are other ones or elsewhere, where both captures have theirs."""
    if first is None or second is None:
        return
    ours, theirs = (
        {(line.text, line.edges, line.top, line.bottom) for line in texts.lines}
        for texts in (first, second)
    )
    gone, new = len(ours - theirs), len(theirs - ours)
    if gone or new:
        yield f"{gone} lines of text are gone or moved, {new} are new"


def _keyed(state: State) -> Mapping[str, Captured]:
    """Elements by where they stand in the program's tree."""
    return {element.path or element.id: element for element in state.elements}


def _name(element: Captured) -> str:
    words = element.name or element.description or element.text
    return f"{element.role} {words[:40]!r}" if words else f"{element.role} at {list(element.box)}"


def _shown(element: Captured, what: str) -> str:
    value = getattr(element, what)
    if isinstance(value, frozenset):
        return str(sorted(value))
    return str(list(value)) if isinstance(value, tuple) else repr(value)
