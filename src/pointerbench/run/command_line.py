"""The command line of ``click-eval``."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

from pointerbench import __version__
from pointerbench.run.profile_values import AXES, FRAMES, SYNTAXES
from pointerbench.run.typed import (
    counting,
    factor,
    names,
    positive,
    prices,
    size,
    temperature,
    variable,
    whole,
    words,
)

_EXAMPLES = """\
  click-eval run                                        the examples, with all models that can run
  click-eval run --model Qwen2.5-VL-7B --base-url http://localhost:8000/v1 --suite sheets
  click-eval run --model my-model --base-url https://host/v1 --api-key-env MY_KEY \\
                 --tasks screenshots/ --judge openai:gpt-5
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
    tasks = made.add_argument_group("tasks (none: the examples)")
    tasks.add_argument("--suite", metavar="NAME", help="sheets, text, pro or gd; one of --data's")
    group = tasks.add_mutually_exclusive_group()
    group.add_argument(
        "--tasks", metavar="PATH", help="JSONL, CSV, a JSON array, a folder of pictures, a picture"
    )
    group.add_argument("--data", metavar="DIR", help="our sets: a folder, or hf://ORG/NAME")
    add = made.add_argument_group("which of them, and more of them").add_argument
    add("--instruction", metavar="TEXT", help="of every task of --tasks that has none of its own")
    add("--limit", type=counting, metavar="N", help="the first N only")
    add("--sample", type=counting, metavar="K", help="K of them, every category with its share")
    add("--language", metavar="L", help="ask in that language, as zh: the rows' instruction_zh")
    add("--allow-outside", action="store_true", help="pictures may lie outside the file's folder")
    add = _models(made)
    add("--judge", metavar="MODEL", help="its answer is what is right where the tasks do not say")
    asking = made.add_argument_group("how they are asked")
    zoom, add = asking.add_mutually_exclusive_group(), asking.add_argument
    zoom.add_argument("--zoom-in", type=factor, metavar="F", help="look again at 1/F of each side")
    zoom.add_argument("--crop", type=size, metavar="WxH", help="look again at a part of that size")
    add("--repeats", type=counting, metavar="K", help="ask everything K times (1)")
    add(
        "--refusals",
        action=argparse.BooleanOptionalAction,
        help="tell models that they may say: it is not there (of GD they are told)",
    )
    add("--seed", type=whole, metavar="N", help="of the random floor and of --sample (0)")
    _limits(made)
    add = made.add_argument_group("what is left behind").add_argument
    add("--out", metavar="DIR", help="a new folder (runs/<date>-<time>)")
    add("--resume", metavar="DIR", help="go on with that run: only what is missing or failed")
    add("--annotate", type=whole, metavar="N", help="draw the first N tasks (100)")
    add("--dry-run", action="store_true", help="show what would be asked and what it may cost")


def _models(made: argparse.ArgumentParser) -> Callable[..., Any]:
    """The options that choose models, and the place for more of them."""
    add = made.add_argument_group("models (none: the examples' models.json)").add_argument
    add("--models", metavar="FILE", help="JSON with candidate_models and judge_model")
    add(
        "--model",
        action="append",
        metavar="[NAME=][PROVIDER:]MODEL",
        help="one model, such as openai:MODEL; may be repeated",
    )
    add("--only-models", type=names, metavar="A,B", help="by name; * stands for anything")
    said = made.add_argument_group("said of --model (a models file has fields of the same names)")
    _said_of_models(said.add_argument)
    return add


def _said_of_models(add: Callable[..., Any]) -> None:
    add("--base-url", metavar="URL", help="an OpenAI-compatible server, with its /v1")
    add(
        "--api-key-env",
        type=variable,
        metavar="NAME",
        help='the variable that holds its key (OPENAI_API_KEY where that is set; "" sends none)',
    )
    add("--family", metavar="F", help="how it is asked and answers (click-eval families)")
    add("--frame", choices=FRAMES, help="what its numbers are: of no family, this says enough")
    add("--axes", choices=AXES, help="which number comes first (xy)")
    add("--parser", type=words, metavar="A,B", help=f"how it answers: {', '.join(SYNTAXES)}")
    add("--resize", metavar="RULE", help="of the picture: none, smart:28, longest:1568 ...")
    add("--min-pixels", type=counting, metavar="N", help="enlarge smaller pictures to that")
    add("--max-pixels", type=counting, metavar="N", help="make larger pictures that small")
    add("--prompt", metavar="TEXT", help="with {picture} and {instruction}")
    add("--system", metavar="TEXT", help="the system's turn")
    add("--max-tokens", type=counting, metavar="N", help="of an answer")
    add("--temperature", type=temperature, metavar="T", help="0 to 2, or none: none is sent")
    add("--price", type=prices, metavar="IN,OUT", help="US dollars a million tokens")


def _limits(made: argparse.ArgumentParser) -> None:
    add = made.add_argument_group("limits (with --resume these may be given anew)").add_argument
    add("--concurrency", type=counting, metavar="N", help="calls at once, a model (4)")
    add("--rate", type=positive, metavar="R", help="at most R calls a second, a model")
    add("--attempts", type=counting, metavar="N", help="of a call that may pass later (5)")
    add("--timeout", type=positive, metavar="S", help="seconds an attempt may take")
    add("--max-cost", type=positive, metavar="USD", help="stop asking when that much is spent")
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
    made.add_argument("--annotate", type=whole, metavar="N", help="draw the first N tasks")
    for name in ("tasks", "data", "models"):
        made.add_argument(f"--{name}", metavar="PATH", help=f"where its {name} are now")


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
    made.add_argument("--size", required=True, type=size, metavar="WxH", help="of the picture")
    made.add_argument("--sent", type=size, default=None, metavar="WxH", help="as the model saw it")


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
