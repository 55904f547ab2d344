"""What reports and leaderboards show of a set with levels: six tasks, averages, refusals, pairs,
and the element that a wrong click hit."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from gd_sample import write_predictions, write_set

from pointerbench.contract.layers import NOTHING, Layer, Layers, read_layers
from pointerbench.report.command import main as report
from pointerbench.report.leaderboard import main as leaderboard
from pointerbench.values.errors import UsageError

ANSWERS: dict[str, list[list[int]]] = {
    "right": [[110, 400], [-1, -1], [250, 400], [575, 65], [320, 112], [-1, -1]],
    "clicks": [[110, 400], [250, 400], [110, 400], [575, 300], [10, 700], [70, 110]],
    "silent": [[-1, -1]] * 6,
}
HEADS = {  # with how many rows each is of
    "element": 1,
    "visual": 1,
    "spatial": 1,
    "basic average": 3,
    "reasoning": 1,
    "refusal": 2,
    "advanced average": 3,
    "overall": 6,
    "refusal precision": None,  # of as many rows as a model refused
    "refusal recall": 2,
    "over-refusal": 4,
    "pair accuracy": 2,
}
SHARES = {
    "right": "100.00 100.00 100.00 100.00 100.00 100.00 100.00 100.00 100.00 100.00 0.00 100.00",
    "clicks": "0.00 0.00 0.00 0.00 100.00 0.00 33.33 16.67 – 0.00 0.00 0.00",
    "silent": "0.00 0.00 0.00 0.00 0.00 100.00 66.67 33.33 33.33 100.00 100.00 0.00",
}


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the set and a file of predictions for each of the models."""
    home = tmp_path_factory.mktemp("levels")
    write_set(home / "gd")
    for model, points in ANSWERS.items():
        write_predictions(home / f"{model}.jsonl", points)
    return home


def words(home: Path) -> list[str]:
    return [*(str(home / f"{model}.jsonl") for model in ANSWERS), "--data", str(home / "gd")]


def core(folder: Path) -> Any:
    text = (folder / "data" / "core.js").read_text("utf-8")
    return json.loads(text.partition(",")[2].removesuffix(");\n"))


@pytest.fixture(scope="module")
def page(home: Path) -> Path:
    out = home / "report"
    assert report([*words(home), "--out", str(out), "--pictures", "none"]) == 0
    return out


def test_the_page_has_every_column_for_every_model(page: Path) -> None:
    (one,) = core(page)["sets"]
    for model in one["models"]:
        levels = model["score"]["levels"]
        assert [level["name"] for level in levels] == [*HEADS]
        shown = [level["shown"].removesuffix("%").replace("n/a", "–") for level in levels]
        assert " ".join(shown) == SHARES[model["name"]]


def test_the_page_says_what_a_wrong_click_hit(page: Path) -> None:
    right, clicks, silent = core(page)["sets"][0]["models"]
    assert clicks["struck"] == {
        "1": "button 'Cancel'",
        "2": "button 'Save'",
        "3": "notification",
        "4": NOTHING,
        "5": "text '无线网络'",
    }
    assert right["struck"] == silent["struck"] == {}
    assert dict(clicks["instead"]) == {
        "another element: button": 2,
        "another element: notification": 1,
        "another element: text": 1,
        NOTHING: 1,
    }


def test_a_set_without_layers_has_none(home: Path, tmp_path: Path) -> None:
    bare = write_set(tmp_path / "gd")
    (bare / "layers.jsonl").unlink()
    out = tmp_path / "report"
    given = [str(home / "clicks.jsonl"), "--data", str(bare), "--pictures", "none"]
    assert report([*given, "--out", str(out)]) == 0
    (model,) = core(out)["sets"][0]["models"]
    assert model["struck"] == {}


def table_of(text: str) -> dict[str, list[str]]:
    """The lines of the Markdown table that has the levels as its columns, by their first cell."""
    lines = [[cell.strip() for cell in line.split("|")[1:-1]] for line in text.splitlines()]
    start = next(i for i, cells in enumerate(lines) if cells[:2] == ["model", "element (n=1)"])
    found = {}
    for cells in lines[start:]:
        if not cells:
            break
        found[cells[0]] = cells[1:]
    return found


def test_the_leaderboard_has_the_table(home: Path, tmp_path: Path) -> None:
    out = tmp_path / "board"
    texts = [f"--{kind}={tmp_path / kind}" for kind in ("markdown", "json")]
    assert leaderboard([*words(home), *texts, "--out", str(out)]) == 0
    table = table_of((tmp_path / "markdown").read_text("utf-8"))
    heads = [name if n is None else f"{name} (n={n})" for name, n in HEADS.items()]
    assert table["model"] == heads
    for model, shares in SHARES.items():
        assert " ".join(table[model]) == shares
    (suite,) = json.loads((tmp_path / "json").read_text())["suites"]
    assert [level["name"] for level in suite["models"][0]["levels"]] == [*HEADS]
    index = (out / "index.html").read_text("utf-8")
    (block,) = re.findall(r'<div class="levels">.*?</table>', index, re.DOTALL)
    cells = re.findall(r"<t[hd][^>]*>([^<]*)</t[hd]>", block)
    assert cells[:13] == ["Model", *heads]
    assert " ".join(cells[cells.index("silent") + 1 :][:12]) == SHARES["silent"]


@pytest.mark.parametrize("kind", ["markdown", "latex"])
def test_tables_for_papers_have_the_levels(
    home: Path, kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert report([*words(home), f"--{kind}"]) == 0
    text = capsys.readouterr().out
    assert "GD: accuracy by level; averages weigh rows alike" in text
    for name, n in HEADS.items():
        head = name if n is None else f"{name} (n={n})"
        assert text.count(f"{head} ") == 1, head
    assert "accuracy by task" not in text  # the levels say it


PLACES = [
    ((110, 400), "button 'Save'"),
    ((160, 420), "button 'Save'"),  # boxes are closed
    ((161, 400), "notification"),  # what is around it
    ((10, 10), NOTHING),
    (None, ""),
]


@pytest.mark.parametrize(("place", "said"), PLACES)
def test_the_smallest_element_at_a_place(
    home: Path, place: tuple[float, float] | None, said: str
) -> None:
    layers = read_layers(home / "gd" / "test")
    assert layers.words_at("s0000.webp", place) == said
    assert layers.words_at("other.webp", place) == ""


def test_of_equals_the_one_painted_later() -> None:
    box = (0.0, 0.0, 9.0, 9.0)
    below, above = Layer("button", box, "a"), Layer("icon", box, "x" * 60 + "\n")
    assert Layers({"p": (below, above)}).at("p", (1, 1)) is above
    assert above.words == f"icon '{'x' * 37}...'"


DAMAGED = [
    ("3", 1, "not a JSON object"),
    ('{"file_name": "a.webp"}', 1, "expected a line such as"),
    ('{"file_name": "a", "elements": [{"type": "icon", "box": [1, 2, 3]}]}', 1, "expected box"),
    ('{"file_name": "a", "elements": [{"box": [1, 2, 3, 4]}]}', 1, 'elements with "type"'),
    ('{"file_name": "a", "elements": []}\n{', 2, "not JSON"),
]


@pytest.mark.parametrize(("text", "line", "said"), DAMAGED)
def test_damaged_layers_are_named(tmp_path: Path, text: str, line: int, said: str) -> None:
    (tmp_path / "layers.jsonl").write_text(text, "utf-8")
    with pytest.raises(UsageError) as caught:
        read_layers(tmp_path)
    assert said in str(caught.value)
    assert f"layers.jsonl:{line}: " in str(caught.value)
