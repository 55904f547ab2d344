"""The forward and the inverse map between a model's own numbers and pixels of the original picture,
and the size at which each family's picture is sent."""

from __future__ import annotations

import math
from collections.abc import Sequence

from pointerbench.run.profile_values import FRAMES, Resize
from pointerbench.run.question import Size
from pointerbench.values.errors import UsageError

Extent = tuple[float, float]
"""Width and height, not in whole pixels where a canvas is measured in the original's."""

PATCH = 28
"""Claude's limits count patches of so many pixels a side."""

LONGEST_RATIO = 200
"""Sides that differ more than so many times are refused by the Qwen processors."""


def sent_size(resize: Resize, size: Size) -> Size:
    """Width and height of the picture as the model sees it, for one of ``size``.

    Raises:
        UsageError: no such rule, or a picture that the rule cannot take.
    """
    if size[0] < 1 or size[1] < 1:
        raise UsageError(f"a picture of {size[0]}x{size[1]} pixels has no place to point at")
    try:
        rule = _RULES[resize.rule]
    except KeyError:
        known = ", ".join(_RULES)
        raise UsageError(f"no resize rule {resize.rule!r}; expected one of {known}") from None
    return rule(resize, size)


def covered_size(resize: Resize, size: Size) -> Size:
    """The part of what is sent, from its upper left corner, that the picture itself covers: all of
    it but for the rule ``canvas``."""
    if resize.rule != "canvas":
        return sent_size(resize, size)
    width, height = size
    if width * resize.height > resize.width * height:
        return resize.width, max(1, int(resize.width * height / width))
    return max(1, int(resize.height * width / height)), resize.height


def frame_size(resize: Resize, size: Size) -> tuple[float, float]:
    """What a full side of a frame means in pixels of the original: the size of the original or, on
    a canvas, of the canvas at the original's scale. The scale of the width is that of both axes
    (microsoft/Phi-Ground, benchmark/test_screenspot_pro.py)."""
    if resize.rule != "canvas":
        return size
    scale = size[0] / covered_size(resize, size)[0]
    return resize.width * scale, resize.height * scale


def to_image(
    values: Sequence[float], frame: str, axes: str, image_size: Extent, sent_size: Size
) -> tuple[float, ...]:
    """A model's numbers as pixels of the original: x first, neither rounded nor clipped.

    ``values`` are two or four numbers in the order that ``axes`` says; ``frame`` is one of
    `profiles.FRAMES`; ``image_size`` is what `frame_size` gives. Corners stay in their order.
    """
    width, height = _sides(frame, image_size, sent_size)
    across, down = image_size
    if axes != "xy":
        values = _turned(values, axes)
    if len(values) == 2:
        return values[0] * across / width, values[1] * down / height
    x1, y1, x2, y2 = values
    return x1 * across / width, y1 * down / height, x2 * across / width, y2 * down / height


def from_image(
    values: Sequence[float], frame: str, axes: str, image_size: Extent, sent_size: Size
) -> tuple[float, ...]:
    """The inverse of `to_image`: what a model of this frame would say for a place."""
    width, height = _sides(frame, image_size, sent_size)
    across, down = image_size
    scaled = [
        value * height / down if i % 2 else value * width / across for i, value in enumerate(values)
    ]
    return tuple(_turned(scaled, axes))


def _sides(frame: str, image_size: Extent, sent_size: Size) -> tuple[float, float]:
    """What the right and the lower edge are in a frame's numbers."""
    if frame == "image":
        return image_size
    return (full, full) if (full := FRAMES[frame]) else sent_size


def _turned(values: Sequence[float], axes: str) -> Sequence[float]:
    """Each pair with its other number first, where y is."""
    return values if axes == "xy" else [values[i ^ 1] for i in range(len(values))]


def _none(_: Resize, size: Size) -> Size:
    return size


def _smart(resize: Resize, size: Size) -> Size:
    """``smart_resize`` of the Qwen family (qwen-vl-utils 0.0.14): multiples of ``factor``, rounded
    half to even, within the limits on pixels, the aspect about kept. A limit of 0 is none. Where
    there is a ``cap``, InfiGUI-G1's step comes first (InfiXAI/InfiGUI-G1, eval/data.py): larger
    pictures are made smaller in proportion, their sides rounded."""
    width, height = size
    if resize.cap and width * height > resize.cap:
        shrunk = math.sqrt(resize.cap / (width * height))
        width, height = (max(1, round(side * shrunk)) for side in size)
    factor, least, most = resize.factor, resize.min_pixels, resize.max_pixels
    if width > LONGEST_RATIO * height or height > LONGEST_RATIO * width:
        raise UsageError(
            f"a picture of {width}x{height} pixels cannot be sent: one side is more than "
            f"{LONGEST_RATIO} times the other"
        )
    across = round(width / factor) * factor or factor
    down = round(height / factor) * factor or factor
    if most and across * down > most:
        beta = math.sqrt(width * height / most)
        across = math.floor(width / beta / factor) * factor or factor
        down = math.floor(height / beta / factor) * factor or factor
    elif across * down < least:
        beta = math.sqrt(least / (width * height))
        across = math.ceil(width * beta / factor) * factor
        down = math.ceil(height * beta / factor) * factor
    return across, down


def _longest(resize: Resize, size: Size) -> Size:
    """Made smaller until the longest side is ``edge``; never larger."""
    longest = max(size)
    if longest <= resize.edge or not resize.edge:
        return size
    width, height = (max(1, round(side * resize.edge / longest)) for side in size)
    return width, height


def _width(resize: Resize, size: Size) -> Size:
    """As wide as ``width``, portraits half as wide, smaller or larger (OSU-NLP-Group/UGround,
    online_evaluation/serve_model/ray_server.py)."""
    width = resize.width if size[0] >= size[1] else resize.width // 2
    return width, max(1, round(size[1] * width / size[0]))


def _canvas(resize: Resize, _: Size) -> Size:
    return resize.width, resize.height


def _claude(resize: Resize, size: Size) -> Size:
    """The vendor's algorithm (claude-quickstarts, image.py): unchanged if both sides and the count
    of patches are within the limits, otherwise the largest width that is, at the same aspect."""
    if _fits(resize, size):
        return size
    width, height = size
    aspect = width / height
    least, most = 1, width  # the first is taken to fit, the second does not
    while most - least > 1:
        middle = (least + most) // 2
        if _fits(resize, (middle, max(1, round(middle / aspect)))):
            least = middle
        else:
            most = middle
    return least, max(1, round(least / aspect))


def _fits(resize: Resize, size: Size) -> bool:
    patches = math.ceil(size[0] / PATCH) * math.ceil(size[1] / PATCH)
    return max(size) <= resize.edge and patches <= resize.tokens


_RULES = {
    "none": _none,
    "smart": _smart,
    "longest": _longest,
    "claude": _claude,
    "width": _width,
    "canvas": _canvas,
}
