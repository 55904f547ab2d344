"""The ray engine on real clusters that lose workers, a machine, and the driver itself."""

from __future__ import annotations

import importlib.util
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from conftest import SMALL_COUNT, SMALL_SEED
from shard_sets import TERMINAL, contents, held_out

from pointerbench import build

pytestmark = [
    pytest.mark.skipif(not importlib.util.find_spec("ray"), reason="Ray is not installed"),
    pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="reads /proc"),
]

PATIENCE = 120.0
COUNT = 80


def command(out: Path, *more: object) -> list[str]:
    what = ("sheets", "--seed", SMALL_SEED, "--count", COUNT, "--out", out, "--shard-size", 2)
    line = [str(part) for part in (*what, "--engine", "ray", *more)]
    return [sys.executable, "-m", "pointerbench.build", *line]


def recorded(out: Path) -> int:
    return len(list((out / "test" / ".shards").glob("*.jsonl")))


def wait_until(happened: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not happened():
        assert time.monotonic() < deadline, "waited in vain"
        time.sleep(0.01)


def descendants(ancestor: int) -> dict[int, str]:
    """The living processes below one, with what they call themselves."""
    parents: dict[int, int] = {}
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            stat = path.read_text("utf-8", "replace")
        except OSError:  # it ended meanwhile
            continue
        state, parent = stat.rpartition(") ")[2].split()[:2]
        if state not in "ZX":
            parents[int(path.parent.name)] = int(parent)
    found: dict[int, str] = {}
    new = [ancestor]
    while new:
        new = [pid for pid, parent in parents.items() if parent in new]
        found |= {pid: title(pid) for pid in new}
    return found


def title(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text("utf-8", "replace").replace("\0", " ")
    except OSError:
        return ""


@contextmanager
def started(what: list[str], **environment: str) -> Iterator[subprocess.Popen[str]]:
    pipe = subprocess.PIPE
    process = subprocess.Popen(
        what, stdin=pipe, stdout=pipe, stderr=pipe, text=True, env={**os.environ, **environment}
    )
    try:
        yield process
    finally:
        below = descendants(process.pid)
        process.kill()
        end(below)
        process.communicate()


def end(processes: dict[int, str]) -> None:
    """Ends those that are still what they were."""
    for pid, name in processes.items():
        if name and title(pid) == name:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The files of a local build without shards."""
    out = tmp_path_factory.mktemp("whole")
    what = ["sheets", "--seed", str(SMALL_SEED), "--count", str(COUNT), "--jobs", "1", "--quiet"]
    assert build.main([*what, "--out", str(out)]) == 0
    return contents(out)


def test_a_killed_worker_and_a_killed_driver_change_nothing(
    whole: dict[str, bytes], tmp_path: Path
) -> None:
    out = tmp_path / "out"
    with started(command(out, "--jobs", 2)) as process:
        wait_until(lambda: recorded(out) > 0 or process.poll() is not None)
        busy = [pid for pid, name in descendants(process.pid).items() if "ray::_call" in name]
        assert busy
        os.kill(busy[0], signal.SIGKILL)
        before = recorded(out)
        wait_until(lambda: recorded(out) > before + 4 or process.poll() is not None)
        left = descendants(process.pid)
        assert process.poll() is None, process.communicate()[1]
        process.send_signal(signal.SIGKILL)
        process.wait(PATIENCE)
        working = {pid: name for pid, name in left.items() if "ray::_call" in name}
        wait_until(lambda: not any(title(pid) == name for pid, name in working.items()))
        end(left)  # Ray's own agents would look around for a minute
    assert not (out / "test" / "MANIFEST.json").exists()
    again = subprocess.run(command(out, "--jobs", 2), capture_output=True, text=True, check=True)
    assert "going on after" in again.stderr
    assert contents(out) == whole


# Two machines, as far as Ray can tell: the first one's address is printed, the other one is lost.
CLUSTER = """
import sys
from ray.cluster_utils import Cluster
cluster = Cluster(True, head_node_args={"num_cpus": 1, "include_dashboard": False})
other = cluster.add_node(num_cpus=1)
print(cluster.address, flush=True)
sys.stdin.readline()
cluster.remove_node(other, allow_graceful=False)
print("lost", flush=True)
sys.stdin.readline()
cluster.shutdown()
"""


def test_a_cluster_that_loses_a_machine_makes_the_same(
    whole: dict[str, bytes], tmp_path: Path
) -> None:
    out = tmp_path / "out"
    quiet = {"RAY_USAGE_STATS_ENABLED": "0"}
    with started([sys.executable, "-c", CLUSTER], **quiet) as cluster:
        assert cluster.stdin is not None
        assert cluster.stdout is not None
        address = cluster.stdout.readline().strip()
        with started(command(out), RAY_ADDRESS=address) as driver:
            wait_until(lambda: recorded(out) > 1 or driver.poll() is not None)
            assert driver.poll() is None, driver.communicate()[1]
            cluster.stdin.write("\n")
            cluster.stdin.flush()
            assert cluster.stdout.readline() == "lost\n"
            said = driver.communicate(timeout=PATIENCE)[1]
            assert driver.returncode == 0, said
        assert contents(out) == whole
        taken = at(address, "sheets", "--out", tmp_path / "p", "--jobs", 1)
        assert taken.returncode == 0, taken.stderr
        cluster.stdin.write("\n")
        cluster.stdin.flush()
        cluster.wait(PATIENCE)
    local = [*ARCHIVES, "sheets", "--out", str(tmp_path / "q"), "--jobs", "1", "--quiet"]
    assert build.main(local) == 0
    assert contents(tmp_path / "p") == contents(tmp_path / "q")


ARCHIVES = ["--format", "webdataset", "--seed", str(SMALL_SEED), "--count", str(SMALL_COUNT)]


def at(address: str, *more: object) -> subprocess.CompletedProcess[str]:
    """Builds archives by Ray at an address; where there is none, on a cluster of its own."""
    what = [sys.executable, "-m", "pointerbench.build", *ARCHIVES, "--engine", "ray"]
    environment = {**os.environ, "RAY_ADDRESS": address}
    return subprocess.run(
        [*what, *map(str, more)], capture_output=True, text=True, check=False, env=environment
    )


def test_what_a_task_says_is_told_in_one_line(tmp_path: Path) -> None:
    """The error comes from another process, through Ray."""
    name = held_out(tmp_path)
    result = at("", *TERMINAL, "--heldout", tmp_path / "ids.txt", "--out", tmp_path)
    assert (result.returncode, result.stdout) == (2, "")
    last = result.stderr.splitlines()[-1]
    assert last.startswith(f"pointerbench build: example 1 is {name}, which is held")
    assert "Traceback" not in result.stderr
