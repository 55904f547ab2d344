"""The builder from outside: the same bytes however a set comes about, and help with mistakes."""

from __future__ import annotations

import hashlib
import json
import os
import pty
import shutil
import signal
import subprocess
import sys
import termios
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from io import FileIO
from pathlib import Path
from typing import Any

import pytest
from conftest import SMALL_COUNT, SMALL_SEED, edited
from PIL import Image

from pointerbench import build, cli
from pointerbench.suites import SUITES, load_suite

MODULE = [sys.executable, "-m", "pointerbench.build"]
PATIENCE = 60.0  # seconds after which something that was waited for counts as never coming
OFFICIAL = str(load_suite("sheets").official_seed)

Result = subprocess.CompletedProcess[str]


def contents(folder: Path) -> dict[str, bytes]:
    """Every file below the folder, hidden ones too, by its path."""
    files = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


def arguments(out: Path, *more: object, seed: int = SMALL_SEED, count: int = 6) -> list[str]:
    """``sheets --seed S --count N --out DIR`` and more."""
    what = ("sheets", "--seed", seed, "--count", count, "--out", out)
    return [str(part) for part in (*what, *more)]


def command(out: Path, *more: object, count: int = 6) -> list[str]:
    return [*MODULE, *arguments(out, *more, count=count)]


def run(line: list[str], **environment: str) -> Result:
    """Runs a command to its end; it must leave no process behind to hold its outputs open."""
    return subprocess.run(
        line,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
        env={**os.environ, **environment},
    )


def status(line: list[str]) -> int:
    """The exit status of `build.main`, in this process; argparse leaves by SystemExit."""
    try:
        return build.main(line)
    except SystemExit as left:
        return int(left.code or 0)


def built(out: Path, *more: object, count: int = 6) -> Path:
    """A set made in this process by one job."""
    assert status(arguments(out, "--jobs", 1, "--quiet", *more, count=count)) == 0
    return out


def wait_until(happened: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.002)


@contextmanager
def started(line: list[str]) -> Iterator[subprocess.Popen[str]]:
    """A command in a process group of its own, of which nothing is left afterwards."""
    pipe = subprocess.PIPE
    process = subprocess.Popen(
        line, stdout=pipe, stderr=pipe, text=True, start_new_session=True, env=dict(os.environ)
    )
    try:
        yield process
    finally:
        if living(process.pid):
            os.killpg(process.pid, signal.SIGKILL)
        process.communicate()


def living(group: int) -> list[int]:
    """The processes of a group that are not dead; a dead one that nobody fetched does not count."""
    stats = [path.read_text("utf-8", "replace") for path in Path("/proc").glob("[0-9]*/stat")]
    found = []
    for stat in stats:
        number, _, rest = stat.partition(" (")
        state, _parent, its_group = rest.rpartition(") ")[2].split()[:3]
        if int(its_group) == group and state not in "ZX":
            found.append(int(number))
    return found


on_linux = pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="reads /proc")


def pictures(out: Path) -> int:
    return len(list((out / "test").glob("*.png")))


@pytest.fixture
def copy(small_set: Path, tmp_path: Path) -> Path:
    """A copy of the small set that a test may change."""
    shutil.copytree(small_set, tmp_path / "copy")
    return tmp_path / "copy"


@pytest.fixture
def read_only(small_set: Path) -> Iterator[Path]:
    """The small set itself, which must be the same afterwards."""
    before = contents(small_set)
    yield small_set
    assert contents(small_set) == before


# The same bytes


def test_two_jobs_make_what_one_makes(read_only: Path, tmp_path: Path) -> None:
    """Out of more chunks than they are given at once, where Python hashes strings otherwise."""
    line = command(tmp_path, "--jobs", 2, "--shard-size", 1, count=SMALL_COUNT)
    assert run(line, PYTHONHASHSEED="1").returncode == 0
    assert contents(tmp_path) == contents(read_only)


def test_a_smaller_set_is_the_beginning_of_a_larger_one(read_only: Path, tmp_path: Path) -> None:
    fewer = contents(built(tmp_path / "few", count=3) / "test")
    more = contents(read_only / "test")
    lines = more.pop("metadata.jsonl").splitlines(keepends=True)
    assert fewer.pop("metadata.jsonl") == b"".join(lines[:3])
    fewer.pop("MANIFEST.json")
    assert set(fewer) == {"0000.png", "0001.png", "0002.png"}
    assert fewer.items() <= more.items()


def test_shards_are_slices(read_only: Path, tmp_path: Path) -> None:
    whole = contents(read_only / "test")
    lines = whole["metadata.jsonl"].splitlines(keepends=True)
    for start, count in ((0, 2), (3, 2), (7, 1)):
        shard = contents(built(tmp_path / str(start), "--start", start, count=count) / "test")
        assert shard.pop("metadata.jsonl") == b"".join(lines[start : start + count])
        assert json.loads(shard.pop("MANIFEST.json"))["start"] == start
        assert set(shard) == {f"{i:04d}.png" for i in range(start, start + count)}
        assert shard.items() <= whole.items()


def test_indices_past_9999_have_wider_names(tmp_path: Path) -> None:
    folder = built(tmp_path, "--start", 9999, count=2) / "test"
    rows = [json.loads(line) for line in (folder / "metadata.jsonl").read_text().splitlines()]
    assert [row["file_name"] for row in rows] == ["9999.png", "10000.png"]
    assert [row["id"] for row in rows] == ["pbs_9999", "pbs_10000"]
    assert status(["--verify", str(folder), "--quiet", "--jobs", "1"]) == 0
    assert status(arguments(tmp_path, "--start", 9999, "--jobs", 1, count=2)) == 0


def test_seeds_and_splits_share_no_picture(read_only: Path, tmp_path: Path) -> None:
    count = 3
    small = contents(read_only / "test")
    seen = [{name: small[name] for name in ("0000.png", "0001.png", "0002.png")}]
    for number, more in enumerate((["--split", "train"], [])):
        out = tmp_path / str(number)
        line = arguments(out, "--quiet", "--jobs", 1, *more, seed=SMALL_SEED + number, count=count)
        assert status(line) == 0
        seen.append(contents(out / ("train" if more else "test")))
    images = [data for files in seen for name, data in files.items() if name.endswith(".png")]
    assert len(set(images)) == len(images) == 3 * count


# Killed and taken up again


LONG = 20  # in three shards; a few are there when a build is stopped


@pytest.fixture(scope="module")
def uninterrupted(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The files of such a set, built at once."""
    return contents(built(tmp_path_factory.mktemp("uninterrupted"), count=LONG))


@on_linux
@pytest.mark.parametrize(("jobs", "kills"), [(1, [3]), (2, [-1, 3])])
def test_killed_again_and_again_it_still_comes_to_the_same(
    jobs: int, kills: list[int], uninterrupted: dict[str, bytes], tmp_path: Path
) -> None:
    """What is under its final name is whole each time, and no set looks finished."""
    out = tmp_path / "out"
    for already in kills:
        with started(command(out, "--jobs", jobs, count=LONG)) as process:
            wait_until(
                lambda enough=already, it=process: (  # type: ignore[misc]
                    (out.exists() if enough < 0 else pictures(out) > enough)
                    or it.poll() is not None
                )
            )
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
        for path in (out / "test").glob("*.png"):
            with Image.open(path) as image:
                image.load()
        if process.returncode == -signal.SIGKILL:  # and not finished before it could be killed
            assert not (out / "test" / "MANIFEST.json").exists()
            assert not (out / "test" / "metadata.jsonl").exists()
    assert status(arguments(out, "--jobs", 1, "--quiet", count=LONG)) == 0
    assert contents(out) == uninterrupted


@on_linux
@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_build_says_how_to_go_on(
    jobs: int, uninterrupted: dict[str, bytes], tmp_path: Path
) -> None:
    out, count = tmp_path / "out", LONG
    with started(command(out, "--jobs", jobs, count=count)) as process:
        wait_until(lambda: pictures(out) > 1)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does on Ctrl-C
        shown, said = process.communicate(timeout=PATIENCE)
        assert process.returncode == 130
        wait_until(lambda: not living(process.pid))
    assert shown == ""
    assert said.strip().splitlines()[-1].startswith("interrupted; the same command goes on")
    assert "Traceback" not in said
    assert status(arguments(out, "--jobs", 1, "--quiet", count=count)) == 0
    assert contents(out) == uninterrupted


@on_linux
def test_interrupted_while_its_processes_start_it_says_so_once(tmp_path: Path) -> None:
    with started(command(tmp_path, "--jobs", 2, count=1000)) as process:
        wait_until(lambda: len(living(process.pid)) >= 3)  # with one of multiprocessing's own
        os.killpg(process.pid, signal.SIGINT)
        said = process.communicate(timeout=PATIENCE)[1]
        assert process.returncode == 130
    assert "Traceback" not in said
    assert said.count("interrupted; ") == 1


@on_linux
def test_workers_end_with_their_parent(tmp_path: Path) -> None:
    with started(command(tmp_path, "--jobs", 2, count=1000)) as process:
        wait_until(lambda: pictures(tmp_path) > 1)
        assert len(living(process.pid)) >= 3
        os.kill(process.pid, signal.SIGKILL)
        process.wait(PATIENCE)
        wait_until(lambda: not living(process.pid))


@on_linux
@pytest.mark.parametrize(
    "kind", [[], ["--format", "webdataset", "--shard-size", "2"]], ids=["pictures", "shards"]
)
def test_a_second_build_in_one_folder_says_so_and_harms_nothing(
    kind: list[str],
    uninterrupted: dict[str, bytes],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    out, count = tmp_path / "out", LONG  # enough that it is still at work when it is stopped
    begun = out / "test" / ".shards"
    with started(command(out, *kind, "--jobs", 1, count=count)) as process:
        wait_until(lambda: begun.exists() or process.poll() is not None)
        os.killpg(process.pid, signal.SIGSTOP)  # alive, and holding what it holds
        before = contents(out)
        for more in ([], ["--overwrite"], ["--seed", "5"], ["--format", "imagefolder"]):
            assert status(arguments(out, *kind, *more, "--jobs", 1, count=count)) == 2
            said = capsys.readouterr().err
            assert "another build is at work there" in said
            assert said.count("\n") == 1
        assert contents(out) == before
        os.killpg(process.pid, signal.SIGCONT)
        assert process.wait(PATIENCE) == 0
    whole = contents(built(tmp_path / "whole", *kind, count=count)) if kind else uninterrupted
    assert contents(out) == whole


class _StopError(Exception):
    """What ends a build in the middle."""


NINE = 9  # examples: a shard of eight, and one of one


@pytest.fixture(scope="module")
def nine(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The files of a set of nine that was built at once."""
    return contents(built(tmp_path_factory.mktemp("nine"), count=NINE))


@pytest.fixture(scope="module")
def stopped(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The --out of a build of nine that stopped after eight, as a kill would leave it."""

    def one(items: Iterator[Any], *_: object, **__: object) -> Iterator[Any]:
        yield next(iter(items))
        raise _StopError

    out = tmp_path_factory.mktemp("stopped")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("pointerbench.building.sets.progress", one)
        with pytest.raises(_StopError):
            build.main(arguments(out, "--jobs", 1, "--quiet", count=NINE))
    return out


@pytest.fixture
def unfinished(stopped: Path, tmp_path: Path) -> Path:
    """A copy of that build, which a test may change and finish."""
    return Path(shutil.copytree(stopped, tmp_path / "unfinished"))


def stamps(out: Path) -> dict[str, int]:
    """When the first eight pictures were written."""
    return {path.name: path.stat().st_mtime_ns for path in out.glob("test/000[0-7].png")}


def test_a_build_goes_on_after_what_is_there(
    unfinished: Path, nine: dict[str, bytes], capsys: pytest.CaptureFixture[str]
) -> None:
    before = stamps(unfinished)
    assert len(before) == 8
    assert status(arguments(unfinished, "--jobs", 1, count=NINE)) == 0
    assert f"going on after 8 of {NINE} examples" in capsys.readouterr().err
    assert contents(unfinished) == nine
    assert stamps(unfinished) == before


RECORD = ".shards/00000.jsonl"


@pytest.mark.parametrize(
    "harm",
    [
        pytest.param(lambda data: data[:-1], id="line end missing"),
        pytest.param(lambda data: data[:-4], id="last line missing"),
        pytest.param(lambda data: data[:-40], id="a line cut"),
        pytest.param(lambda data: data + b"\0" * 4096, id="zeros from a crash"),
        pytest.param(lambda data: data + b"{}\n[]\n", id="lines of something else"),
        pytest.param(lambda data: data + data.splitlines(True)[-1], id="a line twice"),
        pytest.param(lambda data: data.splitlines(True)[0], id="head only"),
        pytest.param(lambda data: data[:10], id="head cut"),
        pytest.param(lambda data: b"", id="empty"),
    ],
)
def test_a_torn_record_is_healed(
    harm: Callable[[bytes], bytes], unfinished: Path, nine: dict[str, bytes]
) -> None:
    record = unfinished / "test" / RECORD
    record.write_bytes(harm(record.read_bytes()))
    built(unfinished, count=NINE)
    assert contents(unfinished) == nine


def test_a_picture_lost_since_is_made_again(unfinished: Path, nine: dict[str, bytes]) -> None:
    (unfinished / "test" / "0002.png").unlink()
    built(unfinished, count=NINE)
    assert contents(unfinished) == nine


def test_what_killed_writers_left_is_swept_away(unfinished: Path, nine: dict[str, bytes]) -> None:
    for name in (".0006.png.99.tmp", ".metadata.jsonl.99.tmp", ".MANIFEST.json.99.tmp"):
        (unfinished / "test" / name).write_bytes(b"half")
    built(unfinished, count=NINE)
    assert contents(unfinished) == nine


def test_a_journal_of_another_kind_of_build_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As of an older release: it is not taken up, nothing is mixed, and a line says so."""
    journal = tmp_path / "test" / ".journal.jsonl"
    journal.parent.mkdir()
    journal.write_text("{}\n")
    assert status(arguments(tmp_path, "--jobs", 1)) == 2
    assert "holds an unfinished build of another kind" in capsys.readouterr().err
    assert [path.name for path in journal.parent.iterdir()] == [journal.name]
    built(tmp_path, "--overwrite")
    assert not journal.exists()


@pytest.mark.parametrize("name", ["metadata.jsonl", "0003.png"])
def test_a_finished_set_that_lost_a_file_gets_it_back(
    name: str, copy: Path, read_only: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """So that a checkout of rows and manifest only can be filled with its pictures."""
    (copy / "test" / name).unlink()
    built(copy, count=SMALL_COUNT)
    assert contents(copy) == contents(read_only)
    assert capsys.readouterr().err == ""


def test_a_rebuilt_set_that_is_not_the_promised_one_is_reported(
    copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (copy / "test" / "0003.png").unlink()
    manifest = copy / "test" / "MANIFEST.json"
    edited(manifest, lambda text: text.replace('"rows_sha256": "', '"rows_sha256": "0'))
    built(copy, count=SMALL_COUNT)
    said = capsys.readouterr().err
    assert "warning: the rows differ" in said
    assert "pixels" not in said


# A folder that is already in use


def test_a_second_run_says_that_all_is_there(
    copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = contents(copy)
    assert status(arguments(copy, "--jobs", 1, count=SMALL_COUNT)) == 0
    assert "already complete" in capsys.readouterr().err
    assert contents(copy) == before


@pytest.mark.parametrize(
    ("more", "words"),
    [
        (["--seed", "8"], "seed 7 instead of 8"),
        (["--count", "5"], "holds 8 examples, more than 5"),
        (["--start", "1"], "start 0 instead of 1"),
        (["--size", "1280x800"], "size [1024, 768] instead of [1280, 800]"),
        (["--scale", "2"], "scale 1.0 instead of 2.0"),
        (["--mix", "cell_ref=1"], "instead of {'cell_ref': 1.0}"),
    ],
)
def test_another_set_in_the_folder_stays_untouched(
    more: list[str], words: str, read_only: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert status([*arguments(read_only, "--jobs", 1, count=SMALL_COUNT), *more]) == 2
    said = capsys.readouterr().err
    assert words in said
    assert "--overwrite" in said


def test_another_unfinished_set_stays_untouched(
    unfinished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = contents(unfinished)
    assert status(arguments(unfinished, "--jobs", 1, seed=8, count=NINE)) == 2
    assert "unfinished build of something else" in capsys.readouterr().err
    assert contents(unfinished) == before


def test_overwrite_replaces_a_set_and_touches_nothing_else(copy: Path, tmp_path: Path) -> None:
    folder = copy / "test"
    own = {"notes.txt": b"mine", "photo.png": b"mine too", "12.png": b"and mine"}
    for name, data in own.items():
        (folder / name).write_bytes(data)
    built(copy, "--overwrite", "--mix", "cell_ref=1", count=3)
    fresh = contents(built(tmp_path / "fresh", "--mix", "cell_ref=1", count=3) / "test")
    assert contents(folder) == {**fresh, **own}


def test_overwrite_replaces_an_unfinished_set(unfinished: Path, tmp_path: Path) -> None:
    built(unfinished, "--overwrite", "--start", 20, count=2)
    assert contents(unfinished) == contents(built(tmp_path / "new", "--start", 20, count=2))


def test_a_manifest_of_something_else_is_an_error(
    copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for text in ("[]", "{}", "not json", ""):
        (copy / "test" / "MANIFEST.json").write_text(text)
        assert status(arguments(copy, "--jobs", 1, count=SMALL_COUNT)) == 2
        assert "MANIFEST.json: not a manifest" in capsys.readouterr().err


# Mistakes


@pytest.mark.parametrize(
    ("line", "words"),
    [
        (["--seed", "1"], "which suite? One of: sheets"),
        (["sheet", "--seed", "1"], "no suite 'sheet'; did you mean 'sheets'?"),
        (["sheets"], f"--seed is needed; the official set is --seed {OFFICIAL}"),
        (["sheets", "--seed", "-1"], "--seed: expected a whole number from 0 on, not '-1'"),
        (["sheets", "--seed", "x"], "not 'x'"),
        (["sheets", "--seed", "1", "--count", "0"], "--count must be at least 1"),
        (["sheets", "--seed", "1", "--count", "1.5"], "--count: expected a whole number"),
        (["sheets", "--seed", "1", "--count", "many"], "not 'many'"),
        (["sheets", "--seed", "1", "--start", "-2"], "--start: expected a whole number"),
        (["sheets", "--seed", "1", "--jobs", "0"], "--jobs must be at least 1"),
        (["sheets", "--seed", "1", "--jobs", "two"], "--jobs: expected a whole number"),
        (["sheets", "--seed", "1", "--size", "1024"], "--size: expected WxH from 800x600"),
        (["sheets", "--seed", "1", "--size", "1024x"], "not '1024x'"),
        (["sheets", "--seed", "1", "--size", "100x100"], "not '100x100'"),
        (["sheets", "--seed", "1", "--size", "99999x800"], "to 8192x8192"),
        (["sheets", "--seed", "1", "--scale", "0"], "--scale: expected a number from 1 to 4"),
        (["sheets", "--seed", "1", "--scale", "nan"], "not 'nan'"),
        (["sheets", "--seed", "1", "--scale", "big"], "not 'big'"),
        (["sheets", "--seed", "1", "--mix", "cell_reff=1"], "did you mean 'cell_ref"),
        (["sheets", "--seed", "1", "--mix", "cell_ref=-1"], "must be a number from 0 on"),
        (["sheets", "--seed", "1", "--mix", "cell_ref=0"], "at least one weight above 0"),
        (["text", "--seed", "1", "--mix", "word_centre=1"], "did you mean 'word_center'"),
        (["text", "--seed", "1", "--only", "surface=inboks"], "no surface 'inboks'; did you mean"),
        (["text", "--seed", "1", "--only", "langage=de"], "did you mean 'language'"),
        (["text", "--seed", "1", "--only", "language=ge"], "no language 'ge'"),
        (["text", "--seed", "1", "--only", "category=iban"], "did you mean 'invoice_iban'"),
        (["sheets", "--seed", "1", "--only", "ui_style="], "expected ui_style=VALUE,..."),
        (["sheets", "--seed", "1", "--split", "dev"], "invalid choice: 'dev'"),
        (["sheets", "--seed", OFFICIAL, "--split", "train"], "official sheets test set"),
        (["sheets", "--seed", "1", "--frobnicate"], "--frobnicate"),
    ],
)
def test_a_mistake_is_told_in_one_line(
    line: list[str], words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    assert status([*line, "--out", str(out)]) == 2
    shown, said = capsys.readouterr()
    assert shown == ""
    assert words in said.splitlines()[-1]
    assert said.splitlines()[-1].startswith("pointerbench build: ")
    assert not out.exists()


def test_a_folder_that_cannot_be_written_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("in the way")
    for out in (tmp_path / "file", tmp_path / "file" / "below"):
        assert status(arguments(out, "--jobs", 1)) == 2
        shown, said = capsys.readouterr()
        assert shown == ""
        assert len(said.strip().splitlines()) == 1
        assert str(tmp_path / "file") in said


@pytest.mark.skipif(os.geteuid() == 0, reason="the superuser may write everywhere")
def test_a_folder_without_permission_is_told_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    locked = tmp_path / "locked"
    locked.mkdir(mode=0o500)
    assert status(arguments(locked / "out", "--jobs", 1)) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


def test_a_full_disk_ends_with_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("pointerbench.building.stores.replacing", full)
    assert status(arguments(tmp_path, "--jobs", 1, "--quiet")) == 2
    assert capsys.readouterr().err.splitlines() == [
        "pointerbench build: [Errno 28] No space left on device"
    ]


# What a finished set says of itself


def test_counts_sum_to_the_count_and_are_those_of_the_rows(read_only: Path) -> None:
    folder = read_only / "test"
    manifest = json.loads((folder / "MANIFEST.json").read_text("utf-8"))
    rows = [json.loads(line) for line in (folder / "metadata.jsonl").read_text().splitlines()]
    assert manifest["count"] == len(rows) == SMALL_COUNT
    assert set(manifest["counts"]) == set(load_suite("sheets").count_by)
    for field, counts in manifest["counts"].items():
        assert counts == Counter(row[field] for row in rows), field
        assert sum(counts.values()) == SMALL_COUNT
    assert all(count > 0 for count in manifest["rejects"].values())


def test_digests_are_those_of_rows_and_decoded_pixels(read_only: Path) -> None:
    folder = read_only / "test"
    manifest = json.loads((folder / "MANIFEST.json").read_text("utf-8"))
    lines = (folder / "metadata.jsonl").read_bytes()
    assert manifest["rows_sha256"] == hashlib.sha256(lines).hexdigest()
    listed = ""
    for line in lines.decode().splitlines():
        name = json.loads(line)["file_name"]
        with Image.open(folder / name) as image:
            pixels = f"RGB {image.width}x{image.height}\n".encode() + image.tobytes()
        listed += f"{name} {hashlib.sha256(pixels).hexdigest()}\n"
    assert manifest["pixels_sha256"] == hashlib.sha256(listed.encode()).hexdigest()


def test_a_manifest_names_what_the_set_depends_on(tmp_path: Path) -> None:
    more = ("--size", "1280x800", "--scale", 1.5, "--mix", "col_header=2,cell_ref=1", "--start", 4)
    folder = built(tmp_path, *more, count=3) / "test"
    manifest = json.loads((folder / "MANIFEST.json").read_text("utf-8"))
    stated = {key: manifest[key] for key in ("suite", "seed", "split", "start", "count")}
    assert stated == {
        "suite": "sheets",
        "seed": SMALL_SEED,
        "split": "test",
        "start": 4,
        "count": 3,
    }
    assert manifest["suite_version"] == load_suite("sheets").version
    assert (manifest["size"], manifest["scale"]) == ([1280, 800], 1.5)
    assert manifest["mix"] == {"cell_ref": 1, "col_header": 2}
    assert {"python", "pillow", "freetype", "harfbuzz", "numpy"} <= set(manifest["tools"])
    with Image.open(folder / "0004.png") as image:
        assert image.size == (1920, 1200)
    assert set(manifest["counts"]["category"]) == {"cell_ref", "col_header"}


def test_rows_have_the_same_keys_and_points_in_their_boxes(read_only: Path) -> None:
    lines = (read_only / "test" / "metadata.jsonl").read_text("utf-8").splitlines()
    rows = [json.loads(line) for line in lines]
    assert len({tuple(row) for row in rows}) == 1
    for index, row in enumerate(rows):
        assert (row["file_name"], row["id"]) == (f"{index:04d}.png", f"pbs_{index:04d}")
        (x1, y1, x2, y2), (x, y) = row["bbox"], row["point"]
        assert 0 <= x1 <= x < x2 <= row["image_size"][0]
        assert 0 <= y1 <= y < y2 <= row["image_size"][1]
        assert row["eval"]["bbox"] == row["bbox"]


# --verify


def verified(folder: Path, *more: str) -> int:
    return status(["--verify", str(folder), "--jobs", "1", *more])


def test_an_untouched_set_passes(read_only: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for folder in (read_only, read_only / "test"):
        assert verified(folder) == 0
        assert f"{SMALL_COUNT} examples verified, no differences" in capsys.readouterr().out


def test_verifying_with_two_jobs_writes_nothing(
    read_only: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert status(["--verify", str(read_only), "--jobs", "2"]) == 0
    assert "no differences" in capsys.readouterr().out


@pytest.mark.parametrize(
    "more",
    [
        ["--mix", "cell_color=1,row_resize_handle=0.5", "--size", "1280x800"],
        ["--scale", "1.25"],
        ["--size", "800x600", "--scale", "2", "--start", "30"],
        ["--only", "ui_style=excel,bare", "--only", "category=cell_ref"],
    ],
    ids=" ".join,
)
def test_a_set_with_options_passes(more: list[str], tmp_path: Path) -> None:
    assert verified(built(tmp_path, *more, count=2)) == 0


def test_only_chosen_values_are_built(tmp_path: Path) -> None:
    only = ("--only", "ui_style=excel,bare", "--only", "language=de")
    folder = built(tmp_path, *only, count=3) / "test"
    rows = (folder / "metadata.jsonl").read_text("utf-8").splitlines()
    assert {json.loads(row)["ui_style"] for row in rows} <= {"excel", "bare"}
    assert {json.loads(row)["language"] for row in rows} == {"de"}
    # Without the option it is another set.
    assert status(arguments(tmp_path, "--quiet", count=3)) == 2


def test_the_text_suite_is_built_by_the_same_code(small_text_set: Path, tmp_path: Path) -> None:
    line = ["text", "--seed", str(SMALL_SEED), "--count", str(SMALL_COUNT), "--jobs", "2"]
    assert status([*line, "--out", str(tmp_path), "--quiet"]) == 0
    assert contents(tmp_path) == contents(small_text_set)
    assert verified(small_text_set) == 0


def _one_pixel(folder: Path) -> None:
    path = folder / "0002.png"
    with Image.open(path) as opened:
        image = opened.convert("RGB")
    red, green, blue = image.getpixel((500, 400))  # type: ignore[misc]
    image.putpixel((500, 400), (red ^ 1, green, blue))
    image.save(path)


def test_every_difference_is_named(copy: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = copy / "test"
    edited(folder / "metadata.jsonl", lambda text: text.replace("pbs_0003", "pbs_0013"))
    _one_pixel(folder)
    (folder / "0005.png").unlink()
    (folder / "0001.png").write_bytes(b"\x89PNG\r\n\x1a\nrest")
    (folder / "0006.png").write_bytes((folder / "0006.png").read_bytes()[:5000])
    assert verified(copy) == 1
    *named, last = capsys.readouterr().out.splitlines()
    words = (
        "0001.png: the picture cannot be read",
        "0002.png: the picture differs",
        "0003.png: the row differs",
        "0005.png: the picture is missing",
        "0006.png: the picture cannot be read",
    )
    assert len(named) == len(words)
    assert all(word in line for word, line in zip(words, named, strict=True))
    assert "5 differences" in last


def test_the_same_pixels_in_another_encoding_pass(copy: Path) -> None:
    """What counts is the decoded picture: a set may be compressed anew."""
    path = copy / "test" / "0004.png"
    with Image.open(path) as image:
        image.load()
    image.save(path, optimize=True)
    assert verified(copy) == 0


@pytest.mark.parametrize(
    ("harm", "words"),
    [
        (lambda folder: (folder / "MANIFEST.json").unlink(), "no MANIFEST.json there"),
        (
            lambda folder: edited(
                folder / "MANIFEST.json",
                lambda text: text.replace(load_suite("sheets").version, "0.0.9", 1),
            ),
            "verify it with the release that made it",
        ),
        (
            lambda folder: (folder / "MANIFEST.json").write_text('{"suite": "sheets"}', "utf-8"),
            "its manifest has no 'suite_version'",
        ),
        (
            lambda folder: edited(
                folder / "metadata.jsonl", lambda text: text[: text.rindex('{"file_name')]
            ),
            f"{SMALL_COUNT - 1} rows, expected {SMALL_COUNT}",
        ),
        (lambda folder: (folder / "metadata.jsonl").unlink(), "metadata.jsonl"),
    ],
)
def test_what_is_no_finished_set_cannot_be_verified(
    harm: Callable[[Path], None],
    words: str,
    copy: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    harm(copy / "test")
    assert verified(copy) == 2
    assert words in capsys.readouterr().err.strip().splitlines()[-1]


def test_a_folder_that_is_not_there_cannot_be_verified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert verified(tmp_path / "nowhere") == 2
    assert "expected the folder of a finished set" in capsys.readouterr().err


# What is printed


def test_quiet_prints_nothing(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Nor do its processes."""
    for _ in ("built", "already there"):
        assert status(arguments(tmp_path, "--quiet", "--jobs", 2, count=1)) == 0
        assert capfd.readouterr() == ("", "")


def test_off_a_terminal_lines_are_plain(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert status(arguments(tmp_path, "--jobs", 1, count=2)) == 0
    shown, said = capfd.readouterr()
    manifest = json.loads((tmp_path / "test" / "MANIFEST.json").read_text("utf-8"))
    assert "\r" not in said
    assert "\x1b" not in shown + said
    assert [line.rpartition(" in ")[0] for line in said.splitlines()] == ["sheets: 2 of 2"]
    assert shown.splitlines() == [
        f"{tmp_path / 'test'}: 2 examples of sheets {manifest['suite_version']}",
        f"rows   sha256 {manifest['rows_sha256']}",
        f"pixels sha256 {manifest['pixels_sha256']}",
    ]


def test_on_a_terminal_a_bar_shows_the_rate(tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    termios.tcsetwinsize(theirs, (24, 100))
    with os.fdopen(ours, "rb", buffering=0) as terminal:
        with os.fdopen(theirs, "wb") as stderr:
            line = command(tmp_path, "--jobs", 1, count=2)
            result = subprocess.run(
                line, stdout=subprocess.DEVNULL, stderr=stderr, check=False, timeout=PATIENCE
            )
        shown = b"".join(_until_closed(terminal)).decode()
    assert result.returncode == 0
    assert "sheets: 100%" in shown
    assert "2/2" in shown
    assert "image" in shown


def _until_closed(terminal: FileIO) -> Iterator[bytes]:
    """What a terminal shows; its end is an empty read or an error, by system."""
    with suppress(OSError):
        while data := terminal.read(4096):
            yield data


def test_a_preview_lies_beside_the_set_and_marks_the_target(copy: Path, tmp_path: Path) -> None:
    before = contents(copy)
    assert status(arguments(copy, "--jobs", 1, "--preview", count=SMALL_COUNT)) == 0
    chosen = tmp_path / "new folder" / "sheet.png"
    assert status(arguments(copy, "--jobs", 1, "--preview", chosen, count=SMALL_COUNT)) == 0
    assert contents(copy) == before
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "copy",
        "copy-preview.png",
        "new folder",
    ]
    assert [path.name for path in chosen.parent.iterdir()] == ["sheet.png"]
    for path in (chosen, tmp_path / "copy-preview.png"):
        with Image.open(path) as image:
            image.load()
            assert image.format == "PNG"
            assert image.width > 2000
            colors = {color for _, color in image.convert("RGB").getcolors(1 << 24) or []}
        # The mark of the target.
        assert any(red > 200 and green < 90 and blue > 150 for red, green, blue in colors)  # type: ignore[misc]


# The console command


def test_the_command_tells_what_it_can_do(capsys: pytest.CaptureFixture[str]) -> None:
    for line, expected in ((["--help"], 0), (["-h"], 0), ([], 2)):
        assert cli.main(line) == expected
        shown, said = capsys.readouterr()
        for name in cli.COMMANDS:
            assert name in shown + said


def test_the_command_tells_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    from importlib.metadata import version  # noqa: PLC0415 - used here alone

    assert cli.main(["--version"]) == 0
    assert capsys.readouterr().out == f"pointerbench {version('pointerbench')}\n"


def test_an_unknown_command_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["biuld"]) == 2
    shown, said = capsys.readouterr()
    assert shown == ""
    assert said.startswith("pointerbench: no command 'biuld'")


def test_the_command_hands_on_status_and_arguments(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:  # as argparse ends
        cli.main(["build", "--help"])
    assert not left.value.code
    shown = capsys.readouterr().out
    for option in ("--seed", "--count", "--mix", "--verify", "--preview", "--overwrite"):
        assert option in shown
    assert cli.main(["build", *arguments(tmp_path, "--jobs", 1, count=1)]) == 0
    assert (tmp_path / "test" / "0000.png").exists()
    assert run([sys.executable, "-m", "pointerbench.cli", "build", "sheets"]).returncode == 2


def test_every_suite_of_the_registry_loads() -> None:
    for name in SUITES:
        suite = load_suite(name)
        assert suite.name == name
        assert suite.mix
