"""The card, the catalogue entry and the instructions say what the sets are."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest
from hub_client import SUITES, built_once

from pointerbench import build
from pointerbench import eval as scorer
from pointerbench.hub.fields import ABOUT, FIELDS
from pointerbench.hub.floors import floors
from pointerbench.hub.reproduce import reproduce
from pointerbench.hub.sets import build_command, find_sets
from pointerbench.hub.staging import Plan, stage
from pointerbench.suites import SUITES as REGISTERED
from pointerbench.values.errors import UsageError

ENDPOINT = "https://hub.example"


@pytest.fixture(scope="module")
def small_sets(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with three examples of each suite; nobody may change it."""
    return built_once(tmp_path_factory, 3)


@pytest.fixture(scope="module", params=["parquet", "imagefolder"])
def staged(
    request: pytest.FixtureRequest, small_sets: Path, tmp_path_factory: pytest.TempPathFactory
) -> Path:
    folder = tmp_path_factory.mktemp("staged")
    sets = tuple(find_sets(small_sets, ["all"]))
    stage(Plan("ORG/pointerbench", ENDPOINT, request.param, sets), folder)
    return folder


def test_every_suite_is_described() -> None:
    assert set(ABOUT) == set(REGISTERED)


def test_all_are_the_sets_that_are_there(small_sets: Path, tmp_path: Path) -> None:
    assert [one.suite for one in find_sets(small_sets, ["all"])] == list(SUITES)
    with pytest.raises(UsageError, match="no finished set there"):
        find_sets(tmp_path, ["all"])


@pytest.mark.parametrize("suite", SUITES)
def test_every_field_is_described(suite: str, small_sets: Path) -> None:
    (finished,) = find_sets(small_sets, [suite])
    row = finished.rows[0]
    nested = {f"{k}.{inner}" for k, v in row.items() if isinstance(v, dict) for inner in v}
    assert set(row) | nested <= set(FIELDS)


def test_the_card_has_a_head_that_the_hub_reads(staged: Path) -> None:
    from huggingface_hub import DatasetCard  # noqa: PLC0415 - an extra

    data = DatasetCard.load(staged / "README.md").data.to_dict()
    assert data["license"] == "cc-by-4.0"
    assert {"en", "de"} <= set(data["language"])
    assert data["size_categories"] == ["n<1K"]
    assert [config["config_name"] for config in data["configs"]] == list(SUITES)
    assert all(config["data_files"][0]["split"] == "test" for config in data["configs"])


def test_the_card_links_to_files_that_are_there(staged: Path) -> None:
    text = (staged / "README.md").read_text("utf-8")
    links = [link for link in re.findall(r"\]\(([^)]+)\)", text) if "//" not in link]
    assert len(links) >= 5
    assert all((staged / link).is_file() for link in links)
    assert 'load_dataset("ORG/pointerbench", "sheets", split="test")' in text


def test_the_catalogue_entry_names_every_field_once(staged: Path) -> None:
    entry = json.loads((staged / "croissant.json").read_text("utf-8"))
    assert entry["url"] == f"{ENDPOINT}/datasets/ORG/pointerbench"
    files = {file["@id"] for file in entry["distribution"]}
    for records in entry["recordSet"]:
        names = [field["@id"] for field in records["field"]]
        assert len(names) == len(set(names))
        assert f"{records['@id']}/image" in names
        sources = [
            field["source"]["fileSet"]["@id"] for field in records["field"] if "source" in field
        ]
        assert set(sources) <= files


def test_the_commands_to_reproduce_build_the_same_set(tmp_path: Path) -> None:
    asked = "sheets --seed 11 --count 2 --start 3 --size 1280x800 --mix cell_ref=2 --quiet"
    more = "--only language=de --only ui_style=excel,bare"
    first, second = tmp_path / "a", tmp_path / "b"
    assert build.main([*shlex.split(f"{asked} {more}"), "--out", str(first)]) == 0
    (finished,) = find_sets(_under(first, tmp_path), ["sheets"])
    command = build_command(finished.manifest)
    assert command in reproduce([finished])
    words = shlex.split(command)[2:]
    assert build.main([*words, "--quiet", "--out", str(second)]) == 0
    assert _read(first) == _read(second)


def _under(folder: Path, parent: Path) -> Path:
    data = parent / "data"
    data.mkdir()
    (data / "sheets").symlink_to(folder)
    return data


def _read(folder: Path) -> bytes:
    return (folder / "test" / "metadata.jsonl").read_bytes()


def test_floors_are_those_of_the_scorer(
    small_sets: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (finished,) = find_sets(small_sets, ["text"])
    found = floors(finished)
    for kind, said in found.items():
        command = ["--data", str(finished.metadata), "--floor", kind, "--json", "-"]
        assert scorer.main(command) == 0
        report = json.loads(capsys.readouterr().out)
        assert f"({report['hits']}/{report['n']})" in said
