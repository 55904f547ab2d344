"""The second look: the part lies on the picture, and what is said of it comes back to its place."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest
from asked import QUICK, made_tasks, model, went
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from pointerbench.run.ask.zoom import LEAST, crop_around, on_whole
from pointerbench.run.options import Zoom
from pointerbench.run.rows import Row

SIZE = (400, 300)
TARGETS = {"t0": (7, 7), "t1": (391, 8), "t2": (200, 290), "t3": (123, 77)}


@pytest.mark.parametrize(
    ("answer", "zoom", "crop"),
    [
        ((200, 150), Zoom(2), (100, 75, 300, 225)),
        ((0, 0), Zoom(2), (0, 0, 200, 150)),
        ((399, 299), Zoom(2), (200, 150, 400, 300)),
        ((-5000, 9000), Zoom(4), (0, 225, 100, 300)),  # an answer beside the picture
        ((200, 150), Zoom(size=(100, 50)), (150, 125, 250, 175)),
        ((10, 290), Zoom(size=(1000, 50)), (0, 250, 400, 300)),  # no larger than the picture
        ((200, 150), Zoom(100), (186, 136, 214, 164)),  # no smaller than what shows something
        ((100, 100, 350, 120), Zoom(4), (100, 72, 350, 147)),  # the box lies in it whole
        ((90, 100, 110, 120), Zoom(2), (0, 35, 200, 185)),
    ],
)
def test_the_part_around_an_answer(
    answer: Sequence[float], zoom: Zoom, crop: tuple[int, int, int, int]
) -> None:
    assert crop_around(answer, SIZE, zoom) == crop


ANY = st.floats(-1e6, 1e6)


@given(
    st.one_of(st.tuples(ANY, ANY), st.tuples(ANY, ANY, ANY, ANY)),
    st.tuples(st.integers(1, 5000), st.integers(1, 5000)),
    st.one_of(
        st.builds(Zoom, st.floats(1.01, 50)),
        st.builds(Zoom, st.none(), st.tuples(st.integers(1, 9000), st.integers(1, 9000))),
    ),
)
def test_the_part_lies_on_the_picture_and_holds_the_answer(
    answer: tuple[float, ...], size: tuple[int, int], zoom: Zoom
) -> None:
    answer = (*map(min, answer[:2], answer[-2:]), *map(max, answer[:2], answer[-2:]))
    x1, y1, x2, y2 = crop_around(answer, size, zoom)
    assert 0 <= x1 < x2 <= size[0]
    assert 0 <= y1 < y2 <= size[1]
    assert (x2 - x1 >= min(LEAST, size[0])) and (y2 - y1 >= min(LEAST, size[1]))
    for value, low, high, side in zip(answer, (x1, y1) * 2, (x2, y2) * 2, size * 2, strict=True):
        assert low - 1 <= min(max(value, 0), side) <= high + 1  # but for the rounding


@given(st.tuples(ANY, ANY), st.tuples(st.integers(0, 999), st.integers(0, 999)))
def test_what_is_said_of_the_part_is_moved_to_the_whole(
    point: tuple[float, float], corner: tuple[int, int]
) -> None:
    crop = (*corner, corner[0] + 50, corner[1] + 50)
    assert on_whole(point, crop) == (point[0] + corner[0], point[1] + corner[1])
    assert on_whole((*point, *point), crop) == on_whole(point, crop) * 2


FINDER = """
import json, sys
from PIL import Image
def rough(request):
    '''Near the green dot on the whole picture, on it when it is seen larger.'''
    image = request["image"]
    with Image.open(request["image_path"]) as file:
        assert list(file.size) == request["image_size"], request
    x, y = image.getchannel("G").point(lambda green: 255 * (green > 250)).getbbox()[:2]
    near = 9 if request["image_size"] == [400, 300] else 0
    return [x + near, y + near]
def refuses_the_part(request):
    return rough(request) if request["image_size"] == [400, 300] else "I see no button."
def refuses(request):
    return "[-1, -1]"
def fails_on_the_part(request):
    if request["image_size"] != [400, 300]:
        raise ValueError("no")
    return {"raw": "[5, 5]", "usage": {"prompt_tokens": 3, "cost": 0.25}}
def counts(request):
    return {"raw": "[5, 5]", "usage": {"prompt_tokens": 3, "cost": 0.25}}
"""


@pytest.fixture(scope="module")
def shots(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Grey screens with a green dot each, and the functions that look for it."""
    folder = tmp_path_factory.mktemp("shots")
    made_tasks(folder, 4, pictures=4, size=SIZE)
    for number, (x, y) in enumerate(TARGETS.values()):
        picture = Image.new("RGB", SIZE, "#808080")
        picture.putpixel((x, y), (0, 255, 0))
        picture.save(folder / f"{number}.png")
    (folder / "finders.py").write_text(FINDER)
    return folder


def asked(folder: Path, shots: Path, function: str, zoom: Zoom | None) -> list[Row]:
    from pointerbench.run.inputs.tasks import read_tasks  # noqa: PLC0415

    tasks = read_tasks(shots / "tasks.jsonl")
    finder = model("finder", "python", model=f"finders:{function}")
    return went(folder, tasks, [finder], QUICK, zoom=zoom)[1]


@pytest.fixture(autouse=True)
def _finders(monkeypatch: pytest.MonkeyPatch, shots: Path) -> None:
    monkeypatch.syspath_prepend(str(shots))


@pytest.mark.parametrize("zoom", [Zoom(2), Zoom(3.3), Zoom(size=(64, 48))])
def test_a_second_look_mends_the_first_answer(tmp_path: Path, shots: Path, zoom: Zoom) -> None:
    for row in asked(tmp_path, shots, "rough", zoom):
        x, y = TARGETS[row.task_id]
        assert row.point == (x, y)
        assert row.image_size == SIZE
        assert row.zoom is not None
        x1, y1, x2, y2 = row.zoom["crop"]
        assert row.sent_size == (x2 - x1, y2 - y1)
        assert tuple(row.zoom["first"]) == (x + 9, y + 9)
        assert row.zoom["used"] == "second"
        assert row.given == (x - x1, y - y1)
        assert row.attempts == 2


def test_without_zoom_there_is_one_look(tmp_path: Path, shots: Path) -> None:
    for row in asked(tmp_path, shots, "rough", None):
        x, y = TARGETS[row.task_id]
        assert (row.point, row.zoom, row.attempts) == ((x + 9, y + 9), None, 1)


def test_where_the_second_look_finds_nothing_the_first_answer_stands(
    tmp_path: Path, shots: Path
) -> None:
    for row in asked(tmp_path, shots, "refuses_the_part", Zoom(2)):
        x, y = TARGETS[row.task_id]
        assert (row.status, row.point, row.sent_size) == ("ok", (x + 9, y + 9), SIZE)
        assert row.zoom is not None
        assert row.zoom["used"] == "first"
        assert row.zoom["second_raw"] == "I see no button."
        assert row.raw == row.zoom["first_raw"]


def test_a_refusal_is_not_looked_at_again(tmp_path: Path, shots: Path) -> None:
    for row in asked(tmp_path, shots, "refuses", Zoom(2)):
        assert (row.status, row.zoom, row.attempts) == ("refused", None, 1)


def test_a_part_that_is_the_whole_is_not_asked_again(tmp_path: Path, shots: Path) -> None:
    for row in asked(tmp_path, shots, "rough", Zoom(size=(4000, 3000))):
        assert row.zoom is not None
        assert (row.zoom["used"], row.attempts) == ("first", 1)


def test_both_looks_are_paid_for(tmp_path: Path, shots: Path) -> None:
    for row in asked(tmp_path, shots, "counts", Zoom(2)):
        assert (row.cost, row.prompt_tokens, row.attempts) == (0.5, 6, 2)


def test_a_second_call_that_fails_is_an_error_that_names_what_was_paid(
    tmp_path: Path, shots: Path
) -> None:
    for row in asked(tmp_path, shots, "fails_on_the_part", Zoom(2)):
        assert (row.status, row.reason) == ("error", "ValueError: no")
        assert (row.cost, row.point) == (0.25, None)


def test_the_truth_with_noise_is_not_asked_twice(tmp_path: Path, shots: Path) -> None:
    from pointerbench.run.inputs.tasks import read_tasks  # noqa: PLC0415

    tasks = read_tasks(shots / "tasks.jsonl")
    _, rows = went(tmp_path, tasks, [model("o", "oracle-noise", sigma=0)], zoom=Zoom(2))
    assert [row.zoom for row in rows] == [None] * 4
