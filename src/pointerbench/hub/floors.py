"""What answers that know nothing score on a set, as `eval.py` scores them."""

from __future__ import annotations

from pointerbench import eval as scorer
from pointerbench.hub.sets import FinishedSet

SEED = 0


def floors(finished: FinishedSet) -> dict[str, str]:
    """Each floor of `eval.py` as ``0.40 % (2/500), 95 % CI 0.1-1.4``; refusing counts as one where
    some row is to be refused."""
    truths = list(scorer.load_truth(str(finished.metadata)))
    refusals = any(truth.rule == "refusal" for truth in truths)
    return {
        name: _score(sum(_hits(truth, answer(truth, SEED)) for truth in truths), len(truths))
        for name, answer in scorer.FLOORS.items()
        if refusals or name != "refuse"
    }


def _hits(truth: scorer.Truth, answer: scorer.Answer) -> bool:
    return scorer.judge(truth, answer).outcome == "hit"


def _score(hits: int, n: int) -> str:
    low, high = scorer.wilson(hits, n)
    return f"{100 * hits / n:.2f} % ({hits}/{n}), 95 % CI {100 * low:.1f}-{100 * high:.1f}"
