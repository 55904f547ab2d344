"""Web applications of recipes: started with a folder of their own and data from the seed."""

from __future__ import annotations

import json
import shutil
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path

from pointerbench.capture.old import make_old
from pointerbench.capture.recipe import Recipe, Web
from pointerbench.capture.web.data import written
from pointerbench.capture.web.server import LOOPBACK, Place, free_port, prepare, running
from pointerbench.capture.web.session import NOW, Live, Look, opened


@dataclass(frozen=True)
class Application:
    """One that runs: where it answers, what its recipe says of it in its language, and what opens a
    page of it."""

    address: str
    web: Web
    open_page: Callable[[Look], Live]


@contextmanager
def started(recipe: Recipe, language: str, seed: int, installed: Path) -> Iterator[Application]:
    """The application of a recipe runs while the block does; nothing of it is left.

    ``installed`` is the folder that applications are installed in, each under its recipe's id. A
    recipe without a command is about an address that somebody else serves.

    Raises:
        ProgramEndedError: it does not start or does not answer.
    """
    web = recipe.web[language]
    with ExitStack() as stack:
        folder = Path(tempfile.mkdtemp(prefix="pointerbench-"))
        stack.callback(shutil.rmtree, folder, ignore_errors=True)
        recipes = recipe.file.resolve().parent
        port = web.port or free_port()
        place = Place(folder, (installed / recipe.id).resolve(), port, recipes, language)
        place.make({**recipe.files, **web.files})
        for path, kind in web.data.items():
            written(kind, place.data / path, seed, language)
        further = {**recipe.environment, **web.environment}
        prepare(place, web.prepare, further)
        make_old(place.data, NOW)
        if recipe.command:
            up = running(place, recipe.command, further, web.ready, recipe.wait)
            stack.enter_context(up)
        address = place.address if recipe.command else ""
        open_page = stack.enter_context(opened([LOOPBACK, *web.hosts]))
        yield Application(address, _filled(web, place), open_page)


def _filled(web: Web, place: Place) -> Web:
    return replace(web, start=place.filled(web.start))


def versions(recipe: Recipe, language: str, installed: Path) -> Mapping[str, str]:
    """Of the packages that were installed for it from Python's and npm's registries."""
    web, home = recipe.web[language], installed / recipe.id
    found = {name: _npm(home, name) for name in web.npm}
    for name in web.pip:
        plain = name.lower().replace("-", "_")
        matches = home.glob(f"lib/python3*/site-packages/{plain}-*.dist-info")
        versions_ = [path.name.split("-")[1].removesuffix(".dist-info") for path in matches]
        found[name] = versions_[0] if versions_ else ""
    return found


def _npm(home: Path, name: str) -> str:
    try:
        told = json.loads((home / "node_modules" / name / "package.json").read_text("utf-8"))
    except (OSError, ValueError):
        return ""
    return str(told.get("version", ""))
