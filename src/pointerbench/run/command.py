"""The ``click-eval`` command: asks models where to click, and scores where they do.

Exit status: 0 done (also where models were skipped), 1 some calls failed for good, 2 wrong use,
3 stopped by --max-cost, 130 interrupted.
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
from pointerbench.run.arguments import given, parser, request_of
from pointerbench.run.inputs.models_file import BUILT_IN
from pointerbench.run.profiles import Profile, profile_of, profiles
from pointerbench.run.taken_up import Begun, begun
from pointerbench.values.errors import UsageError

FAILED, SPENT = 1, 3


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
    start = begun(given(arguments), _path(arguments, "resume"))
    if getattr(arguments, "dry_run", False):
        from pointerbench.run.dryrun import dry_run  # noqa: PLC0415

        _show(*dry_run(start.tasks, start.models, start.judge, start.options(Path())))
        return 0
    return _asked(start, start.folder(_path(arguments, "out")), words)


def _asked(start: Begun, folder: Path, words: Sequence[str]) -> int:
    """Asks what is missing in the folder, and writes all that follows from the answers."""
    from pointerbench.run.rounds import asked, written  # noqa: PLC0415 - takes a while to import

    outcome = asked(start, folder, words)
    if outcome.stopped_by:
        why = {"budget": "--max-cost is spent", "interrupt": "interrupted"}
        words_of = why.get(outcome.stopped_by, outcome.stopped_by)
        print(f"{words_of}; to go on: click-eval run --resume {folder}", file=sys.stderr)
    table = written(start, folder, quickly=outcome.stopped_by == "interrupt").rstrip()
    all_of_it = "summary.md, scores.csv, predictions.jsonl, annotated/ ..."
    _show(table, "", f"All of it is in {folder}: {all_of_it}")
    if outcome.stopped_by:
        return SPENT if outcome.stopped_by == "budget" else INTERRUPTED
    return FAILED if outcome.failed else 0


def _score(arguments: Namespace, _: Sequence[str]) -> int:
    from pointerbench.run.rounds import written  # noqa: PLC0415

    folder = Path(arguments.folder)
    _show(written(begun(given(arguments), folder, scored=True), folder).rstrip())
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
    resize = found.resize
    sides = f"{resize.width}x{resize.height}"
    detail: dict[str, object] = {"smart": resize.factor, "longest": resize.edge}
    detail |= {"claude": resize.edge, "width": resize.width, "canvas": sides}
    return (
        found.family,
        found.frame,
        found.axes,
        found.answers,
        " ".join(filter(None, (resize.rule, str(detail.get(resize.rule, ""))))),
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
    from pointerbench.run.inputs.chosen import chosen_models  # noqa: PLC0415
    from pointerbench.run.probe.check import probe  # noqa: PLC0415

    request = request_of(given(arguments))
    asked = [model for model in chosen_models(request).candidates if model.provider not in BUILT_IN]
    if not asked:
        raise UsageError("no models to probe: floors have no convention of their own")
    out = _path(arguments, "out")
    return probe(asked, request.options(out or Path()), out)


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
