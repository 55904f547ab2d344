"""Cloud providers against a real server that speaks all their formats, and misbehaves."""

from __future__ import annotations

import asyncio
import json
import socket
import struct
import subprocess
import sys
import zlib
from collections.abc import Iterator
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from model_faults import FAULTS, Fault, Mischief
from model_formats import Answer, Asked
from model_server import ModelServer

from pointerbench.run import parse_reply
from pointerbench.run.errors import CallError, FatalCallError, PassingError, SkippedError
from pointerbench.run.inputs.models_file import model_of
from pointerbench.run.models import Model
from pointerbench.run.profile_values import Profile
from pointerbench.run.providers import Provider, provider_of
from pointerbench.run.providers.moondream import object_query
from pointerbench.run.question import Call, Prompt, Question, Reply, Sent
from pointerbench.values.errors import UsageError
from pointerbench.values.web import redacted, retry_after

pytestmark = pytest.mark.skipif(find_spec("openai") is None, reason="needs the extra cloud")

KEYS = {
    "openrouter": ("OPENROUTER_API_KEY", "authorization", "sk-or-v1-0123456789abcdef"),
    "openai": ("OPENAI_API_KEY", "authorization", "sk-proj-fedcba9876543210"),
    "anthropic": ("ANTHROPIC_API_KEY", "x-api-key", 'Xq9+/"key"-that&nobody<may>see'),
    "gemini": ("GEMINI_API_KEY", "x-goog-api-key", "AIzaSyNobodyMaySeeThis_0123456789"),
    "moondream": ("MOONDREAM_API_KEY", "x-moondream-auth", "eyJNobodyMaySeeThisEither.0123"),
}
PROVIDERS = tuple(KEYS)
FAMILIES = {"anthropic": "claude", "gemini": "gemini", "moondream": "moondream"}
SIZE = (64, 40)
INSTRUCTION = "Click the “Save” button."


def png(size: tuple[int, int], noise: bytes = b"") -> bytes:
    """A black picture; ``noise`` makes its file another, and larger."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    rows = zlib.compress(b"".join(b"\0" + bytes(size[0]) for _ in range(size[1])))
    head = struct.pack(">IIBBBBB", *size, 8, 0, 0, 0, 0)
    parts = chunk(b"IHDR", head) + chunk(b"tEXt", b"noise\0" + noise.hex().encode())
    return b"\x89PNG\r\n\x1a\n" + parts + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def sent(size: tuple[int, int] = SIZE, noise: bytes = b"") -> Sent:
    data = png(size, noise)
    return Sent(data, size)


def call(
    instruction: str = INSTRUCTION,
    *,
    prompt: Prompt | None = None,
    answer_type: str = "point",
    picture: Sent | None = None,
) -> Call:
    question = Question("t1", Path("t1.png"), SIZE, instruction, answer_type)
    return Call(question, prompt or Prompt((None, instruction), "Be brief."), picture or sent())


def model(server: ModelServer | None, provider: str, **settings: Any) -> Model:
    """A model of a provider; fields of a `Profile` among the settings go there."""
    fields = set(Profile.__dataclass_fields__) & set(settings)
    family = str(settings.pop("family", FAMILIES.get(provider, "generic-sent")))
    profile = Profile(family, (), "sent")
    profile = replace(profile, **{name: settings.pop(name) for name in fields - {"family"}})
    if server:
        settings.setdefault("base_url", server.base(provider))
        settings.setdefault("api_key_env", KEYS[provider][0])
    return Model("m", provider, settings.pop("model", "some/model"), profile, settings)


def made(server: ModelServer | None, provider: str, **settings: Any) -> Provider:
    return provider_of(model(server, provider, **settings))


def ask(server: ModelServer | None, provider: str, *calls: Call, **settings: Any) -> list[Reply]:
    """The replies to calls that are made at once."""

    async def asking() -> list[Reply]:
        asked = made(server, provider, **settings)
        asked.prepare()
        try:
            return await asyncio.gather(*map(asked.ask, calls or (call(),)))
        finally:
            await asked.close()

    return asyncio.run(asking())


def failure(server: ModelServer | None, provider: str, *faults: str, **settings: Any) -> CallError:
    """How a call fails; its words show no key and are short."""
    if server:
        server.order(*faults)
    with pytest.raises(CallError) as caught:
        ask(server, provider, **settings)
    said = str(caught.value)
    assert len(said) <= 300
    for _, _, key in KEYS.values():
        assert key not in said and json.dumps(key)[1:-1] not in said and key[:20] not in said
    assert caught.value.__cause__ is None
    assert caught.value.__suppress_context__ or caught.value.__context__ is None
    return caught.value


@pytest.fixture
def server() -> Iterator[ModelServer]:
    with ModelServer() as running:
        yield running


@pytest.fixture(autouse=True)
def keys(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for name, _, key in KEYS.values():
        monkeypatch.setenv(name, key)
    for name in ("HTTP_PROXY", "HTTPS_PROXY", "ALL_PROXY"):  # no one answers there
        monkeypatch.setenv(name, "http://127.0.0.1:9")
    monkeypatch.setenv("OPENAI_ORG_ID", "org-secret")
    monkeypatch.setenv("OPENAI_CUSTOM_HEADERS", "X-Company: secret-header")


# --- what is sent ---------------------------------------------------------------------------------


@pytest.mark.parametrize("provider", PROVIDERS)
def test_picture_words_and_key_arrive_where_they_belong(server: ModelServer, provider: str) -> None:
    picture = sent((123, 77))
    ask(server, provider, call(picture=picture))
    asked = server.asked[0]
    assert (asked.api, asked.size, asked.picture) == (provider, (123, 77), picture.digest)
    assert asked.text == ("the “Save” button" if provider == "moondream" else INSTRUCTION)
    assert asked.system == ("" if provider == "moondream" else "Be brief.")
    _, header, key = KEYS[provider]
    assert asked.headers[header] == (f"Bearer {key}" if header == "authorization" else key)
    everything = json.dumps([dict(asked.headers), asked.path, dict(asked.body)])
    assert everything.count(json.dumps(key)[1:-1]) == 1
    assert "secret" not in everything
    for name, _, other in KEYS.values():
        assert name == KEYS[provider][0] or other not in everything


@pytest.mark.parametrize("provider", ["openrouter", "openai", "anthropic", "gemini"])
def test_the_picture_stands_where_the_prompt_has_it(server: ModelServer, provider: str) -> None:
    def order(body: Any) -> list[str]:
        turn = body["contents"][0]["parts"] if provider == "gemini" else _user(body)
        return [part.get("text", "picture") for part in turn]

    for user, expected in (
        (("a", None, "b"), ["a", "picture", "b"]),
        ((None, "b"), ["picture", "b"]),
        (("b",), ["picture", "b"]),
    ):
        ask(server, provider, call(prompt=Prompt(user)))
        assert order(server.asked[-1].body) == expected
        assert server.asked[-1].system == ""


def _user(body: Any) -> Any:
    return next(turn["content"] for turn in body["messages"] if turn["role"] == "user")


def test_a_chat_request_is_what_the_profile_says(server: ModelServer) -> None:
    ask(
        server,
        "openai",
        max_tokens=77,
        stop=("<end>",),
        body={"skip_special_tokens": False},
        base_url=server.base("openai"),
    )
    body = dict(server.asked[0].body)
    picture = _user(body)[0]["image_url"]
    assert picture == {"url": "data:image/png;base64,PNG", "detail": "high"}
    del body["messages"]
    assert body == {
        "model": "some/model",
        "max_tokens": 77,
        "temperature": 0.0,
        "stop": ["<end>"],
        "skip_special_tokens": False,
    }


def test_models_with_other_parameters_get_those(server: ModelServer) -> None:
    more = {"max_tokens_field": "max_completion_tokens", "reasoning_effort": "low"}
    ask(server, "openai", temperature=None, max_tokens=500, body=more)
    body = server.asked[0].body
    assert body["max_completion_tokens"] == 500 and body["reasoning_effort"] == "low"
    assert not {"temperature", "max_tokens", "max_tokens_field", "stop"} & set(body)


def test_openrouter_is_pinned(server: ModelServer) -> None:
    ask(server, "openrouter")
    ask(
        server,
        "openrouter",
        only=["hosty"],
        quantizations=["bf16"],
        require_parameters=False,
        reasoning={"effort": "low"},
    )
    loose, tight = (asked.body for asked in server.asked)
    assert loose["provider"] == {
        "allow_fallbacks": False,
        "require_parameters": True,
        "data_collection": "deny",
    }
    assert "reasoning" not in loose and tight["reasoning"] == {"effort": "low"}
    assert tight["provider"]["only"] == ["hosty"]
    assert tight["provider"]["quantizations"] == ["bf16"]
    assert tight["provider"]["require_parameters"] is False


def test_fields_of_a_family_go_where_they_are_understood(server: ModelServer) -> None:
    family = {"skip_special_tokens": False, "thinking": {"type": "disabled"}}
    for provider in ("openai", "openrouter"):
        ask(server, provider, body={**family, "max_tokens_field": "max_completion_tokens"})
    there, routed = (asked.body for asked in server.asked)
    assert {name: there[name] for name in family} == family
    assert not set(family) & set(routed)
    assert routed["reasoning"] == {"enabled": False}
    assert {"max_completion_tokens"} == {name for name in routed if name.startswith("max_")}


def test_fields_of_an_entry_go_to_openrouter_too(server: ModelServer) -> None:
    entry = {"model": "glm-4.5v", "body": {"thinking": {"type": "enabled"}, "seed": 7}}
    made = model_of({**entry, "base_url": server.base("openrouter")}, "test")

    async def asking() -> None:
        provider = provider_of(made)
        await provider.ask(call())
        await provider.close()

    asyncio.run(asking())
    body = server.asked[0].body
    assert (body["thinking"], body["seed"]) == ({"type": "enabled"}, 7)
    assert "reasoning" not in body


@pytest.mark.parametrize(
    ("provider", "settings", "begun", "told"),
    [
        ("openai", {}, True, True),
        ("openai", {"send_prefill": False}, False, False),
        ("openrouter", {}, False, False),
        ("openrouter", {"send_prefill": True}, True, False),
        ("anthropic", {"send_prefill": True}, True, False),
        ("anthropic", {}, False, False),
    ],
)
def test_a_turn_is_begun_where_that_can_be(
    server: ModelServer, provider: str, settings: dict[str, Any], begun: bool, told: bool
) -> None:
    ask(server, provider, call(prompt=Prompt((None, "x"), prefill='{"at": [')), **settings)
    body = server.asked[0].body
    last = body["messages"][-1]
    assert (last == {"role": "assistant", "content": '{"at": ['}) is begun
    assert (body.get("continue_final_message"), body.get("add_generation_prompt")) == (
        (True, False) if told else (None, None)
    )


@pytest.mark.parametrize(
    ("name", "tool", "beta"),
    [
        ("claude-opus-4-7", "computer_20251124", "computer-use-2025-11-24"),
        ("claude-sonnet-4-5-20250929", "computer_20250124", "computer-use-2025-01-24"),
        ("claude-opus-4-20250514", "computer_20250124", "computer-use-2025-01-24"),
        ("claude-sonnet-4-6", "computer_20251124", "computer-use-2025-11-24"),
    ],
)
def test_claude_is_given_a_screen_of_the_size_sent(
    server: ModelServer, name: str, tool: str, beta: str
) -> None:
    reply = ask(server, "anthropic", call(picture=sent((200, 100))), model=name)[0]
    asked = server.asked[0]
    assert asked.body["tools"] == [
        {"type": tool, "name": "computer", "display_width_px": 200, "display_height_px": 100}
    ]
    assert asked.headers["anthropic-beta"] == beta
    assert asked.headers["anthropic-version"] == "2023-06-01"
    assert json.loads(reply.raw)[1]["input"]["coordinate"] == [100, 50]


def test_a_box_is_asked_of_claude_in_plain_words(server: ModelServer) -> None:
    server.model = lambda _: Answer(box=(1, 2, 3, 4))
    reply = ask(server, "anthropic", call(answer_type="bbox"))[0]
    assert reply.raw == "[1, 2, 3, 4]"
    assert "tools" not in server.asked[0].body and "anthropic-beta" not in server.asked[0].headers


def test_boxes_are_asked_of_moondream_elsewhere(server: ModelServer) -> None:
    raw = ask(server, "moondream", call(answer_type="bbox"))[0].raw
    assert server.asked[0].path == "/v1/detect"
    assert json.loads(raw)["objects"][0]["x_min"] == 0.25


def test_gemini_takes_its_fields_where_it_wants_them(server: ModelServer) -> None:
    more = {"generationConfig": {"thinkingConfig": {"thinkingBudget": 0}}}
    ask(server, "gemini", body=more, stop=("x",), model="models/gemini-3/../x")
    assert server.asked[0].path == "/v1beta/models/gemini-3%2F..%2Fx:generateContent"
    assert server.asked[0].body["generationConfig"] == {
        "maxOutputTokens": 256,
        "temperature": 0.0,
        "stopSequences": ["x"],
        "thinkingConfig": {"thinkingBudget": 0},
    }


@pytest.mark.parametrize("text", ["\ud800 torn", "\x00\u2028 'odd'", "<DIGEST>", "x" * 100_000])
def test_odd_instructions_arrive_whole(server: ModelServer, text: str) -> None:
    picture = sent()
    for provider in ("openai", "gemini"):
        words = text.replace("DIGEST", picture.digest[:10])
        ask(server, provider, call(words, picture=picture))
        assert server.asked[-1].text == words
        assert server.asked[-1].picture == picture.digest


# --- what comes back ------------------------------------------------------------------------------


def test_what_each_service_answers_is_kept_as_the_parsers_read_it(server: ModelServer) -> None:
    replies = {provider: ask(server, provider)[0] for provider in PROVIDERS}
    assert replies["openrouter"].raw == replies["openai"].raw == "[32, 20]"
    assert replies["gemini"].raw == '[{"point": [500, 500], "label": "it"}]'
    assert json.loads(replies["moondream"].raw)["points"] == [{"x": 0.5, "y": 0.5}]
    assert json.loads(replies["anthropic"].raw)[1]["input"]["coordinate"] == [32, 20]
    assert replies["openrouter"].served_by == "some/model@Hosty"
    assert {provider: reply.finish_reason for provider, reply in replies.items()} == {
        "openrouter": "stop",
        "openai": "stop",
        "anthropic": "end_turn",
        "gemini": "stop",
        "moondream": "stop",
    }
    tokens = {
        name: (reply.usage.prompt_tokens, reply.usage.completion_tokens)
        for name, reply in replies.items()
    }
    assert tokens.pop("moondream") == (None, None)
    assert set(tokens.values()) == {(1000, 20)}
    assert replies["openrouter"].usage.cost == 0.00025
    assert replies["openrouter"].usage.reasoning_tokens == 5
    assert replies["gemini"].usage.reasoning_tokens == 5


@pytest.mark.parametrize(
    ("provider", "family"),
    [
        ("openrouter", "generic-sent"),
        ("openai", "ui-tars-1.5"),
        ("anthropic", "claude"),
        ("anthropic", "claude-hires"),
        ("gemini", "gemini"),
        ("gemini", "gemini-computer-use"),
        ("moondream", "moondream"),
    ],
)
def test_the_parser_finds_the_place_in_what_a_provider_brings(
    server: ModelServer, provider: str, family: str
) -> None:
    size = (1000, 500)
    raw = ask(server, provider, call(picture=sent(size)), family=family)[0].raw
    assert parse_reply(family, raw, (2000, 1000), size).value == pytest.approx((1000, 500))


def test_a_call_of_a_function_is_kept_whole(server: ModelServer) -> None:
    raw = ask(server, "gemini", family="gemini-computer-use")[0].raw
    assert json.loads(raw) == {"functionCall": {"name": "click_at", "args": {"x": 500, "y": 500}}}
    called = {"function": {"name": "computer_use", "arguments": '{"coordinate": [1, 2]}'}}
    message = {"role": "assistant", "content": None, "reasoning": "hm", "tool_calls": [called]}
    server.model = lambda _: Answer(message=message, finish="tool_calls")
    reply = ask(server, "openrouter")[0]
    assert json.loads(reply.raw)["tool_calls"] == [called]
    assert reply.reasoning == "hm" and "hm" not in reply.raw


@pytest.mark.parametrize(
    ("message", "raw", "reasoning"),
    [
        (
            {"content": [{"type": "text", "text": "[1,"}, {"type": "text", "text": " 2]"}]},
            "[1, 2]",
            "",
        ),
        ({"content": "[1, 2]", "reasoning_content": "so"}, "[1, 2]", "so"),
        (
            {"content": "[1, 2]", "reasoning_details": [{"text": "a"}, {"summary": "b"}]},
            "[1, 2]",
            "a\nb",
        ),
        ({"content": None, "refusal": "I cannot help."}, "I cannot help.", ""),
    ],
)
def test_messages_of_other_forms(
    server: ModelServer, message: dict[str, Any], raw: str, reasoning: str
) -> None:
    server.model = lambda _: Answer(message=message)
    reply = ask(server, "openai")[0]
    assert (reply.raw, reply.reasoning) == (raw, reasoning)


@pytest.mark.parametrize("provider", ["openrouter", "openai", "anthropic", "gemini"])
def test_thoughts_that_ate_all_tokens_are_an_answer_of_nothing(
    server: ModelServer, provider: str
) -> None:
    server.order("reasoned away")
    reply = ask(server, provider)[0]
    assert (reply.raw, reply.finish_reason, reply.reasoning) == ("", "length", "Hmm, so")
    assert reply.usage.prompt_tokens == 1000


def test_nothing_found_is_an_answer_of_moondream(server: ModelServer) -> None:
    server.model = lambda _: Answer()
    assert json.loads(ask(server, "moondream")[0].raw)["points"] == []


@pytest.mark.parametrize(
    ("provider", "price", "cost"),
    [
        ("openai", {"input": 2, "output": 10.0}, 0.0022),
        ("anthropic", {"input": 2, "output": 10.0}, 0.0022),
        ("gemini", {"input": 2, "output": 10.0}, 0.0022),
        ("openrouter", {"input": 2, "output": 10.0}, 0.00025),
        ("openai", None, None),
    ],
)
def test_the_cost_is_the_one_told_or_by_the_price(
    server: ModelServer, provider: str, price: Any, cost: float | None
) -> None:
    reply = ask(server, provider, **({"price": price} if price else {}))[0]
    assert reply.usage.cost == (None if cost is None else pytest.approx(cost))


def test_a_slow_drip_is_waited_for_up_to_the_timeout(server: ModelServer) -> None:
    for provider in PROVIDERS:
        server.order("drip")
        assert ask(server, provider)[0].raw


def test_a_key_in_an_answer_is_not_kept(server: ModelServer) -> None:
    for provider in ("openai", "gemini", "anthropic"):
        key = KEYS[provider][2].replace('"', "")
        server.model = lambda asked, key=key: Answer(f"Hello {key}, [1, 2]")  # type: ignore[misc]
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv(KEYS[provider][0], key)
            assert ask(server, provider)[0].raw == "Hello [key], [1, 2]"


# --- what goes wrong ------------------------------------------------------------------------------

EVERYWHERE: dict[str, tuple[type[CallError], str, str, float | None]] = {
    "rate limit": (PassingError, "http_429", "429: Rate limited, slow down", 0),
    "rate limit 7": (PassingError, "http_429", "429: Rate limited", 7),
    "rate limit ms": (PassingError, "http_429", "429: Rate limited", 1.5),
    "rate limit date": (PassingError, "http_429", "429: Rate limited", 3),
    "rate limit inside": (PassingError, "http_429", "Provider returned error (busy)", 2),
    "rate limit details": (PassingError, "http_429", "Resource exhausted", 4),
    "quota": (FatalCallError, "http_429", "exceeded your current quota", None),
    "server error": (PassingError, "http_500", "500: The server had an error.", None),
    "gateway": (PassingError, "http_502", "502 Bad Gateway nginx for", None),
    "unavailable": (PassingError, "http_503", "No host meets", 1),
    "overloaded": (PassingError, "http_529", "529: Busy", None),
    "request timeout": (PassingError, "http_408", "Request timed out", None),
    "conflict": (PassingError, "http_409", "Conflict", None),
    "bad request": (CallError, "http_400", "takes no pictures", None),
    "bare error": (CallError, "http_422", "max_tokens is too large", None),
    "bad key 400": (FatalCallError, "http_400", "API key not valid", None),
    "wrong key": (FatalCallError, "http_401", "[key]", None),
    "no credit": (FatalCallError, "http_402", "; is there credit?", None),
    "in flight": (PassingError, "http_402", "in-flight budget", None),
    "forbidden": (FatalCallError, "http_403", "lacks permission", None),
    "moderated": (CallError, "http_403", "was flagged", None),
    "no model": (FatalCallError, "http_404", "are the model's name and base_url right?", None),
    "moved": (FatalCallError, "http_301", "; is base_url right?", None),
    "error in success": (PassingError, "error_body_502", "200 with error 502: The host", None),
    "limit in success": (PassingError, "error_body_429", "Slow down", 3),
    "refusal in success": (CallError, "error_body_400", "Bad picture", None),
    "wrong key in success": (FatalCallError, "error_body_401", "No such user", None),
    "error without code": (PassingError, "error_body_502", "Something broke", None),
    "nothing": (PassingError, "bad_reply", "no answer of this API: {}", None),
    "wrong json": (PassingError, "bad_json", "no answer of this API", None),
    "wrong shape": (PassingError, "bad_reply", "no answer of this API", None),
    "list": (PassingError, "bad_reply", "[1, 2]", None),
    "page": (PassingError, "page", "answered with a page: Welcome", None),
    "bytes": (PassingError, "bad_json", "no answer of this API", None),
    "cut": (PassingError, "cut", "(RemoteProtocolError)", None),
    "reset": (PassingError, "cut", "", None),
}


@pytest.mark.parametrize("provider", PROVIDERS)
def test_troubles_are_told_apart(server: ModelServer, provider: str) -> None:
    for name, (kind, slug, words, wait) in EVERYWHERE.items():
        error = failure(server, provider, name)
        assert (type(error), error.kind) == (kind, slug), f"{name}: {error}"
        assert words in str(error), name
        assert getattr(error, "wait", None) == wait, name
        assert "POST http://127.0.0.1:" in str(error)
    assert not server.answered


@pytest.mark.parametrize("provider", ["openrouter", "openai", "anthropic", "gemini"])
def test_an_empty_answer_may_pass_and_a_filtered_one_does_not(
    server: ModelServer, provider: str
) -> None:
    for name in ("empty", "blank"):
        error = failure(server, provider, name)
        assert (type(error), error.kind) == (PassingError, "empty"), error
    error = failure(server, provider, "filtered")
    assert (type(error), error.kind) == (CallError, "blocked")


def test_an_answer_that_broke_off_may_pass(server: ModelServer) -> None:
    error = failure(server, "openrouter", "broken off")
    assert (type(error), error.kind) == (PassingError, "error_body_502")


def test_a_blocked_prompt_is_no_answer(
    server: ModelServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    body = '{"promptFeedback": {"blockReason": "OTHER"}, "usageMetadata": {}}'
    monkeypatch.setitem(FAULTS, "blocked", Fault(200, body))
    error = failure(server, "gemini", "blocked")
    assert (type(error), error.kind) == (CallError, "blocked")


@pytest.mark.parametrize("provider", PROVIDERS)
def test_silence_ends_at_the_timeout(server: ModelServer, provider: str) -> None:
    error = failure(server, provider, "silence", timeout=0.15)
    assert (type(error), error.kind) == (PassingError, "timeout")
    assert "no answer within 0.15 s" in str(error)


def test_a_drip_is_not_waited_for_beyond_the_timeout(server: ModelServer) -> None:
    server.model = lambda _: Answer("x" * 50_000)
    error = failure(server, "openai", "drip", timeout=0.3)
    assert error.kind == "timeout"


@pytest.mark.parametrize("provider", PROVIDERS)
def test_a_server_that_is_not_there_is_named(provider: str) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    error = failure(
        None, provider, base_url=f"http://127.0.0.1:{port}/v1", api_key_env=KEYS[provider][0]
    )
    assert (type(error), error.kind) == (PassingError, "connection")
    assert f"127.0.0.1:{port}/v1/" in str(error)


def test_an_answer_without_end_is_cut_off(server: ModelServer) -> None:
    server.model = lambda _: Answer("x" * (17 << 20))
    assert failure(server, "gemini").kind == "cut"


@pytest.mark.parametrize("provider", ["openai", "anthropic"])
def test_other_machines_are_reached_through_the_proxy_of_the_environment(
    server: ModelServer, provider: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HTTP_PROXY", server.base("gemini"))
    monkeypatch.delenv("NO_PROXY", raising=False)
    monkeypatch.delenv("no_proxy", raising=False)
    ask(server, provider, base_url="http://models.example/v1")
    assert server.asked[0].path.startswith("http://models.example/v1/")
    monkeypatch.setenv("HTTP_PROXY", "gopher://127.0.0.1:70")
    with pytest.raises(SkippedError, match="the proxy of the environment"):
        made(server, provider, base_url="http://models.example/v1").prepare()


def test_after_a_trouble_the_same_provider_answers(server: ModelServer) -> None:
    async def asking(provider: str) -> str:
        asked = made(server, provider, timeout=0.2)
        asked.prepare()
        for fault in ("cut", "silence", "server error", "reset", "page"):
            server.order(fault)
            with pytest.raises(PassingError):
                await asked.ask(call())
        raw = (await asked.ask(call())).raw
        await asked.close()
        return raw

    for provider in PROVIDERS:
        assert asyncio.run(asking(provider))


# --- keys, packages, settings ---------------------------------------------------------------------


def test_without_a_key_a_model_is_skipped_before_anything_is_imported() -> None:
    code = """
import sys
from pointerbench.run.inputs.models_file import model_of
from pointerbench.run.models import Model
from pointerbench.run.profile_values import Profile
from pointerbench.run.providers import provider_of
for provider in sys.argv[1:]:
    try:
        provider_of(Model("m", provider, "a/x", Profile("f", (), "sent"))).prepare()
    except Exception as error:
        print(type(error).__name__, error)
    print({"openai", "httpx", "tenacity", "dotenv"} & set(sys.modules))
"""
    command = [sys.executable, "-c", code, *PROVIDERS]
    shown = subprocess.run(command, capture_output=True, text=True, check=True, env={})
    assert shown.stdout == "".join(
        f"SkippedError {KEYS[provider][0]} is not set (environment or .env)\nset()\n"
        for provider in PROVIDERS
    )


@pytest.mark.parametrize("provider", PROVIDERS)
def test_a_missing_package_names_the_command(
    provider: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "httpx", None)
    with pytest.raises(SkippedError, match=r"httpx .*pip install 'pointerbench\[cloud\]'"):
        made(None, provider).prepare()


def test_a_missing_openai_package_names_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openai", None)
    with pytest.raises(SkippedError, match=r"openai .*pip install 'pointerbench\[cloud\]'"):
        made(None, "openrouter").prepare()


def test_a_server_of_ones_own_needs_no_key_and_gets_none(server: ModelServer) -> None:
    ask(server, "openai", api_key_env="")
    ask(server, "moondream", api_key_env="")
    assert server.asked[0].headers["authorization"] == "Bearer EMPTY"
    assert "x-moondream-auth" not in server.asked[1].headers


def test_a_key_that_cannot_be_sent_is_said_without_showing_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("GEMINI_API_KEY", "abc def")
    with pytest.raises(SkippedError, match="GEMINI_API_KEY holds a space") as caught:
        made(None, "gemini").prepare()
    assert "abc" not in str(caught.value)


@pytest.mark.parametrize(
    ("settings", "words"),
    [
        ({"base_url": "localhost:8000"}, "m: base_url is no http"),
        ({"base_url": "http://user:pass@host/v1"}, "must hold no user"),
        ({"timeout": 0}, "m: timeout must be a number of seconds above 0"),
        ({"timeout": "long"}, "m: timeout must be"),
        ({"price": 3}, "m: price must be like"),
        ({"price": {"input": 1}}, "m: price must be like"),
    ],
)
def test_settings_that_cannot_be_used_are_named(settings: dict[str, Any], words: str) -> None:
    with pytest.raises(UsageError, match=words) as caught:
        made(None, "openai", **settings)
    assert "pass@" not in str(caught.value)


@pytest.mark.parametrize(
    ("text", "hidden"),
    [("Bearer abc.def", "abc"), ("key sk-abc123***xyz", "xyz"), ("b=Xq9%2Bz", "Xq9")],
)
def test_keys_are_recognised(text: str, hidden: str) -> None:
    assert hidden not in redacted(text, "Xq9+z", "other")


@pytest.mark.parametrize(
    ("headers", "seconds"),
    [
        ({}, None),
        ({"retry-after": "2.5"}, 2.5),
        ({"retry-after": "-1"}, 0),
        ({"retry-after": "nan"}, None),
        ({"retry-after": "soon"}, None),
        ({"retry-after": "Sun, 22 Nov 2026 10:00:03 GMT"}, None),
        ({"retry-after": "2", "retry-after-ms": "10"}, 0.01),
    ],
)
def test_how_long_to_wait(headers: dict[str, str], seconds: float | None) -> None:
    assert retry_after(headers) == seconds


# --- objects for moondream ------------------------------------------------------------------------

OBJECTS = {
    "Click the chat button": "the chat button",
    'Click the word "liability".': 'the word "liability"',
    "Click on “CC”.": "“CC”",
    "Just hit “bank”.": "“bank”",
    'Please click "page".': '"page"',
    "Tap the '66' cell.": "the '66' cell",
    "tap the cell highlighted in pink": "the cell highlighted in pink",
    "Hit cell F102": "cell F102",
    'Please click on "Chantal Jonker" in cell F80.': '"Chantal Jonker" in cell F80',
    "Press on the cell that's shaded brown.": "the cell that's shaded brown",
    'could you please select bf72, the cell that says "5,90 EUR"': (
        'bf72, the cell that says "5,90 EUR"'
    ),
    "select cell d21 for me please": "cell d21",
    "click the bottom right corner of ab8": "the bottom right corner of ab8",
    "Click exactly on the bottom left corner of BE3.": "the bottom left corner of BE3",
    "Put the pointer on the header of column I.": "the header of column I",
    "I need the pointer on the teal column": "the teal column",
    "Where is cell BP472? Click it.": "cell BP472",
    'Can you find the cell with "Guillaume Vincent" and click it?': (
        'the cell with "Guillaume Vincent"'
    ),
    "Select “out” by double-clicking it.": "“out”",
    "Draw a box around the final amount due.": "the final amount due",
    "Draw a tight box around the line that begins with “The first”.": (
        "the line that begins with “The first”"
    ),
    "the red cell": "the red cell",
    "rechter rand von zelle F50": "rechter rand von zelle F50",
    "Klicke auf Zelle AG4 mit dem Inhalt »Banner«": "Zelle AG4 mit dem Inhalt »Banner«",
    "Tippe bitte auf die Zelle, die „47.00“ enthält.": "die Zelle, die „47.00“ enthält",
    'Fai clic su "IT" nella barra di stato.': '"IT" nella barra di stato',
    'Cliquez sur le mot "encore", s\'il vous plaît.': 'le mot "encore"',
    'Où se trouve "Domaines"\xa0? Clique dessus.': '"Domaines"',
    "Pick the highest mark of all.": "the highest mark of all",
    "Select the longest fire resistance.": "the longest fire resistance",
    "Minimise the list of modified files.": "Minimise the list of modified files",
    "Let me see each parent folder beside its contents.": (
        "Let me see each parent folder beside its contents"
    ),
    "Clickable areas": "Clickable areas",
    "Click": "Click",
    "?": "?",
}


@pytest.mark.parametrize("instruction", OBJECTS)
def test_instructions_become_objects(instruction: str) -> None:
    assert object_query(instruction) == OBJECTS[instruction]


# --- many calls -----------------------------------------------------------------------------------


def test_no_call_is_lost_or_answered_twice_amid_faults() -> None:
    """Asked again until it is answered, each of 80 calls gets its own answer, once."""

    def own(asked: Asked) -> Answer:
        return Answer(asked.text)

    async def stubborn(provider: Provider, gate: asyncio.Semaphore, number: int) -> str:
        async with gate:
            for _ in range(10):
                try:
                    return (await provider.ask(call(f"number {number}"))).raw
                except PassingError:
                    pass
        raise AssertionError("never answered")

    async def asking(server: ModelServer) -> list[str]:
        asked = made(server, "openrouter")
        asked.prepare()
        gate = asyncio.Semaphore(16)
        try:
            return await asyncio.gather(*(stubborn(asked, gate, n) for n in range(80)))
        finally:
            await asked.close()

    with ModelServer(own, mischief=Mischief(0.2, seed=3)) as server:
        assert asyncio.run(asking(server)) == [f"number {n}" for n in range(80)]
        assert server.most_at_once <= 16
        assert len(server.answered) == 80 and set(server.answered.values()) == {1}
        assert {asked.fault for asked in server.asked} > {"", "cut", "reset", "empty", "rate limit"}


def test_the_server_runs_as_a_program_too() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    script = str(Path(__file__).with_name("model_server.py"))
    program = [sys.executable, script, "--port", str(port), "--delay", "0"]
    with subprocess.Popen(program, stdout=subprocess.PIPE, text=True) as running:
        try:
            assert running.stdout is not None
            assert running.stdout.readline().strip() == f"http://127.0.0.1:{port}"
        finally:
            running.terminate()
