"""What people see while models are asked: bars on a terminal, now and then a line elsewhere."""

from __future__ import annotations

import os
import sys
import time
from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Protocol

from pointerbench.run.options import Options
from pointerbench.run.rows import STATUSES, Row

if TYPE_CHECKING:
    from tqdm import tqdm

_EVERY = 10.0  # seconds between plain lines


class Watch(Protocol):
    """Is told what happens. A task is done when all models have answered it."""

    def begin(self, tasks_done: int, rows_done: Sequence[int]) -> None:
        """How far an earlier run came: tasks, and rows of each model."""

    def answered(self, row: Row, task_done: bool) -> None:
        """A row was written."""

    def say(self, line: str) -> None:
        """News that stand in the outputs too, such as a model that is skipped."""

    def warn(self, line: str) -> None:
        """What one has to know while it goes on; it is shown in any case."""

    def end(self) -> None:
        """Nothing comes any more."""


def watcher(options: Options, names: Sequence[str], tasks: int) -> Watch:
    """Who watches a run of so many tasks with the models of these names."""
    if options.progress == "none":
        return Silent()
    kind = Bars if _is_wide() else Lines
    return kind(names, tasks, options.repeats)


def _is_wide() -> bool:
    """Whether stderr is a terminal with room for a bar: those of containers may have no columns."""
    try:
        return sys.stderr.isatty() and os.get_terminal_size(sys.stderr.fileno()).columns > 0
    except (OSError, ValueError):
        return False


class Silent:
    """Shows warnings only."""

    def begin(self, tasks_done: int, rows_done: Sequence[int]) -> None:
        pass

    def answered(self, row: Row, task_done: bool) -> None:
        pass

    def say(self, line: str) -> None:
        pass

    def warn(self, line: str) -> None:
        print(line, file=sys.stderr)

    def end(self) -> None:
        pass


class _Tally:
    """What one model has answered in this run."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.cost = 0.0

    def add(self, row: Row) -> None:
        self.counts[row.status] += 1
        self.cost += row.cost or 0.0

    def __str__(self) -> str:
        parts = [f"{self.counts[status]} {status}" for status in STATUSES if self.counts[status]]
        return ", ".join(parts + ([f"${self.cost:.4f}"] if self.cost else []))


class Lines:
    """Plain lines on stderr: what happens, where it stands every ten seconds, each model's end."""

    def __init__(self, names: Sequence[str], tasks: int, repeats: int) -> None:
        self._tallies = {name: _Tally() for name in names}
        self._each = tasks * repeats
        self._tasks = tasks
        self._done = 0
        self._rows = dict.fromkeys(names, 0)
        self._last = time.monotonic()

    def begin(self, tasks_done: int, rows_done: Sequence[int]) -> None:
        self._done = tasks_done
        self._rows = dict(zip(self._rows, rows_done, strict=True))

    def answered(self, row: Row, task_done: bool) -> None:
        self._tallies[row.model].add(row)
        self._rows[row.model] += 1
        self._done += task_done
        tally = self._tallies[row.model]
        if self._rows[row.model] == self._each:
            if set(tally.counts) != {"skipped"}:  # that was said
                self.warn(f"{row.model}: done: {tally}")
        elif time.monotonic() - self._last >= _EVERY:
            self._last = time.monotonic()
            going = (name for name, rows in self._rows.items() if rows < self._each)
            each = "; ".join(f"{name} {self._rows[name]}" for name in going)
            self.warn(f"tasks: {self._done} of {self._tasks}; of {self._each} rows each: {each}")

    def say(self, line: str) -> None:
        self.warn(line)

    def warn(self, line: str) -> None:
        print(line, file=sys.stderr, flush=True)

    def end(self) -> None:
        for name, tally in self._tallies.items():
            if 0 < self._rows[name] < self._each and tally.counts:
                self.warn(f"{name}: {self._rows[name]} of {self._each}: {tally}")


class Bars:
    """A bar for the tasks and one for each model, with what it answered and cost so far."""

    def __init__(self, names: Sequence[str], tasks: int, repeats: int) -> None:
        self._tallies = {name: _Tally() for name in names}
        self._width = max(map(len, (*names, "tasks")), default=0)
        self._totals = {"tasks": tasks, **dict.fromkeys(names, tasks * repeats)}
        self._names = tuple(names)
        self._bars: dict[str, tqdm[Any]] = {}

    def begin(self, tasks_done: int, rows_done: Sequence[int]) -> None:
        from tqdm import tqdm  # noqa: PLC0415 - not needed where no bar is drawn

        tqdm.monitor_interval = 0  # no thread of its own: rows come often enough
        done = (tasks_done, *rows_done)
        for place, name in enumerate(("tasks", *self._names)):
            self._bars[_bar(name, place)] = tqdm(
                total=self._totals[name],
                initial=done[place],
                desc=name.ljust(self._width),
                unit="task" if place == 0 else "row",
                position=place,
                dynamic_ncols=True,
            )

    def answered(self, row: Row, task_done: bool) -> None:
        tally = self._tallies[row.model]
        tally.add(row)
        bar = self._bars[_bar(row.model, 1)]
        bar.set_postfix_str(str(tally), refresh=False)
        bar.update()
        if task_done:
            self._bars[_bar("tasks", 0)].update()

    def say(self, line: str) -> None:
        self.warn(line)

    def warn(self, line: str) -> None:
        from tqdm import tqdm  # noqa: PLC0415

        tqdm.write(line, file=sys.stderr)

    def end(self) -> None:
        for bar in self._bars.values():
            bar.refresh()
        for bar in self._bars.values():
            bar.close()


def _bar(name: str, place: int) -> str:
    """A model may be called ``tasks`` as well."""
    return f"{min(place, 1)} {name}"
