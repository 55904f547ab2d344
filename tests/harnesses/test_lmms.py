"""The tasks of lmms-eval: its own task manager loads them, and its own functions judge replies.
Skipped where that package is not installed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from gd_sample import write_set
from harness_replies import outcomes, replies_to, rows_of, verdicts

from pointerbench import eval as scorer
from pointerbench.cli import main as pointerbench
from pointerbench.harnesses import lmms_eval as ours
from pointerbench.harnesses.lmms_eval import tasks as functions
from pointerbench.harnesses.said import NAMES
from pointerbench.suites import SUITES
from pointerbench.values.errors import UsageError

yaml: Any = pytest.importorskip("yaml", reason="comes with the extra hub")

FOLDER = Path(ours.__file__).parent


@pytest.fixture(autouse=True)
def environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    for name in NAMES:
        monkeypatch.delenv(f"POINTERBENCH_{name.upper()}", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "caches"))
    return monkeypatch


def test_the_folder_says_where_it_lies() -> None:
    command = [sys.executable, "-m", "pointerbench.harnesses.lmms_eval"]
    shown = subprocess.run(command, capture_output=True, text=True, check=True)
    assert Path(shown.stdout.strip()).resolve() == FOLDER.resolve()


def test_every_suite_has_a_task_whose_functions_are_there() -> None:
    named: list[str] = []

    def function(loader: Any, node: Any) -> str:
        named.append(loader.construct_scalar(node))
        return ""

    class Loader(yaml.SafeLoader):  # type: ignore[misc]
        pass

    Loader.add_constructor("!function", function)
    found = {}
    for path in (*FOLDER.glob("*.yaml"), FOLDER / "_common_yaml"):
        task = yaml.load(path.read_text("utf-8"), Loader)
        found[task.get("task")] = task.get("include")
    expected = {f"pointerbench_{suite.replace('-', '_')}" for suite in SUITES}
    assert found.pop(None) is None
    assert found == dict.fromkeys(expected, "_common_yaml")
    for name in named:
        module, _, attribute = name.partition(".")
        assert module == "tasks"
        title, _, what = attribute.rpartition("_")
        assert callable(getattr(functions, attribute, None) if what not in MADE else MADE[what])
        assert what not in MADE or title.replace("_", "-") in SUITES


MADE = functions._MADE


def test_nothing_else_is_an_attribute() -> None:
    for name in ("nosuite_files", "sheets_nothing"):
        with pytest.raises(AttributeError):
            getattr(functions, name)


def test_a_model_has_to_be_named(small_set: Path, environment: pytest.MonkeyPatch) -> None:
    environment.setenv("POINTERBENCH_DATA", str(small_set))
    with pytest.raises(UsageError, match="POINTERBENCH_MODEL=NAME, as in pretrained=NAME; or"):
        functions.sheets_files  # noqa: B018 - made when it is asked for
    environment.setenv("POINTERBENCH_MODEL", "my-model")
    with pytest.raises(UsageError, match="no model family is known for lmms-eval/my-model"):
        functions.sheets_files  # noqa: B018
    environment.setenv("POINTERBENCH_LIMIT", "no")
    with pytest.raises(UsageError, match="POINTERBENCH_LIMIT=: expected a whole number"):
        functions.sheets_files  # noqa: B018


def test_settings_of_the_family(small_set: Path, environment: pytest.MonkeyPatch) -> None:
    environment.setenv("POINTERBENCH_DATA", str(small_set))
    environment.setenv("POINTERBENCH_MODEL", "Qwen/Qwen2.5-VL-7B-Instruct")
    assert functions.sheets_generation == {
        "max_new_tokens": 256,
        "temperature": 0.0,
        "do_sample": False,
        "until": [],
    }
    about = functions.sheets_about
    assert (about["version"], about["family"]) == ("2.0.0", "qwen2.5-vl")


@pytest.mark.parametrize(
    ("task", "set_name"), [("sheets", "small_set"), ("text", "small_text_set"), ("gd", "")]
)
def test_the_functions_judge_as_the_scorer_does(
    task: str,
    set_name: str,
    request: pytest.FixtureRequest,
    tmp_path: Path,
    environment: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Without the package, which is large: docs as its file has them, its log as it writes it."""
    folder = request.getfixturevalue(set_name) if set_name else write_set(tmp_path / "gd")
    environment.setenv("POINTERBENCH_DATA", str(folder))
    environment.setenv("POINTERBENCH_FRAME", "per1000")
    given = getattr(functions, f"{task}_files")["data_files"]["test"]
    docs = [json.loads(line) for line in Path(given).read_text("utf-8").splitlines()]
    replies = replies_to(rows_of(folder))
    expected = outcomes(folder, replies, tmp_path / "work")
    results = [functions.process_results(doc, [replies[doc["id"]].strip()]) for doc in docs]
    _check(folder, expected, results, tmp_path, capsys)


def _check(
    folder: Path,
    expected: dict[str, str],
    results: list[dict[str, Any]],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = [result["pointerbench_accuracy"] for result in results]
    assert {one["id"]: one["outcome"] for one in found} == expected
    n, hits = len(expected), [*expected.values()].count("hit")
    capsys.readouterr()
    assert functions.accuracy(found) == hits / n
    assert f"|n:{n}|" in capsys.readouterr().err
    ends = (functions.ci95_low, functions.ci95_high)
    names = ("pointerbench_ci95_low", "pointerbench_ci95_high")
    interval = [
        end([result[name] for result in results]) for end, name in zip(ends, names, strict=True)
    ]
    assert tuple(interval) == scorer.wilson(hits, n)
    for name in ("refused", "invalid"):
        counted = functions.count([result[f"pointerbench_{name}"] for result in results])
        assert counted == [*expected.values()].count(name)

    log, out = tmp_path / "x_samples_pointerbench.jsonl", tmp_path / "preds.jsonl"
    lines = [{"doc_id": i, "target": "", **result} for i, result in enumerate(results)]
    log.write_text("".join(json.dumps(line) + "\n" for line in lines), "utf-8")
    given = ["--data", str(folder), "--out", str(out)]
    assert pointerbench(["import-results", "lmms-eval", str(log), *given]) == 0
    assert "verdicts differ on 0 rows" in capsys.readouterr().out
    assert verdicts(folder, out, tmp_path / "each.jsonl") == expected


@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("kind", ["simple", "chat"])
@pytest.mark.parametrize(("task", "set_name"), [("sheets", "small_set"), ("gd", "")])
def test_the_packages_own_task_manager(
    task: str,
    set_name: str,
    kind: str,
    request: pytest.FixtureRequest,
    tmp_path: Path,
    environment: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    package = pytest.importorskip("lmms_eval.tasks", reason="lmms-eval is not installed")
    folder = request.getfixturevalue(set_name) if set_name else write_set(tmp_path / "gd")
    environment.setenv("POINTERBENCH_DATA", str(folder))
    environment.setenv("POINTERBENCH_FRAME", "per1000")
    environment.setenv("POINTERBENCH_SYSTEM", "Look closely.")
    manager = package.TaskManager(include_path=str(FOLDER), include_defaults=False)
    named = f"pointerbench_{task}"
    loaded = manager.load_task_or_group([named], task_type=kind)[named]
    replies = replies_to(rows_of(folder))
    expected = outcomes(folder, replies, tmp_path / "work")
    docs = list(loaded.test_docs())
    assert [doc["id"] for doc in docs] == [row["id"] for row in rows_of(folder)]
    results = [loaded.process_results(doc, [replies[doc["id"]]]) for doc in docs]
    _check(folder, expected, results, tmp_path, capsys)

    instruction = rows_of(folder)[0]["instruction"]
    (picture,) = loaded.doc_to_visual(docs[0])
    assert picture.size == tuple(rows_of(folder)[0]["image_size"])
    assert loaded.doc_to_text(docs[0]).startswith("Look closely.\n\n")
    assert instruction in loaded.doc_to_text(docs[0])
    assert loaded.config.generation_kwargs["max_new_tokens"] == 1024
    if kind == "chat":
        system, user = loaded.doc_to_messages(docs[0])
        assert system["content"][0]["text"] == "Look closely."
        assert [part["type"] for part in user["content"]] == ["image", "text"]
        assert instruction in user["content"][1]["text"]
