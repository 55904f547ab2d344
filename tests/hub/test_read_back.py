"""What we write, we read: every layout gives the scorer, `import` and `click-eval` the same rows,
under the same signature, with the same pictures."""

from __future__ import annotations

import hashlib
import json
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hub_client import REPO, built_once, client
from hub_server import HubServer
from hub_storage import LARGE, Repository
from PIL import Image

from pointerbench import build
from pointerbench import eval as scorer
from pointerbench.decontaminate.command import main as decontaminate
from pointerbench.hub.command import main as publish
from pointerbench.imports.command import main as import_
from pointerbench.run.command import main as click_eval
from pointerbench.run.inputs.sources import check_pictures, data_tasks
from pointerbench.suites import load_suite

SUITES = ("sheets", "text")
LAYOUTS = ("folders", "parquet", "webdataset", "hub-parquet", "hub-imagefolder", "hub-shards-only")


@pytest.fixture(scope="session")
def small_sets(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return built_once(tmp_path_factory, 6)


@pytest.fixture(scope="session")
def layouts(small_sets: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the same two suites in every layout; nobody may change it."""
    home = tmp_path_factory.mktemp("layouts")
    (home / "folders").mkdir()
    for suite in SUITES:
        (home / "folders" / suite).symlink_to(small_sets / suite)
    for kind in ("parquet", "webdataset"):
        for suite in SUITES:
            shards = ["--format", kind, "--shard-size", "4", "--out", str(home / kind / suite)]
            made = [suite, "--seed", "7", "--count", "6", "--jobs", "1", "--quiet", *shards]
            assert build.main(made) == 0
    for kind in ("parquet", "imagefolder"):
        whole = ["--suite", *SUITES, "--repo", REPO, "--data", str(small_sets), "--layout", kind]
        assert publish([*whole, "--dry-run", "--out", str(home / f"hub-{kind}")]) == 0
    shutil.copytree(home / "hub-parquet", home / "hub-shards-only")
    for suite in SUITES:
        (home / "hub-shards-only" / "data" / suite / "test" / "metadata.jsonl").unlink()
    return home


@pytest.fixture(autouse=True)
def _caches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "caches"))


def score(data: Path, capsys: pytest.CaptureFixture[str], *more: str) -> str:
    """The signature of a floor's score."""
    capsys.readouterr()
    assert scorer.main(["--floor", "center", "--data", str(data), *more]) == 0
    return capsys.readouterr().out.splitlines()[-1]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_signature_is_the_same_in_every_layout(
    layout: str, layouts: Path, small_sets: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert score(layouts / layout, capsys) == score(layouts / "folders", capsys)
    official = score(small_sets / "text", capsys)
    assert score(layouts / layout, capsys, "--suite", "text") == official
    assert official.startswith(f"pointerbench-text:{load_suite('text').version}|n:6|")


@pytest.mark.parametrize("layout", LAYOUTS)
def test_an_import_of_several_suites_has_each_under_its_own_name(
    layout: str, layouts: Path, small_sets: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    assert import_(["pointerbench", str(layouts / layout), "--out", str(out), "--quiet"]) == 0
    assert sorted(path.name for path in out.iterdir()) == sorted(SUITES)
    for suite in SUITES:
        ours, theirs = small_sets / suite / "test", out / suite / "test"
        for name in ("metadata.jsonl", "MANIFEST.json"):
            assert (theirs / name).read_bytes() == (ours / name).read_bytes()
        assert pixels(theirs) == pixels(ours)


def pixels(folder: Path) -> dict[str, str]:
    found = {}
    for path in sorted(folder.glob("*.png")):
        with Image.open(path) as image:
            found[path.name] = hashlib.sha256(image.convert("RGB").tobytes()).hexdigest()
    assert len(found) == 6
    return found


@pytest.mark.parametrize("layout", LAYOUTS)
def test_click_eval_asks_what_lies_there(layout: str, layouts: Path, small_sets: Path) -> None:
    for suite in SUITES:
        tasks = data_tasks(layouts / layout, suite=suite)
        check_pictures(tasks)
        same = data_tasks(small_sets / suite)
        assert (tasks.suite, tasks.version, tasks.digest) == (suite, same.version, same.digest)
        rows = range(len(tasks))
        assert [tasks.id(i) for i in rows] == [same.id(i) for i in rows]


def test_a_run_over_a_repository_is_one_run_a_suite(
    layouts: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, data = tmp_path / "run", layouts / "hub-parquet"
    command = ["run", "--model", "center", "--no-progress", "--annotate", "0"]
    assert click_eval([*command, "--data", str(data), "--out", str(out)]) == 0
    said = capsys.readouterr().out
    for suite in SUITES:
        assert json.loads((out / suite / "run.json").read_text("utf-8"))["tasks"]["suite"] == suite
        digest = score(data, capsys, "--suite", suite).split("|")[2]
        assert any(suite in line and digest in line for line in said.splitlines())
    shutil.rmtree(out / "text")  # as if the run had been stopped before its turn
    assert click_eval(["run", "--resume", str(out), "--no-progress"]) == 0
    assert (out / "text" / "summary.json").is_file()
    assert click_eval(["run", "--resume", str(out), "--no-progress"]) == 0


COSTLY = """
def model(request):
    return {"raw": "[5, 20]", "usage": {"cost": 0.5}}
"""


def test_a_budget_is_that_of_all_suites_together(
    layouts: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("costly_model.py").write_text(COSTLY)
    words = ["--model", "mine=python:costly_model:model", "--concurrency", "1", "--annotate", "0"]
    asked = ["run", "--data", str(layouts / "folders"), *words, "--no-progress", "--out", "run"]
    assert click_eval([*asked, "--max-cost", "4"]) == 3  # of 6 dollars in all
    assert "all suites go on with: click-eval run --resume run" in capsys.readouterr().err
    assert [answers("sheets"), answers("text")] == [6, 2]
    again = ["run", "--resume", "run", "--no-progress"]
    assert click_eval([*again, "--max-cost", "100"]) == 0
    assert [answers("sheets"), answers("text")] == [6, 6]


def answers(suite: str) -> int:
    return len(Path("run", suite, "predictions.jsonl").read_text("utf-8").splitlines())


def test_one_suite_of_a_repository_by_its_name(
    layouts: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    repository, out = layouts / "hub-parquet", tmp_path / "out"
    command = ["pointerbench-text", str(repository), "--out", str(out)]
    assert import_(command) == 0
    assert score(out, capsys) == score(repository, capsys, "--suite", "text")
    assert import_(command) == 0
    assert "there already" in capsys.readouterr().out
    assert import_(["pointerbench-mine", str(repository / "data" / "text"), "--out", str(out)]) == 0
    assert import_(["pointerbench-gd", str(repository), "--out", str(tmp_path / "no")]) == 2
    assert "holds sheets, text, not gd" in capsys.readouterr().err
    assert import_(["pointerbench-sheets", str(repository), "--out", str(out)]) == 2
    assert "holds another set" in capsys.readouterr().err
    command[0], bare = "pointerbench", tmp_path / "bare"
    assert import_([*command[:2], "--suite", "sheets", "--no-pictures", "--out", str(bare)]) == 0
    assert score(bare, capsys) == score(repository, capsys, "--suite", "sheets")
    assert "can be scored" in capsys.readouterr().out or not list(bare.rglob("*.png"))


def lose_a_shard(folder: Path) -> None:
    (folder / "test-00001-of-00002.tar").unlink()


def cut_a_shard(folder: Path) -> None:
    path = folder / "test-00001-of-00002.tar"
    path.write_bytes(path.read_bytes()[:3000])


def change_a_row(folder: Path) -> None:
    path = folder / "test-00000-of-00002.tar"
    data = path.read_bytes()
    at = data.index(b'"instruction": "') + 16
    path.write_bytes(data[:at] + b"#" + data[at + 1 :])


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lose_a_shard, "1 of 2 shards are missing (test-00001-of-00002.tar)"),
        (cut_a_shard, "test-00001-of-00002.tar: not a tar archive that can be read"),
        (change_a_row, "its rows are not those of its MANIFEST.json"),
    ],
)
def test_damaged_shards_are_told(
    spoil: Callable[[Path], None],
    words: str,
    layouts: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    shutil.copytree(layouts / "webdataset" / "text", tmp_path / "set")
    spoil(tmp_path / "set" / "test")
    out = tmp_path / "out"
    assert import_(["pointerbench", str(tmp_path / "set"), "--out", str(out), "--quiet"]) == 2
    assert words in capsys.readouterr().err
    assert not list(out.rglob("metadata.jsonl"))
    with_model = ["--model", "center", "--out", str(tmp_path / "run")]
    assert click_eval(["run", "--data", str(tmp_path / "set"), *with_model]) == 2
    assert words in capsys.readouterr().err
    if spoil is not change_a_row:  # the scorer's signature tells that by another digest
        assert scorer.main(["--floor", "center", "--data", str(tmp_path / "set")]) == 2
        assert words in capsys.readouterr().err


def test_parquet_without_its_reader(
    layouts: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    assert scorer.main(["--floor", "center", "--data", str(layouts / "parquet")]) == 2
    assert "pip install pyarrow" in capsys.readouterr().err
    assert score(layouts / "hub-parquet", capsys)  # a repository of ours needs no Parquet


@pytest.mark.parametrize("layout", ["webdataset", "hub-parquet"])
def test_decontamination_finds_the_same_sets(
    layout: str, layouts: Path, small_sets: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    train = str(small_sets / "text" / "test")
    found = ["--train", train, "--test", str(layouts / layout), "--jobs", "1", "--quiet"]
    assert decontaminate(found) == 1
    assert "identity       6 " in capsys.readouterr().out


def test_a_repository_is_fetched_from_the_hub(
    layouts: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, no = str(tmp_path / "out"), str(tmp_path / "no")
    asking = ["run", "--no-progress", "--model", "center", "--data", f"hf://{REPO}"]
    with HubServer() as hub:
        put_on(hub, layouts / "hub-parquet")
        took, ran, lacks, wrong = client(hub, tmp_path / "someone").run(
            ("imports.command", ["pointerbench", f"hf://{REPO}", "--out", out, "--quiet"]),
            ("run.command", [*asking, "--suite", "text", "--out", str(tmp_path / "run")]),
            ("imports.command", ["pointerbench", "hf://datasets/ORG/other", "--out", no]),
            ("imports.command", ["pointerbench", "hf://nothing", "--out", no]),
        )
    assert (took.status, ran.status) == (0, 0), took.err + ran.err
    assert f"pointerbench-text:{load_suite('text').version}|n:6|" in ran.out
    assert (lacks.status, wrong.status) == (2, 2)
    assert "shows no dataset ORG/other" in lacks.err
    assert "expected hf://ORG/NAME" in wrong.err
    assert score(Path(out), capsys) == score(layouts / "folders", capsys)


def put_on(hub: HubServer, folder: Path) -> None:
    """What a Hub holds after that folder was uploaded."""
    files = {
        path.relative_to(folder).as_posix(): (path.read_bytes(), path.suffix in LARGE)
        for path in folder.rglob("*")
        if path.is_file()
    }
    hub.repositories[REPO] = Repository()
    hub.repositories[REPO].commit(files)
    large = [content for content, is_large in files.values() if is_large]
    hub.objects.update({hashlib.sha256(content).hexdigest(): content for content in large})


def test_the_scorer_says_how_to_get_a_repository(capsys: pytest.CaptureFixture[str]) -> None:
    assert scorer.main(["--floor", "center", "--data", f"hf://datasets/{REPO}"]) == 2
    assert f"hf download {REPO} --repo-type dataset" in capsys.readouterr().err
