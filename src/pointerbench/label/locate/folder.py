"""A folder of pictures becomes a folder of located states, picture by picture."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

import numpy as np
from PIL import Image

from pointerbench.capture.captured import Captured, State
from pointerbench.capture.evidence import Pixels
from pointerbench.capture.manifest import (
    NAME,
    Entry,
    Manifest,
    Skipped,
    counted,
    read_manifest,
    write_manifest,
)
from pointerbench.capture.pictures import digest, read_picture, write_picture
from pointerbench.capture.stored import ENDING, read_state, write_state
from pointerbench.contract.unpacked import linked_or_copied
from pointerbench.label.locate.arguments import Locator, Source
from pointerbench.label.locate.gone import GoneError
from pointerbench.label.locate.trees import Told, read_tree, tree_beside
from pointerbench.picture.pixels import orientation, shown
from pointerbench.values.errors import PointerbenchError, UsageError
from pointerbench.values.files import remove_temporaries

PICTURES = (".png", ".jpg", ".jpeg", ".webp", ".bmp", ".gif", ".tif", ".tiff")
_PACKAGES = ("pointerbench", "rapidocr", "onnxruntime", "opencv-python-headless", "numpy")
_TALL = 1.2  # height to width from which on a picture is that of a telephone
_CHINESE = 0.1  # of the letters on a screen


@dataclass(frozen=True)
class Order:
    """What is to be located and how.

    Attributes:
        trees: whether a tree beside a picture counts instead of what locates.
        language: of all screens; empty: what their texts show.
        platform: of all screens; empty: what their trees or shapes say.
        threads: a picture may take so many.
    """

    folder: Path
    out: Path
    source: Source
    trees: bool = True
    language: str = ""
    platform: str = ""
    threads: int = 1

    @property
    def identity(self) -> str:
        """What decides the elements besides the pictures."""
        words = (self.source.identity(), self.trees, self.language, self.platform)
        return hashlib.sha256(repr(words).encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a picture: its entry in the manifest, or why there is none."""

    picture: str
    entry: Entry | None = None
    reason: str = ""


def pictures_of(folder: Path) -> list[Path]:
    """The pictures of a folder by name.

    Raises:
        UsageError: there are none, or two whose names differ by their ending only.
    """
    if not folder.is_dir():
        raise UsageError(f"{folder}: no such folder")
    found = sorted(
        path
        for path in folder.iterdir()
        if path.suffix.lower() in PICTURES and not path.name.startswith(".") and path.is_file()
    )
    if not found:
        raise UsageError(f"{folder}: no pictures there ({' '.join(PICTURES)})")
    stems: dict[str, Path] = {}
    for path in found:
        if path.stem in stems:
            raise UsageError(f"{folder}: {stems[path.stem].name} and {path.name} share a name")
        stems[path.stem] = path
    return found


def begun(order: Order, *, overwrite: bool) -> None:
    """Prepares the folder that is written: an earlier run with the same order is taken up.

    Raises:
        UsageError: the folder holds something else.
    """
    order.out.mkdir(parents=True, exist_ok=True)
    remove_temporaries(order.out)
    if (order.out / NAME).is_file():
        if overwrite:
            for path in order.out.glob(f"*{ENDING}"):
                path.unlink()
        elif read_manifest(order.out).environment != order.identity:
            raise UsageError(
                f"{order.out}: was located with other arguments; choose another --out, or "
                "--overwrite it"
            )
    elif any(path for path in order.out.iterdir() if not path.name.startswith(".")):
        raise UsageError(f"{order.out}: expected an empty folder, or one of this command")
    if overwrite or not (order.out / NAME).is_file():
        write_manifest(order.out, _manifest(order, [], []))


def is_done(order: Order, picture: Path) -> bool:
    """Whether an earlier run has written the state of a picture that has not changed since."""
    state, png = order.out / f"{picture.stem}{ENDING}", order.out / f"{picture.stem}.png"
    tree = tree_beside(picture) if order.trees else None
    if not state.is_file() or not png.is_file():
        return False
    written = state.stat().st_mtime_ns
    return all(path.stat().st_mtime_ns <= written for path in (picture, tree) if path)


def located(
    order: Order,
    pictures: Sequence[Path],
    engine: Callable[[Callable[[Path], Outcome], Iterable[Path]], Iterator[Outcome]],
) -> Iterator[Outcome]:
    """Locates all pictures that are not done, in any order, and writes their states.

    Raises:
        UsageError: what locates cannot be used, as its extra is missing.
    """
    yield from engine(partial(_one, order), (one for one in pictures if not is_done(order, one)))


def ended(order: Order, pictures: Sequence[Path], outcomes: Sequence[Outcome]) -> Manifest:
    """Writes the manifest: all states that are there now, and what could not be located."""
    entries = {one.picture: one.entry for one in outcomes if one.entry}
    failed = {one.picture: one.reason for one in outcomes if not one.entry}
    states = [
        entries.get(path.name) or _entry_there(order, path)
        for path in pictures
        if path.name not in failed
    ]
    skipped = [Skipped(path.name, failed[path.name]) for path in pictures if path.name in failed]
    manifest = _manifest(order, states, skipped)
    write_manifest(order.out, manifest)
    return manifest


def _one(order: Order, picture: Path) -> Outcome:
    """Locates one picture; what is wrong with it is its own affair."""
    locate = None
    tree = tree_beside(picture) if order.trees else None
    if tree is None:
        locate = _locator(order.source, order.threads)
    try:
        pixels, as_it_is = _pixels(picture)
        told = read_tree(tree, pixels) if tree else Told(())
        elements = locate(pixels) if locate else told.elements
    except GoneError:
        raise
    except PointerbenchError as error:
        return Outcome(picture.name, reason=str(error))
    state = _state(order, picture.stem, pixels, replace(told, elements=elements))
    png = order.out / f"{picture.stem}.png"
    if as_it_is:
        png.unlink(missing_ok=True)
        linked_or_copied(picture.resolve(), png)
    else:
        write_picture(png, pixels)
    write_state(order.out, state)
    return Outcome(picture.name, _entry(state, pixels, "told" if tree else "located"))


@lru_cache(maxsize=1)
def _locator(source: Source, threads: int) -> Locator:
    return source.locator(threads)


def _pixels(path: Path) -> tuple[Pixels, bool]:
    """The pixels of a picture as people see it, and whether its file is a PNG of just these.

    Raises:
        UsageError: it cannot be read.
    """
    try:
        with Image.open(path) as image:
            plain = image.format == "PNG" and image.mode == "RGB" and orientation(image) == 1
            plain = plain and not image.has_transparency_data
            return np.asarray(shown(image)), plain
    except (OSError, SyntaxError, ValueError, Image.DecompressionBombError) as error:
        raise UsageError(f"{path.name}: the picture cannot be read ({error})") from None


def _state(order: Order, name: str, pixels: Pixels, told: Told) -> State:
    height, width = pixels.shape[:2]
    shape = "mobile" if height > _TALL * width else "desktop"
    return State(
        id=name,
        size=(width, height),
        elements=told.elements,
        groups=told.groups,
        language=order.language or told.language or _language(told.elements),
        platform=order.platform or told.platform or shape,
        title=told.title,
    )


def _language(elements: Iterable[Captured]) -> str:
    letters = "".join(element.text for element in elements)
    chinese = sum("\u4e00" <= letter <= "\u9fff" for letter in letters)
    return "zh" if chinese > _CHINESE * max(1, sum(map(str.isalpha, letters))) else "en"


def _entry(state: State, pixels: Pixels, how: str) -> Entry:
    return Entry(
        id=state.id,
        title=state.title,
        steps=(),
        picture=digest(pixels),
        counts=counted(state.elements),
        notes={"by": how},
    )


def _entry_there(order: Order, picture: Path) -> Entry:
    """The entry of a state that an earlier run has written."""
    state = read_state(order.out / f"{picture.stem}{ENDING}")
    kinds = {proof.kind for element in state.elements for proof in element.evidence}
    how = "located" if kinds <= {"located"} else "told"
    return _entry(state, read_picture(order.out / f"{picture.stem}.png"), how)


def _manifest(order: Order, states: Sequence[Entry], skipped: Sequence[Skipped]) -> Manifest:
    name = order.folder.resolve().name
    return Manifest(
        program=name,
        name={"en": name},
        platform=order.platform,
        toolkit="",
        domain="",
        version="",
        packages={package: found for package in _PACKAGES if (found := _version(package))},
        licence="",
        artwork="",
        homepage="",
        language=order.language,
        size=(0, 0),
        theme="",
        seed=0,
        fonts="",
        environment=order.identity,
        states=tuple(states),
        skipped=tuple(skipped),
    )


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""
