"""What a proposer sees of a screen, and what it hands in: a target, its query and its wording."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar

from pointerbench.picture.frame import Region
from pointerbench.suites.sheets.layout import Layout
from pointerbench.suites.sheets.scene import Place, Scene
from pointerbench.values.errors import UnprovedTaskError
from pointerbench.values.rng import Stream

T = TypeVar("T")


class Proposal(NamedTuple):
    """A target, the query that should find it, and the wording key with the values to fill in."""

    target: Region
    query: Mapping[str, Any]
    say: str
    values: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Shot:
    """A scene and its layout, as a proposer sees them."""

    scene: Scene
    layout: Layout

    def whole_columns(self) -> list[int]:
        columns = self.layout.grid.columns
        return [span.index for span in columns.spans if span.stop <= columns.end]

    def whole_rows(self) -> list[int]:
        rows = self.layout.grid.rows
        return [span.index for span in rows.spans if span.stop <= rows.end]

    def texts(self) -> list[Place]:
        """Cells whose text is shown whole; of merged ones the first."""
        return [place for place, shown in self.layout.shown.items() if shown.whole]


Propose = Callable[[Stream, Shot], Proposal]


def pick(stream: Stream, options: Sequence[T]) -> T:
    """One of them; UnprovedTaskError where there is none."""
    if not options:
        raise UnprovedTaskError("nothing_to_choose")
    return stream.pick(options)
