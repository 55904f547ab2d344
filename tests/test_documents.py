"""The documents: every link leads somewhere, and the README stays short."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

ROOT = Path(__file__).parent.parent
README_LINES = 180

# [text](target); a picture is a link too.
LINK = re.compile(r"\[[^\]\n]*\]\(([^()\s]+)\)")
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


def documents() -> list[Path]:
    return sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])


def anchors(path: Path) -> set[str]:
    """The names of a page's headings, as code hosts make them."""
    text = FENCE.sub("", path.read_text("utf-8"))
    heads = re.findall(r"^#+ +(.+?) *$", text, re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


def broken(path: Path) -> Iterator[str]:
    text = FENCE.sub("", path.read_text("utf-8"))
    for target in LINK.findall(text):
        if target.startswith(("https://", "http://", "mailto:")):
            continue
        name, _, anchor = unquote(target).partition("#")
        there = (path.parent / name).resolve() if name else path
        if not there.exists():
            yield f"{path.name}: {target} is not there"
        elif anchor and there.suffix == ".md" and anchor not in anchors(there):
            yield f"{path.name}: {target}: no such heading"


def test_every_link_leads_somewhere() -> None:
    assert [line for path in documents() for line in broken(path)] == []


def test_a_broken_link_is_found(tmp_path: Path) -> None:
    (tmp_path / "there.md").write_text("# A head\n", "utf-8")
    page = tmp_path / "page.md"
    page.write_text(
        "[a](there.md#a-head) [b](there.md#gone) ![c](gone.png)\n```\n[d](code.md)\n```\n", "utf-8"
    )
    assert [line.split(": ")[1] for line in broken(page)] == [
        "there.md#gone",
        "gone.png is not there",
    ]


def test_every_page_is_linked_from_another() -> None:
    linked = set()
    for path in documents():
        for target in LINK.findall(FENCE.sub("", path.read_text("utf-8"))):
            linked.add((path.parent / unquote(target).partition("#")[0]).resolve())
    pages = {path for path in documents() if path.is_relative_to(ROOT / "docs")}
    assert sorted(str(path.relative_to(ROOT)) for path in pages - linked) == []


def test_the_readme_is_for_ten_minutes() -> None:
    assert len((ROOT / "README.md").read_text("utf-8").splitlines()) <= README_LINES


def test_the_design_names_every_room() -> None:
    text = (ROOT / "docs" / "design.md").read_text("utf-8")
    package = ROOT / "src" / "pointerbench"
    rooms = [f"{path.parent.name}/" for path in package.glob("*/__init__.py")]
    loose = [path.stem for path in package.glob("*.py") if path.stem not in ("__init__", "eval")]
    assert [name for name in (*rooms, *loose) if f"`{name}`" not in text] == []


def test_nothing_names_a_file_that_is_not_there() -> None:
    """Paths in code spans of the documents that begin with a folder of this repository."""
    folders = "|".join(("src", "docs", "tests", "scripts", "assets"))
    span = re.compile(rf"`(?:python |bash )?((?:{folders})/[\w./-]+)")
    missing = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in documents()
        for name in span.findall(path.read_text("utf-8"))
        if not (ROOT / name.rstrip(".")).exists()
    ]
    assert missing == []
