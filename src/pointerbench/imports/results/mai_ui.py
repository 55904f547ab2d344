"""Logs of MAI-UI's grounding evaluation (Tongyi-MAI/MAI-UI).

File, as assumed: a JSON array, JSON lines, or an object with the rows under ``details``.
Keys of a row, as assumed: those of ScreenSpot-Pro's evaluation scripts, or under other names: id,
img_path (img_filename, image), prompt_to_evaluate (instruction), pred (prediction, point,
coordinate), raw_response (response, output), bbox, correctness (correct: true or false).
Answer: two or four numbers. Their frame is not known, and has to be declared with ``--frame``, or
the replies are read with ``--family mai-ui``. That evaluation writes -1, -1 where a reply could not
be read; it is no refusal, and becomes a row without an answer.

Source: what is public of that evaluation (its frame of 1000 and -1, -1 for failures); all keys are
an assumption, as no log could be had here.
"""

from __future__ import annotations

from pointerbench.imports.results.logged import Logged, Row, numbers_of, text_of

_ANSWERS = ("pred", "prediction", "point", "coordinate")
_VERDICTS = {"correct": True, "wrong": False, "wrong_format": False, "True": True, "False": False}


def understand(place: str, row: Row) -> Logged:
    given = next((row[key] for key in _ANSWERS if row.get(key) is not None), None)
    answer = numbers_of(given, (2, 4))
    return Logged(
        place=place,
        row=row,
        id=text_of(row, "id"),
        picture=text_of(row, "img_path", "img_filename", "image"),
        words=text_of(row, "prompt_to_evaluate", "instruction"),
        box=numbers_of(row.get("bbox"), (4,)),
        answer=None if answer and max(answer) < 0 else answer,
        reply=text_of(row, "raw_response", "response", "output"),
        right=_VERDICTS.get(text_of(row, "correctness", "correct")),
    )
