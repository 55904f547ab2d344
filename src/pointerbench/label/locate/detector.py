"""Any detector of elements as an ONNX file, as YOLO's exporters write it; text is read beside it.

Input: float32, 1 x 3 x H x W, RGB from 0 to 1, the picture made to fit and the rest grey. Output:
1 x (4 + classes) x N or 1 x N x (4 + classes): centre x, centre y, width and height in pixels of
the input, then a score for each class.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pointerbench.capture.captured import Captured
from pointerbench.capture.evidence import Pixels
from pointerbench.elements.tree import TYPES
from pointerbench.label.locate.default import captured
from pointerbench.label.locate.found import Found, Line
from pointerbench.label.locate.reading import Reader
from pointerbench.label.locate.regions import regions_of
from pointerbench.picture.vision import cv2
from pointerbench.values.errors import UsageError
from pointerbench.values.geometry import Box
from pointerbench.values.web import optional

_SIDE = 1280  # pixels of a side of the input, where the file leaves it open
_GREY = 114  # levels of what the picture leaves of the input
_SURE = 0.05  # the least score: detectors of icons are seldom sure
_SAME = 0.5  # IoU from which two boxes are one
_INSIDE = 0.8  # of a text that lies in a box that it belongs to


class Detector:
    """Elements by an ONNX file, their texts by the reader.

    ``classes`` are the types of its classes, in order; without them the names that the file itself
    has, where they are types of ours, else ``icon``.

    Raises:
        UsageError: the extra is not installed, or the file is no such detector.
    """

    def __init__(self, path: Path, classes: Sequence[str] = (), threads: int = 1) -> None:
        (runtime,) = optional("label", "onnxruntime")
        if unknown := [name for name in classes if name not in TYPES]:
            raise UsageError(f"no type {unknown[0]!r}; expected some of {', '.join(TYPES)}")
        options = runtime.SessionOptions()
        options.intra_op_num_threads = threads
        options.log_severity_level = 4
        try:
            self._session: Any = runtime.InferenceSession(
                path.read_bytes(), options, providers=["CPUExecutionProvider"]
            )
        except OSError as error:
            raise UsageError(f"{path}: cannot be read ({error.strerror})") from None
        except Exception as error:  # the runtime's own have no common class
            raise UsageError(f"{path}: no ONNX file that can be run ({error})") from None
        self._path = path
        self._input = self._session.get_inputs()[0]
        self._sides = self._sides_of(self._input.shape)
        metadata: Mapping[str, str] = self._session.get_modelmeta().custom_metadata_map
        self._classes = tuple(classes) or _named(metadata.get("names", ""))
        self._reader = Reader(threads)

    def __call__(self, pixels: Pixels) -> tuple[Captured, ...]:
        regions = regions_of(pixels)
        lines = self._reader.lines(pixels, regions)
        return captured(together(self.boxes(pixels), lines))

    def boxes(self, pixels: Pixels) -> list[Found]:
        """What the detector alone finds, the surest first.

        Raises:
            UsageError: it gives something else than described.
        """
        fitted, scale = _fitted(pixels, self._sides)
        raw: NDArray[np.float32] = self._session.run(None, {self._input.name: fitted})[0]
        if raw.ndim != 3 or raw.shape[0] != 1 or min(raw.shape[1:]) < 5:
            raise UsageError(
                f"{self._path}: expected an output of 1 x (4 + classes) x N, got {raw.shape}"
            )
        rows = raw[0].T if raw.shape[1] < raw.shape[2] else raw[0]
        return list(self._kept(rows, scale, (pixels.shape[1], pixels.shape[0])))

    def _kept(
        self, rows: NDArray[np.float32], scale: float, size: tuple[int, int]
    ) -> Sequence[Found]:
        scores, kinds = rows[:, 4:].max(axis=1), rows[:, 4:].argmax(axis=1)
        rows, scores, kinds = (part[scores >= _SURE] for part in (rows, scores, kinds))
        if not len(rows):
            return []
        corners = np.concatenate([rows[:, :2] - rows[:, 2:4] / 2, rows[:, 2:4]], axis=1) / scale
        kept = cv2.dnn.NMSBoxes(corners.tolist(), scores.tolist(), _SURE, _SAME)
        screen = Box(0, 0, *size)
        found = []
        for at in np.array(kept).ravel().tolist():
            x, y, wide, high = corners[at].tolist()
            box = Box(round(x), round(y), round(x + wide), round(y + high)).intersect(screen)
            if box.area:
                kind = int(kinds[at])
                named = self._classes[kind] if kind < len(self._classes) else "icon"
                found.append(Found(named, box, score=float(scores[at])))
        return found

    def _sides_of(self, shape: Sequence[Any]) -> tuple[int, int]:
        """Height and width of the input.

        Raises:
            UsageError: it takes no pictures.
        """
        if len(shape) != 4 or (isinstance(shape[1], int) and shape[1] != 3):
            raise UsageError(f"{self._path}: expected an input of 1 x 3 x H x W, got {shape}")
        high, wide = (side if isinstance(side, int) else _SIDE for side in shape[2:])
        return high, wide


def together(found: Sequence[Found], lines: Sequence[Line]) -> list[Found]:
    """Boxes and texts as elements: what was read in a box is its text, the rest stands alone."""
    inside: dict[int, list[Line]] = {}
    alone: list[Found] = []
    for line in lines:
        homes = [
            at
            for at, one in enumerate(found)
            if one.box.intersect(line.box).area >= _INSIDE * line.box.area
        ]
        home = min(homes, key=lambda at: found[at].box.area, default=None)
        if home is None:
            alone.append(Found("text", line.box, line.text, line.score))
        else:
            inside.setdefault(home, []).append(line)
    for at, one in enumerate(found):
        own = sorted(inside.get(at, ()), key=lambda line: (line.box.y1, line.box.x1))
        text = " ".join(line.text for line in own)
        kind = "button" if text and one.type == "icon" else one.type
        ink = own[0].box if own else None
        for line in own[1:]:
            ink = line.box.union(ink) if ink else line.box
        alone.append(Found(kind, one.box, text, one.score, ink, one.state))
    return sorted(alone, key=lambda one: (one.box.y1, one.box.x1))


def _fitted(pixels: Pixels, sides: tuple[int, int]) -> tuple[NDArray[np.float32], float]:
    """The picture as the input, in its upper left corner, and how much it was made smaller."""
    high, wide = sides
    scale = min(high / pixels.shape[0], wide / pixels.shape[1])
    size = max(1, round(pixels.shape[1] * scale)), max(1, round(pixels.shape[0] * scale))
    small = cv2.resize(
        pixels, size, interpolation=cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR
    )
    whole = np.full((high, wide, 3), _GREY, np.uint8)
    whole[: small.shape[0], : small.shape[1]] = small
    fitted = np.ascontiguousarray(whole.transpose(2, 0, 1)[None], np.float32)
    return fitted / np.float32(255), scale


def _named(text: str) -> tuple[str, ...]:
    """The types that a file names its classes by, as ``{0: 'icon'}``; what is none of ours is an
    icon."""
    try:
        names = ast.literal_eval(text) if text else {}
    except (SyntaxError, ValueError):
        return ()
    values = names.values() if isinstance(names, dict) else ()
    return tuple(str(name) if name in TYPES else "icon" for name in values)
