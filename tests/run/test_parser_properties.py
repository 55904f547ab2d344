"""No reply, however mangled, makes the parsers fail or say what is not in it."""

from __future__ import annotations

import json
import math
import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from offenders import over
from reply_rows import ROWS

from pointerbench.run import Parsed, parse_reply
from pointerbench.run.parsers.numbers import NUMBER
from pointerbench.run.parsers.text import fold
from pointerbench.run.profiles import profile, profiles

FAMILIES = sorted(profiles())
SIZE = (1000, 800)
_PIECES = (
    '[ ] ( ) { } < > " \' , : ; = . - % px 1 23 0.5 -1 1e999 x= y= "x": null None NaN 【 】 、 − '
    "， ５ \\ \\n \n \t ``` ```json <think> </think> ◁think▷ <tool_call> </tool_call> ⚗ <point> "
    '</point> <point x="1" <points coords="1 1 <|box_start|> <|box_end|> <|begin_of_box|> <answer> '
    '</answer> click( pyautogui. wait() Action: Thought: "coordinate": "action": "error": [] '
    '"points": {"name": "arguments": <function=click> <parameter=x> \\boxed{ Answer: &lt; &quot;'
)
PIECES = _PIECES.split(" ")


def parsed(family: str, raw: str) -> Parsed:
    return parse_reply(family, raw, SIZE)


def assert_sound(family: str, raw: str) -> None:
    """Of the right shape, and made of numbers that stand in the reply."""
    found = parsed(family, raw)
    assert (found.kind == "unparsable") == bool(found.reason)
    assert (found.value is None) == (found.kind in ("refusal", "unparsable"))
    if found.value is not None:
        assert found.given is not None
        assert len(found.value) == len(found.given) == (2 if found.kind == "point" else 4)
        assert all(map(math.isfinite, found.value))
        assert found.point is not None
    there = {float(number) for number in re.findall(NUMBER, fold(raw))}
    if profile(family).read.options.box_frame:
        there |= {number / 1000 for number in there}  # the numbers of its other frame
    assert set(found.given or ()) <= there
    if found.kind == "bbox" and found.value:
        assert found.value[:2] <= found.value[2:] and found.value[1] <= found.value[3]


@settings(max_examples=60)
@given(st.sampled_from(FAMILIES), st.text(max_size=80))
def test_any_text(family: str, raw: str) -> None:
    assert_sound(family, raw)


@settings(max_examples=100)
@given(st.sampled_from(FAMILIES), st.lists(st.sampled_from(PIECES), max_size=14).map("".join))
def test_any_pieces_of_syntax(family: str, raw: str) -> None:
    assert_sound(family, raw)


@settings(max_examples=100)
@given(st.data())
def test_replies_with_pieces_spliced_in(data: st.DataObject) -> None:
    row = data.draw(st.sampled_from(ROWS))
    raw = row["raw"]
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(raw)))
        end = data.draw(st.integers(start, min(len(raw), start + 12)))
        piece = data.draw(st.sampled_from(PIECES) | st.text(max_size=3))
        raw = raw[:start] + piece + raw[end:]
    assert_sound(row["model_family"], raw)


@given(st.sampled_from(ROWS), st.sampled_from(ROWS), st.integers(0, 600), st.integers(0, 600))
def test_halves_of_two_replies(
    one: dict[str, Any], other: dict[str, Any], left: int, right: int
) -> None:
    assert_sound(one["model_family"], one["raw"][:left] + other["raw"][right:])


@over(FAMILIES)
def test_every_family_takes_the_replies_of_all_others(family: str) -> None:
    """Each family takes every fourth, and of each other family some."""
    for row in ROWS[FAMILIES.index(family) % 4 :: 4]:
        assert_sound(family, row["raw"])


# A reply that is cut off must not say another place. It cannot be told from a whole one where it
# ends with a number that nothing encloses, or behind the bracket that closes a group; and some say
# all of another answer before their own: a move of the pointer, a call quoted in words, a guess
# behind a closing tag that was only mentioned.
OPEN_NUMBER = re.compile(r"[0-9][%.]?\Z")
ENCLOSED = re.compile(r"[\[({<\"][^\])}>\"]*\Z")
CLOSED_GROUP = re.compile(r"[\])}][\s\"'`.*!}]*\Z")


ANOTHER_BEFORE = {
    *("qwen2.5-vl-15", "ui-tars-1.5-05", "ui-tars-2-02", "qwen3-vl-thinking-04", "jedi-ours-04")
}
SAY_ANOTHER_BEFORE = {"two-calls", "batched", "close-tag-only"}


def says_another_before(row: dict[str, Any]) -> bool:
    return not SAY_ANOTHER_BEFORE.isdisjoint(row.get("tags", ()))


@over({row["model_family"] for row in ROWS})
def test_replies_cut_off_anywhere(family: str) -> None:
    for row in (row for row in ROWS if row["model_family"] == family):
        raw = row["raw"]
        if row["id"] in ANOTHER_BEFORE or ("-ours-" in row["id"] and says_another_before(row)):
            continue
        whole = parsed(family, raw)
        for end in range(len(raw)):
            cut = parsed(family, raw[:end])
            if cut.kind == "unparsable" or cut == whole:
                continue
            text = fold(raw[:end])
            assert OPEN_NUMBER.search(text) or CLOSED_GROUP.search(text), (row["id"], text)
            if OPEN_NUMBER.search(text):
                assert not ENCLOSED.search(text), (row["id"], "a group that is not closed", text)


HUGE = 40_000
_REPEATED = (
    '[ { ( < {"a": [[1, (1,2), click( click(" " \' <tool_call> <point> <points\tx=" {"x":1, '
    '[{"x": x=1, y 1 1, 1. - <think> </think> <answer> answer ``` wait( ５ 【 <|box_start|> '
    "<function=a> <parameter=x> &lt; {'k':'don't // [// \u0301\u0327 Action: \"x\": \\boxed{ ⚗ "
    "[1,2, a("
)
REPEATED = [
    *_REPEATED.split(" "),
    *("there is no ", "the not ", "I cannot ", "top-left (", "(1, 2)\n", "(1,2) to ", "x ~ 1 "),
    *('{"x": 1}, ', "action:CLICK\t", "\nCLICK ", "<x>1</x>", "(1;", "1,2; "),
]


@pytest.mark.parametrize("piece", REPEATED)
def test_endless_replies_are_read_in_bounded_depth(piece: str) -> None:
    """What takes more than linear time does not end here within the patience of a person."""
    raw = piece * (HUGE // len(piece))
    for text in (raw, json.dumps({"content": raw[: HUGE // 4]})):
        assert_sound("generic-1000", text)


@pytest.mark.parametrize("depth", [10, 100, 900, 5_000])
@pytest.mark.parametrize(
    ("opening", "closing"),
    [
        ("[", "]"),
        ('{"a":', "}"),
        ('{"point":', "}"),
        ('{"content":[', "]}"),
        ('{"message":', "}"),
        ("[0,[", "]]"),
        ("click(", ")"),
    ],
)
def test_deep_replies(opening: str, closing: str, depth: int) -> None:
    for inner in ("[1, 2]", "", "1"):
        assert_sound("generic-1000", opening * depth + inner + closing * depth)
