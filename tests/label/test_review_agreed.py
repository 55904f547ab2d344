"""Decisions of several people: what is final, what is disputed, and what agrees in 95 %."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from review_sets import box_of, candidate, write_candidates, write_lines

from pointerbench.label.command import main as label
from pointerbench.label.review import command
from pointerbench.label.review.agreed import decided, read_reviewed
from pointerbench.label.review.decisions import Decision
from pointerbench.label.review.page import ReviewPage, Shown
from pointerbench.values.errors import UsageError

FLAGGED = [0, 1, 2, 4, 5, 6]


@pytest.fixture(autouse=True)
def _nothing_is_served(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "serve", lambda page, port, title: page.close())


def page_of(folder: Path, who: str, number: int = 1) -> ReviewPage:
    reviewed = read_reviewed(folder)
    rows = [Shown(one, (400, 300)) for one in reviewed.candidates if one.flags]
    page = ReviewPage(reviewed, rows, number)
    page.begin(who)
    return page


def decide(folder: Path, who: str, said: dict[int, Any], number: int = 1) -> None:
    """``said`` is a decision, or the box of a fix, by the candidate's number."""
    page = page_of(folder, who, number)
    try:
        for n, what in said.items():
            fixed = (
                {"decision": "fix", "box": what} if isinstance(what, list) else {"decision": what}
            )
            page.save({"key": f"c{n}", "seconds": 2.04, **fixed})
    finally:
        page.close()


def all_as(what: str, numbers: Sequence[int] = FLAGGED) -> dict[int, Any]:
    return dict.fromkeys(numbers, what)


def wider(number: int, by: int) -> list[int]:
    x1, y1, x2, y2 = box_of(number)
    return [x1, y1, x2 + by, y2]


def test_keep_fix_and_drop_reach_the_next_step(tmp_path: Path) -> None:
    folder = write_candidates(tmp_path / "set")
    decide(folder, "anna", {**all_as("keep"), 1: "drop", 2: wider(2, 7)})
    page = page_of(folder, "anna")
    page.save({"key": "c4", "decision": "fix", "instruction": "Click  on “four” "})
    page.close()
    found = decided(folder)
    assert [one.id for one in found] == ["c0", "c2", "c3", "c4", "c5", "c6", "c7"]
    by_id = {one.id: one for one in found}
    assert by_id["c2"].gt_bbox == tuple(wider(2, 7))
    assert by_id["c2"].instruction == "Click on field 2"
    assert by_id["c4"].instruction == "Click  on “four” "
    assert by_id["c4"].gt_bbox == tuple(box_of(4))
    assert by_id["c0"].row() == candidate(0)
    assert by_id["c3"].row() == candidate(3)  # not flagged: nobody needs to look


def test_lines_are_as_the_next_step_reads_them(tmp_path: Path) -> None:
    folder = write_candidates(tmp_path / "set")
    decide(folder, "anna", {0: "keep", 2: wider(2, 7)})
    lines = (folder / "review" / "anna.jsonl").read_text().splitlines()
    assert json.loads(lines[1]) == {
        "id": "c2",
        "round": 1,
        "decision": "fix",
        "gt_bbox": wider(2, 7),
        "instruction": "Click on field 2",
        "note": "",
        "seconds": 2.0,
    }
    plain = {"id": "c1", "decision": "drop", "gt_bbox": box_of(1), "instruction": "x"}
    (folder / "review" / "ben.jsonl").write_text(json.dumps(plain) + "\n")  # no round: the first
    assert read_reviewed(folder).decisions["c1"][0].round == 1


def test_the_next_step_is_refused_what_is_undecided(tmp_path: Path) -> None:
    folder = write_candidates(tmp_path / "set")
    with pytest.raises(
        UsageError, match=r"6 flagged rows are not decided \(c0, c1, c2, c4, c5, c6\)"
    ):
        decided(folder)
    decide(folder, "anna", {0: "keep", 1: "drop"})
    page = page_of(folder, "anna")
    page.save({"key": "c2", "note": "a note decides nothing"})
    page.close()
    with pytest.raises(UsageError, match="4 flagged rows are not decided"):
        decided(folder)
    assert [one.id for one in decided(folder, unfinished=True)] == ["c0", "c3", "c7"]


def test_several_reviewers_share_the_rows(tmp_path: Path) -> None:
    folder = write_candidates(tmp_path / "set")
    anna, ben = page_of(folder, "anna"), page_of(folder, "ben")
    assert anna.save({"key": "c0", "decision": "keep"})["elsewhere"] == []
    assert ben.save({"key": "c1", "decision": "keep"})["elsewhere"] == ["c0"]
    assert anna.save({"key": "c2", "decision": "drop"})["elsewhere"] == ["c1"]
    assert [one["key"] for one in ben.state()["items"] if one["elsewhere"]] == ["c0", "c2"]
    anna.close()
    ben.close()
    assert [one.id for one in read_reviewed(folder).open] == ["c4", "c5", "c6"]


def test_a_second_round_sees_the_row_and_not_the_decision(tmp_path: Path) -> None:
    folder = write_candidates(tmp_path / "set")
    with pytest.raises(UsageError, match="no row is decided yet that ben has not decided"):
        page_of(folder, "ben", 2)
    decide(folder, "anna", {**all_as("keep"), 1: wider(1, 9), 2: "drop"})
    with pytest.raises(UsageError, match="anna has not decided"):
        page_of(folder, "anna", 2)
    page = page_of(folder, "ben", 2)
    state = page.state()
    page.close()
    assert sorted(item["key"] for item in state["items"]) == [f"c{n}" for n in FLAGGED]
    assert [item["key"] for item in state["items"]] != [f"c{n}" for n in FLAGGED]
    assert state["answers"] == {}
    first = next(item for item in state["items"] if item["key"] == "c1")
    assert list(first["box"]) == box_of(1)
    assert not [
        word for word in ("anna", "drop", "fix", "before") if word in json.dumps(state["items"])
    ]


def test_two_rounds_agree_or_the_rows_are_settled(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = write_candidates(tmp_path / "set")
    decide(folder, "anna", {**all_as("keep"), 1: wider(1, 30), 2: "drop"})
    decide(folder, "ben", {**all_as("keep"), 1: wider(1, 34), 2: "keep"}, 2)
    found = read_reviewed(folder).agreement()
    assert (found.n, found.agreed, found.is_enough) == (6, 5, False)
    assert label(["review", str(folder), "--results"]) == 1
    told = capsys.readouterr().out
    assert "agrees on 5 of 6 rows, 83.3 %" in told
    assert "not enough, 95% are asked for" in told
    assert "not settled: 1 (c2)" in told
    with pytest.raises(UsageError, match=r"agrees with the first on 5 of 6 rows, expected 95%"):
        decided(folder)
    assert "c2" not in [one.id for one in decided(folder, unfinished=True)]
    page = page_of(folder, "cem", 3)
    (item,) = page.state()["items"]
    assert [(one["who"], one["decision"]) for one in item["before"]] == [
        ("anna", "drop"),
        ("ben", "keep"),
    ]
    page.save({"key": "c2", "decision": "keep"})
    page.close()
    kept = {one.id: one for one in decided(folder)}
    assert "c2" in kept
    assert kept["c1"].gt_bbox == tuple(wider(1, 30))  # the first one's
    again = page_of(folder, "cem", 3)  # what one has settled can be changed
    again.save({"key": "c2", "decision": "drop"})
    again.close()
    assert "c2" not in [one.id for one in decided(folder)]


def test_what_few_do_not_agree_on_is_left_out(tmp_path: Path) -> None:
    folder = write_candidates(tmp_path / "set", 40)
    flagged = [n for n in range(40) if n % 4 != 3]
    decide(folder, "anna", all_as("keep", flagged))
    decide(folder, "ben", {**all_as("keep", flagged), 6: "drop"}, 2)
    found = read_reviewed(folder).agreement()
    assert (found.n, found.agreed, found.is_enough) == (30, 29, True)
    kept = [one.id for one in decided(folder)]
    assert len(kept) == 39
    assert "c6" not in kept
    assert label(["review", str(folder), "--results", "--json"]) == 0


@given(st.integers(0, 60))
def test_boxes_are_alike_from_an_iou_of_a_half_on(by: int) -> None:
    """A box of 34 x 22 made wider by n has the IoU 34 / (34 + n)."""
    one = Decision("c", 1, "fix", (0, 0, 34, 22), "x")
    other = Decision("c", 2, "fix", (0, 0, 34 + by, 22), "y")
    assert one.is_like(other) == other.is_like(one) == (34 / (34 + by) >= 0.5)


def test_decisions_are_alike_where_they_are_the_same() -> None:
    box = (0.0, 0.0, 9.0, 9.0)
    keep, fix = Decision("c", 1, "keep", box, "x"), Decision("c", 2, "fix", box, "x")
    drop, away = Decision("c", 2, "drop", (50, 50, 60, 60), "x"), Decision("c", 1, "drop", box, "x")
    none = Decision("c", 2, "keep", None, "x")
    assert not keep.is_like(fix)
    assert drop.is_like(away)
    assert none.is_like(none)
    assert not none.is_like(keep)


def test_nothing_wrong_is_kept(tmp_path: Path) -> None:
    folder = write_candidates(tmp_path / "set")
    page = page_of(folder, "anna")
    fix = {"key": "c1", "decision": "fix"}
    wrongs: list[tuple[Any, str]] = [
        ([], "expected an object"),
        ({"key": "c3", "decision": "keep"}, "no row 'c3'"),
        ({"key": "c1", "decision": "maybe"}, 'expected "decision" one of keep, fix, drop'),
        ({"key": "c1", "decision": ["keep"]}, 'expected "decision" one of'),
        (fix, "nothing was changed"),
        ({**fix, "box": box_of(1)}, "nothing was changed"),
        ({**fix, "box": [390, 0, 401, 9]}, "expected a box on the picture, 400 x 300"),
        ({**fix, "box": [-1, 0, 4, 9]}, "expected a box on the picture"),
        ({**fix, "box": [9, 9, 4, 19]}, "x1 < x2"),
        ({**fix, "instruction": "  "}, 'expected "instruction"'),
        ({**fix, "instruction": "x" * 4001}, 'expected "instruction"'),
        ({"key": "c1", "note": 1}, 'expected "note"'),
        ({"key": "c1", "round": 2}, "expected an object"),
    ]
    for value, words in wrongs:
        with pytest.raises(UsageError) as raised:
            page.save(value)
        assert words in str(raised.value), value
    page.close()
    assert (folder / "review" / "anna.jsonl").read_bytes() == b""


def test_lines_that_cannot_be_used_are_named(tmp_path: Path) -> None:
    folder = write_candidates(tmp_path / "set")
    (folder / "review").mkdir()
    good = {"id": "c0", "decision": "keep", "gt_bbox": box_of(0), "instruction": "x"}
    for wrong, words in (
        ({"id": "zz"}, r"anna\.jsonl: 'zz' is the id of no candidate"),
        ({"decision": "maybe"}, r"anna\.jsonl:1: expected \"decision\""),
        ({"round": 4}, r"anna\.jsonl:1: expected \"round\""),
        ({"gt_bbox": [1]}, r"anna\.jsonl:1: expected \"gt_bbox\""),
        ({"seconds": "1"}, r"anna\.jsonl:1: expected \"seconds\""),
    ):
        line = json.dumps({**good, **wrong}) + "\n"
        (folder / "review" / "anna.jsonl").write_text(line)
        with pytest.raises(UsageError, match=words):
            read_reviewed(folder)


def test_candidates_that_cannot_be_looked_at_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = write_candidates(tmp_path / "set", 5)
    outside = write_candidates(tmp_path / "outside", 1) / "pictures" / "0.png"
    (folder / "pictures" / "0.png").unlink()
    (folder / "pictures" / "1.png").write_text("no picture")
    (folder / "pictures" / "2.png").unlink()
    (folder / "pictures" / "2.png").symlink_to(outside)
    write_lines(folder, [*map(candidate, range(4)), candidate(4, gt_bbox=[500, 1, 510, 9])])
    path = folder / "candidates.jsonl"
    assert label(["review", str(folder)]) == 2
    told = capsys.readouterr().err
    for line, words in (
        (1, "is not there"),
        (2, "cannot be read"),
        (3, "leads out"),
        (5, "lies off it"),
    ):
        assert f"{path}:{line}: the picture" in told
        assert words in told
    assert label(["review", str(folder), "--leave-out", "--all", "--reviewer", "anna"]) == 0
    assert "anna has decided 0 of 1 rows" in capsys.readouterr().err
    for more, said in (
        (["--flag", "none"], "flags are odd, small"),
        (["--flag", "odd", "--all"], "give one of them"),
        (["--reviewer", "../x", "--leave-out"], "expected a name"),
    ):
        assert label(["review", str(folder), *more]) == 2
        assert said in capsys.readouterr().err
