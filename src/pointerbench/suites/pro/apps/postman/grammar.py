"""The interface of a small business as its testers call it: requests, answers, runs."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.tables import Store

_VERBS = {"List": "GET", "Create": "POST", "Get": "GET", "Update": "PATCH", "Delete": "DELETE"}
_GOOD = {
    "GET": "200 OK",
    "POST": "201 Created",
    "PATCH": "200 OK",
    "DELETE": "204 No Content",
}


def document(draw: Draw) -> dict[str, Any]:
    stream, store = draw.stream, Store(draw.child("store"))
    folders = [_folder(store, name) for name in sorted(store.tables)]
    base = f"https://api.{store.name}.{stream.pick(['dev', 'app', 'io'])}"
    many = f"{store.what.capitalize()}"
    rows = _records(store, 12)
    person = draw.people(3)
    team = draw.bank("teams")
    return {
        "title": f"{store.name.capitalize()} API - {team}",
        "team": team,
        "api": f"{store.name.capitalize()} API",
        "what": store.what,
        "one": _single(store, store.what),
        "many": many,
        "base": base,
        "folders": folders,
        "others": draw.banks("collections", 4),
        "me": person[0],
        "params": _params(store, rows),
        "answer": _lines({"data": rows, "page": 1, "total": len(store.plan["labels"])}),
        "body": _lines(_fresh(rows[0])),
        "made": _lines(rows[0]),
        "ms": stream.integer(38, 420),
        "size": f"{len(json.dumps(rows)) / 1024:.2f}",
        "headers": _headers(draw.child("headers")),
        "vars": _vars(draw.child("vars"), base),
        "environments": draw.banks("environments", 4),
        "runs": _runs(draw.child("runs"), folders),
        "history": _history(draw.child("history"), folders, base),
        "tests": _tests(store, stream.integer(180, 480)),
        "script": _script(store),
        "token": draw.code("##aa##aa####aa##aa##"),
        "port": stream.pick([3000, 4000, 5000, 8000, 8080]),
    }


def _single(store: Store, table: str) -> str:
    """A thing of a table: "boat" of "boats"."""
    return store.key(table).removesuffix("_id")


def _folder(store: Store, table: str) -> dict[str, Any]:
    one, key = _single(store, table).replace("_", " "), store.key(table)
    requests = []
    for verb, method in _VERBS.items():
        many = verb == "List"
        path = f"/{table}" + ("" if verb in ("List", "Create") else f"/:{key}")
        name = f"{verb} {table.replace('_', ' ') if many else one}"
        requests.append({"key": f"{table}-{verb}", "method": method, "name": name, "path": path})
    return {"key": table, "name": table.capitalize(), "requests": requests}


def _value(column: Mapping[str, Any], text: str | None) -> Any:
    if text is None:
        return None
    if column["shape"] == "number":
        return float(text) if "." in text else int(text)
    return text == "true" if column["shape"] == "bool" else text


def _records(store: Store, count: int) -> list[dict[str, Any]]:
    """Things that the interface returns: all of one sort, in the order of their names."""
    columns = store.tables[store.what]["columns"]
    found = [
        {one["name"]: _value(one, text) for one, text in zip(columns, row, strict=True)}
        for row in store.rows(store.what, count)
    ]
    sort = next(one for one in columns if one["kind"] == "one")
    for record in found:
        record[sort["name"]] = found[0][sort["name"]] or sort["args"][0]
    return sorted(found, key=lambda record: str(record[store.label()]))


def _fresh(record: Mapping[str, Any]) -> dict[str, Any]:
    return dict(list(record.items())[1:])


def _lines(value: Any) -> list[str]:
    return json.dumps(value, indent=4, ensure_ascii=False).split("\n")


def _params(store: Store, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    columns = store.tables[store.what]["columns"]
    sort = next(one for one in columns if one["kind"] == "one")["name"]
    flag = next((one["name"] for one in columns if one["kind"] == "bool"), "deleted")
    table = [
        ("page", "1", "First page is 1", True),
        ("limit", str(len(rows)), "At most 100", True),
        ("sort", store.label(), "Any column; - for descending", True),
        (sort, str(rows[0][sort]), "Only of this sort", True),
        (flag, "true", "Leaves out all others", False),
        ("fields", f"{store.key(store.what)},{store.label()}", "Comma-separated", False),
    ]
    names = ("key", "value", "about", "on")
    return [dict(zip(names, one, strict=True)) for one in table]


def _headers(draw: Draw) -> list[list[str]]:
    stream = draw.stream
    day = draw.today
    return [
        [
            "Date",
            f"{day:%a}, {day:%d %b %Y} {stream.integer(10, 20)}:{stream.integer(10, 59)}:07 GMT",
        ],
        ["Content-Type", "application/json; charset=utf-8"],
        ["Content-Length", str(stream.integer(900, 4900))],
        ["Connection", "keep-alive"],
        ["X-Request-Id", draw.code("aa##-####-a##a")],
        ["X-RateLimit-Limit", str(stream.pick([60, 100, 300, 600]))],
        ["X-RateLimit-Remaining", str(stream.integer(12, 58))],
        ["ETag", f'W/"{draw.code("#a#-##a##")}"'],
        ["Cache-Control", f"max-age={stream.pick([0, 30, 60, 300])}, must-revalidate"],
        ["Vary", "Accept-Encoding, Authorization"],
        ["Server", stream.pick(["envoy", "nginx", "openresty", "caddy"])],
    ]


def _vars(draw: Draw, base: str) -> list[dict[str, Any]]:
    stream = draw.stream
    person = draw.person()
    found = [
        ("base_url", base, base.replace("api.", "staging."), "default"),
        ("token", "", draw.code("##aa##aa##a#"), "secret"),
        ("user_email", person["email"], person["email"], "default"),
        ("tenant", draw.code("aa-##"), draw.code("aa-##"), "default"),
        ("page_size", "12", str(stream.integer(20, 90)), "default"),
        ("timeout_ms", "5000", str(stream.integer(11, 95) * 100), "default"),
        ("api_key", "", draw.code("AA##AA##AA"), "secret"),
        ("locale", "en-GB", stream.pick(["de-DE", "fr-FR", "nl-NL", "sv-SE"]), "default"),
        ("last_id", "", str(stream.integer(1200, 9800)), "default"),
    ]
    names = ("key", "initial", "current", "kind")
    return [dict(zip(names, one, strict=True)) for one in found]


def _runs(draw: Draw, folders: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What a run of the collection gave, request by request."""
    stream, found = draw.stream, []
    requests = [one for folder in folders[:4] for one in folder["requests"][:4]]
    times = draw.spread(24, 940, len(requests))
    for one, ms in zip(requests, times, strict=True):
        wrong = stream.chance(0.16)
        found.append(
            {
                **one,
                "ms": int(ms),
                "status": "404 Not Found" if wrong else _GOOD[one["method"]],
                "size": stream.integer(120, 4900),
                "checks": [
                    {"text": f"Status code is {_GOOD[one['method']][:3]}", "good": not wrong},
                    {"text": f"Answers within {500 if ms < 500 else 1000} ms", "good": True},
                ],
            }
        )
    return found


def _history(draw: Draw, folders: list[dict[str, Any]], base: str) -> list[dict[str, Any]]:
    """Requests of the last days, the latest first; none comes twice."""
    stream = draw.stream
    calls = stream.shuffled([one for folder in folders for one in folder["requests"]])
    days, found = ["Today", "Yesterday", draw.date_text(draw.day(-2, -2), "long")], []
    for at, one in enumerate(calls[:26]):
        own = stream.integer(11, 998)
        path = one["path"].split("/:")[0]
        if ":" in one["path"]:
            path += f"/{own + at}"
        elif one["method"] == "GET":
            path += f"?page={at + 1}"
        found.append(
            {
                "key": f"h{at}",
                "method": one["method"],
                "url": f"{base}{path}",
                "day": days[at // 10],
            }
        )
    return found


def _tests(store: Store, limit: int) -> list[dict[str, Any]]:
    one = _single(store, store.what)
    return [
        {"text": "Status code is 200", "good": True},
        {"text": f"Response time is less than {limit}ms", "good": True},
        {"text": f"Every {one} has a {store.label()}", "good": True},
        {"text": "Content-Type is present", "good": True},
        {"text": f"Total is the number of {store.what}", "good": False},
    ]


def _script(store: Store) -> list[str]:
    one, many = _single(store, store.what), store.what
    return [
        'pm.test("Status code is 200", function () {',
        "    pm.response.to.have.status(200);",
        "});",
        "",
        "const body = pm.response.json();",
        "",
        f'pm.test("Every {one} has a {store.label()}", function () {{',
        f"    for (const {one} of body.data) {{",
        f"        pm.expect({one}.{store.label()}).to.be.a('string');",
        "    }",
        "});",
        "",
        f'pm.test("Total is the number of {many}", function () {{',
        "    pm.expect(body.total).to.eql(body.data.length);",
        "});",
        "",
        f'pm.environment.set("last_id", body.data[0].{store.key(many)});',
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    folder = stream.pick(document["folders"])["key"]
    what = document["what"]
    return {
        "request": {"opened": [what, folder]},
        "body": {"tab": f"{what}-Create", "sub": "Body", "opened": [what]},
        "auth": {"sub": "Authorization", "reply": "Headers", "opened": [what, folder]},
        "tests": {"sub": "Scripts", "reply": "Test Results", "opened": [what]},
        "code": {"side_panel": "code", "opened": [what, folder]},
        "environment": {"tab": "env", "rail": "Environments"},
        "runner": {"tab": "run", "opened": [what]},
        "history": {"rail": "History"},
        "console": {"console": True, "opened": [folder, what]},
        "failed": {"tab": f"{what}-Create", "sub": "Body", "failed": True, "opened": [what]},
        "menu_folder": {"open": "folder", "lit": folder, "opened": [what]},
        "menu_method": {"open": "method", "opened": [what]},
        "dialog_save": {"dialog": "save", "opened": [what]},
        "dialog_settings": {"dialog": "settings", "opened": [what, folder]},
        "notice": {"notice": True, "opened": [what, folder], "pretty": "JSON"},
    }
