"""What the job of a build pipeline prints."""

from __future__ import annotations

from collections.abc import Sequence

from pointerbench.flow.nodes import Span
from pointerbench.suites.text.surfaces.code.schemes import Scheme
from pointerbench.suites.text.writer import Writer

_STEPS = ("ci_fetch", "ci_restore", "ci_install", "ci_compile", "ci_run", "ci_report", "ci_upload")
_CASES = ("test_basket", "test_board", "test_empty_list", "test_fares", "test_postage",
          "test_round_half_up", "test_tides", "test_time_zone", "test_two_parcels")  # fmt: skip
_FILES = ("cache", "calendar", "geometry", "index", "main", "network", "parser", "render")


def job_log(w: Writer, scheme: Scheme, job: str, failed: bool) -> Sequence[tuple[Span, ...]]:
    """Steps with their commands and what they said; the last one may have gone wrong."""
    clock = w.integer(8 * 3600, 17 * 3600)
    lines: list[tuple[Span, ...]] = []

    def add(text: str, color: str = "", *, bold: bool = False) -> None:
        nonlocal clock
        clock += w.integer(0, 5)
        stamp = f"{clock // 3600:02}:{clock // 60 % 60:02}:{clock % 60:02}  "
        lines.append((Span(stamp, color=scheme.muted), Span(text, color=color, bold=bold)))

    add(w.say("code.ci_runner", name=f"runner-{w.integer(2, 40)}"))
    for key, command in zip(_STEPS, _commands(job), strict=True):
        add(f"$ {command}", scheme.call, bold=True)
        if key == "ci_compile":
            for share in sorted(w.sample(range(4, 97), w.integer(4, 7))):
                add(f"[{share:>3}%] build/{w.pick(_FILES)}.o", scheme.muted)
        add(w.say(f"code.{key}", n=w.integer(14, 980), s=w.number(w.integer(8, 460), 1)))
        if key == "ci_run":
            for word in w.sample(_CASES, w.integer(5, 8)):
                add(w.say("code.ci_case", name=word, ms=w.integer(4, 900)), w.theme.good)
            if failed:
                add(w.say("code.ci_case_bad", name="test_leap_day"), w.theme.bad)
                break
        if w.chance(0.3):
            lines.append((Span(""),))
    if failed:
        lines.append((Span(""),))
        add(w.say("code.ci_expected"), w.theme.bad)
        for text in ("assert days_between(start, end) == 29", "where 28 = days_between(...)"):
            add(f"    {text}", scheme.keyword)
        add(w.say("code.ci_failed", n=1), w.theme.bad, bold=True)
    add(w.say("code.ci_cleanup"))
    return lines


def _commands(job: str) -> tuple[str, ...]:
    return (
        "git fetch --depth=20 origin",
        f"cache restore {job}-v4",
        "make deps",
        "make all -j4",
        f"make {job}",
        "coverage report --fail-under=85",
        "artifacts push build/report.zip",
    )
