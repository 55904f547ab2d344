"""Plots: which files, how large, and that no text of the data upsets them."""

from __future__ import annotations

import subprocess
import sys
from contextlib import chdir, redirect_stdout
from dataclasses import replace
from importlib.util import find_spec
from io import StringIO
from pathlib import Path

import pytest
from board_files import results_of
from PIL import Image

from pointerbench.report import plots
from pointerbench.report.command import main
from pointerbench.report.plot_parts import style_of
from pointerbench.report.plots import write_plots
from pointerbench.report.results import Result, read_results
from pointerbench.report.sets import sets_of

pytestmark = pytest.mark.skipif(find_spec("matplotlib") is None, reason="needs the extra report")


SIZES = {"sheets": 20, "text": 9}
# Names with marks, as long as they come, and in other scripts.
MODELS = {
    "_$x^2$ \\frac and the rest of a rather long name": {"sheets": 12, "text": 3},
    "日本語 <b>": {"sheets": 9, "text": 9},
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("plots")


@pytest.fixture(scope="module")
def results(folder: Path) -> list[Result]:
    return results_of(folder, SIZES, MODELS)


@pytest.fixture(scope="module")
def told(results: list[Result], folder: Path) -> list[str]:
    """The lines that the command prints."""
    words = [str(folder / f"{model}.jsonl") for model in MODELS]
    for suite in SIZES:
        words += ["--data", str(folder / suite)]
    out = StringIO()
    with chdir(folder), redirect_stdout(out):
        assert main([*words, "--png"]) == 0
    return out.getvalue().splitlines()


@pytest.fixture(scope="module")
def written(told: list[str], folder: Path) -> list[Path]:
    return [folder / line for line in told]


def test_the_command_prints_where_they_are(told: list[str], folder: Path) -> None:
    assert sorted(told) == sorted(
        str(path.relative_to(folder)) for path in (folder / "report" / "plots").iterdir()
    )


def test_a_plot_of_each_kind_for_each_set(written: list[Path]) -> None:
    names = {path.name for path in written}
    for suite in ("sheets", "text"):
        kinds = ("by_category", "tolerance", "distances", "misses")
        assert {f"{suite}_{kind}.png" for kind in kinds} <= names
    assert "accuracy.png" in names
    assert sorted(names) == sorted(path.name for path in written[0].parent.iterdir())
    for path in written:
        with Image.open(path) as picture:
            inches = [side / 300 for side in picture.size]
        assert inches[0] == pytest.approx(6.5, abs=0.01) or path.stem.endswith("misses")
        assert inches[1] <= 9.01


def test_the_same_results_give_the_same_bytes(
    results: list[Result], written: list[Path], tmp_path: Path
) -> None:
    again = write_plots([result for result in results if result.suite == "text"], tmp_path)
    before = {path.name: path for path in written}
    same = [path for path in again if path.name != "accuracy.png"]  # which has both suites
    assert len(same) == 4
    assert all(path.read_bytes() == before[path.name].read_bytes() for path in same)


def test_names_with_marks_and_other_scripts_are_the_models(results: list[Result]) -> None:
    """So that every plot here is of them."""
    assert {result.model for result in results} == set(MODELS)


def test_models_can_be_told_apart_without_colour() -> None:
    styles = [style_of(place) for place in range(44)]
    assert len({(style.marker, style.line) for style in styles}) == len(styles)


def test_the_accuracy_of_answered_rows_stands_beside_the_strict_one(
    folder: Path, results: list[Result], tmp_path: Path
) -> None:
    """Hollow, of a model that left rows without an answer, and of no other."""
    found = []
    for name, lost in zip(MODELS, (0, 4), strict=True):
        lines = (folder / f"{name}.jsonl").read_text("utf-8").splitlines(keepends=True)
        sheets = [line for line in lines if '"pbs_' in line]
        (tmp_path / f"{lost}.jsonl").write_text("".join(sheets[: len(sheets) - lost]), "utf-8")
        found += read_results(tmp_path / f"{lost}.jsonl", [folder / "sheets"])
    name, figure = next(plots._figures(sets_of(found)))
    assert name == "accuracy"
    dots = [line for line in figure.axes[0].lines if line.get_marker() != "None"]
    at = {line.get_markerfacecolor() == "white": line.get_xdata()[0] for line in dots}
    assert [line.get_markerfacecolor() for line in dots].count("white") == 1
    strict, some = found[1].score["accuracy"], found[1].answered["accuracy"]
    assert strict < some == at[True]
    assert strict in [line.get_xdata()[0] for line in dots]
    assert "hollow: answered rows only" in figure.axes[0].get_xlabel()


def test_a_set_without_points_has_no_distances(tmp_path: Path) -> None:
    (perfect,) = results_of(tmp_path, {"text": 6}, {"a": {"text": 6}})
    boxes = [
        replace(one, target=replace(one.target, truth=box))
        for one in perfect.outcomes
        if one.target.truth
        for box in [one.target.truth._replace(rule="iou")]
    ]
    names = [path.stem for path in write_plots([replace(perfect, outcomes=boxes)], tmp_path / "b")]
    assert "text_misses" in names
    assert "text_tolerance" not in names
    assert write_plots([], tmp_path / "none") == []


def test_without_matplotlib_the_extra_is_named(
    results: list[Result], folder: Path, tmp_path: Path
) -> None:
    """In an interpreter whose path has our own package and its dependencies, less that one."""
    words = [str(folder / f"{results[0].model}.jsonl"), "--data", str(folder / "text")]
    code = (
        "import sys; sys.modules['matplotlib'] = None\n"
        "from pointerbench.report.command import main\n"
        f"sys.exit(main([*{words!r}, '--png', '--out', {str(tmp_path)!r}]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, check=False, encoding="utf-8"
    )
    assert done.returncode == 2
    assert "pip install 'pointerbench[report]'" in done.stderr
