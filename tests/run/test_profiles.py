"""Families of models: every table is complete, bad tables and bad overrides are refused."""

from __future__ import annotations

import json
from dataclasses import fields, replace
from typing import Any

import pytest
from offenders import over
from reply_rows import ROWS

from pointerbench.run import parsers
from pointerbench.run.coordinates import sent_size
from pointerbench.run.profile_values import (
    FRAMES,
    SYNTAXES,
    Asking,
    Local,
    Profile,
    ReadingOptions,
    Resize,
    resize_words,
)
from pointerbench.run.profiles import (
    digest,
    profile,
    profiles,
    read_families,
    with_overrides,
)
from pointerbench.values.errors import UsageError

FAMILIES = {
    *("aguvis", "claude", "claude-hires", "cogagent", "ernie-4.5-vl", "fara", "gemini"),
    *("gemini-computer-use", "glm-4.5v", "gpt-5", "gpt-computer-use", "gpt-text", "grok"),
    *("groundnext", "gta1", "gta1-2507", "gui-g2", "holo1", "holo1.5", "holo2", "holo3"),
    *("internvl2.5", "internvl3", "internvl3.5", "jedi", "kimi-vl", "kimi-vl-thinking"),
    *("mai-ui", "minicpm-v", "molmo", "molmo2", "molmopoint-gui", "moondream", "opencua"),
    *("opencua-a3b", "os-atlas-base-4b", "os-atlas-base-7b", "qwen2-vl", "qwen2.5-vl"),
    *("qwen3-vl", "qwen3-vl-thinking", "se-gui", "seed-vl", "showui", "ui-tars", "ui-tars-1.5"),
    *("ui-venus-1.5", "ui-venus-ground-72b", "ui-venus-ground-7b", "uground-v1"),
    *("aria-ui", "cogagent-18b", "evocua-s1", "evocua-s2", "ferret-ui", "gelab-zero"),
    *("gemini-3-computer-use", "glm-5v", "gui-actor", "gui-owl", "gui-owl-1.5", "infigui-g1"),
    *("infigui-r1", "kimi-k2.5", "magma", "os-atlas-pro", "phi-ground", "phi-ground-any"),
    *("qwen3.5-vl", "scalecua", "seeclick", "ui-ins", "ui-tars-2", "uground-v0", "zonui-3b"),
    *("generic-1", "generic-100", "generic-999", "generic-1000", "generic-px", "generic-sent"),
}
SIZES = [(1024, 768), (1920, 1080), (3840, 2160), (1080, 2400), (200, 150), (16, 16)]


@over(profiles())
def test_a_family_is_complete(family: str) -> None:
    made = profile(family)
    assert made.ask.source
    assert made.served
    assert 32 <= made.max_tokens <= 16_384
    assert made.temperature in (None, 0.0)
    assert all(pattern == pattern.lower() for pattern in made.models)
    assert all(pattern.strip("*") for pattern in made.models)
    assert bool(made.models) != family.startswith("generic-")
    if made.answers == "point":
        assert not made.ask.user_bbox
    if not made.ask.user_bbox:
        assert not made.ask.system_bbox
    if "transformers" in made.served and made.models:
        assert made.local.loader != "none"
        assert made.local.memory_gb > 2 * made.local.billions > 0
    json.dumps(dict(made.body))


@over(profiles(), SIZES)
def test_every_familys_rule_gives_a_picture(family: str, size: tuple[int, int]) -> None:
    width, height = sent_size(profile(family).resize, size)
    assert width > 0
    assert height > 0


def test_the_families_are_those_we_know() -> None:
    assert set(profiles()) == FAMILIES


def test_the_replies_families_are_there() -> None:
    assert {row["model_family"] for row in ROWS} <= FAMILIES


def test_the_syntaxes_are_those_that_are_parsed() -> None:
    assert set(SYNTAXES) == set(parsers.SYNTAXES)


@over(name for name in FAMILIES if "thinking" in name)
def test_thinking_families_have_tokens_to_think(family: str) -> None:
    assert profile(family).max_tokens >= 4096


def test_only_gemini_is_y_first() -> None:
    assert [made.family for made in profiles().values() if made.axes == "yx"] == ["gemini"]


def test_each_frame_can_be_had_with_any_model() -> None:
    generic = {made.frame for made in profiles().values() if made.family.startswith("generic-")}
    assert generic == set(FRAMES)


def test_an_unknown_family_is_refused_with_those_there_are() -> None:
    with pytest.raises(UsageError, match=r"no model family 'qwen4'; expected one of .*qwen3-vl"):
        profile("qwen4")


TABLE = '[mine]\nmodels = ["*mine*"]\nframe = "unit"\n'


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('[mine]\nframe = "unit"\n', "models missing"),
        ("[mine]\nmodels = []\n", "frame missing"),
        (TABLE + 'family = "b"\n', "family: the table's name is the family's"),
        (TABLE + "colour = 1\n", "no field colour; expected one of family, models"),
        (TABLE + "[mine.ask]\nuser_box = ''\n", "no field ask.user_box; did you mean user_bbox"),
        (
            TABLE + "[mine.read]\noptions = { hiden = true }\n",
            r"\[mine\]: no field read.options.hiden; did you mean hidden\? expected one of after, ",
        ),
        (TABLE + "[mine.read]\noptions = 1\n", "read.options 1: expected a table of fields"),
        (
            TABLE + "[mine.read.options]\nafter = 'A'\n",
            "read.options.after 'A': expected a list of texts",
        ),
        (TABLE + "[mine.read.options]\nlimit = 0.5\n", "read.options.limit 0.5: expected a whole"),
        (TABLE + "[mine.options]\nrows = true\n", "no field options; "),
        (TABLE + "resize = 3\n", "resize 3: expected a table of fields"),
        ("mine = 3\n", "expected a table, got 3"),
        (TABLE.replace("unit", "per100"), "frame 'per100': expected one of sent, image, unit"),
        (TABLE + 'axes = "zx"\n', "axes 'zx': expected one of xy, yx"),
        (TABLE + 'answers = "boxes"\n', "answers 'boxes': expected one of point"),
        (TABLE + 'served = ["moon"]\n', "served 'moon': expected one of openrouter"),
        (TABLE + 'served = "vllm"\n', "served 'vllm': expected a list of texts"),
        (TABLE + "stop = [1]\n", r"stop \(1,\): expected a list of texts"),
        (TABLE + "max_tokens = 0\n", "max_tokens 0: expected at least 1"),
        (TABLE + "max_tokens = true\n", "max_tokens True: expected a whole number"),
        (TABLE + 'temperature = "hot"\n', "temperature 'hot': expected a number"),
        (TABLE + "temperature = -1\n", "temperature -1.0: expected 0 to 2"),
        (TABLE + "[mine.resize]\nrule = 'half'\n", "resize.rule 'half': expected one of none"),
        (TABLE + "[mine.resize]\nrule = 'smart'\n", "resize.max_pixels: the rule smart needs it"),
        (TABLE + "[mine.resize]\nrule = 'claude'\nedge = 9\n", "resize.tokens: the rule claude"),
        (TABLE + "[mine.resize]\nrule = 'longest'\n", "resize.edge: the rule longest needs it"),
        (TABLE + "[mine.local]\nloader = 'magic'\n", "local.loader 'magic': expected one of"),
        (TABLE + "[mine.read]\nsyntaxes = ['yaml']\n", "read.syntaxes 'yaml': expected one of"),
        (TABLE + "[mine.ask]\nuser = '{picture}'\n", r"prompt \(ask.user\): expected \{instruct"),
        (TABLE + "[mine.ask]\nuser = '{instruction}'\n", r"expected \{picture\} once, found it 0"),
        (
            TABLE + "[mine.ask]\nuser_bbox = '{picture}{instruction}{instruction}'\n",
            r"prompt_bbox \(ask.user_bbox\): expected \{instruction\} once, found it 2",
        ),
        (TABLE + "[mine.ask]\nsystem = '{picture}'\n", "system .*stands in the user's text only"),
        (TABLE + "[mine.ask]\nsystem = 7\n", "ask.system 7: expected a text"),
        (TABLE + "[mine\n", r"mine.toml: "),
    ],
)
def test_a_bad_table_is_refused_with_its_place(text: str, words: str) -> None:
    with pytest.raises(UsageError, match=words) as refused:
        read_families({"mine.toml": text})
    assert str(refused.value).startswith("families/mine.toml")


def test_a_family_stands_in_one_file() -> None:
    with pytest.raises(UsageError, match=r"b\.toml, \[mine\]: another file has"):
        read_families({"a.toml": TABLE, "b.toml": TABLE})


def test_fragments_stand_in_templates_and_in_fragments_below_them() -> None:
    texts = {
        "fragments.toml": 'tail = "{width}"\nhead = "<{tail}{later}>"\nlater = "{x}"\n',
        "mine.toml": TABLE + "[mine.ask]\nsystem = '{head}{later}{nothing}'\nsource = '{tail}'\n",
    }
    ask = read_families(texts)["mine"].ask
    assert ask.system == "<{width}{later}>{x}{nothing}"


def test_a_table_without_more_has_the_defaults() -> None:
    assert read_families({"mine.toml": TABLE}) == {"mine": Profile("mine", ("*mine*",), "unit")}


@pytest.mark.parametrize(
    ("family", "entry", "changes"),
    [
        ("qwen3-vl", {}, {}),
        ("qwen3-vl", {"name": "mine", "model": "x", "base_url": 3}, {}),
        ("qwen3-vl", {"frame": "sent", "axes": "yx"}, {"frame": "sent", "axes": "yx"}),
        ("qwen3-vl", {"max_tokens": 9, "temperature": 1}, {"max_tokens": 9, "temperature": 1}),
        ("qwen3-vl", {"temperature": None}, {"temperature": None}),
        ("qwen3-vl", {"stop": "</s>"}, {"stop": ("</s>",)}),
        ("qwen3-vl", {"stop": ["a", "b"]}, {"stop": ("a", "b")}),
        (
            "holo2",
            {"body": {"seed": 7}},
            {"body": {"chat_template_kwargs": {"thinking": False}, "seed": 7}},
        ),
        (
            "qwen3-vl",
            {"max_pixels": 1_003_520},
            {"resize": Resize("smart", 32, 65_536, 1_003_520)},
        ),
        ("generic-sent", {"max_pixels": 9}, {"resize": Resize("smart", 1, 0, 9)}),
        ("generic-sent", {"min_pixels": 9}, {"resize": Resize("smart", 1, 9, 10**9)}),
    ],
)
def test_an_entry_changes_what_it_names(
    family: str, entry: dict[str, Any], changes: dict[str, Any]
) -> None:
    assert with_overrides(profile(family), entry) == replace(profile(family), **changes)


def test_an_entrys_prompt_is_for_points_and_boxes() -> None:
    base = profile("qwen2.5-vl")
    prompt = "{picture}Click: {instruction}"
    made = with_overrides(base, {"prompt": prompt, "system": "S"}).ask
    assert (made.user, made.user_bbox, made.system, made.system_bbox) == (prompt, prompt, "S", "S")
    assert made.source == "the models file"
    assert made.refusal == base.ask.refusal
    boxes = with_overrides(base, {"prompt_bbox": prompt}).ask
    assert (boxes.user, boxes.user_bbox) == (base.ask.user, prompt)
    assert with_overrides(base, {"prefill": "[", "refusal": "No."}).ask.prefill == "["


@pytest.mark.parametrize(
    ("family", "entry", "words"),
    [
        ("qwen3-vl", {"frame": "pixels"}, "frame 'pixels': expected one of sent, image, unit"),
        ("qwen3-vl", {"frame": 1000}, "frame 1000: expected a text"),
        ("qwen3-vl", {"frame": ["unit"]}, "frame .*: expected a text"),
        ("qwen3-vl", {"axes": "x"}, "axes 'x': expected one of xy, yx"),
        ("qwen3-vl", {"prompt": "Click."}, r"prompt \(ask.user\): expected \{instruction\} once"),
        ("qwen3-vl", {"prompt": "{instruction}"}, r"expected \{picture\} once, found it 0 times"),
        ("qwen3-vl", {"prompt": None}, "prompt None: expected a text"),
        ("qwen3-vl", {"system": "{instruction}"}, "stands in the user's text only"),
        ("qwen3-vl", {"prefill": 1}, "prefill 1: expected a text"),
        ("qwen3-vl", {"max_tokens": "many"}, "max_tokens 'many': expected a whole number"),
        ("qwen3-vl", {"max_tokens": 1.5}, "max_tokens 1.5: expected a whole number"),
        ("qwen3-vl", {"max_tokens": -1}, "max_tokens -1: expected at least 1"),
        ("qwen3-vl", {"temperature": "0"}, "temperature '0': expected a number"),
        ("qwen3-vl", {"temperature": float("nan")}, "temperature nan: expected 0 to 2"),
        ("qwen3-vl", {"stop": [1]}, "stop .*: expected a list"),
        ("qwen3-vl", {"stop": ""}, "stop: an empty text"),
        ("qwen3-vl", {"body": [1]}, "body .*: expected a table"),
        ("qwen3-vl", {"max_pixels": 0}, "resize.max_pixels: the rule smart needs it"),
        ("qwen3-vl", {"max_pixels": -5}, "resize.max_pixels -5: expected no negative"),
        ("qwen3-vl", {"max_pixels": 100}, "min_pixels 65536 is more than max_pixels 100"),
        ("claude", {"max_pixels": 100}, "max_pixels: the family resizes by 'claude'"),
        (
            "generic-px",
            {"min_pixels": 1},
            "min_pixels: pictures are not resized with frame 'image'",
        ),
    ],
)
def test_a_bad_override_is_refused(family: str, entry: dict[str, Any], words: str) -> None:
    with pytest.raises(UsageError, match=words):
        with_overrides(profile(family), entry)


def test_the_digest_tells_any_change() -> None:
    base = Profile("mine", ("*",), "unit")
    changed = [
        replace(base, family="other"),
        replace(base, models=()),
        replace(base, frame="sent"),
        replace(base, axes="yx"),
        replace(base, answers="both"),
        replace(base, resize=Resize(factor=32)),
        replace(base, ask=Asking(refusal="No.")),
        replace(base, read=replace(base.read, options=ReadingOptions(rows=True))),
        replace(base, local=Local(billions=1)),
        replace(base, max_tokens=1),
        replace(base, temperature=None),
        replace(base, stop=("x",)),
        replace(base, body={"a": {"b": None}}),
        replace(base, served=("vllm",)),
        replace(base, note="!"),
    ]
    assert len(changed) == len(fields(Profile))
    digests = {digest(made) for made in (base, *changed)}
    assert len(digests) == 1 + len(changed)
    assert all(len(text) == 64 and set(text) <= set("0123456789abcdef") for text in digests)


def test_the_digest_does_not_tell_a_whole_number_from_a_float() -> None:
    base = profile("qwen3-vl")
    assert digest(with_overrides(base, {"temperature": 0})) == digest(base)


def test_the_digest_does_not_tell_the_order_of_fields() -> None:
    one, other = (
        Profile("mine", (), "unit", body=body) for body in ({"a": 1, "b": 2}, {"b": 2, "a": 1})
    )
    assert digest(one) == digest(other)
    assert len({digest(made) for made in profiles().values()}) == len(profiles())


@over(profiles())
def test_a_resize_rule_that_is_typed_is_the_familys(family: str) -> None:
    rule = profile(family).resize
    limits = {"min_pixels": rule.min_pixels, "max_pixels": rule.max_pixels}
    entry = {"resize": resize_words(rule), **(limits if rule.rule == "smart" else {})}
    plain = profile("generic-sent")
    assert sizes(with_overrides(plain, entry).resize) == sizes(rule)


def sizes(rule: Resize) -> list[tuple[int, int]]:
    """What the rule makes of pictures of many sizes."""
    return [sent_size(rule, size) for size in ((31, 40), (800, 600), (1080, 2400), (3840, 2160))]


@pytest.mark.parametrize("given", ["json", ["json"], ["groups", "json"]])
def test_a_parser_that_is_named_is_tried_alone_and_in_order(given: Any) -> None:
    names = (given,) if isinstance(given, str) else tuple(given)
    assert with_overrides(profile("qwen3-vl"), {"parser": given}).read.syntaxes == names


@pytest.mark.parametrize(
    "text", ["", "half", "smart", "smart:", "smart:x", "smart:28:3:4", 28, None]
)
def test_a_resize_rule_that_is_none_is_said(text: Any) -> None:
    with pytest.raises(UsageError, match=r"resize .*expected one of none, smart:factor, longest"):
        with_overrides(profile("generic-sent"), {"resize": text})
