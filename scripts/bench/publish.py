#!/usr/bin/env python3
"""Measures publishing and loading against a local Hub, which the tests use too.

    python scripts/bench/publish.py [--data data] [--suite all]

The first figure is the whole command: verifying, writing, uploading, comparing. The second is
`load_dataset` of one config in a fresh process with an empty cache, from its start to its end.
Nothing here is a test: machines differ.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
REPO = "ORG/pointerbench"
GOALS = {"publishing": 60, "again": 60, "loading": 10}
LOAD = "from datasets import load_dataset; print(load_dataset({!r}, {!r}, split='test').num_rows)"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--data", type=Path, default=Path("data"), help="the sets (data)")
    parser.add_argument("--suite", nargs="+", default=["all"], help="which of them (all)")
    parser.add_argument("--config", default="sheets", help="the config to load (sheets)")
    args = parser.parse_args()
    sys.path.insert(0, str(ROOT / "tests" / "hub"))
    from hub_server import TOKEN, HubServer  # noqa: PLC0415 - known only now

    with HubServer() as hub, tempfile.TemporaryDirectory() as home:
        settings = {"HF_ENDPOINT": hub.url, "HF_HOME": home, "HF_TOKEN": TOKEN}
        quiet = {"HF_HUB_DISABLE_XET": "1", "HF_HUB_DISABLE_PROGRESS_BARS": "1"}
        env = {**os.environ, **settings, **quiet}
        publish = [sys.executable, "-m", "pointerbench.hub.command", "--quiet", "--repo", REPO]
        publish += ["--data", str(args.data), "--suite", *args.suite]
        load = [sys.executable, "-c", LOAD.format(REPO, args.config)]
        for name, command in (("publishing", publish), ("again", publish), ("loading", load)):
            start = time.monotonic()
            subprocess.run(command, env=env, check=True)
            spent = time.monotonic() - start
            print(f"{name}: {spent:.1f} s (goal {GOALS[name]})", flush=True)


if __name__ == "__main__":
    main()
