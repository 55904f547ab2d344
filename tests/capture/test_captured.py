"""Captured screens: what is written is what is read, and what the tasks see of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from pointerbench.capture.captured import Captured, Evidence, State
from pointerbench.capture.stored import read_state, states_of, write_state
from pointerbench.elements.tree import Fact, FactKind, Group, ListKind
from pointerbench.values.errors import UsageError
from pointerbench.values.geometry import Box

SAVE = Captured(
    id="e1",
    type="icon",
    box=Box(10, 20, 42, 52),
    role="push button",
    name="Save",
    description="Save the current file (Ctrl+S)",
    shortcut="Ctrl+S",
    group="bar",
    active=True,
    path="0/3/1",
    evidence=(
        Evidence("hover", "confirmed", 0.98, Box(11, 21, 41, 51)),
        Evidence("press", "silent"),
        Evidence("tooltip", "confirmed", 1.0, text="Save the current file"),
    ),
    after="saved",
)
TITLE = Captured("e2", "text", Box(60, 20, 160, 40), role="label", name="Totals", text="Totals")
SORT = ListKind(
    {"en": ("row", "rows"), "zh": ("行", "一")},
    "item",
    {"price": FactKind("money", {"en": {"name": "price", "max": "dearest", "min": "cheapest"}})},
    {},
)
STATE = State(
    "start",
    (640, 480),
    (SAVE, TITLE),
    groups={
        "bar": Group("bar", Box(0, 10, 640, 60)),
        "r1": Group("r1", Box(0, 70, 640, 90), "rows", "", 0, "Tea", {"price": Fact(2.5, "2.50")}),
    },
    kinds={"rows": SORT},
    language="zh",
    title="Book1 - Sheets",
)


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    path = write_state(tmp_path, STATE)
    assert path.name == "start.elements.jsonl"
    assert read_state(path) == STATE
    assert states_of(tmp_path) == (STATE,)


def test_nothing_is_lost_on_the_way_to_the_tree(tmp_path: Path) -> None:
    tree = read_state(write_state(tmp_path, STATE)).tree()
    assert (tree.size, tree.language, tree.platform) == ((640, 480), "zh", "desktop")
    assert tree.groups == STATE.groups
    assert tree.kinds == STATE.kinds
    assert [(e.id, e.box, e.group, e.active) for e in tree.elements] == [
        ("e1", SAVE.box, "bar", True),
        ("e2", TITLE.box, "", False),
    ]


def test_a_name_that_is_drawn_is_text_and_no_name() -> None:
    assert [element.name for element in STATE.tree().elements] == ["Save", ""]


@pytest.mark.parametrize(
    ("evidence", "proved"),
    [
        ([], False),
        ([("hit", "confirmed"), ("stack", "confirmed")], False),
        ([("hover", "silent"), ("press", "confirmed")], True),
        ([("hover", "contradicted"), ("tooltip", "confirmed")], False),
        ([("click", "confirmed")], True),
    ],
)
def test_only_what_changed_or_arrived_is_a_proof(
    evidence: list[tuple[str, str]], proved: bool
) -> None:
    found = tuple(Evidence(kind, verdict) for kind, verdict in evidence)
    assert Captured("e", "icon", Box(0, 0, 9, 9), evidence=found).proved is proved


def test_a_tree_of_what_is_proved_keeps_what_no_click_could_prove() -> None:
    loose = Captured("e3", "button", Box(0, 0, 9, 9), active=True)
    state = State("s", (99, 99), (SAVE, TITLE, loose), groups=STATE.groups)
    assert [element.id for element in state.tree(proved=True).elements] == ["e1", "e2"]


HEADER = '{"header": {"size": [9, 9], "language": "en", "platform": "web", "groups": []}}\n'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", ":1: expected the line"),
        ("{}\n", ":1: expected the line"),
        ("[]\n", ":1: expected a JSON object"),
        (HEADER + "{\n", ":2: expected a JSON object"),
        (HEADER + '{"id": "e", "type": "icon", "box": [5, 5, 5, 9]}\n', ":2: expected a box"),
        (HEADER + '{"id": "e", "type": "knob", "box": [5, 5, 8, 9]}\n', "one of icon, button"),
        (HEADER + '{"id": "e", "typ": "icon", "box": [5, 5, 8, 9]}\n', "keys of an element"),
        (
            HEADER + '{"id": "e", "type": "icon", "box": [5, 5, 8, 9], "group": "g"}\n',
            ":1: element e is of the group 'g'",
        ),
        (
            HEADER + '{"id": "e", "type": "icon", "box": [5, 5, 8, 9]}\n' * 2,
            ":3: the id 'e' is there already",
        ),
    ],
)
def test_a_broken_file_is_named_with_its_line(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "start.elements.jsonl"
    path.write_text(text)
    with pytest.raises(UsageError) as error:
        read_state(path)
    assert str(path) in str(error.value)
    assert said in str(error.value)
