"""The tasks of inspect_ai, run by the real package with its mock model. `test_inspect.py` has
pytest run this file in a process of its own."""

from __future__ import annotations

import gc
import json
import warnings
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

inspect_ai: Any = pytest.importorskip("inspect_ai", reason="needs the extra inspect")

from gd_sample import write_set  # noqa: E402
from harness_replies import FRAME, outcomes, replies_to, rows_of, verdicts  # noqa: E402
from inspect_ai.model import ModelOutput, ModelUsage, get_model  # noqa: E402

from pointerbench import eval as scorer  # noqa: E402
from pointerbench.cli import main as pointerbench  # noqa: E402

pytestmark = pytest.mark.filterwarnings("ignore")  # of packages that are not ours


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Streams that the package leaves open are closed here, where nobody minds."""
    yield
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        gc.collect()


class Mock:
    """The mock model of the package, which answers each instruction as it is told to."""

    def __init__(self, replies: Mapping[str, str], failing: frozenset[str] = frozenset()) -> None:
        self.replies, self.failing = replies, failing
        self.asked: list[Any] = []

    def __call__(self, turns: Any, tools: Any, choice: Any, config: Any) -> Any:
        self.asked.append((turns, config))
        words = turns[-1].text
        found = [id for said, id in self.by_words.items() if said in words]
        id = max(found, key=lambda id: len(self.words[id]))  # one may be a part of another
        if id in self.failing:
            raise RuntimeError("the service is down")
        output = ModelOutput.from_content("mockllm/model", self.replies[id])
        output.usage = ModelUsage(input_tokens=1, output_tokens=1, total_tokens=2)
        return output

    def run(self, task: str, folder: Path, logs: Path, language: str = "", **more: Any) -> Any:
        name = f"instruction_{language}" if language else "instruction"
        self.words = {row["id"]: row[name] for row in rows_of(folder)}
        self.by_words = {words: id for id, words in self.words.items()}
        assert len(self.by_words) == len(self.words)
        given = {
            "data": str(folder),
            "frame": FRAME,
            **({"language": language} if language else {}),
        }
        given |= more.pop("task_args", {})
        model = get_model("mockllm/model", custom_outputs=self, memoize=False)
        (log,) = inspect_ai.eval(
            f"pointerbench/{task}",
            model=model,
            task_args=given,
            log_dir=str(logs),
            display="none",
            **more,
        )
        return log


def found_in(log: Any) -> dict[str, str]:
    return {s.id: s.scores["pointed"].metadata["outcome"] for s in log.samples}


def metrics_of(log: Any) -> dict[str, float]:
    return {name: one.value for name, one in log.results.scores[0].metrics.items()}


def imported(log: Path, data: Path, out: Path, *more: str) -> int:
    given = ["--data", str(data), "--out", str(out), *more]
    return pointerbench(["import-results", "inspect", str(log), *given])


@pytest.mark.parametrize(
    ("task", "set_name"), [("sheets", "small_set"), ("text", "small_text_set"), ("gd", "")]
)
def test_a_log_has_the_verdicts_of_the_scorer_and_is_read_back(
    task: str,
    set_name: str,
    request: pytest.FixtureRequest,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    folder = request.getfixturevalue(set_name) if set_name else write_set(tmp_path / "gd")
    replies = replies_to(rows_of(folder))
    expected = outcomes(folder, replies, tmp_path / "work")
    log = Mock(replies).run(task, folder, tmp_path / "logs")
    assert log.status == "success"
    assert found_in(log) == expected
    for sample in log.samples:
        score = sample.scores["pointed"]
        assert score.value == ("C" if expected[sample.id] == "hit" else "I")

    n, hits = len(expected), [*expected.values()].count("hit")
    low, high = scorer.wilson(hits, n)
    found = metrics_of(log)
    assert (found["accuracy"], found["ci95_low"], found["ci95_high"]) == (hits / n, low, high)
    counts = (found[name] for name in ("hits", "misses", "refused", "invalid", "missing"))
    assert [*counts] == [[*expected.values()].count(name) for name in scorer.OUTCOMES]

    out = tmp_path / "preds.jsonl"
    assert imported(Path(log.location), folder, out) == 0
    assert f"our rule {hits}; verdicts differ on 0 rows" in capsys.readouterr().out
    assert verdicts(folder, out, tmp_path / "each.jsonl") == expected
    assert imported(Path(log.location), folder, out, "--overwrite", "--family", "generic-1000") == 0
    assert verdicts(folder, out, tmp_path / "each.jsonl") == expected


def test_the_log_says_what_it_is(small_set: Path, tmp_path: Path) -> None:
    mock = Mock(replies_to(rows_of(small_set)))
    whole = mock.run("sheets", small_set, tmp_path)
    told = whole.eval.metadata["pointerbench"]
    assert told["signature"].startswith("pointerbench-sheets:2.0.0|n:8|scored:8|data:")
    assert told["signature"].endswith(f"|scorer:{scorer.__version__}|harness:inspect_ai")
    assert (told["suite"], told["family"], told["n"]) == ("sheets", "generic-1000", 8)
    assert whole.eval.task_version == "2.0.0"

    ids = [row["id"] for row in rows_of(small_set)]
    for choice, chosen in (
        ({"limit": 3}, ids[:3]),
        ({"limit": (2, 4)}, ids[2:4]),
        ({"sample_id": [ids[5]]}, [ids[5]]),
        ({"task_args": {"limit": 2}}, ids[:2]),
    ):
        log = mock.run("sheets", small_set, tmp_path, **choice)
        assert [sample.id for sample in log.samples] == chosen
        assert f"|n:{len(chosen)}|" in log.eval.metadata["pointerbench"]["signature"]
        assert str(tmp_path) not in json.dumps(log.samples[0].metadata)


def test_a_model_is_asked_as_its_family_is(tmp_path: Path) -> None:
    folder = write_set(tmp_path / "gd")
    mock = Mock(replies_to(rows_of(folder)))
    mock.run("gd", folder, tmp_path / "logs", "zh", task_args={"family": "qwen2.5-vl"})
    turns, config = mock.asked[0]
    assert [turn.role for turn in turns][:2] == ["system", "user"]
    assert "computer_use" in turns[0].text
    assert "[-1, -1]" in turns[1].text
    assert turns[1].content[0].image.startswith("data:image/png;base64,")
    assert (config.max_tokens, config.temperature) == (256, 0.0)
    mock.run("gd", folder, tmp_path / "logs", task_args={"refusals": False})
    assert "[-1, -1]" not in mock.asked[-1][0][-1].text


def test_what_the_command_line_says_of_generation_goes_first(
    small_set: Path, tmp_path: Path
) -> None:
    mock = Mock(replies_to(rows_of(small_set)))
    mock.run("sheets", small_set, tmp_path, max_tokens=77, temperature=0.5, limit=1)
    _, config = mock.asked[0]
    assert (config.max_tokens, config.temperature) == (77, 0.5)


def test_a_call_that_fails_is_missing_and_a_miss(small_set: Path, tmp_path: Path) -> None:
    rows = rows_of(small_set)
    right = {row["id"]: reply for row, reply in zip(rows, _right(rows), strict=True)}
    down = frozenset([rows[0]["id"], rows[1]["id"]])
    log = Mock(right, down).run("sheets", small_set, tmp_path / "logs")
    assert log.status == "error"  # so that eval-retry asks again
    found = metrics_of(log)
    assert (found["hits"], found["missing"], found["accuracy"]) == (6, 2, 6 / 8)
    out = tmp_path / "preds.jsonl"
    assert imported(Path(log.location), small_set, out) == 0
    assert len(out.read_text("utf-8").splitlines()) == 6
    outcomes = verdicts(small_set, out, tmp_path / "each.jsonl")
    assert {id for id, outcome in outcomes.items() if outcome == "missing"} == down

    (again,) = inspect_ai.eval_retry(log, log_dir=str(tmp_path / "logs"), display="none")
    assert again.eval.metadata["pointerbench"] == log.eval.metadata["pointerbench"]


def test_epochs_are_no_further_rows(
    small_set: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = rows_of(small_set)
    right = {row["id"]: reply for row, reply in zip(rows, _right(rows), strict=True)}

    class Turns(Mock):
        def __call__(self, turns: Any, tools: Any, choice: Any, config: Any) -> Any:
            output = super().__call__(turns, tools, choice, config)
            if len(self.asked) % 2:
                output.choices[0].message.content = "[3, 996]"
            return output

    log = Turns(right).run("sheets", small_set, tmp_path / "logs", epochs=2, max_connections=1)
    found = metrics_of(log)
    hits = found["hits"]
    assert hits == 8
    assert found["accuracy"] == 0.5
    assert (found["ci95_low"], found["ci95_high"]) == scorer.wilson(4, 8)
    out = tmp_path / "preds.jsonl"
    assert imported(Path(log.location), small_set, out) == 2
    assert "--only KEY=VALUE takes one of them" in capsys.readouterr().err
    assert imported(Path(log.location), small_set, out, "--only", "epoch=2") == 0
    assert len(out.read_text("utf-8").splitlines()) == 8


def _right(rows: list[dict[str, Any]]) -> list[str]:
    sides = [(row["point"], row["image_size"]) for row in rows]
    return [json.dumps([x * 1000 / w, y * 1000 / h]) for (x, y), (w, h) in sides]


@pytest.mark.parametrize(
    ("task", "given", "told"),
    [
        ("sheets", {}, "no model family is known for mockllm/model"),
        ("sheets", {"frame": "unit", "lnaguage": "zh"}, 'did you mean "language"?'),
        ("real", {"frame": "unit"}, "the official set of real is not in this checkout"),
        ("pro-4k", {"frame": "unit", "data": "nowhere"}, "nowhere"),
        ("sheets", {"frame": "unit", "limit": "none"}, "expected a whole number"),
    ],
)
def test_what_cannot_be_run_is_said_before_anything_is_asked(
    task: str, given: dict[str, Any], told: str, tmp_path: Path
) -> None:
    if task == "real" and (scorer.HERE / "data" / "real").exists():
        pytest.skip("the suite is there")
    with pytest.raises(Exception, match=r"pointerbench/") as caught:
        inspect_ai.eval(
            f"pointerbench/{task}",
            model="mockllm/model",
            task_args=given,
            log_dir=str(tmp_path),
            display="none",
        )
    assert type(caught.value).__name__ == "PrerequisiteError"
    assert told in str(caught.value).replace("\\[", "[")


def test_logs_of_others_are_refused(
    small_set: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from inspect_ai.dataset import Sample  # noqa: PLC0415
    from inspect_ai.scorer import match  # noqa: PLC0415

    task = inspect_ai.Task(dataset=[Sample(input="1 + 1", target="2")], scorer=match())
    output = ModelOutput.from_content("mockllm/model", "2")
    output.usage = ModelUsage(input_tokens=1, output_tokens=1, total_tokens=2)
    model = get_model("mockllm/model", custom_outputs=[output])
    (log,) = inspect_ai.eval(task, model=model, log_dir=str(tmp_path), display="none")
    out = tmp_path / "preds.jsonl"
    assert imported(Path(log.location), small_set, out) == 2
    assert "has no score of ours" in capsys.readouterr().err
    broken = tmp_path / "broken.eval"
    broken.write_bytes(Path(log.location).read_bytes()[:200])
    assert imported(broken, small_set, out) == 2
    assert "not a log that inspect_ai reads" in capsys.readouterr().err
    assert imported(tmp_path / "none.eval", small_set, out) == 2
    assert "no such file" in capsys.readouterr().err
    assert not out.exists()
