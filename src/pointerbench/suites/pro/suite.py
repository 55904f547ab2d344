"""The Pro suite: example ``index`` through the whole chain, from scene to painted copy to box."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from pointerbench.contract.mix import category_at
from pointerbench.contract.task import Made, Options, Pictures
from pointerbench.suites.pro.app import CATEGORIES, load_app, slugs
from pointerbench.suites.pro.diffbox import extract
from pointerbench.suites.pro.gates import Judge
from pointerbench.suites.pro.layout import Shot
from pointerbench.suites.pro.listings import listings
from pointerbench.suites.pro.pools import pool_row
from pointerbench.suites.pro.scenes import ScenesSource
from pointerbench.suites.pro.selection import app_at, rank
from pointerbench.suites.pro.source import ELEMENT_TYPES, OFFICIAL_SEED, Candidate, Screenshot
from pointerbench.values.errors import PointerbenchError, UsageError
from pointerbench.values.example import Example, Row, example_id, file_name
from pointerbench.values.geometry import Box

_SCREENS = 20  # screens of an application drawn for one example before giving up
_LIVING = ("theme", "state", "document", "function", "query", "proof")  # of a page's rows
_FURTHER = 1000  # the numbers of screens drawn where one offers nothing begin at its multiples


class Proved(NamedTuple):
    """A row with the screenshot, layout and target behind it, and what was turned away."""

    row: dict[str, Any]
    screenshot: Screenshot
    shot: Shot
    candidate: Candidate
    rejects: Counter[str]


class ProSuite:
    """Functional intents on professional applications; see `pointerbench.contract.task.Suite`."""

    name = "pro"
    prefix = "pbp"
    version = "1.0.1"
    official_seed = OFFICIAL_SEED
    official_count = 500
    pictures = Pictures()
    count_by = ("element_type", "app_category", "platform", "app_slug")
    mix: Mapping[str, float] = dict.fromkeys(ELEMENT_TYPES, 1.0)

    @property
    def choices(self) -> Mapping[str, tuple[str, ...]]:
        return {
            "app_slug": slugs(),
            "app_category": CATEGORIES,
            "element_type": ELEMENT_TYPES,
        }

    def tools(self) -> Mapping[str, str]:
        return {}

    def listings(self, rows: Iterable[Row]) -> Mapping[str, str]:
        return listings(rows)

    def make(self, index: int, seed: int, split: str, options: Options) -> Made:
        proved = self.prove(index, seed, split, options)
        return Made(
            Example(proved.row), proved.shot.frame, proved.rejects, proved.screenshot.picture
        )

    def prove(self, index: int, seed: int, split: str, options: Options) -> Proved:
        """Example ``index`` with what is behind it, for independent checks."""
        slug, turn = app_at(index, apps_of(options))
        source = ScenesSource(seed, split, options.screen)
        wanted = category_at(index, options.mix) if options.mix else ""
        rejects: Counter[str] = Counter()
        for attempt in range(_SCREENS):
            number = turn + 1 + attempt * _FURTHER
            screenshot, shot = source.screened(slug, number)
            found = _first(source, screenshot, rejects, wanted, options)
            if found is not None:
                candidate, box, confidence = found
                own = pool_row(screenshot, candidate, box, confidence)
                row = row_of(index, self.prefix, own)
                return Proved(row, screenshot, shot, candidate, rejects + source.rejects)
        raise PointerbenchError(f"pro {index}: no target of {slug} passes on {_SCREENS} screens")


SUITE = ProSuite()


def row_of(index: int, prefix: str, own: Mapping[str, Any]) -> dict[str, Any]:
    """A pool's row as row ``index`` of a set."""
    box = Box(*own["bbox"])
    spec: dict[str, Any] = {"type": "point_in_bbox", "bbox": list(box)}
    if "regions" in own:
        spec["regions"] = own["regions"]
    return {
        "file_name": file_name(index),
        "id": example_id(prefix, index),
        "instruction": own["instruction"],
        "bbox": list(box),
        "point": list(box.center),
        "answer_type": "point",
        "eval": spec,
        "data_type": own["element_type"],
        "category": own["element_type"],
        "element_type": own["element_type"],
        "app": own["app"],
        "app_slug": own["app_slug"],
        "app_category": own["app_category"],
        "platform": own["platform"],
        **{name: own[name] for name in _LIVING if name in own},
        "language": "en",
        "source_id": own["source_id"],
        "source_file": own["source_file"],
        "image_size": own["image_size"],
    }


def _first(
    source: ScenesSource,
    screenshot: Screenshot,
    rejects: Counter[str],
    wanted: str,
    options: Options,
) -> tuple[Candidate, Box, float] | None:
    """The first target, in the order of the lot, that passes extraction and gates."""
    judge = Judge(screenshot)
    lot = sorted(
        screenshot.candidates, key=lambda one: rank(source.seed, screenshot.source_id(one))
    )
    for candidate in lot:
        if wanted not in ("", candidate.element_type):
            continue
        if not options.allows(element_type=candidate.element_type):
            continue
        extraction = extract(screenshot.picture, source.painted(screenshot, candidate))
        reason = judge.reason(candidate, extraction)
        if not reason and extraction.box is not None:
            return candidate, extraction.box, extraction.confidence
        rejects[reason] += 1
    return None


def apps_of(options: Options) -> tuple[str, ...]:
    """The applications that are allowed."""
    if not {"app_slug", "app_category"} & set(options.only):
        return slugs()
    apps = tuple(
        slug
        for slug in slugs()
        if options.allows(app_slug=slug, app_category=load_app(slug).category)
    )
    if not apps:
        raise UsageError("--only: no application of these is in these categories")
    return apps
