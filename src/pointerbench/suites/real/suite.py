"""The real suite: questions on screens of running programs, proved when they were captured."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from pointerbench.asking import rows
from pointerbench.asking.question import Question
from pointerbench.capture.captured import Captured
from pointerbench.capture.recipe import PLATFORMS
from pointerbench.contract.task import Made, Options, Pictures
from pointerbench.elements.tree import TYPES
from pointerbench.picture.pixels import Picture
from pointerbench.suites.real.ask import RealAsker, proofs
from pointerbench.suites.real.functions import with_functions
from pointerbench.suites.real.hues import Hues
from pointerbench.suites.real.mixing import ROWS, SHARES, tasks_at
from pointerbench.suites.real.notice import NAME, notice
from pointerbench.suites.real.screens import Shot, recipes, shot_at
from pointerbench.values.errors import ExampleError
from pointerbench.values.example import Example, Row, example_id
from pointerbench.values.rng import example_stream


@dataclass(frozen=True)
class Asked:
    """A captured screen and its questions."""

    number: int
    shot: Shot
    asker: RealAsker
    questions: tuple[Question, ...]
    picture: Picture


class RealSuite:
    """Questions on real programs; see `pointerbench.contract.task.Suite`."""

    name = "real"
    prefix = "pbr"
    version = "1.0.0"
    official_seed = 90611
    official_count = 2000
    count_by = (
        *("task", "level", "element_type", "platform", "toolkit", "domain", "application"),
        *("language", "theme", "changed"),
    )
    mix: Mapping[str, float] = SHARES
    pictures = Pictures("webp", ROWS, layers=True, sized=False, living=True)

    def tools(self) -> Mapping[str, str]:
        return {}

    @property
    def choices(self) -> Mapping[str, tuple[str, ...]]:
        own = recipes()
        return {
            "application": tuple(own),
            "domain": tuple(sorted({recipe.domain for recipe in own.values()})),
            "platform": PLATFORMS,
            "task": tuple(SHARES),
            "element_type": TYPES,
        }

    def listings(self, rows: Iterable[Row]) -> Mapping[str, str]:
        return {NAME: notice(rows, recipes())}

    def make(self, index: int, seed: int, split: str, options: Options) -> Made:
        asked = asked_at(index // ROWS, seed, split, options)
        row = _row(index, asked)
        rejects = asked.asker.rejects if index % ROWS == 0 else Counter[str]()
        return Made(Example(row), None, rejects, asked.picture, _layer(row, asked))


SUITE = RealSuite()

_TRIES = 4  # of asking so much on a screen, with other words and elements each time


_Key = tuple[int, int, str, str]
_kept: dict[_Key, Asked] = {}  # the last screen: its other rows come next


def asked_at(screen: int, seed: int, split: str, options: Options) -> Asked:
    """Screen ``screen`` of a set with its questions.

    Raises:
        ExampleError: there is no such screen, or nothing could be asked on it.
    """
    key = (screen, seed, split, json.dumps(options.as_json(), sort_keys=True))
    if key not in _kept:
        _kept.clear()
        _kept[key] = _asked(screen, seed, split, options)
    return _kept[key]


def _asked(screen: int, seed: int, split: str, options: Options) -> Asked:
    shot = shot_at(screen, seed, split, options)
    state = with_functions(shot.state, shot.recipe.id)
    types = options.only.get("element_type", TYPES)
    picture = shot.picture
    asker = RealAsker(state, Counter(), types, Hues(picture))
    draws = example_stream(seed, SUITE.name, split, screen)
    tries = (draws.child(f"questions/{at}") for at in range(_TRIES))
    asked = (asker.questions(draw, tasks_at(screen, options)) for draw in tries)
    questions = next((found for found in asked if found is not None), None)
    if questions is None:
        raise ExampleError(
            f"{shot.recipe.id}, {shot.state.id}: no {ROWS} questions; {dict(asker.rejects)}"
        )
    return Asked(screen, shot, asker, tuple(questions), picture)


def _row(index: int, asked: Asked) -> dict[str, Any]:
    shot, place = asked.shot, index % ROWS
    question, manifest = asked.questions[place], asked.shot.manifest
    target = asked.asker.captured(question.target) if question.target else None
    return {
        "file_name": SUITE.pictures.file_of(index),
        "id": example_id(SUITE.prefix, index),
        **rows.asked(question, target.box if target else None, target.type if target else ""),
        "application": shot.recipe.name["en"],
        "app": shot.recipe.id,
        "version": manifest.version,
        "toolkit": shot.recipe.toolkit,
        "domain": shot.recipe.domain,
        "platform": shot.recipe.platform,
        "language": shot.state.language,
        "theme": "dark" if "dark" in manifest.theme.lower() else "light",
        "screen": f"s{asked.number:04d}",
        "state": shot.state.id,
        "pair_id": rows.pair_id(asked.questions, place, asked.asker.twin, asked.number),
        **rows.worked_out(question),
        "proof": " ".join(proofs(target)) if target else "",
        "query": rows.query_text(question),
        "image_size": list(shot.state.size),
    }


def _layer(row: Row, asked: Asked) -> dict[str, Any]:
    """What ``layers.jsonl`` says of the screen: all its elements, and what confirms each."""
    elements = [_layered(element) for element in asked.shot.state.elements]
    return {"file_name": row["file_name"], "screen": row["screen"], "elements": elements}


def _layered(element: Captured) -> dict[str, Any]:
    return {
        "type": element.type,
        "box": list(element.box),
        "text": element.text,
        "name": element.name,
        "state": sorted(element.state),
        "proofs": proofs(element),
    }
