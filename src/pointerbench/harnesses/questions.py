"""A suite as a harness takes it: its rows with their pictures, the words for a model, and the
verdict on a reply. All of it is what ``click-eval`` does, without its calls."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from pointerbench import eval as scorer
from pointerbench.harnesses.said import Said
from pointerbench.run.ask.pictures import make
from pointerbench.run.coordinates import covered_size, sent_size
from pointerbench.run.inputs.built import with_pictures
from pointerbench.run.inputs.sources import check_pictures, data_tasks, suite_path, suite_tasks
from pointerbench.run.inputs.tasks import Tasks
from pointerbench.run.options import Options
from pointerbench.run.profile_values import Profile
from pointerbench.run.prompts import prompt_of
from pointerbench.run.question import BBOX, POINT, Prompt, Sent, Size
from pointerbench.run.replies import Parsed, read_reply
from pointerbench.run.results.scoring import Aim, aim_at, prediction
from pointerbench.run.results.summary import Census
from pointerbench.run.rows import STATUS_OF, Row
from pointerbench.run.taken_up import REFUSABLE
from pointerbench.suites import load_suite
from pointerbench.values.errors import UsageError


@dataclass(frozen=True)
class Suite:
    """A suite, or the first rows of it, with all of its pictures in place."""

    tasks: Tasks
    said: Said

    @property
    def refusable(self) -> bool:
        """Whether models are told that they may say: it is not there."""
        given = self.said.refusals
        return self.tasks.suite in REFUSABLE if given is None else given

    @cached_property
    def aims(self) -> Sequence[Aim]:
        """What each task is scored against."""
        tasks = self.tasks
        return [
            aim_at(tasks.question(i), tasks.row(i), tasks.suite, tasks.truth(i))
            for i in range(len(tasks))
        ]

    @cached_property
    def by_id(self) -> dict[str, int]:
        return {aim.id: i for i, aim in enumerate(self.aims)}

    def words(self, id: str, profile: Profile) -> Prompt:
        """What a family is told around the picture of the task of that id."""
        question = self.tasks.question(self.by_id[id])
        return prompt_of(
            profile, question, sent_size(profile.resize, question.size), self.refusable
        )

    def picture(self, id: str, profile: Profile) -> Sent:
        """The picture of the task of that id, resized as the family's profile has it.

        Raises:
            UsageError: it cannot be read or sent.
        """
        question, resize = self.tasks.question(self.by_id[id]), profile.resize
        size = question.size
        return make(
            question.picture, size, sent_size(resize, size), None, covered_size(resize, size)
        )

    def signature(self, ids: Iterable[str], harness: str) -> str:
        """What would change the numbers of these rows: as ``click-eval`` says it, and who asked."""
        census = Census(self.tasks.version)
        for id in ids:
            census.add(self.aims[self.by_id[id]])
        options = Options(refusable=self.refusable, language=self.said.language)
        return f"{'+'.join(census.signatures(self.tasks.digest, options))}|harness:{harness}"


def suite_of(name: str, said: Said, spelt: Callable[[str], str]) -> Suite:
    """A suite by its name, from its place in the repository or from what the user names. Pictures
    that are not there are built among the user's caches, and stderr says so.

    Raises:
        UsageError: it is not there, or its pictures are not and cannot be built.
    """
    language = said.language or ""
    if said.data is not None:
        tasks = data_tasks(said.data, suite=name, language=language)
    elif suite_path(name).is_file():
        tasks = suite_tasks(name, language=language)
    else:
        raise UsageError(_missing(name, spelt("data")))
    tasks = with_pictures(tasks, lambda text: print(f"pointerbench: {text}", file=sys.stderr))
    if said.limit is not None:
        tasks = tasks.select(range(min(said.limit, len(tasks))))
    check_pictures(tasks)
    return Suite(tasks, said)


def _missing(name: str, option: str) -> str:
    path = suite_path(name)
    if not path.parent.parent.parent.is_dir():
        return (
            f"{path}: not found; the rows of the suites are in a checkout of the repository: start "
            f"there, or give {option}DIR, or {option}hf://ORG/NAME"
        )
    seed = load_suite(name).official_seed
    return (
        f"{path}: not found; the official set of {name} is not in this checkout. To build it: "
        f"pointerbench build {name} --seed {seed}; or give {option}DIR, or {option}hf://ORG/NAME"
    )


@dataclass(frozen=True, slots=True)
class Judged:
    """What became of a reply: ``line`` is what eval.py reads of it, None where no reply came."""

    parsed: Parsed | None
    line: dict[str, Any] | None
    verdict: scorer.Verdict
    frame: str
    sent_size: Size

    @property
    def hit(self) -> bool:
        return self.verdict.outcome == "hit"

    @property
    def answer(self) -> str:
        """The answer in pixels of the picture, for people."""
        if self.parsed is None or self.parsed.value is None:
            return self.parsed.kind if self.parsed else ""
        return ", ".join(f"{value:.1f}" for value in self.parsed.value)

    @property
    def why(self) -> str:
        """The verdict in words."""
        outcome, detail = self.verdict.outcome, self.verdict.detail or ""
        told = (self.parsed.reason if self.parsed else "") or detail.replace("_", " ")
        return f"{outcome}: {told}" if told else outcome


def judged(row: dict[str, Any], raw: str | None, profile: Profile) -> Judged:
    """The verdict on a reply to a row of a suite that says its ``image_size``; ``raw`` is None
    where none came, which is missing.

    Raises:
        UsageError: the row is none that can be scored.
    """
    try:
        truth = scorer.check_truth(row)
        width, height = scorer.known_size(truth, "a model's reply")
    except scorer.InputError as error:
        raise UsageError(f"the row cannot be scored: {error}") from None
    size = int(width), int(height)
    sent = sent_size(profile.resize, size)
    parsed = None if raw is None else read_reply(profile, raw, size, sent)
    line = None if parsed is None else _line(truth, parsed)
    answer = None if line is None else scorer.parse_prediction(line)
    return Judged(parsed, line, scorer.judge(truth, answer), profile.frame, sent)


def _line(truth: scorer.Truth, parsed: Parsed) -> dict[str, Any] | None:
    value = parsed.value
    box = value if value is not None and len(value) == 4 else None
    row = Row(truth.id, "", STATUS_OF[parsed.kind], point=parsed.point, bbox=box)
    return prediction(row, BBOX if truth.rule == "iou" else POINT)
