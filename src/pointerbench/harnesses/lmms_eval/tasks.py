"""The functions and values that the task files beside this module name.

lmms-eval has no options for tasks, so what a user says stands in the environment, a variable an
option of `pointerbench.harnesses.said`: ``POINTERBENCH_MODEL``, ``POINTERBENCH_LANGUAGE`` and so
on. It loads a task file by the attributes that the file names, each from a module executed anew, so
what depends on a suite is an attribute that is made when it is asked for: ``sheets_files``.
"""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Sequence
from functools import lru_cache
from io import BytesIO
from typing import Any

from PIL import Image

from pointerbench.contract.unpacked import kept_sets
from pointerbench.eval import wilson
from pointerbench.harnesses.logged import CORRECT, ID, METRIC, fields_of
from pointerbench.harnesses.questions import Suite, judged, suite_of
from pointerbench.harnesses.said import NAMES, Said, said_of
from pointerbench.harnesses.subjects import subject_of
from pointerbench.picture.pixels import Picture
from pointerbench.run.profile_values import Profile
from pointerbench.run.question import Prompt
from pointerbench.suites import SUITES
from pointerbench.values.errors import UsageError
from pointerbench.values.files import write_text

HARNESS = "lmms-eval"
_BEFORE = "POINTERBENCH_"

Doc = dict[str, Any]


def spelt(name: str) -> str:
    """How an option is written."""
    return f"{_BEFORE}{name.upper()}="


def said() -> Said:
    """The options in the environment; variables that are empty say nothing.

    Raises:
        UsageError: a value that is none of its kind.
    """
    given = {name: os.environ.get(_BEFORE + name.upper()) or None for name in NAMES}
    return said_of(given, spelt)


@lru_cache(maxsize=8)
def _suite(name: str, options: Said) -> Suite:
    return suite_of(name, options, spelt)


@lru_cache(maxsize=8)
def _profile(options: Said) -> Profile:
    if not options.model and not options.family and not options.frame:
        raise UsageError(
            f"lmms-eval does not tell which model it runs: give {spelt('model')}NAME, as in "
            f"pretrained=NAME; or {spelt('family')} (click-eval families lists them), or "
            f"{spelt('frame')} for what its numbers are"
        )
    return subject_of(options.model or "model", "lmms-eval", options, spelt).profile


def profile() -> Profile:
    """How the model is asked and read.

    Raises:
        UsageError: nothing is known of it and nothing is said.
    """
    return _profile(said())


def suite(doc: Doc) -> Suite:
    """The suite that a row is of."""
    return _suite(doc["suite"], said())


def files(name: str) -> dict[str, Any]:
    """The rows of a suite as a file that ``datasets`` reads, without their pictures.

    Raises:
        UsageError: as of `suite_of`, or nothing is known of the model.
    """
    profile()
    options = said()
    rows = _suite(name, options)
    text = "".join(json.dumps(doc) + "\n" for doc in docs(name, rows))
    kind = "-".join((name, rows.tasks.digest[:16], options.language or "own", str(len(rows.aims))))
    path = kept_sets().parent / "lmms-eval" / f"{kind}.jsonl"
    if not path.is_file() or path.read_text("utf-8") != text:
        path.parent.mkdir(parents=True, exist_ok=True)
        write_text(path, text)
    return {"data_files": {"test": str(path)}}


def docs(name: str, rows: Suite) -> Sequence[Doc]:
    """The rows as lmms-eval has them; the row itself is text, as its fields differ from row to
    row."""
    return [
        {
            ID: aim.id,
            "suite": name,
            "instruction": rows.tasks.question(i).instruction,
            "row": json.dumps(aim.row),
        }
        for i, aim in enumerate(rows.aims)
    ]


def generation(_: str) -> dict[str, Any]:
    """The settings of a family's requests.

    Raises:
        UsageError: nothing is known of the model.
    """
    known = profile()
    return {
        "max_new_tokens": known.max_tokens,
        "temperature": known.temperature or 0.0,
        "do_sample": bool(known.temperature),
        "until": list(known.stop),
    }


def about(name: str) -> dict[str, Any]:
    """What a log tells of the suite."""
    rows, known = _suite(name, said()), profile()
    return {
        "version": rows.tasks.version,
        "suite": name,
        "data_sha256": rows.tasks.digest,
        "family": known.family,
        "frame": known.frame,
        "refusals_offered": rows.refusable,
    }


_MADE: dict[str, Callable[[str], Any]] = {
    "files": files,
    "generation": generation,
    "about": about,
}


def __getattr__(name: str) -> Any:
    """``sheets_files``, ``pro_4k_about`` and so on: what depends on a suite, made now."""
    title, _, what = name.rpartition("_")
    known = title.replace("_", "-")
    if what not in _MADE or known not in SUITES:
        raise AttributeError(name)
    return _MADE[what](known)


def doc_to_visual(doc: Doc) -> list[Picture]:
    """The picture, resized as the model's family has it."""
    sent = suite(doc).picture(doc[ID], profile())
    with Image.open(BytesIO(sent.png)) as image:
        return [image.convert("RGB")]


def doc_to_text(doc: Doc, _: Any = None) -> str:
    """The words, for models that take no conversation: the system's stand before the user's."""
    prompt = suite(doc).words(doc[ID], profile())
    return "\n\n".join(filter(None, (prompt.system, _user(prompt))))


def doc_to_messages(doc: Doc, _: Any = None) -> list[dict[str, Any]]:
    """The conversation, with the picture where the family has it."""
    prompt = suite(doc).words(doc[ID], profile())
    picture = {"type": "image", "url": doc_to_visual(doc)[0]}
    asked = prompt.user if None in prompt.user else (None, *prompt.user)
    content = [picture if part is None else _text(part) for part in asked]
    turns = [{"role": "user", "content": content}]
    system = [{"role": "system", "content": [_text(prompt.system)]}] if prompt.system else []
    return [*system, *turns]


def _text(words: str) -> dict[str, Any]:
    return {"type": "text", "text": words}


def _user(prompt: Prompt) -> str:
    return "\n".join(part.strip("\n") for part in prompt.user if part)


def process_results(doc: Doc, results: Sequence[str]) -> dict[str, Any]:
    """The verdict on a reply, under the names of the metrics."""
    found = judged(json.loads(doc["row"]), results[0], profile())
    fields = {**fields_of(doc[ID], found), "suite": doc["suite"]}
    outcome, hit = found.verdict.outcome, int(found.hit)
    return {
        METRIC: fields,
        "pointerbench_ci95_low": hit,
        "pointerbench_ci95_high": hit,
        "pointerbench_refused": int(outcome == "refused"),
        "pointerbench_invalid": int(outcome == "invalid"),
    }


def accuracy(found: Sequence[dict[str, Any]]) -> float:
    """The share of hits; says on stderr what would change it."""
    ids = [fields[ID] for fields in found]
    signature = _suite(found[0]["suite"], said()).signature(ids, HARNESS)
    print(signature, file=sys.stderr)
    return sum(bool(fields[CORRECT]) for fields in found) / len(found)


def ci95_low(hits: Sequence[int]) -> float:
    """The lower end of the 95 % Wilson score interval."""
    return wilson(sum(hits), len(hits))[0]


def ci95_high(hits: Sequence[int]) -> float:
    """The upper end of it."""
    return wilson(sum(hits), len(hits))[1]


def count(found: Sequence[int]) -> int:
    """How many there are."""
    return sum(found)
