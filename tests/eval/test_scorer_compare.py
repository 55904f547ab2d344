"""Two prediction files on the same rows, and the floors."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from scorer_helpers import Bench, Row, point_row, truth_row, write_rows

from pointerbench.eval import mcnemar, newcombe


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path)


def answers(hits: str) -> list[Row]:
    """Answers to rows pbs_0, pbs_1, ...: h a hit, m a miss, - no prediction."""
    points = {"h": [5, 5], "m": [900, 400]}
    return [{"id": f"pbs_{i}", "point": points[c]} for i, c in enumerate(hits) if c != "-"]


def rows(n: int) -> list[Row]:
    return [point_row(f"pbs_{i}", [0, 0, 10, 10]) for i in range(n)]


def test_difference_interval_p_and_flips(bench: Bench) -> None:
    bench.write(rows(9), answers("hhhhmmm-h"))
    other = write_rows(bench.folder / "other.jsonl", answers("hmm-hmmmm"))
    report = bench.score("--compare", str(other))
    compare = report["compare"]
    assert report["hits"] == 5
    assert compare["other_score"]["hits"] == 2
    assert [compare[key] for key in ("both", "gained", "lost", "neither")] == [1, 4, 1, 3]
    assert compare["gained_ids"] == ["pbs_1", "pbs_2", "pbs_3", "pbs_8"]
    assert compare["lost_ids"] == ["pbs_4"]
    assert compare["difference"] == pytest.approx(3 / 9)
    assert compare["ci95"] == [*newcombe(1, 4, 1, 3)]
    assert compare["mcnemar_p"] == mcnemar(4, 1)
    text = bench.run("--compare", str(other)).stdout
    assert "+33.33 points" in text
    assert "Gained: pbs_1, pbs_2, pbs_3, pbs_8\n" in text


def test_partial_takes_the_rows_that_both_have(bench: Bench) -> None:
    bench.write(rows(5), answers("hhm-h"))
    other = write_rows(bench.folder / "other.jsonl", answers("h-mhm"))
    report = bench.score("--partial", "--compare", str(other))
    assert report["n"] == 3
    assert report["compare"]["gained_ids"] == ["pbs_4"]


def test_the_same_file_does_not_differ(bench: Bench) -> None:
    bench.write(rows(4), answers("hmh-"))
    compare = bench.score("--compare", str(bench.predictions))["compare"]
    assert (compare["difference"], compare["mcnemar_p"]) == (0, 1)


def test_bad_lines_of_the_other_file_are_named(bench: Bench) -> None:
    bench.write(rows(2), answers("hh"))
    other = write_rows(bench.folder / "other.jsonl", answers("hhm"))
    run = bench.run("--compare", str(other))
    assert run.returncode == 2
    assert f'{other}:3: id "pbs_2" is not in' in run.stderr


def test_many_flips_are_cut_on_the_screen_only(bench: Bench) -> None:
    bench.write(rows(30), answers("h" * 30))
    other = write_rows(bench.folder / "other.jsonl", answers("m" * 30))
    assert "pbs_9 and 20 more (all in --json)" in bench.run("--compare", str(other)).stdout
    assert len(bench.score("--compare", str(other))["compare"]["gained_ids"]) == 30


def floor_truth() -> list[Row]:
    spec = {"type": "iou", "bbox": [250, 125, 750, 375], "min_iou": 1}
    return [
        point_row("pbs_0", [499, 249, 501, 251]),
        point_row("pbs_1", [0, 0, 499, 249]),
        truth_row("pbs_2", spec),
        truth_row("pbs_3", {"type": "refusal"}),
    ]


def test_center_floor(bench: Bench) -> None:
    report = bench.write(floor_truth(), []).score(floor="center")
    assert report["verdicts"] == {"hit": 2, "miss": 2, "refused": 0, "invalid": 0, "missing": 0}
    assert "|floor:center|" in report["signature"]


def test_the_floor_that_always_refuses(bench: Bench) -> None:
    report = bench.write(floor_truth(), []).score(floor="refuse")
    assert report["verdicts"] == {"hit": 1, "miss": 0, "refused": 3, "invalid": 0, "missing": 0}
    assert "|floor:refuse|" in report["signature"]


def floor_rows(bench: Bench, *options: str) -> dict[str, Row]:
    path = bench.folder / "rows.jsonl"
    bench.score("--per-example", str(path), *options, floor="random")
    return {row["id"]: row for row in map(json.loads, path.read_text().splitlines())}


def test_random_floor_depends_on_seed_and_id_only(bench: Bench) -> None:
    first = floor_rows(bench.write(floor_truth(), []))
    assert floor_rows(bench.write(reversed(floor_truth()), [])) == first
    assert floor_rows(bench.write(floor_truth()[:2], []))["pbs_1"] == first["pbs_1"]
    other = floor_rows(bench.write(floor_truth(), []), "--seed", "7")
    assert other["pbs_1"]["answer"] != first["pbs_1"]["answer"]
    assert "|floor:random@7|" in json.loads(bench.report.read_text())["signature"]


def test_random_floor_is_spread_evenly_over_the_image(bench: Bench) -> None:
    truth = [point_row(f"pbs_{i}", [0, 0, 250, 250]) for i in range(4000)]  # an eighth of it
    report = bench.write(truth, []).score(floor="random")
    low, high = report["ci95"]
    assert low - 0.01 < 1 / 8 < high + 0.01


def test_floors_need_an_image_size_and_know_no_frame(bench: Bench) -> None:
    row = {"id": "pbs_0", "eval": {"type": "point_in_bbox", "bbox": [0, 0, 1, 1]}}
    run = bench.write([row], []).run(floor="center")
    assert run.returncode == 2
    assert f"{bench.truth}:1: pbs_0: expected image_size" in run.stderr
    assert bench.write(floor_truth(), []).run("--frame", "unit", floor="center").returncode == 2


def test_a_floor_can_be_compared_with(bench: Bench) -> None:
    bench.write(rows(3), answers("hhh"))
    report = bench.score("--compare", str(bench.predictions), floor="center")
    assert report["compare"]["lost"] == 3
