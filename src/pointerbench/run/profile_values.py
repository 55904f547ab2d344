"""What is known of a model family, as plain values, and whether it makes sense."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from pointerbench.values.errors import UsageError

FRAMES = {"sent": 0, "image": 0, "unit": 1, "percent": 100, "per999": 999, "per1000": 1000}
"""What a full side is in each frame; in ``sent`` and ``image`` it is the side in pixels of the
picture as sent, or of the original."""

RULES = ("none", "smart", "longest", "claude", "width", "canvas")
"""How pictures are resized; see `coordinates.sent_size`. Only ``canvas`` pads them."""

LOADERS = (
    "image-text-to-text",  # AutoModelForImageTextToText and its processor
    "causal-lm",  # AutoModelForCausalLM, with code of its own
    "internvl-chat",  # AutoModel with code of its own, asked by model.chat
    "minicpm",  # the same with another signature
    "molmo",  # a processor and a generate_from_batch of its own
    "molmopoint",  # its processor turns tokens into points
    "gui-actor",  # a head of its own points, not the text
    "moondream",  # model.point and model.detect
    "none",  # cannot be loaded: its weights are not published
)
"""How Transformers loads a family. Not each is built: `providers.local_hf` says which."""

SYNTAXES = ("tool_call", "json", "call", "tags", "groups", "verbs", "fields")
"""What `parsers` can read."""

FREE = 10**9
"""Pixels: more than any picture has."""

_TYPED: dict[str, tuple[str, ...]] = {
    "none": (),
    "smart": ("factor", "cap"),
    "longest": ("edge",),
    "claude": ("edge", "tokens"),
    "width": ("width",),
    "canvas": ("width", "height"),
}
"""Of which numbers a rule consists where it is typed."""

SERVED = ("openrouter", "vllm", "transformers", "api")
ANSWERS = ("point", "bbox", "both")
AXES = ("xy", "yx")
PICTURE = "{picture}"


@dataclass(frozen=True, slots=True)
class Resize:
    """How the picture is made smaller or larger before it is sent; see `coordinates.sent_size`."""

    rule: str = "none"  # one of RULES
    factor: int = 28  # smart: sides become multiples of it
    min_pixels: int = 0  # smart
    max_pixels: int = 0  # smart
    cap: int = 0  # smart: larger pictures are first made smaller in proportion, to so many pixels
    edge: int = 0  # longest, claude: the longest side allowed
    width: int = 0  # width: of landscapes, twice that of portraits; canvas: its own
    height: int = 0  # canvas
    tokens: int = 0  # claude: the most patches of 28x28 allowed


def resize_of(text: Any) -> Resize:
    """A rule as people type it: ``none``, ``smart:FACTOR`` or ``smart:FACTOR:CAP`` (any number of
    pixels, unless ``min_pixels`` and ``max_pixels`` say more), ``longest:EDGE``,
    ``claude:EDGE:TOKENS``, ``width:WIDTH``, ``canvas:WIDTH:HEIGHT``.

    Raises:
        UsageError: it is none of these.
    """
    rule, *numbers = str(text).split(":")
    names = _TYPED.get(rule)
    digits = [number for number in numbers if number.isdecimal() and len(number) < 10]
    if names is None or not len(names) >= len(digits) == len(numbers) >= _fewest(rule):
        expected = ", ".join(":".join((name, *of[: _fewest(name)])) for name, of in _TYPED.items())
        raise UsageError(f"resize {text!r}: expected one of {expected}, as smart:28")
    limit = {"max_pixels": FREE} if rule == "smart" else {}
    return Resize(rule, **dict(zip(names, map(int, digits), strict=False)), **limit)


def resize_words(resize: Resize) -> str:
    """The inverse of `resize_of`, but for the limits of ``smart``."""
    numbers = [getattr(resize, name) for name in _TYPED[resize.rule]]
    given = len(numbers) if numbers and numbers[-1] else _fewest(resize.rule)
    return ":".join((resize.rule, *map(str, numbers[:given])))


def _fewest(rule: str) -> int:
    """How many numbers are typed at least: a cap may be left out."""
    return sum(name != "cap" for name in _TYPED[rule])


@dataclass(frozen=True, slots=True)
class Asking:
    """How a family is asked. In templates stand {instruction}, {width} and {height} (of the picture
    as sent), and in the user's {picture} where the picture goes. All other braces are text."""

    user: str = "{picture}{instruction}"
    user_bbox: str = ""  # for tasks that ask for a box; ``user`` and ``system`` if empty
    system: str = ""
    system_bbox: str = ""  # goes with ``user_bbox``
    refusal: str = ""  # what is added to the user's text where models are told they may refuse
    prefill: str = ""  # how the model's turn is begun, except with ``user_bbox``
    source: str = ""  # where the makers say so


@dataclass(frozen=True, slots=True)
class ReadingOptions:
    """What is particular about a family's replies."""

    after: tuple[str, ...] = ()  # words that the answer comes after
    until: tuple[str, ...] = ()  # words that end it
    thought: tuple[str, ...] = ()  # words that reasoning begins with; without ``after``: no answer
    hidden: bool = False  # the chat template opens the reasoning, so its first tag is not there
    prefilled: bool = False  # the reply goes on with a call that was begun for it
    rows: bool = False  # JSON is rows of points, each with a number before it
    empty: bool = False  # an empty list means: it is not there
    limit: int | None = None  # a larger number is an error
    failure: bool = False  # a call that gives the task up means: it is not there
    box_frame: str = (
        ""  # the frame of boxes, one of FRAMES, where it is another than that of points
    )


@dataclass(frozen=True, slots=True)
class Reading:
    """How a family's reply is read: the syntaxes are tried in this order (of SYNTAXES)."""

    syntaxes: tuple[str, ...] = ("tool_call", "json", "call", "tags", "groups")
    thinking: tuple[str, ...] = ("think", "thinking", "thought")  # names of tags
    refusals: tuple[str, ...] = ()  # whole replies that mean: it is not there
    options: ReadingOptions = ReadingOptions()


@dataclass(frozen=True, slots=True)
class Local:
    """What Transformers needs to know to load the family. The figures are of the size that is
    mostly run; names of models that state another size know better."""

    loader: str = "image-text-to-text"  # one of LOADERS
    remote_code: bool = False
    billions: float = 0  # parameters
    memory_gb: float = 0  # in bfloat16 with one large screenshot; estimated
    tiles: int = 0  # internvl-chat: the most tiles of 448x448 that a picture is cut into


@dataclass(frozen=True, slots=True)
class Profile:
    """One model family."""

    family: str
    models: tuple[str, ...]  # patterns of model names, in lower case, as fnmatch has them
    frame: str  # one of FRAMES
    axes: str = "xy"  # one of AXES
    answers: str = "point"  # one of ANSWERS: what it gives when asked for a box
    resize: Resize = Resize()
    ask: Asking = Asking()
    read: Reading = Reading()
    local: Local = Local()
    max_tokens: int = 256
    temperature: float | None = 0.0  # None: the model takes none ("none" in the files)
    stop: tuple[str, ...] = ()
    body: Mapping[str, Any] = field(default_factory=dict)  # further fields of the request
    served: tuple[str, ...] = ()  # of SERVED; ``api`` is its makers' own
    note: str = ""  # what a user has to know


def check(profile: Profile) -> None:
    """Refuses what no provider, parser or prompt could make sense of.

    Raises:
        UsageError: names the field, what stands there and what was expected.
    """
    for name, value, known in _choices(profile):
        if value not in known:
            raise UsageError(f"{name} {value!r}: expected one of {', '.join(known)}")
    for name, template, needed in _templates(profile.ask):
        _check_template(name, template, needed)
    _check_resize(profile.resize)
    if profile.max_tokens < 1:
        raise UsageError(f"max_tokens {profile.max_tokens}: expected at least 1")
    if profile.temperature is not None and not 0 <= profile.temperature <= 2:
        raise UsageError(f"temperature {profile.temperature}: expected 0 to 2, or none")
    if any(not text for text in profile.stop):
        raise UsageError("stop: an empty text would stop every answer before it begins")


def _choices(profile: Profile) -> Iterator[tuple[str, str, Collection[str]]]:
    yield "frame", profile.frame, FRAMES
    yield "axes", profile.axes, AXES
    yield "answers", profile.answers, ANSWERS
    yield "resize.rule", profile.resize.rule, RULES
    yield "local.loader", profile.local.loader, LOADERS
    if profile.read.options.box_frame:
        yield "read.options.box_frame", profile.read.options.box_frame, FRAMES
    yield from (("read.syntaxes", name, SYNTAXES) for name in profile.read.syntaxes)
    yield from (("served", place, SERVED) for place in profile.served)


def _templates(ask: Asking) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Each template, under the name that users know it by, and what it has to have once."""
    user = ("{instruction}", PICTURE)
    yield "prompt (ask.user)", ask.user, user
    if ask.user_bbox:
        yield "prompt_bbox (ask.user_bbox)", ask.user_bbox, user
    for name in ("system", "system_bbox", "refusal", "prefill"):
        yield f"{name} (ask.{name})", getattr(ask, name), ()


def _check_template(name: str, template: str, needed: tuple[str, ...]) -> None:
    for text in ("{instruction}", PICTURE):
        times = template.count(text)
        if text in needed and times != 1:
            raise UsageError(f"{name}: expected {text} once, found it {times} times")
        if text not in needed and times:
            raise UsageError(f"{name}: {text} stands in the user's text only")


_RESIZE_COUNTS = tuple(item.name for item in fields(Resize) if item.name != "rule")
_RESIZE_NEEDS = {
    "smart": ("factor", "max_pixels"),
    "longest": ("edge",),
    "claude": ("edge", "tokens"),
    "width": ("width",),
    "canvas": ("width", "height"),
}


def _check_resize(resize: Resize) -> None:
    for name in _RESIZE_COUNTS:
        if getattr(resize, name) < 0:
            raise UsageError(f"resize.{name} {getattr(resize, name)}: expected no negative number")
    for name in _RESIZE_NEEDS.get(resize.rule, ()):
        if not getattr(resize, name):
            raise UsageError(f"resize.{name}: the rule {resize.rule} needs it")
    if resize.rule == "smart" and resize.min_pixels > resize.max_pixels:
        raise UsageError(
            f"min_pixels {resize.min_pixels} is more than max_pixels {resize.max_pixels}"
        )
