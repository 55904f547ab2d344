"""Sessions in several shells that say what they would say, and the settings of their window."""

from __future__ import annotations

from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.code import project, run_lines, status_lines

_SIZES = {"md": (1, 18), "json": (1, 9), "toml": (1, 4), "ts": (2, 16), "py": (2, 19)}


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    code = project(draw, stream.pick(["typescript", "python"]))
    person, machine = draw.person()["given"].lower(), draw.bank("machines")
    host = draw.bank("hosts")
    home = f"C:\\Users\\{person}\\code\\{code['name']}"
    entries = _entries(draw.child("entries"), code)
    profiles = [
        {"key": "pwsh", "name": "PowerShell", "icon": "fluent:code-20-filled", "ink": "#2a64b8"},
        {"key": "winps", "name": "Windows PowerShell", "icon": "fluent:code-20-filled", "ink": "#3a8fd8"},
        {"key": "cmd", "name": "Command Prompt", "icon": "fluent:window-console-20-filled", "ink": "#7d8790"},
        {"key": "wsl", "name": "Ubuntu", "icon": "fluent:circle-20-filled", "ink": "#d8562a"},
        {"key": "git", "name": "Git Bash", "icon": "fluent:branch-20-filled", "ink": "#c9442f"},
        {"key": "ssh", "name": f"{person}@{host}", "icon": "fluent:server-20-filled", "ink": "#4d9a53"},
    ]
    return {
        "title": "Terminal",
        "code": code,
        "home": home,
        "user": person,
        "machine": machine,
        "host": host,
        "profiles": profiles,
        "tabs": [profiles[0], profiles[3], *stream.sample(profiles[2:3] + profiles[4:], stream.integer(1, 2))],
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


def _entries(draw: Draw, code: dict[str, Any]) -> list[dict[str, Any]]:
    """The files of the project's folder, with dates and sizes in bytes; folders first."""
    stream, found = draw.stream, []
    rows = [row for row in code["tree"] if row["depth"] == 0]
    rows += [row for row in code["tree"] if row["depth"] == 1 and not row["folder"]][:6]
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
                "time": f"{(hour - 1) % 12 + 1:>2}:{minute:02d} {'AM' if hour < 12 else 'PM'}",
            }
        )
    return found


def _pings(draw: Draw, host: str) -> list[str]:
    stream = draw.stream
    address = f"10.{stream.integer(0, 40)}.{stream.integer(1, 200)}.{stream.integer(2, 250)}"
    times = [stream.integer(4, 60) for _ in range(4)]
    lines = [f"Pinging {host} [{address}] with 32 bytes of data:".replace("[", "(").replace("]", ")")]
    lines += [f"Reply from {address}: bytes=32 time={ms}ms TTL=57" for ms in times]
    return [
        *lines,
        "",
        f"Ping statistics for {address}:",
        "    Packets: Sent = 4, Received = 4, Lost = 0 (0% loss),",
        f"    Minimum = {min(times)}ms, Maximum = {max(times)}ms, Average = {sum(times) // 4}ms",
    ]


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
