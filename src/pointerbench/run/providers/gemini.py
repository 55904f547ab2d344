"""Gemini through Google's own API, with its computer tool for the models made for that."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any
from urllib.parse import quote

from pointerbench.run.errors import CallError, PassingError
from pointerbench.run.providers.cloud import Cloud, merged, parts
from pointerbench.run.providers.faults import Where
from pointerbench.run.providers.http import MARK, Service
from pointerbench.run.question import Call, Reply, Usage

_FILTERS = {"safety", "recitation", "prohibited_content", "blocklist", "spii", "image_safety"}
_COMPUTER = "gemini-computer-use"  # the family


def _headers(key: str) -> dict[str, str]:
    return {"x-goog-api-key": key}  # never in the URL: that is in every message


class Gemini(Cloud):
    """POST /v1beta/models/MODEL:generateContent.

    Settings, beyond those of `Cloud` and `Line`: ``body`` (further fields of the request, merged
    with ours: {"generationConfig": {"thinkingConfig": ...}}).
    """

    service = Service(
        "https://generativelanguage.googleapis.com", "GEMINI_API_KEY", headers=_headers
    )

    def request(self, call: Call) -> tuple[str, dict[str, Any]]:
        profile, prompt = self.model.profile, call.prompt
        picture = {"inline_data": {"mime_type": "image/png", "data": MARK}}
        turn = [picture if part is None else {"text": part} for part in parts(prompt)]
        config: dict[str, Any] = {"maxOutputTokens": profile.max_tokens}
        if profile.temperature is not None:
            config["temperature"] = profile.temperature
        if profile.stop:
            config["stopSequences"] = list(profile.stop)
        body: dict[str, Any] = {
            "contents": [{"role": "user", "parts": turn}],
            "generationConfig": config,
        }
        if prompt.system:
            body["systemInstruction"] = {"parts": [{"text": prompt.system}]}
        if profile.family == _COMPUTER:
            body["tools"] = [{"computer_use": {"environment": "ENVIRONMENT_BROWSER"}}]
        body = merged(merged(body, profile.body), self.settings.get("body", {}))
        name = quote(self.model.model.removeprefix("models/"), safe="")
        return f"v1beta/models/{name}:generateContent", body

    def reply(self, where: Where, answer: dict[str, Any]) -> Reply:
        blocked = (answer.get("promptFeedback") or {}).get("blockReason")
        if blocked:
            raise CallError(where.said(f"the prompt was blocked: {blocked}"), "blocked")
        if "candidates" not in answer and "usageMetadata" not in answer:
            raise KeyError("candidates")
        if answer.get("candidates", []) == []:
            raise PassingError(where.said("answered without candidates"), "empty")
        candidate = answer["candidates"][0]
        finish = str(candidate.get("finishReason") or "").lower()
        found = (candidate.get("content") or {}).get("parts") or []
        raw = _content([part for part in found if not part.get("thought")])
        if not raw.strip():
            _check_empty(where, finish)
        thoughts = [str(part.get("text") or "") for part in found if part.get("thought")]
        return Reply(
            raw if raw.strip() else "",
            "\n".join(thoughts),
            "length" if finish == "max_tokens" else finish,
            str(answer.get("modelVersion") or ""),
            self._used(answer.get("usageMetadata") or {}),
        )

    def _used(self, usage: Mapping[str, Any]) -> Usage:
        thoughts = usage.get("thoughtsTokenCount")
        completion = usage.get("candidatesTokenCount")
        if completion is not None or thoughts is not None:  # thoughts are billed, and not in it
            completion = (completion or 0) + (thoughts or 0)
        return self.usage(usage.get("promptTokenCount"), completion, thoughts)


def _content(found: list[Mapping[str, Any]]) -> str:
    """The text of all parts, or the JSON of the calls of functions; of a single one by itself."""
    calls = [{"functionCall": part["functionCall"]} for part in found if "functionCall" in part]
    if calls:
        return json.dumps(calls if len(calls) > 1 else calls[0], ensure_ascii=False)
    return "".join(str(part.get("text") or "") for part in found)


def _check_empty(where: Where, finish: str) -> None:
    """Nothing is an answer only where the tokens ran out or the model's call was malformed."""
    if finish in _FILTERS:
        raise CallError(where.said(f"a filter kept the answer back: {finish}"), "blocked")
    if finish in ("", "stop", "other"):
        said = where.said(f"answered nothing (finishReason {finish or 'none'})")
        raise PassingError(said, "empty")
