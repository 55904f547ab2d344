"""A captured screen that is asked about: its elements, its text and its picture."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from pointerbench.capture.captured import Captured, State
from pointerbench.capture.evidence import Pixels
from pointerbench.capture.manifest import Manifest, read_manifest
from pointerbench.capture.pictures import read_picture
from pointerbench.capture.stored import ENDING, read_state, read_texts
from pointerbench.capture.texts import TextLine, Texts
from pointerbench.values.errors import UsageError


@dataclass(frozen=True)
class Screen:
    """One state of a captured folder; ``texts`` is None where it was captured without its text."""

    folder: Path
    manifest: Manifest
    state: State
    texts: Texts | None

    @property
    def path(self) -> Path:
        """The file of the picture."""
        return self.folder / f"{self.state.id}.png"

    @cached_property
    def pixels(self) -> Pixels:
        return read_picture(self.path)

    @cached_property
    def by_id(self) -> dict[str, Captured]:
        return {element.id: element for element in self.state.elements}

    @cached_property
    def lines(self) -> dict[str, list[TextLine]]:
        """The lines of text by element, from the top."""
        found: dict[str, list[TextLine]] = {}
        for line in self.texts.lines if self.texts else ():
            found.setdefault(line.element, []).append(line)
        return found

    @property
    def theme(self) -> str:
        return "dark" if "dark" in self.manifest.theme.lower() else "light"


def screens_of(folder: Path) -> Iterator[Screen]:
    """The states of a captured program, in the order of its manifest.

    Raises:
        UsageError: the folder is none, or a file in it is not as expected.
    """
    manifest = read_manifest(folder)
    if not manifest.states:
        raise UsageError(f"{folder}: no captured states there")
    for entry in manifest.states:
        state = read_state(folder / f"{entry.id}{ENDING}")
        yield Screen(folder, manifest, state, read_texts(folder, state))
