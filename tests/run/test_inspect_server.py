"""The command line of inspect_ai on a suite of ours, against a server on this machine: a run that
is interrupted, taken up again, and read back. Skipped where the extra is not installed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from model_server import ModelServer

package = pytest.importorskip("inspect_ai._util.package", reason="needs the extra inspect")
if not package.package_is_installed_editable("pointerbench"):
    pytest.skip("needs pointerbench as it is installed: pip install -e .", allow_module_level=True)

PATIENCE = 120  # seconds, until the first call on a busy machine


def inspect(verb: str, *words: str, server: ModelServer, logs: Path) -> subprocess.Popen[str]:
    where = {"LOCAL_BASE_URL": server.base("openai"), "LOCAL_API_KEY": "x"}
    shown = ("--display", "plain", "--max-connections", "1", "--log-dir", str(logs))
    return subprocess.Popen(
        [sys.executable, "-m", "inspect_ai", verb, *words, *shown],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        cwd=logs.parent,
        env={**os.environ, **where},
    )


def test_an_interrupted_run_goes_on_and_is_read_back(small_set: Path, tmp_path: Path) -> None:
    logs, out = tmp_path / "logs", tmp_path / "preds.jsonl"
    with ModelServer(delay=0.4) as server:
        model = ("--model", "openai-api/local/Qwen3-VL-8B-Instruct")
        data = ("-T", f"data={small_set}")
        run = inspect("eval", "pointerbench/sheets", *model, *data, server=server, logs=logs)
        end = time.monotonic() + PATIENCE
        while len(server.asked) < 3 and run.poll() is None and time.monotonic() < end:
            time.sleep(0.05)
        run.send_signal(signal.SIGINT)
        said, _ = run.communicate(timeout=PATIENCE)
        assert "eval-retry" in said, said
        assert 3 <= len(server.asked) < 8
        (log,) = logs.glob("*.eval")

        again = inspect("eval-retry", str(log), server=server, logs=logs)
        said, _ = again.communicate(timeout=PATIENCE)
        assert again.returncode == 0, said
        assert "accuracy" in said
        assert len(server.asked) < 16  # what was answered is not asked again
        assert {one.size for one in server.asked} == {(1024, 768)}

    newest = max(logs.glob("*.eval"))
    # In a process of its own, as the package's reader leaves an event loop behind.
    given = ["--data", str(small_set), "--out", str(out)]
    read = [sys.executable, "-m", "pointerbench.cli", "import-results", "inspect", str(newest)]
    done = subprocess.run([*read, *given], capture_output=True, text=True, check=True)
    assert "8 predictions for the 8 rows" in done.stdout
