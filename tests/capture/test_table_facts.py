"""Tables of captured screens: what their columns hold, and what can be asked of their rows."""

from __future__ import annotations

from collections import Counter

import pytest

from pointerbench.asking import reasoning
from pointerbench.capture.tables import TITLE, facts_of, kind_of, list_kind
from pointerbench.elements.tree import Element, ElementTree, Group
from pointerbench.values.geometry import Box
from pointerbench.values.rng import Stream

COLUMNS = ("Name", "Size", "Type", "Modified")
ROWS = [
    {"Name": "letter.odt", "Size": "1,204", "Type": "Text", "Modified": "2026-02-03"},
    {"Name": "plan.svg", "Size": "88", "Type": "Drawing", "Modified": "2025-11-20"},
    {"Name": "song.ogg", "Size": "51,300", "Type": "Sound", "Modified": "2026-01-09"},
    {"Name": "notes.txt", "Size": "7", "Type": "Text", "Modified": "2026-02-28"},
]


@pytest.mark.parametrize(
    ("texts", "kind"),
    [
        (["1", "2.5", "-3", "1,204"], "number"),
        (["12 %", "7%"], "percent"),
        (["$5", "€ 1,200.50"], "money"),
        (["2026-02-03", "2025-11-20"], "date"),
        (["9:05", "23:59"], "time"),
        (["1.2 kB", "88 bytes"], "label"),
        (["12", "twelve"], "label"),
        (["", ""], "label"),
    ],
)
def test_a_column_is_what_all_its_cells_are(texts: list[str], kind: str) -> None:
    assert kind_of(texts) == kind


def test_rows_are_named_by_the_first_column_that_tells_them_apart() -> None:
    kind = list_kind(("Type", "Name", "Size"), ROWS)
    assert kind is not None
    assert kind.title == "Name"
    assert {name: fact.kind for name, fact in kind.facts.items()} == {
        "Type": "label",
        "Name": "label",
        "Size": "number",
    }


def test_rows_that_nothing_tells_apart_are_no_list() -> None:
    assert list_kind(("Type",), ROWS) is None
    assert list_kind(COLUMNS, ROWS[:2]) is None


def test_facts_are_numbers_where_they_can_be_compared() -> None:
    kind = list_kind(COLUMNS, ROWS)
    assert kind is not None
    facts = facts_of(ROWS[0], kind)
    assert (facts["Size"].value, facts["Size"].text) == (1204.0, "1,204")
    assert facts["Modified"].value == "2026-02-03"
    assert facts["Type"].value == "Text"


def test_the_rows_of_a_table_can_be_reasoned_about_in_both_languages() -> None:
    kind = list_kind(COLUMNS, ROWS)
    assert kind is not None
    groups = {"t": Group("t", Box(0, 0, 400, 200))}
    elements = []
    for at, row in enumerate(ROWS):
        box = Box(0, 40 * at, 400, 40 * at + 40)
        text = " ".join(row.values())
        groups[f"r{at}"] = Group(
            f"r{at}", box, "files", "t", at, row["Name"], facts_of(row, kind), text
        )
        elements.append(
            Element(
                f"e{at}", "text", box, text=row["Name"], group=f"r{at}", part=TITLE, active=True
            )
        )
    tree = ElementTree((400, 200), tuple(elements), groups, {"files": kind})
    asked = list(reasoning.propose(Stream("tables"), tree))
    assert len(asked) >= 10
    assert all(reasoning.resolve(one.query, tree) == [one.target] for one in asked)
    said = [one.wordings["en"] for one in asked]
    assert any("“Size”" in text or "“Modified”" in text for text in said)
    assert all(set("“”") & set(one.wordings["zh"]) for one in asked)
    assert len(Counter(said)) > 5
