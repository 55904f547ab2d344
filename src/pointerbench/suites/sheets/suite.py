"""The Sheets suite: example ``index`` from its streams, proved before it is written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from pointerbench.contract.mix import among, category_at
from pointerbench.contract.task import Made, Options, Pictures, Task
from pointerbench.contract.verify import verify
from pointerbench.suites.sheets.categories import CATEGORIES
from pointerbench.suites.sheets.compose import Brief, compose
from pointerbench.suites.sheets.layout import lay_out
from pointerbench.suites.sheets.proposals import Shot
from pointerbench.suites.sheets.resolve import Resolver
from pointerbench.suites.sheets.scene import column_name, place
from pointerbench.suites.sheets.skins import SKINS
from pointerbench.suites.sheets.wording import LANGUAGES, word
from pointerbench.values.errors import PointerbenchError, UnprovedTaskError
from pointerbench.values.example import Example, Row, example_id, file_name
from pointerbench.values.geometry import Box
from pointerbench.values.rng import Stream, example_stream, permuted

_SCENES = 60  # screens drawn for one example before giving up
_TARGETS = 8  # targets proposed on a screen

# The language of a sheet, by that of the instruction.
_CONTENT: Mapping[str, Mapping[str, float]] = {
    "en": {"en": 60, "de": 8, "fr": 8, "es": 8, "it": 8, "nl": 8},
    "de": {"de": 75, "en": 10, "fr": 4, "es": 4, "it": 4, "nl": 3},
}


class SheetsSuite:
    """Spreadsheets; see `pointerbench.contract.task.Suite`."""

    name = "sheets"
    prefix = "pbs"
    version = "2.0.0"
    official_seed = 90111
    official_count = 500
    pictures = Pictures()
    count_by = ("category", "data_type", "ui_style", "language", "content_language")
    mix: Mapping[str, float] = {name: entry.weight for name, entry in CATEGORIES.items()}
    choices: Mapping[str, tuple[str, ...]] = {
        "category": tuple(CATEGORIES),
        "ui_style": tuple(SKINS),
        "language": LANGUAGES,
    }

    def tools(self) -> Mapping[str, str]:
        return {}

    def listings(self, rows: Iterable[Row]) -> Mapping[str, str]:
        return {}

    def make(self, index: int, seed: int, split: str, options: Options) -> Made:
        stream = example_stream(seed, self.name, split, index)
        allowed = options.only.get("category", tuple(CATEGORIES))
        category = category_at(index, among(options.mix or self.mix, allowed))
        language, skin = _chosen(index, options)
        brief = Brief(
            skin,
            stream.child("content").weighted(_CONTENT[language]),
            CATEGORIES[category].mark(stream.child("mark")),
        )
        rejects: Counter[str] = Counter()
        for attempt in range(_SCENES):
            scenes = stream.child(f"scene{attempt}")
            scene = compose(scenes, brief, options.screen)
            shot = Shot(scene, lay_out(scene, options.screen))
            for number in range(_TARGETS):
                try:
                    task = _task(scenes.child(f"target{number}"), shot, category, language)
                except UnprovedTaskError as error:
                    rejects[error.reason] += 1
                else:
                    row = self._row(index, task, shot, options)
                    return Made(Example(row), shot.layout.frame, rejects)
        raise PointerbenchError(f"sheets {index}: no provable {category} on {_SCENES} screens")

    def _row(self, index: int, task: Task, shot: Shot, options: Options) -> dict[str, Any]:
        program = shot.scene.program
        bbox = list(task.box)
        regions = [list(box) for box in _answers(task, shot)]
        return {
            "file_name": file_name(index),
            "id": example_id(self.prefix, index),
            "instruction": task.instruction,
            "bbox": bbox,
            "point": list(task.box.center),
            "answer_type": "point",
            "eval": {"type": "point_in_bbox", "bbox": bbox, "regions": regions},
            "data_type": CATEGORIES[task.category].data_type,
            "category": task.category,
            "ui_style": program.skin,
            "language": task.language,
            "content_language": program.language,
            "image_size": list(options.screen.pixels),
            "sheet": _facts(shot),
        }


SUITE = SheetsSuite()


@lru_cache(maxsize=64)
def _settled(index: int) -> tuple[str, str]:
    """Language and skin, exactly mixed by the index."""
    language = "de" if permuted(index, 10, "sheets/language") == 0 else "en"
    return language, tuple(SKINS)[permuted(index, len(SKINS), "sheets/skin")]


def _chosen(index: int, options: Options) -> tuple[str, str]:
    """Language and skin of those that are allowed, mixed as in the whole."""
    if not {"language", "ui_style"} & set(options.only):
        return _settled(index)
    pairs = [_settled(number) for number in range(10 * len(SKINS))]
    own = [pair for pair in pairs if options.allows(language=pair[0], ui_style=pair[1])]
    return own[index % len(own)]


def _task(stream: Stream, shot: Shot, category: str, language: str) -> Task:
    proposal = CATEGORIES[category].propose(stream, shot)
    frame, grid = shot.layout.frame, shot.layout.grid
    task = Task(
        category=category,
        target=proposal.target,
        query=proposal.query,
        instruction=word(stream.child("words"), proposal.say, language, **proposal.values),
        language=language,
        box=frame.regions[proposal.target],
    )
    strip = {"column": grid.column_header, "row": grid.row_header}
    visible: Box = strip.get(proposal.target[0].split("_")[0], grid.box)
    verify(task, frame, Resolver(shot.scene, shot.layout), visible, smallest=4)
    return task


def _answers(task: Task, shot: Shot) -> list[Box]:
    """Where a click is right: who is asked for a coloured row or column may take its header too."""
    grid, shape = shot.layout.grid, task.query.get("shape")
    column, row = place(task.target[1].partition(":")[0]) if shape else (0, 0)
    headers = {"row": grid.row_header_box, "column": grid.column_header_box}
    at = {"row": row, "column": column}
    return [task.box, headers[shape](at[shape])] if shape in headers else [task.box]


def _facts(shot: Shot) -> dict[str, Any]:
    """What is in view, for analysis."""
    grid, view = shot.layout.grid, shot.scene.view
    return {
        "zoom": view.zoom,
        "first_cell": f"{column_name(view.first_column)}{view.first_row}",
        "rows": len(grid.rows.spans),
        "columns": len(grid.columns.spans),
        "theme": shot.scene.program.theme,
        "frozen": bool(view.frozen_columns or view.frozen_rows),
    }
