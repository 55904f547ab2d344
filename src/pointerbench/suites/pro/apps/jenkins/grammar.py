"""A team's build server: jobs with their last runs, one job's stages run by run, its machines."""

from __future__ import annotations

import datetime as dt
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.figures import clock
from pointerbench.values.rng import Stream

STAGES = ("Checkout", "Build", "Unit Tests", "Integration Tests", "Package", "Deploy")
_TYPICAL = (6, 74, 58, 190, 31, 44)  # seconds


def document(draw: Draw) -> dict[str, Any]:
    stream, product = draw.stream, draw.bank("products")
    jobs = _jobs(draw.child("jobs"), product)
    job = jobs[stream.integer(0, 5)]
    people = draw.people(6)
    runs = _runs(draw.child("runs"), job, people)
    job["minutes"], rest = divmod(runs[0]["seconds"], 60)
    job["took"] = f"{job['minutes']} min {rest} sec"
    agents = _agents(draw.child("agents"))
    busy = stream.sample([one for one in agents[1:] if one["on"]], 2)
    return {
        "title": f"{job['name']} [Jenkins]",
        "path": f"/job/{job['name']}/",
        "product": product,
        "jobs": jobs,
        "job": job["name"],
        "runs": runs,
        "stages": list(STAGES),
        "mean": [_mean([run["took"][n] for run in runs]) for n in range(6)],
        "total": _mean([run["seconds"] for run in runs if run["broke"] == 6]),
        "agents": agents,
        "busy": [
            {
                "agent": one["name"],
                "job": jobs[n + 6]["name"],
                "run": f"#{jobs[n + 6]['number'] + 1}",
            }
            | {"share": stream.integer(12, 92)}
            for n, one in enumerate(busy)
        ],
        "queue": [one["name"] for one in stream.sample(jobs[8:], stream.integer(1, 2))],
        "views": draw.banks("views", 3),
        "me": people[0],
        "branch": stream.pick(["main", "develop", "release", "trunk"]),
        "log": _log(draw.child("log"), product, runs[0], busy[0]["name"]),
        "tests": _tests(stream, runs),
        "version": f"2.5{stream.integer(10, 42)}",
    }


def _span(seconds: float) -> str:
    whole = round(seconds)
    return f"{whole}s" if whole < 60 else f"{whole // 60}min {whole % 60}s"


def _mean(seconds: list[int]) -> str:
    """The average of those that took any time at all."""
    ran = [one for one in seconds if one]
    return _span(sum(ran) / max(1, len(ran)))


def _long(minutes: int) -> str:
    """As the lists of jobs tell an age: the two largest units."""
    days, rest = divmod(minutes, 1440)
    hours, rest = divmod(rest, 60)
    if days > 45:
        return f"{days // 30} mo {days % 30} days"
    if days:
        return f"{days} day{'s' if days > 1 else ''} {hours} hr"
    return f"{hours} hr {rest} min" if hours else f"{rest} min"


def _jobs(draw: Draw, product: str) -> list[dict[str, Any]]:
    stream = draw.stream
    parts = sorted(stream.sample(draw.content["parts"], 22))
    minutes = draw.distinct(2, 58, len(parts))
    ages = draw.distinct(3, 9000, len(parts), 7)
    found = []
    for at, part in enumerate(parts):
        own = draw.child(part).stream
        number, since = own.integer(40, 1400), ages[at]
        broken = own.chance(0.25)
        other = since + own.integer(30, 40000)
        good, bad = (other, since) if broken else (since, other)
        never = not broken and own.chance(0.15)
        back = own.integer(1, 30)
        found.append(
            {
                "key": f"j{at}",
                "name": f"{product}-{part}",
                "state": "failed" if broken else own.weighted({"success": 8, "unstable": 1}),
                "weather": own.integer(0, 1) if broken else own.integer(2, 4),
                "good": good,
                "good_text": _long(good),
                "good_run": f"#{number - back if broken else number}",
                "bad": None if never else bad,
                "bad_text": "N/A" if never else _long(bad),
                "bad_run": "" if never else f"#{number if broken else number - back}",
                "minutes": minutes[at],
                "took": f"{minutes[at]} min {own.integer(1, 59)} sec",
                "number": number,
            }
        )
    return found


def _runs(draw: Draw, job: dict[str, Any], people: list[dict[str, str]]) -> list[dict[str, Any]]:
    stream, number, found = draw.stream, job["number"], []
    moment = dt.datetime.combine(draw.today, dt.time(17, 0))
    pace = stream.uniform(0.6, 1.8)
    for at in range(26):
        own = draw.child(f"run{at}")
        moment -= dt.timedelta(minutes=own.stream.integer(40, 900))
        took = [max(1, round(t * pace * own.stream.uniform(0.8, 1.3))) for t in _TYPICAL]
        state = (
            job["state"]
            if at == 0
            else own.stream.weighted({"success": 7, "failed": 2, "unstable": 1})
        )
        broke = own.stream.integer(1, 5) if state == "failed" else 6
        took = [t if n <= broke else 0 for n, t in enumerate(took)]
        who = own.stream.sample(people, own.stream.integer(1, 2))
        found.append(
            {
                "key": f"b{at}",
                "run": f"#{number - at}",
                "day": f"{moment:%b} {moment.day}",
                "time": f"{moment:%H:%M}",
                "state": state,
                "broke": broke,
                "took": took,
                "texts": [_span(t) for t in took],
                "seconds": sum(took),
                "total": _span(sum(took)),
                "commits": [_commit(own, who) for _ in range(own.stream.integer(1, 4))],
            }
        )
    return found


def _commit(draw: Draw, people: list[dict[str, str]]) -> dict[str, str]:
    v = f"{draw.stream.integer(1, 9)}.{draw.stream.integer(0, 19)}"
    part = draw.stream.pick(draw.content["parts"])
    text = draw.bank("commits").format(v=v, part=part)
    who = draw.stream.pick(people)["name"]
    return {"text": text, "who": who, "hash": f"{draw.stream.integer(0x1000000, 0xFFFFFFF):07x}"}


def _agents(draw: Draw) -> list[dict[str, Any]]:
    stream = draw.stream
    kinds = stream.sample(draw.content["agents"], 5)
    kinds = [("Built-In Node", "Linux (amd64)"), *sorted(kinds + kinds + kinds[:2])]
    disks, delays = draw.spread(8, 460, len(kinds)), draw.spread(4, 380, len(kinds))
    found = []
    for at, (name, system) in enumerate(kinds):
        unit = f"-{[one[0] for one in kinds[:at]].count(name) + 1:02d}" if at else ""
        disk = round(disks[at] + stream.uniform(0, 0.9), 2)
        found.append(
            {
                "key": f"n{at}",
                "name": name + unit,
                "system": system,
                "disk": disk,
                "disk_text": f"{disk:.2f} GiB",
                "delay": int(delays[at]),
                "temp": f"{stream.uniform(4, 60):.2f} GiB",
                "on": at < 5 or stream.chance(0.7),
                "runs": stream.integer(1, 4),
            }
        )
    return found


def _tests(stream: Stream, runs: list[dict[str, Any]]) -> list[dict[str, int]]:
    whole, found = stream.integer(280, 2400), []
    for run in reversed(runs):
        whole -= stream.integer(0, 4)
        lost = {"success": 0, "unstable": stream.integer(3, 9), "failed": stream.integer(10, 60)}
        found.append({"all": whole + 40, "lost": lost[run["state"]], "left": stream.integer(8, 30)})
    return found


def _log(draw: Draw, product: str, run: dict[str, Any], agent: str) -> list[str]:
    stream, first = draw.stream, run["commits"][0]
    lines = [
        f"Started by an SCM change from {first['who']}",
        "[Pipeline] Start of Pipeline",
        "[Pipeline] node",
        f"Running on {agent} in /var/lib/agent/workspace/{product}",
        "[Pipeline] { (Checkout)",
        "[Pipeline] checkout",
        f" > git fetch --tags --force --progress -- git@git.{product}.dev:{product}.git",
        f"Checking out Revision {first['hash']}{stream.integer(16**32, 16**33 - 1):x}",
        f'Commit message: "{first["text"]}"',
        "[Pipeline] { (Build)",
        "[Pipeline] sh",
        "+ ./gradlew assemble --no-daemon",
    ]
    begun = stream.integer(480, 1100)
    for at in range(22):
        part = stream.pick(draw.content["parts"])
        task = stream.pick(["compile", "jar", "classes", "process", "lint", "bundle"])
        lines.append(f"> Task :{part}:{task} {stream.pick(['UP-TO-DATE', '', '', 'FROM-CACHE'])}")
        if at % 7 == 6:
            lines.append(f"[{clock(begun + at)}] {stream.integer(12, 99)}% EXECUTING")
    return lines


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    job = stream.pick(document["jobs"][1:7])["key"]
    return {
        "jobs": {},
        "jobs_sorted": {"sort": "took", "size": "S"},
        "menu_job": {"hover": job, "open": "job"},
        "stages": {"page": "job"},
        "stages_hover": {"page": "job", "cell": "b2.3", "tips": True},
        "menu_run": {"page": "job", "open": "run", "hover": "b3"},
        "graph": {"page": "graph", "stage": stream.integer(1, 4)},
        "graph_log": {"page": "graph", "stage": 1, "unfolded": [0]},
        "console": {"page": "console"},
        "changes": {"page": "changes"},
        "agents": {"page": "agents"},
        "agents_offline": {
            "page": "agents",
            "sort": "disk",
            "chosen": document["agents"][3]["key"],
        },
        "dialog_new_item": {"page": "new"},
        "dialog_delete": {"page": "job", "dialog": "delete"},
        "menu_search": {"open": "search"},
        "notice": {"page": "job", "notice": True},
    }
