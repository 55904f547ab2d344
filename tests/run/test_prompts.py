"""What families are asked: templates filled in once, and only where names stand."""

from __future__ import annotations

import json
import re
import tomllib
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from offenders import over

from pointerbench import run
from pointerbench.run.profile_values import Asking, Profile
from pointerbench.run.profiles import profile, profiles, with_overrides
from pointerbench.run.prompts import prompt_of
from pointerbench.run.question import BBOX, POINT, Prompt, Question
from pointerbench.run.replies import parse_reply

SENT = (1932, 1092)


def question(instruction: str = "Click the chat button", answer_type: str = POINT) -> Question:
    return Question("q", Path("page.png"), (1920, 1080), instruction, answer_type)


def asked(ask: Asking, instruction: str = "Click it", refusable: bool = False) -> Prompt:
    made = Profile("mine", (), "sent", ask=ask)
    return prompt_of(made, question(instruction), SENT, refusable)


def words(prompt: Prompt) -> str:
    return "".join(text or "" for text in prompt.user)


@pytest.mark.parametrize(
    ("template", "user"),
    [
        ("{picture}{instruction}", (None, "Click it")),
        ("{instruction}{picture}", ("Click it", None)),
        ("Look: {picture}\n{instruction}.", ("Look: ", None, "\nClick it.")),
        ("{instruction}\n{picture}\n", ("Click it\n", None)),
        (" {picture}{instruction}", (None, "Click it")),
        ("{instruction}", ("Click it",)),
        ("{picture}{width}x{height}: {instruction}", (None, "1932x1092: Click it")),
        ('{picture}{"x": {width}, {{y}}} {instruction}', (None, '{"x": 1932, {{y}}} Click it')),
        ("{picture}{ instruction }{x}{instruction}", (None, "{ instruction }{x}Click it")),
    ],
)
def test_the_picture_parts_the_words_and_blank_ones_are_left_out(
    template: str, user: tuple[str | None, ...]
) -> None:
    assert asked(Asking(user=template)).user == user


@pytest.mark.parametrize(
    "instruction",
    [
        'Click "{width}"',
        "{instruction}",
        "{picture}",
        "{computer_use}",
        r"\1 \g<0> {height} %s $x",
        "Klicke auf „größer“\nund warte",
    ],
)
@pytest.mark.parametrize("family", ["qwen2.5-vl", "gta1-2507", "claude", "generic-sent", "mai-ui"])
def test_an_instruction_is_never_filled_in_itself(family: str, instruction: str) -> None:
    prompt = prompt_of(profile(family), question(instruction), SENT, True)
    assert words(prompt).count(instruction) == 1
    assert prompt.user.count(None) == 1


@given(instruction=st.text(min_size=1).filter(str.strip))
def test_any_instruction_stands_in_the_prompt_as_it_is(instruction: str) -> None:
    assert asked(Asking(user="{picture}Do: {instruction}"), instruction).user == (
        None,
        f"Do: {instruction}",
    )


def test_the_picture_of_a_template_is_not_the_instructions() -> None:
    prompt = asked(Asking(user="{instruction}{picture}!"), "{picture}")
    assert prompt.user == ("{picture}", None, "!")


def test_the_sentence_on_refusals_is_there_only_where_they_are_allowed() -> None:
    ask = Asking(user="{picture}{instruction}", refusal="If not there, say [-1,-1].")
    assert asked(ask).user == (None, "Click it")
    assert asked(ask, refusable=True).user == (None, "Click it\nIf not there, say [-1,-1].")
    assert asked(Asking(), refusable=True).user == (None, "Click it")


def test_boxes_are_asked_for_with_a_system_text_and_a_beginning_of_their_own() -> None:
    ask = Asking(
        user="{picture}Point: {instruction}",
        user_bbox="{picture}Box in {width}x{height}: {instruction}",
        system="pointing",
        system_bbox="boxing",
        prefill="[",
    )
    both = Profile("mine", (), "sent", answers="both", ask=ask)
    assert prompt_of(both, question("it", BBOX), SENT, False) == Prompt(
        (None, "Box in 1932x1092: it"), "boxing"
    )
    assert prompt_of(both, question("it"), SENT, False) == Prompt(
        (None, "Point: it"), "pointing", "["
    )
    one = replace(both, ask=replace(ask, user_bbox=""))
    assert prompt_of(one, question("it", BBOX), SENT, False) == Prompt(
        (None, "Point: it"), "pointing", "["
    )


@pytest.mark.parametrize("family", ["qwen2.5-vl", "groundnext", "jedi", "fara"])
def test_the_declared_function_is_json_and_states_the_size_as_sent(family: str) -> None:
    system = prompt_of(profile(family), question(), SENT, False).system
    declared = system.partition("<tools>\n")[2].partition("\n</tools>")[0]
    function = json.loads(declared)["function"]
    assert function["name"] == "computer_use"
    assert "resolution is 1932x1092." in function["description"]
    assert {"left_click", "wait"} <= set(function["parameters"]["properties"]["action"]["enum"])
    assert system.endswith("</tool_call>")
    assert '{"name": <function-name>, "arguments": <args-json-object>}' in system


@pytest.mark.parametrize("family", ["holo1.5", "holo2", "holo3"])
def test_the_schema_in_holos_prompt_is_json(family: str) -> None:
    said = words(prompt_of(profile(family), question(), SENT, False))
    schema = json.loads(said.partition("the format: ")[2].partition("\n Your target")[0])
    assert {"x", "y"} <= set(schema["properties"])


@pytest.mark.parametrize(
    ("family", "begins"),
    [
        ("showui", ("Based on", None, "Click")),
        ("mai-ui", ("Click the chat button\n", None)),
        ("uground-v1", (None, "Your task is")),
        ("qwen3-vl", (None, "Locate")),
    ],
)
def test_where_the_picture_stands(family: str, begins: tuple[str | None, ...]) -> None:
    user = prompt_of(profile(family), question(), SENT, False).user
    assert len(user) == len(begins)
    for text, beginning in zip(user, begins, strict=True):
        assert text is beginning is None or (text or "").startswith(beginning or "?")


@over(profiles(), [POINT, BBOX])
def test_every_family_asks_once_with_nothing_left_to_fill_in(family: str, answer_type: str) -> None:
    instruction = 'Click the button "Save as…"'
    for refusable in (False, True):
        prompt = prompt_of(profile(family), question(instruction, answer_type), SENT, refusable)
        assert prompt.user.count(None) == 1
        assert words(prompt).count(instruction) == 1
        assert instruction not in prompt.system + prompt.prefill
        everything = prompt.system + words(prompt) + prompt.prefill
        assert re.findall(r"\{[a-z_0-9]+\}", everything) == []
        assert all(text is None or text.strip() for text in prompt.user)


SENTINEL = re.compile(
    r"""click\(x=-1, y=-1\)|box=\[\[-1,-1,-1,-1\]\]|\[\[-1, -1\]\]|[(\[]-1[-1, ]*[)\]]"""
    r"""|\{"x": null, "y": null\}|\{"action": "terminate", "status": "failure"\}|\[\]"""
    r"""|Target (?:does not exist|not existent)"""
)


@pytest.mark.parametrize(
    "family", [made.family for made in profiles().values() if made.ask.refusal]
)
def test_the_refusal_that_is_offered_is_read_as_one(family: str) -> None:
    (sentinel,) = SENTINEL.findall(profile(family).ask.refusal)
    assert parse_reply(family, sentinel, (1920, 1080)).kind == "refusal"


@pytest.mark.parametrize(
    ("family", "reply", "kind"),
    [
        ("claude", "[[640, 36]]", "point"),
        ("claude", "[[640, 36, 700, 80]]", "bbox"),
        ("gemini", '[{"point": [36, 640], "label": "Save"}]', "point"),
        ("gemini", '[{"box_2d": [36, 640, 80, 700], "label": "Save"}]', "bbox"),
        ("gpt-5", "[[0.1,0.2,0.3,0.4]]", "bbox"),
        ("grok", '{"x": 640, "y": 36}', "point"),
        ("grok", '{"x1": 640, "y1": 36, "x2": 700, "y2": 80}', "bbox"),
        ("ernie-4.5-vl", '{"point_2d": [640, 36]}', "point"),
        ("ernie-4.5-vl", '{"bbox_2d": [640, 36, 700, 80]}', "bbox"),
        ("kimi-vl", '{"bbox_2d": [0.6, 0.3, 0.7, 0.8]}', "bbox"),
        ("seed-vl", "Action: click(point='<point>640 36</point>')", "point"),
        ("seed-vl", "<bbox>640 36 700 80</bbox>", "bbox"),
        ("glm-4.5v", "[[640,36,700,80]]", "bbox"),
        ("holo3", '{"x": 640, "y": 36}', "point"),
        ("se-gui", "640, 36]}}\n</tool_call>", "point"),
        ("generic-1", "[0.5, 0.25]", "point"),
        ("generic-100", "[50.25, 25]", "point"),
        ("generic-999", "[640, 36, 700, 80]", "bbox"),
        ("generic-px", "[1919.5, 36]", "point"),
    ],
)
def test_an_answer_in_the_form_that_is_asked_for_is_read(
    family: str, reply: str, kind: str
) -> None:
    assert parse_reply(family, reply, (1920, 1080)).kind == kind


def test_a_models_file_may_use_fragments() -> None:
    made = with_overrides(
        profile("generic-px"), {"system": "{computer_use}", "prompt": "{picture}{instruction}!"}
    )
    prompt = prompt_of(made, question("{computer_use}"), SENT, False)
    assert "1932x1092" in prompt.system
    assert prompt.user == (None, "{computer_use}!")


FRAGMENTS = Path(run.__file__).parent / "families" / "fragments.toml"
IN_CHINESE = tomllib.loads(FRAGMENTS.with_name("fragments.zh.toml").read_text("utf-8"))


def named(template: str) -> list[str]:
    return sorted(re.findall(r"\{\w+\}", template))


@pytest.mark.parametrize("name", IN_CHINESE)
def test_a_chinese_text_stands_for_an_english_one(name: str) -> None:
    english = tomllib.loads(FRAGMENTS.read_text("utf-8"))[name]
    assert named(IN_CHINESE[name]) == named(english)
    numbers = re.compile(r"\[[^\]]*\]|\d+-\d+")
    assert numbers.findall(IN_CHINESE[name]) == numbers.findall(english)


def test_only_our_own_words_are_chinese() -> None:
    """A language changes the prompts that are ours, as a whole, and nothing else of any family."""
    changed = [name for name, one in profiles("zh").items() if one != profiles()[name]]
    assert changed
    assert {profile(name).ask.source for name in changed} == {"ours"}
    for name in changed:
        ask, english = profile(name, "zh").ask, profile(name).ask
        texts = re.sub(r"\{.*?\}|JSON", "", ask.user + ask.user_bbox + ask.refusal)
        assert not re.search("[A-Za-z]{3,}", texts)
        assert replace(profile(name, "zh"), ask=english) == profile(name)
    assert profiles("fr") == profiles()
