"""The solver: a question put to a model of inspect_ai as its family is asked."""

from __future__ import annotations

from base64 import b64encode
from typing import Any

from anyio import to_thread
from inspect_ai.model import (
    ChatMessage,
    ChatMessageAssistant,
    ChatMessageSystem,
    ChatMessageUser,
    Content,
    ContentImage,
    ContentText,
    GenerateConfig,
    ModelName,
)
from inspect_ai.solver import Generate, Solver, TaskState, solver

from pointerbench.harnesses.inspect_ai.setting import profile_for, suite_for
from pointerbench.run.profile_values import Profile
from pointerbench.run.providers.chat import routed
from pointerbench.run.providers.cloud import parts
from pointerbench.run.question import Prompt, Sent

_BEGUN = ("openai-api", "vllm", "sglang")
"""Services that go on with a turn that was begun for the model."""

_LIMIT = "max_tokens_field"  # of a profile's body: inspect_ai knows it of itself


@solver
def pointing(suite: str, **given: Any) -> Solver:
    """Asks where to click; ``suite`` and ``given`` are a task's name and options."""

    async def solve(state: TaskState, generate: Generate) -> TaskState:
        profile = profile_for(state.model, given)
        rows = suite_for(suite, given)
        id = str(state.sample_id)
        sent = await to_thread.run_sync(rows.picture, id, profile)
        state.messages = messages_of(rows.words(id, profile), sent, state.model)
        return await generate(state, tool_calls="none")

    return solve


def messages_of(prompt: Prompt, sent: Sent, model: ModelName) -> list[ChatMessage]:
    """The turns of a conversation, with the picture where the family has it."""
    image = "data:image/png;base64," + b64encode(sent.png).decode()
    content: list[Content] = [
        ContentImage(image=image, detail="high") if part is None else ContentText(text=part)
        for part in parts(prompt)
    ]
    turns: list[ChatMessage] = [ChatMessageUser(content=content)]
    if prompt.system:
        turns.insert(0, ChatMessageSystem(content=prompt.system))
    if prompt.prefill and model.api in _BEGUN:
        turns.append(ChatMessageAssistant(content=prompt.prefill))
    return turns


def config_of(profile: Profile, model: ModelName) -> GenerateConfig:
    """The settings of a family's requests. What the command line says goes before them."""
    body = routed(profile.body) if model.api == "openrouter" else dict(profile.body)
    body.pop(_LIMIT, None)
    if profile.ask.prefill and model.api in _BEGUN:
        body |= {"continue_final_message": True, "add_generation_prompt": False}
    return GenerateConfig(
        max_tokens=profile.max_tokens,
        temperature=profile.temperature,
        stop_seqs=list(profile.stop) or None,
        extra_body=body or None,
    )
