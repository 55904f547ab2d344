"""Plans of projects as Planner keeps them: phases, tasks, who does them."""

from __future__ import annotations

from datetime import datetime, timedelta
from pathlib import Path
from xml.sax.saxutils import quoteattr

from pointerbench.values.rng import Stream

_PHASES = {
    "en": (
        ("Concept", ("Interviews with readers", "Market study", "Outline of the book")),
        ("Writing", ("First chapters", "Interior drawings", "Second half", "Review by experts")),
        ("Production", ("Typesetting", "Proofreading", "Cover", "Printing")),
        ("Launch", ("Web page", "Press release", "Reading tour")),
    ),
    "zh": (
        ("构思", ("读者访谈", "市场调研", "全书大纲")),
        ("写作", ("前几章", "插图", "后半部分", "专家审阅")),
        ("制作", ("排版", "校对", "封面", "印刷")),
        ("发布", ("网页", "新闻稿", "巡回朗读")),
    ),
}
_PEOPLE = {
    "en": ("Ines Calder", "Marek Vole", "Priya Raman", "Jonas Tall", "Studio North"),
    "zh": ("陈思远", "李佳宁", "王海涛", "赵敏", "北方工作室"),
}
_TITLES = {"en": "A field guide", "zh": "野外手册"}
_START = datetime(2026, 2, 2, 8)
_STAMP = "%Y%m%dT%H%M%SZ"
_CALENDAR = """<calendars><day-types>
<day-type id="0" name="Working" description="A default working day"/>
<day-type id="1" name="Nonworking" description="A default non working day"/></day-types>
<calendar id="1" name="Default"><default-week mon="0" tue="0" wed="0" thu="0" fri="0" sat="1"
 sun="1"/><overridden-day-types><overridden-day-type id="0"><interval start="0800" end="1200"/>
<interval start="1300" end="1700"/></overridden-day-type></overridden-day-types><days/></calendar>
</calendars>"""


def write(form: str, stream: Stream, language: str, folder: Path) -> Path:
    """A plan in a folder."""
    path = folder / f"plan.{form}"
    path.write_text(plan(stream, language), "utf-8")
    return path


def plan(stream: Stream, language: str) -> str:
    """Four phases of tasks one after the other, each with somebody who does it."""
    tasks, allocations, day, number = [], [], 0, 0
    for phase, names in _PHASES[language]:
        begin = day
        inner: list[str] = []
        number += 1
        own = number
        for name in names:
            number += 1
            days = stream.integer(3, 12)
            before = number - 1 if inner else 0
            inner.append(_task(number, name, day, days, stream.integer(0, 10) * 10, before))
            person = stream.integer(1, len(_PEOPLE[language]))
            allocations.append(
                f'<allocation task-id="{number}" resource-id="{person}" units="100"/>'
            )
            day += days
        head = _task(own, phase, begin, day - begin, 0, 0)
        tasks.append(head.replace("</task>", "".join(inner) + "</task>"))
    people = "".join(
        f'<resource group="1" id="{at}" name={quoteattr(name)} short-name="" type="1" units="0"'
        f' email="" note="" std-rate="{stream.integer(30, 80)}"/>'
        for at, name in enumerate(_PEOPLE[language], 1)
    )
    title = quoteattr(_TITLES[language])
    return (
        f'<?xml version="1.0"?>\n<project name={title} company="" manager="" phase=""'
        f' project-start="{_START.strftime(_STAMP)}" mrproject-version="2" calendar="1">'
        f"{_CALENDAR}<tasks>{''.join(tasks)}</tasks>"
        '<resource-groups><group id="1" name="Team" admin-name="" admin-phone="" admin-email=""/>'
        f"</resource-groups><resources>{people}</resources>"
        f"<allocations>{''.join(allocations)}</allocations></project>\n"
    )


def _task(number: int, name: str, day: int, days: int, done: int, before: int) -> str:
    """A task of a number of working days, from a working day of the plan on."""
    begin, end = _day(day), _day(day + days - 1) + timedelta(hours=9)
    stamps = begin.strftime(_STAMP), end.strftime(_STAMP)
    after = (
        f'<predecessors><predecessor id="1" predecessor-id="{before}" type="FS"/></predecessors>'
        if before
        else ""
    )
    return (
        f'<task id="{number}" name={quoteattr(name)} note="" work="{days * 8 * 3600}"'
        f' start="{stamps[0]}" end="{stamps[1]}" work-start="{stamps[0]}"'
        f' percent-complete="{done}" priority="0" type="normal" scheduling="fixed-work">'
        f"{after}</task>"
    )


def _day(day: int) -> datetime:
    """The date of a working day, counted from the plan's start."""
    return _START + timedelta(days=day + 2 * (day // 5))
