"""Samples that lmms-eval writes with ``--log_samples`` (EvolvingLMMs-Lab/lmms-eval).

File: JSON lines, ``..._samples_<task>.jsonl``; tasks screenspot_rec_test, screenspot_v2,
screenspot_pro and osworld_g.
Keys of a row: doc_id (the number of the row in the test split), target (the instruction, of all but
screenspot_rec), input (the prompt), filtered_resps (the reply, or a list with it), resps (left out
where it is the same), doc_hash, token_counts, and one key a metric: an object with ``correct``, or,
of screenspot_rec, with ``instruction``, ``ann_id`` (the picture), ``bbox`` and ``pred``. ``doc``,
the row of the set without its picture, is there in logs of earlier versions only.
Answer: the reply, which is asked for from 0 to 1; it is read by the family ``generic-1``, and of a
box the centre counts where a point is asked for, as in that harness's Center_ACC. That harness
itself reads larger numbers as pixels or thousandths; here they are taken as they are declared, so
give ``--family`` for a model that answers otherwise. Where the verdicts differ, it is counted.
Tasks of our own (`pointerbench.harnesses.lmms_eval`) leave what our scorer was given in their
metric: that is taken, unless a family is given.

Source: read in the package lmms-eval 0.7.3 as published on PyPI (evaluator.py,
loggers/evaluation_tracker.py, tasks/screenspot*, tasks/osworld_g); no log was at hand.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from pointerbench.harnesses.logged import METRIC
from pointerbench.imports.results.logged import Logged, Row, numbers_of, ours_in, text_of


def understand(place: str, row: Row) -> Logged:
    reply = _first_text(row.get("filtered_resps", row.get("resps")))
    if isinstance(verdict := row.get(METRIC), dict):
        return ours_in(place, row, verdict, reply)
    doc = row.get("doc")
    known: Row = {}
    right = None
    for metric in _metrics(row):
        known = metric if "ann_id" in metric else known
        if isinstance(metric.get("correct"), bool):
            right = metric["correct"]
    known = doc if isinstance(doc, dict) else known
    number = row.get("doc_id")
    return Logged(
        place=place,
        row=row,
        id=text_of(known, "id"),
        number=number if type(number) is int and number >= 0 else None,
        picture=text_of(known, "img_filename", "image_path", "file_name", "ann_id"),
        words=text_of(known, "instruction") or text_of(row, "target"),
        box=numbers_of(known.get("bbox"), (4,)),
        reply=reply,
        right=right,
    )


def _metrics(row: Row) -> Iterator[Row]:
    return (value for key, value in row.items() if key != "doc" and isinstance(value, dict))


def _first_text(value: Any) -> str:
    while isinstance(value, list):
        value = value[0] if value else ""
    return value if isinstance(value, str) else ""
