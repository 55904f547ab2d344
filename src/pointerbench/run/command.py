"""The ``click-eval`` command: asks models where to click, and scores where they do.

Exit status: 0 done (also where some of the examples' models were skipped), 1 some calls failed for
good, or a model that was named was skipped, 2 wrong use, 3 stopped by --max-cost, 130 interrupted.
"""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from dataclasses import asdict
from pathlib import Path

from pointerbench.commands import INTERRUPTED, ended
from pointerbench.eval import InputError, print_out
from pointerbench.run.arguments import given, request_of
from pointerbench.run.command_line import parser
from pointerbench.run.endings import hints, is_named, report_line
from pointerbench.run.inputs.models_file import BUILT_IN
from pointerbench.run.models import Model
from pointerbench.run.profile_values import Profile, resize_words
from pointerbench.run.profiles import profile_of, profiles
from pointerbench.run.several import Part, parts_of, spent
from pointerbench.run.taken_up import Begun, begun
from pointerbench.values.errors import UsageError

FAILED, SPENT = 1, 3
_NOTHING = 1e-9  # US dollars: a limit that is as good as spent


def main(argv: Sequence[str] | None = None) -> int:
    """Runs ``click-eval`` with the arguments; returns the exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    if not words:
        parser().print_help(sys.stderr)
        return 2
    arguments = parser().parse_args(words)
    chosen = _COMMANDS[arguments.command]
    kept = "what is answered is kept: click-eval run --resume DIR goes on"
    hint = kept if arguments.command == "run" else "nothing else is lost"
    return ended("click-eval", lambda: chosen(arguments, words), hint)


def _run(arguments: Namespace, words: Sequence[str]) -> int:
    rehearsed = getattr(arguments, "dry_run", False)
    folders = _path(arguments, "resume"), _path(arguments, "out")
    parts = parts_of(given(arguments), *folders, rehearsed)
    status, limit = 0, parts[0].said.get("max_cost")
    for part in parts:
        left = {"max_cost": limit} if limit else {}
        start = begun({**part.said, **left}, part.resume)
        if rehearsed:
            from pointerbench.run.dryrun import dry_run  # noqa: PLC0415

            _show(*dry_run(start.tasks, start.models, start.judge, start.options(Path())))
            continue
        folder = start.folder(part.out)
        status = max(status, _asked(start, folder, words))
        if status > FAILED:
            return _told_of_all(status, parts)
        limit = limit and max(limit - spent(folder), _NOTHING)
    return status


def _told_of_all(status: int, parts: Sequence[Part]) -> int:
    if len(parts) > 1:
        home = (parts[0].out or parts[0].resume or Path()).parent
        print(f"all suites go on with: click-eval run --resume {home}", file=sys.stderr)
    return status


def _asked(start: Begun, folder: Path, words: Sequence[str]) -> int:
    """Asks what is missing in the folder, and writes all that follows from the answers."""
    from pointerbench.run.results.table import as_text  # noqa: PLC0415 - takes a while to import
    from pointerbench.run.rounds import asked, written  # noqa: PLC0415

    end = asked(start, folder, words)
    report = written(start, folder, quickly=end.stopped_by == "interrupt")
    told = () if start.request.progress == "none" else end.skipped
    _show(as_text(report, told).rstrip(), "")
    for hint in hints(end, start.request, folder):
        print(hint, file=sys.stderr, flush=True)
    _show(f"All of it is in {folder}: summary.md, scores.csv, predictions.jsonl, annotated/ ...")
    if any(model["asked"] for model in report["models"]):
        _show(report_line(folder))
    if end.stopped_by:
        return SPENT if end.stopped_by == "budget" else INTERRUPTED
    return FAILED if end.errors or (end.skipped and is_named(start.request)) else 0


def _score(arguments: Namespace, _: Sequence[str]) -> int:
    from pointerbench.run.results.table import as_text  # noqa: PLC0415
    from pointerbench.run.rounds import written  # noqa: PLC0415

    folder = Path(arguments.folder)
    _show(as_text(written(begun(given(arguments), folder, scored=True), folder)).rstrip())
    return 0


def _families(arguments: Namespace, _: Sequence[str]) -> int:
    if arguments.family:
        _show(_whole(profile_of(arguments.family)))
        return 0
    head = ("family", "frame", "axes", "answers", "resize", "syntaxes", "tokens")
    rows = [head, *(_cells(found) for found in profiles().values())]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    _show(*("  ".join(map(str.ljust, row, widths)).rstrip() for row in rows))
    return 0


def _cells(found: Profile) -> tuple[str, ...]:
    return (
        found.family,
        found.frame,
        found.axes,
        found.answers,
        resize_words(found.resize),
        " ".join(found.read.syntaxes),
        str(found.max_tokens),
    )


def _whole(found: Profile) -> str:
    """A profile as JSON, with its texts below, as they are sent."""
    values = asdict(found)
    texts = {name: text for name, text in values.pop("ask").items() if text}
    shown = json.dumps(values, indent=2, ensure_ascii=False)
    return "\n\n".join([shown, *(f"{name}:\n{text}" for name, text in texts.items())])


def _parse(arguments: Namespace, _: Sequence[str]) -> int:
    from pointerbench.run.replies import parse_reply  # noqa: PLC0415

    raw = sys.stdin.buffer.read().decode("utf-8", "replace")
    parsed = parse_reply(arguments.family, raw, arguments.size, arguments.sent)
    _show(json.dumps(parsed._asdict(), ensure_ascii=False))
    return 0


def _probe(arguments: Namespace, _: Sequence[str]) -> int:
    from pointerbench.run.inputs.chosen import chosen_models, quick_model  # noqa: PLC0415
    from pointerbench.run.probe.check import probe  # noqa: PLC0415
    from pointerbench.run.probe.fit import Finding  # noqa: PLC0415
    from pointerbench.run.probe.flags import UNKNOWN_FAMILY, flags_of  # noqa: PLC0415

    request = request_of(given(arguments))
    chosen = chosen_models(request, UNKNOWN_FAMILY).candidates
    asked = [model for model in chosen if model.provider not in BUILT_IN]
    if not asked:
        raise UsageError("no models to probe: floors have no convention of their own")
    typed = {quick_model(text, request, UNKNOWN_FAMILY).name: text for text in request.model}

    def flags(model: Model, finding: Finding) -> str:
        text = typed.get(model.name)
        return flags_of(model, text, request, finding) if text else ""

    out = _path(arguments, "out")
    return probe(asked, request.options(out or Path()), out, flags)


def _show(*lines: str) -> None:
    """To stdout, whatever its encoding, and quietly where nobody reads on."""
    try:
        print_out("\n".join(lines) + "\n")
    except InputError as error:
        raise UsageError(str(error)) from None


def _path(arguments: Namespace, name: str) -> Path | None:
    value = getattr(arguments, name, None)
    return Path(value) if value else None


_COMMANDS: dict[str, Callable[[Namespace, Sequence[str]], int]] = {
    "run": _run,
    "score": _score,
    "families": _families,
    "parse": _parse,
    "probe": _probe,
}


if __name__ == "__main__":
    sys.exit(main())
