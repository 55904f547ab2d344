"""The rules of docs/replies.md, each with replies that would break it. Numbers are in the model's
own frame."""

from __future__ import annotations

import pytest

from pointerbench.run import parse_reply
from pointerbench.run.parsers.prose import forms
from pointerbench.run.profile_values import Asking
from pointerbench.run.profiles import profile, profiles, with_overrides
from pointerbench.run.replies import read_reply
from pointerbench.values.errors import UsageError

SIZE = (1000, 1000)
Reading = tuple[float, ...] | str


def reading(family: str, raw: str) -> Reading:
    """The numbers that were read, "refusal", or why there are none."""
    parsed = parse_reply(family, raw, SIZE)
    return parsed.given or parsed.reason or parsed.kind


def check(cases: list[tuple[str, str, Reading]]) -> None:
    wrong = [(*case, reading(*case[:2])) for case in cases if reading(*case[:2]) != case[2]]
    assert not wrong


def test_the_form_that_was_asked_for_wins_over_pairs_in_prose() -> None:
    spans = "The button spans from (210, 300) to (260, 312)"
    check(
        [
            ("claude", f"{spans}, so its center is [[210, 306]].", (210, 306)),
            ("claude", f"{spans}.\n\n[[210, 306]]", (210, 306)),
            ("claude", "At x=5, y=6 is the menu. [[210, 306]]", (210, 306)),
            ("claude", "click(5, 6) would miss.\n\n[[210, 306]]", (210, 306)),
            ("gta1-2507", "The toolbar is [10, 20, 30, 40], the button (25, 30).", (25, 30)),
            ("gui-g2", "Near (25, 30): [10, 20, 30, 40]", (10, 20, 30, 40)),
            ("uground-v1", "[1, 2] is the menu, (25, 30) the button", (25, 30)),
            ("generic-1000", "The screenshot is (1920, 1080).\n[512, 233]", (512, 233)),
            ("generic-1000", "[1, 2] is the menu.\n[512, 233]\n[3, 4] is not.", (512, 233)),
            ("ui-tars", "The screen is (1920, 1080) px.\n(512, 233)\n", (512, 233)),
            ("generic-1000", "(5, 6) or (7, 8)", (5, 6)),  # nothing was asked so: the first
        ]
    )


def test_a_prompt_of_ones_own_says_what_is_asked_for() -> None:
    mine = with_overrides(profile("generic-1000"), {"prompt": "{picture}{instruction} As ((x, y))"})
    assert forms(mine.ask) == ()
    mine = with_overrides(profile("generic-1000"), {"prompt": "{picture}{instruction} As (x, y)"})
    assert forms(mine.ask) == (("(", 2),)
    assert read_reply(mine, "The bar is [1, 2], the button (3, 4)", SIZE).given == (3, 4)


@pytest.mark.parametrize(
    ("prompt", "shown"),
    [
        ("as [x, y]", (("[", 2),)),
        ("as [[x0,y0,x1,y1]]", (("[[", 4),)),
        ("(x,y) or [x1, y1, x2, y2]", (("(", 2), ("[", 4))),
        ("call click(x, y)", ()),
        ("the axes x and y, (a, b)", ()),
    ],
)
def test_forms_are_found_in_prompts(prompt: str, shown: object) -> None:
    assert forms(Asking(user=prompt)) == shown


CALLS = {
    "tool_call": [
        '<tool_call>{"name": "ground", "arguments": {"x": 1, "coordinate": %s}}</tool_call>'
    ],
    "json": ['{"point_2d": %s}', '```json\n{"action": "click", "coordinate": %s}\n```'],
    "call": ["pyautogui.click(%s)"],
}


@pytest.mark.parametrize("family", profiles())
def test_of_several_calls_or_objects_one_rule_for_all_families(family: str) -> None:
    read = profile(family).read
    begin = "</think>" if read.options.hidden else "".join(read.options.after)
    numbers = (0.75, 0.125)
    for syntax in sorted(set(CALLS).intersection(read.syntaxes)):
        for call in CALLS[syntax]:
            first, last = (call % at for at in ([0.25, 0.5], [*numbers]))
            torn = first.partition("0.5")[0] + "0."
            for raw in (f"{first}\n{last}", f"{first}\n{last}\n{torn}"):
                assert reading(family, f"{begin}\n{raw}") == numbers, raw


def test_of_several_calls_or_objects_the_last_complete_one_counts() -> None:
    check(
        [
            ("qwen3-vl", '{"point_2d": [1, 2]} or rather {"point_2d": [3, 4]}', (3, 4)),
            ("qwen3-vl", '{"point_2d": [1, 2]}\n{"point_2d": [3, ', (1, 2)),
            ("qwen3-vl", '{"point_2d": [1, 2]}\n{"note": "3, 4"}', (1, 2)),
            ("qwen3-vl", '[{"point_2d": [1, 2]}, {"point_2d": [3, 4]}]', (1, 2)),  # one list
            ("qwen3-vl", 'So: [{"point_2d": [1, 2]}, {"point_2d": [3, 4]}].', (1, 2)),
            ("opencua", "pyautogui.click(1, 2)\npyautogui.click(3, ", (1, 2)),
            ("opencua", "pyautogui.click(1, 2)\npyautogui.click()", (1, 2)),
            ("opencua", "pyautogui.moveTo(1, 2)\npyautogui.click(3, ", "truncated"),
            ("opencua", "pyautogui.moveTo(1, 2)\npyautogui.click()", (1, 2)),
            ("os-atlas-pro", "actions:\nCLICK <point>[[1,2]]</point>\nTYPE [12, 34]", (1, 2)),
            ("os-atlas-pro", "actions:\nTYPE [12, 34]", "another action"),
            ("cogagent-18b", "Grounded Operation:[a] b -> TYPE 1 at [[1,2,3,4]]", "another action"),
            ("gelab-zero", "action:TYPE\tvalue:a\tpoint:3,4\tsummary:b", "another action"),
            ("gelab-zero", "action:CLICK\tpoint:917,6", "truncated"),
        ]
    )


def test_a_refusal_in_words_is_one_whatever_numbers_follow() -> None:
    check(
        [
            ("gpt-text", "Target not existent in this 1920x1080 screenshot.", "refusal"),
            ("gpt-text", "Target not existent. The closest is at [0.1, 0.2].", "refusal"),
            ("qwen2-vl", "Target does not exist (0 of 3, 12, 34)", "refusal"),
            ("molmo", "There are none in the picture, only (12, 34).", "refusal"),
            ("generic-1000", "There is no such button. The nearest is at (512, 233).", "refusal"),
            ("claude", "There is no Save icon among the 12 icons.\nOne is at (5, 6).", "refusal"),
            ("generic-1000", "Sorry, the target does not exist on this [1920, 1080].", "refusal"),
            ("qwen3-vl", "The icon is not visible in the 1920x1080 screenshot.", "refusal"),
            # Not agreed on, and of the model's own eyes: neither a place nor a refusal.
            ("claude", "I can't find it. The screen is (1920, 1080).", "a refusal in other words"),
            ("claude", "I cannot see it; 2 toolbars are there.", "no coordinates"),
            # What is taken back, or answered all the same.
            ("generic-1000", "There is no label, but the icon is at (512, 233).", (512, 233)),
            ("generic-1000", "There is no label. I would click [512, 233].", (512, 233)),
            ("generic-1000", "It is not in the bar, it is at (40, 300).", (40, 300)),
            ("generic-1000", "The label is not visible.\n[512, 233]", (512, 233)),
            ("generic-1000", "Note: the icon is not labelled. It is at (5, 6).", (5, 6)),
            ("generic-1000", "(5, 6). There is no label.", (5, 6)),
        ]
    )


def test_a_call_that_gives_up_is_a_refusal_where_the_prompt_asks_for_it() -> None:
    call = (
        '<tool_call>{"name": "computer_use", "arguments": {"action": "terminate", "status": "%s"}}'
    )
    check(
        [
            ("gui-owl-1.5", call % "failure", "refusal"),
            ("gui-owl-1.5", call % "success", "another action"),
            ("qwen3-vl", call % "failure", "gave up"),
            ("opencua", "computer.terminate(status='failure')", "gave up"),
            ("opencua", "computer.terminate(status='success')", "another action"),
        ]
    )


WIDTH = "width and height instead of corners"
COUNT = "neither two nor four numbers"


def test_four_corners_are_a_box_or_nothing() -> None:
    box = (1.0, 2.0, 3.0, 4.0)
    check(
        [
            ("generic-1000", raw, expected)
            for raw, expected in (
                ("(1, 2), (3, 2), (3, 4), (1, 4)", box),
                ("[[1, 2], [3, 2], [3, 4], [1, 4]]", box),
                ('{"points": [[1, 2], [1, 4], [3, 4], [3, 2]]}', box),
                ('{"polygon": [[1, 2], [3, 2], [3, 4], [1, 4]]}', box),
                ('{"polygon": [[1, 2], [3, 9], [3, 4], [1, 4], [5, 5]]}', COUNT),
                ('{"corners": [[1, 2], [3, 9], [3, 4]], "label": "a"}', COUNT),
                ("[1, 2, 3, 2, 3, 4, 1, 4]", COUNT),
                ("[[1, 2], [3, 4], [5, 6], [7, 8]]", (1, 2)),  # a list of points
                ('{"top_left": [1, 2], "bottom_right": [3, 4]}', box),
                ('{"topLeft": {"x": 1, "y": 2}, "bottomRight": {"x": 3, "y": 4}}', box),
                ('{"bottom_left": [1, 4], "top_right": [3, 2]}', (1, 4, 3, 2)),
                ('{"top_left": {"x": 1, "y": 2}, "width": 2, "height": 2}', COUNT),
                ("Top-left: (1, 2), bottom-right: (3, 4)", box),
                ("- **Top-left**: (1, 2)\n- **Top-right**: (3, 2)\n- **Lower right**: (3, 4)", box),
                ("Top-left: (1, 2), top-right: (3, 2)", COUNT),
                ("It spans from (1, 2) to (3, 4).", box),
                ("It lies between (1, 2) and (3, 4).", box),
                ("Drag from (1, 2) to (3, 4).", "another action"),
                ("Buttons are at (1, 2) and (3, 4).", (1, 2)),
                ("x1=1, y1=2, x2=3, y2=2, x3=3, y3=4, x4=1, y4=4", COUNT),
                ('{"x1": 1, "y1": 2, "x2": 3, "y2": 2, "x3": 3, "y3": 4}', COUNT),
                ('<box x1="1" y1="2" x2="3" y2="2" x3="3" y3="4">', COUNT),
            )
        ]
    )


def test_width_and_height_are_no_corner() -> None:
    check(
        [
            ("generic-1000", raw, WIDTH)
            for raw in (
                '{"x": 1, "y": 2, "width": 3, "height": 4}',
                '{"bbox": {"x": 1, "y": 2, "w": 3, "h": 4}}',
                "x=1, y=2, width=3, height=4",
                "x: 1\ny: 2\nwidth: 3\nheight: 4",
                "click(x=1, y=2, width=3, height=4)",
                '<box x="1" y="2" width="3" height="4">',
            )
        ]
    )
    assert reading("generic-1000", '{"bbox_xywh": [1, 2, 3, 4]}') == "no coordinates"


def test_commas_that_may_be_decimal_are_no_box() -> None:
    decimal, thousands = "commas that may be decimal", "thousands separators"
    check(
        [
            ("generic-1", "[0,51, 0,23]", decimal),
            ("generic-1", "(0,51; 0,23)", decimal),
            ("generic-1", "0,51; 0,23", decimal),
            ("generic-1", "0,51 0,23", thousands),
            ("generic-1", "(0,512, 0,233)", thousands),
            ("generic-1", '{"point": [0,51, 0,23]}', decimal),
            ("generic-1", '{"point": "0,51, 0,23"}', decimal),
            ("generic-1", '{"x": "0,51", "y": "0,23"}', "no coordinates"),
            ("generic-1", "click(0,51, 0,23)", decimal),
            ("generic-1", "x=0,51, y=0,23", "no coordinates"),
            ("generic-1", "<box>0,51, 0,23</box>", decimal),
            ("generic-100", "(12,5%, 33,75%)", decimal),
            ("generic-1000", "[10,20,30,40]", (10, 20, 30, 40)),
            ("generic-1000", "[10, 20, 30, 40]", (10, 20, 30, 40)),
            ("generic-1000", "[[10,20],[30,40]]", (10, 20, 30, 40)),
        ]
    )


def test_signs_for_about_are_read() -> None:
    for raw in (
        "x ≈ 500, y ≈ 250",
        "(x ≈ 500, y ≈ 250)",
        "x ~ 500, y ~ 250",
        "x: ~500, y: ~250",
        "[≈500, ≈250]",
        "(~500, ~250)",
    ):
        assert reading("generic-1000", raw) == (500, 250), raw


def test_tags_may_mean_another_frame() -> None:
    parsed = parse_reply("seeclick", "<box>(331,20),(389,47)</box>", SIZE)
    assert parsed.given == pytest.approx((0.331, 0.02, 0.389, 0.047))
    assert parse_reply("seeclick", "(0.5,0.25)", SIZE).value == (500, 250)
    assert parse_reply("magma", "<box>(1,2),(3,4)</box>", SIZE).value == (1, 2, 3, 4)


def test_the_torn_json_of_a_chat_message_is_not_fished_in() -> None:
    raw = '{"role": "assistant", "reasoning": "Maybe (5, 6)", "content": "[1'
    assert reading("generic-1000", raw) == "truncated"


@pytest.mark.parametrize(
    ("name", "family"),
    [
        ("Qwen/Qwen3-VL-8B-Instruct", "qwen3-vl"),
        ("anthropic/claude-sonnet-4.5", "claude"),
        ("osunlp/UGround", "uground-v0"),
        ("ui-tars", "ui-tars"),
    ],
)
def test_replies_are_read_by_a_models_name(name: str, family: str) -> None:
    for raw in ("[[250, 500]]", "(250, 500)"):
        assert parse_reply(name, raw, (1024, 768)) == parse_reply(family, raw, (1024, 768))


def test_a_name_that_nobody_knows_is_refused_with_what_is_spelt_alike() -> None:
    with pytest.raises(UsageError, match=r"'gemini2'.*did you mean .*gemini"):
        parse_reply("gemini2", "[1, 2]", SIZE)
    with pytest.raises(UsageError, match="click-eval families lists them"):
        parse_reply("nobody/knows-it", "[1, 2]", SIZE)
