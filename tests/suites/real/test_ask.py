"""Questions on a captured screen: what proves them, and what is never asked."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from pointerbench.asking.tasks import resolve
from pointerbench.capture.captured import CONFIRMED, CONTRADICTED, Captured, Evidence, State
from pointerbench.contract.task import Options
from pointerbench.elements.tree import Intent
from pointerbench.suites.real.ask import RealAsker, proofs
from pointerbench.suites.real.mixing import ROWS, SHARES, tasks_at
from pointerbench.values.geometry import Box
from pointerbench.values.rng import example_stream

HOVER = Evidence("hover", CONFIRMED, 0.97)


def control(number: int, type_: str = "button", **values: Any) -> Captured:
    """A proved control in a row of controls."""
    x, y = 20 + 110 * (number % 8), 20 + 60 * (number // 8)
    given: dict[str, Any] = {"text": f"Entry {number}", "role": "push button", "evidence": (HOVER,)}
    return Captured(
        f"e{number}", type_, Box(x, y, x + 90, y + 30), active=True, **{**given, **values}
    )


def screen(*elements: Captured) -> State:
    intents = {"keep": Intent("keep", {"en": ("Keep my work.",), "zh": ("存下来。",)}, {})}
    return State("start", (1000, 700), elements, functions=intents)


def test_all_tasks_of_a_screen_are_asked_about_different_elements() -> None:
    own = [control(number) for number in range(20)]
    asker = RealAsker(screen(*own), Counter())
    asked = asker.questions(example_stream(1, "real", "test", 0), ("spatial", "element", "refusal"))
    assert asked is not None
    assert [one.task for one in asked] == ["spatial", "element", "refusal"]
    assert len({one.target for one in asked}) == 3
    assert resolve(asked[-1].query, asker.tree) == []
    assert all(resolve(one.query, asker.tree) == [one.target] for one in asked[:-1])


@pytest.mark.parametrize(
    "evidence",
    [
        (),
        (Evidence("hit", CONFIRMED, 1.0), Evidence("stack", CONFIRMED, 1.0)),
        (HOVER, Evidence("press", CONTRADICTED, 0.2)),
    ],
)
def test_what_nothing_independent_proves_is_not_asked_for(evidence: tuple[Evidence, ...]) -> None:
    unproved = [control(number, evidence=evidence) for number in range(10)]
    asker = RealAsker(screen(*unproved, control(10)), Counter())
    stream = example_stream(2, "real", "test", 0)
    targets = {one.target for one in asker.proved(stream, "element", ())}
    assert targets == {"e10"}
    assert asker.rejects["unproved"] > 0


def test_rivals_count_proved_or_not() -> None:
    """Two buttons say the same: neither can be asked for, though only one is proved."""
    twins = [control(0, text="Save"), control(1, text="Save", evidence=())]
    asker = RealAsker(screen(*twins), Counter())
    assert list(asker.proved(example_stream(3, "real", "test", 0), "element", ())) == []


def test_what_lies_behind_a_dialog_is_not_asked_for() -> None:
    behind = [replace(control(number), active=False) for number in range(4)]
    asker = RealAsker(screen(*behind, control(4)), Counter())
    stream = example_stream(9, "real", "test", 0)
    assert {one.target for one in asker.proved(stream, "element", ())} == {"e4"}
    assert asker.rejects["inactive"] > 0


def test_scroll_bars_are_not_asked_for() -> None:
    bars = [control(0, "slider", role="scroll bar", text=""), control(1)]
    asker = RealAsker(screen(*bars), Counter())
    asked = [
        one.target for one in asker.proved(example_stream(4, "real", "test", 0), "element", ())
    ]
    assert "e0" not in asked


def test_a_function_needs_something_that_says_what_the_control_does() -> None:
    silent = control(0, "icon", text="", function="keep")
    told = replace(silent, description="Save the file")
    for element, wanted in ((silent, 0), (told, 1)):
        asker = RealAsker(screen(element, control(1)), Counter())
        stream = example_stream(5, "real", "test", 0)
        assert len(list(asker.proved(stream, "functional", ()))) == wanted


def test_no_refusal_is_made_of_a_function_as_a_menu_may_hide_it() -> None:
    own = [control(0, "icon", text="", function="keep", description="Save the file")]
    asker = RealAsker(screen(*own), Counter())
    assert asker.questions(example_stream(6, "real", "test", 0), ("functional", "refusal")) is None


def test_a_tab_is_not_told_by_the_line_below_its_name() -> None:
    tab = control(0, "tab", ink="#3584e4", role="page tab")
    asker = RealAsker(screen(tab, control(1)), Counter())
    assert list(asker.proved(example_stream(7, "real", "test", 0), "visual", ())) == []


def test_a_radio_button_is_called_one() -> None:
    choices = [control(n, "checkbox", role="radio button", text=f"Way {n}") for n in range(3)]
    asker = RealAsker(screen(*choices), Counter())
    stream = example_stream(8, "real", "test", 0)
    queries = [one.query["where"] for one in asker.proved(stream, "element", ())]
    assert {where["type"] for where in queries if "type" in where} == {"radio"}


def test_proofs_are_named_once_in_their_order() -> None:
    evidence = (Evidence("stack", CONFIRMED), Evidence("press", "silent"), HOVER, HOVER)
    assert proofs(control(0, evidence=evidence)) == ["stack", "hover"]


def test_tasks_are_mixed_as_their_shares_say() -> None:
    counted = Counter(task for screen in range(500) for task in tasks_at(screen, Options()))
    assert set(counted) == set(SHARES)
    total = sum(SHARES.values())
    for task, share in SHARES.items():
        assert counted[task] == pytest.approx(500 * ROWS * share / total, rel=0.2), task
    assert all(tasks_at(screen, Options()).count("refusal") <= 1 for screen in range(100))


def test_users_choose_tasks() -> None:
    assert set(tasks_at(3, Options(mix={"spatial": 1.0}))) == {"spatial"}
    only = Options(only={"task": ("element", "refusal")})
    assert set(tasks_at(4, only)) <= {"element", "refusal"}
