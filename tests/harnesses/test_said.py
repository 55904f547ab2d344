"""What a user says of a task, and which model that makes of a harness's name."""

from __future__ import annotations

from typing import Any

import pytest

from pointerbench.harnesses.said import Said, said_of
from pointerbench.harnesses.subjects import subject_of
from pointerbench.values.errors import UsageError


def spelt(name: str) -> str:
    return f"-T {name}="


@pytest.mark.parametrize(
    ("given", "found"),
    [
        ({}, Said()),
        ({"language": "zh", "limit": 5, "data": None}, Said(language="zh", limit=5)),
        ({"limit": "12", "refusals": "false"}, Said(limit=12, refusals=False)),
        (
            {"refusals": True, "parser": ["json", "groups"]},
            Said(refusals=True, parser=("json", "groups")),
        ),
        ({"parser": "json, groups"}, Said(parser=("json", "groups"))),
    ],
)
def test_options_are_texts_or_what_a_harness_makes_of_them(given: Any, found: Said) -> None:
    assert said_of(given, spelt) == found


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"lnaguage": "zh"}, 'no field "lnaguage"; did you mean "language"?'),
        ({"limit": 0}, "-T limit=: expected a whole number from 1 on, got 0"),
        ({"limit": True}, "-T limit=: expected a whole number from 1 on, got true"),
        ({"limit": 2.5}, "-T limit=: expected a whole number from 1 on, got 2.5"),
        ({"refusals": "maybe"}, '-T refusals=: expected true or false, got "maybe"'),
        ({"language": 7}, "-T language=: expected a text, got 7"),
        ({"parser": [1]}, "-T parser=: expected a text, got [1]"),
        ({"data": " "}, '-T data=: expected a text, got " "'),
    ],
)
def test_what_cannot_be_meant_is_refused(given: Any, told: str) -> None:
    with pytest.raises(UsageError) as caught:
        said_of(given, spelt)
    assert str(caught.value) == told


@pytest.mark.parametrize(
    ("service", "name", "family"),
    [
        ("openai", "gpt-4o", "gpt-text"),
        ("anthropic", "claude-sonnet-4-5", "claude"),
        ("anthropic", "a-new-name", "claude"),
        ("google", "gemini-3-pro", "gemini"),
        ("google", "a-new-name", "gemini"),
        ("vllm", "Qwen/Qwen2.5-VL-7B-Instruct", "qwen2.5-vl"),
        ("openrouter", "qwen/qwen3-vl-8b-instruct", "qwen3-vl"),
        ("bedrock", "anthropic.claude-3-7-sonnet", "claude"),
    ],
)
def test_the_family_is_that_of_the_name(service: str, name: str, family: str) -> None:
    assert subject_of(name, service, Said(), spelt).profile.family == family


def test_what_is_said_goes_before_the_name() -> None:
    said = Said(family="qwen3-vl", frame="per999", parser=("json",), resize="none", system="Look.")
    found = subject_of("gpt-4o", "openai", said, spelt).profile
    assert (found.family, found.frame, found.read.syntaxes) == ("qwen3-vl", "per999", ("json",))
    assert (found.resize.rule, found.ask.system) == ("none", "Look.")


def test_a_model_stands_for_the_one_of_the_harness() -> None:
    said = Said(model="Qwen/Qwen3-VL-8B-Instruct")
    assert subject_of("checkpoint-900", "vllm", said, spelt).profile.family == "qwen3-vl"


def test_chinese_words_where_they_are_ours() -> None:
    english = subject_of("m", "vllm", Said(frame="unit"), spelt).profile
    chinese = subject_of("m", "vllm", Said(frame="unit", language="zh"), spelt).profile
    assert english.family == chinese.family == "generic-1"
    assert english.ask.user.isascii()
    assert not chinese.ask.user.isascii()


def test_an_unknown_model_is_told_what_to_say() -> None:
    with pytest.raises(UsageError) as caught:
        subject_of("model", "mockllm", Said(), spelt)
    told = str(caught.value)
    assert told.startswith("no model family is known for mockllm/model: ")
    for part in ("-T frame=", "per1000", "-T parser=", "-T family=", "click-eval families"):
        assert part in told


@pytest.mark.parametrize(
    ("said", "told"),
    [
        (Said(frame="pixels"), "no model family is known"),
        (Said(family="qwen9"), "no model family 'qwen9'"),
        (Said(frame="unit", parser=("yaml",)), "parser 'yaml'"),
        (Said(frame="unit", resize="smart"), "resize 'smart'"),
    ],
)
def test_a_wrong_convention_is_refused(said: Said, told: str) -> None:
    with pytest.raises(UsageError, match=told):
        subject_of("model", "mockllm", said, spelt)
