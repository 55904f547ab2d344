"""Installs web applications from the registries that their recipes name, each in a folder of its
own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from pointerbench.capture.recipe import Recipe
from pointerbench.values.errors import UsageError


def install(recipe: Recipe, applications: Path, tell: Callable[[str], None]) -> None:
    """Python's packages into a virtual environment of its own, npm's beside it; what is there
    already stays.

    Raises:
        UsageError: pip or npm fails or is missing.
    """
    web, home = next(iter(recipe.web.values())), applications / recipe.id
    if not missing(recipe, applications):
        return
    tell(f"{recipe.id}: installing {', '.join((*web.pip, *web.npm))}")
    if web.pip:
        _run([sys.executable, "-m", "venv", str(home)])
        _run([str(home / "bin" / "pip"), "install", "--quiet", *web.pip])
    if web.npm:
        home.mkdir(parents=True, exist_ok=True)
        quiet = ("--silent", "--no-audit", "--no-fund")
        _run(["npm", "install", *quiet, "--prefix", str(home), *web.npm])


def _run(command: Sequence[str]) -> None:
    try:
        subprocess.run(command, check=True)
    except OSError as error:
        raise UsageError(f"{command[0]}: {error.strerror}") from None
    except subprocess.CalledProcessError as error:
        raise UsageError(f"{' '.join(command)}: status {error.returncode}") from None


def missing(recipe: Recipe, applications: Path) -> str:
    """What to do where the application of a recipe is not installed; empty where it is."""
    web, home = next(iter(recipe.web.values())), applications / recipe.id
    there = not web.pip or (home / "bin" / "python").exists()
    there = there and all((home / "node_modules" / name).exists() for name in web.npm)
    if there:
        return ""
    return f"{recipe.id} is not installed in {applications}: add --install"
