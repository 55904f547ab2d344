"""A repository in a client: branches, a graph of commits on several lanes, uncommitted files."""

from __future__ import annotations

import datetime as dt
import re
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.code import project
from pointerbench.values.rng import Stream

_ROWS = 46
_LANES = 4


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    code = project(draw, stream.pick(["typescript", "typescript", "python"]))
    words = {name: _said(text) for name, text in code["words"].items()}
    names = [draw.bank("branches").format(**words).replace(" ", "-") for _ in range(6)]
    arcs, forced = _arcs(stream)
    people = draw.people(4)
    commits = _commits(draw, arcs, forced, names, words, people)
    changes = code["git"]["changes"]
    tags = sorted(stream.sample(range(8, _ROWS), 3))
    main = next(iter(code["files"].values()))
    return {
        "title": "GitKraken Desktop",
        "repo": code["name"],
        "lang": "ts" if code["language"] == "TypeScript" else "py",
        "file": {"path": main["path"], "lines": main["lines"], "marks": main["marks"]},
        "people": people,
        "commits": commits,
        "arcs": arcs,
        "branches": _branches(stream, names, arcs),
        "tags": [{"name": f"v{1 + n}.{4 - n}.0", "row": row} for n, row in enumerate(tags)],
        "stashes": draw.banks("stashes", 2),
        "others": draw.banks("others", 3),
        "changes": [_change(n, one) for n, one in enumerate(changes)],
        "touched": _touched(stream, code),
        "key": words["key"],
        "version": f"10.{stream.integer(0, 8)}.{stream.integer(0, 3)}",
        "prompt": f"{people[0]['given'].lower()}@{draw.stream.pick(['larch', 'atlas', 'otter'])}",
    }


def _said(name: str) -> str:
    """A name of a program as people write it: lengthKm is "length km"."""
    return re.sub(r"([a-z])([A-Z])", r"\1 \2", name).replace("_", " ").lower()


def _change(at: int, one: dict[str, Any]) -> dict[str, Any]:
    folder, _, label = one["path"].rpartition("/")
    kind = {"U": "A"}.get(one["kind"], one["kind"])
    return {
        "key": f"f{at}",
        "folder": folder,
        "label": label,
        "kind": kind,
        "path": one["path"],
    }


def _touched(stream: Stream, code: dict[str, Any]) -> list[dict[str, Any]]:
    """The files of a commit, with lines added and removed."""
    paths = [row["path"] for row in code["tree"] if not row["folder"]]
    return [
        _change(at, {"path": path, "kind": stream.pick(["M", "M", "A"])})
        for at, path in enumerate(sorted(stream.sample(paths, min(7, len(paths)))))
    ]


def _arcs(stream: Stream) -> tuple[list[dict[str, int]], dict[int, int]]:
    """Branches beside the first lane: the row of the merge (-1: not merged), of the last commit
    below it, and of where it began; and on which lane those rows have to be."""
    found: list[dict[str, int]] = []
    forced: dict[int, int] = {}
    free, row = dict.fromkeys(range(1, _LANES), -1), -1
    while row < _ROWS - 9:
        lanes = [lane for lane, since in free.items() if since <= row]
        if lanes and forced.get(row, 0) == 0:
            lane, last = min(lanes), row + stream.integer(3, 10)
            while last in forced:
                last += 1
            base = next(at for at in range(last + 1, last + 60) if forced.get(at, 0) == 0)
            if base >= _ROWS:
                break
            found.append({"lane": lane, "merge": row, "last": last, "base": base})
            forced |= {max(0, row): 0 if row >= 0 else lane, last: lane, base: 0}
            free[lane] = base + 1
        row = max(0, row) + stream.integer(2, 5)
    return found, forced


def _lane(stream: Stream, row: int, arcs: list[dict[str, int]], forced: dict[int, int]) -> int:
    if row in forced:
        return forced[row]
    live = [0] + [arc["lane"] for arc in arcs if arc["merge"] < row < arc["last"]]
    return stream.pick(live)


def _commits(
    draw: Draw,
    arcs: list[dict[str, int]],
    forced: dict[int, int],
    names: list[str],
    words: dict[str, str],
    people: list[dict[str, Any]],
) -> list[dict[str, Any]]:
    """Commits, the newest first, each on a lane; the first lane has merges and beginnings."""
    stream, found = draw.stream, []
    merges = {arc["merge"]: at for at, arc in enumerate(arcs) if arc["merge"] >= 0}
    moment = dt.datetime.combine(draw.today, dt.time(17, 20))
    for row in range(_ROWS):
        moment -= dt.timedelta(minutes=stream.integer(9, 700))
        name = names[merges[row] % len(names)] if row in merges else ""
        text = f"Merge branch '{name}'" if name else draw.bank("subjects").format(**words)
        person = stream.pick(people)
        found.append(
            {
                "key": f"c{row}",
                "row": row,
                "lane": _lane(stream, row, arcs, forced),
                "merge": row in merges,
                "text": f"{text} (#{80 - row})" if name else text,
                "who": person["name"],
                "initials": person["initials"],
                "ink": person["ink"],
                "sha": f"{stream.integer(0x100000, 0xFFFFFF):06x}",
                "date": f"{moment:%d/%m/%Y} @ {moment:%H:%M}",
            }
        )
    return found


def _branches(stream: Stream, names: list[str], arcs: list[dict[str, int]]) -> list[dict[str, Any]]:
    """Branches with the row at which each stands."""
    rows = stream.sample(range(3, 24), len(names))
    first: dict[str, Any] = {
        "name": "main",
        "row": 1 if any(arc["merge"] < 0 for arc in arcs) else 0,
    }
    rest: list[dict[str, Any]] = [
        {"name": name, "row": row, "ahead": stream.pick([0, 0, 1, 2]), "remote": at < 4}
        for at, (name, row) in enumerate(zip(names, rows, strict=True))
    ]
    rest[0]["row"] = 0 if first["row"] else rest[0]["row"]
    found = [first | {"ahead": stream.integer(1, 4), "remote": True}, *rest]
    return [{"key": f"b{at}", **one} for at, one in enumerate(found)]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    commit = f"c{stream.integer(3, 10)}"
    other = f"c{stream.integer(2, 9)}"
    files = [one["key"] for one in document["changes"]]
    staged = stream.sample(files, 2)
    return {
        "graph": {"staged": staged},
        "message": {
            "staged": staged,
            "summary": True,
            "sections": ["remote", "tags", "stashes"],
        },
        "commit": {"commit": commit},
        "commit_tree": {"commit": other, "flat": False, "sections": ["remote"]},
        "diff": {"file": files[0], "staged": staged[:1]},
        "diff_inline": {"file": files[0], "mode": "Inline"},
        "search": {"seeking": True, "commit": other},
        "terminal": {"shell": True, "staged": staged},
        "menu_commit": {"commit": commit, "open": "commit"},
        "menu_branch": {"open": "branch", "lit": "b2", "sections": ["remote"]},
        "menu_pull": {"open": "pull", "staged": staged},
        "menu_view": {"menu": "view", "commit": other},
        "dialog_request": {"dialog": "request"},
        "dialog_preferences": {"dialog": "preferences", "commit": commit},
        "notice": {"notice": True, "commit": other},
    }
