"""What rows and files are called: source ids, and one signature however the data is named."""

from __future__ import annotations

import hashlib
import json
from itertools import permutations
from pathlib import Path

import pytest
from scorer_helpers import Bench, point_row, write_rows

from pointerbench import eval as scorer


@pytest.fixture
def bench(tmp_path: Path) -> Bench:
    return Bench(tmp_path)


def three_sets(folder: Path) -> dict[str, Path]:
    """A suite each with its manifest, and answers to all."""
    sets: dict[str, Path] = {}
    for name, prefix in (("sheets", "pbs"), ("text", "pbt"), ("pro", "pbp")):
        home = folder / "data" / name / "test"
        home.mkdir(parents=True)
        write_rows(home / "metadata.jsonl", [point_row(f"{prefix}_1", [0, 0, 9, 9])])
        manifest = {"suite": name, "suite_version": f"1.{len(sets)}.0"}
        (home / "MANIFEST.json").write_text(json.dumps(manifest))
        sets[name] = home
    return sets


def test_the_signature_does_not_depend_on_how_the_same_data_is_named(bench: Bench) -> None:
    sets = three_sets(bench.folder)
    write_rows(bench.predictions, [{"id": f"pb{c}_1", "point": [1, 1]} for c in "stp"])
    merged = bench.folder / "all.jsonl"

    def signature(*data: Path, more: tuple[str, ...] = ()) -> str:
        named = [word for path in data for word in ("--data", str(path))]
        argv = ["--predictions", str(bench.predictions), *named, "--json", str(merged), *more]
        assert scorer.main(argv) == 0
        return str(json.loads(merged.read_text())["signature"])

    orders = [signature(*order) for order in permutations(sets.values())]
    assert len({*orders, signature(bench.folder / "data")}) == 1
    digests = {
        name: hashlib.sha256((home / "metadata.jsonl").read_bytes()).hexdigest()[:12]
        for name, home in sets.items()
    }
    assert orders[0].startswith(
        "pointerbench-pro:1.2.0+sheets:1.0.0+text:1.1.0|n:3|"
        f"data:{digests['pro']}+{digests['sheets']}+{digests['text']}|rule:"
    )
    only = ("--suite", "text")
    one = signature(sets["text"], more=only)
    assert one == signature(*sets.values(), more=only)
    assert f"|n:1|data:{digests['text']}|" in one


def test_predictions_by_the_ids_of_the_original_set(bench: Bench) -> None:
    names = [None, *(f"app_{i}" for i in range(1, 20))]
    truth = [point_row(f"a{i}", [0, 0, 9, 9], source_id=name) for i, name in enumerate(names)]
    predictions = [{"id": f"a{i}", "point": [i, 1]} for i in range(20)]
    theirs = [
        {**p, "id": r["source_id"] or r["id"]} for p, r in zip(predictions, truth, strict=True)
    ]
    by_own = bench.write(truth, predictions).score()
    by_theirs = bench.write(truth, theirs).score("--partial", "--compare", str(bench.predictions))
    assert by_theirs["hits"] == by_own["hits"] == 10
    assert by_theirs["suites"][0]["by"] == by_own["suites"][0]["by"]
    assert by_theirs["compare"]["gained"] == by_theirs["compare"]["lost"] == 0
    assert list(bench.details()) == [row["id"] for row in truth]


def test_a_source_id_that_is_ambiguous(bench: Bench) -> None:
    truth = [point_row(f"a{i}", [0, 0, 9, 9], source_id="s") for i in range(2)]
    run = bench.write(truth, [{"id": "s", "point": [1, 1]}]).run()
    assert run.returncode == 2
    assert f'{bench.truth}:2: source_id "s" is that of {bench.truth}:1 too' in run.stderr
    assert bench.write(truth, [{"id": "a0", "point": [1, 1]}]).score()["hits"] == 1
    both = [{"id": "a0", "point": [1, 1]}, {"id": "s", "point": [1, 1]}]
    truth[1]["source_id"] = "other"
    for order in (both, both[::-1]):
        run = bench.write(truth, order).run()
        assert run.returncode == 2
        assert '"s"' in run.stderr
