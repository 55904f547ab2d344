"""A detector as an ONNX file: a real one, of 1.4 kB, that finds red squares (tiny_detector.py)."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("rapidocr", reason="the extra label is not installed")
pytest.importorskip("onnxruntime", reason="the extra label is not installed")

from pointerbench.label.locate.detector import Detector, together
from pointerbench.label.locate.found import Found, Line
from pointerbench.values.errors import UsageError
from pointerbench.values.geometry import Box

FILE = Path(__file__).with_name("tiny_detector.onnx")


def screen(
    width: int, height: int, *squares: Box
) -> np.ndarray[tuple[int, int, int], np.dtype[np.uint8]]:
    pixels = np.full((height, width, 3), 255, np.uint8)
    for x1, y1, x2, y2 in squares:
        pixels[y1:y2, x1:x2] = (230, 0, 0)
    return pixels


def test_red_squares_are_found_at_any_size_and_shape() -> None:
    detector = Detector(FILE)
    at_home = Box(16, 24, 24, 32)
    assert [one.box for one in detector.boxes(screen(64, 64, at_home))] == [at_home]
    twice = [Box(32, 48, 48, 64), Box(96, 0, 112, 16)]
    found = detector.boxes(screen(128, 96, *twice))  # a wide one: the rest of the input is grey
    assert sorted(one.box for one in found) == twice
    assert all(one.type == "icon" and one.score > 0.8 for one in found)
    assert detector.boxes(screen(64, 64)) == []


def test_classes_are_named_and_texts_are_read_beside_them() -> None:
    detector = Detector(FILE, classes=["checkbox"])
    elements = detector(screen(64, 64, Box(16, 24, 24, 32)))
    assert [(one.type, one.box, one.active) for one in elements] == [
        ("checkbox", Box(16, 24, 24, 32), True)
    ]
    with pytest.raises(UsageError, match="no type 'knob'"):
        Detector(FILE, classes=["knob"])


def test_what_was_read_in_a_box_is_its_text_and_the_rest_stands_alone() -> None:
    button = Found("icon", Box(0, 0, 100, 40), score=0.6)
    lines = [
        Line("Save", Box(30, 4, 70, 16), 0.9),
        Line("as", Box(30, 20, 50, 34), 0.9),
        Line("beside", Box(90, 60, 140, 72), 0.8),
    ]
    assert together([button], lines) == [
        Found("button", Box(0, 0, 100, 40), "Save as", 0.6, Box(30, 4, 70, 34)),
        Found("text", Box(90, 60, 140, 72), "beside", 0.8),
    ]


def test_a_file_that_is_no_detector_is_refused(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"none\.onnx: cannot be read"):
        Detector(tmp_path / "none.onnx")
    (tmp_path / "text.onnx").write_text("no model", "utf-8")
    with pytest.raises(UsageError, match=r"text\.onnx: no ONNX file that can be run"):
        Detector(tmp_path / "text.onnx")
