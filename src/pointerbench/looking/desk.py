"""A page on which one person looks at rows and answers, as any kind of work has it.

====================  ==============================================================================
address below the key what is there
====================  ==============================================================================
GET                   the page; its scripts and style sheets lie beside it
GET state             all that the page knows, as JSON; ``who`` is "" before anybody has begun
GET picture?key=K     the picture of a row
POST begin            ``{"who": NAME}``: who answers; a refusal says why
POST save             an answer; what comes back is on the disk
====================  ==============================================================================
"""

from __future__ import annotations

import json
import sys
import threading
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import parse_qs

from pointerbench.looking.assets import asset
from pointerbench.looking.people import person
from pointerbench.looking.pictures import looks_of
from pointerbench.looking.serve import Sent, file_sent, server_of, until_interrupted
from pointerbench.values.errors import UsageError


class Work(Protocol):
    """What is looked at, and what becomes of the answers. One request at a time gets in."""

    page: str
    """Its file among the assets."""
    who: str
    """Who answers; "" before `begin`."""

    def begin(self, who: str) -> None:
        """Takes up what that person has said before. Raises UsageError: somebody answers by it."""

    def state(self) -> dict[str, Any]:
        """What the page shows to the person."""

    def picture(self, key: str) -> Path | None:
        """The picture of a row; None if there is no such row."""

    def save(self, value: Any) -> dict[str, Any]:
        """Keeps an answer. Raises UsageError or OSError: it is not kept, and why."""

    def close(self) -> None:
        """Lets go of what `begin` took."""


@dataclass
class Desk:
    """The site of a work."""

    work: Work
    lock: threading.Lock = field(default_factory=threading.Lock)

    def get(self, path: str, query: str) -> Sent | None:
        if path == "state":
            with self.lock:
                state = {"who": self.work.who, **(self.work.state() if self.work.who else {})}
            return Sent(json.dumps(state).encode(), "application/json")
        if path == "picture":
            return self._picture(parse_qs(query).get("key", [""])[0])
        return _asset_sent(path or self.work.page) if not path.endswith(".html") else None

    def post(self, path: str, value: Any) -> dict[str, Any] | None:
        if path not in ("begin", "save"):
            return None
        with self.lock:
            if path == "begin":
                return self._begin(value)
            if not self.work.who:
                raise UsageError("nobody has begun: load the page again")
            return self.work.save(value)

    def _begin(self, value: Any) -> dict[str, Any]:
        name = value.get("who") if isinstance(value, dict) else None
        if not isinstance(name, str):
            raise UsageError('expected {"who": NAME}')
        if not self.work.who:
            self.work.begin(person(name))
        return {"who": self.work.who}

    def _picture(self, key: str) -> Sent | None:
        # Without the lock: the next pictures are fetched while an answer is written.
        path = self.work.picture(key) if self.work.who else None
        sent = file_sent(path) if path else None
        try:
            return Sent(sent.data, looks_of(path).kind) if path and sent else None
        except UsageError:
            return None


def serve(work: Work, port: int, title: str) -> None:
    """Gives the page out until Ctrl-C, and lets go of the work in the end.

    Raises:
        UsageError: the port is in use.
    """
    desk = Desk(work)
    try:
        with server_of(desk, port) as server:
            print(f"{title} is at {server.address}", flush=True)
            print("Every answer is saved at once. Ctrl-C ends it.", file=sys.stderr)
            until_interrupted(server)
    finally:
        with desk.lock:  # no line is being written
            work.close()


def _asset_sent(name: str) -> Sent | None:
    found = asset(name)
    if found is None:
        return None
    kinds = {"js": "text/javascript", "css": "text/css", "svg": "image/svg+xml"}
    kind = kinds.get(name.rpartition(".")[2], "text/html; charset=utf-8")
    return Sent(found.read_bytes(), kind)
