"""What a training set shares with a test set: found by each kind, and left out of a copy."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Mapping
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageFilter

from pointerbench import build
from pointerbench.contract.manifest import MANIFEST, METADATA
from pointerbench.decontaminate.command import main
from pointerbench.decontaminate.identities import identity
from pointerbench.decontaminate.pictures import DISTANCE, SHARE, WORDS, Near, picture_hash
from pointerbench.decontaminate.questions import Questions
from pointerbench.values.files import write_text

COUNT = 4
RUN = "import sys; from pointerbench.decontaminate.command import main; sys.exit(main())"

Row = dict[str, Any]


def rows_of(folder: Path) -> list[Row]:
    return [json.loads(line) for line in (folder / METADATA).read_text("utf-8").splitlines()]


def write_rows(folder: Path, rows: list[Row]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    write_text(folder / METADATA, "".join(json.dumps(row) + "\n" for row in rows))


@pytest.fixture(scope="module")
def train_set(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Four sheets of a training seed; nobody may change them."""
    out = tmp_path_factory.mktemp("train")
    command = ["sheets", "--seed", "11", "--split", "train", "--count", str(COUNT)]
    assert build.main([*command, "--jobs", "1", "--out", str(out), "--quiet"]) == 0
    return out / "train"


@pytest.fixture
def mixed(train_set: Path, small_set: Path, tmp_path: Path) -> Path:
    """The training set and five more rows, each of which shares one thing with the test set."""
    folder = tmp_path / "mixed"
    shutil.copytree(train_set, folder)
    test = small_set / "test"
    tests, rows = rows_of(test), rows_of(train_set)

    def add(row: Row, picture: Image.Image, suffix: str = "png") -> None:
        name = f"more_{len(rows)}.{suffix}"
        picture.save(folder / name, quality=75)
        rows.append({**row, "file_name": name, "id": f"more-{len(rows)}"})

    def picture(index: int) -> Image.Image:
        with Image.open(test / tests[index]["file_name"]) as image:
            return image.convert("RGB")

    other = {"instruction": "Something else.", "bbox": [1, 2, 3, 4]}
    blank = Image.new("RGB", (640, 480), "white")
    add({**rows[0], **other}, picture(0), "jpg")
    add({**rows[0], **other}, picture(1).resize((768, 576), Image.Resampling.LANCZOS))
    add({**tests[2], "instruction": f"  {tests[2]['instruction'].upper()} "}, blank)
    add({**rows[0], **other, "source_id": "held_1_el2"}, blank)
    write_rows(folder, rows)
    return folder


def report_of(tmp_path: Path) -> Any:
    return json.loads((tmp_path / "report.json").read_text("utf-8"))


def run(train: Path, test: Path, tmp_path: Path, *more: object) -> int:
    """The command with a report; its exit status."""
    line = ["--train", train, "--test", test, "--report", tmp_path / "report.json", "--jobs", 1]
    return main([str(part) for part in (*line, *more)])


def pairs(report: Any, kind: str) -> list[tuple[str, str | None]]:
    return [(pair["train"], pair.get("test")) for pair in report["pairs"][kind]]


def test_sets_of_different_seeds_share_nothing(
    train_set: Path, small_set: Path, tmp_path: Path
) -> None:
    assert run(train_set, small_set, tmp_path) == 0
    report = report_of(tmp_path)
    assert report["counts"] == dict.fromkeys(
        ("identity", "question", "picture", "source", "any"), 0
    )
    assert (report["train"]["rows"], report["tests"][0]["rows"]) == (COUNT, 8)
    assert report["not_compared"] == []


def test_each_kind_is_found_and_nothing_else(
    mixed: Path, small_set: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    held = tmp_path / "held.txt"
    write_text(held, "held_1_el2\n")
    assert run(mixed, small_set, tmp_path, "--heldout", held) == 1
    report = report_of(tmp_path)
    assert pairs(report, "picture") == [("more-4", "pbs_0000"), ("more-5", "pbs_0001")]
    assert pairs(report, "question") == [("more-6", "pbs_0002")]
    assert pairs(report, "source") == [("more-7", None)]
    assert pairs(report, "identity") == []
    assert report["counts"]["any"] == 4
    assert report["pairs"]["question"][0]["place"].endswith(f"{METADATA}:7")
    said = capsys.readouterr().out
    assert "more-6 and pbs_0002 of" in said
    assert "more-7 is in the list of held-out ids" in said
    assert "4  of 8 training rows (50.00 %)" in said


def test_a_set_shares_everything_with_itself(small_set: Path, tmp_path: Path) -> None:
    assert run(small_set, small_set, tmp_path) == 1
    report = report_of(tmp_path)
    for kind in ("identity", "question", "picture"):
        assert pairs(report, kind) == [(f"pbs_{i:04d}",) * 2 for i in range(8)]
    assert {pair["distance"] for pair in report["pairs"]["picture"]} == {0}


def test_the_same_indices_at_another_size_are_the_same_examples(
    small_set: Path, tmp_path: Path
) -> None:
    command = ["sheets", "--seed", "7", "--start", "6", "--count", "3", "--size", "1200x800"]
    out = tmp_path / "larger"
    assert build.main([*command, "--jobs", "1", "--out", str(out), "--quiet"]) == 0
    assert run(out / "test", small_set, tmp_path, "--rows-only") == 1
    found = pairs(report_of(tmp_path), "identity")
    assert found == [("pbs_0006", "pbs_0006"), ("pbs_0007", "pbs_0007")]
    assert report_of(tmp_path)["hash"] is None


def test_the_clean_copy_shares_nothing_and_says_what_is_missing(
    mixed: Path, small_set: Path, tmp_path: Path
) -> None:
    out = tmp_path / "clean"
    assert run(mixed, small_set, tmp_path, "--out", out) == 0
    kept = [row["id"] for row in rows_of(out)]
    assert kept == ["pbs_0000", "pbs_0001", "pbs_0002", "pbs_0003", "more-7"]
    before = (mixed / METADATA).read_bytes().splitlines(keepends=True)
    assert (out / METADATA).read_bytes() == b"".join([*before[:4], before[7]])
    assert {path.name for path in out.iterdir()} == {
        *(row["file_name"] for row in rows_of(out)),
        *(METADATA, MANIFEST),
    }
    assert (out / "0000.png").samefile(mixed / "0000.png")
    manifest = json.loads((out / MANIFEST).read_text("utf-8"))
    assert (manifest["count"], manifest["seed"], manifest["split"]) == (5, 11, "train")
    assert "pixels_sha256" not in manifest
    assert sum(manifest["counts"]["ui_style"].values()) == 5
    record = manifest["decontaminated"]
    assert record["rows_before"] == 8
    assert record["tests"][0]["seed"] == 7
    assert record["removed"] == [
        {"id": "more-4", "shares": ["picture"]},
        {"id": "more-5", "shares": ["picture"]},
        {"id": "more-6", "shares": ["question"]},
    ]
    assert str(tmp_path) not in json.dumps(manifest)
    assert run(out, small_set, tmp_path) == 0


def test_a_clean_copy_never_replaces_anything(
    train_set: Path, small_set: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "clean"
    assert run(train_set, small_set, tmp_path, "--out", out, "--rows-only") == 0
    assert run(train_set, small_set, tmp_path, "--out", out, "--rows-only") == 2
    assert "is not empty" in capsys.readouterr().err
    assert len(rows_of(out)) == COUNT
    assert [path.name for path in tmp_path.glob(".*")] == []


def test_several_processes_find_the_same(mixed: Path, small_set: Path, tmp_path: Path) -> None:
    assert run(mixed, small_set, tmp_path) == 1
    alone = report_of(tmp_path)
    assert run(mixed, small_set, tmp_path, "--jobs", 2) == 1
    assert report_of(tmp_path) == alone


def test_parquet_is_compared_and_filtered_with_its_schema(
    mixed: Path, small_set: Path, tmp_path: Path
) -> None:
    pa = pytest.importorskip("pyarrow", reason="Parquet needs the extra 'hub'")
    parquet = pytest.importorskip("pyarrow.parquet")
    shards = tmp_path / "shards"
    shards.mkdir()
    shutil.copy(mixed / MANIFEST, shards)
    whole: list[Row] = []
    for row in rows_of(mixed):
        row.pop("source_id", None)
        name = row.pop("file_name")
        row["bbox"] = [float(side) for side in row["bbox"]]
        whole.append({"image": {"bytes": (mixed / name).read_bytes(), "path": name}, **row})
    schema = pa.Table.from_pylist(whole).schema.with_metadata({"about": "kept"})
    for number, part in enumerate((whole[:5], whole[5:])):
        table = pa.Table.from_pylist(part, schema=schema)
        parquet.write_table(table, shards / f"train-{number}.parquet")
    out = tmp_path / "clean"
    assert run(shards, small_set, tmp_path, "--out", out) == 0
    report = report_of(tmp_path)
    assert pairs(report, "picture") == [("more-4", "pbs_0000"), ("more-5", "pbs_0001")]
    assert pairs(report, "question") == [("more-6", "pbs_0002")]
    tables = [parquet.read_table(out / f"train-{number}.parquet") for number in (0, 1)]
    assert [table.schema.metadata for table in tables] == [{b"about": b"kept"}] * 2
    kept = [row["id"] for table in tables for row in table.to_pylist()]
    assert kept == ["pbs_0000", "pbs_0001", "pbs_0002", "pbs_0003", "more-7"]
    assert json.loads((out / MANIFEST).read_text("utf-8"))["count"] == 5


def test_without_a_manifest_the_report_says_what_was_not_compared(
    small_set: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "bare"
    shutil.copytree(small_set / "test", folder)
    (folder / MANIFEST).unlink()
    assert run(folder, small_set, tmp_path, "--rows-only") == 1
    assert report_of(tmp_path)["counts"]["identity"] == 0
    assert "identities of examples were not compared" in capsys.readouterr().out
    assert run(folder, small_set, tmp_path, "--rows-only", "--out", tmp_path / "none") == 0
    assert rows_of(tmp_path / "none") == []


def break_picture(folder: Path) -> None:
    (folder / "0001.png").write_bytes(b"no picture")


def remove_picture(folder: Path) -> None:
    (folder / "0002.png").unlink()


def tear_line(folder: Path) -> None:
    write_text(folder / METADATA, '{"file_name": "0000.png", "id": "a"}\n{"file_na\n')


def lead_out(folder: Path) -> None:
    write_rows(folder, [{"file_name": "../0000.png", "id": "a"}])


def forget_name(folder: Path) -> None:
    write_rows(folder, [{"id": "a"}])


def spoil_manifest(folder: Path) -> None:
    write_text(folder / MANIFEST, "[]")


def empty(folder: Path) -> None:
    for path in folder.iterdir():
        path.unlink()


WRONG: Mapping[str, tuple[Callable[[Path], None], str]] = {
    "no picture in a file": (break_picture, f"{METADATA}:2: the picture cannot be read"),
    "a missing picture": (remove_picture, f"{METADATA}:3: no such picture"),
    "a torn line": (tear_line, f"{METADATA}:2: not JSON"),
    "a picture elsewhere": (lead_out, f"{METADATA}:1: expected a picture in the folder"),
    "a row without a picture": (forget_name, f'{METADATA}:1: expected an object with "file_name"'),
    "another manifest": (spoil_manifest, "not a manifest of pointerbench"),
    "an empty folder": (empty, f"expected a folder with a {METADATA} or shards"),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_cannot_be_used_is_an_error_with_file_and_line(
    what: str, train_set: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    spoil, words = WRONG[what]
    folder = tmp_path / "spoilt"
    shutil.copytree(train_set, folder)
    spoil(folder)
    assert run(folder, train_set, tmp_path, "--out", tmp_path / "clean") == 2
    assert words in capsys.readouterr().err
    assert not (tmp_path / "clean").exists()


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (("--hash-distance", "-1"), "from 0 to 575"),
        (("--jobs", "0"), "at least 1"),
        (("--heldout", "nowhere.txt"), "no such list"),
    ],
)
def test_wrong_options(
    more: tuple[str, ...],
    words: str,
    train_set: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(train_set, train_set, tmp_path, *more) == 2
    assert words in capsys.readouterr().err


def test_interrupted_it_leaves_nothing(train_set: Path, tmp_path: Path) -> None:
    """A long training set, so that Ctrl-C comes in the middle of it."""
    folder = tmp_path / "long"
    shutil.copytree(train_set, folder)
    write_rows(folder, rows_of(folder) * 2500)
    line = [sys.executable, "-c", RUN, "--train", str(folder), "--test", str(train_set)]
    more = ["--jobs", "2", "--out", str(tmp_path / "clean")]
    with subprocess.Popen(
        [*line, *more], stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        assert process.stderr is not None
        assert "4 of 4" in process.stderr.readline()  # the test set is read, and pictures follow
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does
        rest = process.stderr.read()
        assert process.wait(60) == 130, rest
    assert "interrupted; no copy was written" in rest
    assert "Traceback" not in rest
    assert [path.name for path in tmp_path.iterdir()] == ["long"]


def children(pid: int) -> str:
    return Path(f"/proc/{pid}/task/{pid}/children").read_text("utf-8")


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="reads /proc")
def test_interrupted_while_its_processes_start_it_says_so_once(train_set: Path) -> None:
    line = [sys.executable, "-c", RUN, "--train", str(train_set), "--test", str(train_set)]
    with subprocess.Popen(
        [*line, "--jobs", "2"], stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as process:
        while len(children(process.pid).split()) < 2:  # the first one is multiprocessing's own
            assert process.poll() is None
        os.killpg(process.pid, signal.SIGINT)
        said = process.communicate(timeout=60)[1]
    assert process.returncode == 130
    assert said.split("\n")[1:] == [
        "interrupted; no copy was written; the same command begins anew",
        "",
    ]


def test_of_several_bad_pictures_the_first_is_told(
    train_set: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The others are met before: the first one comes last in its chunk."""
    folder = tmp_path / "bad"
    shutil.copytree(train_set, folder)
    good, bad = rows_of(folder) * 4, [{"file_name": f"none{i}.png"} for i in range(40)]
    write_rows(folder, good[:15] + bad)
    assert run(folder, train_set, tmp_path, "--jobs", 2) == 2
    assert f"{METADATA}:16: no such picture" in capsys.readouterr().err


# The hash, and the search


def copies(image: Image.Image) -> dict[str, Image.Image]:
    file = BytesIO()
    image.save(file, "JPEG", quality=75)
    row = image.copy()
    row.paste((255, 0, 0), (0, 300, image.width, 301))
    smaller = image.resize((image.width * 3 // 4, image.height * 3 // 4), Image.Resampling.LANCZOS)
    blurred = image.filter(ImageFilter.GaussianBlur(1))
    return {"JPEG": Image.open(file), "0.75": smaller, "row": row, "blur": blurred}


@pytest.mark.parametrize("suite", ["sheets", "text"])
def test_changed_copies_are_nearer_than_any_other_screen(
    suite: str, request: pytest.FixtureRequest
) -> None:
    name = {"sheets": "small_set", "text": "small_text_set"}[suite]
    folder: Path = request.getfixturevalue(name) / "test"
    hashes, apart = [], []
    for path in sorted(folder.glob("*.png"))[::2]:
        with Image.open(path) as opened:
            image = opened.convert("RGB")
        hashes.append(picture_hash(image))
        for copy in copies(image).values():
            apart.append(distance(hashes[-1], picture_hash(copy)))
    others = [distance(a, b) for i, a in enumerate(hashes) for b in hashes[:i]]
    assert max(apart) <= DISTANCE < min(others)


def distance(one: Any, other: Any) -> int:
    """Bits that differ, counted by Python."""
    return sum((int(a) ^ int(b)).bit_count() for a, b in zip(one, other, strict=True))


def test_a_hash_has_one_bit_for_each_step_that_shows() -> None:
    """A grey wedge that rises by 5 a cell to the middle and falls again: 12 steps up, 12 down."""
    levels = [100 + 5 * min(x, 24 - x) for x in range(25)]
    wedge = Image.fromarray(np.tile(np.array(levels, np.uint8), (24, 1))).resize((250, 240), 0)
    bits = np.unpackbits(picture_hash(wedge).view(np.uint8)).reshape(2, 24, 24)
    assert bits[0].sum(axis=1).tolist() == [12] * 24
    assert (bits[0] + bits[1] == 1).all()
    assert not picture_hash(Image.new("RGB", (100, 80), "navy")).any()


def test_what_is_transparent_counts_as_white() -> None:
    clear = Image.new("RGBA", (100, 80), (0, 0, 0, 0))
    clear.paste((0, 0, 0, 255), (20, 20, 50, 60))
    white = Image.new("RGB", (100, 80), "white")
    white.paste((0, 0, 0), (20, 20, 50, 60))
    assert distance(picture_hash(clear), picture_hash(white)) == 0


SOME_BITS = st.sets(st.integers(0, 24).map(lambda i: 47 * i), max_size=25)


@settings(max_examples=50)
@given(
    st.lists(SOME_BITS, max_size=12),
    SOME_BITS,
    st.integers(0, 12),
)
def test_the_search_finds_what_counting_every_bit_finds(
    table: list[set[int]], wanted: set[int], most: int
) -> None:
    found = Near([as_hash(bits) for bits in table]).within(most, as_hash(wanted))
    apart = [
        (len(bits ^ wanted), number)
        for number, bits in enumerate(table)
        if SHARE * len(bits ^ wanted) <= len(bits | wanted)
    ]
    assert found == sorted(pair for pair in apart if pair[0] <= most)


def as_hash(bits: set[int]) -> Any:
    number = sum(1 << bit for bit in bits)
    return np.frombuffer(number.to_bytes(8 * WORDS, "little"), np.uint64)


# Questions and identities

ASKED: Row = {
    "id": "pbs_0001",
    "file_name": "0001.png",
    "instruction": "Click cell C12.",
    "bbox": [10, 20, 30, 40],
    "point": [20, 30],
    "language": "en",
    "theme": {"dark": False},
}


@pytest.mark.parametrize(
    ("changes", "same"),
    [
        ({"id": "x", "file_name": "x.jpg", "source_id": "y"}, True),
        ({"instruction": " click  CELL c12."}, True),
        ({"bbox": [10.0, 20.0, 30.0, 40.0], "point": None}, True),
        ({"dataset": "a field that the other does not have"}, True),
        ({"language": None}, True),
        ({"language": "de"}, False),
        ({"theme": {"dark": True}}, False),
        ({"bbox": [10, 20, 30, 41]}, False),
        ({"instruction": "Click cell C13."}, False),
        ({"instruction": None}, False),
        ({"bbox": None}, False),
    ],
)
def test_what_makes_two_questions_the_same(changes: Row, same: bool) -> None:
    questions = Questions()
    questions.add(5, ASKED)
    assert questions.same({**ASKED, **changes}) == ([5] if same else [])


def test_refusals_are_compared_by_their_rule() -> None:
    nothing = {"instruction": "Click cell ZZ9.", "bbox": None, "eval": {"type": "refusal"}}
    questions = Questions()
    questions.add(0, nothing)
    assert questions.same(dict(nothing)) == [0]
    assert questions.same({**nothing, "bbox": [1, 2, 3, 4]}) == []


BUILT = {"suite": "sheets", "suite_version": "1.0.0", "seed": 7, "split": "train", "size": [1, 1]}


@pytest.mark.parametrize(
    ("manifest", "row", "name"),
    [
        (BUILT, {"id": "pbs_0012"}, ("sheets", "7", "train", "12")),
        (BUILT, {"id": "pbs_123456"}, ("sheets", "7", "train", "123456")),
        (BUILT, {"id": "more"}, None),
        (None, {"id": "pbs_0012"}, None),
        (
            {**BUILT, "suite": "pro", "source": "dream"},
            {"id": "pbp_0003", "source_id": "images_vlc_01_el8"},
            ("pro", "7", "train", "dream", "images_vlc_01_el8"),
        ),
        (
            {"suite": "custom-screenspot-v2", "split": "all", "source": {}},
            {"id": "screenspot-v2_000001", "split": "test"},
            ("custom-screenspot-v2", "test", "screenspot-v2_000001"),
        ),
        ({"suite": "custom"}, {"id": "1"}, None),
    ],
)
def test_what_names_an_example(
    manifest: Row | None, row: Row, name: tuple[str, ...] | None
) -> None:
    assert identity(manifest, row) == name
