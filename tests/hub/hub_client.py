"""Commands and loaders in processes of their own, as the Hub's address is read at import."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hub_server import TOKEN, HubServer

from pointerbench import build
from pointerbench.suites import load_suite

REPO = "ORG/pointerbench"
SUITES = ("sheets", "text", "pro")

RUN = """
import contextlib, importlib, io, json, sys
class Terminal(io.StringIO):  # so that libraries draw their bars, too
    def isatty(self):
        return True
ended = []
for module, arguments in json.loads(sys.argv[1]):
    main = importlib.import_module("pointerbench." + module).main
    out, err = io.StringIO(), Terminal()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        status = main(arguments)
    ended.append([status, out.getvalue(), err.getvalue()])
print(json.dumps(ended))
"""

LOAD = """
import hashlib, json, sys
from datasets import load_dataset
loaded = {}
for config in sys.argv[2:]:
    rows = load_dataset(sys.argv[1], config, split="test")
    columns = {name: repr(feature) for name, feature in rows.features.items()}
    plain = []
    for row in rows:
        image = row.pop("image")
        digest = hashlib.sha256(image.tobytes()).hexdigest()
        plain.append({**row, "pixels": [list(image.size), image.mode, digest]})
    loaded[config] = [columns, plain]
print(json.dumps(loaded))
"""


@dataclass(frozen=True)
class Ended:
    """How a command ended."""

    status: int
    out: str
    err: str


@dataclass(frozen=True)
class Client:
    """Somebody at a machine: a home, a token, and the Hub they talk to."""

    hub: HubServer
    home: Path
    token: str = TOKEN

    def publish(self, *commands: Sequence[str]) -> list[Ended]:
        """Publishes, once a command."""
        return self.run(*(("hub.command", command) for command in commands))

    def run(self, *commands: tuple[str, Sequence[str]]) -> list[Ended]:
        """Runs modules with their arguments one after another in one process, which they share."""
        said = self._python(RUN, json.dumps([(name, list(said)) for name, said in commands]))
        return [Ended(*ended) for ended in json.loads(said)]

    def load(self, *configs: str) -> dict[str, Any]:
        """Each config by name: its columns, and its rows with the digests of their pixels."""
        loaded: dict[str, Any] = json.loads(self._python(LOAD, REPO, *configs))
        return loaded

    def _python(self, code: str, *arguments: str) -> str:
        command = [sys.executable, "-c", code, *arguments]
        settings = {"HF_ENDPOINT": self.hub.url, "HF_HOME": str(self.home), "HF_TOKEN": self.token}
        more = {"HF_HUB_DISABLE_XET": "1"}
        kept = {name: value for name, value in os.environ.items() if not name.startswith("HF_")}
        done = subprocess.run(
            command,
            env={**kept, **settings, **more},
            cwd=self.home,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout


def client(hub: HubServer, home: Path, token: str = TOKEN) -> Client:
    home.mkdir(parents=True, exist_ok=True)
    return Client(hub, home, token)


def built(data: Path, count: int) -> Path:
    """A folder with small finished sets of all suites."""
    for suite in SUITES:
        out = ["--out", str(data / suite), "--jobs", "1", "--quiet"]
        what = [suite, "--seed", "7", "--count", str(count), *out]
        if not load_suite(suite).pictures.living:
            assert build.main(what) == 0
            continue
        # In a process of its own: while a browser runs, an event loop runs in its thread.
        command = [sys.executable, "-m", "pointerbench.build", *what]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if "no Chromium" in done.stderr:
            pytest.skip(done.stderr)
        assert done.returncode == 0, done.stderr
    return data


def built_once(factory: pytest.TempPathFactory, count: int) -> Path:
    """The small sets of so many examples that all tests share; nobody may change them."""
    return _built_under(factory.getbasetemp(), count)


@cache
def _built_under(folder: Path, count: int) -> Path:
    return built(folder / "hub" / f"data-{count}", count)


def copied(data: Path, target: Path) -> Path:
    shutil.copytree(data, target)
    return target


def asking(data: Path, *suites: str) -> list[str]:
    """The arguments that publish the suites and say nothing but what goes wrong."""
    return [*aloud(data, *suites), "--quiet"]


def aloud(data: Path, *suites: str) -> list[str]:
    """The arguments that publish the suites."""
    names = ["--suite", *(suites or ("all",))]
    return [*names, "--repo", REPO, "--data", str(data), "--jobs", "1"]


def local_rows(data: Path, suite: str) -> list[dict[str, Any]]:
    lines = (data / suite / "test" / "metadata.jsonl").read_text("utf-8").splitlines()
    return [json.loads(line) for line in lines]
