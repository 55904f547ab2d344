"""The one door to the parsers: a model's raw reply in, a place on the original picture out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from pointerbench.run.coordinates import frame_size, to_image
from pointerbench.run.coordinates import sent_size as size_sent
from pointerbench.run.parsers import read
from pointerbench.run.parsers.found import Failure, Found
from pointerbench.run.profile_values import Profile
from pointerbench.run.profiles import profile_of
from pointerbench.run.question import BBOX, POINT, Size
from pointerbench.values.errors import UsageError

REFUSAL, UNPARSABLE = "refusal", "unparsable"


class Parsed(NamedTuple):
    """What a reply says.

    ``kind`` is point, bbox, refusal or unparsable. ``value`` is in pixels of the original picture,
    x first, neither rounded nor clipped: (x, y), or (x1, y1, x2, y2) with its corners sorted.
    ``given`` holds the numbers it was made of in the family's frame and order of axes, unsorted; a
    refusal has them too if it is one by its negative numbers. ``reason`` says in a few words why a
    reply is unparsable.
    """

    kind: str
    value: tuple[float, ...] | None = None
    reason: str = ""
    given: tuple[float, ...] | None = None

    @property
    def point(self) -> tuple[float, float] | None:
        """The point, or the centre of the box."""
        if self.value is None:
            return None
        first, last = self.value[:2], self.value[-2:]
        return (first[0] + last[0]) / 2, (first[1] + last[1]) / 2


_parsed = partial(tuple.__new__, Parsed)  # without names, which take three times as long


def parse_reply(
    model_family: str, raw: str, image_size: Sequence[int], sent_size: Sequence[int] | None = None
) -> Parsed:
    """What a model of this family means by its reply.

    ``model_family`` is a family's name, or a model's, by which click-eval would choose it.
    ``raw`` is the text of the reply, or the JSON of a structured one. Sizes are width and height in
    pixels, of the original picture and of the one the model saw; without the second, it is what the
    family's resize rule makes of the first.

    Raises:
        UsageError: no family has that name or such models, ``raw`` is no text, or a size is none.
    """
    return read_reply(profile_of(model_family), raw, image_size, sent_size)


def read_reply(
    family: Profile, raw: str, image_size: Sequence[int], sent_size: Sequence[int] | None = None
) -> Parsed:
    """As `parse_reply`, by a profile, which a models file may have changed."""
    if not isinstance(raw, str):
        raise UsageError(f"a reply must be a text, not {type(raw).__name__}")
    image = _size(image_size, "image_size")
    if sent_size is not None:
        sent = _size(sent_size, "sent_size")
    elif family.frame == "sent":
        sent = size_sent(family.resize, image)
    else:
        sent = image
    outcome = read(raw, family)
    if isinstance(outcome, Failure):
        return _parsed((UNPARSABLE, None, outcome.reason, None))
    return _placed(family, outcome, image, sent)


def _placed(family: Profile, found: Found, image: Size, sent: Size) -> Parsed:
    given = found.numbers
    if found.keyed and family.axes != "xy":
        given = tuple(given[i ^ 1] for i in range(len(given)))
    if not given or (given[0] < 0 and max(given) < 0):
        return _parsed((REFUSAL, None, "", given or None))
    full = frame_size(family.resize, image) if family.resize.rule == "canvas" else image
    value = to_image(given, family.frame, family.axes, full, sent)
    if len(value) == 2:
        return _parsed((POINT, value, "", given))
    x1, y1, x2, y2 = value
    if x1 > x2 or y1 > y2:
        value = min(x1, x2), min(y1, y2), max(x1, x2), max(y1, y2)
    return _parsed((BBOX, value, "", given))


_LARGEST = 1_000_000  # pixels a side


def _size(size: Sequence[int], name: str) -> Size:
    try:
        width, height = size
        if 1 <= width <= _LARGEST and 1 <= height <= _LARGEST:
            if type(width) is int and type(height) is int:
                return width, height
            return int(width), int(height)
    except (TypeError, ValueError):
        pass
    raise UsageError(f"{name}: expected [width, height] in pixels, not {size!r}")
