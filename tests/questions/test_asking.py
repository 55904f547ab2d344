"""The command over recorded screens of gedit and LibreOffice Calc: what is asked is there."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pointerbench import eval as scorer
from pointerbench.capture.captured import State
from pointerbench.capture.stored import ENDING, TEXT, read_state, read_texts, write_state
from pointerbench.capture.texts import TextLine, words_of
from pointerbench.cli import main
from pointerbench.contract.stored import find_sets
from pointerbench.picture.pixels import open_picture
from pointerbench.suites.sheets.scene import place
from pointerbench.values.geometry import Box

HOME = Path(__file__).parent / "captured"
GEDIT, CALC = HOME / "gedit", HOME / "libreoffice-calc"


def ask(out: Path, *arguments: str | Path) -> list[dict[str, Any]]:
    assert main(["capture", "ask", *map(str, arguments), "--out", str(out)]) == 0
    lines = (out / "metadata.jsonl").read_text("utf-8").splitlines()
    return [json.loads(line) for line in lines]


@pytest.fixture(scope="module")
def rows(tmp_path_factory: pytest.TempPathFactory) -> list[dict[str, Any]]:
    return ask(tmp_path_factory.mktemp("set") / "out", HOME, "--rows", "60")


def state_of(folder: Path) -> State:
    return read_state(folder / f"start{ENDING}")


def lines_of(folder: Path) -> tuple[TextLine, ...]:
    texts = read_texts(folder, state_of(folder))
    assert texts is not None
    return texts.lines


def of(rows: list[dict[str, Any]], app: str, *categories: str) -> list[dict[str, Any]]:
    return [row for row in rows if row["app"] == app and row["category"] in categories]


def test_categories_of_both_suites_are_asked(rows: list[dict[str, Any]]) -> None:
    text = {row["category"] for row in rows if row["app"] == "gedit"}
    assert {"word_center", "char_center", "caret_before_word", "caret_between_chars"} <= text
    assert {"between_words", "line_start", "line_end", "word_bbox", "line_bbox"} <= text
    sheets = {row["category"] for row in rows if row["app"] == "libreoffice-calc"}
    assert {"cell_ref", "cell_content", "cell_ref_content", "cell_relative_row"} <= sheets
    assert {"cell_right_edge", "cell_bottom_edge", "cell_top_left_corner"} <= sheets
    assert not any(name.startswith(("invoice", "cell_color")) for name in text | sheets)


def test_a_word_is_in_the_box_that_is_asked_for(rows: list[dict[str, Any]]) -> None:
    """The letters whose edges a box lies between are those of the word, as the file has them."""
    found = of(rows, "gedit", "word_center", "word_bbox")
    assert len(found) >= 5
    for row in found:
        box, word = Box(*row["bbox"]), json.loads(row["query"])["word"]["text"]
        (line,) = [
            line
            for line in lines_of(GEDIT)
            if line.top <= box.center[1] < line.bottom and line.edges[0] <= box.center[0]
        ]
        spots = range(len(line.text) - len(word) + 1)
        at = [start for start in spots if line.text[start : start + len(word)] == word]
        fits = [
            start
            for start in at
            if abs(line.edges[start] - box.x1) <= 3
            and abs(line.edges[start + len(word)] - box.x2) <= 3
        ]
        assert len(fits) == 1, (word, line.text)
        assert line.proved


def test_a_caret_lies_between_two_middles(rows: list[dict[str, Any]]) -> None:
    found = of(rows, "gedit", "caret_between_chars")
    assert found
    for row in found:
        box, query = Box(*row["bbox"]), json.loads(row["query"])
        (line,) = [one for one in lines_of(GEDIT) if (one.top, one.bottom) == (box.y1, box.y2)]
        x = (box.x1 + box.x2) / 2
        index = min(range(len(line.edges)), key=lambda at: abs(line.edges[at] - x))
        assert line.text[index - 1 : index + 1] == query["left"] + query["right"]
        left, right = line.strip(index)
        assert left <= box.x1 < box.x2 <= right
        assert row["proof"] == "ink caret"


def test_a_word_that_stands_alone_stands_nowhere_else(rows: list[dict[str, Any]]) -> None:
    texts = read_texts(GEDIT, state_of(GEDIT))
    assert texts is not None
    every = " ".join(line.text for line in texts.lines)
    for row in of(rows, "gedit", "word_center", "char_center"):
        which = json.loads(row["query"])["word"]
        assert not words_of([which["text"]]) <= set(texts.elsewhere)
        if which["which"] == "only":
            assert every.casefold().count(which["text"].casefold()) >= 1
            assert which["text"] in every


def test_cells_are_those_of_the_tree_and_were_clicked(rows: list[dict[str, Any]]) -> None:
    cells = {cell.name: cell for cell in state_of(CALC).elements if cell.role == "table cell"}
    for row in of(rows, "libreoffice-calc", "cell_ref", "cell_ref_content", "cell_content"):
        query, box = json.loads(row["query"]), Box(*row["bbox"])
        (cell,) = [one for one in cells.values() if one.box == box]
        assert cell.proved
        if "ref" in query:
            assert cell.name == query["ref"]
        if "text" in query:
            shows = [
                one for one in cells.values() if query["text"].casefold() in one.text.casefold()
            ]
            assert cell.text == query["text"]
            assert "ref" in query or shows == [cell]
            assert any(line.proved for line in lines_of(CALC) if line.element == cell.id)


def test_moves_end_where_they_say(rows: list[dict[str, Any]]) -> None:
    cells = {cell.box: cell.name for cell in state_of(CALC).elements if cell.role == "table cell"}
    found = of(rows, "libreoffice-calc", "cell_relative_row", "cell_relative_offset")
    assert found
    for row in found:
        query = json.loads(row["query"])
        start, end = place(query["from"]), place(cells[Box(*row["bbox"])])
        assert (end[0] - start[0], end[1] - start[1]) == (query["columns"], query["rows"])


def test_headings_are_asked_for_where_clicks_proved_the_strips(rows: list[dict[str, Any]]) -> None:
    texts = read_texts(CALC, state_of(CALC))
    assert texts is not None
    (strips,) = texts.strips
    found = of(rows, "libreoffice-calc", "col_header", "row_header", "col_resize_handle")
    assert bool(found) == strips.proved


def test_a_right_answer_hits_and_the_middle_does_not(
    rows: list[dict[str, Any]], tmp_path: Path
) -> None:
    out = tmp_path / "out"
    again = ask(out, HOME, "--rows", "60")
    assert again == rows  # the same folders and seed give the same rows
    sets = find_sets(out)
    assert [one.suite for one in sets] == ["custom-captured"]
    key = {"point": "point", "bbox": "bbox"}
    answers = [{"id": row["id"], key[kind]: row[kind]} for row in again
               if (kind := row["answer_type"])]  # fmt: skip
    path = tmp_path / "right.jsonl"
    path.write_text("".join(json.dumps(answer) + "\n" for answer in answers), "utf-8")
    for asked, hits in ((["--predictions", str(path)], len(rows)), (["--floor", "center"], 0)):
        report = tmp_path / "report.json"
        assert scorer.main(["--data", str(out), *asked, "--json", str(report)]) == 0
        assert json.loads(report.read_text("utf-8"))["verdicts"]["hit"] == hits


def test_pictures_are_those_that_were_captured(tmp_path: Path) -> None:
    out = tmp_path / "out"
    rows = ask(out, GEDIT, "--kinds", "text", "--rows", "4")
    assert {row["file_name"] for row in rows} == {"s0000.png"}
    assert (out / "s0000.png").read_bytes() == (GEDIT / "start.png").read_bytes()
    assert list(open_picture(out / "s0000.png").size) == rows[0]["image_size"]
    manifest = json.loads((out / "MANIFEST.json").read_text("utf-8"))
    assert manifest["screens"]["s0000.png"]["program"] == "gedit"
    assert manifest["count"] == len(rows) == 4


def test_instructions_come_in_other_languages(tmp_path: Path) -> None:
    rows = ask(tmp_path / "out", GEDIT, "--kinds", "text", "--rows", "5", "--language", "fr")
    assert {row["language"] for row in rows} == {"fr"}
    assert {row["content_language"] for row in rows} == {"en"}


def test_a_second_run_is_refused_and_replaces_what_is_its_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    ask(out, GEDIT, "--rows", "3")
    assert main(["capture", "ask", str(GEDIT), "--out", str(out)]) == 2
    assert "--overwrite replaces it" in capsys.readouterr().err
    assert len(ask(out, GEDIT, "--rows", "2", "--overwrite")) == 2
    (tmp_path / "own").mkdir()
    (tmp_path / "own" / "letter.txt").write_text("mine", "utf-8")
    for more in ([], ["--overwrite"]):
        own = ["capture", "ask", str(GEDIT), "--out", str(tmp_path / "own"), *more]
        assert main(own) == 2
        assert "holds something else" in capsys.readouterr().err
    assert (tmp_path / "own" / "letter.txt").read_text("utf-8") == "mine"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["nowhere"], "nowhere: expected a captured program's folder"),
        ([str(GEDIT), "--kinds", "texts"], "--kinds: expected some of text, sheets, not 'texts'"),
        ([str(GEDIT), "--kinds", ","], "--kinds: expected some of text, sheets"),
        ([str(GEDIT), "--language", "fr"], "sheets is worded in en, de, not in 'fr'"),
        ([str(GEDIT), "--rows", "0"], "--rows: expected a number from 1 to 1000"),
        ([str(GEDIT), "--kinds", "sheets"], "nothing to ask for on these screens"),
    ],
)
def test_what_is_wrong_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], arguments: list[str], said: str
) -> None:
    out = tmp_path / "out"
    assert main(["capture", "ask", *arguments, "--out", str(out)]) == 2
    assert said in capsys.readouterr().err
    assert not out.exists()


def test_without_its_text_nothing_shows_that_cells_have_their_names(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    shutil.copytree(CALC, tmp_path / "calc")
    (tmp_path / "calc" / f"start{TEXT}").unlink()
    assert main(["capture", "ask", str(tmp_path / "calc"), "--out", str(tmp_path / "out")]) == 2
    said = capsys.readouterr()
    assert "captured without its text" in said.out
    assert "nothing to ask for on these screens" in said.err


def test_a_screen_with_a_picture_is_not_asked_about_its_words(tmp_path: Path) -> None:
    shutil.copytree(GEDIT, tmp_path / "gedit")
    state = state_of(GEDIT)
    text = next(element for element in state.elements if element.type == "input")
    picture = replace(text, id="e999", type="image", role="image", text="", name="a photograph")
    write_state(tmp_path / "gedit", replace(state, elements=(*state.elements, picture)))
    assert main(["capture", "ask", str(tmp_path / "gedit"), "--out", str(tmp_path / "out")]) == 2
