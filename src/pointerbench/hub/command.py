"""``pointerbench publish --suite all --repo ORG/pointerbench``: verified sets, as one dataset
repository on the Hugging Face Hub with a config a suite."""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from pointerbench.building.engines import cores
from pointerbench.building.recheck import verify_set
from pointerbench.commands import ended
from pointerbench.hub import remote
from pointerbench.hub.sets import SPLIT, FinishedSet, find_sets
from pointerbench.hub.staging import Plan, stage
from pointerbench.suites import SUITES
from pointerbench.values.errors import UsageError
from pointerbench.values.hub import HubError, address

LAYOUTS = ("parquet", "imagefolder")


def parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="pointerbench publish", description=__doc__)
    add = parser.add_argument
    names = ", ".join(("all", *SUITES))
    add("--suite", nargs="+", required=True, metavar="NAME", help=f"{names}")
    add("--repo", required=True, metavar="ORG/NAME", help="the dataset repository")
    add("--private", action="store_true", help="create the repository as a private one")
    add("--update", action="store_true", help="replace what the repository holds")
    add("--layout", choices=LAYOUTS, default="parquet", help="shards, or PNGs beside a jsonl file")
    add("--data", type=Path, default=Path("data"), help="where the sets are (data)")
    add("--out", type=Path, metavar="FOLDER", help="keep what is uploaded there")
    add("--dry-run", action="store_true", help="write what would be uploaded, list it, and stop")
    add("--jobs", type=int, default=0, help="processes that verify (all cores)")
    add("--quiet", action="store_true", help="nothing but what goes wrong")
    return parser


def _run(arguments: argparse.Namespace) -> int:
    if arguments.jobs < 0:
        raise UsageError("--jobs must be at least 1")
    remote.check_name(arguments.repo)
    sets = tuple(find_sets(arguments.data, arguments.suite))
    plan = Plan(arguments.repo, address(), arguments.layout, sets)
    with _folder(arguments.out) as folder, remote.bars(shown=not arguments.quiet):
        lines = (_rehearse if arguments.dry_run else _publish)(plan, folder, arguments)
        for line in lines:
            if not arguments.quiet:
                print(line, flush=True)
    return 0


@contextmanager
def _folder(out: Path | None) -> Iterator[Path]:
    if out is not None:
        yield out
    else:
        with tempfile.TemporaryDirectory(prefix="pointerbench-") as folder:
            yield Path(folder)


def _rehearse(plan: Plan, folder: Path, arguments: argparse.Namespace) -> Iterator[str]:
    """Everything short of verifying and connecting; what there is to say of it."""
    names = stage(plan, folder)
    kind = "private" if arguments.private else "public"
    yield f"would verify  {', '.join(str(found.folder) for found in plan.sets)}"
    yield f"would upload  to {plan.endpoint}/datasets/{plan.repo} ({kind}, {plan.layout}):"
    yield from (f"  {line}" for line in _listed(folder, names))
    if arguments.out is not None:
        yield f"kept in {folder}"


def _listed(folder: Path, names: Sequence[str]) -> Iterator[str]:
    """The files with their sizes; the pictures of a folder in one line."""
    groups: dict[str, list[int]] = {}
    for name in names:
        is_example = name.startswith("data/") and name.endswith(".png")
        shown = f"{name.rpartition('/')[0]}/*.png" if is_example else name
        groups.setdefault(shown, []).append((folder / name).stat().st_size)
    width = max(map(len, groups))
    for name, sizes in groups.items():
        files = f"{len(sizes)} files" if len(sizes) > 1 else ""
        yield f"{name:<{width}}  {size(sum(sizes)):>9}  {files}".rstrip()
    total = sum(map(sum, groups.values()))
    yield f"{f'{len(names)} files':<{width}}  {size(total):>9}"


def size(count: int) -> str:
    """Bytes as people read them: ``87.1 MB``."""
    for unit, step in (("GB", 10**9), ("MB", 10**6), ("kB", 10**3)):
        if count >= step:
            return f"{count / step:.1f} {unit}"
    return f"{count} B"


def _publish(plan: Plan, folder: Path, arguments: argparse.Namespace) -> Iterator[str]:
    """Verifies and uploads; what there is to say of it, as it happens."""
    api = remote.sign_in()
    names = stage(plan, folder)
    there = remote.standing(api, plan.repo, folder)
    suites = [found.suite for found in plan.sets]
    remote.refuse(there, plan.repo, suites, private=arguments.private)
    url = f"{plan.endpoint}/datasets/{plan.repo}"
    if not arguments.update:
        remote.refuse_change(there, plan.repo)
    if there.complete:
        yield f"{url}: complete already, nothing to upload"
        return
    _verify(plan.sets, arguments)
    yield f"{url}: {len(there.missing) + len(there.differing)} of {len(names)} files to upload"
    remote.upload(api, plan.repo, folder, there, private=arguments.private)
    yield f'done: load_dataset("{plan.repo}", "{suites[0]}", split="{SPLIT}")'


def _verify(sets: Sequence[FinishedSet], arguments: argparse.Namespace) -> None:
    """Renders every set again; nothing is uploaded before.

    Raises:
        HubError: a row or a picture differs.
    """
    jobs = arguments.jobs or cores()
    wrong = [f for f in sets if verify_set(f.folder, jobs, quiet=arguments.quiet)]
    if wrong:
        raise HubError(f"{', '.join(str(f.folder) for f in wrong)}: not verified; nothing uploaded")


def main(argv: Sequence[str] | None = None) -> int:
    """The command line; returns the exit status."""
    arguments = parser().parse_args(argv)
    hint = "the same command uploads only what is missing"
    return ended("pointerbench publish", lambda: _run(arguments), hint)


if __name__ == "__main__":
    sys.exit(main())
