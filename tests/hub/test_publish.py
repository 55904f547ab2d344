"""What is published is what was built: uploaded to a local Hub, loaded by name, and scored."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from hub_client import REPO, SUITES, Client, Ended, aloud, built_once, client, local_rows
from hub_server import Fault, HubServer
from PIL import Image

from pointerbench import eval as scorer
from pointerbench.suites import load_suite

BOX = "List(Value('float64'))"


@pytest.fixture(scope="module")
def small_sets(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder with three examples of each suite; nobody may change it."""
    return built_once(tmp_path_factory, 3)


@dataclass(frozen=True)
class Published:
    """A Hub with the small sets on it, put there by two runs of the same command."""

    hub: HubServer
    client: Client
    data: Path
    suites: tuple[str, ...]
    runs: tuple[Ended, ...]
    loaded: dict[str, Any]


LAYOUTS = (("parquet", SUITES), ("imagefolder", ("text", "pro")))


@pytest.fixture(scope="module", params=LAYOUTS, ids=str)
def published(
    request: pytest.FixtureRequest, small_sets: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Published]:
    layout, suites = request.param
    with HubServer() as hub:
        if layout == "parquet":  # a Hub that stumbles once everywhere a client goes on
            hub.faults = [Fault("POST .*preupload"), Fault("PUT /objects", cut=True)]
        someone = client(hub, tmp_path_factory.mktemp("someone"))
        command = [*aloud(small_sets, *suites), "--layout", layout]
        runs = someone.publish(command, command, [*command, "--quiet"])
        loaded = someone.load(*suites) if runs[0].status == 0 else {}
        yield Published(hub, someone, small_sets, suites, tuple(runs), loaded)


def test_the_second_run_finds_nothing_to_do(published: Published) -> None:
    first, second, _ = published.runs
    assert (first.status, second.status) == (0, 0), first.err + second.err
    assert f'load_dataset("{REPO}", "{published.suites[0]}", split="test")' in first.out
    assert "verified, no differences" in first.out
    assert "complete already" in second.out
    assert "verified" not in second.out  # what is not uploaded needs no proof
    assert published.hub.count("POST .*/commit/") == 1


def test_a_quiet_run_that_finds_nothing_to_do_says_nothing(published: Published) -> None:
    assert published.runs[2] == Ended(0, "", "")


def test_the_server_knew_every_route(published: Published) -> None:
    """Those of the dataset viewer are another service's, and the last a list of agents' names."""
    optional = {"GET /parquet", "GET /info", "GET /is-valid", "GET /api/agent-harnesses"}
    assert set(published.hub.unknown) <= optional


def test_loaded_rows_and_pixels_are_those_on_disk(published: Published) -> None:
    for suite in published.suites:
        check_rows(published.data, suite, published.loaded[suite][1])


def check_rows(data: Path, suite: str, loaded: list[dict[str, Any]]) -> None:
    rows = local_rows(data, suite)
    assert len(rows) == len(loaded)
    for row, found in zip(rows, sorted(loaded, key=lambda row: str(row["id"])), strict=True):
        with Image.open(data / suite / "test" / row.pop("file_name")) as image:
            digest = hashlib.sha256(image.tobytes()).hexdigest()
            assert found.pop("pixels") == [list(image.size), "RGB", digest]
        assert found == row


def test_shards_have_types(published: Published) -> None:
    if published.suites != SUITES:
        pytest.skip("the imagefolder layout has the types that its loader finds")
    for columns, loaded in published.loaded.values():
        assert columns["bbox"] == columns["point"] == BOX
        assert f"'bbox': {BOX}" in columns["eval"]
        assert columns["image_size"] == "List(Value('int64'))"
        assert columns["id"] == "Value('string')"
        assert all(isinstance(x, float) for row in loaded for x in row["bbox"])


def files(published: Published) -> dict[str, bytes]:
    repository = published.hub.repositories[REPO]
    return {name: content for name, (content, _) in repository.files.items()}


def test_the_scorer_of_the_repository_scores_what_was_loaded(
    published: Published, tmp_path: Path
) -> None:
    for name, content in files(published).items():
        if not name.endswith((".png", ".webp", ".parquet")):
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_bytes(content)
    rows = [row for suite in published.suites for row in published.loaded[suite][1]]
    answers = [{"id": row["id"], row["answer_type"]: row[row["answer_type"]]} for row in rows]
    (tmp_path / "preds.jsonl").write_text("\n".join(map(json.dumps, answers)), "utf-8")
    command = [sys.executable, "eval.py", "--predictions", "preds.jsonl", "--json", "-"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    report = json.loads(done.stdout)
    assert report["hits"] == report["n"] == len(rows)
    versions = [f"{suite}:{load_suite(suite).version}" for suite in published.suites]
    assert all(version in report["signature"] for version in versions)


def test_everything_is_in_its_place(published: Published) -> None:
    there = files(published)
    wanted = {"README.md", "LICENSE", "REPRODUCE.md", "eval.py", "croissant.json"}
    wanted |= {f"assets/teaser-{suite}.png" for suite in published.suites}
    if "pro" in published.suites:
        wanted |= {"apps.json", "heldout_source_ids.txt"}
    assert wanted <= set(there)
    for suite in published.suites:
        for name in ("metadata.jsonl", "MANIFEST.json"):
            local = published.data / suite / "test" / name
            assert there[f"data/{suite}/test/{name}"] == local.read_bytes()
    assert there["eval.py"] == Path(scorer.__file__).read_bytes()


def test_the_token_is_in_no_file_and_no_line(published: Published) -> None:
    secret = published.client.token
    said = "".join(run.out + run.err for run in published.runs)
    assert secret not in said
    assert not any(secret.encode() in content for content in files(published).values())
