"""Pictures as gradient hashes, and the hashes within a distance of one.

A hash has 1,152 bits. The picture, grey, is averaged down to 25 columns and 24 rows; for each of
the 24 x 24 steps from a cell to the next one on its right, one bit says that it gets brighter by
more than 2 grey levels of 255, another that it gets darker by more than 2. The dead zone between
them keeps the flat areas, of which screens are full, from flipping with an encoder's noise.

`DISTANCE`, 40 bits, is measured. Of 375 official pictures, 125 a suite, how many copies were found,
and the largest distance of any (``python scripts/bench/decontaminate.py --copies 125``):

    JPEG, quality 75          100 %    29      scaled by 1.5              100 %    35
    JPEG, quality 40         99.7 %    58      blurred, radius 1         99.7 %    51
    scaled by 0.75            100 %    39      one pixel row changed      100 %     8
    scaled by 0.5            99.2 %    56      moved by a pixel           100 %    38
    scaled by 0.75, JPEG 60  98.9 %    57

Of 500 examples a suite of another seed, so many are near-equal to one of the 500 test pictures (the
same command with ``--count 500``): Sheets 0, the nearest 191 bits away; Text 1, a page of the same
prose with other names, 40 bits away (the next ones 58 and 67); Pro 184. The screens of a program
of the Pro suite differ in little and sometimes in nothing (7 of the 500 are equal to the pixel): no
distance tells those from copies, and leaving them out of a training set is meant.

A picture that was cropped, framed, moved by more than a pixel or two, or inverted is not found.
"""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import TypeAlias

import numpy as np
import numpy.typing as npt
from PIL import Image

from pointerbench.contract.stored import Source
from pointerbench.picture.pixels import shown
from pointerbench.values.errors import UsageError

Hash: TypeAlias = npt.NDArray[np.uint64]
"""18 words of 64 bits; of several pictures, (n, 18)."""

SIDE = 24  # steps across and down
BITS = 2 * SIDE * SIDE
WORDS = BITS // 64
DISTANCE = 40
"""Bits by which two pictures may differ that are called near-equal, unless told otherwise."""
SHARE = 5
"""They may differ in one of so many bits set in either at most: hardly anything shows on a picture
of which only a few bits are set, and those have to agree."""
_FLAT = 2  # grey levels, of 255, that are no step


def picture_hash(image: Image.Image) -> Hash:
    """The hash of an opened picture as people see it, (18,)."""
    grey = shown(image).convert("L").resize((SIDE + 1, SIDE), Image.Resampling.BOX)
    steps = np.diff(np.asarray(grey, np.int16), axis=1)
    return np.packbits(np.concatenate((steps > _FLAT, steps < -_FLAT))).view(np.uint64)


def hash_of(picture: Source, place: str) -> Hash:
    """The hash of a picture file.

    Raises:
        UsageError: it is missing or is no picture; begins with ``place``.
    """
    try:
        with Image.open(BytesIO(picture) if isinstance(picture, bytes) else picture) as image:
            return picture_hash(image)
    except FileNotFoundError:
        raise UsageError(f"{place}: no such picture: {picture!s}") from None
    except (OSError, SyntaxError, ValueError, Image.DecompressionBombError) as error:
        raise UsageError(f"{place}: the picture cannot be read ({error})") from None


class Near:
    """Finds among many hashes those near to one; exact.

    The hashes lie in the order of their set bits. Two that differ in d bits differ by at most d in
    that number, so only a window is looked at, with one exclusive or and one count of bits.
    """

    def __init__(self, hashes: Sequence[Hash]) -> None:
        table = np.array(hashes, np.uint64).reshape(-1, WORDS)
        ones = np.bitwise_count(table).sum(axis=1, dtype=np.int64)
        self._order = np.argsort(ones, kind="stable")
        self._ones = ones[self._order]
        self._table = table[self._order]

    def within(self, distance: int, one: Hash) -> list[tuple[int, int]]:
        """(distance, number) of every hash at most so far away, nearest first.

        No more than one in `SHARE` of the bits set in either may differ, whatever the distance.
        """
        ones = int(np.bitwise_count(one).sum(dtype=np.int64))
        start, stop = np.searchsorted(self._ones, (ones - distance, ones + distance + 1))
        apart = np.bitwise_count(self._table[start:stop] ^ one).sum(axis=1, dtype=np.int64)
        # Of two hashes with a and b bits set that differ in d, (a + b + d) / 2 are set in either.
        either = (self._ones[start:stop] + ones + apart) / 2
        found = np.flatnonzero((apart <= distance) & (SHARE * apart <= either))
        return sorted((int(apart[i]), int(self._order[start + i])) for i in found)
