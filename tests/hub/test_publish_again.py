"""Publishing over what is there: resumed, refused, replaced; and what is never uploaded."""

from __future__ import annotations

from pathlib import Path

import pytest
from hub_client import REPO, Ended, aloud, asking, built_once, client, copied
from hub_server import Fault, HubServer
from hub_storage import Repository


@pytest.fixture(scope="module")
def small_sets(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with three examples of each suite; nobody may change it."""
    return built_once(tmp_path_factory, 3)


def test_an_upload_that_broke_off_goes_on_where_it_was(small_sets: Path, tmp_path: Path) -> None:
    with HubServer() as hub:
        hub.faults = [Fault("PUT /objects", status=403, after=1)]
        command = asking(small_sets, "text")
        broken, resumed = client(hub, tmp_path).publish(command, command)
        assert broken.status == 1
        assert broken.err.count("\n") == 1
        assert "the same command goes on" in broken.err
        assert resumed == Ended(0, "", "")  # nothing is said where all goes well
        assert len(hub.objects) == 2  # a shard and a teaser
        assert hub.count("PUT /objects") == 3
        assert hub.count("POST .*/commit/") == 1


def test_what_is_there_is_replaced_only_when_told(small_sets: Path, tmp_path: Path) -> None:
    with HubServer() as hub:
        files = hub.repositories.setdefault(REPO, Repository())
        files.commit({**files.files, "README.md": (b"# mine\n", False)})
        shards = asking(small_sets, "sheets", "text")
        folders = [*shards, "--layout", "imagefolder"]
        one = asking(small_sets, "sheets")
        refused, first, other, partial, hidden, second = client(hub, tmp_path).publish(
            shards,
            [*shards, "--update"],
            folders,
            [*one, "--update"],
            [*shards, "--private"],
            [*folders, "--update"],
        )
        assert refused.status == other.status == partial.status == hidden.status == 2
        assert f"{REPO} holds other content (README.md): give --update" in refused.err
        assert first.status == 0, first.err
        assert "give --update" in other.err
        assert "also holds text" in partial.err
        assert "--suite sheets text" in partial.err
        assert "public" in hidden.err
        assert second.status == 0, second.err
        names = hub.repositories[REPO].files
        assert not any(name.endswith(".parquet") for name in names)
        assert "data/text/test/0002.png" in names


def test_a_set_that_differs_by_a_pixel_or_a_word_is_not_uploaded(
    small_sets: Path, tmp_path: Path
) -> None:
    data = copied(small_sets, tmp_path / "data")
    pictures = data / "sheets" / "test"
    (pictures / "0000.png").write_bytes((pictures / "0001.png").read_bytes())
    rows = data / "text" / "test" / "metadata.jsonl"
    rows.write_text(
        rows.read_text("utf-8").replace('"instruction": "', '"instruction": "Now ', 1), "utf-8"
    )
    with HubServer() as hub:
        someone = client(hub, tmp_path / "home")
        private = [*asking(data, "pro"), "--private"]
        picture, row, sound = someone.publish(asking(data, "sheets"), asking(data, "text"), private)
        assert (picture.status, row.status) == (1, 1)
        assert "0000.png: the picture differs" in picture.out
        assert "0000.png: the row differs" in row.out
        assert "nothing uploaded" in picture.err
        assert sound.status == 0, sound.err
        assert hub.repositories[REPO].private  # from the first byte on
        assert not any("sheets" in name or "text" in name for name in hub.repositories[REPO].files)


def test_a_wrong_token_ends_before_anything_is_rendered(small_sets: Path, tmp_path: Path) -> None:
    with HubServer() as hub:
        (ended,) = client(hub, tmp_path, "hf_stale").publish(asking(small_sets, "sheets"))
        assert ended.status == 2
        assert "does not know this token" in ended.err
        assert "hf_stale" not in ended.err + ended.out
        assert set(hub.asked) - {"GET /api/agent-harnesses"} == {"GET /api/whoami-v2"}


def test_a_dry_run_asks_nobody_and_keeps_its_files(small_sets: Path, tmp_path: Path) -> None:
    out = tmp_path / "kept"
    with HubServer() as hub:
        shards = [*aloud(small_sets, "sheets"), "--dry-run", "--out", str(out)]
        folders = [*shards, "--layout", "imagefolder"]
        unsigned = asking(small_sets, "sheets")
        someone = client(hub, tmp_path / "home", "")
        runs = someone.publish(shards, [*shards, "--quiet"], shards, folders, unsigned)
        first, quiet, second, other, last = runs
        assert quiet == Ended(0, "", "")
        assert (first.status, second.status) == (0, 0), first.err + second.err
        assert first.out == second.out
        assert "would verify" in first.out
        assert (out / "README.md").exists()
        assert other.status == 2
        assert "holds other files (data/sheets/test-00000-of-00001.parquet" in other.err
        assert last.status == 2
        assert "HF_TOKEN" in last.err
        assert hub.count("/api/(?!agent)") == 0


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (["--repo", "pointerbench"], "expected ORG/NAME"),
        (["--repo", "a/b/c"], "Repo id"),
        (["--suite", "sheet"], "did you mean 'sheets'?"),
        (["--data", "nowhere"], "pointerbench build sheets --seed 90111"),
        (["--jobs", "-1"], "--jobs must be at least 1"),
    ],
)
def test_wrong_input_is_one_line(
    change: list[str], said: str, small_sets: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from pointerbench.hub.command import main  # noqa: PLC0415 - the others run it apart

    assert main([*asking(small_sets, "sheets"), *change]) == 2
    error = capsys.readouterr().err
    assert said in error
    assert error.count("\n") == 1


def test_missing_pictures_are_named_with_what_builds_them(
    small_sets: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from pointerbench.hub.command import main  # noqa: PLC0415 - the others run it apart

    data = copied(small_sets, tmp_path / "data")
    (data / "pro" / "test" / "0001.webp").unlink()
    assert main(asking(data, "pro")) == 2
    assert "pointerbench build pro --seed 7 --count 3" in capsys.readouterr().err
