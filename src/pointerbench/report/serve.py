"""The report on loopback, where a correction or a note is written beside the run at once."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, unquote

from pointerbench.looking.serve import Sent, file_sent, server_of, until_interrupted
from pointerbench.report.corrected import take_up
from pointerbench.report.page import INDEX
from pointerbench.report.values import Result
from pointerbench.run.results.corrections import correction_of

Write = Callable[[], tuple[list[Result], dict[str, Path]]]

_FILES = ("assets", "data", "pictures")


@dataclass
class Served:
    """A report that is given out. ``write`` makes it anew and returns what it then shows, and where
    the pictures are that it links to, by their addresses."""

    folder: Path
    write: Write
    lock: threading.Lock = field(default_factory=threading.Lock)
    results: list[Result] = field(default_factory=list)
    linked: dict[str, Path] = field(default_factory=dict)

    def get(self, path: str, query: str) -> Sent | None:
        """A file of the report, or a picture that it links to."""
        file = self.file(path, query)
        return file_sent(file) if file else None

    def post(self, path: str, value: Any) -> dict[str, Any] | None:
        """``save`` one correction, or write the report ``anew``."""
        if path == "save":
            return self.save(value)
        return self.anew() if path == "anew" else None

    def anew(self) -> dict[str, Any]:
        """Reads everything again and writes the report."""
        with self.lock:
            self.results, self.linked = self.write()
        return {"said": "Worked out anew."}

    def save(self, values: Any) -> dict[str, Any]:
        """Takes one line of corrections up.

        Raises:
            UsageError: it is none, or of no row of these results.
        """
        with self.lock:
            paths = take_up([("this page", correction_of(values))], self.results, self.folder)
        return {"said": f"Saved in {', '.join(map(str, paths))}."}

    def file(self, path: str, query: str) -> Path | None:
        """The file of an address below the key; None if it is none of the report's."""
        if path == "linked":
            return self.linked.get(parse_qs(query).get("at", [""])[0])
        parts = unquote(path).split("/")
        if path in ("", INDEX):
            return self.folder / INDEX
        if parts[0] not in _FILES or any(part in ("", ".", "..") for part in parts):
            return None
        found = self.folder.joinpath(*parts)
        return found if found.resolve().is_relative_to(self.folder.resolve()) else None


def serve(folder: Path, write: Write, port: int) -> int:
    """Gives the report out until Ctrl-C; the exit status.

    Raises:
        UsageError: the port is in use, or there is no report to be written.
    """
    served = Served(folder, write)
    with server_of(served, port) as server:
        served.anew()
        print(f"The report is at {server.address}", flush=True)
        print("Corrections and notes are written beside the run. Ctrl-C ends it.", file=sys.stderr)
        until_interrupted(server)
    print(f"ended; the report is in {folder / INDEX}", file=sys.stderr)
    return 0
