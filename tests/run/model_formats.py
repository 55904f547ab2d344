"""What model services are asked and what they answer, in the format of each of their APIs."""

from __future__ import annotations

import base64
import hashlib
import json
import struct
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

Size = tuple[int, int]
PNG = b"\x89PNG\r\n\x1a\n"


@dataclass(frozen=True)
class Asked:
    """A request as it arrived. In ``body`` the picture's base64 is replaced by "PNG"."""

    api: str  # openrouter, openai, anthropic, gemini, moondream
    path: str
    headers: Mapping[str, str]  # names in lower case
    body: Mapping[str, Any]
    text: str  # what the user's turn (or the object) says
    system: str
    size: Size  # of the picture, by its own header
    picture: str  # SHA-256 of the PNG
    digest: str  # SHA-256 of API, path and body: alike for identical calls
    attempt: int  # how many identical calls came before
    fault: str = ""  # by its name; empty where it was answered


@dataclass(frozen=True)
class Answer:
    """What the model says. ``point`` is in pixels of the picture; ``text`` is said as it is."""

    text: str = ""
    point: tuple[float, float] | None = None
    box: tuple[float, float, float, float] | None = None
    reasoning: str = ""
    finish: str = "stop"
    message: Mapping[str, Any] | None = None  # a whole message of the chat protocol


Model = Callable[[Asked], Answer]


def in_the_middle(asked: Asked) -> Answer:
    """Every model's answer if none is given: the middle of the picture."""
    return Answer(point=(asked.size[0] / 2, asked.size[1] / 2))


class Read:
    """Takes the one picture out of a body; its first bytes tell the size, if not ``whole``."""

    def __init__(self, whole: bool) -> None:
        self.whole = whole
        self.size: Size = (0, 0)
        self.digest = ""

    def without_pictures(self, value: Any) -> Any:
        if isinstance(value, dict):
            return {name: self.without_pictures(each) for name, each in value.items()}
        if isinstance(value, list):
            return [self.without_pictures(each) for each in value]
        if not isinstance(value, str) or "iVBOR" not in value[:64]:
            return value
        before, _, data = value.rpartition(",") if value.startswith("data:") else ("", "", value)
        png = base64.b64decode(data if self.whole else data[:64], validate=True)
        assert png[:8] == PNG and self.size == (0, 0), "one PNG, and nothing else"
        self.size = struct.unpack(">II", png[16:24])
        self.digest = hashlib.sha256(png).hexdigest() if self.whole else ""
        return f"{before},PNG" if before else "PNG"


def words(api: str, body: Mapping[str, Any]) -> tuple[str, str]:
    """What the user says, and the system."""
    if api == "moondream":
        return body["object"], ""
    if api == "gemini":
        system = body.get("systemInstruction", {"parts": []})
        return _joined(body["contents"][0]["parts"]), _joined(system["parts"])
    turns = {turn["role"]: turn["content"] for turn in body["messages"]}
    return _joined(turns["user"]), body.get("system") or turns.get("system") or ""


def _joined(parts: Any) -> str:
    return parts if isinstance(parts, str) else "".join(part.get("text", "") for part in parts)


def rendered(asked: Asked, answer: Answer) -> str:
    """An answer in the format of the API."""
    forms = {"anthropic": _claude, "gemini": _gemini, "moondream": _moondream}
    return json.dumps(forms.get(asked.api, _chat)(asked, answer))


def _said(answer: Answer) -> str:
    group = answer.box or answer.point
    return f"[{', '.join(f'{value:g}' for value in group)}]" if group else answer.text


def _chat(asked: Asked, answer: Answer) -> dict[str, Any]:
    router = asked.api == "openrouter"
    message: dict[str, Any] = {"role": "assistant", "content": _said(answer)}
    if answer.reasoning:
        message["reasoning" if router else "reasoning_content"] = answer.reasoning
    finish = {"filter": "content_filter"}.get(answer.finish, answer.finish)
    choice = {"index": 0, "message": answer.message or message, "finish_reason": finish}
    usage: dict[str, Any] = {"prompt_tokens": 1000, "completion_tokens": 20, "total_tokens": 1020}
    reply = {"id": "gen-1", "object": "chat.completion", "model": asked.body["model"]}
    if router:
        usage |= {"cost": 0.00025, "completion_tokens_details": {"reasoning_tokens": 5}}
        reply["provider"] = "Hosty"
    return {**reply, "choices": [choice], "usage": usage}


def _claude(asked: Asked, answer: Answer) -> dict[str, Any]:
    content: list[dict[str, Any]] = []
    if answer.reasoning:
        content.append({"type": "thinking", "thinking": answer.reasoning, "signature": "s"})
    if asked.body.get("tools") and answer.point:
        arguments = {"action": "left_click", "coordinate": list(answer.point)}
        content.append({"type": "text", "text": "I click."})
        content.append(
            {"type": "tool_use", "id": "toolu_1", "name": "computer", "input": arguments}
        )
    elif _said(answer):
        content.append({"type": "text", "text": _said(answer)})
    finish = {"stop": "end_turn", "length": "max_tokens", "filter": "refusal"}
    return {
        "type": "message",
        "role": "assistant",
        "model": asked.body["model"],
        "content": content,
        "stop_reason": finish.get(answer.finish, answer.finish),
        "usage": {"input_tokens": 900, "cache_read_input_tokens": 100, "output_tokens": 20},
    }


def _gemini(asked: Asked, answer: Answer) -> dict[str, Any]:
    parts: list[dict[str, Any]] = []
    if answer.reasoning:
        parts.append({"text": answer.reasoning, "thought": True})
    if answer.point and asked.body.get("tools"):
        x, y = (round(1000 * p / s) for p, s in zip(answer.point, asked.size, strict=True))
        parts.append({"functionCall": {"name": "click_at", "args": {"x": x, "y": y}}})
    elif answer.point:
        x, y = (round(1000 * p / s) for p, s in zip(answer.point, asked.size, strict=True))
        parts.append({"text": '[{"point": '})  # Gemini splits where it likes
        parts.append({"text": f'[{y}, {x}], "label": "it"}}]'})
    elif _said(answer):
        parts.append({"text": _said(answer)})
    finish = {"stop": "STOP", "length": "MAX_TOKENS", "filter": "SAFETY", "error": "OTHER"}
    candidate = {
        "content": {"parts": parts, "role": "model"},
        "finishReason": finish[answer.finish],
    }
    usage = {"promptTokenCount": 1000, "candidatesTokenCount": 15, "thoughtsTokenCount": 5}
    model = asked.path.rpartition("/")[2].partition(":")[0]
    return {"candidates": [candidate], "usageMetadata": usage, "modelVersion": model}


def _moondream(asked: Asked, answer: Answer) -> dict[str, Any]:
    width, height = asked.size
    if asked.path.endswith("/detect"):
        box = answer.box or (width / 4, height / 4, width / 2, height / 2)
        x1, y1, x2, y2 = box[0] / width, box[1] / height, box[2] / width, box[3] / height
        found = [{"x_min": x1, "y_min": y1, "x_max": x2, "y_max": y2}]
        return {"request_id": "r1", "objects": found}
    points = [{"x": answer.point[0] / width, "y": answer.point[1] / height}] if answer.point else []
    return {"request_id": "r1", "points": points}


def filled(body: str, asked: Asked) -> str:
    """The body with what the client sent for a key, escaped as JSON where it is JSON."""
    names = ("authorization", "x-api-key", "x-goog-api-key", "x-moondream-auth")
    echo = " ".join(asked.headers[name] for name in names if name in asked.headers)
    return body.replace("{key}", json.dumps(echo)[1:-1] if body[:1] == "{" else echo)
