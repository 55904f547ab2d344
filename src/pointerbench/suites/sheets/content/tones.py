"""What a value means for its row: all is well, it waits, something is wrong, or it is over.

A list of words of state says so in the attribute of each phrase; a column of yes and no or of
numbers in its options `good` and `bad`.
"""

from __future__ import annotations

from typing import Any

from pointerbench.suites.sheets.content import store
from pointerbench.suites.sheets.content.draft import Column, Draft, Spec
from pointerbench.suites.sheets.content.table import TONES


def tones_of(column: Column, spec: Spec, draft: Draft) -> tuple[str, ...]:
    """One of `TONES` or '' a row; nothing where no value of the column means anything."""
    if column.kind == "text" and isinstance(spec.get("of"), str):
        tones = _by_text(spec["of"], draft)
        return tuple(tones.get(cell, "") for cell in column.cells) if tones else ()
    if not {"good", "bad"} & {*spec.options}:
        return ()
    return tuple(_tone(cell, column, spec) for cell in column.cells)


def _by_text(reference: str, draft: Draft) -> dict[Any, str]:
    if reference.startswith("calendar."):
        return {}
    phrases = store.phrases(reference, draft.language, draft.kind)
    return {
        phrase.text: phrase.attributes[0]
        for phrase in phrases
        if phrase.attributes and phrase.attributes[0] in TONES
    }


def _tone(cell: Any, column: Column, spec: Spec) -> str:
    if cell is None:
        return ""
    for tone in ("bad", "good"):
        wanted = spec.get(tone)
        if wanted is None:
            continue
        if isinstance(wanted, str):
            met = cell == (wanted == "yes")
        else:
            side, edge = wanted[0], wanted[1] * 10**column.decimals
            met = cell < edge if side == "under" else cell > edge
        if met:
            return tone
    return ""
