"""The page of an audit, for one annotator: what it shows, and what becomes of the answers.

In a blind audit the target leaves the server only after the click is on the disk: loading the page
again shows nothing sooner.
"""

from __future__ import annotations

import shlex
from dataclasses import replace
from pathlib import Path
from typing import Any

from pointerbench.looking.answers import Answers
from pointerbench.looking.pictures import inside
from pointerbench.quality.audit.plan import Item, Plan
from pointerbench.quality.audit.verdicts import (
    KINDS,
    Said,
    note_of,
    point_of,
    pointed,
    said_of,
    seconds_of,
    verdict_of,
)
from pointerbench.values.errors import UsageError

_KEYS = ("key", "verdict", "note", "seconds", "click", "nothing")


class AuditPage:
    """The work of an annotator on an audit."""

    page = "audit.html"

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.who = ""
        self._items = {item.key: item for item in plan.items}
        self._answers: Answers[Said] | None = None

    def begin(self, who: str) -> None:
        keys = [item.key for item in self.plan.items]
        self._answers = Answers(self.plan.answers, who, keys, lambda said: said.key, said_of)
        self.who = who

    def close(self) -> None:
        if self._answers:
            self._answers.close()

    @property
    def said(self) -> dict[str, Said]:
        """The answers so far, by key."""
        return self._answers.said if self._answers else {}

    @property
    def done(self) -> int:
        """Rows with a verdict."""
        return sum(said.verdict is not None for said in self.said.values())

    def state(self) -> dict[str, Any]:
        return {
            "blind": self.plan.asked.blind,
            "kinds": list(KINDS),
            "items": [self._shown(item) for item in self.plan.items],
            "answers": {key: _answer(said) for key, said in self.said.items()},
            "results": f"pointerbench audit {shlex.quote(str(self.plan.folder))} --results",
        }

    def picture(self, key: str) -> Path | None:
        item = self._items.get(key)
        if item is None:
            return None
        home = self.plan.home(item)
        path = home / item.picture
        return path if inside(home, path) else None

    def save(self, value: Any) -> dict[str, Any]:
        if not isinstance(value, dict) or not set(value) <= set(_KEYS):
            raise UsageError(f"expected an object of {', '.join(_KEYS)}")
        item = self._items.get(str(value.get("key")))
        if item is None or self._answers is None:
            raise UsageError(f"no row {value.get('key')!r} in this audit")
        said = self._changed(item, value)
        if said != self.said.get(item.key):
            self._answers.say(said, said.row(item, self.plan.sets[item.set].name))
        return {"answer": _answer(said), "item": self._shown(item)}

    def _changed(self, item: Item, value: dict[str, Any]) -> Said:
        said = self.said.get(item.key) or Said(item.key)
        if value.get("click") is not None or value.get("nothing"):
            said = self._pointed(item, said, value)
        if "note" in value:
            said = replace(said, note=note_of(value["note"]))
        if value.get("verdict") is not None:
            if self.plan.asked.blind and not said.pointed:
                raise UsageError("first click where the instruction leads")
            seconds = seconds_of(value.get("seconds", said.seconds))
            said = replace(said, verdict=verdict_of(value["verdict"]), seconds=seconds)
        return said

    def _pointed(self, item: Item, said: Said, value: dict[str, Any]) -> Said:
        if not self.plan.asked.blind or said.pointed:
            raise UsageError("a click is made once, and in a blind audit only")
        click = None if value.get("nothing") else point_of(value["click"])
        hit, distance = pointed(item, click)
        return replace(said, click=click, nothing=click is None, hit=hit, distance=distance)

    def _shown(self, item: Item) -> dict[str, Any]:
        """What the page may know of a row now."""
        shown = {"key": item.key, "instruction": item.instruction, "size": list(item.size)}
        said = self.said.get(item.key)
        if self.plan.asked.blind and not (said and said.pointed):
            return shown
        return {**shown, "shapes": item.shapes()}


def _answer(said: Said) -> dict[str, Any]:
    """What the page shows of an answer again."""
    return {
        "verdict": said.verdict,
        "note": said.note,
        "click": said.click,
        "nothing": said.nothing,
        "hit": said.hit,
        "distance": said.distance,
    }
