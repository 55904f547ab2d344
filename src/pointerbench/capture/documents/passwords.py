"""The passwords of an invented household, as KeePass writes them down when it exports a vault."""

from __future__ import annotations

import base64
import hashlib
import uuid
from collections.abc import Iterator, Mapping
from pathlib import Path
from xml.sax.saxutils import escape

from pointerbench.capture.documents.words import PEOPLE
from pointerbench.values.rng import Stream

FORMATS = ("xml",)

_WRITTEN = "2026-02-27T09:30:00Z"
_LETTERS = "abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789!?-+"

# Groups with the number of their icon; entries with the number of theirs and an address.
_GROUPS: Mapping[str, tuple[tuple[str, int, tuple[tuple[str, int, str], ...]], ...]] = {
    "en": (
        (
            "Banking",
            66,
            (
                ("Harrow Savings Bank", 66, "harrowbank.example"),
                ("Credit card", 37, "tidewellcards.example"),
                ("Tax office", 61, "revenue.example"),
                ("Pension fund", 66, "oakpension.example"),
            ),
        ),
        (
            "Email",
            19,
            (
                ("Private mailbox", 19, "kestrelmail.example"),
                ("Work mailbox", 19, "mail.bluestem.example"),
                ("Newsletter account", 40, "quillpost.example"),
            ),
        ),
        (
            "Home network",
            3,
            (
                ("Wireless router", 3, "router.home.example"),
                ("Printer", 24, "print.home.example"),
                ("Media server", 36, "media.home.example"),
                ("Alarm system", 51, "alarm.example"),
            ),
        ),
        (
            "Shopping",
            61,
            (
                ("Greenford Market", 61, "greenford.example"),
                ("Larch & Linden", 60, "larch.example"),
                ("Quillfeather Books", 22, "quillfeather.example"),
                ("Northway Rail", 59, "northwayrail.example"),
            ),
        ),
        (
            "Work",
            30,
            (
                ("Build server", 27, "build.bluestem.example"),
                ("Wiki", 22, "wiki.bluestem.example"),
                ("Time sheets", 39, "hours.bluestem.example"),
                ("Database", 53, "db.bluestem.example"),
            ),
        ),
    ),
    "zh": (
        (
            "银行",
            66,
            (
                ("晨岭储蓄", 66, "harrowbank.example"),
                ("信用卡", 37, "tidewellcards.example"),
                ("税务", 61, "revenue.example"),
                ("养老金", 66, "oakpension.example"),
            ),
        ),
        (
            "邮箱",
            19,
            (
                ("私人邮箱", 19, "kestrelmail.example"),
                ("工作邮箱", 19, "mail.bluestem.example"),
                ("订阅邮箱", 40, "quillpost.example"),
            ),
        ),
        (
            "家庭网络",
            3,
            (
                ("无线路由器", 3, "router.home.example"),
                ("打印机", 24, "print.home.example"),
                ("影音服务器", 36, "media.home.example"),
                ("报警器", 51, "alarm.example"),
            ),
        ),
        (
            "购物",
            61,
            (
                ("绿园超市", 61, "greenford.example"),
                ("木森家居", 60, "larch.example"),
                ("羽笔书店", 22, "quillfeather.example"),
                ("北方铁路", 59, "northwayrail.example"),
            ),
        ),
        (
            "工作",
            30,
            (
                ("构建服务器", 27, "build.bluestem.example"),
                ("知识库", 22, "wiki.bluestem.example"),
                ("工时表", 39, "hours.bluestem.example"),
                ("数据库", 53, "db.bluestem.example"),
            ),
        ),
    ),
}
_ROOTS = {"en": "Household", "zh": "家庭"}


def write(form: str, stream: Stream, language: str, folder: Path) -> Path:
    """A vault that ``keepassxc-cli import`` reads; all its entries lie in groups below one."""
    path = folder / f"vault.{form}"
    path.write_text("\n".join(_file(stream, language)), "utf-8")
    return path


def _file(stream: Stream, language: str) -> Iterator[str]:
    root = _ROOTS[language]
    yield '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<KeePassFile><Meta>'
    yield f"<Generator>KeePassXC</Generator><DatabaseName>{root}</DatabaseName>"
    yield "<RecycleBinEnabled>False</RecycleBinEnabled></Meta><Root>"
    yield f"<Group>{_id(stream, root)}<Name>{root}</Name><IconID>49</IconID>"
    yield f"<IsExpanded>True</IsExpanded>{_times(stream.child(root))}"
    who = stream.child("who").pick(PEOPLE["en"]).lower().replace(" ", ".")
    every = [entry for _, _, entries in _GROUPS[language] for entry in entries]
    for entry in stream.child("root").sample(every, 12):
        yield _entry(stream.child(f"root/{entry[0]}"), entry, who)
    for name, icon, entries in _GROUPS[language]:
        own = stream.child(name)
        yield f"<Group>{_id(own, name)}<Name>{escape(name)}</Name><IconID>{icon}</IconID>"
        yield f"<IsExpanded>True</IsExpanded>{_times(own)}"
        for entry in entries:
            yield _entry(own.child(entry[0]), entry, who)
        yield "</Group>"
    yield "</Group><DeletedObjects/></Root></KeePassFile>"


def _entry(stream: Stream, entry: tuple[str, int, str], who: str) -> str:
    title, icon, address = entry
    secret = "".join(stream.pick(_LETTERS) for _ in range(stream.integer(12, 20)))
    fields = {
        "Title": title,
        "UserName": stream.pick((who, who.split(".")[0], f"{who}@kestrelmail.example")),
        "Password": secret,
        "URL": f"https://{address}/",
        "Notes": "",
    }
    strings = "".join(
        f"<String><Key>{key}</Key><Value>{escape(value)}</Value></String>"
        for key, value in fields.items()
    )
    return f"<Entry>{_id(stream, title)}<IconID>{icon}</IconID>{_times(stream)}{strings}</Entry>"


def _id(stream: Stream, name: str) -> str:
    known = uuid.UUID(bytes=hashlib.md5(f"{stream.path}/{name}".encode()).digest())
    return f"<UUID>{base64.b64encode(known.bytes).decode()}</UUID>"


def _times(stream: Stream) -> str:
    month, date, minute = stream.integer(1, 12), stream.integer(1, 28), stream.integer(10, 59)
    day = f"2025-{month:02d}-{date:02d}T08:{minute}:00Z"
    later, hour = stream.integer(10, 27), stream.integer(10, 19)
    changed = f"2026-0{stream.integer(1, 2)}-{later}T{hour}:05:00Z"
    return (
        f"<Times><CreationTime>{day}</CreationTime>"
        f"<LastModificationTime>{changed}</LastModificationTime>"
        f"<LastAccessTime>{changed}</LastAccessTime><ExpiryTime>{_WRITTEN}</ExpiryTime>"
        "<Expires>False</Expires><UsageCount>0</UsageCount>"
        f"<LocationChanged>{day}</LocationChanged></Times>"
    )
