"""A flow that reads the weather, decides and writes it down, with the words of the collection."""

import json
from pathlib import Path

ROWS = (
    ("inject", 0), ("function", 1), ("switch", 2), ("change", 3), ("debug", 4),
    ("http request", 1), ("template", 2), ("file", 3), ("comment", 0),
)  # fmt: skip


def main() -> None:
    made = json.loads(Path("collection.json").read_text("utf-8"))
    pages, tasks = made["pages"], made["tasks"]
    flows: list[dict[str, object]] = [
        {"id": f"tab{at}", "type": "tab", "label": page["title"], "disabled": False, "info": ""}
        for at, page in enumerate(pages[:3])
    ]
    for tab in range(3):
        before = ""
        for at, (kind, column) in enumerate(ROWS):
            id_ = f"node{tab}{at}"
            node: dict[str, object] = {
                "id": id_,
                "type": kind,
                "z": f"tab{tab}",
                "name": tasks[(tab * 7 + at) % len(tasks)]["subject"],
                "x": 220 + 190 * column,
                "y": 120 + 70 * (at // 3) + 20 * at,
                "wires": [[]],
            }
            if kind in ("switch",):
                node |= {
                    "property": "payload",
                    "rules": [{"t": "gt", "v": "10", "vt": "num"}],
                    "outputs": 1,
                }
            if kind == "change":
                node["rules"] = []
            if kind == "inject":
                node |= {"props": [{"p": "payload"}], "repeat": "", "crontab": "", "once": False}
            if kind in ("debug", "comment"):
                node["wires"] = []
            flows.append(node)
            if before and kind != "comment":
                next(n for n in flows if n["id"] == before)["wires"] = [[id_]]
            before = id_ if kind not in ("debug", "comment") else ""
    Path("flows.json").write_text(json.dumps(flows, ensure_ascii=False), "utf-8")


main()
