"""What ``pointerbench build`` is asked to build: one value, made from its arguments."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pointerbench.building import engines
from pointerbench.building.formats import FORMATS
from pointerbench.building.stores import Store, is_private, is_remote, local_path, store_at
from pointerbench.contract.heldout import held_out
from pointerbench.contract.manifest import Identity, difference
from pointerbench.contract.mix import parse_mix, parse_only
from pointerbench.contract.task import Options, Screen, Suite
from pointerbench.suites import SUITES, load_suite
from pointerbench.values.errors import UsageError


@dataclass(frozen=True, slots=True)
class Sharding:
    """How a set is built in shards of ``size`` examples, and into which folder.

    ``jobs`` is how many are made at once, None for as many as the engine has room for. ``beside``
    is the folder for what describes a whole test set.
    """

    engine: str
    format: str
    size: int
    store: Store
    beside: Store
    jobs: int | None


@dataclass(frozen=True, slots=True)
class Plan:
    """One build: what, where, and with how many processes.

    ``beside`` is the folder for what describes a whole test set, ``held_out`` the source ids that a
    training set must not use. With ``sharding`` the folders are its own.
    """

    suite: Suite
    seed: int
    split: str
    start: int
    count: int
    options: Options
    folder: Path
    jobs: int
    quiet: bool = False
    beside: Path = Path()
    held_out: frozenset[str] = frozenset()
    sharding: Sharding | None = None

    @property
    def identity(self) -> Identity:
        options = self.options.as_json()
        # Of shards of pictures nothing is seen in the set, which is that of a build without any.
        if self.sharding is not None and FORMATS[self.sharding.format].suffix:
            options |= {"format": self.sharding.format, "shard_size": self.sharding.size}
        return Identity(
            self.suite.name,
            self.suite.version,
            self.seed,
            self.split,
            self.start,
            self.count,
            options,
        )

    @property
    def work(self) -> engines.Work:
        folder = None if self.sharding else self.folder
        return engines.Work(self.suite.name, self.seed, self.split, self.options, folder)

    @property
    def place(self) -> str:
        """Where the set is, for people."""
        remote = self.sharding is not None and is_remote(self.sharding.store.shown)
        return self.sharding.store.shown if self.sharding and remote else str(self.folder)

    def say(self, text: str) -> None:
        if not self.quiet:
            print(text, file=sys.stderr)

    def check_same(self, manifest: Mapping[str, Any]) -> None:
        """Whether the set that is there is the one that is asked for.

        Raises:
            UsageError: it is another one; says how it differs.
        """
        differs = difference(self.identity, manifest)
        if differs:
            raise UsageError(
                f"{self.place} holds another set ({differs}); choose another --out, or give "
                "--overwrite to replace it"
            )


def compare(before: Mapping[str, Any], after: Mapping[str, Any]) -> None:
    """Says whether a rebuilt set is the one that its manifest promised."""
    for key, what in (("rows_sha256", "rows"), ("pixels_sha256", "pixels")):
        if before.get(key) != after[key]:
            print(
                f"warning: the {what} differ from those of the manifest that was here:\n"
                f"  there: {before.get(key)} with {before.get('tools')}\n"
                f"  now:   {after[key]} with {after['tools']}",
                file=sys.stderr,
            )


def plan_of(arguments: argparse.Namespace) -> Plan:
    """The build that the command line asks for.

    Raises:
        UsageError: it asks for something that cannot be.
    """
    if arguments.suite is None:
        raise UsageError(f"which suite? One of: {', '.join(SUITES)}")
    suite = load_suite(arguments.suite)
    if arguments.seed is None:
        raise UsageError(f"--seed is needed; the official set is --seed {suite.official_seed}")
    if not arguments.count:
        raise UsageError("--count must be at least 1")
    width, height = arguments.size
    mix = parse_mix(arguments.mix, suite.mix) if arguments.mix else {}
    only = parse_only(arguments.only, suite.choices)
    out = Path("data") / suite.name if arguments.out is None else local_path(arguments.out)
    return Plan(
        suite=suite,
        seed=arguments.seed,
        split=arguments.split,
        start=arguments.start,
        count=arguments.count,
        options=Options(Screen(width, height, arguments.scale), mix, only),
        folder=out / arguments.split,
        jobs=jobs(arguments.jobs),
        quiet=arguments.quiet,
        beside=Path() if arguments.out is None else out,
        held_out=held_out(arguments.heldout, arguments.split),
        sharding=_sharding(arguments, str(Path("data") / suite.name)),
    )


def jobs(asked: int | None) -> int:
    """How many processes: those asked for, or all cores."""
    if asked == 0:
        raise UsageError("--jobs must be at least 1")
    return asked or engines.cores()


def _sharding(arguments: argparse.Namespace, usual: str) -> Sharding | None:
    """None for pictures in a folder here by processes here, which need no shards."""
    place = usual if arguments.out is None else arguments.out
    size = arguments.shard_size
    if size == 0:
        raise UsageError("--shard-size must be at least 1")
    plain = (arguments.engine, arguments.format, size) == ("local", "imagefolder", None)
    if plain and not is_remote(place):
        return None
    asked = arguments.jobs
    if is_private(place):
        if arguments.engine != "local" or (asked or 1) > 1:
            raise UsageError(f"{place}: no other process sees it; --engine local, --jobs 1")
        asked = 1
    base = store_at(place)
    return Sharding(
        engine=arguments.engine,
        format=arguments.format,
        size=size or FORMATS[arguments.format].size,
        store=base.below(arguments.split),
        beside=store_at("") if arguments.out is None else base,
        jobs=asked,
    )
