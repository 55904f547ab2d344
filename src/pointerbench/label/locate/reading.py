"""Reads the text of a picture with RapidOCR, whose models lie in its package: no network."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np
from numpy.typing import NDArray

from pointerbench.capture.evidence import Pixels
from pointerbench.label.locate.found import Line
from pointerbench.label.locate.pieces import Piece, pieces_of
from pointerbench.label.locate.regions import Regions
from pointerbench.picture.vision import cv2
from pointerbench.values.errors import UsageError
from pointerbench.values.geometry import Box
from pointerbench.values.web import optional

_DETECTS, _RECOGNISES = "PP-OCRv6_det_small.onnx", "PP-OCRv6_rec_small.onnx"

_MOST = 2_600_000  # pixels from which on a picture is made smaller for the detector
_LETTER = 9.0  # pixels that its letters are high then, at least
_LETTERS = (6, 60)  # pixels of the height of what may be a letter
_HIGH = 48  # pixels that the recogniser makes every line high
_SURE = 0.5  # what a text's score is at least
_UPRIGHT = 1.6  # a place that much higher than wide is text that stands on its end


class Reader:
    """The engine, loaded once; ``threads`` are those that one picture may take.

    Raises:
        UsageError: the extra is not installed.
    """

    def __init__(self, threads: int = 1) -> None:
        (rapidocr,) = optional("label", "rapidocr")
        models = Path(rapidocr.__file__).parent / "models"
        for name in (_DETECTS, _RECOGNISES):
            if not (models / name).is_file():
                raise UsageError(
                    f"rapidocr has no {name} in its package: pip install 'pointerbench[label]'"
                )
        # Files that are named are never fetched; nor is the one that turns upside-down text.
        self._engine: Any = rapidocr.RapidOCR(
            params={
                "Global.log_level": "critical",
                "Global.use_cls": False,
                "Global.use_preprocess_img": False,
                "Det.model_path": str(models / _DETECTS),
                "Rec.model_path": str(models / _RECOGNISES),
                "Det.limit_type": "max",
                "Det.limit_side_len": 100_000,
                "Rec.rec_img_shape": [3, _HIGH, _HIGH],  # the least that lines are padded to
                "EngineConfig.onnxruntime.intra_op_num_threads": threads,
            }
        )

    def lines(self, pixels: Pixels, regions: Regions) -> list[Line]:
        """The texts of a picture, of shape (height, width, 3), each with the box of its ink."""
        image = np.ascontiguousarray(pixels[:, :, ::-1])  # as OpenCV has it
        pieces = pieces_of(self._places(image, _shrink(regions)), regions, pixels)
        crops = [_upright(image, piece.crop) for piece in pieces]
        if not crops:
            return []
        # A table says the same many times: equal pixels are read once.
        keys = [(crop.shape, crop.tobytes()) for crop in crops]
        numbers = {key: number for number, key in enumerate(dict.fromkeys(keys))}
        read = self._engine.recognize_txt([crops[keys.index(key)] for key in numbers])
        found = []
        for piece, key in zip(pieces, keys, strict=True):
            text, score = read.txts[numbers[key]], float(read.scores[numbers[key]])
            if text.strip() and score >= _SURE:
                found.append(_line(piece, " ".join(text.split()), score))
        return found

    def _places(self, image: NDArray[np.uint8], shrink: float) -> list[Box]:
        """Where the detector finds text: loose boxes, several words or entries in one."""
        height, width = image.shape[:2]
        size = max(1, round(width * shrink)), max(1, round(height * shrink))
        small = cv2.resize(image, size, interpolation=cv2.INTER_AREA) if shrink < 1 else image
        detected = self._engine(small, use_rec=False)
        if detected.boxes is None:
            return []
        found: Sequence[NDArray[np.float32]] = detected.boxes
        screen = Box(0, 0, width, height)
        return [
            Box(*(round(float(side) / shrink) for side in (*box.min(0), *box.max(0)))).intersect(
                screen
            )
            for box in found
        ]


def _shrink(regions: Regions) -> float:
    """How much smaller a large picture is looked at, so that its letters stay as high as usual."""
    width, height = regions.size
    if width * height <= _MOST:
        return 1.0
    low, high = _LETTERS
    heights = [blob.box.height for blob in regions.blobs if low <= blob.box.height <= high]
    usual = median(heights) if heights else high
    return float(min(1.0, max((_MOST / (width * height)) ** 0.5, _LETTER / usual)))


def _line(piece: Piece, text: str, score: float) -> Line:
    """The line that was read, without an icon that was read as its first letter."""
    first, others = text[0], text[1:].strip()
    latin = others.isascii() and any(map(str.isalpha, others))
    drawn = not first.isascii() and (latin or not first.isalpha())
    if piece.rest and drawn and len(others) > 1:
        return Line(others, piece.rest, score)
    return Line(text, piece.box, score)


def _upright(image: NDArray[np.uint8], box: Box) -> NDArray[np.uint8]:
    crop = image[box.y1 : box.y2, box.x1 : box.x2]
    return np.rot90(crop) if box.height > _UPRIGHT * box.width else crop
