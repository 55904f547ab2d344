"""The GD suite: five questions a screen, proved by the page that shows it."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from pointerbench.asking import rows
from pointerbench.asking.question import Question
from pointerbench.browser.chromium import build
from pointerbench.browser.host import Device, PageError
from pointerbench.contract.task import Made, Options, Pictures, Screen
from pointerbench.elements.tree import TYPES, ElementTree
from pointerbench.pages.app import DOMAINS, LANGUAGES, PLATFORMS, App
from pointerbench.pages.show import View, forget, show
from pointerbench.picture.pixels import Picture
from pointerbench.suites.gd.compose import compose
from pointerbench.suites.gd.mixing import ROWS, SHARES, apps, sizes, tasks_at
from pointerbench.suites.gd.prove import Prover
from pointerbench.suites.gd.scene import Scene
from pointerbench.values.errors import ExampleError, PointerbenchError
from pointerbench.values.example import Example, Row, example_id
from pointerbench.values.rng import Stream, example_stream

_ATTEMPTS = 30  # screens drawn for one number before giving up


@dataclass(frozen=True, slots=True)
class Asked:
    """A finished screen: its questions, all its elements, its picture."""

    number: int
    app: App
    scene: Scene
    tree: ElementTree
    questions: tuple[Question, ...]
    picture: Picture
    rejects: Counter[str]
    twin: str = ""


@dataclass(frozen=True, slots=True)
class _Drawn:
    """A screen before it is shown, and what is to be asked on it."""

    number: int
    app: App
    scene: Scene
    tasks: tuple[str, ...]
    types: tuple[str, ...]


class NoQuestionsError(PointerbenchError):
    """No screen with questions of all tasks was found."""


class GdSuite:
    """Six tasks on living pages; see `pointerbench.contract.task.Suite`."""

    name = "gd"
    prefix = "pbg"
    version = "1.0.0"
    official_seed = 90411
    official_count = 2400
    count_by = (
        *("task", "level", "element_type", "platform", "domain", "application", "state"),
        *("language", "theme", "depth", "changed"),
    )
    mix: Mapping[str, float] = SHARES
    pictures = Pictures("webp", ROWS, layers=True, sized=False, living=True)

    def tools(self) -> Mapping[str, str]:
        return {"browser": f"chromium {build()}"}

    @property
    def choices(self) -> Mapping[str, tuple[str, ...]]:
        return {
            "application": tuple(apps()),
            "domain": DOMAINS,
            "platform": PLATFORMS,
            "language": LANGUAGES,
            "task": tuple(SHARES),
            "element_type": TYPES,
            "size": tuple(
                dict.fromkeys(f"{w}x{h}" for look in sizes().values() for w, h, _ in look)
            ),
        }

    def listings(self, rows: Iterable[Row]) -> Mapping[str, str]:
        return {}

    def make(self, index: int, seed: int, split: str, options: Options) -> Made:
        try:
            asked = asked_at(index // ROWS, seed, split, options)
        except (PageError, NoQuestionsError) as error:
            raise ExampleError(str(error)) from None
        row = _row(index, asked)
        rejects = asked.rejects if index % ROWS == 0 else Counter[str]()
        return Made(Example(row), None, rejects, asked.picture, _layer(row, asked.tree))


SUITE = GdSuite()


_Key = tuple[int, int, str, str]
_kept: dict[_Key, Asked] = {}  # the last screen: its other rows come next


def asked_at(screen: int, seed: int, split: str, options: Options) -> Asked:
    """Screen ``screen`` of a set with its questions.

    Raises:
        PageError: a page threw, in a new page too.
        NoQuestionsError: no document of these applications had questions of all its tasks.
    """
    key = (screen, seed, split, json.dumps(options.as_json(), sort_keys=True))
    if key not in _kept:
        _kept.clear()
        _kept[key] = _asked(screen, seed, split, options)
    return _kept[key]


def _asked(screen: int, seed: int, split: str, options: Options) -> Asked:
    stream = example_stream(seed, SUITE.name, split, screen)
    rejects: Counter[str] = Counter()
    for attempt in range(_ATTEMPTS):
        draws = stream.child(f"screen{attempt}")
        app, scene = compose(screen, attempt, draws, options)
        types = options.only.get("element_type", TYPES)
        drawn = _Drawn(screen, app, scene, tasks_at(screen, options), types)
        try:
            asked = _ask(drawn, draws, rejects)
        except PageError:
            forget()
            asked = _ask(drawn, draws, rejects)
        if asked is not None:
            return asked
    tasks = ", ".join(tasks_at(screen, options))
    raise NoQuestionsError(f"none of {_ATTEMPTS} pages had questions of {tasks}; {dict(rejects)}")


def _ask(drawn: _Drawn, draws: Stream, rejects: Counter[str]) -> Asked | None:
    app, scene = drawn.app, drawn.scene
    device = Device(Screen(*scene.size, scene.scale), touch=scene.platform == "mobile")
    shown = show(
        View(
            app,
            scene.document,
            scene.changes,
            device,
            scene.language,
            scene.theme,
            scene.look,
            scene.frame,
        )
    )
    tree = shown.tree()
    prover = Prover(shown, tree, rejects, drawn.types)
    questions = prover.questions(draws.child("questions"), drawn.tasks)
    if questions is None:
        return None
    found = tuple(questions)
    return Asked(drawn.number, app, scene, tree, found, prover.picture, rejects, prover.twin)


def _row(index: int, asked: Asked) -> dict[str, Any]:
    scene, place = asked.scene, index % ROWS
    question = asked.questions[place]
    target = asked.tree.by_id.get(question.target)
    return {
        "file_name": SUITE.pictures.file_of(index),
        "id": example_id(SUITE.prefix, index, 5),
        **rows.asked(question, target.box if target else None, target.type if target else ""),
        "application": asked.app.name["en"],
        "app": asked.app.id,
        "domain": asked.app.domain,
        "platform": scene.platform,
        "look": scene.look,
        "language": scene.language,
        "theme": scene.theme,
        "screen": f"s{asked.number:04d}",
        "state": scene.state,
        "pair_id": rows.pair_id(asked.questions, place, asked.twin, asked.number),
        **rows.worked_out(question),
        "query": rows.query_text(question),
        "image_size": list(asked.picture.size),
        "scale": float(scene.scale),
    }


def _layer(row: Row, tree: ElementTree) -> dict[str, Any]:
    """What ``layers.jsonl`` says of the screen: all its elements."""
    elements = [
        {
            "type": element.type,
            "box": list(element.box),
            "text": element.text,
            "state": sorted(element.state),
        }
        for element in tree.elements
    ]
    return {"file_name": row["file_name"], "screen": row["screen"], "elements": elements}
