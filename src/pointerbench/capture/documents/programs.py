"""Source files of small programs, with names and texts from a seed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from string import Template

from pointerbench.pages.banks.draw import Draw
from pointerbench.values.rng import Stream

FORMATS = ("py", "c", "sh", "json", "css")
_RECORDS = 6


_PYTHON = '''"""$note"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass


@dataclass(frozen=True)
class Customer:
    """Somebody who has ordered something."""

    name: str
    city: str
    orders: int

    @property
    def is_regular(self) -> bool:
        return self.orders > $limit


CUSTOMERS = (
$rows
)


def by_city(customers: tuple[Customer, ...]) -> dict[str, list[Customer]]:
    # $other
    found: dict[str, list[Customer]] = defaultdict(list)
    for customer in customers:
        found[customer.city].append(customer)
    return dict(found)


def total(customers: tuple[Customer, ...]) -> int:
    return sum(customer.orders for customer in customers)


def main() -> None:
    for city, customers in sorted(by_city(CUSTOMERS).items()):
        names = ", ".join(customer.name for customer in customers)
        print(f"{city}: {names}")
    print(total(CUSTOMERS))


if __name__ == "__main__":
    main()
'''

_C = """/* $note */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LIMIT $limit

struct customer {
    const char *name;
    const char *city;
    int orders;
};

static const struct customer customers[] = {
$rows
};

static const size_t count = sizeof customers / sizeof customers[0];

/* $other */
static int total(void)
{
    int sum = 0;
    for (size_t i = 0; i < count; i++)
        sum += customers[i].orders;
    return sum;
}

static const struct customer *find(const char *name)
{
    for (size_t i = 0; i < count; i++)
        if (strcmp(customers[i].name, name) == 0)
            return &customers[i];
    return NULL;
}

int main(int argc, char **argv)
{
    if (argc > 1) {
        const struct customer *found = find(argv[1]);
        if (!found)
            return EXIT_FAILURE;
        printf("%s, %s\\n", found->name, found->city);
    }
    for (size_t i = 0; i < count; i++)
        if (customers[i].orders > LIMIT)
            puts(customers[i].name);
    printf("%d\\n", total());
    return EXIT_SUCCESS;
}
"""


def write(form: str, stream: Stream, language: str, folder: Path) -> Path:
    """A file of source code; its comments and texts are in the language."""
    draw = Draw(stream, language, {})
    path = folder / f"{draw.stream.child('name').pick(_NAMES)}.{form}"
    path.write_text(_WRITERS[form](draw), "utf-8")
    return path


_NAMES = ("billing", "orders", "stock", "tickets", "planner")


def _people(draw: Draw) -> list[tuple[str, str, int]]:
    return [
        (person["name"], draw.city(), draw.stream.integer(3, 90))
        for person in draw.people(_RECORDS)
    ]


def _quoted(words: str) -> str:
    return '"' + words.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _python(draw: Draw) -> str:
    rows = "\n".join(
        f"    Customer({_quoted(name)}, {_quoted(city)}, {count}),"
        for name, city, count in _people(draw)
    )
    return _filled(_PYTHON, draw, rows)


def _filled(template: str, draw: Draw, rows: str) -> str:
    return Template(template).substitute(
        rows=rows,
        note=draw.sentence("tech", most=84),
        other=draw.sentence("work", most=84),
        limit=draw.stream.integer(10, 40),
    )


def _c(draw: Draw) -> str:
    rows = "\n".join(
        f"    {{{_quoted(name)}, {_quoted(city)}, {count}}}," for name, city, count in _people(draw)
    )
    return _filled(_C, draw, rows)


def _shell(draw: Draw) -> str:
    cities = "\n".join(f"  {_quoted(city)}" for city in draw.cities(5))
    return f"""#!/usr/bin/env bash
# {draw.sentence("tech", most=84)}
set -euo pipefail

keep={draw.stream.integer(5, 30)}
folder=${{1:-$HOME/backup}}
cities=(
{cities}
)

# {draw.sentence("work", most=84)}
archive() {{
  local name=$1
  tar -czf "$folder/$name.tar.gz" "$HOME/Documents/$name"
}}

mkdir -p "$folder"
for city in "${{cities[@]}}"; do
  if [ -d "$HOME/Documents/$city" ]; then
    archive "$city"
  fi
done
ls -1t "$folder" | tail -n +$((keep + 1)) | while read -r old; do
  rm -- "$folder/$old"
done
"""


def _json(draw: Draw) -> str:
    rows = ",\n".join(
        f'    {{"name": {_quoted(name)}, "city": {_quoted(city)}, "orders": {count}}}'
        for name, city, count in _people(draw)
    )
    title = _quoted(draw.title("tech"))
    return f'{{\n  "title": {title},\n  "version": 3,\n  "customers": [\n{rows}\n  ]\n}}\n'


def _css(draw: Draw) -> str:
    inks = draw.inks(4)
    return f"""/* {draw.sentence("tech", most=84)} */
:root {{
  --ink: {inks[0]};
  --accent: {inks[1]};
  --border: {inks[2]};
}}

body {{
  margin: 0 auto;
  max-width: {draw.stream.integer(60, 90)}rem;
  color: var(--ink);
  font: 1rem/1.5 "DejaVu Sans", sans-serif;
}}

.button {{
  padding: 0.4rem 0.9rem;
  border: 1px solid var(--border);
  border-radius: {draw.stream.integer(3, 12)}px;
  background: {inks[3]};
}}

.button:hover {{
  background: var(--accent);
}}
"""


_WRITERS: Mapping[str, Callable[[Draw], str]] = {
    "py": _python,
    "c": _c,
    "sh": _shell,
    "json": _json,
    "css": _css,
}
