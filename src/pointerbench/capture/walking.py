"""The states of a recipe, one after the other; one that fails is skipped, and the rest goes on."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Protocol

from pointerbench.capture.captured import Captured, State
from pointerbench.capture.evidence import Pixels
from pointerbench.capture.failures import CaptureError
from pointerbench.capture.manifest import Entry, Skipped, counted
from pointerbench.capture.pictures import digest, write_picture
from pointerbench.capture.recipe import StateWanted, Step
from pointerbench.capture.stored import write_state, write_texts
from pointerbench.capture.texts import Texts

TRIES = 2
"""How often a state is walked to before it is given up."""


@dataclass(frozen=True, slots=True)
class Opener:
    """The element whose click leads to a state: of which state, and what it is there."""

    state: str
    role: str
    name: str
    place: str = ""

    def fits(self, element: Captured) -> bool:
        return (
            element.role == self.role
            and element.name == self.name
            and self.place in ("", element.path)
        )


@dataclass(frozen=True, slots=True)
class Way:
    """A state and how it is reached from the start."""

    id: str
    steps: tuple[Step, ...] = ()
    opener: Opener | None = None


@dataclass(frozen=True)
class Taken:
    """A captured state with its picture; ``notes`` go to the manifest; ``texts`` is None where the
    places of characters were not read."""

    state: State
    pixels: Pixels
    notes: Mapping[str, Any] = field(default_factory=dict)
    opener: Opener | None = None
    texts: Texts | None = None


class Driver(Protocol):
    """What walks through one program: a desktop's or a browser's."""

    def ways(self, wanted: StateWanted) -> Sequence[Way]:
        """The states that an entry of a recipe stands for; the program is started where its menus
        must be known."""

    def reach(self, way: Way) -> None:
        """Goes to a state from wherever the program is."""

    def take(self, way: Way) -> Taken:
        """Captures and proves the state that is shown."""

    def after(self, way: Way, taken: Taken) -> Iterator[Taken]:
        """The states after clicks that the recipe calls harmless, the way back checked."""


def walk(
    driver: Driver,
    wanted: Sequence[StateWanted],
    folder: Path,
    tell: Callable[[str], None] = lambda line: None,
    enough: int = 0,
) -> tuple[list[Entry], list[Skipped]]:
    """Captures states into a folder; returns what was written and what was skipped.

    ``tell`` is given a line a state; no further one is walked to once there are ``enough``, those
    after a click not counted.
    """
    entries: list[Entry] = []
    skipped: list[Skipped] = []
    states: dict[str, State] = {}
    openers: dict[str, Opener] = {}
    for way in _ways(driver, wanted, skipped, tell):
        for taken in _taken(driver, way, skipped, tell):
            states[taken.state.id] = taken.state
            if taken.opener is not None:
                openers[taken.state.id] = taken.opener
            write_picture(folder / f"{taken.state.id}.png", taken.pixels)
            write_state(folder, taken.state)
            if taken.texts is not None:
                write_texts(folder, taken.state.id, taken.texts)
            entries.append(_entry(way, taken))
            tell(_line(entries[-1]))
        if 0 < enough <= sum("after" not in entry.notes for entry in entries):
            break
    for state in linked(states, openers):
        write_state(folder, state)
    return entries, skipped


def _ways(
    driver: Driver,
    wanted: Sequence[StateWanted],
    skipped: list[Skipped],
    tell: Callable[[str], None],
) -> Iterator[Way]:
    """The ways to all states, those of an entry found out when it is its turn."""
    for entry in wanted:
        try:
            yield from driver.ways(entry)
        except CaptureError as error:
            skipped.append(Skipped(entry.id, str(error)))
            tell(f"{entry.id}: skipped: {error}")


def _taken(
    driver: Driver, way: Way, skipped: list[Skipped], tell: Callable[[str], None]
) -> Iterator[Taken]:
    """A state and those after its harmless clicks; nothing where it cannot be had."""
    taken = None
    for try_ in range(TRIES):
        begun = time.monotonic()
        try:
            driver.reach(way)
            taken = driver.take(way)
        except CaptureError as error:
            if try_ + 1 == TRIES:
                skipped.append(Skipped(way.id, str(error)))
                tell(f"{way.id}: skipped: {error}")
            continue
        seconds = round(time.monotonic() - begun, 1)
        taken = replace(taken, opener=way.opener, notes={**taken.notes, "seconds": seconds})
        break
    if taken is None:
        return
    yield taken
    try:
        yield from driver.after(way, taken)
    except CaptureError as error:
        tell(f"{way.id}: nothing more after clicks: {error}")


def _entry(way: Way, taken: Taken) -> Entry:
    notes = dict(taken.notes)
    if taken.texts is not None:
        notes["text"] = taken.texts.counted()
    return Entry(
        id=taken.state.id,
        title=taken.state.title,
        steps=tuple(_said(step) for step in way.steps),
        picture=digest(taken.pixels),
        counts=counted(taken.state.elements),
        seconds=float(notes.pop("seconds", 0.0)),
        notes=notes,
    )


def _said(step: Step) -> str:
    """A step in words, for the manifest."""
    values = step.value if isinstance(step.value, tuple) else (step.value,)
    return f"{step.verb} {' > '.join(_short(value) for value in values)}".strip()


def _short(value: Any) -> str:
    name = getattr(value, "name", None)
    if name is not None:
        return name.of("en") or next(iter(name.by_language.values()), "")
    role = getattr(value, "role", None)
    return f"{role} {value.index}".strip() if role is not None else str(value)


def _line(entry: Entry) -> str:
    counts = entry.counts
    return (
        f"{entry.id}: {counts['elements']} elements, {counts['proved']} of {counts['active']} "
        f"active ones proved, {counts['contradicted']} contradicted, {entry.seconds:.0f} s"
    )


def linked(states: Mapping[str, State], openers: Mapping[str, Opener]) -> list[State]:
    """The states in which an element leads to another captured one, with that written down."""
    changed: dict[str, State] = {}
    for after, opener in openers.items():
        state = changed.get(opener.state, states.get(opener.state))
        if state is None:
            continue
        found = [element.id for element in state.elements if opener.fits(element)]
        if len(found) == 1:
            elements = tuple(
                replace(element, after=after) if element.id == found[0] else element
                for element in state.elements
            )
            changed[state.id] = replace(state, elements=elements)
    return list(changed.values())
