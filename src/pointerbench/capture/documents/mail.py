"""Folders of mail of an invented office, as mbox files in one folder."""

from __future__ import annotations

import datetime as dt
from collections.abc import Mapping
from email.message import EmailMessage
from email.utils import format_datetime
from pathlib import Path

from pointerbench.capture.documents.words import PEOPLE, TOWNS
from pointerbench.values.rng import Stream

FORMATS = ("mbox",)
_NOW = dt.datetime(2026, 3, 2, 10, 15, tzinfo=dt.UTC)
_FOLDERS: Mapping[str, tuple[tuple[str, int], ...]] = {
    "en": (("Inbox", 22), ("Sent", 9), ("Drafts", 2), ("Invoices", 8), ("Travel", 6), ("Trash", 3)),
    "zh": (("Inbox", 22), ("Sent", 9), ("Drafts", 2), ("发票", 8), ("出差", 6), ("Trash", 3)),
}
_SUBJECTS = {
    "en": (
        *("Minutes of the {town} meeting", "Room 4 is booked on Thursday", "Train to {town}"),
        *("Invoice {number} is due", "New desks for the second floor", "Photos from {town}"),
        *("Draft of the annual report", "Lunch on Friday?", "Parcel for you at the front desk"),
        *("Questions about order {number}", "Welcome to the {town} team", "Printer is back"),
        *("Changed opening hours", "Slides for Tuesday", "Your ticket {number}", "Garden party"),
    ),
    "zh": (
        *("{town}会议纪要", "周四四号会议室已预订", "去{town}的火车", "发票 {number} 即将到期"),
        *("二楼的新办公桌", "{town}的照片", "年度报告草稿", "周五一起吃午饭？", "前台有你的包裹"),
        *("关于订单 {number} 的问题", "欢迎加入{town}团队", "打印机修好了", "营业时间调整"),
        *("周二的幻灯片", "你的工单 {number}", "花园聚会"),
    ),
}
_BODIES = {
    "en": (
        "Hello,\n\nthe papers are ready and lie on my desk. Please have a look before Wednesday "
        "and tell me what is missing.\n\nThe room holds twelve people; coffee comes for ten.\n",
        "Good morning,\n\nthank you for your note. I have put the figures into the table and added "
        "two columns for the spring.\n\nCould you check the totals once more?\n",
        "Dear colleagues,\n\nthe lift is serviced on Monday from eight to eleven. Please use the "
        "stairs on the north side.\n\nThe loading bay stays open.\n",
    ),
    "zh": (
        "你好，\n\n材料已经准备好，放在我的桌上。请在周三之前看一下。\n\n"
        "会议室能坐十二人，咖啡订了十杯。\n",
        "早上好，\n\n谢谢来信。数字已经填进表格，并为春季加了两列。\n\n请再核对一次合计。\n",
        "各位同事，\n\n电梯周一八点到十一点检修，请走北侧楼梯。\n\n装卸口照常开放。\n",
    ),
}


def write(_form: str, stream: Stream, language: str, folder: Path) -> Path:
    """A folder with one mbox file a mail folder; newest messages last."""
    top = folder / "mail"
    top.mkdir()
    own = stream.child("owner").pick(PEOPLE[language])
    for name, count in _FOLDERS[language]:
        moments = _moments(stream.child(name), count)
        messages = [
            _message(stream.child(f"{name}/{at}"), language, own, name == "Sent", moment)
            for at, moment in enumerate(moments)
        ]
        (top / name).write_bytes(b"".join(messages))
    return top


def _moments(stream: Stream, count: int) -> list[dt.datetime]:
    hours = sorted((stream.uniform(1, 900) for _ in range(count)), reverse=True)
    return [_NOW - dt.timedelta(hours=hour) for hour in hours]


def _address(name: str, names: tuple[str, ...]) -> str:
    user = PEOPLE["en"][names.index(name)].lower().replace(" ", ".")
    return f"{name} <{user}@bluestem.example>"


def _message(stream: Stream, language: str, owner: str, sent: bool, moment: dt.datetime) -> bytes:
    people = PEOPLE[language]
    other = stream.pick([name for name in people if name != owner])
    said = stream.pick(_SUBJECTS[language])
    town, number = stream.pick(TOWNS[language]), stream.integer(2100, 9800)
    message = EmailMessage()
    message["From"] = _address(owner if sent else other, people)
    message["To"] = _address(other if sent else owner, people)
    message["Subject"] = ("Re: " if stream.chance(0.3) else "") + said.format(
        town=town, number=number
    )
    message["Date"] = format_datetime(moment)
    message["Message-ID"] = f"<{stream.integer(1, 10**9)}.{number}@bluestem.example>"
    read = stream.chance(0.7)
    marked = stream.chance(0.15)
    message["X-Mozilla-Status"] = f"{(1 if read else 0) | (4 if marked else 0):04x}"
    message["X-Mozilla-Status2"] = "00000000"
    message.set_content(f"{stream.pick(_BODIES[language])}\n{other if not sent else owner}\n")
    head = f"From - {moment:%a %b %d %H:%M:%S %Y}\n".encode()
    return head + message.as_bytes() + b"\n"
