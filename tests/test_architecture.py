"""Who may look into whom, proved from the syntax trees; see the design's list of rooms."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "src" / "pointerbench"

# From the ground up. A name is a module or a package; a package stands for all that is in it.
LAYERS: dict[str, tuple[str, ...]] = {
    "values": ("errors", "geometry", "rng", "example", "mix", "files", "heldout", "web"),
    "language": ("language",),
    "picture": ("fonts", "text_layout", "icons", "frame", "pixels", "raster", "png"),
    "contract": ("task", "verify"),
    "flow": ("flow",),
    "widgets": ("widgets",),
    "suites": ("suites",),
    "builder": (
        *("engines", "manifest", "journal", "progress", "preview", "recheck"),
        *("arguments", "commands", "chain", "build"),
        *("plan", "shards", "sharded", "stores", "formats", "ray_engine"),
    ),
    "run": ("run",),
    "sets": ("imports", "decontaminate"),
    "report": ("report",),
    "hub": ("hub",),
    "command": ("cli",),
}
RANK = {name: rank for rank, names in enumerate(LAYERS.values()) for name in names}

# The only modules that may import a third-party package (or a part of the standard library that
# brings chance in). A module that is not named here imports neither.
USERS: dict[str, set[str]] = {
    "PIL.ImageFont": {"fonts"},
    "PIL.ImageDraw": {"raster", "preview"},  # preview marks finished pictures, for people
    "PIL.Image": {
        *("pixels", "raster", "preview", "recheck"),
        *("suites.pro.dream.pictures", "suites.pro.disturb"),
        *("run.ask.pictures", "run.results.annotate", "run.providers.exchange"),
        "decontaminate.pictures",
    },
    "PIL.ImageFilter": {"raster"},
    "PIL.ImageChops": {"raster", "png", "suites.pro.diffbox", "suites.pro.dream.pictures"},
    "PIL.ImageOps": {"pixels", "suites.pro.dream.pictures"},
    "httpx": {"web", "suites.pro.dream.wire"},
    "tenacity": {"web", "suites.pro.dream.wire", "run.ask.tries"},
    "openai": {"run.providers.chat"},
    "dotenv": {"run.inputs.keys"},
    "torch": {f"run.providers.{name}" for name in ("hf_models", "hf_kinds", "hf_tiles")},
    "transformers": {"run.providers.hf_models", "run.providers.hf_kinds"},
    "PIL.features": {"manifest"},
    "uharfbuzz": {"fonts"},
    "numpy": {
        *("suites.pro.align", "suites.pro.boxfit", "suites.pro.diffbox"),
        *("suites.pro.disturb", "suites.pro.redrawn", "suites.pro.source"),
        *("decontaminate.pictures", "report.groups"),
    },
    "cv2": {"suites.pro.vision"},
    "isal": {"png"},
    "tqdm": {"progress", "run.ask.watch"},
    "random": {"rng"},
    "secrets": set(),
    "uuid": set(),
}
THIRD_PARTY = (
    *("PIL", "uharfbuzz", "numpy", "isal", "tqdm", "datasets", "huggingface_hub"),
    *("httpx", "tenacity", "cv2", "openai", "dotenv", "torch", "transformers"),
)

# Layout and drawing: what is decided before these is only placed and painted by them.
DECIDES_NOTHING = (
    "frame",
    "icons",
    "fonts",
    "text_layout",
    "raster",
    "widgets",
    "flow",
    "suites.text.layout",
    "suites.text.regions",
    "suites.pro.layout",
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
FILES = {module_name(path): path for path in PACKAGE.rglob("*.py") if path.name != "eval.py"}


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"), str(path))


@cache
def imports(path: Path) -> frozenset[str]:
    """Every dotted name that the file imports anywhere, functions included; ``from a import b``
    gives ``a.b``."""
    return frozenset(_imports(path))


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{path}: a relative import"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def ours(module: str) -> set[str]:
    """The modules of this package that a module imports."""
    found = set()
    for name in imports(FILES[module]):
        if name.split(".")[0] == "pointerbench":
            inner = name.split(".")[1:]
            found.add(next(m for m in _prefixes(inner) if m in FILES))
    return found


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


@pytest.mark.parametrize("module", sorted(FILES))
def test_imports_point_down(module: str) -> None:
    assert {other for other in ours(module) if rank(other) > rank(module)} == set()


def test_no_module_imports_itself_by_a_detour() -> None:
    TopologicalSorter({module: ours(module) - {module} for module in FILES}).prepare()


@pytest.mark.parametrize("module", LAYERS["values"])
def test_values_need_the_standard_library_only(module: str) -> None:
    names = {name.split(".")[0] for name in imports(FILES[module])}
    assert names - set(sys.stdlib_module_names) <= {"pointerbench"}


@pytest.mark.parametrize("module", sorted(FILES))
def test_what_is_heavy_or_random_is_imported_where_it_is_at_home(module: str) -> None:
    for name in imports(FILES[module]):
        for guarded, users in USERS.items():
            if inside(name, guarded):
                assert module in users, f"{module} imports {name}"
        package = name.split(".")[0]
        if package in THIRD_PARTY:
            known = [guarded for guarded in USERS if inside(name, guarded)]
            assert known, f"{module} imports {name}: say in USERS that it may"


@pytest.mark.parametrize("module", sorted(FILES))
def test_no_global_generator_clock_or_string_hash_decides_anything(module: str) -> None:
    forbidden = {"numpy.random", "np.random", "os.urandom", "datetime.now", "dt.datetime.now"}
    forbidden |= {"dt.date.today", "date.today", "datetime.date.today", "time.time"}
    for node in ast.walk(tree(FILES[module])):
        if isinstance(node, ast.Attribute):
            assert ast.unparse(node) not in forbidden
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in ("hash", "id")


@pytest.mark.parametrize("room", DECIDES_NOTHING)
def test_layout_and_drawing_draw_no_random_number(room: str) -> None:
    modules = [module for module in FILES if inside(module, room)]
    assert modules, f"nothing is called {room} any more: mend the list"
    for module in modules:
        assert "rng" not in ours(module), module


def test_only_the_builder_draws_frames() -> None:
    users = {module for module in FILES if "raster" in ours(module)}
    # The Pro suite's targets are measured on the picture, so it has to draw it.
    # Of those who ask models: screens to probe them with, and marks on finished screenshots.
    asking = {"run.results.annotate", "run.probe.screens"}
    assert users == {"engines", "preview", "suites.pro.scenes"} | asking


def suite_folders() -> list[str]:
    return sorted(path.parent.name for path in (PACKAGE / "suites").glob("*/__init__.py"))


@pytest.mark.parametrize("suite", suite_folders())
def test_a_suite_knows_no_other_suite(suite: str) -> None:
    home = f"suites.{suite}"
    modules = [module for module in FILES if inside(module, home)]
    for module in modules:
        foreign = {name for name in ours(module) if inside(name, "suites")}
        assert all(inside(name, home) for name in foreign), module


@pytest.mark.parametrize("suite", suite_folders())
def test_a_scene_knows_no_pixels(suite: str) -> None:
    assert ours(f"suites.{suite}.scene") <= {*LAYERS["values"], "flow.nodes"}


def test_nodes_are_plain_values() -> None:
    assert ours("flow.nodes") == set()


def test_the_resolver_of_sheets_shares_nothing_with_the_proposer_but_the_scene() -> None:
    resolver = ours("suites.sheets.resolve")
    private = {"categories", "wording", "compose", "draft", "arrange", "suite"}
    assert not resolver & ({f"suites.sheets.{name}" for name in private} | {"rng", "task"})
    home = "pointerbench.suites.sheets.resolve"
    assert not any(inside(name, home) for name in imports(FILES["suites.sheets.categories"]))


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
        assert not ours(module) & (proposing | {"rng", "task"}), module
    for module in ("propose", "designate", "words"):
        assert not ours(f"suites.text.{module}") & own, module


def test_the_resolver_of_pro_shares_nothing_with_the_proposer_but_the_shot() -> None:
    assert ours("suites.pro.resolve") <= {"frame", "suites.pro.layout"}


def test_the_extractor_knows_nothing_but_two_pictures() -> None:
    names = ("diffbox", "extraction", "redrawn", "align", "boxfit", "vision")
    own = {f"suites.pro.{name}" for name in names}
    for module in own:
        assert ours(module) <= own | {"errors", "geometry", "pixels"}, module


def test_the_scorer_imports_the_standard_library_only() -> None:
    names = {name.split(".")[0] for name in imports(ROOT / "eval.py")}
    assert names <= set(sys.stdlib_module_names)


def test_there_is_one_scorer_with_two_names() -> None:
    assert (PACKAGE / "eval.py").read_bytes() == (ROOT / "eval.py").read_bytes()
    assert (PACKAGE / "eval.py").is_symlink()


@pytest.mark.parametrize("module", sorted(FILES))
def test_files_and_functions_stay_small(module: str) -> None:
    lines = FILES[module].read_text("utf-8").count("\n")
    assert lines <= 310, f"{module} has {lines} lines: split it"
    for node in ast.walk(tree(FILES[module])):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None
            length = node.end_lineno - node.lineno + 1
            assert length < 50, f"{module}.{node.name} has {length} lines"


@pytest.mark.parametrize("module", sorted(FILES))
def test_a_module_says_what_it_is_for(module: str) -> None:
    assert ast.get_docstring(tree(FILES[module]))


@pytest.mark.parametrize("module", ["", ".cli", ".eval", ".mix", ".rng", ".geometry"])
def test_importing_is_cheap(module: str) -> None:
    code = f"import sys, json, pointerbench{module}; print(json.dumps(sorted(sys.modules)))"
    shown = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True)
    loaded = {name.split(".")[0] for name in json.loads(shown.stdout)}
    assert not loaded & set(THIRD_PARTY)
