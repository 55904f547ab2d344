"""The command line of ``click-eval``, and what it asks for as a plain value."""

from __future__ import annotations

import argparse
import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any

from pointerbench import __version__
from pointerbench.run.options import Options, Zoom
from pointerbench.run.question import Size
from pointerbench.values.errors import UsageError


@dataclass(frozen=True, slots=True)
class Request:
    """What ``click-eval run`` is asked for: paths as they were typed, None where nothing was said.

    Kept in run.json, so that a run can be taken up again without its command line.
    """

    tasks: str | None = None
    suite: str | None = None
    data: str | None = None
    allow_outside: bool = False
    models: str | None = None
    model: tuple[str, ...] = ()
    base_url: str | None = None
    family: str | None = None
    only_models: tuple[str, ...] = ()
    limit: int | None = None
    sample: int | None = None
    repeats: int = 1
    zoom_in: float | None = None
    crop: Size | None = None
    refusals: bool = False
    seed: int = 0
    cache: str | None = None
    concurrency: int = 4
    rate: float | None = None
    attempts: int = 5
    timeout: float | None = None
    max_cost: float | None = None
    annotate: int = 100
    progress: str = "auto"

    def as_json(self) -> dict[str, Any]:
        return asdict(self)

    def options(self, out: Path) -> Options:
        """The part that is neither tasks nor models."""
        zoom = Zoom(self.zoom_in, self.crop) if self.zoom_in or self.crop else None
        return Options(
            repeats=self.repeats,
            zoom=zoom,
            refusable=self.refusals,
            seed=self.seed,
            out=out,
            cache=Path(self.cache) if self.cache else None,
            concurrency=self.concurrency,
            rate=self.rate,
            attempts=self.attempts,
            timeout=self.timeout,
            max_cost=self.max_cost,
            annotate=self.annotate,
            progress=self.progress,
        )


LIMITS = ("cache", "concurrency", "rate", "attempts", "timeout", "max_cost", "annotate", "progress")
"""What may be given anew with --resume: it changes no answer."""


def request_of(values: Mapping[str, Any]) -> Request:
    """A request from what `Request.as_json` has left, or from what was given on a command line.

    Raises:
        UsageError: the values are no request's.
    """
    known = {field.name for field in fields(Request)}
    if unknown := set(values) - known:
        raise UsageError(f"no setting {', '.join(sorted(unknown))} is known")
    tuples = {key: tuple(value) for key, value in values.items() if isinstance(value, list)}
    return replace(Request(), **{**values, **tuples})


def given(arguments: argparse.Namespace) -> dict[str, Any]:
    """The settings of a request that were given, and no others."""
    known = {field.name for field in fields(Request)}
    return {key: value for key, value in vars(arguments).items() if key in known}


_EXAMPLES = """\
  click-eval run                                        the examples, with all models that can run
  click-eval run --model Qwen2.5-VL-7B --base-url http://localhost:8000/v1 --suite sheets
  click-eval run --tasks tasks.jsonl --models models.json --dry-run
  click-eval run --resume runs/20250101-120000"""


def parser() -> argparse.ArgumentParser:
    """The whole command line. Options of ``run`` that are not given leave no attribute."""
    top = argparse.ArgumentParser(
        prog="click-eval",
        description="Asks models where to click, and scores where they do.",
        epilog=f"examples:\n{_EXAMPLES}\n\nclick-eval COMMAND --help tells more.",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"click-eval {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    _run(commands)
    _score(commands)
    _families(commands)
    _parse(commands)
    _probe(commands)
    return top


def _command(commands: Any, name: str, what: str, epilog: str = "") -> argparse.ArgumentParser:
    made: argparse.ArgumentParser = commands.add_parser(
        name,
        help=what,
        description=what[0].upper() + what[1:] + ".",
        epilog=epilog,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        argument_default=argparse.SUPPRESS,
    )
    return made


def _run(commands: Any) -> None:
    made = _command(commands, "run", "ask models and score their answers", f"e.g.\n{_EXAMPLES}")
    group = made.add_argument_group("tasks (none: the examples)").add_mutually_exclusive_group()
    group.add_argument("--tasks", metavar="FILE", help="JSONL, one task a line")
    group.add_argument("--suite", metavar="NAME", help="sheets, text, pro or gd")
    group.add_argument("--data", metavar="DIR", help="a set of ours: a folder, or metadata.jsonl")
    add = made.add_argument_group("which of them").add_argument
    add("--limit", type=_counting, metavar="N", help="the first N only")
    add("--sample", type=_counting, metavar="K", help="K of them, every category with its share")
    add("--allow-outside", action="store_true", help="pictures may lie outside the file's folder")
    _models(made)
    asking = made.add_argument_group("how they are asked")
    zoom, add = asking.add_mutually_exclusive_group(), asking.add_argument
    zoom.add_argument("--zoom-in", type=_factor, metavar="F", help="look again at 1/F of each side")
    zoom.add_argument("--crop", type=_size, metavar="WxH", help="look again at a part of that size")
    add("--repeats", type=_counting, metavar="K", help="ask everything K times (1)")
    add("--refusals", action="store_true", help="tell models that they may say: it is not there")
    add("--seed", type=_whole, metavar="N", help="of the random floor and of --sample (0)")
    _limits(made)
    add = made.add_argument_group("what is left behind").add_argument
    add("--out", metavar="DIR", help="a new folder (runs/<date>-<time>)")
    add("--resume", metavar="DIR", help="go on with that run: only what is missing or failed")
    add("--annotate", type=_whole, metavar="N", help="draw the first N tasks (100)")
    add("--dry-run", action="store_true", help="show what would be asked and what it may cost")


def _models(made: argparse.ArgumentParser) -> None:
    add = made.add_argument_group("models (none: the examples' models.json)").add_argument
    add("--models", metavar="FILE", help="JSON with candidate_models and judge_model")
    add(
        "--model",
        action="append",
        metavar="[NAME=][PROVIDER:]MODEL",
        help="one model, such as openai:MODEL; may be repeated",
    )
    add("--base-url", metavar="URL", help="of --model: an OpenAI-compatible server, with its /v1")
    add("--family", metavar="F", help="of --model: how it answers (click-eval families)")
    add("--only-models", type=_names, metavar="A,B", help="by name; * stands for anything")


def _limits(made: argparse.ArgumentParser) -> None:
    add = made.add_argument_group("limits (with --resume these may be given anew)").add_argument
    add("--concurrency", type=_counting, metavar="N", help="calls at once, a model (4)")
    add("--rate", type=_positive, metavar="R", help="at most R calls a second, a model")
    add("--attempts", type=_counting, metavar="N", help="of a call that may pass later (5)")
    add("--timeout", type=_positive, metavar="S", help="seconds an attempt may take")
    add("--max-cost", type=_positive, metavar="USD", help="stop asking when that much is spent")
    add("--cache", metavar="DIR", help="keep replies there, and never pay for one twice")
    add(
        "--no-progress",
        dest="progress",
        action="store_const",
        const="none",
        help="neither bars nor lines",
    )


def _score(commands: Any) -> None:
    made = _command(commands, "score", "write a run's scores again from its predictions.jsonl")
    made.add_argument("folder", metavar="DIR", help="the folder of a run")
    made.add_argument("--annotate", type=_whole, metavar="N", help="draw the first N tasks")


def _families(commands: Any) -> None:
    made = _command(commands, "families", "list the model families, or show one whole")
    what = "of a family or a model"
    made.add_argument("family", metavar="NAME", nargs="?", default=None, help=what)


def _parse(commands: Any) -> None:
    made = _command(
        commands,
        "parse",
        "read a reply as a family's and print what it says in pixels",
        "e.g.\n  echo '(500, 250)' | click-eval parse --family qwen3-vl --size 1920x1080",
    )
    made.add_argument("--family", required=True, metavar="F", help="or the model's name")
    made.add_argument("--size", required=True, type=_size, metavar="WxH", help="of the picture")
    made.add_argument("--sent", type=_size, default=None, metavar="WxH", help="as the model saw it")


def _probe(commands: Any) -> None:
    made = _command(
        commands,
        "probe",
        "ask for ten unmistakable targets, and tell whether each model's convention is declared "
        "right",
    )
    _models(made)
    _limits(made)
    made.add_argument("--out", metavar="DIR", help="keep what was asked and answered there")


def _whole(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,12}", text):
        raise argparse.ArgumentTypeError(f"expected a whole number from 0 on, not {text!r}")
    return int(text)


def _counting(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,12}", text) or not int(text):
        raise argparse.ArgumentTypeError(f"expected a whole number from 1 on, not {text!r}")
    return int(text)


def _positive(text: str) -> float:
    return _number(text, 0, "a number above 0")


def _factor(text: str) -> float:
    return _number(text, 1, "a number above 1, as 2 for half of each side")


def _number(text: str, above: float, expected: str) -> float:
    try:
        number = float(text)
    except ValueError:
        number = above
    if not above < number < float("inf"):
        raise argparse.ArgumentTypeError(f"expected {expected}, not {text!r}")
    return number


def _size(text: str) -> Size:
    match = re.fullmatch(r"([1-9][0-9]{0,5})[xX]([1-9][0-9]{0,5})", text)
    if not match:
        raise argparse.ArgumentTypeError(f"expected WxH in pixels, as 1024x768, not {text!r}")
    return int(match[1]), int(match[2])


def _names(text: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(",") if name.strip())
    if not names:
        raise argparse.ArgumentTypeError(f"expected names of models, not {text!r}")
    return names
