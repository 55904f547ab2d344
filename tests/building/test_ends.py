"""What a worker starts ends with it, however it ends: a driver and the browser below it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from pointerbench.values.processes import below

pytestmark = pytest.mark.skipif(os.name == "nt", reason="there drivers end when their pipe closes")

# A worker starts a driver, which starts a browser in a session of its own; both would go on.
PROGRAM = """
import subprocess, sys, time
from pointerbench.building.engines import in_processes

BROWSER = "import time; time.sleep(600)"
DRIVER = f'''
import subprocess, sys, time
one = subprocess.Popen([sys.executable, "-c", {BROWSER!r}], start_new_session=True)
print(one.pid, flush=True)
time.sleep(600)
'''

def task(stays):
    driver = subprocess.Popen([sys.executable, "-c", DRIVER], stdout=subprocess.PIPE, text=True)
    numbers = [driver.pid, int(driver.stdout.readline())]
    print(*numbers, flush=True)
    while stays:
        time.sleep(600)
    return numbers

if __name__ == "__main__":
    for _ in in_processes(task, [sys.argv[1] == "stays"], 2):
        pass
"""


def gone(number: int) -> bool:
    """Waits, at most as long as a test may take, until a process is gone."""
    for _ in range(3000):
        try:
            state = Path(f"/proc/{number}/stat").read_text("utf-8").rpartition(")")[2].split()[0]
        except (FileNotFoundError, ProcessLookupError):
            return True
        if state == "Z":
            return True
        os.sched_yield()
        signal.sigtimedwait([signal.SIGUSR2], 0.01)
    return False


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks at processes there")
@pytest.mark.parametrize("start", ["copied", "anew"])
@pytest.mark.parametrize("end", ["done", signal.SIGINT, signal.SIGKILL])
def test_no_process_is_left_behind(tmp_path: Path, end: object, start: str) -> None:
    script = tmp_path / "program.py"
    # A process that may wait for events is not copied.
    script.write_text(("import asyncio\n" if start == "anew" else "") + PROGRAM, "utf-8")
    what = "done" if end == "done" else "stays"
    with subprocess.Popen(
        [sys.executable, str(script), what], stdout=subprocess.PIPE, text=True
    ) as program:
        assert program.stdout is not None
        numbers = [int(word) for word in program.stdout.readline().split()]
        assert len(numbers) == 2
        if isinstance(end, signal.Signals):
            assert numbers[1] in below(program.pid)
            program.send_signal(end)
        program.wait(timeout=60)
        assert all(map(gone, numbers))


COPIES = """
import os, sys, threading
from pointerbench.building.engines import in_processes

KNOWN = []

def task(number):
    return [os.getpid(), *KNOWN]

if __name__ == "__main__":
    KNOWN.append("what the parent knows")
    if sys.argv[1] == "threads":
        threading.Thread(target=threading.Event().wait, daemon=True).start()
    for pid, *known in in_processes(task, range(4), 2):
        print(pid != os.getpid(), len(known))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere workers begin anew")
@pytest.mark.parametrize(("parent", "known"), [("alone", 1), ("threads", 0)])
def test_workers_are_copies_of_a_process_that_can_be_copied(
    tmp_path: Path, parent: str, known: int
) -> None:
    script = tmp_path / "program.py"
    script.write_text(COPIES, "utf-8")
    command = [sys.executable, str(script), parent]
    said = subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout
    assert said.splitlines() == [f"True {known}"] * 4
