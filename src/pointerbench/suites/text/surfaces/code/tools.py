"""What developers' tools print in a shell: containers, packages, processes, other machines.

These tools speak English whatever the language, and write decimal points.
"""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Sequence

from pointerbench.flow.nodes import Span
from pointerbench.suites.text.surfaces.code.session import Shell

_HEX = "0123456789abcdef"
# Services, with the image that each runs, the ports outside and within, its megabytes.
_IMAGES = (
    ("db", "postgres:16", "5432->5432", 432), ("cache", "redis:7-alpine", "6379->6379", 41),
    ("web", "nginx:1.27", "8080->80", 188), ("proxy", "caddy:2", "8443->443", 48),
    ("api", "node:22-alpine", "3000->3000", 156), ("worker", "python:3.12-slim", "8000->8000", 125),
    ("metrics", "grafana/grafana:11.2.0", "3001->3000", 478),
    ("wiki", "mariadb:11.4", "3306->3306", 405),
)  # fmt: skip
# Packages by their last version of each major one.
_MODULES = (
    ("date-fns", "3.6.0", "4.1.0"), ("eslint", "8.57.1", "9.12.0"), ("express", "4.21.1", "5.0.1"),
    ("prettier", "3.2.5", "3.3.3"), ("sass", "1.77.8", "1.79.5"), ("typescript", "5.4.5", "5.6.3"),
    ("vite", "5.3.5", "5.4.9"), ("vitest", "1.6.0", "2.1.3"), ("zod", "3.22.4", "3.23.8"),
)  # fmt: skip
# A package, its version, kilobytes, and what it asks for besides.
_WHEELS = (
    ("requests", "2.32.3", 65, (("charset-normalizer", "3.4.0", "<4,>=2"),
                                ("idna", "3.10", "<4,>=2.5"), ("urllib3", "2.2.3", "<3,>=1.21.1"),
                                ("certifi", "2024.8.30", ">=2017.4.17"))),
    ("jinja2", "3.1.4", 133, (("MarkupSafe", "3.0.1", ">=2.0"),)),
    ("flask", "3.0.3", 102, (("Werkzeug", "3.0.4", ">=3.0.0"), ("itsdangerous", "2.2.0", ">=2.1.2"),
                             ("click", "8.1.7", ">=8.1.3"), ("blinker", "1.8.2", ">=1.6.2"))),
    ("rich", "13.9.2", 242, (("markdown-it-py", "3.0.0", ">=2.2.0"),
                             ("pygments", "2.18.0", "<3.0.0,>=2.13.0"),
                             ("mdurl", "0.1.2", "~=0.1"))),
)  # fmt: skip
_PROCESSES = (
    ("postgres", "/usr/lib/postgresql/16/bin/postgres", "?", 218, 30), ("root", "/sbin/init", "?",
    168, 12), ("root", "/usr/sbin/cron -f", "?", 9, 3), ("", "/usr/bin/gnome-shell", "?", 4900,
    410), ("", "/usr/lib/firefox/firefox", "?", 11800, 760), ("", "node server.js", "pts/1", 1010,
    96), ("", "python -m http.server", "pts/2", 35, 21), ("", "-bash", "pts/0", 10, 6),
    ("root", "/usr/bin/dockerd -H fd://", "?", 2100, 88), ("", "vim notes.txt", "pts/3", 27, 13),
)  # fmt: skip
_HOSTS = ("harbour", "mailbox", "nas", "relay", "stage")


def _table(shell: Shell, rows: Sequence[Sequence[str]], least: int = 10, gap: int = 3) -> None:
    """Columns as Go's tables have them: as wide as their longest cell and a gap, or the least."""
    wide = [max(least, *(len(cell) + gap for cell in column)) for column in zip(*rows, strict=True)]
    for *cells, last in rows:
        head = "".join(f"{cell:<{room}}" for cell, room in zip(cells, wide, strict=False))
        shell.print(head + last)


def _code(shell: Shell, length: int) -> str:
    return "".join(shell.w.pick(_HEX) for _ in range(length))


def _ages(shell: Shell, count: int) -> list[str]:
    """Ages in the words of docker, which lists the youngest first."""
    w = shell.w
    units = [unit for unit in ("minutes", "hours", "days", "weeks", "months") if w.chance(0.7)]
    found = [f"{number} {unit}" for unit in units or ["days"] for number in (2, 3, 5, 6)]
    return [found[place] for place in sorted(w.sample(range(len(found)), count))]


def containers(shell: Shell) -> None:
    """What runs, with the columns that one asks for where all would not fit."""
    w = shell.w
    rows = [("NAMES", "IMAGE", "STATUS", "PORTS")]
    chosen = w.sample(_IMAGES, 4)
    for (name, image, ports, _), age in zip(chosen, _ages(shell, 4), strict=True):
        within = ports.partition("->")[2]
        shown = f"{within}/tcp" if w.chance(0.4) else f"127.0.0.1:{ports}/tcp"
        rows.append((f"{shell.folder}-{name}-1", image, f"Up {age}", shown))
    shell.prompt('docker ps --format "table {{.Names}}\\t{{.Image}}\\t{{.Status}}\\t{{.Ports}}"')
    _table(shell, rows)


def images(shell: Shell) -> None:
    w = shell.w
    rows = [("REPOSITORY", "TAG", "IMAGE ID", "CREATED", "SIZE")]
    chosen = w.sample(_IMAGES, 4)
    for (_, image, _, size), age in zip(chosen, _ages(shell, 4), strict=True):
        name, _, tag = image.partition(":")
        rows.append((name, tag, _code(shell, 12), f"{age} ago", f"{size}MB"))
    shell.prompt("docker images")
    _table(shell, rows)


def pulling(shell: Shell) -> None:
    w = shell.w
    image = w.pick(_IMAGES)[1]
    name, _, tag = image.partition(":")
    path = name if "/" in name else f"library/{name}"
    shell.prompt(f"docker pull {image}")
    shell.print(f"{tag}: Pulling from {path}")
    for _ in range(w.integer(3, 5)):
        shell.print(f"{_code(shell, 12)}: Pull complete")
    shell.print(f"Digest: sha256:{_code(shell, 64)}")
    shell.print(f"Status: Downloaded newer image for {image}")
    shell.print(f"docker.io/{path}:{tag}")


def pods(shell: Shell) -> None:
    w = shell.w
    rows = [("NAME", "READY", "STATUS", "RESTARTS", "AGE")]
    for name, *_ in sorted(w.sample(_IMAGES, w.integer(4, 5))):
        state, again = ("1/1", "Running"), "0"
        if w.chance(0.15):
            state, again = (
                ("0/1", "CrashLoopBackOff"),
                f"{w.integer(8, 60)} ({w.integer(1, 4)}m ago)",
            )
        elif w.chance(0.3):
            again = f"{w.integer(1, 3)} ({w.integer(2, 40)}d ago)"
        letters = "".join(w.pick("bcdfghjklmnpqrstvwxz2456789") for _ in range(5))
        age = f"{w.integer(41, 120)}d"
        rows.append((f"{name}-{_code(shell, 9)}-{letters}", *state, again, age))
    shell.prompt(f"kubectl get pods -n {w.pick(('shop', 'staging', 'prod'))}")
    _table(shell, rows, least=6)


def node_packages(shell: Shell) -> None:
    """What npm tells after it has installed, with its blank lines."""
    w = shell.w
    name, count = w.pick(_MODULES)[0], w.integer(3, 48)
    whole = count + w.integer(90, 640)
    shell.prompt(f"npm install --save-dev {name}")
    shell.print("")
    took = f"{w.integer(2, 19)}s" if w.chance(0.7) else f"{w.integer(620, 980)}ms"
    shell.print(f"added {count} packages, and audited {whole} packages in {took}")
    shell.print("")
    shell.print(f"{w.integer(12, 120)} packages are looking for funding")
    shell.print("  run `npm fund` for details")
    shell.print("")
    shell.print("found ", Span("0", bold=True, color=w.theme.good), " vulnerabilities")


def outdated(shell: Shell) -> None:
    """Three numbers a package; what a plain update would bring stands in red."""
    w = shell.w
    rows = [("Package", "Current", "Wanted", "Latest", "Location", "Depended by")]
    rows += [
        (name, old, old if old[0] != new[0] else new, new, f"node_modules/{name}", shell.folder)
        for name, old, new in sorted(w.sample(_MODULES, w.integer(3, 5)))
    ]
    wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
    shell.prompt("npm outdated")
    for number, (name, *counts, place, owner) in enumerate(rows):
        color = "" if not number else w.theme.warn if counts[0] == counts[1] else w.theme.bad
        shown = "  ".join(f"{one:>{room}}" for one, room in zip(counts, wide[1:4], strict=True))
        head = Span(f"{name:<{wide[0]}}", color=color)
        shell.print(head, f"  {shown}  {place:<{wide[4]}}  {owner}")


def modules(shell: Shell) -> None:
    """A tree as npm draws it where it is not sure of the terminal's characters."""
    w = shell.w
    found = sorted(w.sample(_MODULES, w.integer(4, 6)))
    shell.prompt("npm ls --depth=0")
    shell.print(f"{shell.folder}@{w.integer(1, 4)}.{w.integer(0, 9)}.0 "
                f"/home/{shell.user}/{shell.folder}")  # fmt: skip
    for number, (name, _, version) in enumerate(found, 1):
        shell.print(f"{'`' if number == len(found) else '+'}-- {name}@{version}")
    shell.print("")


def wheels(shell: Shell) -> None:
    """A package and what it asks for: first what is known of each, then the files, then all."""
    w = shell.w
    name, version, size, needs = w.pick(_WHEELS)
    parts = [(name, version, "", size)]
    parts += [(one, number, bounds, w.integer(10, 180)) for one, number, bounds in needs]
    files = [f"{one.replace('-', '_')}-{number}-py3-none-any.whl" for one, number, *_ in parts]
    ways = [w.pick(("Downloading", "Using cached")) for _ in parts]
    shell.prompt(f"pip install {name}")
    for (one, _, bounds, _), file, way in zip(parts, files, ways, strict=True):
        shell.print(f"Collecting {one}{bounds}{f' (from {name})' if bounds else ''}")
        shell.print(f"  {way} {file}.metadata ({w.integer(26, 98) / 10} kB)")
    for (*_, kilobytes), file, way in zip(parts, files, ways, strict=True):
        shell.print(f"{way} {file} ({kilobytes} kB)")
    shell.print(f"Installing collected packages: {', '.join(one for one, *_ in needs)}, {name}")
    got = sorted(f"{one}-{number}" for one, number, *_ in parts)
    shell.print(f"Successfully installed {' '.join(got)}")


def python_packages(shell: Shell) -> None:
    w = shell.w
    known = {name: version for name, version, *_ in _WHEELS}
    known |= {one: number for *_, needs in _WHEELS for one, number, _ in needs}
    rows = sorted(w.sample(tuple(known.items()), w.integer(5, 7)), key=lambda row: row[0].lower())
    wide = [max(7, *map(len, column)) for column in zip(*rows, strict=True)]
    shell.prompt("pip list")
    shell.print(f"{'Package':<{wide[0]}} Version")
    shell.print(f"{'-' * wide[0]} {'-' * wide[1]}")
    for name, version in rows:
        shell.print(f"{name:<{wide[0]}} {version}")


def processes(shell: Shell) -> None:
    """The largest processes, the largest first."""
    w = shell.w
    whole = w.pick((8, 16, 32)) * 1_000_000
    found = []
    for user, command, terminal, virtual, resident in w.sample(_PROCESSES, w.integer(5, 7)):
        size = resident * 1000 + w.integer(0, 999)
        busy = w.integer(0, 94) / 10 if resident > 90 else w.integer(0, 4) / 10
        start = f"{w.integer(6, 19):02}:{w.integer(0, 59):02}" if terminal != "?" else "06:12"
        number = 1 if command == "/sbin/init" else w.integer(300, 98000)
        took = round(busy * 4) if terminal == "?" else 0
        row = (
            f"{user or shell.user[:8]:<8} {number:>7}"
            f" {busy:>4.1f} {100 * size / whole:>4.1f} {virtual * 1000 + w.integer(0, 999):>6}"
            f" {size:>5} {terminal:<8} {'Ss' if user else 'Sl' if terminal == '?' else 'S+':<4}"
            f" {start} {took:>3}:{w.integer(0, 59):02} {command}"
        )
        found.append((size, row))
    shell.prompt(f"ps aux --sort=-rss | head -n {len(found) + 1}")
    shell.print("USER         PID %CPU %MEM    VSZ   RSS TTY      STAT START   TIME COMMAND")
    for _, row in sorted(found, reverse=True):
        shell.print(row)


def other_machine(shell: Shell) -> None:
    """Some commands on another machine, whose prompt is another, and the way back."""
    w = shell.w
    home, folder = shell.host, shell.folder
    host = w.pick([name for name in _HOSTS if name != home])
    now = dt.datetime.combine(
        w.today, dt.time(w.integer(7, 20), w.integer(0, 59), w.integer(0, 59))
    )
    before = now - dt.timedelta(w.integer(1, 20), w.integer(60, 30000))
    shell.prompt(f"ssh {host}")
    shell.print(f"Last login: {before.ctime()} from 192.0.2.{w.integer(2, 250)}")
    shell.host, shell.folder = host, ""
    loads = ", ".join(f"{w.integer(0, 140) / 100:.2f}" for _ in range(3))
    shell.prompt("uptime")
    shell.print(f" {now:%H:%M:%S} up {w.integer(2, 240)} days, {w.integer(1, 23):>2}:"
                f"{w.integer(0, 59):02},  1 user,  load average: {loads}")  # fmt: skip
    shell.prompt("du -sh /var/log")
    shell.print(f"{w.integer(12, 940)}M\t/var/log".expandtabs(8))
    shell.prompt("exit")
    shell.print("logout")
    shell.print(f"Connection to {host} closed.")
    shell.host, shell.folder = home, folder


TOOLS: tuple[Callable[[Shell], None], ...] = (
    containers, images, pulling, pods, node_packages, outdated, modules, wheels, python_packages,
    processes, other_machine,
)  # fmt: skip
