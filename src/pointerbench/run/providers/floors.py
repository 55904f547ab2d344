"""Floors that look at no picture: the centre, a random place, and the truth with noise."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from decimal import Decimal

from pointerbench.eval import Truth, center_answer, random_answer
from pointerbench.run.errors import CallError
from pointerbench.run.models import Model
from pointerbench.run.providers.exchange import number_setting, whole_setting
from pointerbench.run.question import BBOX, Call, Question, Reply
from pointerbench.values.rng import Stream

Truths = Callable[[str], Sequence[float] | None]
"""The point or box of a task's truth by its id, in pixels of the original; None: unknown."""


class Floor:
    """What all floors share: nothing to prepare, nothing to close, as many at once as one likes."""

    concurrency = 0
    exclusive = False

    def __init__(self, model: Model) -> None:
        self.name = model.name
        self.seed = whole_setting(model, "seed", 0)

    def prepare(self) -> None:
        """Needs nothing."""

    async def ask(self, call: Call) -> Reply:
        return Reply(written(self.answer(call)))

    def answer(self, call: Call) -> Sequence[float]:
        """A point or box in pixels of the original."""
        raise NotImplementedError

    async def close(self) -> None:
        """Holds nothing."""


class Center(Floor):
    """The picture's centre, or the centred box of half its sides: `eval.py`'s --floor center."""

    def answer(self, call: Call) -> Sequence[float]:
        return _numbers(center_answer(_truth(call.question), self.seed))


class Random(Floor):
    """A uniform point, or the box between two: `eval.py`'s --floor random of the same seed.

    A repeat is a seed of its own, ``seed + repeat``, so that repeats differ and the first is the
    scorer's.
    """

    def answer(self, call: Call) -> Sequence[float]:
        return _numbers(random_answer(_truth(call.question), self.seed + call.repeat))


class OracleNoise(Floor):
    """The truth plus Gaussian noise of ``sigma`` pixels (10) on each number; for calibration only.

    It is the only provider that is shown truths, through `reveal`.
    """

    def __init__(self, model: Model) -> None:
        super().__init__(model)
        self.sigma = number_setting(model, "sigma", 10)
        self._truths: Truths = lambda _: None

    def reveal(self, truths: Truths) -> None:
        """Where the truth of a task is looked up from now on."""
        self._truths = truths

    def answer(self, call: Call) -> Sequence[float]:
        truth = self._truths(call.question.id)
        if truth is None:
            raise CallError(f"{call.question.id}: no truth to add noise to", "no_truth")
        stream = Stream(f"{self.seed}/oracle-noise/{call.question.id}/{call.repeat}")
        noisy = [side + self.sigma * normal(stream) for side in truth]
        # Negative numbers alone are how a refusal is written; on the edge it is outside as before.
        return noisy if max(noisy) >= 0 else [0.0, *noisy[1:]]


def normal(stream: Stream) -> float:
    """A standard normal number, by Box and Muller."""
    radius = math.sqrt(-2 * math.log(1 - stream.random()))  # 1 - u lies in (0, 1]
    return radius * math.cos(2 * math.pi * stream.random())


def written(numbers: Sequence[float]) -> str:
    """``[x, y]`` with every digit that the numbers have, and never an exponent."""
    return f"[{', '.join(format(Decimal(repr(number)), 'f') for number in numbers)}]"


def _truth(question: Question) -> Truth:
    """All that the scorer's floors look at."""
    rule = "iou" if question.answer_type == BBOX else "point_in_bbox"
    return Truth(question.id, rule, size=question.size)


def _numbers(answer: tuple[float, ...] | str) -> Sequence[float]:
    """The scorer's answers may be a text that says why they are none; a floor's never are."""
    return [float(number) for number in answer]
