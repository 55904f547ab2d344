"""What an answer has cost: attempts, seconds, tokens, money."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from pointerbench.run.question import Reply


@dataclass(slots=True)
class Spent:
    """What one row has taken so far, in all of its calls and attempts."""

    attempts: int = 0
    tried: int = 0  # attempts of the last call
    seconds: float | None = None
    prompt_tokens: int | None = None
    completion_tokens: int | None = None
    reasoning_tokens: int | None = None
    cost: float | None = None
    cached: list[bool] = field(default_factory=list)  # of each call
    cached_cost: float | None = None

    def add(self, reply: Reply, seconds: float, cached: bool) -> None:
        usage = reply.usage
        self.seconds = _sum(self.seconds, seconds)
        self.prompt_tokens = _sum(self.prompt_tokens, usage.prompt_tokens)
        self.completion_tokens = _sum(self.completion_tokens, usage.completion_tokens)
        self.reasoning_tokens = _sum(self.reasoning_tokens, usage.reasoning_tokens)
        self.cost = _sum(self.cost, 0.0 if cached else usage.cost)
        self.cached_cost = _sum(self.cached_cost, usage.cost if cached else None)
        self.cached.append(cached)

    def fields(self) -> dict[str, Any]:
        """As fields of a row."""
        return {
            "attempts": self.attempts,
            "duration_seconds": None if self.seconds is None else round(self.seconds, 4),
            "prompt_tokens": self.prompt_tokens,
            "completion_tokens": self.completion_tokens,
            "reasoning_tokens": self.reasoning_tokens,
            "cost": self.cost,
            "cached": bool(self.cached) and all(self.cached),
            "extra": {} if self.cached_cost is None else {"cached_cost": self.cached_cost},
        }


def _sum(total: Any, more: Any) -> Any:
    return total if more is None else (total or 0) + more
