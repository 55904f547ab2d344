"""How many questions a screen has, and of which tasks, exactly mixed by its number."""

from __future__ import annotations

from collections.abc import Mapping

from pointerbench.contract.mix import category_at
from pointerbench.contract.task import Options

ROWS = 5
"""Questions a screen."""

SHARES: Mapping[str, float] = {
    "element": 24,
    "spatial": 20,
    "visual": 8,
    "reasoning": 8,
    "functional": 28,
    "refusal": 12,
}
"""The tasks as they are tried: where a screen has nothing for one, another stands in."""

_ASKED = ("reasoning", "functional", "visual", "spatial", "element", "refusal")
"""The order in which a screen is asked: the rarest first, a refusal after what it is made of."""


def tasks_at(screen: int, options: Options) -> tuple[str, ...]:
    """The tasks of a screen's questions: at most one refusal, beside questions to refuse."""
    shares = {
        task: share
        for task, share in (options.mix or SHARES).items()
        if share and options.allows(task=task)
    }
    dealt = [category_at(screen * ROWS + place, shares) for place in range(ROWS)]
    other = next((task for task in shares if task != "refusal"), "refusal")
    once = [
        task if task != "refusal" or "refusal" not in dealt[:place] else other
        for place, task in enumerate(dealt)
    ]
    return tuple(sorted(once, key=_ASKED.index))
