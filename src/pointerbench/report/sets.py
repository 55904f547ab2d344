"""Results side by side: those on the very same rows make a set."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from pathlib import Path

from pointerbench import eval as scorer
from pointerbench.contract.layers import Layers, read_layers
from pointerbench.report.fields import Field, fields_of
from pointerbench.report.values import Result, Target
from pointerbench.run.inputs.sources import build_command, unpacked
from pointerbench.values.errors import UsageError

_DATA = re.compile(r"\|data:([^|]*)")


@dataclass(frozen=True)
class Set:
    """The results on one set of rows; ``name`` tells it from the others of a report."""

    name: str
    results: tuple[Result, ...]

    @property
    def suite(self) -> str:
        return self.results[0].suite

    @property
    def version(self) -> str:
        return self.results[0].version

    @property
    def data(self) -> str:
        return data_of(self.results[0])

    @cached_property
    def targets(self) -> tuple[Target, ...]:
        return tuple(outcome.target for outcome in self.results[0].outcomes)

    @cached_property
    def fields(self) -> list[Field]:
        return fields_of(self.suite, self.targets)

    @cached_property
    def pictures(self) -> Path:
        """The folder of the pictures: the first result's that has any of them; where they lie in
        shards, what those are unpacked into."""
        places = list(dict.fromkeys(result.pictures for result in self.results))
        shown = [target.picture for target in self.targets if target.picture]
        there = (place for place in places if any((place / name).is_file() for name in shown))
        shards = (unpacked(place, self.suite) for place in places if shown)
        return next(chain(there, filter(None, shards)), places[0])

    @cached_property
    def layers(self) -> Layers:
        """The elements of the screens, where a file of them lies beside the pictures."""
        return read_layers(self.pictures)


def sets_of(results: Sequence[Result]) -> list[Set]:
    """The sets, in the order they come: the same suite, the same bytes of metadata, the same ids.

    Models keep their order. The rows of a set lie in the order that its first result has them in.
    """
    groups: dict[tuple[str, str, frozenset[str]], list[Result]] = {}
    for result in results:
        ids = frozenset(outcome.target.id for outcome in result.outcomes)
        groups.setdefault((result.suite, data_of(result), ids), []).append(result)
    several = Counter(suite for suite, _, _ in groups)
    return [
        Set(_name(suite, data, len(ids), several[suite]), tuple(group))
        for (suite, data, ids), group in groups.items()
    ]


def check_pictures(sets: Sequence[Set]) -> Iterator[str]:
    """A warning for each set that lacks some of the pictures that its rows name.

    Raises:
        UsageError: a set has none of them; names the path that was looked for.
    """
    for one in sets:
        named = dict.fromkeys(target.picture for target in one.targets if target.picture)
        missing = [name for name in named if not (one.pictures / name).is_file()]
        if not missing:
            continue
        told = f"{one.name}: {len(missing)} of {len(named)} pictures are not there"
        looked = f"looked for {one.pictures / missing[0]}"
        if len(missing) == len(named):
            build = build_command(one.pictures)
            raise UsageError(
                f"{told}: {looked}; --data PATH says where they are now"
                f"{f', {build} builds them' if build else ''}, --pictures none leaves them out"
            )
        yield f"{told}: {looked}"


def data_of(result: Result) -> str:
    """The first digits of the digest of its metadata or tasks, as its signature has them."""
    found = _DATA.search(result.signature)
    return found[1] if found else ""


def _name(suite: str, data: str, n: int, several: int) -> str:
    title = scorer.TITLES.get(suite) or scorer.printable(suite).capitalize()
    return title if several == 1 else f"{title} ({n} rows of {data[:6] or '?'})"
