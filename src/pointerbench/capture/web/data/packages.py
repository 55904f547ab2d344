"""The collection as the storage of a registry of packages: one a topic, several versions each."""

from __future__ import annotations

import datetime as dt
import hashlib
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pointerbench.capture.web.data.collection import FIRST_DAY, Collection, Page

_SCOPE = "@workshop"
_LICENCES = ("MIT", "ISC", "Apache-2.0", "BSD-3-Clause")
_SECRET = "c0ffee" * 5 + "c0"  # 32 letters, as the registry wants it


def write_packages(made: Collection, path: Path) -> None:
    """A folder as Verdaccio keeps it: a list of names, and of each package what was published."""
    names = [f"{_SCOPE}/{page.slug}" if at % 2 else page.slug for at, page in enumerate(made.pages)]
    for at, (name, page) in enumerate(zip(names, made.pages, strict=True)):
        folder = path / name
        folder.mkdir(parents=True, exist_ok=True)
        told = json.dumps(_package(made, at, name, page), ensure_ascii=False, indent=1)
        (folder / "package.json").write_text(told, "utf-8")
    listed = {"list": names, "secret": _SECRET}
    (path / ".verdaccio-db.json").write_text(json.dumps(listed), "utf-8")


def _package(made: Collection, at: int, name: str, page: Page) -> Mapping[str, Any]:
    person = made.people[at % len(made.people)]
    numbers = [f"{at % 3}.{minor}.{(at * 3 + minor) % 5}" for minor in range(1, 3 + at % 4)]
    days = [FIRST_DAY + dt.timedelta(days=at + 6 * turn) for turn in range(len(numbers))]
    times = [f"{day.isoformat()}T09:{10 + at % 50}:00.000Z" for day in days]
    described = page.paragraphs[0]
    readme = "\n\n".join((f"# {page.title}", *page.paragraphs))
    others = [made.pages[(at + step) % len(made.pages)].slug for step in (1, 3)]
    versions = {
        number: {
            "name": name,
            "version": number,
            "description": described,
            "author": {"name": person.name, "email": f"{person.user}@workshop.example"},
            "license": _LICENCES[at % len(_LICENCES)],
            "keywords": page.slug.split("-"),
            "dependencies": dict.fromkeys(others, "^1.0.0"),
            "readmeFilename": "README.md",
            "_id": f"{name}@{number}",
            "dist": {
                "shasum": hashlib.sha1(f"{name}{number}".encode()).hexdigest(),
                "tarball": f"http://localhost/{name}/-/{page.slug}-{number}.tgz",
            },
        }
        for number in numbers
    }
    return {
        "name": name,
        "versions": versions,
        "time": {
            "created": times[0],
            "modified": times[-1],
            **dict(zip(numbers, times, strict=True)),
        },
        "users": {},
        "dist-tags": {"latest": numbers[-1]},
        "_uplinks": {},
        "_distfiles": {},
        "_attachments": {},
        "_rev": "1-0",
        "_id": name,
        "readme": readme,
    }
