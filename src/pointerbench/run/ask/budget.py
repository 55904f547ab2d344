"""What a run has cost and may cost: ``--max-cost``, in US dollars."""

from __future__ import annotations

from collections.abc import Callable

from pointerbench.run.errors import BudgetSpentError

_FREE = {"center", "random", "ocr", "oracle-noise", "local_hf"}  # providers that nobody pays

_DUST = 1e-9  # dollars: ten times 0.1 is a little less than 1


class Budget:
    """Adds up costs as replies tell them, for all models together.

    A cost is known only when the reply is there: the calls that are in flight when the budget is
    spent still end, and may exceed it by what they cost.
    """

    def __init__(self, limit: float | None, spent: float, say: Callable[[str], None]) -> None:
        self.limit = limit
        self.spent = spent
        self.say = say
        self._unknown = False

    def check(self) -> None:
        """
        Raises:
            BudgetSpentError: no further call may be made.
        """
        if self.limit is not None and self.spent >= self.limit - _DUST:
            raise BudgetSpentError(f"${self.spent:.4f} of ${self.limit:.4f} (--max-cost) are spent")

    def add(self, cost: float | None, provider: str, model: str) -> None:
        """What one reply cost. An unknown cost counts as none, and is said once."""
        if cost is not None:
            self.spent += cost
        elif self.limit is not None and provider not in _FREE and not self._unknown:
            self._unknown = True
            self.say(
                f"{model}: its replies tell no cost, so --max-cost does not see it; "
                "give its entry a price"
            )
