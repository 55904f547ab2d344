"""The chain's folder: screens, painted copies, boxes, and what they are made for.

::

    chain.json                      what is made: source, seed, split
    screens/STEM.png STEM.json      a clean screenshot and its candidates
    painted/SOURCE_ID.png           a copy with the candidate painted over
    boxes/STEM.ndjson               what was extracted, a line a candidate
    accepted.ndjson rejected.ndjson report.json
    clicks_icons_pro.ndjson clicks_gui_intent.ndjson
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from pointerbench.picture.pixels import open_picture
from pointerbench.picture.png import png_of
from pointerbench.suites.pro.source import AppCard, Candidate, Screenshot
from pointerbench.values.errors import UsageError
from pointerbench.values.files import write_bytes, write_text
from pointerbench.values.geometry import Box

STATE = "chain.json"


@dataclass(frozen=True, slots=True)
class Order:
    """What a chain makes: ``targets`` of each screen are painted, in the order of the lot."""

    source: str
    seed: int
    split: str
    screens: int
    targets: int
    apps: tuple[str, ...]
    folder: str = ""


class Workplace:
    """The files of a chain in their folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def begin(self, order: Order) -> None:
        """Takes an order, or goes on with the same one.

        Raises:
            UsageError: the folder holds the chain of another order.
        """
        path = self.folder / STATE
        wanted = json.dumps(asdict(order), indent=1) + "\n"
        if path.exists() and path.read_text("utf-8") != wanted:
            raise UsageError(
                f"{path} is of another order; choose another --work, or give what it says there:\n"
                + path.read_text("utf-8")
            )
        for name in ("screens", "painted", "boxes"):
            (self.folder / name).mkdir(parents=True, exist_ok=True)
        write_text(path, wanted)

    def order(self) -> Order:
        """What this chain makes.

        Raises:
            UsageError: nothing was begun here.
        """
        path = self.folder / STATE
        if not path.exists():
            raise UsageError(f"{path}: not there; begin with `pointerbench pro scenes`")
        try:
            fields = json.loads(path.read_text("utf-8"))
            return Order(**{**fields, "apps": tuple(fields["apps"])})
        except (ValueError, TypeError, KeyError) as error:
            raise UsageError(f"{path}: not a chain's order ({error})") from None

    # --- screens ----------------------------------------------------------------------------------

    def has_screen(self, stem: str) -> bool:
        return all(self._screen(stem, kind).exists() for kind in (".png", ".json"))

    def put_screen(self, shot: Screenshot) -> None:
        """The picture first: what has a description is complete."""
        write_bytes(self._screen(shot.stem, ".png"), png_of(shot.picture))
        write_text(self._screen(shot.stem, ".json"), json.dumps(_described(shot), indent=1) + "\n")

    def stems(self) -> list[str]:
        return sorted(path.stem for path in (self.folder / "screens").glob("*.json"))

    def screen(self, stem: str) -> Screenshot:
        """A screenshot as it was put.

        Raises:
            UsageError: its picture or description is missing or cannot be read.
        """
        path = self._screen(stem, ".json")
        try:
            data = json.loads(path.read_text("utf-8"))
            candidates = tuple(_candidate(entry) for entry in data["candidates"])
            card = AppCard(*data["app"])
            labels, more = tuple(data["labels"]), data.get("more", {})
        except (OSError, ValueError, KeyError, TypeError) as error:
            raise UsageError(f"{path}: not a screen's description ({error})") from None
        picture = open_picture(self._screen(stem, ".png"))
        return Screenshot(stem, card, data["platform"], picture, candidates, labels, more)

    def screen_file(self, source_file: str) -> Path:
        return self.folder / "screens" / source_file

    def _screen(self, stem: str, kind: str) -> Path:
        return self.folder / "screens" / f"{stem}{kind}"

    # --- painted copies and boxes -----------------------------------------------------------------

    def painted(self, source_id: str) -> Path:
        return self.folder / "painted" / f"{source_id}.png"

    def boxes(self, stem: str) -> Path:
        return self.folder / "boxes" / f"{stem}.ndjson"

    def read_lines(self, path: Path) -> Iterator[dict[str, Any]]:
        """The objects of a file of ours, one a line."""
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            try:
                entry = json.loads(line)
            except ValueError as error:
                raise UsageError(f"{path}:{number}: not JSON ({error})") from None
            if not isinstance(entry, dict):
                raise UsageError(f"{path}:{number}: expected an object")
            yield entry


def _described(shot: Screenshot) -> Mapping[str, Any]:
    return {
        "stem": shot.stem,
        "app": list(shot.app),
        "platform": shot.platform,
        "labels": list(shot.labels),
        "more": dict(shot.more),
        "candidates": [asdict(candidate) for candidate in shot.candidates],
    }


def _candidate(entry: Mapping[str, Any]) -> Candidate:
    truth = entry["truth"]
    return Candidate(
        **{**entry, "words": tuple(entry["words"]), "truth": Box(*truth) if truth else None}
    )
