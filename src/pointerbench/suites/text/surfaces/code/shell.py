"""What the commands of a shell session print."""

from __future__ import annotations

import datetime as dt
import textwrap
from collections.abc import Callable

from pointerbench.flow.nodes import Span
from pointerbench.suites.text.surfaces.code.session import Shell
from pointerbench.suites.text.surfaces.code.tools import TOOLS

_FILES = ("Makefile", "README.md", "data.csv", "deploy.sh", "notes.txt", "report.pdf", "tides.py",
          "config.toml", "photos.zip", "index.html", "backup.tar.gz", "invoice.odt")  # fmt: skip
_DAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
# Bytes that files with such an ending have at most; others may have far more.
_SMALL = {"": 4000, "md": 9000, "sh": 5000, "txt": 30000, "py": 24000, "toml": 3000, "html": 40000}
_FOLDERS = ("archive", "build", "docs", "img", "src", "tests")


def listing(shell: Shell) -> None:
    w = shell.w
    shell.prompt("ls -l")
    names = sorted((*w.sample(_FILES, w.integer(4, 6)), *w.sample(_FOLDERS, 2)), key=str.lower)
    sizes = [
        4096 if name in _FOLDERS else w.integer(180, _SMALL.get(name.partition(".")[2], 988000))
        for name in names
    ]
    # Files take up whole blocks of four kilobytes.
    shell.print(f"{w.say('code.sh_total')} {sum(-(-size // 4096) * 4 for size in sizes)}")
    wide = len(str(max(sizes)))
    for name, size in zip(names, sizes, strict=True):
        folder = name in _FOLDERS
        day = w.day(-170, -1).strftime("%m-%d")
        rights = "drwxr-xr-x" if folder else "-rwxr-xr-x" if name.endswith(".sh") else "-rw-r--r--"
        clock = f"{w.integer(7, 21):02}:{w.integer(0, 59):02}"
        head = (
            f"{rights} {3 if folder else 1} {shell.user} {shell.user} {size:>{wide}} {day} {clock} "
        )
        color = shell.scheme.call if folder else ""
        shell.print(head, Span(name, color=color, bold=folder))


def status(shell: Shell) -> None:
    w = shell.w
    branch = w.pick(("main", "develop", "fix/umlauts"))
    shell.prompt("git status")
    shell.say(w.say("code.sh_branch", name=branch))
    shell.say(w.say("code.sh_ahead", name=branch, n=w.integer(2, 6)))
    shell.say(f"  {w.say('code.sh_push')}")
    shell.print("")
    shell.say(w.say("code.sh_changes"))
    shell.say(f"  {w.say('code.sh_stage')}")
    shell.say(f"  {w.say('code.sh_restore')}")
    names = w.sample(("src/basket.py", "docs/index.md", "tests/test_tides.py", "Makefile"), 2)
    for name in sorted(names):
        mark = w.colon(w.say("code.sh_modified"))
        shell.print(Span(f"        {mark:<12}{name}", color=shell.scheme.keyword))
    shell.print("")
    shell.say(w.say("code.sh_no_add"))


def history(shell: Shell) -> None:
    w = shell.w
    shell.prompt("git log --oneline -n 5")
    for _ in range(5):
        code = f"{w.integer(0, 0xFFFFFFF):07x}"
        shell.print(Span(code, color=shell.scheme.number), f" {w.line('commits')}")


def words(shell: Shell) -> None:
    """Prose out of a text file, wrapped at the terminal's width."""
    w = shell.w
    register, name = w.pick((("fiction", "chapter-03.txt"), ("notes", "notes.txt"),
                             ("docs", "README.txt"), ("essay", "draft.txt")))  # fmt: skip
    passage = w.passage(register)
    shell.prompt(f"head -n 8 {name}")
    shell.say(passage.title)
    shell.print("")
    for line in textwrap.wrap(" ".join(passage.paragraphs[0]), min(84, shell.columns))[:6]:
        shell.say(line)


def counting(shell: Shell) -> None:
    """Lines, words and bytes, each column as wide as the largest total."""
    w = shell.w
    shell.prompt("wc *.txt")
    rows = [
        (w.integer(30, 420), w.integer(400, 4800), f"{name}.txt")
        for name in sorted(w.sample(("atlas", "draft", "harbour", "letters", "notes", "poems"), 3))
    ]
    rows.append((sum(row[0] for row in rows), sum(row[1] for row in rows), ""))
    wide = len(str(rows[-1][1] * 6 + rows[-1][0]))
    for lines, count, name in rows:
        size = count * 6 + lines
        last = name or w.say("code.sh_total")
        shell.print(f"{lines:>{wide + 1}} {count:>{wide}} {size:>{wide}} {last}")


def search(shell: Shell) -> None:
    """Lines of prose with their numbers, the pattern in another colour."""
    w = shell.w
    sentences = [
        s for s in w.passage(w.pick(("travel", "blog", "letter"))).sentences if len(s) < 96
    ]
    longest = max(" ".join(sentences[:3]).replace(",", "").split(), key=len).strip(".;:!?")
    shell.prompt(f'grep -n "{longest}" letters.txt')
    line = 0
    for sentence in sentences[:3]:
        line += w.integer(3, 80)
        before, found, after = sentence.partition(longest)
        if found:
            number = Span(str(line), color=shell.scheme.number)
            shell.print(
                number, ":", before, Span(found, bold=True, color=shell.scheme.keyword), after
            )


def disks(shell: Shell) -> None:
    w = shell.w
    heads = [w.say(f"code.sh_{key}") for key in ("device", "size", "used", "free", "share")]
    rows = [heads]
    places = ["/", "/home", "/media/usb"]
    for device in ("/dev/sda2", "/dev/sda3", "/dev/sdb1"):
        size = w.pick((29, 58, 117, 234, 466))
        used = w.integer(8, size - 4)
        share = -(-100 * used // size)
        rows.append([device, f"{size}G", f"{used}G", f"{size - used}G", f"{share}%"])
    wide = [max(5 if at else 14, *(len(row[at]) for row in rows)) for at in range(5)]
    shell.prompt("df -h")
    for (device, *cells), place in zip(rows, [w.say("code.sh_mounted"), *places], strict=True):
        line = " ".join(f"{cell:>{room}}" for cell, room in zip(cells, wide[1:], strict=True))
        shell.print(f"{device:<{wide[0]}} {line} {place}")


def pinging(shell: Shell) -> None:
    """Echoes and their statistics; the tool speaks English and writes decimal points."""
    w = shell.w
    domain, count = w.domain(), w.integer(3, 4)
    address = f"192.0.2.{w.integer(2, 250)}"
    times = [w.integer(80, 480) for _ in range(count)]
    shell.prompt(f"ping -c {count} {domain}")
    shell.print(f"PING {domain} ({address}) 56(84) bytes of data.")
    for number, time in enumerate(times, 1):
        shell.print(f"64 bytes from {address}: icmp_seq={number} ttl=56 time={time / 10:.1f} ms")
    shell.print("")
    shell.print(f"--- {domain} ping statistics ---")
    lasted = 1001 * (count - 1) + w.integer(0, 4)
    facts = f"{count} packets transmitted, {count} received, 0% packet loss, time {lasted}ms"
    shell.print(facts)
    mean = sum(times) / count
    off = (sum((time - mean) ** 2 for time in times) / count) ** 0.5
    shown = "/".join(f"{time / 10:.3f}" for time in (min(times), mean, max(times), off))
    shell.print(f"rtt min/avg/max/mdev = {shown} ms")


def backup(shell: Shell) -> None:
    """A tool that talks while it works."""
    w = shell.w
    shell.prompt("./deploy.sh --target staging")
    for key in ("sh_check", "sh_pack", "sh_upload", "sh_restart"):
        mark = Span("[ ok ] ", color=w.theme.good)
        text = w.say(f"code.{key}", n=w.integer(12, 340), s=w.number(w.integer(11, 96), 1))
        shell.print(mark, text)
    shell.print(Span("[warn] ", color=w.theme.warn), w.say("code.sh_slow"))


def install(shell: Shell) -> None:
    w = shell.w
    name = w.pick(("pandoc", "graphviz", "imagemagick", "ledger"))
    shell.prompt(f"sudo apt install {name}")
    for key in ("sh_apt_1", "sh_apt_new"):
        shell.say(w.say(f"code.{key}"))
    shell.print(f"  {name} {name}-data")
    shell.say(w.say("code.sh_apt_2", n=2, rest=w.integer(0, 14)))
    low, high = sorted((w.integer(21, 400), w.integer(401, 990)))
    shell.say(w.say("code.sh_apt_load", mb=w.number(low, 1)))
    shell.say(w.say("code.sh_apt_3", mb=w.number(high, 1)))
    shell.say(w.say("code.sh_apt_4"))


def building(shell: Shell) -> None:
    """A build of C files, and the program that came of it."""
    w = shell.w
    names = sorted(w.sample(("main", "parse", "table", "dates", "print", "store"), w.integer(3, 4)))
    target = w.pick(("ledger", "tides", "labels", "almanac"))
    shell.prompt("make")
    for name in names:
        shell.print(f"cc -O2 -Wall -c -o {name}.o {name}.c")
    objects = " ".join(f"{name}.o" for name in names)
    shell.print(f"cc -o {target} {objects}")


def testing(shell: Shell) -> None:
    """A run of tests; the rule around the summary is as wide as the terminal."""
    w = shell.w
    wide = min(80, shell.columns)
    name = f"tests/test_{w.pick(('dates', 'labels', 'tides', 'orders'))}.py "
    count = w.integer(14, wide - len(name) - 8)
    shell.prompt("pytest")
    shell.print(f"{' test session starts ':=^{wide}}")
    shell.print(f"platform linux -- Python 3.12.{w.integer(1, 9)}, pytest-8.{w.integer(1, 4)}.0, "
                "pluggy-1.5.0")  # fmt: skip
    shell.print(f"rootdir: /home/{shell.user}/{shell.folder}")
    shell.print(f"collected {count} items")
    shell.print("")
    shell.print(f"{name + '.' * count:<{wide - 7}} [100%]")
    shell.print("")
    summary = f" {count} passed in {w.integer(0, 8)}.{w.code('##')}s "
    shell.print(Span(f"{summary:=^{wide}}", color=w.theme.good))


def lookup(shell: Shell) -> None:
    """The head of an answer from a web server."""
    w = shell.w
    moment = dt.datetime.combine(w.today, dt.time(w.integer(6, 21), w.integer(0, 59)))
    shell.prompt(f"curl -I https://{w.domain()}/")
    shell.print("HTTP/2 200 ")
    shell.print(f"date: {_gmt(moment)}")
    shell.print("content-type: text/html; charset=utf-8")
    shell.print(f"content-length: {w.integer(2400, 98000)}")
    shell.print(f"last-modified: {_gmt(moment - dt.timedelta(hours=w.integer(5, 900)))}")
    shell.print("cache-control: max-age=600")
    shell.print("")


def _gmt(moment: dt.datetime) -> str:
    """A moment as servers write it, in English whatever the language."""
    weekday, month = _DAYS[moment.weekday()], _MONTHS[moment.month - 1]
    day = f"{weekday}, {moment.day:02} {month} {moment.year}"
    return f"{day} {moment:%H:%M}:{moment.minute * 7 % 60:02} GMT"


def service(shell: Shell) -> None:
    """The state of a service; marks and words of it are never translated."""
    w = shell.w
    name = w.pick(("nginx", "cron", "cups", "ssh"))
    number, hours = w.integer(600, 29000), w.integer(2, 20)
    about = {"nginx": "A high performance web server", "cron": "Regular background jobs",
             "cups": "CUPS Scheduler", "ssh": "OpenBSD Secure Shell server"}[name]  # fmt: skip
    start = f"{w.today:%Y-%m-%d} 0{w.integer(1, 3)}:{w.integer(10, 59)}:{w.integer(10, 59)} UTC"
    path = f"/usr/lib/systemd/system/{name}.service"
    shell.prompt(f"systemctl status {name}")
    shell.print(Span("*", color=w.theme.good), f" {name}.service - {about}")
    shell.print(f"     Loaded: loaded ({path}; enabled; preset: enabled)")
    shell.print("     Active: ", Span("active (running)", bold=True, color=w.theme.good),
                f" since {start}; {hours}h ago")  # fmt: skip
    shell.print(f"   Main PID: {number} ({name})")
    shell.print(f"      Tasks: {w.integer(1, 5)} (limit: 18{w.code('###')})")
    shell.print(f"     Memory: {w.integer(2, 38)}.{w.integer(1, 9)}M")
    shell.print(f"        CPU: {w.integer(1, 59)}.{w.code('###')}s")


def missing(shell: Shell) -> None:
    w = shell.w
    command = w.pick(("sl", "gerp", "pyhton", "amke"))
    shell.prompt(command)
    shell.print(f"bash: {w.colon(command, w.say('code.sh_unknown'))}")


def moving(shell: Shell) -> None:
    source, target = shell.w.pick(_FILES), shell.w.pick(_FOLDERS)
    shell.prompt(f"cp -v {source} {target}/")
    shell.print(f"'{source}' -> '{target}/{source}'")


COMMANDS: tuple[Callable[[Shell], None], ...] = (
    listing, status, history, words, counting, search, disks, pinging, backup, install, missing,
    moving, building, testing, lookup, service, *TOOLS,
)  # fmt: skip
