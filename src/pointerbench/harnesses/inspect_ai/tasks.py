"""The tasks: one a suite, each with the options that `pointerbench.harnesses.said` has."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from inspect_ai import Task, task
from inspect_ai._util.error import PrerequisiteError  # has no public name
from inspect_ai.dataset import MemoryDataset, Sample
from inspect_ai.model import ModelName, get_model
from rich.markup import escape

from pointerbench.harnesses.inspect_ai.asking import config_of, pointing
from pointerbench.harnesses.inspect_ai.scoring import pointed
from pointerbench.harnesses.inspect_ai.setting import HARNESS, profile_for, suite_for
from pointerbench.harnesses.questions import Suite
from pointerbench.run.profiles import digest
from pointerbench.run.results.scoring import Aim
from pointerbench.values.errors import PointerbenchError


class Rows(MemoryDataset):
    """The samples of a suite. ``told``, a part of the log's metadata, is kept true to the choice:
    it is after a task is made that ``--limit`` and ``--sample-id`` cut its dataset."""

    def __init__(self, suite: Suite, samples: list[Sample], told: dict[str, Any]) -> None:
        super().__init__(samples, name=suite.tasks.suite)
        self._suite, self._told = suite, told
        ids = [str(sample.id) for sample in samples]
        told |= {"n": len(ids), "signature": suite.signature(ids, HARNESS)}

    def __getitem__(self, index: int | slice) -> Any:
        if isinstance(index, int):
            return self.samples[index]
        return Rows(self._suite, self.samples[index], self._told)

    def filter(self, predicate: Callable[[Sample], bool], name: str | None = None) -> Rows:
        chosen = [sample for sample in self.samples if predicate(sample)]
        return Rows(self._suite, chosen, self._told)


def sample_of(suite: Suite, aim: Aim) -> Sample:
    """A row as inspect_ai has it: what is asked, what is right, and all fields of the row."""
    truth = aim.truth
    box = truth.hull if truth else None
    instruction = suite.tasks.question(suite.by_id[aim.id]).instruction
    return Sample(
        input=instruction,
        target=", ".join(f"{side:g}" for side in box) if box else "refusal",
        id=aim.id,
        metadata=dict(aim.row),
    )


def _task(name: str, given: dict[str, Any]) -> Task:
    try:
        return _made(name, given)
    except PointerbenchError as error:
        raise PrerequisiteError(escape(f"pointerbench/{name}: {error}")) from None
    except KeyboardInterrupt:  # of which inspect_ai, within its loop, would show the traces
        said = "interrupted; the same command goes on where it was"
        raise PrerequisiteError(f"pointerbench/{name}: {said}") from None


def _made(name: str, given: dict[str, Any]) -> Task:
    model = ModelName(get_model())
    profile = profile_for(model, given)  # first: it takes no time to be told that it is not known
    suite = suite_for(name, given)
    told: dict[str, Any] = {
        "suite": suite.tasks.suite,
        "suite_version": suite.tasks.version,
        "data_sha256": suite.tasks.digest,
        "family": profile.family,
        "frame": profile.frame,
        "profile_sha256": digest(profile),
        "refusals_offered": suite.refusable,
        "language": suite.said.language,
    }
    samples = [sample_of(suite, aim) for aim in suite.aims]
    return Task(
        dataset=Rows(suite, samples, told),
        solver=pointing(name, **given),
        scorer=pointed(**given),
        config=config_of(profile, model),
        score_on_error=True,  # a row without a reply is missing, which is a miss
        version=suite.tasks.version,
        metadata={"pointerbench": told},
    )


@task
def sheets(**given: Any) -> Task:
    """Spreadsheets: cells, headers, colours, edges, corners, relative moves."""
    return _task("sheets", given)


@task
def text(**given: Any) -> Task:
    """Pages of text: words, characters, carets, lines; points and boxes."""
    return _task("text", given)


@task
def pro(**given: Any) -> Task:
    """Professional applications: what a user wants done."""
    return _task("pro", given)


@task(name="pro-4k")
def pro_4k(**given: Any) -> Task:
    """The same on large screens."""
    return _task("pro-4k", given)


@task
def gd(**given: Any) -> Task:
    """Applications on the web, phones and desktops, in English and Chinese; with refusals."""
    return _task("gd", given)


@task
def real(**given: Any) -> Task:
    """Screens of real programs; with refusals."""
    return _task("real", given)
