"""Makes the WebP pictures of a set smaller, pixel for pixel the same: for a set that is committed.

    python scripts/squeeze_pictures.py data/gd/test --above 60

A build encodes fast; this tries all that WebP can do, some seconds a picture. Pictures with loss
stay as they are. Each is written under a temporary name first; a second run goes on.
"""

from __future__ import annotations

import argparse
import io
import os
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from tqdm import tqdm

from pointerbench.picture.pixels import picture_of
from pointerbench.picture.png import same_pixels
from pointerbench.values.files import write_bytes


def squeezed(path: Path, above: int) -> int:
    """The bytes that a picture lost; none where it is small, or lossy, or as small as can be."""
    before = path.read_bytes()
    if len(before) <= above or b"VP8L" not in before[:64]:
        return 0
    picture = picture_of(before)
    file = io.BytesIO()
    picture.save(file, "WEBP", lossless=True, quality=100, method=6)
    after = file.getvalue()
    if len(after) >= len(before):
        return 0
    if not same_pixels(picture_of(after), picture):
        raise AssertionError(f"{path}: other pixels")
    write_bytes(path, after)
    return len(before) - len(after)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", maxsplit=1)[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--above", type=int, default=0, help="leave smaller ones, in kB (0)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    given = parser.parse_args()
    paths = sorted(given.folder.glob("*.webp"))
    work = partial(squeezed, above=given.above * 1000)
    with ProcessPoolExecutor(given.jobs) as pool:
        gained = sum(tqdm(pool.map(work, paths), total=len(paths), unit="picture"))
    left = sum(path.stat().st_size for path in paths)
    print(f"{len(paths)} pictures: {left / 1e6:.1f} MB, {gained / 1e6:.1f} MB less")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
