"""What each screen is, exactly mixed by its number: platform, application, language, tasks."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path

from pointerbench.contract.mix import category_at
from pointerbench.contract.task import Options
from pointerbench.pages.app import App, load_app
from pointerbench.values.errors import UsageError
from pointerbench.values.rng import Stream, permuted

ROWS = 5
"""Questions a screen."""

SHARES: Mapping[str, float] = {
    "element": 26,
    "spatial": 17,
    "visual": 13,
    "reasoning": 18,
    "functional": 11,
    "refusal": 15,
}
PLATFORM_SHARES: Mapping[str, float] = {"web": 4, "mobile": 3, "desktop": 3}
LOOKS: Mapping[str, tuple[str, ...]] = {
    "web": ("web",),
    "mobile": ("ios", "android", "ios", "android", "ipad", "ios", "android", "tablet"),
    "desktop": ("win", "mac", "gnome"),
}
Size = tuple[int, int, float]
"""Width and height of a screen in CSS pixels, and pixels of the picture to one of them."""

_BLOCK = 20  # screens whose tasks are mixed
_DEALT = ("refusal", "reasoning", "functional", "visual", "spatial", "element")
_ASKED = ("reasoning", "visual", "spatial", "element", "functional", "refusal")
"""The order in which a screen is asked: the rarest first, what changes the page after what does
not, a refusal after what it is made of."""
_HOME = Path(__file__).parent


@cache
def apps() -> Mapping[str, App]:
    """All applications by id: the folders of ``apps``."""
    folders = sorted(path.parent for path in (_HOME / "apps").glob("*/app.toml"))
    return {
        folder.name: load_app(folder, f"{__package__}.apps.{folder.name}") for folder in folders
    }


@cache
def sizes() -> Mapping[str, Mapping[Size, float]]:
    """The screens of each look, and how often each comes; see the file."""
    read = tomllib.loads((_HOME / "sizes.toml").read_text("utf-8"))
    return {
        look: {(width, height, scale): (*share, 1)[0] for width, height, scale, *share in rows}
        for look, rows in read.items()
    }


def sizes_of(look: str, options: Options) -> Mapping[Size, float]:
    """The screens of a look that are asked for, by their size in CSS pixels."""
    return {
        size: share
        for size, share in sizes()[look].items()
        if options.allows(size=f"{size[0]}x{size[1]}")
    }


def look_at(screen: int, platform: str, options: Options) -> str:
    """The look of the screen, among those of the platform that have screens of the size."""
    looks = [look for look in LOOKS[platform] if sizes_of(look, options)]
    return looks[permuted(screen, len(looks), f"gd/{platform}/look")]


def platform_at(screen: int, options: Options) -> str:
    shares = _shares(_only(options))
    if not shares:
        raise UsageError("--only: no application of that platform, domain, name and size")
    return category_at(screen, shares)


def app_at(screen: int, platform: str, options: Options) -> App:
    """The application whose turn it is among those of the platform."""
    own = [app for app in _allowed(_only(options)) if app.platform == platform]
    turn = sum(platform_at(number, options) == platform for number in range(screen % 10))
    turn += screen // 10 * sum(platform_at(number, options) == platform for number in range(10))
    return own[permuted(turn, len(own), f"gd/{platform}")]


_Only = tuple[tuple[str, tuple[str, ...]], ...]


def _only(options: Options) -> _Only:
    """What is allowed, as a key of what follows from it."""
    return tuple((name, tuple(values)) for name, values in options.only.items())


@lru_cache(maxsize=8)
def _allowed(only: _Only) -> tuple[App, ...]:
    options = Options(only=dict(only))
    return tuple(
        app
        for app in apps().values()
        if options.allows(application=app.id, domain=app.domain, platform=app.platform)
    )


@lru_cache(maxsize=8)
def _shares(only: _Only) -> Mapping[str, float]:
    """The platforms that have an application and a screen that are allowed."""
    options = Options(only=dict(only))
    return {
        name: share
        for name, share in PLATFORM_SHARES.items()
        if any(app.platform == name for app in _allowed(only))
        and any(sizes_of(look, options) for look in LOOKS[name])
    }


def language_at(screen: int, options: Options) -> str:
    """The language of the screen: half each."""
    own = [name for name in ("en", "zh") if options.allows(language=name)]
    return own[permuted(screen, len(own), "gd/language")]


def tasks_at(screen: int, options: Options) -> tuple[str, ...]:
    """The tasks of a screen's questions: at most one refusal, beside questions to refuse."""
    own = options.mix or SHARES
    allowed = options.only.get("task", tuple(SHARES))
    shares = tuple((task, own.get(task, 0)) for task in SHARES if task in allowed)
    return _tasks(screen // _BLOCK, shares)[screen % _BLOCK]


@lru_cache(maxsize=8)
def _tasks(block: int, shares: tuple[tuple[str, float], ...]) -> tuple[tuple[str, ...], ...]:
    """The tasks of twenty screens, a hundred questions with the shares as whole numbers.

    Each task goes round the screens, so that a screen has different ones; questions of reasoning
    come in pairs, as not every screen shows a list.
    """
    stream = Stream(f"mix/gd/tasks/{block}")
    counts = _counts(dict(shares))
    if counts.get("refusal", 0) > _BLOCK or set(counts) == {"refusal"}:
        raise UsageError("--mix: of five questions of a screen one can be a refusal at most")
    screens: list[list[str]] = [[] for _ in range(_BLOCK)]
    for task in _DEALT:
        left = counts.get(task, 0)
        while left:
            free = [tasks for tasks in stream.shuffled(screens) if len(tasks) < ROWS]
            turns = sorted(free, key=lambda tasks: (tasks.count(task), len(tasks)))
            together = min(2 if task == "reasoning" else 1, left, ROWS - len(turns[0]))
            turns[0] += [task] * together
            left -= together
    return tuple(tuple(sorted(tasks, key=_ASKED.index)) for tasks in screens)


def _counts(shares: Mapping[str, float]) -> dict[str, int]:
    """Shares of a block's questions as whole numbers, by largest remainder."""
    total, whole = sum(shares.values()), _BLOCK * ROWS
    if not total:
        raise UsageError("--mix, --only: no task is left")
    exact = {task: share / total * whole for task, share in shares.items()}
    counts = {task: int(share) for task, share in exact.items()}
    left = sorted(exact, key=lambda task: counts[task] - exact[task])
    for task in left[: whole - sum(counts.values())]:
        counts[task] += 1
    return counts
