"""Tasks, models and a provider that misbehaves on demand, for the tests of the engine."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PIL import Image

from pointerbench.run.ask.engine import Outcome, Terms, run
from pointerbench.run.ask.ledger import Ledger
from pointerbench.run.ask.tries import Tries
from pointerbench.run.ask.watch import Silent, Watch
from pointerbench.run.errors import CallError, FatalCallError, PassingError, SkippedError
from pointerbench.run.inputs.tasks import Tasks, read_tasks
from pointerbench.run.models import Model
from pointerbench.run.options import Options
from pointerbench.run.profiles import profile
from pointerbench.run.providers import PROVIDERS
from pointerbench.run.question import Call, Reply, Size, Usage
from pointerbench.run.rows import Row
from pointerbench.values.rng import Stream

SIZE = (200, 150)
QUICK = Terms(Tries(attempts=5, first=0.001, longest=0.002))


def made_tasks(
    folder: Path, count: int, pictures: int = 1, truth: bool = True, size: Size = SIZE
) -> Tasks:
    """So many tasks, ``t0`` and on, which share a few pictures in turn."""
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(pictures):
        Image.new("RGB", size, (number % 256, 80, 160)).save(folder / f"{number}.png")
    with (folder / "tasks.jsonl").open("w") as file:
        for number in range(count):
            task = {
                "task_id": f"t{number}",
                "image_path": f"{number % pictures}.png",
                "instruction": f"click the button number {number}",
            }
            point = {"gt_point": right(f"t{number}")} if truth else {}
            file.write(json.dumps(task | point) + "\n")
    return read_tasks(folder / "tasks.jsonl")


def right(task_id: str) -> tuple[float, float]:
    """Where the target of a task is."""
    number = int(task_id[1:])
    return float(number % 199), float(number % 149)


def model(name: str, provider: str = "scripted", family: str = "generic-px", **rest: Any) -> Model:
    return Model(name, provider, rest.pop("model", name), profile(family), rest)


class Scripted:
    """Answers with the truth. Its settings say how it misbehaves.

    ``faults``: the share of attempts that fail in a way that may pass; ``fatal``: the task at which
    it is over; ``broken``: the tasks that always fail; ``down``: none is ever answered; ``gone``:
    the task from which on nobody takes the call; ``busy``:
    seconds that a call takes; ``cost``: of a reply; ``skip``: why it cannot run; ``at_once``,
    ``exclusive``: as a provider's. What it was asked stands in ``LOG``.
    """

    LOG: dict[str, Scripted] = {}  # noqa: RUF012 - emptied by each test

    def __init__(self, model: Model) -> None:
        self.settings = model.settings
        self.name = model.name
        self.concurrency = self.settings.get("at_once", 0)
        self.exclusive = self.settings.get("exclusive", False)
        self.calls: Counter[tuple[str, int]] = Counter()
        self.running = self.most = 0
        self.events: list[str] = []
        self.LOG[self.name] = self

    def prepare(self) -> None:
        self.events.append("prepare")
        if "skip" in self.settings:
            raise SkippedError(self.settings["skip"])
        if "unloadable" in self.settings:
            raise RuntimeError(self.settings["unloadable"])

    async def ask(self, call: Call) -> Reply:
        self.calls[call.question.id, call.repeat] += 1
        self.running += 1
        self.most = max(self.most, self.running)
        try:
            await asyncio.sleep(self.settings.get("busy", 0))
            self._misbehave(call)
        finally:
            self.running -= 1
        x, y = right(call.question.id)
        return Reply(f"[{x}, {y}]", usage=Usage(10, 5, None, self.settings.get("cost")))

    def _misbehave(self, call: Call) -> None:
        task, tried = call.question.id, self.calls[call.question.id, call.repeat]
        if task == self.settings.get("fatal"):
            raise FatalCallError("the key is wrong", "http_401")
        if task in self.settings.get("broken", ()):
            raise CallError("the picture is refused", "http_400")
        if task in self.settings.get("bug", ()):
            raise ZeroDivisionError("a fault of ours")
        stream = Stream(f"faults/{self.name}/{task}/{call.repeat}/{tried}")
        if self.settings.get("down") or stream.chance(self.settings.get("faults", 0)):
            raise PassingError("busy", "http_500")
        if int(task[1:]) >= self.settings.get("gone", 10**9):
            raise PassingError("nobody there", "connection")

    async def close(self) -> None:
        self.events.append("close")


def register() -> None:
    """Makes `Scripted` a provider of this process; `unregister` before others look at the list."""
    PROVIDERS["scripted"] = "asked:Scripted"


def unregister() -> None:
    PROVIDERS.pop("scripted", None)
    Scripted.LOG.clear()


def went(
    folder: Path,
    tasks: Tasks,
    models: Sequence[Model],
    terms: Terms | None = QUICK,
    watch: Watch | None = None,
    **options: Any,
) -> tuple[Outcome, list[Row]]:
    """A whole run: how it ended, and all rows in order."""
    chosen = Options(out=folder, progress="none", **options)
    ledger = Ledger(folder, [each.name for each in models], tasks, chosen.repeats)
    try:
        outcome = run(tasks, models, chosen, ledger, watch or Silent(), terms)
        ledger.finish()
        return outcome, list(ledger.rows())
    finally:
        ledger.close()
