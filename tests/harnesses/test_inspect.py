"""The tests of the tasks of inspect_ai (`inspect_runs.py`), in a process of their own: that package
changes asyncio for good where it runs, for all tests that come after."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

package = pytest.importorskip("inspect_ai._util.package", reason="needs the extra inspect")
if not package.package_is_installed_editable("pointerbench"):
    pytest.skip("needs pointerbench as it is installed: pip install -e .", allow_module_level=True)


def test_the_tasks_of_inspect_ai() -> None:
    runs = Path(__file__).with_name("inspect_runs.py")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(runs)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
