"""What the questions-and-answers site is asked: tags and code of each question, in colours."""

from __future__ import annotations

import re
from typing import NamedTuple

from pointerbench.flow.nodes import Node, Span
from pointerbench.suites.text.kit.texts import code_block
from pointerbench.suites.text.writer import Writer

_TOKEN = re.compile(r"'[^']*'|\"[^\"]*\"|\w+|\s+|[^\w\s'\"]+")
_KEYWORDS = (
    *("import", "is", "True", "False", "git", "select", "from", "where", "group", "order", "by"),
    *("const", "await", "async", "for", "of", "in", "do", "done"),
    *("as", "left", "join", "on", "create", "table", "primary", "key", "not", "null", "date"),
)


class Topic(NamedTuple):
    """A question: the key of its texts, its tags, and the code in question and answers."""

    key: str
    tags: tuple[str, ...]
    asked: tuple[str, ...]
    answered: tuple[str, ...]
    second: tuple[str, ...]


TOPICS = (
    Topic(
        "qa1",
        ("python", "list", "copy"),
        (">>> a = [3, 1, 2]", ">>> b = a", ">>> b.append(9)", ">>> a", "[3, 1, 2, 9]"),
        (
            "import copy",
            "",
            "b = a.copy()",
            "b.append(9)",
            "",
            "nested = [[1, 2], [3]]",
            "own = copy.deepcopy(nested)",
        ),
        (">>> a is b", "True", ">>> a is a.copy()", "False"),
    ),
    Topic(
        "qa2",
        ("sql", "postgresql", "group-by"),
        (
            "select date_trunc('month', placed_on) as month,",
            "       sum(total)",
            "from orders",
            "group by month",
            "order by month;",
        ),
        (
            "select m.month, coalesce(sum(o.total), 0) as total",
            "from generate_series(date '2024-01-01',",
            "                     date '2024-12-01',",
            "                     interval '1 month') as m(month)",
            "left join orders o",
            "       on date_trunc('month', o.placed_on) = m.month",
            "group by m.month",
            "order by m.month;",
        ),
        (
            "create table calendar (",
            "    day date primary key,",
            "    month_start date not null",
            ");",
        ),
    ),
    Topic(
        "qa3",
        ("git", "undo", "commit"),
        ("$ git log --oneline -2", "4f1c9ab add export dialog", "a07d3e2 fix page counter"),
        (
            "git reset --soft HEAD~1",
            "git switch -c export-dialog",
            'git commit -m "add export dialog"',
        ),
        ("git branch export-dialog", "git reset --keep origin/main", "git switch export-dialog"),
    ),
    Topic(
        "qa4",
        ("css", "flexbox", "overflow"),
        (
            ".bar {",
            "    display: flex;",
            "}",
            ".bar .name {",
            "    flex: 1;",
            "    overflow: hidden;",
            "}",
        ),
        (
            ".bar .name {",
            "    flex: 1;",
            "    min-width: 0;",
            "    overflow: hidden;",
            "    text-overflow: ellipsis;",
            "    white-space: nowrap;",
            "}",
        ),
        (".bar {", "    display: grid;", "    grid-template-columns: minmax(0, 1fr) auto;", "}"),
    ),
    Topic(
        "qa5",
        ("bash", "shell", "loops"),
        ("for file in $(ls *.jpg); do", '    mv $file "trip_$file"', "done"),
        ("for file in *.jpg; do", '    mv -n -- "$file" "trip_$file"', "done"),
        ("find . -name '*.jpg' -print0 |", "    xargs -0 -n 1 basename"),
    ),
    Topic(
        "qa6",
        ("javascript", "async-await", "promise"),
        (
            "const names = [];",
            "ids.forEach(async (id) => {",
            "    names.push(await load(id));",
            "});",
            "draw(names);",
        ),
        (
            "const names = await Promise.all(",
            "    ids.map((id) => load(id))",
            ");",
            "draw(names);",
        ),
        (
            "const names = [];",
            "for (const id of ids) {",
            "    names.push(await load(id));",
            "}",
        ),
    ),
    Topic(
        "qa7",
        ("python", "floating-point", "decimal"),
        (">>> 0.1 + 0.2", "0.30000000000000004", ">>> 0.1 + 0.2 == 0.3", "False"),
        (
            "from decimal import Decimal",
            "",
            "paid = Decimal('0.1') + Decimal('0.2')",
            "paid == Decimal('0.3')  # True",
        ),
        ("import math", "", "math.isclose(0.1 + 0.2, 0.3)  # True"),
    ),
    Topic(
        "qa8",
        ("python", "regex", "greedy"),
        (
            "import re",
            "",
            'line = \'from "north" to "south"\'',
            "re.findall('\".*\"', line)",
        ),
        (
            're.findall(\'"[^"]*"\', line)',
            "# ['\"north\"', '\"south\"']",
        ),
        ("import shlex", "", "shlex.split(line)", "# ['from', 'north', 'to', 'south']"),
    ),
)


def colored_block(w: Writer, lines: tuple[str, ...]) -> Node:
    """A code block, with keywords, strings and numbers in colours of their own."""
    theme = w.theme
    colored = []
    for line in lines:
        spans = []
        for part in _TOKEN.findall(line):
            color = theme.link if part in _KEYWORDS else theme.bad if part[0].isdigit() else ""
            spans.append(Span(part, color=theme.good if part[0] in "'\"" else color))
        colored.append(spans or [Span("")])
    return code_block(w, colored, 12.5)
