"""A finished set grows in place, and is then the set that was built at once."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice, pairwise
from pathlib import Path
from typing import Any

import pytest
from conftest import SMALL_COUNT, edited
from PIL import Image
from shard_sets import contents

from pointerbench import build
from pointerbench.building.engines import Record, Work, rendered
from pointerbench.building.stores import LocalStore

LARGER = 10  # a shard of eight pictures, and one that is not full


def line(out: object, *more: object, count: int = LARGER, jobs: int = 1) -> list[str]:
    what = ("sheets", "--seed", 7, "--count", count, "--out", out, "--jobs", jobs)
    return [str(part) for part in (*what, *more)]


def manifest_of(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / "test" / "MANIFEST.json").read_text("utf-8"))
    return found


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The larger set, built at once."""
    out = tmp_path_factory.mktemp("whole")
    assert build.main(line(out, "--quiet")) == 0
    return out


@pytest.fixture
def small(small_set: Path, tmp_path: Path) -> Path:
    """A finished set of eight that a test may change: the beginning of the larger one."""
    return Path(shutil.copytree(small_set, tmp_path / "set"))


def check_same(grown: Path, whole: Path) -> None:
    """All files are the same; in the manifest, keys of one count may stand in another order."""
    left, right = contents(grown), contents(whole)
    assert json.loads(left.pop("test/MANIFEST.json")) == manifest_of(whole)
    right.pop("test/MANIFEST.json")
    assert left == right


@pytest.mark.parametrize(
    "more",
    [["--jobs", 1], ["--jobs", 2, "--shard-size", 5]],
    ids=["one", "two"],
)
def test_a_larger_count_goes_on(
    more: list[object], small: Path, whole: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stamps = {path: path.stat().st_mtime_ns for path in small.glob("test/*.png")}
    assert build.main(line(small, *more)) == 0
    said = capsys.readouterr()
    assert f"going on after {SMALL_COUNT} of {LARGER} examples" in said.err
    assert f"{LARGER} examples of sheets" in said.out
    assert {path: path.stat().st_mtime_ns for path in stamps} == stamps  # not drawn again
    check_same(small, whole)
    assert build.main(["--verify", str(small), "--jobs", "1", "--quiet"]) == 0


def test_it_grows_step_by_step(whole: Path, tmp_path: Path) -> None:
    for count in (1, 7, 9, LARGER):
        assert build.main(line(tmp_path, "--quiet", count=count)) == 0
        assert manifest_of(tmp_path)["count"] == count
    check_same(tmp_path, whole)


def test_a_set_at_a_url_grows(whole: Path, tmp_path: Path) -> None:
    fsspec = pytest.importorskip("fsspec", reason="needs the extra remote")
    url = f"memory://{tmp_path.name}"
    for count in (SMALL_COUNT, LARGER):
        assert build.main(line(url, "--quiet", count=count)) == 0
    files = fsspec.filesystem("memory")
    (tmp_path / "test").mkdir()
    for path in files.find(f"/{tmp_path.name}"):
        (tmp_path / path.removeprefix(f"/{tmp_path.name}/")).write_bytes(files.cat_file(path))
    check_same(tmp_path, whole)


def test_a_training_set_from_another_start_grows(tmp_path: Path) -> None:
    more = ("--split", "train", "--start", 20, "--quiet")
    for out, counts in (("grown", (2, 4)), ("whole", (4,))):
        for count in counts:
            assert build.main(line(tmp_path / out, *more, count=count)) == 0
    grown, whole = (contents(tmp_path / out) for out in ("grown", "whole"))
    names = ("train/metadata.jsonl", "train/0020.png", "train/0023.png")
    assert all(grown[name] == whole[name] for name in names)
    assert grown.keys() == whole.keys()


class _StopError(Exception):
    """What ends a build in the middle."""


def stopped(
    out: Path, monkeypatch: pytest.MonkeyPatch, shards: int, command: list[str] | None = None
) -> None:
    """A build that grows the set and is stopped after so many shards, as a kill would do it."""

    def some(items: Iterator[Any], *_: object, **__: object) -> Iterator[Any]:
        yield from islice(items, shards)
        raise _StopError

    with monkeypatch.context() as patched:
        patched.setattr("pointerbench.building.sets.progress", some)
        with pytest.raises(_StopError):
            build.main(command or line(out, "--quiet"))


@pytest.mark.parametrize("shards", [0, 1, 2])
def test_growth_that_was_stopped_leaves_the_set_as_it_was_and_goes_on(
    shards: int, small: Path, whole: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = contents(small)
    stopped(small, monkeypatch, shards)
    assert before.items() <= contents(small).items()
    assert build.main(["--verify", str(small), "--jobs", "1", "--quiet"]) == 0
    assert build.main(line(small, "--quiet")) == 0
    check_same(small, whole)


def test_growth_that_was_stopped_between_rows_and_manifest_goes_on(
    small: Path, whole: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stopped(small, monkeypatch, 2)
    shutil.copy(whole / "test" / "metadata.jsonl", small / "test")
    assert build.main(line(small, "--quiet")) == 0
    check_same(small, whole)


def test_what_was_begun_larger_says_how_it_is_finished(
    small: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stopped(small, monkeypatch, 2)
    before = contents(small)
    for count in (SMALL_COUNT, LARGER - 1):
        assert build.main(line(small, count=count)) == 2
        said = capsys.readouterr().err
        assert f"holds an unfinished build of {LARGER} examples; finish it with --count" in said
        assert said.count("\n") == 1
    assert contents(small) == before


def test_an_unfinished_build_goes_on_to_a_larger_count(
    tmp_path: Path, whole: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stopped(tmp_path, monkeypatch, 1)
    assert build.main(line(tmp_path, count=LARGER + 2)) == 0
    assert f"going on after 8 of {LARGER + 2}" in capsys.readouterr().err
    assert build.main(["--verify", str(tmp_path), "--jobs", "1", "--quiet"]) == 0
    rows = (whole / "test" / "metadata.jsonl").read_bytes()
    assert (tmp_path / "test" / "metadata.jsonl").read_bytes().startswith(rows)


# What is there and not as promised


def _other_pixels(folder: Path) -> None:
    with Image.open(folder / "0002.png") as image:
        image.convert("L").save(folder / "0002.png")


@pytest.mark.parametrize(
    ("harm", "words"),
    [
        (lambda folder: (folder / "0003.png").unlink(), f"going on after 7 of {LARGER}"),
        (lambda folder: (folder / "0003.png").write_bytes(b"torn"), ""),
        (_other_pixels, "all is made anew"),
        (lambda folder: (folder / "metadata.jsonl").unlink(), ""),
        (
            lambda folder: edited(
                folder / "metadata.jsonl", lambda text: text.replace("pbs_0003", "pbs_0013")
            ),
            "",
        ),
    ],
    ids=["lost", "torn", "other pixels", "no rows", "other rows"],
)
def test_nothing_wrong_is_taken_over(
    harm: Callable[[Path], object],
    words: str,
    small: Path,
    whole: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    harm(small / "test")
    assert build.main(line(small)) == 0
    assert words in capsys.readouterr().err
    check_same(small, whole)


def _tool(manifest: dict[str, Any]) -> None:
    manifest["tools"]["pillow"] = "1.0"


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (_tool, "was made with pillow 1.0, here is"),
        (lambda manifest: manifest.update(decontaminated={}), "were chosen out of more"),
        (lambda manifest: manifest.update(source="dream"), "holds another set (source dream"),
        (lambda manifest: manifest.update(count=100), f"holds 100 examples, more than {LARGER}"),
    ],
    ids=["tool", "part", "source", "smaller"],
)
def test_what_cannot_grow_says_why_and_stays(
    change: Callable[[dict[str, Any]], object],
    words: str,
    small: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    manifest = manifest_of(small)
    change(manifest)
    (small / "test" / "MANIFEST.json").write_text(json.dumps(manifest), "utf-8")
    before = contents(small)
    assert build.main(line(small)) == 2
    said = capsys.readouterr().err
    assert words in said
    assert "--overwrite" in said
    assert said.count("\n") == 1
    assert contents(small) == before


# Shards, whose names say how many there are

SIZE = 3  # examples a shard


def line_of(kind: str, out: object, *more: object, count: int = LARGER) -> list[str]:
    return line(out, "--format", kind, "--shard-size", SIZE, *more, count=count)


@pytest.fixture(scope="module", params=["parquet", "webdataset"])
def kind(request: pytest.FixtureRequest) -> str:
    if request.param == "parquet":
        pytest.importorskip("pyarrow", reason="needs the extra hub")
    return str(request.param)


@pytest.fixture(scope="module")
def whole_shards(kind: str, tmp_path_factory: pytest.TempPathFactory) -> Callable[[int], Path]:
    """Sets in shards by their count, built at once; nobody may change them."""

    @cache
    def built(count: int) -> Path:
        out = tmp_path_factory.mktemp(f"{kind}{count}")
        assert build.main(line_of(kind, out, "--quiet", count=count)) == 0
        return out

    return built


@pytest.fixture
def some_shards(whole_shards: Callable[[int], Path], tmp_path: Path) -> Path:
    """A finished set of eight in shards that a test may change."""
    return Path(shutil.copytree(whole_shards(SMALL_COUNT), tmp_path / "set"))


@pytest.mark.parametrize("counts", [(8, 10), (8, 9), (6, 8), (1, 2, 7, 10)], ids=str)
def test_shards_grow(
    counts: tuple[int, ...],
    kind: str,
    whole_shards: Callable[[int], Path],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A last shard that is not full, one that becomes full, a new one, and several steps."""
    out = Path(shutil.copytree(whole_shards(counts[0]), tmp_path / "set"))
    for there, count in pairwise(counts):
        drawn = len(drawn_by(line_of(kind, out, count=count)))
        assert drawn == count - there
        assert f"going on after {there} of {count} examples" in capsys.readouterr().err
    check_same(out, whole_shards(counts[-1]))


def drawn_by(arguments: list[str]) -> list[int]:
    """The indices of the examples that a build draws."""
    drawn: list[int] = []

    def counted(work: Work, index: int, last: tuple[Record, bytes] | None) -> tuple[Record, bytes]:
        drawn.append(index)
        return rendered(work, index, last)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("pointerbench.building.making.rendered", counted)
        assert build.main(arguments) == 0
    return drawn


@pytest.mark.parametrize("shards", [0, 1, 3, 4])
def test_growth_of_shards_that_was_stopped_loses_nothing_and_goes_on(
    shards: int,
    kind: str,
    some_shards: Path,
    whole_shards: Callable[[int], Path],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = contents(some_shards)
    stopped(some_shards, monkeypatch, shards, line_of(kind, some_shards, "--quiet"))
    assert before.items() <= contents(some_shards).items()
    assert build.main(["--verify", str(some_shards), "--jobs", "1", "--quiet"]) == 0
    drawn = drawn_by(line_of(kind, some_shards, "--quiet"))
    assert drawn == [index for index in (8, 9) if index >= shards * SIZE]
    check_same(some_shards, whole_shards(LARGER))


@pytest.mark.parametrize("step", ["remove", "write_all"])
def test_growth_of_shards_that_was_stopped_at_the_end_goes_on(
    step: str,
    kind: str,
    some_shards: Path,
    whole_shards: Callable[[int], Path],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Before the old shards are removed, and before the manifest is written."""
    written = LocalStore.write_all

    def stop(store: LocalStore, files: Any) -> None:
        names = list(files)
        if step == "remove" or any(name == "MANIFEST.json" for name, _ in names):
            raise _StopError
        written(store, names)

    with monkeypatch.context() as patched:
        patched.setattr(LocalStore, step, stop)
        with pytest.raises(_StopError):
            build.main(line_of(kind, some_shards, "--quiet"))
    assert drawn_by(line_of(kind, some_shards, "--quiet")) == []
    check_same(some_shards, whole_shards(LARGER))


def test_shards_of_the_same_number_are_written_over_one_by_one(
    kind: str,
    some_shards: Path,
    whole_shards: Callable[[int], Path],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """From eight to nine the names stay, so the last shard is replaced before the manifest is."""
    stopped(some_shards, monkeypatch, 3, line_of(kind, some_shards, "--quiet", count=9))
    assert drawn_by(line_of(kind, some_shards, "--quiet", count=9)) == []
    check_same(some_shards, whole_shards(9))


def _torn(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


@pytest.mark.parametrize("harm", [Path.unlink, _torn], ids=["lost", "torn"])
def test_what_of_a_shard_cannot_be_read_is_made_anew(
    harm: Callable[[Path], object],
    kind: str,
    some_shards: Path,
    whole_shards: Callable[[int], Path],
) -> None:
    harm(next((some_shards / "test").glob("*-00001-of-00003.*")))
    drawn = drawn_by(line_of(kind, some_shards, "--quiet"))
    assert {5, 8, 9} <= set(drawn) <= {3, 4, 5, 8, 9}
    check_same(some_shards, whole_shards(LARGER))


def test_shards_that_are_not_the_promised_ones_are_not_taken_over(
    kind: str,
    some_shards: Path,
    whole_shards: Callable[[int], Path],
    capsys: pytest.CaptureFixture[str],
) -> None:
    manifest = manifest_of(some_shards)
    manifest["pixels_sha256"] = "0" * 64
    (some_shards / "test" / "MANIFEST.json").write_text(json.dumps(manifest), "utf-8")
    assert build.main(line_of(kind, some_shards)) == 0
    assert "all is made anew" in capsys.readouterr().err
    check_same(some_shards, whole_shards(LARGER))


def test_shards_at_a_url_grow(tmp_path: Path) -> None:
    fsspec = pytest.importorskip("fsspec", reason="needs the extra remote")
    url = f"memory://{tmp_path.name}"
    drawn = [
        len(drawn_by(line_of("webdataset", url, "--quiet", count=count)))
        for count in (SMALL_COUNT, LARGER)
    ]
    assert drawn == [SMALL_COUNT, LARGER - SMALL_COUNT]
    names = fsspec.filesystem("memory").find(f"/{tmp_path.name}/test")
    assert sum(name.endswith("-of-00004.tar") for name in names) == len(names) - 1


def test_an_unfinished_build_of_shards_is_finished_first(
    kind: str,
    some_shards: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    stopped(some_shards, monkeypatch, 2, line_of(kind, some_shards, "--quiet"))
    before = contents(some_shards)
    for count in (SMALL_COUNT, LARGER + 2):
        assert build.main(line_of(kind, some_shards, count=count)) == 2
        assert f"finish it with --count {LARGER}," in capsys.readouterr().err
    assert contents(some_shards) == before
