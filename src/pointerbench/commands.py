"""How a command line ends: with a status, and a line that says why."""

from __future__ import annotations

import sys
from collections.abc import Callable

from pointerbench.errors import PointerbenchError

INTERRUPTED = 130


def ended(name: str, run: Callable[[], int], hint: str) -> int:
    """Runs a command and returns its exit status; what goes wrong is one line on stderr.

    ``name`` is the command's, ``hint`` says what Ctrl-C leaves behind.
    """
    try:
        return run()
    except KeyboardInterrupt:
        print(f"\ninterrupted; {hint}", file=sys.stderr)
        return INTERRUPTED
    except PointerbenchError as error:
        print(f"{name}: {error}", file=sys.stderr)
        return error.exit_code
    except OSError as error:
        print(f"{name}: {error}", file=sys.stderr)
        return 2
