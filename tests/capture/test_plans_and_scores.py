"""Documents of programs that plan, draw, map, compose and simulate."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from xml.etree import ElementTree

import pytest

from pointerbench.capture.documents import made

KINDS = ("floor-plan", "map", "plan", "score", "waves")


@pytest.mark.parametrize("language", ["en", "zh"])
@pytest.mark.parametrize("kind", KINDS)
def test_a_seed_gives_one_document_and_another_seed_another(
    kind: str, language: str, tmp_path: Path
) -> None:
    found = []
    for place, seed in (("a", 1), ("b", 1), ("c", 2)):
        folder = tmp_path / place
        folder.mkdir()
        found.append(made({"kind": kind}, seed, language, folder).read_bytes())
    assert found[0] == found[1] != found[2]


def test_every_layer_of_a_map_has_shapes_and_a_look(tmp_path: Path) -> None:
    base = sqlite3.connect(made({"kind": "map"}, 1, "en", tmp_path))
    layers = [
        name
        for (name,) in base.execute("SELECT table_name FROM gpkg_geometry_columns ORDER BY rowid")
    ]
    styled = [name for (name,) in base.execute("SELECT f_table_name FROM layer_styles")]
    counts = [base.execute(f'SELECT count(geom) FROM "{name}"').fetchone()[0] for name in layers]
    base.close()
    assert layers == styled == ["Stops", "Roads", "Rivers", "Districts"]
    assert counts == [40, 7, 3, 24]


def test_every_measure_of_a_score_has_four_quarters(tmp_path: Path) -> None:
    score = ElementTree.parse(made({"kind": "score"}, 1, "en", tmp_path))
    for measure in score.iter("measure"):
        notes = [note for note in measure.iter("note") if note.find("chord") is None]
        assert sum(int(note.findtext("duration", "0")) for note in notes) == 4


def test_a_task_of_a_plan_begins_after_the_one_it_waits_for(tmp_path: Path) -> None:
    plan = ElementTree.parse(made({"kind": "plan"}, 1, "en", tmp_path))
    tasks = {task.attrib["id"]: task for task in plan.iter("task")}
    waits = [
        (task.attrib["start"], tasks[before.attrib["predecessor-id"]].attrib["end"])
        for task in tasks.values()
        for before in task.findall("predecessors/predecessor")
    ]
    assert len(waits) == 10
    assert all(start > end for start, end in waits)


def test_signals_change_in_the_order_of_time(tmp_path: Path) -> None:
    lines = made({"kind": "waves"}, 1, "en", tmp_path).read_text().splitlines()
    times = [int(line[1:]) for line in lines if line.startswith("#")]
    assert times == sorted(set(times))
    assert times[-1] == 1190
