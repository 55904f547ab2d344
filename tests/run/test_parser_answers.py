"""Replies that families really give, beside the shared rows, and the numbers that they mean, in the
model's own frame."""

from __future__ import annotations

import json

import pytest

from pointerbench.run import parse_reply

SIZE = (1920, 1080)
CALL = '{"name": "computer_use", "arguments": {"action": "left_click", "coordinate": [483, 214]}}'


def given(family: str, raw: str) -> tuple[float, ...] | str | None:
    """The numbers that were read, or why there are none."""
    parsed = parse_reply(family, raw, SIZE)
    return parsed.reason or ("refusal" if parsed.kind == "refusal" else parsed.given)


ANSWERS: list[tuple[str, str, tuple[float, ...]]] = [
    # Qwen2.5-VL and its descendants
    ("qwen2.5-vl", "483, 214]}}\n</tool_call>", (483, 214)),
    ("qwen2.5-vl", "[483, 214]}}\n</tool_call>", (483, 214)),
    ("qwen2.5-vl", "483, 214, 500, 230]}}\n</tool_call>", (483, 214, 500, 230)),
    ("se-gui", " 483, 214]}}</tool_call><|im_end|>", (483, 214)),
    ("se-gui", "483, 214]", (483, 214)),
    ("qwen2.5-vl", f"<tool_call>\n{CALL}\n</tool_call><|im_end|>", (483, 214)),
    ("qwen2.5-vl", f"<tool_call>{CALL[:-2]}", (483, 214)),
    ("qwen2.5-vl", f"```json\n{CALL}\n```", (483, 214)),
    ("qwen2.5-vl", f"<tool_call>\n```json\n{CALL}\n```\n</tool_call>", (483, 214)),
    ("qwen2.5-vl", CALL.replace('"', "'"), (483, 214)),
    (
        "fara",
        f"I will click it. {{not json}} <tool_call>{CALL.replace(chr(34), chr(39))}",
        (483, 214),
    ),
    ("qwen2.5-vl", json.dumps({"name": "computer_use", "arguments": CALL[38:-1]}), (483, 214)),
    (
        "qwen2.5-vl",
        f"<tool_call>{json.dumps({'name': 'computer_use', 'arguments': CALL[38:-1]})}</tool_call>",
        (483, 214),
    ),
    (
        "qwen2.5-vl",
        json.dumps(
            {
                "role": "assistant",
                "content": None,
                "tool_calls": [
                    {
                        "id": "call_1",
                        "type": "function",
                        "function": {"name": "computer_use", "arguments": CALL[38:-1]},
                    }
                ],
            }
        ),
        (483, 214),
    ),
    (
        "qwen2.5-vl",
        json.dumps({"choices": [{"message": {"content": f"<tool_call>{CALL}</tool_call>"}}]}),
        (483, 214),
    ),
    (
        "qwen2.5-vl",
        json.dumps([{"type": "text", "text": "I"}, {"type": "text", "text": "[[483, 214]]"}]),
        (483, 214),
    ),
    ("qwen2.5-vl", '{"coordinate": ["483", "214"], "action": "left_click"}', (483, 214)),
    ("qwen2.5-vl", '{"coordinate": [[483, 214]], "action": "left_click"}', (483, 214)),
    ("qwen2.5-vl", '{"coordinate": "483, 214", "action": "left_click"}', (483, 214)),
    ("qwen2.5-vl", '{"coordinate": "(483, 214)", "action": "double_click"}', (483, 214)),
    ("qwen2.5-vl", '{"bbox_2d": [10, 20, 30, 40], "label": "the "Save" icon"}', (10, 20, 30, 40)),
    ("qwen2.5-vl", '{"label": "the "Save" icon", "bbox_2d": [10, 20, 30, 40]}', (10, 20, 30, 40)),
    ("qwen2.5-vl", "```json\n{'label': 'the user's menu', 'point_2d': [10, 20]}\n```", (10, 20)),
    ("qwen2.5-vl", '{"point_2d": [10, 20],}', (10, 20)),
    ("qwen2.5-vl", '{"x1": 10, "y1": 20, "x2": 30, "y2": 40}', (10, 20, 30, 40)),
    ("qwen2.5-vl", '{"x2": 30, "y2": 40, "y1": 20, "x1": 10}', (10, 20, 30, 40)),
    ("qwen2.5-vl", '[{"point_2d": [1, 2]}, {"point_2d": [3, 4]}]', (1, 2)),
    ("qwen2.5-vl", '{"point_2d": [1, 2]}\n{"point_2d": [3, 4]}', (3, 4)),
    ("qwen2.5-vl", '{"bbox_2d": [1, 2, 30, 40], "point_2d": [3, 4]}', (3, 4)),
    ("qwen2.5-vl", "(483px, 214px)", (483, 214)),
    (
        "qwen2.5-vl",
        '<tool_call>{"name": "computer_use", "arguments": {"action": "left_click", "coordinate": '
        '[1, 2]}}</tool_call>\n<tool_call>{"name": "computer_use", "arguments": {"action": "type", '
        '"text": "12, 34"}}</tool_call>',
        (1, 2),
    ),
    (
        "qwen2.5-vl",
        '<tool_call>{"name": "computer_use", "arguments": {"action": "mouse_move", "coordinate": '
        '[1, 2]}}</tool_call>\n<tool_call>{"name": "computer_use", "arguments": {"action": '
        '"left_click"}}</tool_call>',
        (1, 2),
    ),
    ("groundnext", '{"action": "mouse_move", "coordinate": [1, 2]}', (1, 2)),
    (
        "jedi",
        '⚗\n{"name": "computer_use", "arguments": {"action": "click", "x": 4, "y": 5}}',
        (4, 5),
    ),
    ("gui-g2", "```\n[850,1149,967,1177]\n```", (850, 1149, 967, 1177)),
    ("ui-venus-ground-7b", "[826,616,840,632].", (826, 616, 840, 632)),
    ("gta1-2507", "(1918,28)<|im_end|>", (1918, 28)),
    ("gta1", "```python\npyautogui.click(x=1443, y=343)\n```", (1443, 343)),
    ("gta1", "pyautogui.click(1443, 343)", (1443, 343)),
    ("opencua", "pyautogui.click(x=10, y=20, clicks=2, button='left')", (10, 20)),
    ("opencua", "```python\npyautogui.moveTo(10, 20)\npyautogui.click()\n```", (10, 20)),
    ("opencua", "pyautogui.moveTo(1, 2)\npyautogui.click(10, 20)\npyautogui.write('5')", (10, 20)),
    ("opencua", "import pyautogui\npyautogui.rightClick((10, 20))", (10, 20)),
    ("holo1.5", '{"action": "click_absolute", "x": "947", "y": "338"}', (947, 338)),
    ("holo1", "Click(352, 348)\n", (352, 348)),
    ("holo2", '{"X": 552, "Y": 404}', (552, 404)),
    ("holo2", "{x: 552, y: 404}", (552, 404)),
    # Qwen3-VL
    ("qwen3-vl", '```json\n```json\n{"point_2d": [447, 81]}\n```\n```', (447, 81)),
    ("qwen3-vl", '\ufeff{"point_2d": [447, 81]}', (447, 81)),
    ("qwen3-vl", '```json\r\n[\r\n\t{"point_2d": [447, 81]}\r\n]\r\n```\r\n', (447, 81)),
    ("qwen3-vl", '{"point_2d": {"x": 447, "y": 81}}', (447, 81)),
    ("qwen3-vl", '{"answer": {"point_2d": [447, 81]}}', (447, 81)),
    ("qwen3-vl", '{"search box": [4, 5, 6, 7]}', (4, 5, 6, 7)),
    ("qwen3-vl", '{"POINT_2D": [447, 81]}', (447, 81)),
    ("qwen3-vl", '{"coordinate": [512, 63], "action": "click"} is it.', (512, 63)),
    ("qwen3-vl", "The point is (512, 63).", (512, 63)),
    ("qwen3-vl", '{"type": "button", "name": "Save", "bbox_2d": [4, 5, 6, 7]}', (4, 5, 6, 7)),
    (
        "qwen3-vl",
        '{"action": "Close the dialog by the cross", "point_2d": [447, 81]}',
        (447, 81),
    ),
    ("qwen3-vl-thinking", "</think>\n\n447, 81", (447, 81)),
    ("qwen3-vl-thinking", "<think>\n</think>\n\n[447, 81]", (447, 81)),
    ("qwen3-vl-thinking", "[447, 81]", (447, 81)),
    ("qwen3-vl-thinking", "The button is at [447, 81].", (447, 81)),
    (
        "qwen3-vl-thinking",
        json.dumps({"message": {"content": "(1, 1)</think>[447, 81]"}, "finish_reason": "stop"}),
        (447, 81),
    ),
    (
        "mai-ui",
        "<grounding_think>at [1, 2]</grounding_think><answer>[109,608]</answer>",
        (109, 608),
    ),
    ("mai-ui", '<answer>{"coordinate": [109,608]}', (109, 608)),
    ("mai-ui", '(1, 2)</thinking><answer>\n{"coordinate": [109,608]}\n</answer>', (109, 608)),
    ("ui-venus-1.5", "[480,90],[544,104]", (480, 90, 544, 104)),
    ("ui-venus-1.5", "[[480,90],[544,104]]", (480, 90, 544, 104)),
    ("ernie-4.5-vl", '<think>a</think>```json\n{"x": 5, "y": 6}\n```', (5, 6)),
    # UI-TARS, Seed
    ("ui-tars", "Action: right_single(start_box='(44,871)')", (44, 871)),
    ("ui-tars", "Action: click(start_box='[44,871]')", (44, 871)),
    ("ui-tars", "Action: click(start_box='(44, 871, 60, 900)')", (44, 871, 60, 900)),
    ("ui-tars", "Action: long_press(start_box='(44,871)', time='')", (44, 871)),
    ("ui-tars", "Thought: a\nAction: click(start_box='(1,2)')\n\nwait()", (1, 2)),
    ("ui-tars-1.5", "Action: click(start_box='<point>44 871</point>')", (44, 871)),
    ("ui-tars-1.5", '{"raw": 1, "coordinate": [44, 871]}', (44, 871)),
    ("seed-vl", "Action: click(point='<point>383 808</point>'')", (383, 808)),
    ("seed-vl", "<bbox>175, 98, 791, 476</bbox>", (175, 98, 791, 476)),
    ("seed-vl", "&lt;point&gt;450 417&lt;/point&gt;", (450, 417)),
    ("seed-vl", "<point>(450, 417)</point>", (450, 417)),
    ("seed-vl", "<point>1 2</point><point>3 4</point>", (1, 2)),
    (
        "seed-vl",
        "Thought: x\n<seed:tool_call><function=click><parameter=x>450</parameter>"
        "<parameter=y>417</parameter></function></seed:tool_call>",
        (450, 417),
    ),
    # tags
    ("qwen2-vl", "<|box_start|>(412,88),(446,121)<|box_end|>", (412, 88, 446, 121)),
    ("os-atlas-base-7b", "<|box_start|>[[331, 20]]<|box_end|>", (331, 20)),
    ("internvl2.5", "<box>[[1, 2, 3, 4], [5, 6, 7, 8]]</box>", (1, 2, 3, 4)),
    ("minicpm-v", "<box>905  18\n941 52</box>", (905, 18, 941, 52)),
    ("molmo", '<point x="61.5" y="40.4">', (61.5, 40.4)),
    ("molmo", "<point x='61.5' y='40.4' alt=\"a\">a</point>", (61.5, 40.4)),
    ("molmo", '<points x1= 61.5 y1= 40.4 x2="1" y2="2" alt="a">a</points>', (61.5, 40.4)),
    ("molmo", '<point alt="click(5, 6)" x="61.5" y="40.4">{"x": 1, "y": 2}</point>', (61.5, 40.4)),
    ("molmo", 'Here: <point x="61.5" y="40.4" alt="a > b">a</point>', (61.5, 40.4)),
    ("molmo2", '<points coords="1 1 500 320;2 1 640 320">a</points>', (500, 320)),
    ("molmo2", '<points coords="1 1 0500 0320\t2 1 0640 0320">a</points>', (500, 320)),
    ("molmo2", "<points coords='1 7 500 320'>a</points>", (500, 320)),
    ("molmopoint-gui", "[[1, 0, 812.5, 344.0], [2, 0, 5.0, 6.0]]", (812.5, 344)),
    # APIs
    (
        "claude",
        '{"role": "assistant", "content": [{"type": "tool_use", "name": "computer", '
        '"input": {"action": "double_click", "coordinate": [7, 8]}}], "stop_reason": "tool_use"}',
        (7, 8),
    ),
    (
        "claude",
        '[{"type": "tool_use", "name": "computer", "input": {"action": "mouse_move", "coordinate": '
        '[1, 2]}}, {"type": "tool_use", "name": "computer", "input": {"action": "left_click", '
        '"coordinate": [7, 8]}}]',
        (7, 8),
    ),
    (
        "claude",
        '[{"type": "thinking", "thinking": "(1, 2)"}, {"type": "text", "text": "(7, 8)"}]',
        (7, 8),
    ),
    ("gemini", '{"box_2d": [1, 2, 3, 4], "label": "a"}', (1, 2, 3, 4)),
    ("gemini", '{"x": 2, "y": 1}', (1, 2)),  # keyed: given in the family's order, y first
    ("gemini", "<thought>(5, 6)</thought>[472, 592]", (472, 592)),
    (
        "gemini",
        '{"candidates": [{"content": {"parts": [{"text": "(9, 9)", "thought": true}, '
        '{"text": "[{\\"point\\": [472, 592]}]"}]}, "finishReason": "STOP"}]}',
        (472, 592),
    ),
    (
        "gemini-computer-use",
        '{"parts": [{"text": "I click at (1, 2)."}, {"functionCall": {"name": "click_at", '
        '"args": {"x": 5, "y": 6}}}]}',
        (5, 6),
    ),
    (
        "gemini-computer-use",
        '{"functionCall": {"name": "hover_at", "args": {"x": 5, "y": 6}}}',
        (5, 6),
    ),
    (
        "gpt-computer-use",
        '{"output": [{"type": "reasoning", "summary": []}, {"type": "computer_call", '
        '"action": {"type": "double_click", "x": 5, "y": 6}}]}',
        (5, 6),
    ),
    ("gpt-text", "[[0.1,0.2,0.3,0.4]]\n", (0.1, 0.2, 0.3, 0.4)),
    ("grok", "**x**: 512, **y**: 233", (512, 233)),
    ("grok", "- x: 512\n- y: 233", (512, 233)),
    ("grok", "\\boxed{512, 233}", (512, 233)),
    ("grok", "$\\boxed{(512, 233)}$", (512, 233)),
    ("grok", "First I thought [1, 2]. **Final answer:** [512, 233]", (512, 233)),
    ("moondream", '{"points": [{"y": 0.4, "x": 0.6}]}', (0.6, 0.4)),
    ("kimi-vl", "(y=0.5, x=0.2)", (0.2, 0.5)),
    ("internvl3.5", "<action>\nclick(y=0.30, x=0.45)\n</action><|im_end|>", (0.45, 0.3)),
    ("aguvis", "assistantos\npyautogui.click(x=0.51, y=0.24)", (0.51, 0.24)),
    ("showui", "{'action': 'CLICK', 'value': 'OK', 'position': (0.49, 0.42)}", (0.49, 0.42)),
    ("showui", "[{'action': 'CLICK', 'value': None, 'position': [0.49, 0.42]}]", (0.49, 0.42)),
    ("cogagent", "Grounded Operation: RIGHT_CLICK(box=[[219,186,311,207]])", (219, 186, 311, 207)),
    ("glm-4.5v", "<answer><|begin_of_box|>[[1,2,3,4]]<|end_of_box|></answer>", (1, 2, 3, 4)),
    ("glm-4.5v", "<|begin_of_box|>[[1,2,3,4],[5,6,7,8]]<|end_of_box|>", (1, 2, 3, 4)),
    # anything else
    ("generic-1000", "512 233", (512, 233)),
    ("generic-1000", "512,233\n", (512, 233)),
    ("generic-1000", "Answer: 512, 233", (512, 233)),
    ("generic-1000", "Answer: (512, 233)<|im_end|></s>", (512, 233)),
    ("generic-1000", "512, 233\n\nThis is the middle of the button.", (512, 233)),
    ("generic-1000", "( 512 ;233 )", (512, 233)),
    ("generic-1000", "[512,\u00a0233]", (512, 233)),
    ("generic-1000", "[512,\u200b 233]", (512, 233)),
    ("generic-1000", "[51\u200b2, 233]", (512, 233)),
    ("generic-1000", '["512", "233"]', (512, 233)),
    ("generic-1000", "['512', '233']", (512, 233)),
    ("generic-1000", "[0512, 0233]", (512, 233)),
    ("generic-1000", "<512, 233>", (512, 233)),
    ("generic-1000", "{“x”: 512, “y”: 233}", (512, 233)),
    ("generic-1000", "x = 512 and y = 233", (512, 233)),
    ("generic-1000", "X: 512 Y: 233", (512, 233)),
    ("generic-1000", "y=233, x=512", (512, 233)),
    ("generic-1000", "x1=1, y1=2, x2=3, y2=4", (1, 2, 3, 4)),
    ("generic-1000", "The picture is 1920x1080; rgb(1, 2, 3); it is at [512, 233].", (512, 233)),
    ("generic-1000", "[5e2, 2.33E2]", (500, 233)),
    ("generic-1000", "[+512, .5]", (512, 0.5)),
    ("generic-100", "(45.5%, 12%)", (45.5, 12)),
    ("generic-100", '{"x": "45.5%", "y": "12%"}', (45.5, 12)),
    ("generic-px", "512px, 233px", (512, 233)),
    ("generic-1000", "100, 200, 300, 400", (100, 200, 300, 400)),
    ("generic-1000", "[100, -5]", (100, -5)),
    ("generic-1000", "Click(x=512, y=233)", (512, 233)),
    ("generic-1000", "tap(512, 233)", (512, 233)),
    ("generic-1000", "The type(s) of field is at (512, 233)", (512, 233)),
    ("generic-1000", '{"thought": "not (1, 2)", "coordinates": {"x": 512, "y": 233}}', (512, 233)),
    ("generic-1000", '{"start_point": [512, 233]}', (512, 233)),
    ("generic-1000", '{"role": "button", "error": null, "bbox": [1, 2, 3, 4]}', (1, 2, 3, 4)),
    ("generic-1000", '{"action": "click", "content": "5, 6", "x": 1, "y": 2}', (1, 2)),
    ("generic-1000", '{"content": "(1, 2)"}', (1, 2)),
    ("generic-1000", '{"tool_calls": [{"name": "click", "args": {"x": 1, "y": 2}}]}', (1, 2)),
    ("generic-1000", '<point x1="512" y1="233">', (512, 233)),
    ("generic-1000", "<think>a <think>b</think> (1, 2)</think> (512, 233)", (512, 233)),
]


@pytest.mark.parametrize(("family", "raw", "numbers"), ANSWERS, ids=lambda value: str(value)[:50])
def test_answers(family: str, raw: str, numbers: tuple[float, ...]) -> None:
    assert given(family, raw) == numbers
