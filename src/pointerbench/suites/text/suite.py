"""The Text suite: example ``index`` from its streams, proved before it is written."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Any, NamedTuple

from pointerbench.contract.mix import among, category_at
from pointerbench.contract.task import Made, Options, Pictures, Task
from pointerbench.contract.verify import verify
from pointerbench.language.phrases import LANGUAGES
from pointerbench.suites.text import targets
from pointerbench.suites.text.categories import CATEGORIES
from pointerbench.suites.text.compose import Brief, compose
from pointerbench.suites.text.layout import Shot, lay_out_scene
from pointerbench.suites.text.propose import Proposal
from pointerbench.suites.text.resolve import Resolver
from pointerbench.suites.text.surfaces import SURFACES
from pointerbench.suites.text.wording import word
from pointerbench.suites.text.words import Aim, Words
from pointerbench.values.errors import PointerbenchError, UnprovedTaskError, UsageError
from pointerbench.values.example import Example, Row, example_id, file_name
from pointerbench.values.geometry import Box
from pointerbench.values.rng import Stream, example_stream, permuted

_PAGES = 60  # pages drawn for one example before giving up
_SAME_SURFACE = 3  # of these, how many are of the surface whose turn it is
_ALL = tuple(SURFACES)
_TARGETS = 12  # targets proposed on a page
_SELECTED = 4  # one caret of so many is for selecting, where it may be


class Proved(NamedTuple):
    """A row, the task and page behind it, and why earlier proposals were thrown away."""

    row: dict[str, Any]
    task: Task
    shot: Shot
    rejects: Counter[str]


class TextSuite:
    """Running text; see `pointerbench.contract.task.Suite`."""

    name = "text"
    prefix = "pbt"
    version = "2.0.0"
    official_seed = 90211
    official_count = 500
    pictures = Pictures()
    count_by = (
        "category",
        "data_type",
        "answer_type",
        "surface",
        "language",
        "content_language",
        "difficulty",
        "theme",
    )
    mix: Mapping[str, float] = {name: entry.weight for name, entry in CATEGORIES.items()}
    choices: Mapping[str, tuple[str, ...]] = {
        "category": tuple(CATEGORIES),
        "surface": tuple(SURFACES),
        "language": LANGUAGES,
        "content_language": LANGUAGES,
    }

    def tools(self) -> Mapping[str, str]:
        return {}

    def listings(self, rows: Iterable[Row]) -> Mapping[str, str]:
        return {}

    def make(self, index: int, seed: int, split: str, options: Options) -> Made:
        proved = self.prove(index, seed, split, options)
        return Made(Example(proved.row), proved.shot.frame, proved.rejects)

    def prove(self, index: int, seed: int, split: str, options: Options) -> Proved:
        """Example ``index`` with the page and the query behind it, for independent checks."""
        stream = example_stream(seed, self.name, split, index)
        category = category_at(index, _mix(options))
        language, content = _languages(index, options)
        use = _use(index, category, options)
        names = _surfaces(category, options, use)
        rejects: Counter[str] = Counter()
        lacking = False
        for attempt in range(_PAGES):
            pages = stream.child(f"page{attempt}")
            own = not lacking and attempt < _SAME_SURFACE
            surface = _surface(pages, index, names, own=own)
            shot = lay_out_scene(compose(pages, Brief(surface, content)), options.screen)
            words, resolver = Words(shot.page, _aim(index, category, surface, use)), Resolver(shot)
            for number in range(_TARGETS):
                draws = pages.child(f"target{number}")
                try:
                    task = _task(draws, category, language, (shot, words, resolver))
                    row = self._row(index, task, resolver, options)
                except UnprovedTaskError as error:
                    rejects[error.reason] += 1
                    if error.reason.startswith("no_") or CATEGORIES[category].single:
                        lacking = True  # there is nothing else of the kind on this page
                        break
                else:
                    return Proved(row, task, shot, rejects)
        raise PointerbenchError(f"text {index}: no provable {category} on {_PAGES} pages")

    def _row(self, index: int, task: Task, resolver: Resolver, options: Options) -> dict[str, Any]:
        shot = resolver.shot
        entry, bbox = CATEGORIES[task.category], list(task.box)
        type_ = targets.type_of(shot, task)
        evaluation: dict[str, Any] = {"type": "point_in_bbox", "bbox": bbox, "min_iou": 0.0}
        if entry.answer == "bbox":
            evaluation = {
                "type": "iou",
                "bbox": bbox,
                "min_iou": targets.threshold(shot, task, resolver.reading),
            }
        return {
            "file_name": file_name(index),
            "id": example_id(self.prefix, index),
            "instruction": task.instruction,
            "bbox": bbox,
            "point": list(task.box.center),
            "answer_type": entry.answer,
            "eval": evaluation,
            "data_type": entry.data_type,
            "category": task.category,
            "surface": shot.scene.surface,
            "language": task.language,
            "content_language": shot.scene.language,
            "difficulty": targets.difficulty_of(shot, task, entry.data_type),
            "theme": shot.scene.theme,
            "font": type_.font,
            "font_size": type_.size,
            "contrast": type_.contrast,
            "image_size": list(options.screen.pixels),
        }


SUITE = TextSuite()


@lru_cache(maxsize=64)
def languages_at(index: int) -> tuple[str, str]:
    """Languages of instruction and page, exactly mixed by the index: of ten instructions five are
    English, and one of these stands on a page in another language, each of the five in turn."""
    place = permuted(index, 10, "text/language")
    others = LANGUAGES[1:]
    if place < len(others):
        return others[place], others[place]
    foreign = others[permuted(index // 10, len(others), "text/foreign")]
    return "en", foreign if place == len(others) else "en"


def _languages(index: int, options: Options) -> tuple[str, str]:
    """Languages of instruction and page of those that are allowed, mixed as in the whole."""
    if not {"language", "content_language"} & set(options.only):
        return languages_at(index)
    pairs = [languages_at(number) for number in range(10 * len(LANGUAGES))]
    own = [pair for pair in pairs if options.allows(language=pair[0], content_language=pair[1])]
    if not own:
        raise UsageError("--only: no instruction of that language stands on such a page")
    return own[index % len(own)]


def _mix(options: Options) -> Mapping[str, float]:
    """The categories that are allowed and have a surface to stand on."""
    allowed = options.only.get("category", tuple(CATEGORIES))
    fit = [name for name in allowed if _uses(name, options)]
    mix = among(options.mix or TextSuite.mix, fit)
    if not mix:
        raise UsageError("--only: none of these categories can be asked for on these surfaces")
    return mix


def _uses(category: str, options: Options) -> list[str]:
    """What the category's carets can be for on the allowed surfaces; '' where it has none."""
    uses = CATEGORIES[category].uses or ("",)
    return [use for use in uses if _surfaces(category, options, use)]


def _use(index: int, category: str, options: Options) -> str:
    """What this caret is for: mostly to type, where both can be asked for."""
    use, *others = _uses(category, options)
    return others[0] if others and not permuted(index, _SELECTED, "text/use") else use


def _aim(index: int, category: str, surface: str, use: str) -> Aim:
    places = SURFACES[surface].edits.split() if use == "edits" else ()
    repeated = permuted(index, 10, "text/repeated") < 10 * CATEGORIES[category].repeated
    return Aim(frozenset(places), repeated)


def _surfaces(category: str, options: Options, use: str) -> tuple[str, ...]:
    """The allowed surfaces that have what a category needs, and text for that use."""
    return _that_have(CATEGORIES[category].needs, use, options.only.get("surface", _ALL))


@cache
def _that_have(need: str, use: str, names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(name for name in names if SURFACES[name].has(need, use))


def _surface(stream: Stream, index: int, names: tuple[str, ...], *, own: bool) -> str:
    """The surface whose turn it is, by the index; others where that has nothing to ask for."""
    if own:
        return names[permuted(index, len(names), "text/surface")]
    return stream.pick(names)


def _task(stream: Stream, category: str, language: str, page: tuple[Shot, Words, Resolver]) -> Task:
    shot, words, resolver = page
    proposal: Proposal = CATEGORIES[category].propose(stream, shot, words)
    try:
        box = shot.frame.regions[proposal.target]
    except KeyError:
        raise UnprovedTaskError("no_ink") from None
    if any(taken.grown(1).overlaps(box) for taken in shot.distractors):
        raise UnprovedTaskError("distractor_on_target")
    if targets.covered(shot, proposal.target, box):
        raise UnprovedTaskError("covered")
    # The words are drawn last, and only for what is proved.
    task = Task(category, proposal.target, proposal.query, "", language, box)
    whole: Box = shot.frame.box
    boxed = CATEGORIES[category].answer == "bbox"
    verify(task, shot.frame, resolver, whole, smallest=2, boxed=boxed)
    said = word(stream.child("words"), proposal.key, language, **proposal.values)
    return Task(category, proposal.target, proposal.query, said, language, box)
