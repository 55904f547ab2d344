"""A cluster: its machines, what is deployed in it, the pods of that with their logs and events."""

from __future__ import annotations

import json
from typing import Any

from pointerbench.pages.banks.draw import Draw
from pointerbench.suites.pro.kit.figures import clock, rounded, told_apart, wave
from pointerbench.values.rng import Stream

_LETTERS = "bcdfghjklmnpqrstvwxz2456789"
_ZONES = ("a", "b", "c")
_WRONG = {"CrashLoopBackOff": 3, "Pending": 2, "ImagePullBackOff": 2, "Error": 1}
_CALLS = (
    "/healthz",
    "/readyz",
    "/metrics",
    "/api/items",
    "/api/session",
    "/v1/quote",
    "/",
)


def document(draw: Draw) -> dict[str, Any]:
    stream = draw.stream
    clusters = draw.banks("clusters", 8)
    spaces = sorted(draw.banks("spaces", 5))
    nodes = _nodes(draw.child("nodes"))
    deployments = _deployments(draw.child("deployments"), spaces)
    pods = _pods(draw.child("pods"), deployments, nodes)
    one = stream.pick([pod for pod in pods[:9] if pod["status"] == "Running"] or pods[:1])
    return {
        "title": f"Lens - {clusters[0]}",
        "cluster": clusters[0],
        "clusters": [_cluster(draw.child(name), name) for name in clusters],
        "spaces": spaces,
        "nodes": nodes,
        "deployments": deployments,
        "pods": pods,
        "pod": one["key"],
        "events": _events(draw.child("events"), pods),
        "logs": _logs(draw.child("logs"), one),
        "yaml": _yaml(stream, draw.bank("images"), deployments[0]),
        "cpu": rounded(wave(stream, 60, 3.2, swing=0.3, noise=0.1, turns=2), 2),
        "memory": rounded(wave(stream, 60, 11.5, swing=0.1, noise=0.03, turns=1.4), 2),
        "share": [stream.integer(21, 88) for _ in range(3)],
        "version": f"v1.{stream.integer(26, 32)}.{stream.integer(0, 9)}",
        "minute": draw.minutes(7, 22, 1),
        "shell": stream.pick(["zsh", "bash"]),
    }


def _word(stream: Stream, length: int) -> str:
    return "".join(stream.pick(list(_LETTERS)) for _ in range(length))


def _age(minutes: int) -> str:
    """As the tool tells ages: 127m, 14h, 12d."""
    if minutes < 180:
        return f"{minutes}m"
    return f"{minutes // 60}h" if minutes < 2880 else f"{minutes // 1440}d"


def _cluster(draw: Draw, name: str) -> dict[str, Any]:
    parts = name.replace("-", " ").split()
    short = "".join(part[0] for part in parts)[:3] if len(parts) > 1 else name[:2]
    stream = draw.stream
    return {
        "key": name,
        "name": name,
        "short": short.upper(),
        "ink": draw.ink(),
        "source": stream.pick(["local", "local", "synced"]),
        "on": stream.chance(0.4),
        "distro": stream.pick(["eks", "gke", "aks", "k3s", "vanilla", "rke2"]),
    }


def _nodes(draw: Draw) -> list[dict[str, Any]]:
    stream = draw.stream
    prefix = stream.pick(["worker", "node", "pool-a", "ip-10-20", "kube"])
    count = stream.integer(7, 11)
    cpus = told_apart([float(one) for one in draw.spread(8, 76, count)])
    memories = told_apart([float(one) for one in draw.spread(14, 80, count)])
    disks = draw.spread(11, 88, count)
    ages = draw.distinct(2000, 400000, count, 1500)
    return [
        {
            "key": f"n{at}",
            "name": f"{prefix}-{_word(stream, 2)}{at}",
            "cpu": min(99, round(cpus[at])),
            "memory": min(99, round(memories[at])),
            "disk": int(disks[at]),
            "taints": 1 if at == 0 else stream.pick([0, 0, 0, 1]),
            "roles": "control-plane" if at == 0 else "worker",
            "version": "",
            "age": ages[at],
            "age_text": _age(ages[at]),
            "ready": at == 0 or stream.chance(0.85),
        }
        for at in range(count)
    ]


def _deployments(draw: Draw, spaces: list[str]) -> list[dict[str, Any]]:
    found = []
    for at, name in enumerate(draw.banks("apps", 20)):
        own = draw.child(name).stream
        space, count = spaces[at % len(spaces)], own.integer(1, 4)
        minutes = own.integer(40, 90000)
        found.append(
            {
                "key": f"d{at}",
                "name": f"{space}-{name}",
                "space": space,
                "count": count,
                "up": count if own.chance(0.85) else count - 1,
                "hash": _word(own, 9),
                "age": minutes,
                "age_text": _age(minutes),
                "set": own.chance(0.2),
            }
        )
    return sorted(found, key=lambda one: str(one["name"]))


def _pods(draw: Draw, deployments: list[Any], nodes: list[Any]) -> list[dict[str, Any]]:
    """The pods of all deployments; no two were restarted equally often, apart from never."""
    found: list[dict[str, Any]] = []
    for one in deployments:
        own = draw.child(one["name"]).stream
        for at in range(one["count"]):
            ill = at >= one["up"]
            minutes = max(3, round(one["age"] * own.uniform(0.1, 1)))
            tail = str(at) if one["set"] else f"{one['hash']}-{_word(own, 5)}"
            found.append(
                {
                    "key": f"p{len(found)}",
                    "name": f"{one['name']}-{tail}",
                    "space": one["space"],
                    "boxes": own.integer(1, 3),
                    "restarts": 0,
                    "owner": "StatefulSet" if one["set"] else "ReplicaSet",
                    "node": own.pick(nodes)["name"],
                    "qos": own.pick(["Burstable", "Burstable", "BestEffort", "Guaranteed"]),
                    "age": minutes,
                    "age_text": _age(minutes),
                    "status": own.weighted(_WRONG) if ill else "Running",
                    "ip": f"10.42.{own.integer(0, 9)}.{own.integer(10, 250)}",
                    "cpu": round(own.uniform(0.002, 0.4), 3),
                    "memory": own.integer(18, 890),
                }
            )
    often = draw.distinct(1, 60, len(found) // 4, 2)
    for pod, times in zip(draw.stream.sample(found, len(often)), often, strict=True):
        pod["restarts"] = times
    return found[:44]


def _events(draw: Draw, pods: list[Any]) -> list[dict[str, Any]]:
    stream = draw.stream
    counts = draw.distinct(1, 400, 26, 3)
    kinds = [
        ("Normal", "Scheduled", "Successfully assigned {pod} to {node}"),
        ("Normal", "Pulled", "Container image is already present on machine"),
        ("Normal", "Started", "Started container {app}"),
        ("Normal", "Created", "Created container {app}"),
        ("Warning", "BackOff", "Back-off restarting failed container"),
        ("Warning", "Unhealthy", "Readiness probe failed: HTTP statuscode: 503"),
        ("Warning", "FailedScheduling", "0/9 nodes are available: insufficient memory"),
        ("Normal", "Killing", "Stopping container {app}"),
        ("Warning", "FailedMount", "MountVolume.SetUp failed for volume config"),
    ]
    found = []
    for at, count in enumerate(counts):
        pod, (kind, reason, text) = stream.pick(pods), stream.pick(kinds)
        seen = 1 + at * 2
        found.append(
            {
                "key": f"e{at}",
                "kind": kind,
                "reason": reason,
                "text": text.format(
                    pod=pod["name"], node=pod["node"], app=pod["name"].split("-")[1]
                ),
                "object": f"Pod: {pod['name']}",
                "space": pod["space"],
                "count": count,
                "age": _age(seen + stream.integer(20, 4000)),
                "seen": _age(seen),
            }
        )
    return found


def _logs(draw: Draw, pod: dict[str, Any]) -> list[str]:
    stream, second = draw.stream, draw.stream.integer(28000, 70000)
    found = []
    for _ in range(40):
        second += stream.integer(1, 40)
        level = stream.weighted({"info": 7, "debug": 4, "warn": 1})
        time = f"{draw.today.isoformat()}T{clock(second // 60)}:{second % 60:02d}Z"
        line = {
            "level": level,
            "ts": time,
            "caller": f"http/server.go:{stream.integer(20, 240)}",
            "msg": "request served",
            "uri": stream.pick(list(_CALLS)),
            "status": stream.pick([200, 200, 200, 204, 304]),
            "ms": stream.integer(1, 420),
        }
        found.append(json.dumps(line, separators=(",", ":")))
    return found


def _yaml(stream: Stream, image: str, one: dict[str, Any]) -> list[str]:
    app = one["name"]
    return [
        "apiVersion: apps/v1",
        "kind: Deployment",
        "metadata:",
        f"  name: {app}",
        f"  namespace: {one['space']}",
        "  labels:",
        f"    app: {app}",
        "spec:",
        f"  replicas: {one['count']}",
        "  selector:",
        "    matchLabels:",
        f"      app: {app}",
        "  template:",
        "    spec:",
        "      containers:",
        f"        - name: {app.split('-')[-1]}",
        f"          image: {image}/{app}:{stream.integer(1, 9)}.{stream.integer(0, 30)}.0",
        "          ports:",
        f"            - containerPort: {stream.pick([8080, 3000, 9000, 5000])}",
        "          resources:",
        "            limits:",
        f"              memory: {stream.pick([128, 256, 512])}Mi",
        f"              cpu: {stream.pick([100, 250, 500])}m",
        "      restartPolicy: Always",
    ]


def states(draw: Draw, document: dict[str, Any]) -> dict[str, dict[str, Any]]:
    stream = draw.stream
    pod = stream.pick(document["pods"][2:9])["key"]
    other = stream.pick(document["pods"][3:8])["key"]
    deployment = stream.pick(document["deployments"][2:8])
    return {
        "pods": {},
        "logs": {"dock": "logs", "picked": document["pod"]},
        "terminal": {"dock": "terminal", "page": "nodes"},
        "details": {"drawer": document["pod"], "picked": document["pod"]},
        "deployments": {"page": "deployments", "chosen": [deployment["key"]]},
        "nodes": {"page": "nodes"},
        "cluster": {"page": "cluster"},
        "events": {"page": "events"},
        "yaml": {"page": "deployments", "dock": "yaml"},
        "catalog": {"page": "catalog"},
        "menu_pod": {"picked": pod, "open": "pod"},
        "menu_spaces": {"open": "spaces"},
        "dialog_delete": {"dialog": "delete", "picked": other, "chosen": [other]},
        "dialog_scale": {
            "dialog": "scale",
            "page": "deployments",
            "picked": deployment["key"],
            "wanted": deployment["count"],
        },
        "notice": {"notice": True, "page": "deployments"},
    }
