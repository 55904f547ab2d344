"""What is audited: the sample, the folder of an audit, and rows that cannot be used."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from audit_sets import begun, row_of, write_rows, write_set, write_shard
from looking_pages import picture

from pointerbench.contract.stored import find_sets
from pointerbench.quality.audit import command
from pointerbench.quality.audit.drawing import survey
from pointerbench.quality.audit.page import AuditPage
from pointerbench.quality.audit.plan import Asked, read_plan
from pointerbench.values.errors import UsageError


@pytest.fixture(autouse=True)
def _nothing_is_served(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "serve", lambda page, port, title: page.close())


def audit(*words: object) -> int:
    return command.main([str(word) for word in words])


def sampled(folder: Path, **asked: Any) -> set[str]:
    (rows,) = find_sets(folder)
    return {taken.row["id"] for taken in survey(rows, Asked(**asked)).taken}


def test_the_sample_depends_on_seed_and_ids_alone(tmp_path: Path) -> None:
    whole = write_set(tmp_path / "one", 40)
    first = sampled(whole, sample=12)
    assert len(first) == 12
    rows = [json.loads(line) for line in (whole / "metadata.jsonl").read_text().splitlines()]
    other = tmp_path / "other"
    for row in rows:
        picture(other / row["file_name"])
    write_rows(other, rows[::-1])
    assert sampled(other, sample=12) == first
    assert sampled(whole, sample=12, seed=1) != first
    assert sampled(whole, sample=20) > first
    assert len(sampled(whole, sample=100)) == 40
    shard = write_shard(tmp_path / "shard", whole)
    assert sampled(shard, sample=12) == first


def test_everybody_sees_the_same_rows_mixed(tmp_path: Path) -> None:
    write_set(tmp_path / "one", 10, "a")
    write_set(tmp_path / "two", 30, "b")
    words = [tmp_path / "one", tmp_path / "two", "--sample", "8", "--out", tmp_path / "out"]
    assert audit(*words, "--annotator", "anna") == 0
    plan = read_plan(tmp_path / "out")
    before = (tmp_path / "out" / "items.jsonl").read_bytes()
    assert [item.key for item in plan.items] == [f"{n:02}" for n in range(1, 17)]
    sets = [item.set for item in plan.items]
    assert sets.count(0) == sets.count(1) == 8
    assert len({tuple(sets[n : n + 4]) for n in range(0, 16, 4)}) > 1
    assert audit(*words, "--annotator", "ben") == 0
    assert audit(tmp_path / "out", "--annotator", "cem") == 0
    assert (tmp_path / "out" / "items.jsonl").read_bytes() == before
    assert sorted(path.stem for path in plan.answers.iterdir()) == ["anna", "ben", "cem"]


def test_a_page_knows_nothing_of_where_a_row_comes_from(tmp_path: Path) -> None:
    plan = begun(tmp_path / "out", write_set(tmp_path / "secret-set", 10, "secret-id"))
    page = AuditPage(plan)
    page.begin("anna")
    state = json.dumps({**page.state(), "results": ""})
    assert "Click on field 3" in state
    assert not [word for word in ("secret", ".png", "metadata", "query") if word in state]
    page.close()


def test_another_audit_in_the_folder_is_not_touched(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, out = write_set(tmp_path / "one"), tmp_path / "out"
    assert audit(one, "--sample", "5", "--out", out) == 0
    before = {path.name: path.read_bytes() for path in out.iterdir() if path.is_file()}
    for words, said in (
        ([one, "--sample", "6", "--out", out], "holds another audit"),
        ([write_set(tmp_path / "two", 3), "--sample", "5", "--out", out], "holds another audit"),
        ([out, "--sample", "6"], "another --sample (5)"),
        ([out, "--seed", "6"], "another --seed (0)"),
        ([out, "--blind-box"], "another --blind-box (False)"),
        ([out, one], "give it alone"),
        ([one, "--out", tmp_path], "something else than an audit"),
        ([one, one, "--out", tmp_path / "x"], "given twice"),
        ([tmp_path / "gone", "--out", tmp_path / "x"], "gone"),
        ([one, "--sample", "0", "--out", tmp_path / "x"], "--sample 0"),
        ([one, "--json"], "--results"),
        ([one, "--results"], "no audit is here"),
        ([out, "--annotator", "a/b"], "expected a name"),
    ):
        assert audit(*words) == 2, words
        assert said in capsys.readouterr().err, words
    assert {path.name: path.read_bytes() for path in out.iterdir() if path.is_file()} == before
    assert not (tmp_path / "x").exists()


def test_a_set_that_was_moved_is_found_where_it_is_given_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one, out = write_set(tmp_path / "one"), tmp_path / "deep" / "out"
    assert audit(one, "--out", out) == 0
    one.rename(tmp_path / "moved")
    assert audit(out, "--annotator", "anna") == 2
    assert "is not there any more" in capsys.readouterr().err
    assert audit(tmp_path / "moved", "--out", out) == 0
    page = AuditPage(read_plan(out))
    shown = page.picture("01")
    assert shown is not None
    assert shown.is_file()
    tmp_path.joinpath("deep").rename(tmp_path / "flat")  # both lie as they did to each other
    assert audit(tmp_path / "flat" / "out", "--annotator", "anna") == 0


BAD: dict[str, tuple[dict[str, Any], str]] = {
    "no instruction": ({"instruction": " "}, 'expected "instruction" to be a text'),
    "no rule": ({"eval": {"type": "psychic"}}, 'expected "eval" with "type"'),
    "no box": ({"eval": {"type": "point_in_bbox", "bbox": [3, 2, 1, 0]}}, "eval.bbox"),
    "no picture": ({"file_name": "gone.png"}, "'gone.png' is not there"),
    "no image": ({"file_name": "text.png"}, "'text.png' cannot be read"),
    "another size": ({"image_size": [800, 600]}, "image_size says [800, 600]"),
    "off it": ({"eval": {"type": "point_in_bbox", "bbox": [900, 0, 950, 9]}}, "lies off it"),
    "a link out": ({"file_name": "link.png"}, "leads out of the set"),
}


@pytest.mark.parametrize("name", BAD)
def test_rows_that_cannot_be_used_are_named_with_file_and_line(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one = write_set(tmp_path / "one", 4)
    (one / "text.png").write_text("no picture")
    picture(tmp_path / "outside.png")
    (one / "link.png").symlink_to(tmp_path / "outside.png")
    values, said = BAD[name]
    write_rows(one, [row_of(0), row_of(1), {**row_of(2), **values}, row_of(3)])
    out = tmp_path / "out"
    assert audit(one, "--out", out) == 2
    told = capsys.readouterr().err
    assert f"{one / 'metadata.jsonl'}:3: " in told
    assert said in told
    assert not out.exists()
    assert audit(one, "--out", out, "--leave-out") == 0
    assert said in capsys.readouterr().err
    plan = read_plan(out)
    assert sorted(item.id for item in plan.items) == ["a_0", "a_1", "a_3"]
    assert plan.sets[0].left_out == 1


def test_a_path_out_of_the_set_and_broken_lines_stop_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    one = write_set(tmp_path / "one", 2)
    for line in ('{"file_name": "../x.png", "id": "x"}', "{", "[1]"):
        (one / "metadata.jsonl").write_text(json.dumps(row_of(0)) + f"\n{line}\n")
        assert audit(one, "--out", tmp_path / "out", "--leave-out") == 2
        assert f"{one / 'metadata.jsonl'}:2: " in capsys.readouterr().err


def test_pictures_of_shards_lie_in_the_audit(tmp_path: Path) -> None:
    one = write_set(tmp_path / "one", 6)
    shard = write_shard(tmp_path / "shard", one)
    assert audit(shard, "--sample", "4", "--out", tmp_path / "out") == 0
    plan = read_plan(tmp_path / "out")
    assert len(list((tmp_path / "out" / "pictures").iterdir())) == 4
    page = AuditPage(plan)
    for item in plan.items:
        shown = page.picture(item.key)
        assert shown is not None
        number = item.id.removeprefix("a_")
        assert shown.read_bytes() == (one / f"{number}.png").read_bytes()
    assert plan.sets[0].digest == begun(tmp_path / "again", one).sets[0].digest


@pytest.mark.parametrize("damage", ['{"key": 1}\n', "{\n", '{"key": "01"', "[]\n"])
def test_a_damaged_audit_is_named(tmp_path: Path, damage: str) -> None:
    out = tmp_path / "out"
    begun(out, write_set(tmp_path / "one", 2))
    items = out / "items.jsonl"
    items.write_text(items.read_text() + damage)
    with pytest.raises(UsageError, match=r"items\.jsonl:3"):
        read_plan(out)
    (out / "audit.json").write_text("{}")
    with pytest.raises(UsageError, match=r"audit\.json"):
        read_plan(out)
