"""Models behind the OpenAI chat protocol: through OpenRouter, or any server that speaks it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any
from urllib.parse import urlsplit

from pointerbench.run.errors import CallError, PassingError
from pointerbench.run.models import Model
from pointerbench.run.providers.cloud import PICTURE, Cloud, parts
from pointerbench.run.providers.faults import Where, error_body
from pointerbench.run.providers.http import MARK, Service
from pointerbench.run.question import Call, Prompt, Reply, Usage

_PATH = "chat/completions"
_KEPT = {"host", "accept", "accept-encoding", "content-type", "content-length", "user-agent"}
_UNDERSTOOD = ("max_tokens_field",)
"""Fields of a profile's body that go to OpenRouter; those of an entry's own body all go there."""

_PLACEHOLDER = "EMPTY"  # what servers are given by custom where there is no key


class OpenAICompatible(Cloud):
    """Any server that speaks the protocol, by ``base_url``.

    Settings, beyond those of `Cloud` and `Line`: ``body`` (further fields of the request),
    ``max_tokens_field``, ``detail`` of the picture (default high) and ``send_prefill``: whether
    the model's turn is begun for it, which OpenAI's own models and most routers cannot do.
    """

    service = Service(
        "https://api.openai.com/v1", "OPENAI_API_KEY", travels=False, elsewhere="OPENAI_API_KEY"
    )

    def __init__(self, model: Model) -> None:
        super().__init__(model)
        own = self.service.travels or bool(self.service.key_at(self.line.url))
        self._prefills = bool(self.settings.get("send_prefill", not own))
        self._openai: Any = None

    def prepare(self) -> None:
        """Key and packages; see `Provider`."""
        self.line.prepare("openai")
        import openai  # noqa: PLC0415

        if urlsplit(self.line.url).hostname != "api.openai.com":
            self.line.client.event_hooks = {"request": [self._bare]}
        self._openai = openai
        self._client = openai.AsyncOpenAI(
            api_key=self.line.key or _PLACEHOLDER,
            base_url=self.line.url,
            timeout=self.line.client.timeout,
            max_retries=0,
            http_client=self.line.client,
        )

    async def ask(self, call: Call) -> Reply:
        """One attempt; see `Provider`."""
        if self.line.client is None:
            self.prepare()
        path, body = self.request(call)
        answer = await self.line.carry(path, body, call.sent, self._send)
        return self.understood(path, answer)

    def request(self, call: Call) -> tuple[str, dict[str, Any]]:
        profile = self.model.profile
        more = {**self.family_fields(), **self.routing(), **self.settings.get("body", {})}
        limit = more.pop("max_tokens_field", self.settings.get("max_tokens_field", "max_tokens"))
        body: dict[str, Any] = {
            "model": self.model.model,
            "messages": self._messages(call.prompt),
            limit: profile.max_tokens,
        }
        if profile.temperature is not None:
            body["temperature"] = profile.temperature
        if profile.stop:
            body["stop"] = list(profile.stop)
        if self._begun(call.prompt):
            body |= {"continue_final_message": True, "add_generation_prompt": False}
        return _PATH, {**body, **more}

    def family_fields(self) -> Mapping[str, Any]:
        """Further fields of the request that the family's profile has."""
        return self.model.profile.body

    def routing(self) -> dict[str, Any]:
        """Fields that say who is to answer, and how."""
        return {}

    def reply(self, where: Where, answer: dict[str, Any]) -> Reply:
        if not answer["choices"]:
            raise PassingError(where.said("answered without choices"), "empty")
        choice = answer["choices"][0]
        message, finish = choice["message"], str(choice.get("finish_reason") or "")
        if finish == "error" or choice.get("error"):
            error = choice.get("error") or {"message": "the answer broke off"}
            raise error_body(where, {}, json.dumps({"error": error}))
        raw, reasoning = _content(message), _reasoning(message)
        if not raw.strip() and finish != "length":
            raise _empty(where, finish)
        return Reply(
            raw if raw.strip() else "",
            reasoning,
            finish,
            self._server(answer),
            self._used(answer.get("usage") or {}),
        )

    def _messages(self, prompt: Prompt) -> list[dict[str, Any]]:
        picture = {
            "type": "image_url",
            "image_url": {
                "url": PICTURE + MARK,
                "detail": str(self.settings.get("detail", "high")),
            },
        }
        content = [
            picture if part is None else {"type": "text", "text": part} for part in parts(prompt)
        ]
        turns: list[dict[str, Any]] = [{"role": "user", "content": content}]
        if prompt.system:
            turns.insert(0, {"role": "system", "content": prompt.system})
        if prompt.prefill and self._prefills:
            turns.append({"role": "assistant", "content": prompt.prefill})
        return turns

    def _begun(self, prompt: Prompt) -> bool:
        """Whether the server must be told to go on with the model's turn."""
        return bool(prompt.prefill) and self._prefills

    def _server(self, answer: Mapping[str, Any]) -> str:
        named = (str(answer.get(name) or "") for name in ("model", "provider"))
        return "@".join(name for name in named if name)

    def _used(self, usage: Mapping[str, Any]) -> Usage:
        details = usage.get("completion_tokens_details") or {}
        cost = usage.get("cost")
        if usage.get("is_byok") and cost is not None:  # then ``cost`` is the router's fee alone
            cost += (usage.get("cost_details") or {}).get("upstream_inference_cost") or 0
        return self.usage(
            usage.get("prompt_tokens"),
            usage.get("completion_tokens"),
            details.get("reasoning_tokens"),
            cost,
        )

    async def _send(self, url: str, content: bytes) -> Any:
        """Through `AsyncOpenAI`, but for the work that costs most: the body is given as bytes, as
        the package would copy and check the picture at every level of the request."""
        openai = self._openai
        try:
            return await self._client.post(
                f"/{_PATH}",
                cast_to=self.line.http.Response,
                content=content,
                options={"headers": {"Content-Type": "application/json"}},
            )
        except openai.APIStatusError as error:
            return error.response
        except openai.APIConnectionError as error:
            raise (error.__cause__ or self.line.http.ReadError(str(error))) from None

    async def _bare(self, request: Any) -> None:
        """Leaves no header that the package takes from the environment for OpenAI's own servers:
        organisation, project, and whatever OPENAI_CUSTOM_HEADERS holds."""
        kept = {name: value for name, value in request.headers.items() if name in _KEPT}
        bearer = self.line.key or _PLACEHOLDER
        request.headers = self.line.http.Headers({**kept, "authorization": f"Bearer {bearer}"})


class OpenRouter(OpenAICompatible):
    """OpenRouter, pinned: no silent fallback to another host, nor to another quantisation.

    Settings, beyond those of `OpenAICompatible`: ``order``, ``only``, ``quantizations``,
    ``allow_fallbacks`` (default false), ``require_parameters`` (default true), ``data_collection``
    (default deny) and ``reasoning``.
    """

    service = Service(
        "https://openrouter.ai/api/v1",
        "OPENROUTER_API_KEY",
        advice=" Does a host fit order, only, quantizations, data_collection?",
    )

    def family_fields(self) -> Mapping[str, Any]:
        """Without what its hosts do not know; see `routed`."""
        return routed(self.model.profile.body)

    def routing(self) -> dict[str, Any]:
        given = self.settings
        pins = ("order", "only", "quantizations")
        provider = {
            **{pin: list(given[pin]) for pin in pins if given.get(pin)},
            "allow_fallbacks": given.get("allow_fallbacks", False),
            "require_parameters": given.get("require_parameters", True),
            "data_collection": given.get("data_collection", "deny"),
        }
        reasoning = {"reasoning": given["reasoning"]} if "reasoning" in given else {}
        return {"provider": provider, **reasoning}

    def _begun(self, prompt: Prompt) -> bool:
        return False  # its hosts are told by the turn itself


def routed(body: Mapping[str, Any]) -> dict[str, Any]:
    """A family's further fields of the request, as OpenRouter takes them: without what only vLLM
    and its like, or the family's makers, understand. As a parameter that a host does not know, it
    would leave no host to choose from. To switch thinking off has a field of its own there."""
    fields = {name: body[name] for name in _UNDERSTOOD if name in body}
    off = body.get("thinking") == {"type": "disabled"}
    return {"reasoning": {"enabled": False}, **fields} if off else fields


def _content(message: Mapping[str, Any]) -> str:
    """The text of a message; all of it as JSON where it holds more than text."""
    content = message.get("content")
    if message.get("tool_calls") or message.get("function_call"):
        return json.dumps(_without_reasoning(message), ensure_ascii=False)
    if content is None:
        return str(message.get("refusal") or "")
    if isinstance(content, str):
        return content
    known = [part for part in content if part.get("type") != "thinking"]
    if all(part.get("type") in ("text", "output_text") for part in known):
        return "".join(str(part["text"]) for part in known)
    return json.dumps(_without_reasoning(message), ensure_ascii=False)


def _without_reasoning(message: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in message.items() if not name.startswith("reasoning")}


def _reasoning(message: Mapping[str, Any]) -> str:
    for name in ("reasoning", "reasoning_content"):
        if isinstance(message.get(name), str) and message[name]:
            return str(message[name])
    details = message.get("reasoning_details") or []
    return "\n".join(str(part.get("text") or part.get("summary") or "") for part in details).strip()


def _empty(where: Where, finish: str) -> CallError:
    if finish == "content_filter":
        return CallError(where.said("a filter kept the answer back"), "blocked")
    said = where.said(f"answered nothing (finish_reason {finish or 'none'})")
    return PassingError(said, "empty")
