"""A run finds its files again: read from elsewhere, moved with its data, or of an older version."""

from __future__ import annotations

import json
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from pointerbench import build
from pointerbench.report.command import main as report
from pointerbench.report.leaderboard import main as leaderboard
from pointerbench.run.command import main as click_eval
from pointerbench.run.results.places import (
    FROM_RUN,
    PATHS,
    kept,
    kept_given,
    located,
    located_given,
)

COUNT = 4


@pytest.fixture(name="project")
def _project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a set in ``sets/mine``, models, and a run in ``runs/a``, typed as people do."""
    home = tmp_path / "project"
    write_set(home / "sets" / "mine")
    (home / "models.json").write_text('{"candidate_models": [{"provider": "center"}]}')
    monkeypatch.chdir(home)
    words = ["--data", "sets/mine", "--models", "models.json", "--out", "runs/a"]
    assert click_eval(["run", *words, "--no-progress", "--annotate", "1"]) == 0
    return home


def write_set(folder: Path) -> None:
    (folder / "images").mkdir(parents=True)
    with (folder / "metadata.jsonl").open("w") as file:
        for number in range(COUNT):
            Image.new("RGB", (80, 60), "#c0c4c8").save(folder / f"images/{number}.png")
            spec = {"type": "point_in_bbox", "bbox": [30, 20, 50, 40 - 10 * (number % 2)]}
            row = {"id": f"m{number}", "file_name": f"images/{number}.png", "eval": spec}
            file.write(json.dumps({**row, "instruction": f"click {number}"}) + "\n")


def change_run(folder: Path, **changes: Any) -> None:
    path = folder / "run.json"
    path.write_text(json.dumps({**json.loads(path.read_text()), **changes}))


def made_old(folder: Path) -> None:
    """run.json as it was written before paths started from the run's folder."""
    record = json.loads((folder / "run.json").read_text())
    del record["paths"]
    record["given"] |= {"data": "sets/mine", "models": "models.json"}
    record["tasks"] |= {"path": "sets/mine/metadata.jsonl"}
    (folder / "run.json").write_text(json.dumps(record))


def pictures_of(folder: Path) -> list[Path]:
    """The pictures that a report links to, as they can be opened."""
    core = (folder / "data" / "core.js").read_text("utf-8")
    value = json.loads(core[core.index("{") : core.rindex("}") + 1])
    return [folder / name for one in value["sets"] for name in one["tasks"]["picture"]]


names = st.text("abé .~-", min_size=1, max_size=4).filter(lambda name: name.strip(". "))
paths = st.lists(names | st.just(".."), min_size=1, max_size=4).map(lambda parts: Path(*parts))


@given(paths, paths)
def test_a_path_is_located_where_it_was_kept_from(path: Path, folder: Path) -> None:
    again = located(kept(path, folder), folder, FROM_RUN)
    assert again.resolve() == path.resolve()
    assert located(kept(path.absolute(), folder), folder, FROM_RUN) == path.absolute()


def test_a_name_on_the_hub_is_no_path(tmp_path: Path) -> None:
    given = {"data": "hf://org/name@main", "cache": None}
    written = kept_given(given, tmp_path)
    assert written == given
    assert located_given({**FROM_RUN, "given": written}, tmp_path) == given


def test_a_run_folder_behind_a_link_finds_its_files_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "far" / "runs").mkdir(parents=True)
    (tmp_path / "near").mkdir()
    monkeypatch.chdir(tmp_path / "near")
    Path("runs").symlink_to(tmp_path / "far" / "runs", target_is_directory=True)
    Path("tasks.jsonl").touch()
    written = kept_given({"tasks": "tasks.jsonl", "limit": 3}, Path("runs/a"))
    assert located(written["tasks"], Path("runs/a"), FROM_RUN).is_file()
    assert written["limit"] == 3


def test_run_json_names_paths_from_its_own_folder(project: Path) -> None:
    record = json.loads((project / "runs/a/run.json").read_text())
    assert record["tasks"]["path"] == "../../sets/mine/metadata.jsonl"
    assert {name: record["given"][name] for name in PATHS if record["given"][name]} == {
        "data": "../../sets/mine",
        "models": "../../models.json",
    }
    assert str(project) not in json.dumps(record)


WAYS = {
    "below": ("project/runs", "a"),
    "beside": ("", "project/runs/a"),
    "far": ("/", None),
    "moved": ("", "elsewhere/runs/a"),
    "older": ("project/runs", "a"),
    "older, moved": ("", "elsewhere/runs/a"),
}


@pytest.mark.parametrize("way", WAYS)
def test_scores_resume_and_report_work_from_anywhere(
    way: str, project: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if "older" in way:
        made_old(project / "runs/a")
    if "moved" in way:
        project.rename(tmp_path / "elsewhere")
    where, typed = WAYS[way]
    monkeypatch.chdir(tmp_path / where)
    run = Path(typed or project / "runs/a")
    before = {name: (run / name).read_bytes() for name in ("scores.csv", "summary.json")}
    for name in before:
        (run / name).unlink()
    assert click_eval(["score", str(run)]) == 0
    assert {name: (run / name).read_bytes() for name in before} == before
    lines = (run / "predictions.jsonl").read_bytes().splitlines(keepends=True)
    (run / "predictions.jsonl").write_bytes(b"".join(lines[:2]))
    assert click_eval(["run", "--resume", str(run), "--no-progress"]) == 0
    assert len((run / "predictions.jsonl").read_bytes().splitlines()) == COUNT
    record = json.loads((run / "run.json").read_text())  # written anew, and as it was
    assert record["tasks"]["path"] == "../../sets/mine/metadata.jsonl"
    assert record["given"]["models"] == "../../models.json"
    assert report([str(run), "--out", str(tmp_path / "report")]) == 0
    shown = pictures_of(tmp_path / "report")
    assert len(shown) == COUNT
    assert all(picture.is_file() for picture in shown)


OWN = """
import json

def click(request):
    return [5, 5]

if __name__ == "__main__":
    print(json.dumps([5, 5]))
"""


def test_scripts_of_a_models_file_are_found_in_its_folder(
    tmp_path: Path, project: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Started in one folder and resumed in another, neither of them the scripts' own."""
    (project / "models").mkdir()
    (project / "models" / "own_script.py").write_text(OWN)
    entries = [
        {"name": "mine", "provider": "python", "function": "own_script:click"},
        {"name": "program", "provider": "command", "command": [sys.executable, "own_script.py"]},
    ]
    models = project / "models" / "models.json"
    models.write_text(json.dumps({"candidate_models": entries}))
    words = ["run", "--data", "sets/mine", "--models", "models/models.json", "--no-progress"]
    assert click_eval([*words, "--out", "runs/own"]) == 0
    run = project / "runs" / "own"
    record = (run / "run.json").read_text("utf-8")
    assert str(project) not in record
    lines = (run / "predictions.jsonl").read_bytes().splitlines(keepends=True)
    assert all(json.loads(line)["status"] == "ok" for line in lines)
    (run / "predictions.jsonl").write_bytes(b"".join(lines[:2]))
    monkeypatch.chdir(tmp_path)
    assert click_eval(["run", "--resume", str(run), "--no-progress"]) == 0
    again = (run / "predictions.jsonl").read_bytes().splitlines()
    assert len(again) == 2 * COUNT
    assert all(json.loads(line)["status"] == "ok" for line in again)


def test_an_absolute_path_is_found_absolute_or_beside(project: Path, tmp_path: Path) -> None:
    words = ["run", "--data", str(project / "sets/mine"), "--model", "center", "--no-progress"]
    assert click_eval([*words, "--out", "runs/b"]) == 0
    record = json.loads(Path("runs/b/run.json").read_text())
    assert record["given"]["data"] == str(project / "sets/mine")
    shutil.copytree("runs/b", tmp_path / "alone")
    assert report([str(tmp_path / "alone"), "--out", str(tmp_path / "one")]) == 0
    project.rename(tmp_path / "elsewhere")
    run = str(tmp_path / "elsewhere/runs/b")
    assert report([run, "--out", str(tmp_path / "two")]) == 0
    assert click_eval(["score", run]) == 0


def test_pictures_that_are_gone_stop_the_report_with_the_path(
    project: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "sets").rename(tmp_path / "now")
    assert report(["runs/a", "--out", "made"]) == 2
    said = capsys.readouterr().err
    assert f"{COUNT} of {COUNT} pictures are not there: looked for " in said
    assert "sets/mine/images/0.png; --data PATH says where they are now" in said
    assert not Path("made").exists()
    assert report(["runs/a", "--out", "made", "--pictures", "none"]) == 0
    assert report(["runs/a", "--markdown"]) == 0
    assert report(["runs/a", "--out", "made", "--data", str(tmp_path / "now/mine")]) == 0
    (tmp_path / "now/mine/metadata.jsonl").unlink()  # pictures alone
    assert report(["runs/a", "--out", "made", "--data", str(tmp_path / "now/mine")]) == 0
    assert all(picture.is_file() for picture in pictures_of(Path("made")))
    (tmp_path / "now/mine/images/2.png").unlink()
    capsys.readouterr()
    assert report(["runs/a", "--out", "made", "--data", str(tmp_path / "now/mine")]) == 0
    assert f"1 of {COUNT} pictures are not there" in capsys.readouterr().err


def test_a_run_whose_data_are_gone_goes_on_with_the_same_data_elsewhere(
    project: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (project / "sets").rename(tmp_path / "now")
    assert click_eval(["score", "runs/a"]) == 2
    said = capsys.readouterr().err
    assert "run with --data ../../sets/mine: looked for sets/mine, which is not there" in said
    assert "--data PATH says where it is now" in said
    now = str(tmp_path / "now/mine")
    assert click_eval(["score", "runs/a", "--data", now]) == 0
    assert click_eval(["run", "--resume", "runs/a", "--data", now, "--no-progress"]) == 0
    assert click_eval(["score", "runs/a"]) == 0  # the resume has noted the new place
    other = tmp_path / "other"
    write_set(other)
    with (other / "metadata.jsonl").open("a") as file:
        file.write("\n")
    assert click_eval(["score", "runs/a", "--data", str(other)]) == 2
    assert "a run of something else: tasks: sha256" in capsys.readouterr().err


def test_several_suites_go_on_and_are_shown_from_elsewhere(
    small_set: Path, small_text_set: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "project"
    for name, source in (("sheets", small_set), ("text", small_text_set)):
        shutil.copytree(source, home / "sets" / name)
    monkeypatch.chdir(home)
    words = ["--data", "sets", "--model", "center", "--limit", "3", "--no-progress"]
    assert click_eval(["run", *words, "--out", "runs/both", "--annotate", "0"]) == 0
    shutil.rmtree("runs/both/text")  # as if its turn had not come
    monkeypatch.chdir(tmp_path)
    assert click_eval(["run", "--resume", "project/runs/both", "--no-progress"]) == 0
    record = json.loads(Path("project/runs/both/text/run.json").read_text())
    assert (record["given"]["data"], record["given"]["annotate"]) == ("../../../sets", 0)
    assert report(["project/runs/both", "--out", "report"]) == 0
    shown = pictures_of(tmp_path / "report")
    assert len(shown) == 6
    assert all(picture.is_file() for picture in shown)
    assert leaderboard(["project/runs", "--json", "board.json"]) == 0
    suites = json.loads(Path("board.json").read_text())["suites"]
    assert [suite["suite"] for suite in suites] == ["sheets", "text"]


def test_pictures_in_shards_are_found_when_what_was_unpacked_is_gone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "caches"))
    built = [
        "sheets",
        "--seed",
        "7",
        "--count",
        "2",
        "--jobs",
        "1",
        "--format",
        "webdataset",
        "--quiet",
    ]
    assert build.main([*built, "--out", "set"]) == 0
    words = ["--data", "set", "--model", "center", "--no-progress", "--annotate", "0"]
    assert click_eval(["run", *words, "--out", "run"]) == 0
    predictions = str(Path("run/preds/center.jsonl"))
    for words in (["run"], [predictions, "--data", "set"]):
        shutil.rmtree("caches")
        assert report([*words, "--out", "report"]) == 0
        shown = pictures_of(tmp_path / "report")
        assert len(shown) == 2
        assert all(picture.is_file() for picture in shown)
