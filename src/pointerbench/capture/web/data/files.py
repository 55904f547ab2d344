"""The collection as JSON, as pages of text, as a folder of files, as a repository."""

from __future__ import annotations

import csv
import io
import json
import os
import subprocess
from dataclasses import asdict
from pathlib import Path

from pointerbench.capture.web.data.collection import Collection
from pointerbench.values.errors import UsageError

_DAY = 86_400
_FIRST = 1_767_600_000  # seconds since 1970: when the repository begins


def write_collection(made: Collection, path: Path) -> None:
    """All of it as one JSON file; dates in ISO's form."""
    path.write_text(json.dumps(asdict(made), default=str, ensure_ascii=False, indent=1), "utf-8")


def write_pages(made: Collection, path: Path) -> None:
    """A folder with a text file a page: a line for the title, then paragraphs."""
    path.mkdir(parents=True, exist_ok=True)
    for page in made.pages:
        text = "\n\n".join((f"====== {page.title} ======", *page.paragraphs))
        (path / f"{page.slug}.txt").write_text(text + "\n", "utf-8")


def write_files(made: Collection, path: Path) -> None:
    """A folder with folders: notes, tables, a small program."""
    for name, text in _texts(made).items():
        file = path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
        os.utime(file, (_FIRST, _FIRST))


def _texts(made: Collection) -> dict[str, str]:
    notes = {
        f"notes/{page.slug}.md": "\n\n".join((f"# {page.title}", *page.paragraphs)) + "\n"
        for page in made.pages[:7]
    }
    tables = {
        "tables/products.csv": _csv(
            ("code", "name", "kind", "price", "stock"),
            [(p.code, p.name, p.kind, p.price, p.stock) for p in made.products],
        ),
        "tables/weather.csv": _csv(
            ("day", "temperature", "rain", "visitors"),
            [(m.day, m.warmth, m.rain, m.visitors) for m in made.measures],
        ),
    }
    people = "\n".join(f"- {person.name} ({person.town})" for person in made.people)
    return {
        **notes,
        **tables,
        "README.md": f"# {made.pages[0].title}\n\n{made.pages[0].paragraphs[0]}\n\n{people}\n",
        "src/report.py": _PROGRAM,
        "settings.json": json.dumps({"language": made.language, "rows": 24, "chart": "bar"}, indent=2),
    }


_PROGRAM = '''"""Sums up what was lent out, by category."""

import csv
from collections import Counter


def totals(path):
    """Pieces in stock by category."""
    found = Counter()
    with open(path, newline="") as file:
        for row in csv.DictReader(file):
            found[row["kind"]] += int(row["stock"])
    return found


if __name__ == "__main__":
    for kind, pieces in totals("tables/products.csv").most_common():
        print(f"{kind:<12} {pieces:>4}")
'''


def _csv(head: tuple[str, ...], rows: list[tuple[object, ...]]) -> str:
    out = io.StringIO()
    csv.writer(out, lineterminator="\n").writerows([head, *rows])
    return out.getvalue()


def write_repository(made: Collection, path: Path) -> None:
    """A repository of git with a few commits, two branches and a change that is not committed.

    Raises:
        UsageError: git is missing.
    """
    path.mkdir(parents=True, exist_ok=True)
    _git(path, 0, made, "init", "-q", "-b", "main")
    for number, (name, text) in enumerate(_texts(made).items()):
        file = path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
        _git(path, number, made, "add", "-A")
        _git(path, number, made, "commit", "-q", "-m", made.tasks[number].subject)
        if number == 6:
            _git(path, number, made, "branch", "spring-sale")
    (path / "README.md").write_text(f"# {made.pages[1].title}\n", "utf-8")


def _git(path: Path, number: int, made: Collection, *words: str) -> None:
    person = made.people[number % len(made.people)]
    when = f"{_FIRST + number * _DAY} +0000"
    identity = {
        f"GIT_{role}_{what}": value
        for role in ("AUTHOR", "COMMITTER")
        for what, value in (
            ("NAME", person.name),
            ("EMAIL", f"{person.user}@example.org"),
            ("DATE", when),
        )
    }
    private = {"HOME": str(path.parent), "GIT_CONFIG_NOSYSTEM": "1", "PATH": os.environ["PATH"]}
    try:
        subprocess.run(["git", *words], cwd=path, env=private | identity, check=True)
    except (OSError, subprocess.CalledProcessError) as error:
        raise UsageError(f"git: {error}") from None
