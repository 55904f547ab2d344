"""Builds into an object store: a real client, and a real server on the loopback."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import SMALL_COUNT, SMALL_SEED
from shard_sets import contents

from pointerbench import build

pytestmark = [
    pytest.mark.skipif(not importlib.util.find_spec(name), reason=f"{name} is not installed")
    for name in ("moto", "s3fs", "datasets")
]

SERVER = """
import sys
from moto.server import ThreadedMotoServer
server = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
server.start()
print("http://%s:%s" % server.get_host_and_port(), flush=True)
sys.stdin.read()
server.stop()
"""
CLIENT = """
import sys, s3fs
files = s3fs.S3FileSystem()
getattr(files, sys.argv[1])(*sys.argv[2:], **({"recursive": True} if sys.argv[3:] else {}))
"""


@pytest.fixture(scope="module")
def service() -> Iterator[dict[str, str]]:
    """The environment in which a client finds the service; it has a bucket called ``sets``."""
    pipe = subprocess.PIPE
    server = subprocess.Popen([sys.executable, "-c", SERVER], stdin=pipe, stdout=pipe, text=True)
    assert server.stdout is not None
    names = {
        "AWS_ACCESS_KEY_ID": "a",
        "AWS_SECRET_ACCESS_KEY": "b",
        "AWS_DEFAULT_REGION": "us-east-1",
    }
    environment = {**os.environ, **names, "AWS_ENDPOINT_URL": server.stdout.readline().strip()}
    try:
        client(environment, "mkdir", "sets")
        yield environment
    finally:
        server.communicate("", timeout=60)


def client(environment: dict[str, str], *what: object) -> None:
    line = [sys.executable, "-c", CLIENT, *map(str, what)]
    subprocess.run(line, check=True, env=environment, capture_output=True)


def built(environment: dict[str, str], out: str, *more: str) -> subprocess.CompletedProcess[str]:
    line = ["sheets", "--seed", str(SMALL_SEED), "--count", str(SMALL_COUNT), "--out", out]
    return subprocess.run(
        [sys.executable, "-m", "pointerbench.build", *line, "--shard-size", "3", *more],
        capture_output=True,
        text=True,
        check=False,
        env=environment,
    )


@pytest.mark.parametrize("format_", ["imagefolder", "parquet"])
def test_a_bucket_holds_what_a_folder_does(
    format_: str, service: dict[str, str], tmp_path: Path
) -> None:
    url, more = f"s3://sets/{format_}", ("--format", format_)
    first = built(service, url, "--jobs", "2", *more)
    assert first.returncode == 0, first.stderr
    again = built(service, url, "--jobs", "1", *more)
    assert "already complete" in again.stderr
    lost = "0003.png" if format_ == "imagefolder" else "test-00001-of-00003.parquet"
    client(service, "rm_file", f"sets/{format_}/test/{lost}")
    mended = built(service, url, "--jobs", "1", *more)
    left = 7 if format_ == "imagefolder" else 5
    assert f"going on after {left} of 8 examples" in mended.stderr
    client(service, "get", f"sets/{format_}", f"{tmp_path}/there")
    local = ["sheets", "--seed", str(SMALL_SEED), "--count", str(SMALL_COUNT), "--quiet"]
    local += ["--shard-size", "3", "--jobs", "1", *more, "--out", str(tmp_path / "here")]
    assert build.main(local) == 0
    assert contents(tmp_path / "there") == contents(tmp_path / "here")


def test_a_bucket_that_is_not_there_is_told_and_not_made(service: dict[str, str]) -> None:
    result = built(service, "s3://no-such-bucket/set", "--jobs", "1", "--quiet")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr.splitlines() == [
        "pointerbench build: s3://no-such-bucket/set/test: The specified bucket does not exist"
    ]


def test_a_service_that_does_not_answer_is_told_in_one_line(service: dict[str, str]) -> None:
    away = {**service, "AWS_ENDPOINT_URL": "http://127.0.0.1:9", "AWS_MAX_ATTEMPTS": "1"}
    result = built(away, "s3://sets/set", "--jobs", "1", "--quiet")
    assert (result.returncode, result.stdout) == (2, "")
    assert len(result.stderr.splitlines()) == 1
    assert "s3://sets/set/test: Could not connect" in result.stderr
