"""Names of which a document needs more than the split's third of a bank may hold."""

from __future__ import annotations

from collections.abc import Sequence

from pointerbench.pages.banks.draw import Draw


def named_apart(draw: Draw, bank: str, count: int, more: Sequence[str]) -> list[str]:
    """So many names of a bank; one that comes again is told apart by a word of ``more``."""
    found: dict[str, None] = {}
    for at, last in enumerate(draw.stream.shuffled(more)):
        name = draw.bank(bank)
        found.setdefault(name if name not in found else f"{name}, {last}")
        if len(found) == count or at == 4 * count:
            break
    return list(found)
