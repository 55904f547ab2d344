"""``pointerbench label locate|review ...``: screenshots labelled, step by step."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from pointerbench.commands import imported
from pointerbench.values.errors import UsageError

STEPS: dict[str, tuple[str, str]] = {
    "locate": ("pointerbench.label.locate.command", "the elements of bare screenshots"),
    "review": ("pointerbench.label.review.command", "people keep, fix or drop what is flagged"),
}


def main(argv: Sequence[str] | None = None) -> int:
    """Hands the arguments to the step; returns its exit status."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    step = arguments[0] if arguments else "--help"
    if step in ("-h", "--help"):
        print(_help())
        return 0 if arguments else 2
    if step not in STEPS:
        raise UsageError(f"no step {step!r}; expected one of {', '.join(STEPS)}")
    return int(imported(STEPS[step][0]).main(arguments[1:]))


def _help() -> str:
    lines = ["usage: pointerbench label STEP ...", ""]
    lines += [f"  {name:<10} {what}" for name, (_, what) in STEPS.items()]
    return "\n".join([*lines, "", "pointerbench label STEP --help tells more."])


if __name__ == "__main__":
    sys.exit(main())
