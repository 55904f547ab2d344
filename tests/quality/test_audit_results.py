"""Answers judged and counted: clicks by the scorer's rule, kappa by a second construction."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest
from audit_sets import begun, box_of, row_of, write_rows, write_set
from hypothesis import given
from hypothesis import strategies as st

from pointerbench import eval as scorer
from pointerbench.quality.audit import command
from pointerbench.quality.audit.page import AuditPage
from pointerbench.quality.audit.plan import Plan, read_plan
from pointerbench.quality.audit.results import read_found, results
from pointerbench.quality.audit.text import short_names
from pointerbench.quality.kappa import agreement, kappa
from pointerbench.values.errors import UsageError


def test_kappa_of_a_published_table() -> None:
    """The grants of https://en.wikipedia.org/wiki/Cohen%27s_kappa: 20 yes and 15 no together, 5 and
    10 apart: 0.4."""
    pairs = [("y", "y")] * 20 + [("y", "n")] * 5 + [("n", "y")] * 10 + [("n", "n")] * 15
    assert kappa(pairs) == pytest.approx(0.4)
    assert agreement(pairs) == pytest.approx(0.7)
    assert kappa([("y", "y")] * 3) is None
    assert kappa([]) is None


@given(st.lists(st.tuples(st.sampled_from("abcd"), st.sampled_from("abcd")), min_size=1))
def test_kappa_is_that_of_the_matrix_of_counts(pairs: list[tuple[str, str]]) -> None:
    n = len(pairs)
    matrix = [[sum(pair == (a, b) for pair in pairs) for b in "abcd"] for a in "abcd"]
    same = Fraction(sum(matrix[k][k] for k in range(4)), n)
    lots = sum(
        Fraction(sum(matrix[k]), n) * Fraction(sum(row[k] for row in matrix), n) for k in range(4)
    )
    found = kappa(pairs)
    assert found == (None if lots == 1 else pytest.approx(float((same - lots) / (1 - lots))))
    if found is not None:
        swapped = kappa([(b, a) for a, b in pairs])
        assert swapped == pytest.approx(found)
        assert found <= 1


def judged(plan: Plan, who: str, verdicts: dict[str, str], **more: Any) -> None:
    """An annotator's verdicts by id."""
    page = AuditPage(plan)
    page.begin(who)
    keys = {item.id: item.key for item in plan.items}
    for id, verdict in verdicts.items():
        page.save({"key": keys[id], "verdict": verdict, "seconds": 2, **more})
    page.close()


def counts(one: dict[str, Any]) -> dict[str, int]:
    return {name: part["count"] for name, part in one["verdicts"].items() if part["count"]}


def test_a_row_is_what_most_annotators_say(tmp_path: Path) -> None:
    one, two = write_set(tmp_path / "one", 4, "a"), write_set(tmp_path / "two", 3, "b")
    plan = begun(tmp_path / "out", one, two)
    judged(plan, "anna", {"a_0": "right", "a_1": "right", "a_2": "mismatch", "b_0": "ambiguous"})
    judged(plan, "ben", {"a_0": "right", "a_1": "localisation", "a_2": "mismatch"}, note="why")
    judged(plan, "cem", {"a_0": "mismatch", "b_1": "right"})
    found = results(read_found(plan))
    first, second = found["sets"]
    assert counts(first) == {"right": 1, "mismatch": 1, "split": 1}
    assert counts(second) == {"right": 1, "ambiguous": 1}
    assert (first["n"], first["sampled"], second["n"]) == (3, 4, 2)
    assert (first["judged_by_several"], first["disagreed"]) == (3, 2)
    share = found["all"]["verdicts"]["right"]
    assert share["share"] == pytest.approx(2 / 5)
    assert share["ci95"] == pytest.approx(scorer.wilson(2, 5), abs=1e-5)
    pair = found["agreement"][0]
    assert (pair["annotators"], pair["n"]) == (["anna", "ben"], 3)
    assert pair["share"] == pytest.approx(2 / 3, abs=1e-4)
    # right and mismatch of anna: 2/3, 1/3; right, localisation, mismatch of ben: 1/3 each.
    assert pair["kappa"] == pytest.approx((2 / 3 - 1 / 3) / (1 - 1 / 3), abs=1e-4)
    assert [row["id"] for row in found["split_rows"]] == ["a_1"]
    assert found["split_rows"][0]["notes"] == {"ben": "why"}
    assert {row["id"] for row in found["wrong_rows"]} == {"a_2", "b_0"}
    assert found["sets"][0]["by_annotator"]["ben"]["n"] == 3


def test_results_are_printed_as_text_markdown_and_json(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = begun(tmp_path / "out", write_set(tmp_path / "one", 4), write_set(tmp_path / "two", 3))
    assert command.main([str(plan.folder), "--results"]) == 0
    assert "nobody yet" in capsys.readouterr().out
    judged(plan, "anna", {"a_0": "right", "a_1": "mismatch"}, note="a | b\n\x1b[31m")
    judged(plan, "ben", {"a_0": "right"})
    assert command.main([str(plan.folder), "--results"]) == 0
    text = capsys.readouterr().out
    assert "all sets" in text
    assert "\x1b" not in text
    assert "n/a" in text  # kappa, where only "right" was said by both
    assert command.main([str(plan.folder), "--results", "--markdown"]) == 0
    assert "| set | judged | right |" in capsys.readouterr().out
    assert command.main([str(plan.folder), "--results", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["annotators"][0] == {"name": "anna", "answered": 2, "seconds": 2.0}


@pytest.mark.parametrize(
    ("names", "short"),
    [
        (["data/gd/test"], ["gd/test"]),
        (["/a/one/gd/test", "/a/two/gd/test"], ["one/gd/test", "two/gd/test"]),
        (["one", "two"], ["one", "two"]),
        ([], []),
    ],
)
def test_sets_are_called_by_the_ends_of_their_paths(names: list[str], short: list[str]) -> None:
    assert short_names(names) == short


def test_a_click_is_judged_by_the_scorers_rule(tmp_path: Path) -> None:
    (one := tmp_path / "one").mkdir()
    box = box_of(2)
    rows = [
        row_of(0),
        row_of(4),
        {**row_of(2), "eval": {"type": "iou", "bbox": box, "min_iou": 0.9}},
        {**row_of(3), "eval": {"type": "point_in_bbox", "polygon": [[0, 0], [100, 0], [0, 100]]}},
    ]
    write_set(one, 5)
    write_rows(one, rows)
    plan = begun(tmp_path / "out", one, blind=True)
    page = AuditPage(plan)
    page.begin("anna")
    keys = {item.id: item.key for item in plan.items}
    assert all("shapes" not in item for item in page.state()["items"])

    def click(id: str, **said: Any) -> dict[str, Any]:
        with pytest.raises(UsageError, match="first click"):
            page.save({"key": keys[id], "verdict": "right"})
        found: dict[str, Any] = page.save({"key": keys[id], **said})["answer"]
        with pytest.raises(UsageError, match="made once"):
            page.save({"key": keys[id], **said})
        return found

    _, y1, x2, _ = box_of(0)
    hit = click("a_0", click=[x2, y1])  # closed, as the scorer has it
    assert (hit["hit"], hit["distance"]) == (True, 0.0)
    nothing = click("a_4", nothing=True)
    assert (nothing["hit"], nothing["click"]) == (True, None)
    missed = click("a_2", click=[box[0] - 3, box[1] - 4])
    assert (missed["hit"], missed["distance"]) == (False, 5.0)
    assert click("a_3", click=[60, 60])["hit"] is False  # in its hull, out of the polygon
    for wrong in ([401, 5], [5, -1], [float("nan"), 1], "x", [1]):
        with pytest.raises(UsageError):
            page.save({"key": keys["a_0"], "click": wrong})
    page.save({"key": keys["a_0"], "verdict": "right", "seconds": 1})
    page.close()
    clicks = results(read_found(read_plan(plan.folder)))["all"]["clicks"]
    assert (clicks["n"], clicks["hits"], clicks["nothing"]) == (4, 2, 1)
    assert clicks["missed_by"] == 2.5  # 5 px, and 0 from the hull of the polygon


def test_nothing_wrong_is_kept(tmp_path: Path) -> None:
    plan = begun(tmp_path / "out", write_set(tmp_path / "one", 3))
    page = AuditPage(plan)
    page.begin("anna")
    wrongs: tuple[Any, ...] = (
        *({"key": "9", "verdict": "right"}, {"key": "1", "verdict": "fine"}, [], {"id": "a_0"}),
        *({"key": "1", "note": 3}, {"key": "1", "note": "x" * 4001}, {"key": "1", "click": [1, 1]}),
        *({"key": "1", "verdict": "right", "seconds": -1}, {"key": "1", "hit": True}),
        {"key": "1", "verdict": "right", "seconds": float("inf")},
    )
    for wrong in wrongs:
        with pytest.raises(UsageError):
            page.save(wrong)
    page.close()
    assert (plan.answers / "anna.jsonl").read_bytes() == b""


def test_answers_of_another_audit_are_named(tmp_path: Path) -> None:
    plan = begun(tmp_path / "out", write_set(tmp_path / "one", 3))
    plan.answers.mkdir()
    (plan.answers / "anna.jsonl").write_text('{"key": "77", "verdict": "right"}\n')
    with pytest.raises(UsageError, match=r"anna\.jsonl.*'77'"):
        read_found(plan)
