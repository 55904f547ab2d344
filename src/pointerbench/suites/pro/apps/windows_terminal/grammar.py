"""Sessions in several shells that say what they would say, and the settings of their window."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.code import project
from pointerbench.suites.pro.kit.console import run_lines, status_lines

_SIZES = {"md": (1, 18), "json": (1, 9), "toml": (1, 4), "ts": (2, 16), "py": (2, 19)}


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    code = project(draw, stream.pick(["typescript", "python"]))
    person, machine = draw.person()["given"].lower(), draw.bank("machines")
    host = draw.bank("hosts")
    home = f"C:\\Users\\{person}\\code\\{code['name']}"
    entries = _entries(draw.child("entries"), code)
    profiles = _profiles(person, host)
    return {
        "title": "Terminal",
        "code": code,
        "home": home,
        "user": person,
        "machine": machine,
        "host": host,
        "profiles": profiles,
        "tabs": [
            *profiles[::3],
            *stream.sample([profiles[2], *profiles[4:]], stream.integer(1, 2)),
        ],
        "entries": entries,
        "runs": run_lines(draw.child("run"), code),
        "status": status_lines(code["git"]),
        "pings": _pings(draw.child("pings"), host),
        "version": f"7.{stream.integer(3, 5)}.{stream.integer(0, 6)}",
        "build": f"10.0.{stream.integer(22621, 26200)}.{stream.integer(1000, 4800)}",
        "schemes": [
            {"name": name, "inks": inks.split(), "ground": ends.split()}
            for name, inks, ends in draw.content["schemes"]
        ],
        "scheme": stream.integer(0, 3),
        "opacity": stream.integer(60, 100),
        "size": stream.pick([10, 11, 12, 13, 14]),
        "padding": stream.pick([4, 8, 12]),
        "columns": stream.pick([80, 100, 120, 140]),
        "rows": stream.integer(26, 40),
        "wanted": code["words"]["one"],
    }


_PROFILES = {
    "pwsh": ("PowerShell", "fluent:code-20-filled", "#2a64b8"),
    "winps": ("Windows PowerShell", "fluent:code-20-filled", "#3a8fd8"),
    "cmd": ("Command Prompt", "fluent:window-console-20-filled", "#7d8790"),
    "wsl": ("Ubuntu", "fluent:circle-20-filled", "#d8562a"),
    "git": ("Git Bash", "fluent:branch-20-filled", "#c9442f"),
}


def _profiles(person: str, host: str) -> list[dict[str, str]]:
    """The kinds of shell that can be opened; the last one is on another machine."""
    far = {"ssh": (f"{person}@{host}", "fluent:server-20-filled", "#4d9a53")}
    return [
        {"key": key, "name": name, "icon": icon, "ink": ink}
        for key, (name, icon, ink) in {**_PROFILES, **far}.items()
    ]


def _entries(draw: Draw, code: dict[str, Any]) -> list[dict[str, Any]]:
    """The files of the project's folder, with dates and sizes in bytes; folders first."""
    stream, found = draw.stream, []
    rows = [row for row in code["tree"] if row["depth"] == 0]
    rows += [{"label": name, "folder": True} for name in code["ignored"]]
    for row in sorted(rows, key=lambda row: (not row["folder"], row["label"].lower())):
        low, high = _SIZES.get(row["label"].rsplit(".", 1)[-1], (1, 6))
        hour, minute = divmod(draw.minutes(8, 19, 1), 60)
        day = draw.day(-300, -1)
        size = 0 if row["folder"] else stream.integer(low * 1000, high * 1000)
        found.append(
            {
                "name": row["label"],
                "folder": row["folder"],
                "size": size,
                "date": f"{day.month:>2}/{day.day}/{day.year}",
                "unix": f"{day:%b} {day.day:>2}  {day.year}",
                "time": f"{(hour - 1) % 12 + 1:>2}:{minute:02d} {'AM' if hour < 12 else 'PM'}",
            }
        )
    return found


def _pings(draw: Draw, host: str) -> list[list[str]]:
    """What asking for a machine four times prints: on Windows, and on Linux."""
    stream = draw.stream
    address = f"10.{stream.integer(0, 40)}.{stream.integer(1, 200)}.{stream.integer(2, 250)}"
    times = [stream.integer(4, 60) for _ in range(4)]
    low, high, mean = min(times), max(times), sum(times) // 4
    windows = [f"Pinging {host} ({address}) with 32 bytes of data:"]
    windows += [f"Reply from {address}: bytes=32 time={ms}ms TTL=57" for ms in times]
    windows += [
        "",
        f"Ping statistics for {address}:",
        "    Packets: Sent = 4, Received = 4, Lost = 0 (0% loss),",
        f"    Minimum = {low}ms, Maximum = {high}ms, Average = {mean}ms",
    ]
    linux = [f"PING {host} ({address}) 56(84) bytes of data."]
    linux += [
        f"64 bytes from {host} ({address}): icmp_seq={n} ttl=57 time={ms}.{n} ms"
        for n, ms in enumerate(times, 1)
    ]
    linux += ["", f"--- {host} ping statistics ---"]
    linux.append(f"4 packets transmitted, 4 received, 0% packet loss, time {3000 + mean}ms")
    return [windows, linux]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {
        "powershell": {"tab": "pwsh"},
        "ubuntu": {"tab": "wsl"},
        "split": {"tab": "pwsh", "panes": 2},
        "find": {"tab": "wsl", "finding": True, "panes": 2},
        "schemes": {"tab": "settings", "page": "schemes"},
        "appearance": {"tab": "settings", "page": "appearance"},
        "startup": {"tab": "settings", "page": "startup"},
        "menu_profiles": {"tab": "pwsh", "open": "profiles"},
        "context_tab": {"tab": "wsl", "open": "tab"},
        "dialog_palette": {"tab": "pwsh", "dialog": "palette"},
        "dialog_paste": {"tab": "wsl", "dialog": "paste"},
    }
