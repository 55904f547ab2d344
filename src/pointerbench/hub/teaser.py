"""A picture of a set for its card: some examples side by side, with targets and words."""

from __future__ import annotations

from collections import Counter
from operator import itemgetter
from pathlib import Path

from pointerbench.building.preview import caption, contact_sheet, marked
from pointerbench.hub.sets import FinishedSet
from pointerbench.values.example import Row
from pointerbench.values.files import replacing

_SHOWN, _COLUMNS = 6, 3


def write_teaser(finished: FinishedSet, path: Path) -> None:
    """Draws up to six examples of different categories into a PNG; none where none has a target."""
    cells = [(marked(finished.folder, row), caption(row)) for row in _chosen(finished)]
    if cells:
        path.parent.mkdir(parents=True, exist_ok=True)
        with replacing(path) as file:
            contact_sheet(cells, _COLUMNS).save(file, "PNG")


def _chosen(finished: FinishedSet) -> list[Row]:
    """Rows from all over the set, as few of one category as can be, in order."""
    rows = [row for row in finished.rows if row.get("bbox")]
    # Steps of the golden ratio: an even stride would meet the same categories again and again.
    steps = dict.fromkeys(int(i * 0.6180339887 % 1 * len(rows)) for i in range(4 * len(rows)))
    met: Counter[str] = Counter()
    ranked: list[tuple[int, int]] = []
    for step in steps:
        category = str(rows[step]["category"])
        ranked.append((met[category], step))
        met[category] += 1
    first = sorted(ranked, key=itemgetter(0))[:_SHOWN]
    return [rows[step] for step in sorted(step for _, step in first)]
