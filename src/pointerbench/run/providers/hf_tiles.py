"""A picture as InternVL takes it: square tiles in the grid that fits its shape best, and the whole
once more. Imports torch: only on use."""

from __future__ import annotations

from typing import TYPE_CHECKING

import torch

if TYPE_CHECKING:
    from pointerbench.picture.pixels import Picture

_MEAN = (0.485, 0.456, 0.406)  # of ImageNet
_DEVIATION = (0.229, 0.224, 0.225)


def tiles(picture: Picture, side: int, most: int) -> torch.Tensor:
    """Tiles of shape (count, 3, side, side), row by row, normalised; the whole picture last where
    there is more than one."""
    across, down = grid(picture.width, picture.height, side, most)
    large = picture.resize((across * side, down * side))  # bicubic
    parts = [
        large.crop((x * side, y * side, (x + 1) * side, (y + 1) * side))
        for y in range(down)
        for x in range(across)
    ]
    if len(parts) > 1:
        parts.append(picture.resize((side, side)))
    return torch.stack([_normal(part) for part in parts])


def grid(width: int, height: int, side: int, most: int) -> tuple[int, int]:
    """Columns and rows, at most ``most`` tiles: the shape nearest to the picture's. Of equal shapes
    the larger one only if the picture has more than half of its pixels (InternVL's own rule)."""
    shapes = sorted(
        ((x, y) for x in range(1, most + 1) for y in range(1, most + 1) if x * y <= most),
        key=lambda shape: (shape[0] * shape[1], shape),
    )
    best, least = (1, 1), float("inf")
    for x, y in shapes:
        off = abs(width / height - x / y)
        large_enough = width * height > side * side * x * y / 2
        if off < least or (off == least and large_enough):
            best, least = (x, y), off
    return best


def _normal(part: Picture) -> torch.Tensor:
    values = torch.frombuffer(bytearray(part.tobytes()), dtype=torch.uint8)
    colours = values.view(part.height, part.width, 3).permute(2, 0, 1).float() / 255
    mean, deviation = (torch.tensor(row).view(3, 1, 1) for row in (_MEAN, _DEVIATION))
    return (colours - mean) / deviation
