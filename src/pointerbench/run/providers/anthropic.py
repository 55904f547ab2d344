"""Claude through Anthropic's own API, with its computer tool where a point is asked."""

from __future__ import annotations

import json
from collections.abc import Mapping
from fnmatch import fnmatchcase
from typing import Any

from pointerbench.run.errors import CallError, PassingError
from pointerbench.run.providers.cloud import Cloud, merged, parts
from pointerbench.run.providers.faults import Where
from pointerbench.run.providers.http import MARK, Service
from pointerbench.run.question import POINT, Call, Reply, Sent, Usage

_BETAS = {
    "computer_20250124": "computer-use-2025-01-24",
    "computer_20251124": "computer-use-2025-11-24",
}
_OLDER = ("*-3-*", "*-4-1*", "*sonnet-4-5*", "*haiku-4-5*", "*sonnet-4-0*", "*opus-4-0*", "*-4-20*")
"""Models that take the earlier of the two tools; what is not named here takes the later one."""

_PICTURE = {
    "type": "image",
    "source": {"type": "base64", "media_type": "image/png", "data": MARK},
}
_THINKING = ("thinking", "redacted_thinking")


def _headers(key: str) -> dict[str, str]:
    return {"x-api-key": key, "anthropic-version": "2023-06-01"}


class Anthropic(Cloud):
    """POST /v1/messages.

    Settings, beyond those of `Cloud` and `Line`: ``body`` (further fields of the request),
    ``send_prefill``, and ``tool``: computer_20250124, computer_20251124, or false for none.
    """

    service = Service("https://api.anthropic.com", "ANTHROPIC_API_KEY", headers=_headers)

    def request(self, call: Call) -> tuple[str, dict[str, Any]]:
        profile, prompt = self.model.profile, call.prompt
        content = [
            _PICTURE if part is None else {"type": "text", "text": part} for part in parts(prompt)
        ]
        messages: list[dict[str, Any]] = [{"role": "user", "content": content}]
        if prompt.prefill and self.settings.get("send_prefill"):
            messages.append({"role": "assistant", "content": prompt.prefill})
        body: dict[str, Any] = {
            "model": self.model.model,
            "max_tokens": profile.max_tokens,
            "messages": messages,
        }
        if prompt.system:
            body["system"] = prompt.system
        if profile.temperature is not None:
            body["temperature"] = profile.temperature
        if profile.stop:
            body["stop_sequences"] = list(profile.stop)
        tool = self._tool() if call.question.answer_type == POINT else ""
        if tool:
            body["tools"] = [_computer(tool, call.sent)]
        body = merged(merged(body, profile.body), self.settings.get("body", {}))
        return "v1/messages", body

    def headers(self, call: Call) -> dict[str, str]:
        tool = self._tool() if call.question.answer_type == POINT else ""
        return {"anthropic-beta": _BETAS[tool]} if tool in _BETAS else {}

    def reply(self, where: Where, answer: dict[str, Any]) -> Reply:
        blocks = [block for block in answer["content"] if block["type"] not in _THINKING]
        thoughts = [block.get("thinking", "") for block in answer["content"]]
        finish = str(answer.get("stop_reason") or "")
        finish = "length" if finish == "max_tokens" else finish
        if all(block["type"] == "text" for block in blocks):
            raw = "".join(block["text"] for block in blocks)
        else:
            raw = json.dumps(blocks, ensure_ascii=False)
        if not raw.strip() and finish == "refusal":
            raise CallError(where.said("a filter kept the answer back"), "blocked")
        if not raw.strip() and finish != "length":
            said = where.said(f"answered nothing (stop_reason {finish or 'none'})")
            raise PassingError(said, "empty")
        used = self._used(answer.get("usage") or {})
        reasoning = "\n".join(thought for thought in thoughts if thought)
        return Reply(raw.strip() and raw, reasoning, finish, str(answer.get("model") or ""), used)

    def _used(self, usage: Mapping[str, Any]) -> Usage:
        names = ("input_tokens", "cache_creation_input_tokens", "cache_read_input_tokens")
        counts = [usage.get(name) for name in names]
        prompt = sum(count or 0 for count in counts) if counts[0] is not None else None
        return self.usage(prompt, usage.get("output_tokens"), None)

    def _tool(self) -> str:
        """The version of the computer tool that the model takes; empty for none."""
        family = self.model.profile.family.startswith("claude")
        given = self.settings.get("tool", family)
        if given is not True:
            return str(given or "")
        name = self.model.model.lower().replace(".", "-")
        older = any(fnmatchcase(name, pattern) for pattern in _OLDER)
        return "computer_20250124" if older else "computer_20251124"


def _computer(tool: str, sent: Sent) -> dict[str, Any]:
    width, height = sent.size  # must be those of the picture, or its coordinates are of another
    return {
        "type": tool,
        "name": "computer",
        "display_width_px": width,
        "display_height_px": height,
    }
