"""What a run would ask, and what it may cost, before anybody is asked."""

from __future__ import annotations

import asyncio
import math
from collections.abc import Iterator, Sequence
from textwrap import indent

from pointerbench.run.coordinates import sent_size
from pointerbench.run.errors import SkippedError
from pointerbench.run.inputs.models_file import BUILT_IN
from pointerbench.run.inputs.tasks import Tasks
from pointerbench.run.models import Model
from pointerbench.run.options import Options
from pointerbench.run.profile_values import FRAMES, Resize
from pointerbench.run.prompts import prompt_of
from pointerbench.run.providers import Provider, provider_of
from pointerbench.run.providers.moondream import object_query
from pointerbench.run.question import Prompt, Question, Size

_CLAUDE = 750  # pixels a token, as Anthropic's documentation has it
_MILLION = 1e6
_MARGIN = "    "


def dry_run(
    tasks: Tasks, models: Sequence[Model], judge: Model | None, options: Options
) -> Iterator[str]:
    """The lines to print; nobody is asked, no weights are loaded and nothing is written.

    Raises:
        UsageError: a model's entry lacks what its provider needs.
    """
    asked = range(len(tasks))
    yield f"{len(tasks)} tasks of {tasks.name}; the prompt shown is that of {tasks.id(0)}"
    for model in models:
        yield ""
        yield from _shown(tasks, asked, model, options)
    unjudged = [i for i in asked if tasks.truth(i) is None]
    if judge and unjudged:
        yield ""
        yield f"judge: asked where the tasks do not say what is right ({len(unjudged)} of them)"
        yield from _shown(tasks, unjudged, judge, Options(attempts=options.attempts))
    elif unjudged:
        yield ""
        what = "task does" if len(unjudged) == 1 else "tasks do"
        yield f"{len(unjudged)} {what} not say what is right, and there is no judge (--judge)"


def _shown(tasks: Tasks, asked: Sequence[int], model: Model, options: Options) -> Iterator[str]:
    profile, question = model.profile, tasks.question(asked[0])
    sent = sent_size(profile.resize, question.size)
    looks = 2 if options.zoom else 1
    calls = len(asked) * options.repeats * looks
    at_most = "" if looks == 1 else "at most "
    yield f"{model.name} ({model.provider}: {model.model})"
    if hindrance := why_not(provider_of(model), model):
        yield f"  skipped  {hindrance}"
    yield f"  family   {profile.family}: {frame_words(profile.frame, profile.axes)}"
    tokens = _tokens_words(profile.resize, sent)
    yield f"  picture  {_by(question.size)}, sent as {_by(sent)}{tokens}"
    if model.provider in BUILT_IN:
        yield f"  calls    {at_most}{calls}, which nobody is paid for"
        return
    yield f"  calls    {at_most}{calls}, answered in at most {profile.max_tokens} tokens each"
    yield f"  cost     {_cost(tasks, asked, model, options)}"
    if model.provider == "moondream":
        yield f"  object   {object_query(question.instruction)}"
        return
    yield from _prompt_lines(prompt_of(profile, question, sent, options.refusable), sent)


def frame_words(frame: str, axes: str) -> str:
    """A frame and an order of axes in words."""
    pixels = {"sent": "pixels of the picture as sent", "image": "pixels of the original"}
    words = pixels.get(frame) or f"0 to {FRAMES[frame]} a side"
    return words if axes == "xy" else f"{words}, y first"


def why_not(provider: Provider, model: Model) -> str:
    """Why the model would be skipped here, as far as can be told without a call, without loading
    weights and without running anybody's own code; empty if nothing speaks against it."""
    if model.provider == "python":
        return ""
    try:
        if provider.exclusive:
            _check_device(provider)
        else:
            provider.prepare()
    except SkippedError as error:
        return str(error)
    asyncio.run(provider.close())
    return ""


def _check_device(provider: Provider) -> None:
    from pointerbench.run.gpu import gpus  # noqa: PLC0415
    from pointerbench.run.providers.local_hf import LocalHF, check_memory  # noqa: PLC0415

    if isinstance(provider, LocalHF) and provider.device != "cpu":
        check_memory(provider.memory, gpus(), provider.device)


def picture_tokens(resize: Resize, sent: Size) -> int | None:
    """What the picture takes of the prompt, estimated; None where the rule does not tell."""
    width, height = sent
    if resize.rule == "smart":
        return math.ceil(width / resize.factor) * math.ceil(height / resize.factor)
    if resize.rule == "claude":
        return math.ceil(width * height / _CLAUDE)
    return None


def _tokens_words(resize: Resize, sent: Size) -> str:
    tokens = picture_tokens(resize, sent)
    return "" if tokens is None else f", about {tokens} tokens"


def _cost(tasks: Tasks, asked: Sequence[int], model: Model, options: Options) -> str:
    """The bound in words: every answer as long as it may be, every byte of the prompt a token."""
    if model.provider == "local_hf":
        return "nothing: it runs on this machine"
    sent = 0
    for i in asked:
        one = _prompt_tokens(tasks.question(i), model, options.refusable)
        if one is None:
            return "unknown: how many tokens a picture takes is not known of this family"
        sent += one
    times = options.repeats * (2 if options.zoom else 1)
    sent, made = times * sent, times * len(asked) * model.profile.max_tokens
    tokens = f"{sent:,} tokens in and {made:,} out"
    price = model.settings.get("price")
    if price is None:
        return f'at most {tokens}; in dollars unknown: give the entry a "price"'
    dollars = (sent * price["input"] + made * price["output"]) / _MILLION
    return f"at most ${dollars:.4f}: {tokens}"


def _prompt_tokens(question: Question, model: Model, refusable: bool) -> int | None:
    profile = model.profile
    sent = sent_size(profile.resize, question.size)
    picture = picture_tokens(profile.resize, sent)
    if picture is None:
        return None
    prompt = prompt_of(profile, question, sent, refusable)
    texts = (prompt.system, prompt.prefill, *(part or "" for part in prompt.user))
    return picture + sum(len(text.encode("utf-8", "replace")) for text in texts)


def _prompt_lines(prompt: Prompt, sent: Size) -> Iterator[str]:
    marked = "".join(f"[picture {_by(sent)}]" if part is None else part for part in prompt.user)
    for role, text in (("system", prompt.system), ("user", marked), ("prefill", prompt.prefill)):
        if text:
            yield f"  {role}"
            yield indent(text, _MARGIN, lambda _: True)


def _by(size: Size) -> str:
    return f"{size[0]}x{size[1]}"
