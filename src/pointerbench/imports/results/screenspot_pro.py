"""Logs of ScreenSpot-Pro's evaluation scripts (likaixin2000/ScreenSpot-Pro-GUI-Grounding).

File: a JSON object with ``metrics``, and the rows under ``details``.
Keys of a row: id (lacking in logs of earlier versions), img_path, group, platform, application,
lang (or language), instruction_style, prompt_to_evaluate, gt_type (positive or negative), ui_type,
task_filename, pred, raw_response, bbox (of positive rows), correctness (correct, wrong or
wrong_format).
Answer: ``pred``, [x, y] in pixels of the picture, unrounded, or null. Rows of ``gt_type`` negative
ask for what is not there; the log does not say whether the model refused but by its verdict, so a
negative row without ``pred`` that was found correct is a refusal.

Source: the scripts as they are public, from memory; none of their logs could be had here, so that
no key was checked against one. The verdicts of the log are counted against ours when it is
imported, which shows a wrong assumption at once.
"""

from __future__ import annotations

from pointerbench.imports.results.logged import Logged, Numbers, Row, numbers_of, text_of

_VERDICTS = {"correct": True, "wrong": False, "wrong_format": False}


def understand(place: str, row: Row) -> Logged:
    right = _VERDICTS.get(str(row.get("correctness")))
    return Logged(
        place=place,
        row=row,
        id=text_of(row, "id"),
        picture=text_of(row, "img_path", "img_filename"),
        words=text_of(row, "prompt_to_evaluate", "instruction"),
        box=numbers_of(row.get("bbox"), (4,)),
        answer=_answer(row, right),
        reply=text_of(row, "raw_response"),
        right=right,
    )


def _answer(row: Row, right: bool | None) -> Numbers | None:
    if row.get("pred") is None and row.get("gt_type") == "negative" and right:
        return ()
    return numbers_of(row.get("pred"), (2, 4))
