"""What a proxy has seen: requests of a shop, made of the collection's orders and pages."""

import json
from pathlib import Path

from mitmproxy import http, io
from mitmproxy.test import tflow

HOSTS = ("shop.workshop.example", "api.workshop.example", "cdn.workshop.example")
KINDS = {
    "json": ("application/json", 200),
    "html": ("text/html; charset=utf-8", 200),
    "css": ("text/css", 200),
    "png": ("image/png", 304),
}


def requests(made):
    for page in made["pages"]:
        yield "GET", HOSTS[0], f"/guide/{page['slug']}", "html", "\n".join(page["paragraphs"])
        yield "GET", HOSTS[2], f"/img/{page['slug']}.png", "png", ""
    for order in made["orders"][:14]:
        yield "GET", HOSTS[1], f"/v2/orders/{order['number']}", "json", json.dumps(order)
        method = "POST" if order["state"] == "open" else "PATCH"
        yield (
            method,
            HOSTS[1],
            f"/v2/orders/{order['number']}/lines",
            "json",
            json.dumps(order["product"]),
        )
    yield "GET", HOSTS[2], "/css/main.css", "css", "body { margin: 0 }\n" * 40


made = json.loads(Path("collection.json").read_text("utf-8"))
with Path("flows").open("wb") as file:
    writer = io.FlowWriter(file)
    for number, (method, host, path, kind, text) in enumerate(requests(made)):
        begun = 1_772_443_000.0 + 3.7 * number
        type_, status = KINDS[kind]
        asked = http.Request.make(method, f"https://{host}{path}", b"", {"accept": type_})
        body = text.encode() * (1 + number % 3)
        answer = http.Response.make(status, body, {"content-type": type_})
        asked.timestamp_start, asked.timestamp_end = begun, begun + 0.02
        answer.timestamp_start, answer.timestamp_end = begun + 0.1, begun + 0.1 + number % 7 / 10
        writer.add(tflow.tflow(req=asked, resp=answer))
