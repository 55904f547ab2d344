"""The words around a picture: a profile's templates, filled in for one question."""

from __future__ import annotations

import re
from collections.abc import Mapping

from pointerbench.run.profile_values import PICTURE, Profile
from pointerbench.run.question import BBOX, Prompt, Question, Size

_NAMES = re.compile(r"\{(instruction|width|height)\}")


def prompt_of(profile: Profile, question: Question, sent_size: Size, refusable: bool) -> Prompt:
    """How a family is asked one question.

    ``sent_size`` is that of the picture as sent, which templates may state. ``refusable`` adds the
    family's sentence on targets that are not there. In ``user``, None stands where the picture
    goes; blank texts are left out, and a template without {picture} gives text only.
    """
    ask = profile.ask
    boxed = question.answer_type == BBOX and bool(ask.user_bbox)
    user, system = (ask.user_bbox, ask.system_bbox) if boxed else (ask.user, ask.system)
    if refusable and ask.refusal:
        user = f"{user}\n{ask.refusal}"
    values = {
        "instruction": question.instruction,
        "width": str(sent_size[0]),
        "height": str(sent_size[1]),
    }
    before, picture, after = user.partition(PICTURE)
    parts = (filled(before, values), None if picture else "", filled(after, values))
    return Prompt(
        tuple(part for part in parts if part is None or part.strip()),
        filled(system, values),
        "" if boxed else filled(ask.prefill, values),
    )


def filled(template: str, values: Mapping[str, str]) -> str:
    """A template with its names replaced, once: braces in the values, and all others, are text."""
    return _NAMES.sub(lambda name: values[name[1]], template)
