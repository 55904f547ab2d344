"""What ``pointerbench build`` is asked to build: one value, made from its arguments."""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path

from pointerbench.building import engines
from pointerbench.building.formats import FORMATS, Format
from pointerbench.building.stores import Store, is_private, is_remote, local_path, store_at
from pointerbench.contract.heldout import held_out
from pointerbench.contract.manifest import Identity
from pointerbench.contract.mix import nearest, parse_mix, parse_only
from pointerbench.contract.task import STANDARD, Options, Pictures, Screen, Suite
from pointerbench.suites import SUITES, load_suite
from pointerbench.values.errors import UsageError

_NEAR = 8  # pictures a shard in a folder here: few, so that all processes have work to the end


@dataclass(frozen=True, slots=True)
class Layout:
    """How a set lies, and where: in shards of ``size`` examples of a format, in ``store``.

    ``beside`` is the folder for what describes a whole test set.
    """

    format: str
    size: int
    store: Store
    beside: Store

    @property
    def kind(self) -> Format:
        return FORMATS[self.format]

    @property
    def here(self) -> bool:
        """Whether it is a folder of this machine."""
        return not is_remote(self.store.shown)


@dataclass(frozen=True, slots=True)
class Plan:
    """One build: what, where, and by whom.

    ``place`` says where the set is, for people; ``jobs`` is how many shards are made at once, None
    for as many as the engine has room for; ``held_out`` are source ids that a training set must
    not use.
    """

    suite: Suite
    seed: int
    split: str
    start: int
    count: int
    options: Options
    layout: Layout
    place: str
    engine: str = "local"
    jobs: int | None = None
    quiet: bool = False
    held_out: frozenset[str] = frozenset()

    @property
    def identity(self) -> Identity:
        options = self.options.as_json()
        # Of shards of pictures nothing is seen in the set.
        if self.layout.kind.suffix:
            options |= {"format": self.layout.format, "shard_size": self.layout.size}
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
        return engines.Work(self.suite.name, self.seed, self.split, self.options)

    @property
    def folder(self) -> Path:
        """The set's folder, where it is on this machine."""
        return Path(self.place)

    def say(self, text: str) -> None:
        if not self.quiet:
            print(text, file=sys.stderr)


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
    count = suite.official_count if arguments.count is None else arguments.count
    if not count:
        raise UsageError("--count must be at least 1")
    width, height = arguments.size
    screen = Screen(width, height, arguments.scale)
    if screen != STANDARD and not suite.pictures.sized:
        hint = ": choose among them with --only size=WxH" if "size" in suite.choices else ""
        raise UsageError(f"--size, --scale: {suite.name} has screens of its own{hint}")
    mix = parse_mix(arguments.mix, suite.mix) if arguments.mix else {}
    only = parse_only(arguments.only, suite.choices)
    if arguments.language is not None:
        only |= _language(arguments.language, suite)
    jobs(arguments.jobs)
    usual = str(Path("data") / suite.name)
    layout = _layout(arguments, usual, suite.pictures)
    out = local_path(arguments.out or usual)
    return Plan(
        suite=suite,
        seed=arguments.seed,
        split=arguments.split,
        start=arguments.start,
        count=count,
        options=Options(screen, mix, only),
        layout=layout,
        place=str(out / arguments.split) if layout.here else layout.store.shown,
        engine=arguments.engine,
        jobs=_at_once(arguments),
        quiet=arguments.quiet,
        held_out=held_out(arguments.heldout, arguments.split),
    )


def jobs(asked: int | None) -> int:
    """How many processes: those asked for, or all cores."""
    if asked == 0:
        raise UsageError("--jobs must be at least 1")
    return asked or engines.cores()


def _at_once(arguments: argparse.Namespace) -> int | None:
    """How many shards are made at once; into a place that is this process's own, one."""
    asked: int | None = arguments.jobs
    if arguments.out is None or not is_private(arguments.out):
        return asked
    if arguments.engine != "local" or (asked or 1) > 1:
        raise UsageError(f"{arguments.out}: no other process sees it; --engine local, --jobs 1")
    return 1


def _language(text: str, suite: Suite) -> dict[str, tuple[str, ...]]:
    """What ``--language`` stands for: the same as ``--only language=...``."""
    known = suite.choices.get("language", ())
    if not known:
        raise UsageError(f"--language: {suite.name} has no choice of languages; leave it out")
    if wrong := [name for name in text.split(",") if name not in known]:
        raise UsageError(f"--language: no language {wrong[0]!r}{nearest(wrong[0], known)}")
    return {"language": tuple(dict.fromkeys(text.split(",")))}


def _layout(arguments: argparse.Namespace, usual: str, pictures: Pictures) -> Layout:
    size = arguments.shard_size
    if size == 0:
        raise UsageError("--shard-size must be at least 1")
    base = store_at(usual if arguments.out is None else arguments.out)
    kind, here = FORMATS[arguments.format], not is_remote(base.shown)
    return Layout(
        format=arguments.format,
        size=pictures.whole(size or (_NEAR if here and not kind.suffix else kind.size)),
        store=base.below(arguments.split),
        beside=store_at("") if arguments.out is None else base,
    )
