"""Log messages: what services of a firm report, with their levels."""

from __future__ import annotations

from typing import NamedTuple

from pointerbench.flow.nodes import Color
from pointerbench.suites.text.writer import Writer

# level, service, key of the message
_MESSAGES = (
    ("INFO", "api", "log_request"), ("INFO", "auth", "log_login"), ("INFO", "mailer", "log_mail"),
    ("INFO", "worker", "log_job"), ("INFO", "import", "log_import"), ("INFO", "api", "log_ready"),
    ("INFO", "cache", "log_cache"), ("INFO", "billing", "log_invoice"),
    ("INFO", "scheduler", "log_next"), ("INFO", "backup", "log_backup"),
    ("INFO", "search", "log_index"), ("DEBUG", "cache", "log_miss"),
    ("DEBUG", "api", "log_header"), ("DEBUG", "worker", "log_queue"),
    ("DEBUG", "search", "log_query"), ("WARN", "db", "log_slow"), ("WARN", "auth", "log_wrong"),
    ("WARN", "mailer", "log_bounce"), ("WARN", "disk", "log_disk"), ("WARN", "api", "log_old"),
    ("WARN", "import", "log_row"), ("ERROR", "billing", "log_declined"),
    ("ERROR", "db", "log_lost"), ("ERROR", "worker", "log_gave_up"),
    ("ERROR", "mailer", "log_template"), ("INFO", "worker", "log_export"),
    ("INFO", "auth", "log_session"), ("INFO", "worker", "log_thumb"),
    ("INFO", "mailer", "log_reminder"), ("INFO", "import", "log_stock"),
    ("INFO", "worker", "log_label"), ("INFO", "api", "log_settings"),
    ("INFO", "cache", "log_clean"), ("DEBUG", "api", "log_parsed"), ("DEBUG", "db", "log_pool"),
    ("WARN", "scheduler", "log_clock"), ("WARN", "billing", "log_retry"),
    ("ERROR", "worker", "log_broken"),
)  # fmt: skip


class Event(NamedTuple):
    """One line of a log."""

    level: str
    service: str
    text: str


_SHARES = {"INFO": 58, "DEBUG": 16, "WARN": 17, "ERROR": 9}
_ASKED = ("api", "auth", "billing", "search")  # services that answer somebody
# What hardly happens more than once in an hour.
_RARE = ("log_ready", "log_import", "log_settings", "log_backup", "log_disk", "log_next")


def events(w: Writer, count: int, levels: tuple[str, ...]) -> list[Event]:
    """Events as they come, mostly of little weight, no message twice in a row."""
    shares = {level: _SHARES[level] for level in levels}
    found: list[Event] = []
    keys = [""]
    while len(found) < count:
        level = w.stream.weighted(shares)
        _, service, key = w.pick([event for event in _MESSAGES if event[0] == level])
        if key != keys[-1] and not (key in _RARE and key in keys):
            found.append(Event(level, service, _text(w, level, key)))
            keys.append(key)
    return found


def _text(w: Writer, level: str, key: str) -> str:
    """The message; what is worth a warning took long."""
    version = 1 if key == "log_old" else 2
    return w.say(
        f"code.{key}",
        n=w.integer(3, 480),
        ms=w.integer(1200, 9800) if level in ("WARN", "ERROR") else w.integer(4, 700),
        id=w.code("######"),
        name=w.email(),
        percent=w.percent(w.integer(81, 97)),
        path=f"/v{version}/{w.pick(('orders', 'members', 'search', 'stock', 'invoices'))}",
    )


def level_color(w: Writer, level: str) -> Color:
    theme = w.theme
    return {"ERROR": theme.bad, "WARN": theme.warn, "INFO": theme.good}.get(level, theme.muted)


def event_json(w: Writer, event: Event, stamp: str) -> list[str]:
    """The fields of an event as lines of JSON: of what was asked, or of a job."""
    return [
        "{",
        f'  "time": "{stamp}",',
        f'  "level": "{event.level}",',
        f'  "service": "{event.service}",',
        f'  "host": "node-{w.integer(1, 9):02}",',
        f'  "zone": "{w.pick(("north", "south", "central"))}-{w.integer(1, 3)}",',
        f'  "version": "{w.integer(2, 6)}.{w.integer(0, 14)}.{w.integer(0, 9)}",',
        f'  "pid": {w.integer(900, 31000)},',
        f'  "trace": "{w.code("####??##")}",',
        *(_asked(w) if event.service in _ASKED else _done(w)),
        f'  "tags": ["{w.pick(("beta", "stable"))}", "{w.pick(("web", "app"))}"]',
        "}",
    ]


def _asked(w: Writer) -> list[str]:
    """Who asked, and how."""
    return [
        '  "user": {',
        f'    "id": {w.integer(100, 9000)},',
        f'    "city": "{w.city()}"',
        "  },",
        '  "request": {',
        f'    "method": "{w.pick(("GET", "POST", "PUT"))}",',
        f'    "length": {w.integer(90, 48000)},',
        f'    "secure": {w.pick(("true", "true", "false"))}',
        "  },",
    ]


def _done(w: Writer) -> list[str]:
    """Which job it was, and what it used."""
    return [
        '  "job": {',
        f'    "id": {w.integer(100000, 990000)},',
        f'    "queue": "{w.pick(("default", "slow", "nightly"))}",',
        f'    "attempt": {w.pick((1, 1, 1, 2))},',
        f'    "waited_ms": {w.integer(2, 900)}',
        "  },",
        '  "memory": {',
        f'    "used_mb": {w.integer(60, 480)},',
        '    "limit_mb": 512',
        "  },",
    ]
