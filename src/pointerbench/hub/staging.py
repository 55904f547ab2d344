"""The repository as a folder: everything that is uploaded, in its place."""

from __future__ import annotations

import importlib.metadata
import shutil
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pointerbench import eval as scorer
from pointerbench.contract.layers import LAYERS
from pointerbench.contract.manifest import MANIFEST, METADATA
from pointerbench.hub.card import Publication, card
from pointerbench.hub.columns import check_for_imagefolder, features
from pointerbench.hub.croissant import croissant
from pointerbench.hub.reproduce import reproduce
from pointerbench.hub.sets import FinishedSet
from pointerbench.hub.shards import Shards, write_shards
from pointerbench.hub.teaser import write_teaser
from pointerbench.suites import load_suite
from pointerbench.values.errors import UsageError
from pointerbench.values.files import replacing, write_text

CARD = "README.md"


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be published where; ``endpoint`` is the Hub's address."""

    repo: str
    endpoint: str
    layout: str
    sets: tuple[FinishedSet, ...]


def stage(plan: Plan, folder: Path) -> list[str]:
    """Writes the repository into ``folder``; the names of its files, sorted.

    The same sets give the same bytes, but for the tools' versions.

    Raises:
        UsageError: ``folder`` holds other files, or rows that the layout would not keep whole.
    """
    folder.mkdir(parents=True, exist_ok=True)
    before = set(_names(folder))
    columns = {found.suite: _columns(plan, found) for found in plan.sets}
    written: set[str] = set()
    shards: dict[str, Shards] = {}
    for found in plan.sets:
        if plan.layout == "parquet":
            shards[found.suite] = write_shards(found, columns[found.suite], folder)
            written.update(shards[found.suite].names)
        written.update(_beside(plan, found, folder))
    publication = Publication(plan.repo, plan.endpoint, plan.layout, plan.sets, columns, shards)
    for name, text in _texts(publication).items():
        write_text(folder / name, text)
        written.add(name)
    if before - written:
        raise UsageError(
            f"{folder} holds other files ({min(before - written)}, ...), which would be uploaded "
            "too; choose another --out"
        )
    return sorted(written)


def _names(folder: Path) -> Iterator[str]:
    return (path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())


def _columns(plan: Plan, found: FinishedSet) -> Any:
    if plan.layout == "imagefolder":
        check_for_imagefolder(found.rows, str(found.metadata))
    return features(found.rows, str(found.metadata))


def _beside(plan: Plan, found: FinishedSet, folder: Path) -> Iterator[str]:
    """Copies rows and manifest, where `eval.py` finds them, and what the layout needs; their
    names."""
    place = folder / found.place
    place.mkdir(parents=True, exist_ok=True)
    names = [METADATA, MANIFEST]
    names += [LAYERS] if (found.folder / LAYERS).is_file() else []
    if plan.layout == "imagefolder":
        names += dict.fromkeys(str(row["file_name"]) for row in found.rows)
    for name in names:
        _copy(found.folder / name, place / name)
        yield f"{found.place}/{name}"
    teaser = f"assets/teaser-{found.suite}.png"
    write_teaser(found, folder / teaser)
    if (folder / teaser).exists():
        yield teaser


def _copy(source: Path, target: Path) -> None:
    with source.open("rb") as old, replacing(target) as new:
        shutil.copyfileobj(old, new)


def _texts(publication: Publication) -> dict[str, str]:
    """The files at the top of the repository."""
    makers: dict[str, Callable[[], str]] = {
        CARD: lambda: card(publication),
        "croissant.json": lambda: croissant(publication),
        "REPRODUCE.md": lambda: reproduce(publication.sets),
        "eval.py": lambda: Path(scorer.__file__).read_text("utf-8"),
        "LICENSE": licence,
    }
    texts = {name: make() for name, make in makers.items()}
    return {**texts, **_listings(publication.sets)}


def _listings(sets: Sequence[FinishedSet]) -> dict[str, str]:
    """The files that describe a test set as a whole, as ``apps.json``."""
    texts: dict[str, str] = {}
    for found in sets:
        texts.update(load_suite(found.suite).listings(iter(found.rows)))
    return texts


def licence() -> str:
    """The project's LICENSE: beside its sources, or what was installed with it.

    Raises:
        UsageError: neither is there.
    """
    beside = Path(__file__).resolve().parents[3] / "LICENSE"
    if beside.is_file() and (beside.parent / "pyproject.toml").is_file():
        return beside.read_text("utf-8")
    for file in importlib.metadata.files("pointerbench") or ():
        if file.name == "LICENSE" and "dist-info" in str(file):
            return Path(str(file.locate())).read_text("utf-8")
    raise UsageError("pointerbench is installed without its LICENSE: install it again")
