"""How far two people agree, beyond what chance would give.

Cohen's kappa (1960, Educ. Psychol. Meas. 20:37-46): (p - e) / (1 - e), with p the share of rows
that both put into the same category, and e what that share would be if each had kept to their own
shares of the categories, and thrown lots.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence


def agreement(pairs: Sequence[tuple[str, str]]) -> float | None:
    """The share of equal pairs; None of no pair."""
    return sum(one == other for one, other in pairs) / len(pairs) if pairs else None


def kappa(pairs: Sequence[tuple[str, str]]) -> float | None:
    """Cohen's kappa of what two people said of the same rows; None where nothing but one category
    was ever said, or no row: chance alone would then agree, and nothing can be told."""
    share = agreement(pairs)
    if share is None:
        return None
    n = len(pairs)
    first, second = Counter(one for one, _ in pairs), Counter(other for _, other in pairs)
    chance = sum(first[name] * second[name] for name in first) / (n * n)
    return (share - chance) / (1 - chance) if chance < 1 else None
