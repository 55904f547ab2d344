"""Notebooks of linked pages, as Zim keeps them: text files in folders."""

from __future__ import annotations

from pathlib import Path

from pointerbench.capture.documents.banks import bank
from pointerbench.capture.documents.dates import date_all
from pointerbench.values.rng import Stream

_NAMES = {"en": "Notes", "zh": "笔记"}
_HOME = {"en": "Home", "zh": "主页"}
_PARTS = {
    "en": ("Everything that must not be forgotten.", "Open", "Ideas", "See also"),
    "zh": ("所有不能忘记的事。", "待办", "想法", "另见"),
}
_HEAD = (
    "Content-Type: text/x-zim-wiki\nWiki-Format: zim 0.6\n"
    "Creation-Date: 2026-02-20T09:30:00+00:00\n\n"
)


def notebook(_format: str, stream: Stream, language: str, above: Path) -> Path:
    """A notebook with a home page that has tasks and links to the other pages."""
    root = above / _NAMES[language]
    root.mkdir()
    names = bank("notes", language)
    home = _HOME[language]
    (root / "notebook.zim").write_text(
        f"[Notebook]\nversion=0.4\nname={root.name}\ninterwiki=\nhome={home}\nicon=\n"
        "document_root=\nshared=False\nendofline=unix\nprofile=\n",
        "utf-8",
    )
    _write(root, home, names, stream, language)
    for name in names:
        _write(root, name, [one for one in names if one != name], stream, language)
    date_all(root, stream.child("dates"))
    return root


def _write(
    root: Path, name: str, others: tuple[str, ...] | list[str], stream: Stream, language: str
) -> None:
    lead, open_, ideas, also = _PARTS[language]
    sentences = stream.sample(bank("sentences", language), 11)
    tasks = [f"[{'*' if stream.chance(0.4) else ' '}] {one}" for one in sentences[:5]]
    points = [f"* {one}" for one in sentences[5:8]]
    links = [f"* [[:{one}]]" for one in stream.sample(others, 4)]
    lines = [
        *(f"====== {name} ======", "", lead, *sentences[8:], ""),
        *(f"===== {open_} =====", *tasks, ""),
        *(f"===== {ideas} =====", *points, ""),
        *(f"===== {also} =====", *links),
    ]
    path = root / f"{name.replace(' ', '_')}.txt"
    path.write_text(_HEAD + "\n".join(lines) + "\n", "utf-8")
