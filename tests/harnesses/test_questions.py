"""A suite as harnesses take it: rows, pictures, words, verdicts, signature; and pictures that are
not there."""

from __future__ import annotations

import hashlib
import json
import shutil
from pathlib import Path

import pytest
from gd_sample import write_set
from harness_replies import FAMILY, outcomes, replies_to, rows_of
from PIL import Image

from pointerbench import eval as scorer
from pointerbench.contract.unpacked import kept_sets
from pointerbench.harnesses.questions import Suite, judged, suite_of
from pointerbench.harnesses.said import Said
from pointerbench.run.profiles import profile
from pointerbench.values.errors import UsageError


def spelt(name: str) -> str:
    return f"-T {name}="


def suite(name: str, folder: Path, **more: object) -> Suite:
    return suite_of(name, Said(data=str(folder), **more), spelt)  # type: ignore[arg-type]


@pytest.fixture(autouse=True)
def caches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "caches"))
    return kept_sets()


@pytest.mark.parametrize("set_name", ["small_set", "small_text_set"])
def test_verdicts_are_those_of_the_scorer(
    set_name: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    folder: Path = request.getfixturevalue(set_name)
    replies = replies_to(rows_of(folder))
    expected = outcomes(folder, replies, tmp_path / "work")
    known = profile(FAMILY)
    found = {row["id"]: judged(row, replies[row["id"]], known) for row in rows_of(folder)}
    assert {id: one.verdict.outcome for id, one in found.items()} == expected
    assert {"hit", "miss", "refused", "invalid"} <= set(expected.values())
    assert all(one.hit == (expected[id] == "hit") for id, one in found.items())


def test_a_reply_that_did_not_come_is_missing(small_set: Path) -> None:
    found = judged(rows_of(small_set)[0], None, profile(FAMILY))
    assert (found.verdict, found.line, found.why) == (scorer.MISSING, None, "missing")


def test_a_refusal_is_right_where_nothing_fits(tmp_path: Path) -> None:
    rows = rows_of(write_set(tmp_path / "gd"))
    found = [judged(row, "[-1, -1]", profile(FAMILY)).verdict.outcome for row in rows]
    assert found == ["refused", "hit", "refused", "refused", "refused", "hit"]


def test_models_are_told_of_refusals_where_the_suite_has_some(
    small_set: Path, tmp_path: Path
) -> None:
    folder = write_set(tmp_path / "gd")
    known = profile(FAMILY)
    told = suite("gd", folder).words("pbg_00001", known)
    assert told != suite("gd", folder, refusals=False).words("pbg_00001", known)
    assert "[-1, -1]" in "".join(part or "" for part in told.user)
    assert not suite("sheets", small_set).refusable
    assert suite("sheets", small_set, refusals=True).refusable


def test_the_language_is_that_which_was_asked_for(tmp_path: Path) -> None:
    folder = write_set(tmp_path / "gd")
    words = suite("gd", folder, language="zh").words("pbg_00002", profile(FAMILY, "zh"))
    assert "保存草稿，2" in "".join(part or "" for part in words.user)
    with pytest.raises(UsageError, match="instruction_de"):
        suite("gd", folder, language="de")


def test_the_picture_is_as_large_as_the_family_has_it(small_set: Path) -> None:
    found = suite("sheets", small_set)
    id = found.aims[0].id
    assert found.picture(id, profile("qwen2.5-vl")).size == (1036, 756)
    assert found.picture(id, profile(FAMILY)).size == (1024, 768)


def test_the_signature_says_which_rows_and_how_they_were_asked(tmp_path: Path) -> None:
    folder = write_set(tmp_path / "gd")
    found = suite("gd", folder, language="zh")
    digest = hashlib.sha256((folder / "metadata.jsonl").read_bytes()).hexdigest()[:12]
    assert found.signature(["pbg_00000"], "inspect_ai") == (
        f"pointerbench-gd:1.0.0|n:1|scored:1|data:{digest}|rule:closed-box|gt:suite=1"
        "|frame:declared|zoom:none|refusals:offered|language:zh|missing:miss"
        f"|scorer:{scorer.__version__}|harness:inspect_ai"
    )
    assert "|n:2|" in found.signature(["pbg_00000", "pbg_00001"], "x")
    assert "rule:closed-box+refusal" in found.signature(["pbg_00000", "pbg_00001"], "x")


def test_the_first_rows(small_set: Path) -> None:
    found = suite("sheets", small_set, limit=3)
    assert [aim.id for aim in found.aims] == [row["id"] for row in rows_of(small_set)[:3]]


def test_another_suite_than_was_named(small_set: Path) -> None:
    with pytest.raises(UsageError, match="no suite 'gd' there, but sheets"):
        suite("gd", small_set)


class Bare:
    """A set without its pictures, as the repository has those of most suites."""

    def __init__(self, small: Path, home: Path) -> None:
        self.whole, self.folder = small, home
        (home / "test").mkdir(parents=True)
        for name in ("metadata.jsonl", "MANIFEST.json"):
            shutil.copyfile(small / "test" / name, home / "test" / name)

    def say(self, **fields: object) -> None:
        path = self.folder / "test" / "MANIFEST.json"
        path.write_text(json.dumps({**json.loads(path.read_bytes()), **fields}), "utf-8")


@pytest.fixture
def bare(small_set: Path, tmp_path: Path) -> Bare:
    return Bare(small_set, tmp_path / "bare")


def test_pictures_that_are_not_there_are_built_once(
    bare: Bare, caches: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    found = suite("sheets", bare.folder)
    said = capfd.readouterr()
    assert f"the pictures of sheets are not in {bare.folder / 'test'}: building them" in said.err
    assert said.out == ""
    picture = found.tasks.picture(0)
    assert picture.is_relative_to(caches)
    with Image.open(picture) as made, Image.open(bare.whole / "test" / picture.name) as original:
        assert made.tobytes() == original.tobytes()
    assert found.signature([], "x") == suite("sheets", bare.whole).signature([], "x")
    assert not list((bare.folder / "test").glob("*.png"))
    capfd.readouterr()

    again = suite("sheets", bare.folder, limit=2)
    assert again.tasks.picture(0) == picture
    assert capfd.readouterr().err == ""

    picture.unlink()  # caches may be emptied at any time
    assert suite("sheets", bare.folder).tasks.picture(0).is_file()
    assert "building them" in capfd.readouterr().err


def test_pictures_that_are_not_those_of_the_set_are_refused(bare: Bare) -> None:
    bare.say(pixels_sha256="0" * 64)
    with pytest.raises(UsageError, match=r"rows or pixels differ from its MANIFEST\.json"):
        suite("sheets", bare.folder)


def test_a_build_that_fails_says_its_command(bare: Bare) -> None:
    bare.say(size=[1, 1])
    with pytest.raises(UsageError, match=r"could not be built, see above; .*--size 1x1"):
        suite("sheets", bare.folder)


def test_pictures_that_nobody_can_build_are_missing(bare: Bare) -> None:
    (bare.folder / "test" / "MANIFEST.json").unlink()
    with pytest.raises(UsageError, match="8 of 8 pictures are missing"):
        suite("sheets", bare.folder)


def test_the_real_suite_says_what_is_missing_until_it_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = tmp_path / "checkout"
    (home / "data").mkdir(parents=True)
    monkeypatch.setattr(scorer, "HERE", home)
    with pytest.raises(UsageError) as caught:
        suite_of("real", Said(), spelt)
    told = str(caught.value)
    assert "the official set of real is not in this checkout" in told
    assert "pointerbench build real --seed 90611" in told
    assert "-T data=DIR" in told

    written = write_set(home / "data" / "real")
    rows = (written / "metadata.jsonl").read_text("utf-8").replace("pbg_", "pbr_")
    (written / "metadata.jsonl").write_text(rows, "utf-8")
    found = suite_of("real", Said(), spelt)
    assert found.refusable
    assert found.signature([aim.id for aim in found.aims], "x").startswith("pointerbench-real:")


def test_outside_of_a_checkout_one_has_to_say_where_rows_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scorer, "HERE", tmp_path)
    monkeypatch.chdir(tmp_path)
    with pytest.raises(UsageError, match="in a checkout of the repository: start there, or give"):
        suite_of("sheets", Said(), spelt)
