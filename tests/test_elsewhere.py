"""What systems without POSIX lack, taken away: the commands must do without it.

Nobody has run this on Windows. Here modules and calls are gone as they are there, whoever opens a
text without naming its encoding fails, and the way from a set to a report must still be possible.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

CHILD = """
import os, signal, sys
for name in ("fcntl", "grp", "pwd", "resource", "termios"):
    sys.modules[name] = None
for module, names in {
    os: ("sched_getaffinity", "killpg", "getpgid", "setsid", "fork", "symlink", "geteuid"),
    signal: ("SIGKILL", "SIGHUP", "pthread_sigmask", "setitimer", "alarm"),
}.items():
    for name in names:
        delattr(module, name)

from pointerbench.cli import main

def done(*words):
    status = main(list(words))
    assert status == 0, (words, status)

done("build", "sheets", "--seed", "7", "--count", "3", "--jobs", "1", "--out", "set", "--quiet")
done("build", "sheets", "--seed", "7", "--count", "3", "--jobs", "1", "--out", "tar", "--quiet",
     "--format", "webdataset")
done("build", "--verify", "set", "--jobs", "1")
done("click", "run", "--data", "set/test", "--model", "center", "--out", "run", "--no-progress")
done("score", "--data", "set/test", "--floor", "random")
done("report", "run", "--out", "report")
done("leaderboard", "run", "--out", "board")
"""


def test_from_a_set_to_a_report_without_posix(tmp_path: Path) -> None:
    strict = ["-X", "warn_default_encoding", "-W", "error::EncodingWarning"]
    done = subprocess.run(
        [sys.executable, *strict, "-c", CHILD],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "report" / "index.html").is_file()
