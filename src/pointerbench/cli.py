"""The ``pointerbench`` command: one subcommand a verb."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from pointerbench import __version__
from pointerbench.commands import ended, imported, to_its_end

COMMANDS: dict[str, tuple[str, str]] = {
    "build": ("pointerbench.build", "build, resume, preview and verify sets of examples"),
    "pro": ("pointerbench.chain.command", "the Pro suite's chain, step by step"),
    "capture": ("pointerbench.questions.command", "real programs as labelled, proved screens"),
    "click": ("pointerbench.run.command", "ask models where to click (the same as click-eval)"),
    "import": (
        "pointerbench.imports.command",
        "other people's grounding sets into our row format",
    ),
    "import-results": (
        "pointerbench.imports.results.command",
        "logs of other evaluations as predictions",
    ),
    "decontaminate": (
        "pointerbench.decontaminate.command",
        "find what a training set shares with test sets",
    ),
    "audit": ("pointerbench.quality.audit.command", "people look at rows of sets, blindly"),
    "label": ("pointerbench.label.command", "label screenshots: locate elements, review them"),
    "lint": ("pointerbench.quality.lint.command", "find what is wrong with the rows of any set"),
    "stats": ("pointerbench.quality.stats.command", "what is in sets, side by side"),
    "publish": ("pointerbench.hub.command", "put finished sets on the Hugging Face Hub"),
    "report": ("pointerbench.report.command", "a page that shows where models click; tables"),
    "leaderboard": ("pointerbench.report.leaderboard", "models ranked, as far as they differ"),
    "score": ("pointerbench.eval", "score predictions (the same as eval.py)"),
}


def main(argv: Sequence[str] | None = None) -> int:
    """Hands the arguments to the subcommand; returns the exit status."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    command = arguments[0] if arguments else "--help"
    if command in ("-h", "--help"):
        print(_help())
        return 0 if arguments else 2
    if command == "--version":
        print(f"pointerbench {__version__}")
        return 0
    if command not in COMMANDS:
        print(f"pointerbench: no command {command!r}\n\n{_help()}", file=sys.stderr)
        return 2
    return ended(
        f"pointerbench {command}",
        lambda: int(imported(COMMANDS[command][0]).main(arguments[1:])),
        "nothing was begun",
    )


def run() -> int:
    """The program ``pointerbench``; returns its exit status."""
    return to_its_end(main)


def click_eval() -> int:
    """The program ``click-eval``; returns its exit status."""
    return to_its_end(lambda: main(["click", *sys.argv[1:]]))


def _help() -> str:
    lines = ["usage: pointerbench COMMAND ...", ""]
    lines += [f"  {name:<14} {what}" for name, (_, what) in COMMANDS.items()]
    lines += ["", "pointerbench COMMAND --help tells more."]
    return "\n".join(lines)


if __name__ == "__main__":
    sys.exit(run())
