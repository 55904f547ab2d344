"""A project's files, its pull requests, and the changed lines of one: all counts agree."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw

_INKS = {"Python": "#2f6fb0", "TypeScript": "#7c5cff", "Rust": "#c2571a", "Go": "#12908e"}
_NAMES = ("timer", "loader", "queue", "cache", "paging", "upload", "clock", "index", "signals")
_NOUNS = ("job", "entry", "batch", "token", "record", "page", "task", "event")
# Lines of code by what became of them: kept, removed, added; ``{}`` is a noun.
_HUNKS = (
    (
        " def take_{0}(self, limit=50):",
        "-    items = self.read(limit)",
        "-    return items[:limit]",
        "+    items = self.read(limit + 1)",
        "+    more = len(items) > limit",
        "+    return items[:limit], more",
        " ",
    ),
    (
        " def close_{0}(self):",
        "     self.running = False",
        "-    self.thread.join()",
        "+    self.thread.join(timeout=5)",
        "+    if self.thread.is_alive():",
        '+        log.warning("{0} still open")',
        "     self.file.close()",
    ),
    (
        " for {0} in waiting:",
        "-    if {0}.age > 30:",
        "-        retry({0})",
        "+    if {0}.age > settings.patience:",
        "+        retry({0}, wait={0}.tries * 2)",
        "         count += 1",
        " return count",
    ),
    (
        " def {0}_key(name, version):",
        "-    return name + str(version)",
        "+    clean = name.strip().lower()",
        '+    return f"{{clean}}-v{{version}}"',
        " ",
    ),
    (
        ' path = folder / "{0}.json"',
        "-data = json.load(open(path))",
        '+with path.open(encoding="utf-8") as file:',
        "+    data = json.load(file)",
        ' check(data["{0}"])',
    ),
    (
        " class {0}_error(Exception):",
        "     def __init__(self, code):",
        "-        self.code = code",
        "+        super().__init__(code)",
        "+        self.code = int(code)",
        "         self.seen = False",
    ),
)


def document(draw: Draw) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    people = [person["handle"] for person in draw.people(7)]
    inks = dict(zip(people, draw.inks(7), strict=True))
    languages = ["Python", *stream.sample([name for name in _INKS if name != "Python"], 2)]
    first = stream.integer(52, 78)
    second = stream.integer(8, 90 - first)
    shares = [first, second, 100 - first - second]
    pulls = _pulls(draw.child("pulls"), people)
    return {
        "project": stream.pick(content["projects"]),
        "owner": stream.pick(["marlow-labs", "northquay", "paperboat", "elmworks", "seven-hills"]),
        "people": people,
        "inks": inks,
        "stars": draw.count_text(stream.integer(120, 9800)),
        "forks": str(stream.integer(14, 890)),
        "eyes": str(stream.integer(9, 240)),
        "commits": draw.number_text(stream.integer(240, 4900)),
        "tags": stream.integer(6, 48),
        "version": f"v{stream.integer(1, 6)}.{stream.integer(0, 19)}.{stream.integer(0, 9)}",
        "released": draw.date_text(draw.day(-40, -3)),
        "topics": stream.sample(content["topics"], 4),
        "languages": [
            {"name": name, "ink": _INKS[name], "share": share}
            for name, share in zip(languages, shares, strict=True)
        ],
        "files": _files(draw.child("files")),
        "last": {
            "who": people[1],
            "what": _message(draw),
            "ago": draw.ago_text(stream.integer(4, 900)),
        },
        "hash": "".join(stream.sample("0123456789abcdef", 7)),
        "steps": content["steps"],
        "pulls": pulls,
        "closed": stream.integer(40, 900),
        "issues": stream.integer(8, 140),
        "branches": ["main", *stream.sample(content["branches"], 5)],
        "query": stream.pick(content["queries"]),
        "review": _review(draw.child("review"), people),
        "checks": [
            {"name": name, "time": draw.clip_text(seconds)}
            for name, seconds in zip(
                stream.sample(content["checks"], 4), draw.distinct(20, 600, 4), strict=True
            )
        ],
    }


def _message(draw: Draw) -> str:
    gap = " " if draw.language == "en" else ""
    words = (draw.stream.pick(draw.content["verbs"]), draw.stream.pick(draw.content["things"]))
    return gap.join(words)


def _fact(value: Any, text: str) -> dict[str, Any]:
    return {"value": value, "text": text}


def _files(draw: Draw) -> list[dict[str, Any]]:
    """Folders, then files, each by its name."""
    stream, content = draw.stream, draw.content
    folders = sorted(stream.sample(content["folders"], stream.integer(4, 5)))
    own = [f"{name}.py" for name in stream.sample(_NAMES, 2)]
    names = sorted([*stream.sample(content["files"], stream.integer(5, 6)), *own], key=str.lower)
    count = len(folders) + len(names)
    days, lines = stream.sample(range(1, 250), count), draw.distinct(8, 1400, count)
    found = []
    for place, name in enumerate([*folders, *names]):
        date = draw.day(-days[place], -days[place])
        size = lines[place] * stream.integer(22, 41)
        facts = {
            "name": _fact(name, name),
            "date": _fact(date.isoformat(), draw.date_text(date, "numeric")),
        }
        folder = place < len(folders)
        if not folder:
            unit = " lines" if draw.language == "en" else " 行"
            facts["lines"] = _fact(lines[place], draw.number_text(lines[place]) + unit)
        found.append(
            {
                "key": name,
                "folder": folder,
                "size": "" if folder else draw.size_text(size),
                "message": _message(draw.child(name)),
                "facts": facts,
            }
        )
    return found


def _pulls(draw: Draw, people: list[str]) -> list[dict[str, Any]]:
    stream, content = draw.stream, draw.content
    count = stream.integer(10, 14)
    numbers = sorted(stream.sample(range(210, 990), count), reverse=True)
    days = sorted(stream.sample(range(1, 90), count))
    talks, plus, minus = (draw.distinct(1, high, count) for high in (40, 900, 400))
    things = stream.sample(content["things"], count)
    gap = " " if draw.language == "en" else ""
    pulls = []
    for place, number in enumerate(numbers):
        author, date = stream.pick(people), draw.day(-days[place], -days[place])
        pulls.append(
            {
                "key": str(number),
                "title": stream.pick(content["verbs"]) + gap + things[place],
                "state": stream.weighted({"approved": 3, "changes": 2, "waiting": 4}),
                "draft": stream.chance(0.25),
                "topic": stream.integer(0, 3),
                "facts": {
                    "number": _fact(f"#{number}", f"#{number}"),
                    "author": _fact(author, author),
                    "date": _fact(date.isoformat(), draw.date_text(date)),
                    "talk": _fact(talks[place], str(talks[place])),
                    "plus": _fact(plus[place], f"+{plus[place]}"),
                    "minus": _fact(minus[place], f"−{minus[place]}"),
                },
            }
        )
    return pulls


def _review(draw: Draw, people: list[str]) -> dict[str, Any]:
    stream, content = draw.stream, draw.content
    hunks = stream.sample(_HUNKS, 5)
    names = stream.sample(_NAMES, 5)
    said = stream.sample(content["remarks"], 2)
    ages = sorted(stream.sample(range(3, 900), 2), reverse=True)
    files = []
    for hunk, name in zip(hunks, names, strict=True):
        noun, start = stream.pick(_NOUNS), stream.integer(12, 240)
        lines = _lines([line.format(noun) for line in hunk], start)
        marks = "".join(line["mark"] for line in lines)
        path = f"{stream.pick(['src', 'core', 'lib'])}/{name}.py"
        plus, minus = marks.count("+"), marks.count("-")
        files.append({"key": path, "lines": lines, "plus": plus, "minus": minus})
    return {
        "files": files,
        "about": [stream.pick(content["reasons"]), stream.pick(content["plans"])],
        "talk": [
            {"who": who, "text": text, "ago": draw.ago_text(age)}
            for who, text, age in zip(stream.sample(people, 2), said, ages, strict=True)
        ],
    }


def _lines(raw: list[str], start: int) -> list[dict[str, Any]]:
    """Numbered lines: removed ones count before the change, added ones after it."""
    old = new = start
    lines = []
    for text in raw:
        mark, code = text[0], text[1:]
        indent = len(code) - len(code.lstrip())
        lines.append(
            {
                "mark": mark,
                "code": code.strip(),
                "indent": indent,
                "old": "" if mark == "+" else old,
                "new": "" if mark == "-" else new,
            }
        )
        old, new = old + (mark != "+"), new + (mark != "-")
    return lines


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    pulls = [pull["key"] for pull in document["pulls"]]
    paths = [file["key"] for file in document["review"]["files"]]
    chosen = stream.pick(pulls[:4])
    return {
        "code": {},
        "branch": {"menu": "branch"},
        "clone": {"menu": "clone", "starred": True},
        "pulls": {"page": "pulls"},
        "picked": {"page": "pulls", "picked": stream.sample(pulls, 2), "saved": pulls[1:2]},
        "pull_menu": {"page": "pulls", "menu": chosen},
        "new": {"page": "pulls", "dialog": "new"},
        "none": {"page": "pulls", "query": document["query"]},
        "review": {"page": "review", "open": chosen},
        "viewed": {"page": "review", "open": chosen, "viewed": paths[:1], "writing": True},
        "merge": {"page": "review", "open": chosen, "dialog": "merge"},
        "conflict": {"page": "review", "open": chosen, "error": True},
        "settings": {"page": "settings"},
        "toast": {"page": "settings", "toast": "saved", "protect": True},
    }
