"""The models file: what an entry becomes, and what is said of one that cannot be used."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pointerbench.run.arguments import Request
from pointerbench.run.inputs.chosen import chosen_models, quick_model
from pointerbench.run.inputs.entry_fields import FIELDS
from pointerbench.run.inputs.models_file import key_names, model_of, read_models
from pointerbench.run.inputs.sources import examples
from pointerbench.run.models import slug
from pointerbench.run.providers import PROVIDERS, provider_of
from pointerbench.values.errors import UsageError

QWEN = "qwen/qwen3-vl-8b-instruct"


def written(folder: Path, content: Any) -> Path:
    path = folder / "models.json"
    path.write_text(content if isinstance(content, str) else json.dumps(content))
    return path


SHORTLIST = {
    "center": ("center", "generic-px"),
    "random": ("random", "generic-px"),
    "ocr": ("ocr", "generic-px"),
    "qwen3-vl-8b-instruct": ("openrouter", "qwen3-vl"),
    "qwen3-vl-8b-thinking": ("openrouter", "qwen3-vl-thinking"),
    "ui-tars-1.5-7b": ("openrouter", "ui-tars-1.5"),
    "qwen3-vl-30b-a3b-instruct": ("openrouter", "qwen3-vl"),
    "qwen3-vl-30b-a3b-thinking": ("openrouter", "qwen3-vl-thinking"),
    "ernie-4.5-vl-28b-a3b": ("openrouter", "ernie-4.5-vl"),
    "moondream": ("moondream", "moondream"),
    "MAI-UI-8B": ("local_hf", "mai-ui"),
    "MolmoPoint-GUI-8B": ("local_hf", "molmopoint-gui"),
    "Fara-7B": ("local_hf", "fara"),
    "GroundNext-7B-V0": ("local_hf", "groundnext"),
    "UGround-V1-7B": ("local_hf", "uground-v1"),
    "OS-Atlas-Base-4B": ("local_hf", "os-atlas-base-4b"),
    "OS-Atlas-Base-7B": ("local_hf", "os-atlas-base-7b"),
    "ShowUI-2B": ("local_hf", "showui"),
    "Qwen3-VL-4B-Instruct": ("local_hf", "qwen3-vl"),
    "Qwen3-VL-4B-Thinking": ("local_hf", "qwen3-vl-thinking"),
}


def test_the_example_holds_the_shortlist() -> None:
    found = read_models(examples() / "models.json")
    assert {m.name: (m.provider, m.profile.family) for m in found.candidates} == SHORTLIST
    assert found.judge is not None
    assert (found.judge.provider, found.judge.model) == ("openrouter", "anthropic/claude-opus-4.7")
    for model in (*found.candidates, found.judge):
        provider_of(model)


@pytest.mark.parametrize(
    ("entry", "expected"),
    [
        (QWEN, ("qwen3-vl-8b-instruct", "openrouter", QWEN, "qwen3-vl")),
        ({"name": "mine", "model": QWEN}, ("mine", "openrouter", QWEN, "qwen3-vl")),
        ({"provider": "center"}, ("center", "center", "center", "generic-px")),
        (
            {"provider": "openai", "model": "my-tune", "family": "ui-tars-1.5"},
            ("my-tune", "openai", "my-tune", "ui-tars-1.5"),
        ),
        (
            {"provider": "command", "name": "mine", "command": ["./ask"]},
            ("mine", "command", "mine", "generic-px"),
        ),
        (
            {"provider": "python", "function": "my.module:click"},
            ("my.module.click", "python", "my.module:click", "generic-px"),
        ),
        (
            {"provider": "anthropic", "model": "claude-opus-4-7"},
            ("claude-opus-4-7", "anthropic", "claude-opus-4-7", "claude-hires"),
        ),
        (
            {"provider": "gemini", "model": "gemini-2.5-pro"},
            ("gemini-2.5-pro", "gemini", "gemini-2.5-pro", "gemini"),
        ),
        ({"provider": "moondream", "model": "x"}, ("x", "moondream", "x", "moondream")),
    ],
    ids=json.dumps,
)
def test_an_entry_becomes(entry: Any, expected: tuple[str, ...]) -> None:
    model = model_of(entry, "here")
    assert (model.name, model.provider, model.model, model.profile.family) == expected


def test_overrides_reach_the_profile_and_settings_the_provider() -> None:
    entry = {
        "model": QWEN,
        "frame": "sent",
        "max_tokens": 77,
        "temperature": None,
        "prompt": "{picture}Where? {instruction}",
        "order": ["a", "b"],
        "price": {"input": 0.1, "output": 0.5},
    }
    model = model_of(entry, "here")
    assert (model.profile.frame, model.profile.max_tokens) == ("sent", 77)
    assert model.profile.temperature is None
    assert model.profile.ask.user == "{picture}Where? {instruction}"
    assert model.settings == {"order": ["a", "b"], "price": {"input": 0.1, "output": 0.5}}


def test_the_seed_of_a_run_is_that_of_floors_without_one() -> None:
    assert model_of({"provider": "random"}, "here", 5).settings == {"seed": 5}
    assert model_of({"provider": "random", "seed": 7}, "here", 5).settings == {"seed": 7}


def test_the_names_of_own_keys_are_known() -> None:
    own = model_of({"model": QWEN, "api_key_env": "MY_LAB_ACCESS"}, "here")
    assert key_names([own, None, model_of(QWEN, "here")]) == ("MY_LAB_ACCESS",)


WRONG_ENTRIES: list[tuple[Any, str]] = [
    (7, "candidate_models[0]: expected a string or an object, got 7"),
    ({}, 'candidate_models[0]: expected "model" to be the model\'s name, got null'),
    ({"model": " "}, 'expected "model" to be the model\'s name, got " "'),
    ({"provider": "openruter", "model": QWEN}, 'did you mean "openrouter"?'),
    ({"provider": 3, "model": QWEN}, "no provider 3, expected one of openrouter, openai, "),
    ("unheard/of", "no model family is known for 'unheard/of'; name one with \"family\""),
    ("center", 'or is {"provider": "center"} meant?'),
    ({"model": QWEN, "family": "qwen9"}, "no model family 'qwen9'"),
    ({"model": QWEN, "family": 1}, 'expected "family" to be a string, got 1'),
    (
        {"model": QWEN, "max_token": 5},
        'candidate_models[0] ("qwen3-vl-8b-instruct"): no field "max_token"; '
        'did you mean "max_tokens"?',
    ),
    ({"provider": "center", "base_url": "http://x"}, 'no field "base_url"; expected one of name'),
    ({"model": QWEN, "frame": "pixels"}, "pixels"),
    ({"model": QWEN, "max_tokens": -1}, "max_tokens"),
    ({"model": QWEN, "order": "deepinfra"}, 'expected "order" to be a list of strings'),
    ({"model": QWEN, "allow_fallbacks": "no"}, 'expected "allow_fallbacks" to be true or false'),
    ({"model": QWEN, "price": 3}, 'expected "price" to be {"input": .., "output": ..}'),
    ({"model": QWEN, "price": {"input": 1, "output": -1}}, 'expected "price" to be'),
    ({"model": QWEN, "name": "a\nb"}, 'expected "name" to be a label, got "a\\nb"'),
    ({"model": QWEN, "name": ""}, 'expected "name" to be a label, got ""'),
    ({"model": QWEN, "name": "n" * 300}, "is too long"),
]


@pytest.mark.parametrize(("entry", "message"), WRONG_ENTRIES, ids=lambda each: str(each)[:40])
def test_a_wrong_entry_is_said_with_its_place(entry: Any, message: str, tmp_path: Path) -> None:
    path = written(tmp_path, {"candidate_models": [entry]})
    with pytest.raises(UsageError) as caught:
        read_models(path)
    assert str(caught.value).startswith(f"{path}: candidate_models[0]")
    assert message in str(caught.value)


WRONG_FILES = [
    ("", ":1: not JSON: Expecting value"),
    ('{"candidate_models": [\n"a",\n x]}', ":3: not JSON: "),
    ("[]", 'expected an object with "candidate_models"'),
    ("{}", 'expected "candidate_models" to be a list of models, got null'),
    ('{"candidate_models": []}', 'expected "candidate_models" to be a list of models, got []'),
    ('{"candidates": []}', 'no field "candidates"; did you mean "candidate_models"?'),
    ("[" * 100_000, "not JSON that can be read"),
    (
        json.dumps({"candidate_models": [QWEN, {"model": QWEN.upper()}]}),
        'several models are named "QWEN3-VL-8B-INSTRUCT" '
        '(as is "qwen3-vl-8b-instruct", capitals aside); give each a "name" of its own',
    ),
    (
        json.dumps({"judge_model": "who", "candidate_models": [QWEN]}),
        'judge_model ("who"): no model family is known',
    ),
]


@pytest.mark.parametrize(("text", "message"), WRONG_FILES, ids=lambda each: each[:30])
def test_a_wrong_file_is_said(text: str, message: str, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"models\.json") as caught:
        read_models(written(tmp_path, text))
    assert message in str(caught.value)


@pytest.mark.parametrize("field", ["api_key", "api_key_env", "key"])
def test_a_key_in_the_file_is_refused_and_not_repeated(field: str, tmp_path: Path) -> None:
    path = written(tmp_path, {"candidate_models": [{"model": QWEN, field: "sk-or-v1-abcdef"}]})
    with pytest.raises(UsageError) as caught:
        read_models(path)
    assert "sk-or" not in str(caught.value)


def test_a_file_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    path = written(tmp_path, "\ufeff" + json.dumps({"candidate_models": [QWEN]}))
    assert read_models(path).judge is None


QUICK: list[tuple[str, tuple[str, str, str]]] = [
    (QWEN, ("qwen3-vl-8b-instruct", "openrouter", QWEN)),
    (f"{QWEN}:free", ("qwen3-vl-8b-instruct:free", "openrouter", f"{QWEN}:free")),
    (f"mine={QWEN}", ("mine", "openrouter", QWEN)),
    ("openai:qwen3-vl", ("qwen3-vl", "openai", "qwen3-vl")),
    ("a=openai:qwen3-vl", ("a", "openai", "qwen3-vl")),
    ("random", ("random", "random", "random")),
    ("low=random", ("low", "random", "random")),
    ("python:my.module:click", ("my.module.click", "python", "my.module:click")),
    ("command:ask.py --x=1", ("ask.py", "command", "ask.py")),
    ("mine=command:ask.py --x=1", ("mine", "command", "ask.py")),
]


@pytest.mark.parametrize(("text", "expected"), QUICK, ids=[text for text, _ in QUICK])
def test_a_model_in_a_word(text: str, expected: tuple[str, str, str]) -> None:
    model = quick_model(text, Request())
    assert (model.name, model.provider, model.model) == expected


def test_a_url_makes_it_a_server_and_floors_stay_floors() -> None:
    url = "http://localhost:8000/v1"
    request = Request(base_url=url, family="holo2", model=("some/tune", "center"))
    tune, center = chosen_models(request).candidates
    assert (tune.provider, tune.profile.family) == ("openai", "holo2")
    assert tune.settings == {"base_url": url}
    assert (center.provider, center.profile.family) == ("center", "generic-px")


@pytest.mark.parametrize(
    ("request_", "message"),
    [
        (Request(base_url="http://x/v1"), "--base-url is for --model"),
        (Request(family="holo2"), "--family is for --model"),
        (Request(model=("what",)), "--model 'what' (\"what\"): no model family is known"),
        (
            Request(model=("openai:",)),
            "--model 'openai:': expected \"model\" to be the model's name, got",
        ),
        (Request(model=("center", "center")), 'several models are named "center"'),
        (Request(model=("center",), only_models=("rand*",)), "no such model; there are center"),
    ],
    ids=lambda each: str(each)[:60],
)
def test_a_wrong_choice_is_said(request_: Request, message: str) -> None:
    with pytest.raises(UsageError) as caught:
        chosen_models(request_)
    assert message in str(caught.value)


def test_only_some_models_by_pattern() -> None:
    chosen = chosen_models(Request(only_models=("*-vl-8b-*", "center")))
    names = [model.name for model in chosen.candidates]
    assert names == ["center", "qwen3-vl-8b-instruct", "qwen3-vl-8b-thinking"]


def test_every_provider_has_its_fields() -> None:
    assert FIELDS.keys() == PROVIDERS.keys()


@given(st.text(min_size=1, max_size=30), st.text(min_size=1, max_size=30))
def test_names_of_files_are_safe_and_their_own(one: str, other: str) -> None:
    one, other = (text.encode(errors="replace").decode() for text in (one, other))
    assert (slug(one) == slug(other)) == (one == other)
    assert not slug(one).startswith(".")
    assert set(slug(one)) <= set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_.-~%"
    )
