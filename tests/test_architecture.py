"""Who may look into whom, proved from the syntax trees; see the design's list of rooms."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest
from conftest import LONGEST, SLOW

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "pointerbench"

# From the ground up. A name is a module or a package; a package stands for all that is in it.
LAYERS: dict[str, tuple[str, ...]] = {
    "values": ("values",),
    "language": ("language",),
    "picture": ("picture",),
    "contract": ("contract",),
    "elements": ("elements",),
    "asking": ("asking",),
    "browser": ("browser",),
    "pages": ("pages",),
    "capture": ("capture",),
    "flow": ("flow",),
    "widgets": ("widgets",),
    "suites": ("suites",),
    "builder": ("commands", "building", "chain", "build"),
    "run": ("run",),
    "looking": ("looking",),
    "label": ("label",),
    "harnesses": ("harnesses",),
    "sets": ("imports", "decontaminate", "questions"),
    "report": ("report",),
    "quality": ("quality",),
    "hub": ("hub",),
    "command": ("cli",),
}
RANK = {name: rank for rank, names in enumerate(LAYERS.values()) for name in names}

# The only modules that may import a third-party package (or a part of the standard library that
# brings chance in). A module that is not named here imports neither.
USERS: dict[str, set[str]] = {
    "PIL.ImageFont": {"picture.glyphs"},
    # The core of Pillow, where what is public copies pixels once more.
    "PIL._imaging": {"picture.glyphs", "picture.png"},
    "PIL.ImageDraw": {
        *("picture.raster", "capture.documents.scenes"),
        *("building.preview", "capture.marking"),  # these mark finished pictures, for people
    },
    "PIL.Image": {
        *(
            "picture.glyphs",
            "picture.pixels",
            "picture.raster",
            "building.preview",
            "building.recheck",
        ),
        *("suites.pro.dream.pictures", "suites.pro.disturb"),
        *("run.ask.pictures", "run.results.annotate", "run.providers.exchange"),
        *("decontaminate.pictures", "browser.host", "capture.pictures", "capture.marking"),
        *("label.locate.folder", "label.locate.endpoint"),
        *("capture.documents.albums", "capture.documents.scenes", "looking.pictures"),
        *("quality.sources", "quality.lint.pictured"),
        "harnesses.lmms_eval.tasks",
    },
    "playwright": {"browser.chromium", "browser.host", "capture.web.session"},
    "PIL.ImageFilter": {"picture.raster", "capture.documents.scenes"},
    "PIL.ImageChops": {
        "picture.raster",
        "picture.png",
        "suites.pro.diffbox",
        "suites.pro.dream.pictures",
    },
    "PIL.ImageOps": {"picture.pixels", "suites.pro.dream.pictures"},
    "httpx": {"values.web", "suites.pro.dream.wire"},
    "tenacity": {
        *("values.web", "suites.pro.dream.wire", "run.ask.tries"),
        "label.locate.endpoint",
    },
    "openai": {"run.providers.chat"},
    "dotenv": {"run.keys"},
    "inspect_ai": {
        f"harnesses.inspect_ai.{name}"
        for name in ("asking", "metrics", "scoring", "setting", "tasks")
    },
    "anyio": {"harnesses.inspect_ai.asking"},
    "rich": {"harnesses.inspect_ai.tasks"},
    "torch": {f"run.providers.{name}" for name in ("hf_models", "hf_kinds", "hf_tiles")},
    "transformers": {"run.providers.hf_models", "run.providers.hf_kinds"},
    "PIL.features": {"contract.manifest"},
    "uharfbuzz": {"picture.fonts"},
    "numpy": {
        *("picture.alike", "suites.pro.align", "suites.pro.boxfit", "suites.pro.diffbox"),
        *("suites.pro.disturb", "suites.pro.redrawn", "suites.pro.source"),
        *("decontaminate.pictures", "report.groups"),
        *("capture.evidence", "capture.web.proofs", "capture.web.session", "capture.pictures"),
        *("capture.desktop.frame", "capture.desktop.drawn", "capture.letters"),
        "suites.real.hues",
        *(f"label.locate.{name}" for name in ("detector", "folder", "icons", "letters", "cuts")),
        *(f"label.locate.{name}" for name in ("pieces", "reading", "regions", "rows", "measure")),
    },
    "cv2": {"picture.vision"},
    "isal": {"picture.glyphs", "picture.png"},
    "tqdm": {"building.progress", "run.ask.watch"},
    "jeepney": {"capture.desktop.bus"},
    "Xlib": {"capture.desktop.pointer", "capture.desktop.stack"},
    "random": {"values.rng"},
    "secrets": {"looking.serve"},  # the key in the address of a page that is given out
    # As a way of writing numbers from a stream, in the files of programs that want them so.
    "uuid": {"capture.documents.passwords", "capture.documents.machines"},
}
THIRD_PARTY = (
    *("PIL", "uharfbuzz", "numpy", "isal", "tqdm", "datasets", "huggingface_hub"),
    *("httpx", "tenacity", "cv2", "openai", "dotenv", "torch", "transformers"),
    *("playwright", "jeepney", "Xlib", "inspect_ai", "anyio", "rich"),
)

# Layout and drawing: what is decided before these is only placed and painted by them.
DECIDES_NOTHING = (
    "picture.frame",
    "picture.icons",
    "picture.fonts",
    "picture.glyphs",
    "picture.text_layout",
    "picture.raster",
    "widgets",
    "flow",
    "suites.text.layout",
    "suites.text.regions",
    *(
        f"suites.sheets.{name}"
        for name in (
            "layout",
            "cells",
            "grid",
            "headers",
            "selection",
            "lines",
            "regions",
            "looks",
            "skins",
        )
    ),
)


def module_name(path: Path) -> str:
    parts = path.relative_to(PACKAGE).with_suffix("").parts
    return ".".join(part for part in parts if part != "__init__")


# The scorer is a file of its own that happens to lie here too: it is looked at apart.
# Scripts that fill other people's programs run there, not here.
FILES = {
    module_name(path): path
    for path in PACKAGE.rglob("*.py")
    if path.name != "eval.py" and "recipes" not in path.parts
}


# What a global generator, a clock or a hash that differs from run to run is called.
FORBIDDEN = {
    *("numpy.random", "np.random", "os.urandom", "datetime.now", "dt.datetime.now"),
    *("dt.date.today", "date.today", "datetime.date.today", "time.time"),
}
FORBIDDEN_LAST = {name.rpartition(".")[2] for name in FORBIDDEN}


@dataclass(frozen=True)
class Summary:
    """What the tests ask of a file. Its tree is walked once and let go: a thousand trees kept
    slow down everything after them.

    Attributes:
        imports: every dotted name that is imported anywhere, functions included;
            ``from a import b`` gives ``a.b``.
        forbidden: uses of what FORBIDDEN names, and calls of ``hash`` and ``id``, with their line.
        long: functions of 50 lines and more, with their length.
        documented: whether the file has a docstring.
    """

    imports: frozenset[str]
    forbidden: tuple[str, ...]
    long: tuple[str, ...]
    documented: bool


@cache
def summary(path: Path) -> Summary:
    tree = ast.parse(path.read_text("utf-8"), str(path))
    imported: set[str] = set()
    forbidden, long = [], []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            imported.update(_imported(path, node))
        elif isinstance(node, ast.Attribute | ast.Call):
            forbidden += [f"{node.lineno} {use}" for use in _forbidden(node)]
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None
            length = node.end_lineno - node.lineno + 1
            if length >= 50:
                long.append(f"{node.name} has {length} lines")
    documented = bool(ast.get_docstring(tree))
    return Summary(frozenset(imported), tuple(forbidden), tuple(long), documented)


def _imported(path: Path, node: ast.Import | ast.ImportFrom) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    assert not node.level, f"{path}: a relative import"
    return [f"{node.module}.{alias.name}" for alias in node.names]


def _forbidden(node: ast.Attribute | ast.Call) -> list[str]:
    if isinstance(node, ast.Attribute):
        used = node.attr in FORBIDDEN_LAST and ast.unparse(node) in FORBIDDEN
    else:
        used = isinstance(node.func, ast.Name) and node.func.id in ("hash", "id")
    return [ast.unparse(node)] if used else []


@cache
def ours(module: str) -> frozenset[str]:
    """The modules of this package that a module imports."""
    found = set()
    for name in summary(FILES[module]).imports:
        if name.split(".")[0] == "pointerbench":
            inner = name.split(".")[1:]
            found.add(next(m for m in _prefixes(inner) if m in FILES))
    return frozenset(found)


def _prefixes(parts: list[str]) -> Iterator[str]:
    """``a.b.c``, ``a.b``, ``a``, and the package itself."""
    for length in range(len(parts), -1, -1):
        yield ".".join(parts[:length])


def inside(module: str, room: str) -> bool:
    return module == room or module.startswith(f"{room}.")


def rank(module: str) -> int:
    """The layer of a module; the package's own file, which holds the version, lies below all."""
    return RANK[module.split(".")[0]] if module else -1


def test_every_module_has_a_layer() -> None:
    assert {module.split(".")[0] for module in FILES if module} <= set(RANK)


def test_imports_point_down() -> None:
    up = [
        f"{module} imports {other}"
        for module in FILES
        for other in ours(module)
        if rank(other) > rank(module)
    ]
    assert up == []


def test_no_module_imports_itself_by_a_detour() -> None:
    TopologicalSorter({module: ours(module) - {module} for module in FILES}).prepare()


def test_values_need_the_standard_library_only() -> None:
    modules = [module for module in FILES if inside(module, "values")]
    names = {name.split(".")[0] for module in modules for name in summary(FILES[module]).imports}
    assert names - set(sys.stdlib_module_names) <= {"pointerbench"}


def test_what_is_heavy_or_random_is_imported_where_it_is_at_home() -> None:
    astray = [
        f"{module} imports {name}: say in USERS that it may"
        for module in FILES
        for name in summary(FILES[module]).imports
        if not may_import(module, name)
    ]
    assert astray == []


def may_import(module: str, name: str) -> bool:
    known = [users for guarded, users in USERS.items() if inside(name, guarded)]
    unknown = not known and name.split(".")[0] in THIRD_PARTY
    return not unknown and all(module in users for users in known)


def test_no_global_generator_clock_or_string_hash_decides_anything() -> None:
    found = [f"{name}:{use}" for name, path in FILES.items() for use in summary(path).forbidden]
    assert found == []


@pytest.mark.parametrize("room", DECIDES_NOTHING)
def test_layout_and_drawing_draw_no_random_number(room: str) -> None:
    modules = [module for module in FILES if inside(module, room)]
    assert modules, f"nothing is called {room} any more: mend the list"
    for module in modules:
        assert "values.rng" not in ours(module), module


def test_only_the_builder_draws_frames() -> None:
    users = {module for module in FILES if "picture.raster" in ours(module)}
    # Of those who ask models: screens to probe them with, and marks on finished screenshots.
    asking = {"run.results.annotate", "run.probe.screens"}
    assert users == {"building.engines", "building.preview"} | asking


def test_providers_know_neither_who_asks_nor_where_the_questions_come_from() -> None:
    above = ("run.ask", "run.inputs", "run.results", "run.probe")
    astray = [
        f"{module} imports {other}"
        for module in FILES
        if inside(module, "run.providers")
        for other in ours(module)
        if any(inside(other, room) for room in above)
    ]
    assert astray == []


def suite_folders() -> list[str]:
    return sorted(path.parent.name for path in (PACKAGE / "suites").glob("*/__init__.py"))


@pytest.mark.parametrize("suite", suite_folders())
def test_a_suite_knows_no_other_suite(suite: str) -> None:
    home = f"suites.{suite}"
    modules = [module for module in FILES if inside(module, home)]
    for module in modules:
        foreign = {name for name in ours(module) if inside(name, "suites")}
        assert all(inside(name, home) for name in foreign), module


@pytest.mark.parametrize("suite", [s for s in suite_folders() if f"suites.{s}.scene" in FILES])
def test_a_scene_knows_no_pixels(suite: str) -> None:
    known = ours(f"suites.{suite}.scene")
    assert {name for name in known if not inside(name, "values")} <= {"flow.nodes"}


def test_nodes_are_plain_values() -> None:
    assert ours("flow.nodes") == set()


def test_the_resolver_of_sheets_shares_nothing_with_the_proposer_but_the_scene() -> None:
    resolver = ours("suites.sheets.resolve")
    private = {"categories", "wording", "compose", "draft", "arrange", "suite"}
    assert not resolver & (
        {f"suites.sheets.{name}" for name in private} | {"values.rng", "contract.task"}
    )
    home = "pointerbench.suites.sheets.resolve"
    assert not any(
        inside(name, home) for name in summary(FILES["suites.sheets.categories"]).imports
    )


def test_the_resolver_of_text_shares_nothing_with_the_proposer_but_the_page() -> None:
    own = {f"suites.text.{name}" for name in ("resolve", "find", "reading")}
    private = (
        "categories",
        "propose",
        "designate",
        "words",
        "wording",
        "compose",
        "suite",
        "targets",
    )
    proposing = {f"suites.text.{name}" for name in private}
    for module in own:
        assert not ours(module) & (proposing | {"values.rng", "contract.task"}), module
    for module in ("propose", "designate", "words"):
        assert not ours(f"suites.text.{module}") & own, module


def test_the_extractor_knows_nothing_but_two_pictures() -> None:
    names = ("diffbox", "extraction", "redrawn", "align", "boxfit")
    known = {"values.errors", "values.geometry", "picture.pixels", "picture.vision"}
    own = {f"suites.pro.{name}" for name in names}
    for module in own:
        assert ours(module) <= own | known, module


def test_the_scorer_imports_the_standard_library_only() -> None:
    names = {name.split(".")[0] for name in summary(ROOT / "eval.py").imports}
    assert names <= set(sys.stdlib_module_names)


def test_there_is_one_scorer_with_two_names() -> None:
    assert (PACKAGE / "eval.py").read_bytes() == (ROOT / "eval.py").read_bytes()
    assert not (PACKAGE / "eval.py").is_symlink()  # which a checkout on Windows would not have


def test_files_stay_small() -> None:
    lines = {module: path.read_text("utf-8").count("\n") for module, path in FILES.items()}
    assert {module: count for module, count in lines.items() if count > 310} == {}


def test_functions_stay_small() -> None:
    long = [f"{name}.{what}" for name, path in FILES.items() for what in summary(path).long]
    assert long == []


def test_a_module_says_what_it_is_for() -> None:
    silent = [module for module, path in FILES.items() if not summary(path).documented]
    assert silent == []


def test_files_that_are_named_as_slow_are_there() -> None:
    home = Path(__file__).parent
    there = [path.relative_to(home).as_posix() for path in home.rglob("test_*.py")]
    for names, end in ((SLOW, ""), (LONGEST, ".py")):
        gone = [name for name in names if not any(path.startswith(name + end) for path in there)]
        assert gone == []


def test_what_the_demo_installs_is_little() -> None:
    """The package alone; what is large or needs a browser belongs to an extra."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    needed = {re.split(r"[=>]", need)[0] for need in project["dependencies"]}
    assert needed == {"pillow", "uharfbuzz", "numpy", "isal", "tqdm"}
    assert "scripts/setup $(PYTHON) demo\n" in (ROOT / "Makefile").read_text("utf-8")


def test_few_files_lie_loose_at_the_top() -> None:
    loose = {module for module in FILES if "." not in module and module} - {
        path.parent.name for path in PACKAGE.glob("*/__init__.py")
    }
    assert loose == {"build", "cli", "commands"}


@pytest.mark.parametrize(
    "module", ["", ".cli", ".eval", ".contract.mix", ".values.rng", ".values.geometry"]
)
def test_importing_is_cheap(module: str) -> None:
    code = f"import sys, json, pointerbench{module}; print(json.dumps(sorted(sys.modules)))"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    loaded = {name.split(".")[0] for name in json.loads(shown.stdout)}
    assert not loaded & set(THIRD_PARTY)


def test_what_pages_and_banks_are_read_from_is_a_part_of_the_wheel() -> None:
    root = Path(__file__).parents[1]
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    patterns = project["tool"]["setuptools"]["package-data"]["pointerbench"]
    package = root / "src" / "pointerbench"
    taken = {path for pattern in patterns for path in package.glob(pattern)}
    kinds = {".html", ".js", ".mjs", ".css", ".json", ".toml", ".txt", ".woff2", ".webp"}
    read = {path for path in package.rglob("*") if path.suffix in kinds}
    assert not sorted(str(path.relative_to(package)) for path in read - taken)
