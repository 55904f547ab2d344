"""``pointerbench import-results``: published logs become predictions that score as they did."""

from __future__ import annotations

import importlib
import json
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from foreign_logs import HITS, LOGS, MISSES, RIGHT, lmms_eval, mai_ui, screenspot_pro, script_rows
from foreign_sets import BUILDERS, write_json, write_lines

from pointerbench import eval as scorer
from pointerbench.cli import main as pointerbench
from pointerbench.imports.command import main as import_set
from pointerbench.imports.results import formats
from pointerbench.imports.results.answers import Convention, prediction
from pointerbench.imports.results.matching import matched, read_rows
from pointerbench.values.errors import UsageError

Row = dict[str, Any]


@pytest.fixture(scope="module")
def sets(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The sets that the logs are of, in our format."""
    home = tmp_path_factory.mktemp("sets")
    for name in {of for of, _, _ in LOGS.values()}:
        BUILDERS[name](home / f"their-{name}")
        assert (
            import_set([name, str(home / f"their-{name}"), "--out", str(home / name), "--quiet"])
            == 0
        )
    return {path.name: path for path in home.iterdir()}


class Desk:
    """A folder with one log, and the command typed there."""

    def __init__(self, folder: Path, data: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.log = folder / "log.json"
        self.out = folder / "preds.jsonl"
        self.data = data
        self.capsys = capsys

    def run(self, typed: str, *more: str) -> tuple[int, str]:
        """The status, and everything that was said."""
        name, *options = typed.split()
        where = ["--data", str(self.data), "--out", str(self.out)]
        status = pointerbench(["import-results", name, str(self.log), *where, *options, *more])
        said = self.capsys.readouterr()
        return status, said.out + said.err

    def refused(self, typed: str, *more: str) -> str:
        status, said = self.run(typed, *more)
        assert status == 2, said
        assert said.startswith("pointerbench import-results: ")
        assert said.count("\n") == 1
        assert not self.out.exists()
        return said

    def score(self) -> Row:
        report = self.out.with_name("report.json")
        argv = ["--data", str(self.data), "--predictions", str(self.out), "--json", str(report)]
        assert scorer.main(argv) == 0
        self.capsys.readouterr()
        found: Row = json.loads(report.read_text("utf-8"))
        return found


@pytest.fixture
def desk(tmp_path: Path, sets: dict[str, Path], capsys: pytest.CaptureFixture[str]) -> Desk:
    return Desk(tmp_path, sets["screenspot-pro"], capsys)


@pytest.mark.parametrize("typed", LOGS)
def test_a_log_scores_as_it_did(typed: str, desk: Desk, sets: dict[str, Path]) -> None:
    of, write, judged = LOGS[typed]
    desk.data = sets[of]
    write(desk.log)
    status, said = desk.run(typed)
    assert status == 0, said
    assert f"6 predictions for the 6 rows of {desk.data}" in said
    assert "1 rows of the log have no answer that can be used" in said
    agrees = f"the log finds {HITS} of 6 right, our rule {HITS}; verdicts differ on 0 rows"
    assert (agrees in said) == judged
    verdicts = desk.score()["verdicts"]
    assert verdicts == {"hit": HITS, "miss": MISSES, "refused": 0, "invalid": 1, "missing": 0}
    ids = [json.loads(line)["id"] for line in desk.out.read_text("utf-8").splitlines()]
    assert sorted(ids) == [f"{of}_{i:06d}" for i in range(6)]
    hits = {f"{of}_{i:06d}" for i, right in enumerate(RIGHT) if right}
    truths = {truth.id: truth for truth in scorer.load_truth(str(desk.data / "metadata.jsonl"))}
    for line in desk.out.read_text("utf-8").splitlines():
        row = json.loads(line)
        outcome = scorer.judge(truths[row["id"]], scorer.parse_prediction(row)).outcome
        assert (outcome == "hit") == (row["id"] in hits)


OTHERS = [name for name in formats.FORMATS if name != "inspect"]
"""The logs of other people's tasks; that of our own is tested with those (``tests/harnesses``)."""


def test_every_format_has_a_log_here_and_says_where_it_is_known_from() -> None:
    assert {typed.split()[0] for typed in LOGS} == set(OTHERS)
    for name in formats.FORMATS:
        module = f"pointerbench.imports.results.{name.replace('-', '_')}"
        assert "Source: " in (importlib.import_module(module).__doc__ or "")


def test_the_original_ids_score_without_an_import(desk: Desk) -> None:
    rows = [{"id": row["id"], "point": row["pred"]} for row in script_rows()]
    write_lines(desk.out, rows)
    assert desk.score()["hits"] == HITS


def test_a_frame_is_declared_and_never_guessed(desk: Desk) -> None:
    mai_ui(desk.log)
    assert "give --frame pixel|unit|percent|per999|per1000, or --family NAME" in desk.refused(
        "mai-ui"
    )
    status, said = desk.run("mai-ui --frame pixel")
    assert status == 0
    assert f"the log finds {HITS} of 6 right, our rule 0" in said
    assert "so many differ that the answers may mean something else" in said


def test_a_failure_that_looks_like_a_refusal_is_none(desk: Desk) -> None:
    mai_ui(desk.log)
    assert desk.run("mai-ui --frame per1000")[0] == 0
    assert desk.score()["verdicts"]["refused"] == 0


def test_replies_are_read_by_a_family(desk: Desk) -> None:
    rows = script_rows()
    for row, right in zip(rows, RIGHT, strict=True):
        x1, y1, *_ = row["bbox"]
        x, y = (x1, y1 * 2) if right else (990, 40)
        row["raw_response"] = f'<answer>\n{{"coordinate": [{x}, {y}]}}\n</answer>'
    write_json(desk.log, rows)
    status, said = desk.run("screenspot-pro --family mai-ui")
    assert (status, desk.score()["hits"]) == (0, HITS), said
    for row in rows:
        del row["raw_response"]
    write_json(desk.log, rows)
    desk.out.unlink()
    assert "no row of the log has a reply" in desk.refused("screenspot-pro --family mai-ui")
    assert "no model family 'nobody'" in desk.refused("screenspot-pro --family nobody")


def test_a_log_in_two_languages(desk: Desk) -> None:
    rows = script_rows()
    write_json(desk.log, [*rows, *({**row, "lang": "cn", "pred": [1, 499]} for row in rows)])
    said = desk.refused("screenspot-pro")
    assert "answers screenspot-pro_000000 again" in said
    assert 'lang: "en" and "cn"' in said
    assert "--only KEY=VALUE" in said
    assert desk.run("screenspot-pro", "--only", "lang=en")[0] == 0
    assert desk.score()["hits"] == HITS
    assert desk.run("screenspot-pro", "--only", "lang=cn", "--overwrite")[0] == 0
    assert desk.score()["hits"] == 0
    status, said = desk.run("screenspot-pro", "--only", "language=en", "--overwrite")
    assert (status, "--only language: no row has this key, but" in said) == (2, True)


def test_a_row_that_the_set_lacks(desk: Desk) -> None:
    rows = script_rows()
    rows[3] |= {"id": "gimp_1", "prompt_to_evaluate": "elsewhere"}
    write_json(desk.log, {"details": rows})  # type: ignore[arg-type]
    said = desk.refused("screenspot-pro")
    assert f'{desk.log}: details[3]: no row of {desk.data} has id "gimp_1"' in said
    status, said = desk.run("screenspot-pro --skip-unknown")
    assert (status, "1 rows of the log are not in the set" in said) == (0, True)
    assert desk.score()["verdicts"]["missing"] == 1


def test_an_id_on_another_picture_is_not_that_row(desk: Desk) -> None:
    rows = script_rows()
    rows[0]["img_path"] = "other.png"
    write_json(desk.log, rows)
    assert 'picture "other.png"' in desk.refused("screenspot-pro")


def ours(folder: Path, words: list[str], boxes: list[list[int]]) -> Path:
    """Rows on one picture, in our format."""
    rows = [
        {
            "id": f"a{i}",
            "file_name": "home.png",
            "instruction": text,
            "bbox": box,
            "eval": {"type": "point_in_bbox", "bbox": box},
            "image_size": [100, 100],
        }
        for i, (text, box) in enumerate(zip(words, boxes, strict=True))
    ]
    write_lines(folder / "metadata.jsonl", rows)
    return folder


def test_rows_of_the_same_words_are_told_by_their_box(desk: Desk, tmp_path: Path) -> None:
    boxes = [[0, 0, 9, 9], [50, 50, 59, 59], [50, 50, 59, 59]]
    desk.data = ours(tmp_path / "set", ["close"] * 3, boxes)
    rows: list[Row] = [
        {"img_path": "x/home.png", "prompt_to_evaluate": "close", "pred": [x, x], "bbox": box}
        for x, box in ((55, [50, 50, 9, 9]), (5, [0.0, 0.0, 9.3, 9.0]), (99, [50, 50, 59, 59]))
    ]
    write_json(desk.log, rows)
    assert desk.run("omniparser")[0] == 0
    assert desk.score()["hits"] == 2
    for row in rows:
        row["bbox"] = None
    write_json(desk.log, rows)
    desk.out.unlink()
    assert "3 rows of" in desk.refused("omniparser")


def test_rows_are_told_by_number_only_where_all_instructions_agree(
    desk: Desk, tmp_path: Path
) -> None:
    lmms_eval(desk.log)
    rows = [json.loads(line) for line in desk.log.read_text("utf-8").splitlines()]
    words = ["close", "close", "open"]
    desk.data = ours(tmp_path / "set", words, [[0, 0, 9, 9], [50, 50, 59, 59], [0, 0, 9, 9]])
    turned = [{**rows[i], "doc_id": i, "target": words[i]} for i in (2, 0, 1)]
    for row, reply in zip(turned, ("[0.05, 0.05]", "[0.05, 0.05]", "[0.55, 0.55]"), strict=True):
        row["filtered_resps"] = [[reply]]
    write_lines(desk.log, turned)
    assert desk.run("lmms-eval")[0] == 0
    assert desk.score()["hits"] == 3
    desk.out.unlink()
    write_lines(desk.log, [{**row, "doc_id": row["doc_id"] + 1} for row in turned])
    assert "2 rows of" in desk.refused("lmms-eval")


REFUSALS: list[tuple[Row, str]] = [
    ({"gt_type": "negative", "pred": None, "correctness": "correct"}, "hit"),
    ({"gt_type": "negative", "pred": None, "correctness": "wrong_format"}, "invalid"),
    ({"gt_type": "negative", "pred": [3, 3], "correctness": "wrong"}, "miss"),
    ({"gt_type": "negative", "pred": [-1, -1], "correctness": "correct"}, "hit"),
]


@pytest.mark.parametrize(("fields", "outcome"), REFUSALS)
def test_rows_that_ask_for_what_is_not_there(
    fields: Row, outcome: str, desk: Desk, tmp_path: Path
) -> None:
    desk.data = tmp_path / "set"
    spec = {"type": "refusal"}
    row = {"id": "a", "source_id": "n1", "file_name": "h.png", "instruction": "fly", "eval": spec}
    write_lines(desk.data / "metadata.jsonl", [row])
    write_json(desk.log, [{"id": "n1", "img_path": "h.png", "prompt_to_evaluate": "fly", **fields}])
    status, said = desk.run("screenspot-pro")
    assert (status, "verdicts differ on 0 rows" in said) == (0, True), said
    assert desk.score()["verdicts"][outcome] == 1


BROKEN: list[tuple[bytes, str]] = [
    (b"", "not JSON: Expecting value"),
    (b'{"details": [1, 2', ":1: not JSON"),
    (b'{"details": [1, 2]}', "details[0]: expected an object, got 1"),
    (b'{"metrics": {}}', 'found the keys ["metrics"]'),
    (b"7", "expected an array of rows, or an object with one under details"),
    (b"[]", "no rows"),
    (b"[" * 200_000, "nested too deeply"),
    (b'{"details": ' + b"7" * 5000 + b"x", "not JSON"),
    (b'\xff\xfe{"a": 1}', "not UTF-8"),
    (b'{"a": 1}\n{"a": \n', ":2: not JSON"),
]


@pytest.mark.parametrize(("content", "said"), BROKEN)
def test_a_log_that_cannot_be_read(content: bytes, said: str, desk: Desk) -> None:
    desk.log.write_bytes(content)
    assert said in desk.refused("screenspot-pro")
    assert str(desk.log) in desk.refused("screenspot-pro")


def test_wrong_names(desk: Desk) -> None:
    assert "no log format 'nothing' is known; expected one of screenspot-pro" in desk.refused(
        "nothing"
    )
    assert "cannot be read: No such file" in desk.refused("screenspot-pro")
    screenspot_pro(desk.log)
    assert "expected KEY=VALUE" in desk.refused("screenspot-pro", "--only", "lang")
    desk.data = desk.data / "nowhere"
    assert "nowhere: cannot be read" in desk.refused("screenspot-pro")


def test_a_second_run_changes_nothing_and_overwrites_nothing(desk: Desk) -> None:
    screenspot_pro(desk.log)
    assert desk.run("screenspot-pro") == desk.run("screenspot-pro")
    desk.out.write_text("mine")
    status, said = desk.run("screenspot-pro")
    assert (status, "is there already; --overwrite replaces it" in said) == (2, True)
    assert desk.out.read_text() == "mine"
    assert desk.run("screenspot-pro --overwrite")[0] == 0


ODD: list[Any] = [
    *(None, [], {}, "", "x", 7, -1, True, 1e300, float("nan"), [1], [1, 2, 3], ["1", "2"]),
    *([None, None], [[1]], [float("inf"), 1], [10**400, 1], {"ann_id": 7, "bbox": "x"}),
]


@pytest.mark.parametrize("name", OTHERS)
def test_odd_values_are_read_or_refused(name: str, desk: Desk) -> None:
    LOGS[next(typed for typed in LOGS if typed.split()[0] == name)][1](desk.log)
    known = formats.FORMATS[name]
    rows = read_rows(desk.data)
    read = Convention(known.frame, known.family) if name != "mai-ui" else Convention("unit")
    log = list(known.rows(desk.log))
    for key, value in product(log[0][1], ODD):
        try:
            changed = [known.understand(place, {**row, key: value}) for place, row in log]
            for logged, number in matched(rows, changed):
                truth = rows.known[number or 0].truth
                json.dumps(prediction(logged, truth, read), allow_nan=False)
        except UsageError as error:
            assert "\n" not in str(error)
