"""What the parsers read out of replies: the shared rows, what families answer besides, and what is
no answer at all. Numbers are in the model's own frame where only the reading is tried."""

from __future__ import annotations

import pkgutil
import re
from importlib import import_module
from typing import Any

import pytest
from offenders import over
from reply_rows import ROWS

from pointerbench.run import Parsed, parse_reply, parsers
from pointerbench.run.parsers.actions import action_kind
from pointerbench.run.profiles import profile, profiles
from pointerbench.run.replies import read_reply
from pointerbench.values.errors import UsageError

SIZE = (1920, 1080)


def as_expected(row: dict[str, Any]) -> bool:
    parsed = parse_reply(row["model_family"], row["raw"], row["image_size"], row.get("sent_size"))
    ((kind, expected),) = row["expect"].items()
    if parsed.kind != kind or bool(parsed.reason) != (kind == "unparsable"):
        return False
    return kind not in ("point", "bbox") or parsed.value == pytest.approx(expected, abs=0.01)


@over({row["model_family"] for row in ROWS})
def test_shared_rows(family: str) -> None:
    rows = [row for row in ROWS if row["model_family"] == family]
    assert [row["id"] for row in rows if not as_expected(row)] == []


NONE_OF_THEM: list[tuple[str, str]] = [
    ("", "empty"),
    (" \n\t\ufeff", "empty"),
    ("512", "no coordinates"),
    ("[512]", "no coordinates"),
    ("[512, 233", "no coordinates"),
    ("(512, ", "no coordinates"),
    ("[1, 2, 3]", "neither two nor four numbers"),
    ("[1, 2, 3, 4, 5]", "neither two nor four numbers"),
    ('{"coordinate": [1, 2, 3]}', "neither two nor four numbers"),
    ("[NaN, 5]", "no coordinates"),
    ("[Infinity, 5]", "no coordinates"),
    ('{"x": NaN, "y": 5}', "no coordinates"),
    ("[1e999, 5]", "not a finite number"),
    (f"[{'9' * 5000}, 5]", "not a finite number"),
    (f"click({'9' * 5000}, 5)", "not a finite number"),
    ('{"x": true, "y": false}', "no coordinates"),
    ("I cannot see any such element in the 1920x1080 screenshot, sorry.", "no coordinates"),
    ("The output format is [x,y].", "no coordinates"),
    ('Return {"coordinate": [x, y]} in <answer></answer> tags.', "no coordinates"),
    ("1,024, 768", "neither two nor four numbers"),
    ("[1,024, 768]", "neither two nor four numbers"),
    ("[1,024, 1,768]", "thousands separators"),
    ("(1,024)", "thousands separators"),
    ("click(1,024)", "thousands separators"),
    ("[1,204, 1,388]", "thousands separators"),
    ('{"coordinate": [1,204, 1,388]}', "thousands separators"),
    ('{"x": 1,204, "y": 388}', "truncated"),
    ("click(x=1,204, y=388)", "truncated"),
    ("x=1,024, y=768", "no coordinates"),
    ("x=768, y=1,024", "no coordinates"),
    ("Action: wait()", "another action"),
    ("wait(5, 6)", "another action"),
    ("scroll(start_box='(1,2)', direction='down')", "another action"),
    ("drag(start_box='(1,2)', end_box='(3,4)')", "another action"),
    ("type(content='12, 34')", "another action"),
    ("hotkey(key='ctrl 1')", "another action"),
    ("finished()", "another action"),
    ("call_user()", "another action"),
    ("```python\ncomputer.wait(5)\n```", "another action"),
    ('{"action": "screenshot"}', "another action"),
    ('{"action": "type", "text": "[1, 2]", "coordinate": [3, 4]}', "another action"),
    ('{"action": "key", "keys": ["1", "2"]}', "another action"),
    ('{"action": "left_click_drag", "coordinate": [3, 4]}', "another action"),
    ('{"action": "terminate", "status": "success"}', "another action"),
    ('{"action_type": "wait"}', "another action"),
    ('{"action": "write", "content": "5, 6"}', "another action"),
    ('<tool_call>{"name": "a", "arguments": {"action": "wait", "time": 2}}', "another action"),
    ('<tool_call>{"name": "a", "arguments": {"action": "click", "coordinate": [1, 2', "truncated"),
    ('At (5, 6): <tool_call>{"name": "a", "argum', "truncated"),
    ('At (5, 6): {"coordinate": [12', "truncated"),
    ("At (5, 6): <tool_call>", "no coordinates"),
    ('{"point_2d": [12, 34', "truncated"),
    ('{"x": 12, "y": 34', "truncated"),
    ('{"x": 12', "truncated"),
    ("{", "truncated"),
    ("click(x=12, y=34", "truncated"),
    ("click(12, 34", "truncated"),
    ("click(start_box='(12,34", "truncated"),
    ("click(", "truncated"),
    ("(x=12, y=34", "truncated"),
    ("<point>12 34", "truncated"),
    ("<point>12 34</", "truncated"),
    ("<|box_start|>(12,34)", "truncated"),
    ("(12,34),(56,7", "truncated"),
    ("(12,34),", "truncated"),
    ("[[12,34],[5", "truncated"),
    ("<think>at (1, 2)", "thinking not closed"),
    ("(1, 2) <think>", "thinking not closed"),
    ("◁think▷(1, 2)", "thinking not closed"),
    ("<think>(1, 2)</think>", "empty"),
    ('{"error": {"code": 429, "message": "2 of 5, [1, 2]"}}', "error body"),
    ('{"choices": [], "error": {"message": "[1, 2]"}}', "error body"),
    ('{"choices": [{"message": {"content": null}, "finish_reason": "length"}]}', "truncated"),
    ('{"choices": [{"message": {"content": ""}, "finish_reason": "stop"}]}', "empty"),
    ('{"choices": []}', "empty"),
    ('{"role": "assistant", "content": null, "reasoning": "at [1, 2]"}', "empty"),
    ('{"role": "assistant", "content": null, "refusal": "No [1, 2]"}', "empty"),
    ('{"width": 5, "height": 6}', "no coordinates"),
    ('{"size": [1920, 1080]}', "no coordinates"),
    ('{"x": 1, "y": 2, "width": 3, "height": 4}', "width and height instead of corners"),
    ('{"coordinate": null}', "no coordinates"),
    ('["bbox_2d"]', "no coordinates"),
    ("[]", "no coordinates"),
    ("{}", "no coordinates"),
    ("null", "no coordinates"),
    ('"a"', "no coordinates"),
    ("[512%, 233%]", "another unit"),
    ("(512px, 233px)", "another unit"),
    ("[512/1000, 0.5]", "no coordinates"),
    ("There are none.", "no coordinates"),
    ("<POINT_312><POINT_1604><POINT_1612>1", "needs the model's processor"),
]


@pytest.mark.parametrize(("raw", "reason"), NONE_OF_THEM, ids=lambda value: str(value)[:50])
def test_no_answers(raw: str, reason: str) -> None:
    parsed = parse_reply("generic-1000", raw, SIZE)
    assert parsed == Parsed("unparsable", reason=reason)
    assert parsed.point is None


REFUSALS = [
    ("generic-1000", "[-1, -1]"),
    ("generic-1000", "(-1.0, -0.5)"),
    ("generic-1000", "[-1, -1, -1, -1]"),
    ("generic-1000", '{"x": null, "y": null}'),
    ("holo2", "```json\n{'x': None, 'y': None}\n```"),
    ("qwen3-vl", '{"point_2d": [-1, -1]}'),
    ("moondream", '{"request_id": "1", "points": []}'),
    ("moondream", '{"objects": []}'),
    ("gemini", "[]"),
    ("gemini", "```json\n[]\n```"),
    ("gemini", '{"points": []}'),
    ("molmo", "There are none"),
    ("molmo2", ' "There are none."\n'),
    ("qwen2-vl", "Target does not exist.<|im_end|>"),
    ("gpt-text", "**Target not existent**"),
]


@pytest.mark.parametrize(("family", "raw"), REFUSALS)
def test_refusals(family: str, raw: str) -> None:
    parsed = parse_reply(family, raw, SIZE)
    assert (parsed.kind, parsed.value, parsed.point) == ("refusal", None, None)


@pytest.mark.parametrize(
    ("family", "raw", "reason"),
    [
        ("molmo", '<point x="612" y="404">a</point>', "out of range"),
        ("molmo2", '<points coords="1 1 042">a</points>', "neither two nor four numbers"),
        ("molmo2", '<points coords="1 1 042 01', "truncated"),
        ("se-gui", "483, 214", "truncated"),
        ("qwen2.5-vl", "483, 21", "truncated"),
        ("molmopoint-gui", "[[1, 0, 812.5, 344.0", "no coordinates"),
        ("molmopoint-gui", "[]", "no coordinates"),
        ("ui-tars", "Thought: the button is at (5, 6)", "thinking not closed"),
        ("ui-tars", "Thought: (5, 6)\nAction: wait()", "another action"),
        ("cogagent", "Status: [[1, 2, 3, 4]]\nPlan: 1", "thinking not closed"),
        ("cogagent", "Grounded Operation: TYPE(box=[[1,2,3,4]], text='a')", "another action"),
        ("opencua", "## Thought:\nIt is at (5, 6).", "thinking not closed"),
        ("opencua", "## Thought:\nclick(5, 6)\n## Code:\ncomputer.wait()", "another action"),
        ("aguvis", "<|recipient|>all\nAt (0.5, 0.6).", "thinking not closed"),
        ("qwen3-vl-thinking", "It is at (5, 6), or rather", "thinking not closed"),
        ("kimi-vl", "◁think▷(0.5, 0.6)", "thinking not closed"),
        ("glm-4.5v", "<think>[1, 2]</think><answer></answer>", "no coordinates"),
        (
            "gemini-computer-use",
            '{"functionCall": {"name": "type_text_at", "args": {"x": 1, "y": 2}}}',
            "another action",
        ),
        (
            "gpt-computer-use",
            '{"type": "computer_call", "action": {"type": "scroll", "x": 1, "y": 2}}',
            "another action",
        ),
        ("moondream", '{"error": {"message": "2 of 5"}}', "error body"),
        (
            "seed-vl",
            "<seed:tool_call><function=wait><parameter=time>5</parameter></function>",
            "another action",
        ),
        ("kimi-vl", "(45%, 12%)", "another unit"),
    ],
)
def test_no_answers_of_one_family(family: str, raw: str, reason: str) -> None:
    assert parse_reply(family, raw, SIZE) == Parsed("unparsable", reason=reason)


@over(profiles(), ["", "512", "I am sorry.", "[NaN, NaN]", "[1, 2, 3]", "{", "1e999, 1"])
def test_what_is_no_answer_to_anyone(family: str, raw: str) -> None:
    assert parse_reply(family, raw, SIZE).kind == "unparsable"


@pytest.mark.parametrize(
    ("names", "kind"),
    [
        ("click left_click doubleClick LEFT_DOUBLE right_single tap long_press click_at", "click"),
        ("mouse_move moveTo hover_at", "move"),
        ("wait_5_seconds type_text_at left_click_drag visit_url web_search key finished", "other"),
        ("computer_use select point ground", "plain"),
    ],
)
def test_kinds_of_actions(names: str, kind: str) -> None:
    assert {name: action_kind(name) for name in names.split()} == dict.fromkeys(names.split(), kind)


def test_a_box_has_sorted_corners_and_a_centre() -> None:
    parsed = parse_reply("generic-px", "[30, 40, 10, 20]", (100, 100))
    assert parsed == Parsed("bbox", (10, 20, 30, 40), given=(30, 40, 10, 20))
    assert parsed.point == (20, 30)


def test_y_first_families_say_keyed_numbers_by_their_names() -> None:
    by_place = parse_reply("gemini", "[250, 500]", (1000, 100))
    by_name = parse_reply("gemini", '{"x": 500, "y": 250}', (1000, 100))
    assert by_place == by_name == Parsed("point", (500, 25), given=(250, 500))


def test_a_profile_may_be_changed() -> None:
    changed = profile("generic-1000")
    assert read_reply(changed, "[5, 5]", (1000, 1000)).value == (5, 5)


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("gpt-9", "[1, 2]", (5, 5)), "gpt-9"),
        (("generic-1", b"[1, 2]", (5, 5)), "bytes"),
        (("generic-1", None, (5, 5)), "NoneType"),
        (("generic-1", "[1, 2]", (0, 5)), "image_size"),
        (("generic-1", "[1, 2]", (5,)), "image_size"),
        (("generic-1", "[1, 2]", "55x"), "image_size"),
        (("generic-1", "[1, 2]", None), "image_size"),
        (("generic-1", "[1, 2]", (5, float("nan"))), "image_size"),
        (("generic-1", "[1, 2]", (5, 10**9)), "image_size"),
        (("generic-1", "[1, 2]", (5, 5), (5, -5)), "sent_size"),
        (("qwen2.5-vl", "[1, 2]", (10, 5000)), "200 times"),
    ],
)
def test_what_cannot_be_asked(arguments: tuple[Any, ...], words: str) -> None:
    with pytest.raises(UsageError, match=words):
        parse_reply(*arguments)


# Of these no part can fail once another has matched, or what comes next fails as well.
_HARMLESS = (r"(?:\.[0-9]*+)?+", r"(?:[^\"\\]|\\.)*+", r"(?:[^'\\]|\\.)*+")


@pytest.mark.parametrize(
    "module", ["", *(f".{found.name}" for found in pkgutil.iter_modules(parsers.__path__))]
)
def test_no_group_is_possessive(module: str) -> None:
    """Python before 3.11.5 does not give back what such a group took before one part failed:
    ``(?:, ?[0-9]++)*+`` takes the last comma of ``1, 2,]``."""
    for name, value in vars(import_module(f"{parsers.__name__}{module}")).items():
        if isinstance(value, re.Pattern):
            pattern = value.pattern
            for harmless in _HARMLESS:
                pattern = pattern.replace(harmless, "")
            assert not re.search(r"(?<!\\)\)(?:[*+?]|\{[0-9,]+\})\+", pattern), name
