"""Calls and models as the engine would make them, for the tests of providers on this machine."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from PIL import Image

from pointerbench.run.models import Model
from pointerbench.run.profile_values import Asking, Local, Profile
from pointerbench.run.providers import Provider, provider_of
from pointerbench.run.question import POINT, Call, Prompt, Question, Reply, Sent, Size

PIXELS = Profile("generic-px", (), "image", ask=Asking(), local=Local())


def model(provider: str, profile: Profile = PIXELS, name: str = "mine", **settings: Any) -> Model:
    return Model(name, provider, settings.pop("model", name), profile, settings)


def png_of(picture: Image.Image) -> bytes:
    buffer = io.BytesIO()
    picture.save(buffer, "PNG")
    return buffer.getvalue()


def plain_picture(size: Size, color: str = "white") -> Image.Image:
    return Image.new("RGB", size, color)


@lru_cache
def _plain_png(size: Size) -> bytes:
    return png_of(plain_picture(size))


def call_of(
    instruction: str = "Click the button.",
    picture: Image.Image | None = None,
    size: Size = (640, 480),
    id: str = "task_1",
    answer_type: str = POINT,
    repeat: int = 0,
    prompt: Prompt | None = None,
) -> Call:
    """A call whose picture is sent as it is; ``size`` only where no picture is given."""
    png = png_of(picture) if picture else _plain_png(size)
    size = picture.size if picture else size
    question = Question(id, Path("screens") / f"{id}.png", size, instruction, answer_type)
    prompt = prompt or Prompt((None, instruction))
    return Call(question, prompt, Sent(png, size), repeat)


def answers(made: Model | Provider, calls: Sequence[Call]) -> list[Reply | BaseException]:
    """What all calls, asked at once, come to; the provider is prepared before, closed after."""
    provider = provider_of(made) if isinstance(made, Model) else made
    provider.prepare()

    async def ask() -> list[Reply | BaseException]:
        try:
            asked = (provider.ask(call) for call in calls)
            return await asyncio.gather(*asked, return_exceptions=True)
        finally:
            await provider.close()

    return asyncio.run(ask())


def told(said: Sequence[Reply | BaseException]) -> list[Reply]:
    """The replies, where there is no error; the first error is raised."""
    for answer in said:
        if isinstance(answer, BaseException):
            raise answer
    return [answer for answer in said if isinstance(answer, Reply)]


def reply(made: Model | Provider, call: Call) -> Reply:
    """What one call comes to; its error is raised."""
    return told(answers(made, [call]))[0]
