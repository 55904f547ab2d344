"""Which convention a model's numbers follow: every known one is tried on answers to known targets.

Nothing here decides how a reply is read in a run: that is the profile's alone. It only tells a
person whether the profile fits what the model really answers.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import compress
from math import hypot
from operator import or_
from statistics import median

from pointerbench.run.coordinates import Extent, sent_size, to_image
from pointerbench.run.profile_values import FRAMES, Profile, Resize, resize_words
from pointerbench.run.profiles import profiles
from pointerbench.run.question import Size
from pointerbench.values.geometry import Box

FITS, DIFFERS, UNKNOWN = "fits", "differs", "cannot tell"

ENOUGH = 6
"""With fewer answers nothing is said."""

_CLEAR = 2  # hits more; or
_NEARER = 0.65  # nearer on this share of the screens where the two differ
_SAME = 0.5  # by more pixels than that,
_SCREENS = 3  # of which there are so many at least,
_HALF = 0.5  # and with this part of the other's sum of squared errors

_SERVERS = ("smart", "longest", "claude")  # rules by which servers resize what they are sent
_RULES = (
    Resize("smart", 28, 3_136, 12_845_056),
    Resize("smart", 32, 65_536, 16_777_216),
    Resize("smart", 28, 3_136, 1_003_520),
    Resize("smart", 32, 65_536, 1_003_520),
    Resize("claude", edge=1_568, tokens=1_568),
    Resize("claude", edge=2_576, tokens=4_784),
)


@dataclass(frozen=True, slots=True)
class Answer:
    """Two numbers, or the four of a box, as a model wrote them, and where they ought to be."""

    given: tuple[float, ...]
    image_size: Extent  # as `coordinates.frame_size` has it
    sent_size: Size
    target: Box


@dataclass(frozen=True, slots=True)
class Convention:
    """A way to mean two numbers. With a ``resize``, the other side changes the picture's size once
    more after it was sent, and the numbers are pixels of that picture."""

    frame: str
    axes: str
    resize: Resize | None = None

    @property
    def name(self) -> str:
        rule = f" after {rule_name(self.resize)}" if self.resize else ""
        return f"{self.frame} {self.axes}{rule}"

    def seen(self, answer: Answer) -> Size:
        """The size of the picture that the model saw."""
        return _resized(self.resize, answer.sent_size) if self.resize else answer.sent_size

    def sides(self, answer: Answer) -> tuple[float, float]:
        """What the right and the lower edge are in this convention's numbers."""
        if self.frame == "image":
            return answer.image_size
        full = FRAMES[self.frame]
        return (full, full) if full else self.seen(answer)

    def place(self, answer: Answer) -> tuple[float, float]:
        """Where the answer points if it is meant so, in pixels of the original picture."""
        a, b, c, d = (*answer.given, *answer.given)[:4]
        middle = ((a + c) / 2, (b + d) / 2)
        x, y = to_image(middle, self.frame, self.axes, answer.image_size, self.seen(answer))
        return x, y


@dataclass(frozen=True, slots=True)
class Fit:
    """How well a convention explains the answers, screen by screen: whether the target was hit, and
    the distance to its centre in pixels of the original picture."""

    convention: Convention
    hit: tuple[bool, ...]
    errors: tuple[float, ...]

    @property
    def hits(self) -> int:
        return sum(self.hit)

    @property
    def median(self) -> float:
        return median(self.errors)

    def clearly_better(self, other: Fit) -> bool:
        """Two hits more, or as many and closer to the centres: what chance does not bring about."""
        if self.hits >= other.hits + _CLEAR:
            return sum(self.errors) < sum(other.errors)
        # What both miss by far says nothing of a fine difference.
        either = map(or_, self.hit, other.hit)
        pairs = [*compress(zip(self.errors, other.errors, strict=True), either)]
        nearer = [mine < theirs for mine, theirs in pairs if abs(mine - theirs) > _SAME]
        return (
            self.hits >= other.hits
            and len(nearer) >= _SCREENS
            and sum(nearer) >= _NEARER * len(nearer)
            and sum(mine**2 for mine, _ in pairs) <= _HALF * sum(theirs**2 for _, theirs in pairs)
        )


@dataclass(frozen=True, slots=True)
class Finding:
    """What the answers say of the declared convention."""

    verdict: str
    reason: str
    declared: Fit | None = None
    best: Fit | None = None  # the declared one unless another is clearly better
    fits: tuple[Fit, ...] = ()  # of all conventions, the best first


def declared(profile: Profile) -> Convention:
    """The convention that a profile states."""
    return Convention(profile.frame, profile.axes)


def find(profile: Profile, answers: Iterable[Answer]) -> Finding:
    """Tries all conventions that these answers can tell apart."""
    answers = list(answers)
    if len(answers) < ENOUGH:
        return Finding(UNKNOWN, f"{len(answers)} of the replies could be read, {ENOUGH} are needed")
    fits = [_fit(convention, answers) for convention in conventions(profile, answers)]
    own, best = fits[0], _best(fits)
    ranked = tuple(sorted(fits, key=_rank))
    if best.hits * 2 < len(answers):
        reason = "no convention hits half of the targets"
        return Finding(UNKNOWN, reason, own, best, ranked)
    if best is own:
        return Finding(FITS, "declared convention fits", own, own, ranked)
    return Finding(DIFFERS, advice(profile, best.convention), own, best, ranked)


def conventions(profile: Profile, answers: list[Answer]) -> list[Convention]:
    """The declared one first, then the others from plain to odd; those that no answer of these can
    tell from an earlier one are left out."""
    found: dict[tuple[object, ...], Convention] = {}
    for convention in _all(profile):
        sides = tuple(convention.sides(answer) for answer in answers)
        found.setdefault((convention.axes, sides), convention)
    return list(found.values())


def _all(profile: Profile) -> Iterator[Convention]:
    own = declared(profile)
    yield own
    # A thousandth more or less is within a model's own error: per999 is never held against per1000.
    per_mille = "per999" if own.frame == "per999" else "per1000"
    for axes in (own.axes, "yx" if own.axes == "xy" else "xy"):
        for frame in ("sent", "image", per_mille, "percent", "unit"):
            yield Convention(frame, axes)
        known = [other.resize for other in profiles().values() if other.resize.rule in _SERVERS]
        for rule in dict.fromkeys((*_RULES, *known)):
            yield Convention("sent", axes, rule)


@cache
def _resized(rule: Resize, size: Size) -> Size:
    return sent_size(rule, size)


def _fit(convention: Convention, answers: list[Answer]) -> Fit:
    hit, errors = [], []
    for answer in answers:
        x, y = convention.place(answer)
        x1, y1, x2, y2 = answer.target
        hit.append(x1 <= x <= x2 and y1 <= y <= y2)  # closed, as the scorer has it
        errors.append(hypot(x - (x1 + x2) / 2, y - (y1 + y2) / 2))
    return Fit(convention, tuple(hit), tuple(errors))


def _best(fits: list[Fit]) -> Fit:
    """The plainest that no other clearly beats."""
    unbeaten = (fit for fit in fits if not any(other.clearly_better(fit) for other in fits))
    return next(unbeaten, min(fits, key=_rank))


def _rank(fit: Fit) -> tuple[int, float]:
    return -fit.hits, fit.median


def rule_name(rule: Resize) -> str:
    """A resize rule in words: ``smart 28 up to 1,003,520 px``."""
    if rule.rule == "smart":
        limit = f" up to {rule.max_pixels:,} px" if rule.max_pixels else ""
        return f"smart {rule.factor}{limit}"
    return f"{rule.rule} {rule.edge}" if rule.edge else rule.rule


def changes(profile: Profile, best: Convention) -> dict[str, str | int]:
    """What an entry of a models file has to say so that the profile says what the model does."""
    wanted: dict[str, str | int] = {"frame": best.frame, "axes": best.axes}
    now: dict[str, str | int] = {"frame": profile.frame, "axes": profile.axes}
    rule, own = best.resize, profile.resize
    if rule is not None:
        wanted["resize"], now["resize"] = resize_words(rule), resize_words(own)
    if rule is not None and rule.rule == "smart":
        wanted |= {"min_pixels": rule.min_pixels, "max_pixels": rule.max_pixels}
        kept = {"min_pixels": own.min_pixels, "max_pixels": own.max_pixels}
        now |= kept if own.rule == "smart" else {}
    return {name: value for name, value in wanted.items() if value != now.get(name)}


def advice(profile: Profile, best: Convention) -> str:
    """The changes in words, as fields of a models file."""
    fields = [f'"{name}": {json.dumps(value)}' for name, value in changes(profile, best).items()]
    words = f"set {', '.join(fields)}"
    if best.resize is None:
        return words
    families = [other.family for other in profiles().values() if other.resize == best.resize]
    hint = f" (as families {', '.join(families[:3])})" if families else ""
    return f"the picture is resized on the other side: {words}{hint}"
