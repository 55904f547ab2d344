"""What several test files share: a small finished set, and how hypothesis runs."""

from __future__ import annotations

import gc
import importlib.util
import os
import signal
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from pointerbench import build
from pointerbench.building.shards import Shards
from pointerbench.values.errors import UsageError

if TYPE_CHECKING:
    from playwright.sync_api import Page

# A busy machine is no failure: no time limit on a single example.
settings.register_profile("pointerbench", deadline=None)
settings.load_profile("pointerbench")

# Some systems keep Python from saving what it has compiled. Each worker, and each of the hundreds
# of processes that tests start, would then compile every module again: half a second a process.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
sys.dont_write_bytecode = False

# What a shell starts in the background ignores Ctrl-C, and so does all that it starts: programs
# that tests interrupt would never end.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Files that take seconds each: `make quick` leaves them out.
SLOW = (
    *("building/test_build", "building/test_grow", "building/test_scale_formats"),
    *("building/test_scale_resume", "building/test_scale_verify", "browser/test_elements"),
    *("decontaminate/test_decontaminate", "eval/test_scorer_alone", "eval/test_scorer_bad_input"),
    *("eval/test_scorer_mangled", "flow/test_drawings"),
    *("harnesses/test_inspect", "harnesses/test_lmms", "harnesses/test_questions"),
    *("run/test_inspect_server",),
    *("hub/test_card", "hub/test_columns", "hub/test_publish", "hub/test_read_back"),
    *("imports/test", "label/test_review_page", "quality/test_audit_page"),
    *("pages/test_drawn_texts", "pages/test_fonts", "pages/test_kits"),
    *("picture/test_quarters", "suites/gd/test_gd", "suites/sheets/test_workbook"),
    *("suites/text/test_asked", "suites/text/test_variety"),
    *("quality/test_lint_command", "quality/test_lint_own"),
    *("label/locate/test_locate_command", "label/locate/test_detector"),
    *("picture/test_text_layout", "picture/test_raster", "picture/test_icons"),
    *("report/test_plots", "report/test_report_browser", "report/test_report_clicks"),
    *("report/test_report_edits", "report/test_report_points", "report/test_leaderboard"),
    *("run/test_cloud_providers", "run/test_engine", "run/test_parser_properties"),
    *("run/test_probe", "run/test_refusals", "run/test_click_eval", "run/test_first_path"),
    *("run/test_annotate", "run/test_ledger", "run/test_local", "run/test_places"),
    *("run/test_tasks", "suites/sheets/test_wording", "suites/text/test_text_wording"),
    *("suites/pro/test_applications", "suites/pro/test_diffbox", "suites/pro/test_dream"),
    *("suites/pro/test_pro_chain", "suites/pro/test_pro_suite"),
    *("suites/sheets/test_content", "suites/sheets/test_skin", "suites/sheets/test_suite"),
    *("suites/text/test_banks", "suites/text/test_official", "suites/text/test_surfaces"),
    *("suites/text/test_text_suite", "test_commands", "values/test_rng", "values/test_geometry"),
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--quick", action="store_true", help="leave out files that take seconds each")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    name = collection_path.relative_to(Path(__file__).parent).as_posix()
    return True if config.getoption("quick") and name.startswith(SLOW) else None


# The longest of them, longest first: workers begin with these, so that none is left alone with one
# in the end.
LONGEST = (
    *("suites/gd/test_gd_screens", "building/test_build", "report/test_report_browser"),
    *("browser/test_elements", "suites/gd/test_gd_documents", "hub/test_publish_again"),
    *("building/test_grow", "pages/test_kits", "suites/pro/test_pro_chain", "test_golden"),
    *("suites/text/test_surfaces", "hub/test_publish", "suites/pro/test_applications"),
    *("suites/text/test_variety", "report/test_report_edits", "suites/sheets/test_suite"),
    *("picture/test_quarters", "suites/pro/test_dream", "run/test_engine"),
)


def pytest_configure(config: pytest.Config) -> None:
    """Files go to workers in their order here, not by how many tests they hold."""
    if hasattr(config.option, "loadscopereorder"):
        config.option.loadscopereorder = False


def pytest_collection(session: pytest.Session) -> None:
    """Nothing that is collected is thrown away again: no use to look for it."""
    gc.disable()


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    places = {name: place for place, name in enumerate(LONGEST)}
    home = Path(__file__).parent

    def place(path: Path) -> int:
        return places.get(path.relative_to(home).with_suffix("").as_posix(), len(places))

    items.sort(key=lambda item: place(item.path))


def pytest_collection_finish() -> None:
    """What thousands of collected cases hold stays to the end: no use to go through it again."""
    gc.collect()
    gc.freeze()
    gc.enable()


SMALL_COUNT = 8
SMALL_SEED = 7


def script(name: str) -> ModuleType:
    """The module of ``scripts/<name>.py``, which alone knows how it does what it does."""
    path = Path(__file__).parent.parent / "scripts" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(f"script_{name}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="session")
def small_set(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder given as --out of a finished set of eight examples; nobody may change it."""
    return _built("sheets", tmp_path_factory.mktemp("small"))


@pytest.fixture(scope="session")
def small_text_set(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same of the Text suite."""
    return _built("text", tmp_path_factory.mktemp("small-text"))


def _built(suite: str, out: Path) -> Path:
    command = [suite, "--seed", str(SMALL_SEED), "--count", str(SMALL_COUNT), "--jobs", "1"]
    assert build.main([*command, "--out", str(out), "--quiet"]) == 0
    return out


@pytest.fixture(scope="module")
def chromium_runs() -> Iterator[None]:
    """A browser for pages of ours, which ends with the file: while it lasts, an event loop runs in
    this thread, and nothing else can start one."""
    from pointerbench.browser import chromium  # noqa: PLC0415 - its package is an extra

    try:
        chromium.browser()
        yield
    except UsageError as error:
        pytest.skip(str(error))
    finally:
        chromium.close()


@pytest.fixture(scope="session", params=["parquet", "webdataset"])
def sharded_set(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A set in shard files, in a folder that has its format's name; nobody may change it."""
    from shard_sets import built  # noqa: PLC0415 - lies beside the tests that ask for it

    if request.param == "parquet":
        pytest.importorskip("datasets", reason="Parquet needs the extra hub")
    out = tmp_path_factory.mktemp("sharded") / str(request.param)
    built(out, "--format", request.param)
    return out


@pytest.fixture
def shards(tmp_path: Path) -> Shards:
    """The three shards of a set that is about to be built as archives in ``tmp_path / "out"``."""
    from shard_sets import shards_in  # noqa: PLC0415 - lies beside the tests that ask for it

    return shards_in(tmp_path / "out")


@pytest.fixture(scope="session")
def nasty_run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a finished run on nasty texts; nobody may change it."""
    from report_runs import run_nasty  # noqa: PLC0415 - lies beside the tests that ask for it

    return run_nasty(tmp_path_factory.mktemp("nasty"))


@pytest.fixture(scope="session")
def judged_run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a finished run on tasks whose truth is a judge's; nobody may change it."""
    from report_runs import run_judged  # noqa: PLC0415 - lies beside the tests that ask for it

    return run_judged(tmp_path_factory.mktemp("judged"))


@pytest.fixture(scope="module")
def tab(nasty_run: Path, judged_run: Path) -> Iterator[tuple[Page, list[str]]]:
    """One browser page for all tests of a file, and what has gone wrong on it."""
    from report_pages import started, watched  # noqa: PLC0415 - lies beside the tests

    with started() as browser:
        yield watched(browser)


@pytest.fixture
def page(tab: tuple[Page, list[str]]) -> Iterator[Page]:
    """The page, in a window of usual size; nothing may have gone wrong on it in the end."""
    opened, wrong = tab
    wrong.clear()
    opened.set_viewport_size({"width": 1440, "height": 900})
    opened.emulate_media(color_scheme="light")
    yield opened
    assert opened.evaluate("window.owned") is None
    assert wrong == []


def edited(path: Path, edit: Callable[[str], str]) -> None:
    """Changes a file by what ``edit`` makes of its text."""
    path.write_text(edit(path.read_text("utf-8")), "utf-8")
