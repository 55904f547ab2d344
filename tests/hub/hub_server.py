"""A local Hub: it answers the routes that huggingface_hub and datasets call, keeps every commit in
memory, and misbehaves on demand. What was asked is kept for assertions."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import threading
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

TOKEN = "hf_localTokenOfNobody"
USER = "somebody"
LARGE = (".parquet", ".png", ".arrow")  # kept apart from the files proper, as Git LFS does
GIVEN = ".gitattributes"
Blob = tuple[bytes, bool]  # content, and whether it is kept apart


def git_digest(content: bytes) -> str:
    return hashlib.sha1(b"blob %d\0" % len(content) + content).hexdigest()


@dataclass
class Repository:
    """One dataset repository; ``commits`` holds the files at each commit, the newest last."""

    private: bool = False
    commits: dict[str, dict[str, Blob]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.commit({GIVEN: (b"*.parquet filter=lfs diff=lfs merge=lfs -text\n", False)})

    def commit(self, files: dict[str, Blob]) -> str:
        """Adds a commit; its name."""
        seed = f"{len(self.commits)} {sorted((n, git_digest(c)) for n, (c, _) in files.items())}"
        name = hashlib.sha1(seed.encode()).hexdigest()
        self.commits[name] = files
        return name

    @property
    def head(self) -> str:
        return list(self.commits)[-1]

    @property
    def files(self) -> dict[str, Blob]:
        return self.commits[self.head]

    def at(self, revision: str) -> dict[str, Blob] | None:
        return self.files if revision == "main" else self.commits.get(revision)


@dataclass
class Fault:
    """What goes wrong: ``status`` is answered, or the connection cut after some bytes of a body,
    for every request after the first ``after`` whose ``METHOD path`` the pattern is found in, so
    many ``times``."""

    pattern: str
    times: int = 1
    status: int = 500
    cut: bool = False
    after: int = 0


class HubServer:
    """A context manager; ``url`` is what HF_ENDPOINT must say."""

    def __init__(self) -> None:
        self.repositories: dict[str, Repository] = {}
        self.objects: dict[str, bytes] = {}  # SHA-256 -> content
        self.faults: list[Fault] = []
        self.asked: list[str] = []  # "METHOD path"
        self.unknown: list[str] = []
        self.lock = threading.RLock()
        handler = type("Handler", (_Api,), {"room": self})
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.02,))

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    @property
    def store(self) -> str:
        """Where large files are: another host, as clients tell redirects within one from others."""
        return f"http://localhost:{self._server.server_address[1]}/objects"

    def __enter__(self) -> HubServer:
        self._thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    def count(self, pattern: str) -> int:
        """How many requests the pattern is found in."""
        return sum(bool(re.search(pattern, asked)) for asked in self.asked)

    def fault_for(self, asked: str) -> Fault | None:
        with self.lock:
            for fault in self.faults:
                if fault.times and re.search(fault.pattern, asked):
                    if fault.after:
                        fault.after -= 1
                        return None
                    fault.times -= 1
                    return fault
        return None


Answer = tuple[int, bytes, dict[str, str]]
REPO = r"(?P<repo>[\w.-]+/[\w.-]+)"
REVISION = r"(?P<revision>[^/]+)"


class _Api(BaseHTTPRequestHandler):
    """One request."""

    room: HubServer
    protocol_version = "HTTP/1.1"

    def log_message(self, format: str, *_args: object) -> None:
        pass

    def do_GET(self) -> None:
        self._serve()

    def do_HEAD(self) -> None:
        self._serve()

    def do_POST(self) -> None:
        self._serve()

    def do_PUT(self) -> None:
        self._serve()

    def _serve(self) -> None:
        path = urlsplit(self.path).path
        asked = f"{self.command} {path}"
        with self.room.lock:
            self.room.asked.append(asked)
        fault = self.room.fault_for(asked)
        if fault is not None and fault.cut:
            self._cut()
            return
        body = self._body()
        status, content, headers = self._faulty(fault) if fault else self._answer(path, body)
        self._send(status, content, headers)

    def _cut(self) -> None:
        """Reads a little and hangs up."""
        self.rfile.read(min(1000, int(self.headers.get("Content-Length", 0))))
        self.close_connection = True
        self.connection.close()

    @staticmethod
    def _faulty(fault: Fault) -> Answer:
        return _json({"error": "out of order"}, fault.status)

    def _body(self) -> bytes:
        if self.headers.get("Transfer-Encoding") != "chunked":
            return self.rfile.read(int(self.headers.get("Content-Length", 0)))
        parts = []
        while size := int(self.rfile.readline(), 16):
            parts.append(self.rfile.read(size))
            self.rfile.readline()
        self.rfile.readline()
        return b"".join(parts)

    def _send(self, status: int, content: bytes, headers: Mapping[str, str]) -> None:
        span = re.fullmatch(r"bytes=(\d+)-(\d*)", self.headers.get("Range", ""))
        more = dict(headers)
        if span and status == 200 and "ETag" in headers:
            first, last = int(span[1]), min(int(span[2] or len(content)), len(content) - 1)
            more["Content-Range"] = f"bytes {first}-{last}/{len(content)}"
            status, content = 206, content[first : last + 1]
        self.send_response(status)
        for name, value in {**more, "Content-Length": str(len(content))}.items():
            self.send_header(name, value)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(content)

    def _answer(self, path: str, body: bytes) -> Answer:
        with self.room.lock:
            for method, pattern, route in ROUTES:
                match = re.fullmatch(pattern, path)
                if match and self.command in method.split():
                    return route(self, match, body)
            self.room.unknown.append(f"{self.command} {path}")
        return _json({"error": "Not Found"}, 404)

    @property
    def known(self) -> bool:
        return self.headers.get("Authorization") == f"Bearer {TOKEN}"

    def repository(self, match: re.Match[str]) -> Repository | None:
        """The one asked for, if it is there and may be seen."""
        found = self.room.repositories.get(match["repo"])
        return found if found is not None and (self.known or not found.private) else None


def _json(content: Any, status: int = 200, **headers: str) -> Answer:
    return status, json.dumps(content).encode(), {"Content-Type": "application/json", **headers}


NO_REPOSITORY = _json({"error": "Repository not found"}, 404, **{"X-Error-Code": "RepoNotFound"})
NO_REVISION = _json({"error": "Invalid rev id"}, 404, **{"X-Error-Code": "RevisionNotFound"})
NO_ENTRY = _json({"error": "Entry not found"}, 404, **{"X-Error-Code": "EntryNotFound"})
NO_TOKEN = _json({"error": "Invalid username or password."}, 401)

Route = Callable[[_Api, re.Match[str], bytes], Answer]


def _signed(route: Route) -> Route:
    """Refuses who brings no token."""
    return lambda api, match, body: route(api, match, body) if api.known else NO_TOKEN


def _in_repository(
    route: Callable[[_Api, Repository, re.Match[str], bytes], Answer],
) -> Route:
    def found(api: _Api, match: re.Match[str], body: bytes) -> Answer:
        there = api.repository(match)
        return NO_REPOSITORY if there is None else route(api, there, match, body)

    return found


def _whoami(_api: _Api, _match: re.Match[str], _body: bytes) -> Answer:
    return _json({"type": "user", "name": USER, "orgs": [], "auth": {}})


def _validate(_api: _Api, _match: re.Match[str], body: bytes) -> Answer:
    content = json.loads(body)["content"]
    sound = content.startswith("---\n") and "\n---\n" in content
    return _json({"errors": [] if sound else [{"message": "no YAML"}], "warnings": []})


def _create(api: _Api, _match: re.Match[str], body: bytes) -> Answer:
    asked = json.loads(body)
    assert asked["type"] == "dataset"
    name = f"{asked.get('organization') or USER}/{asked['name']}"
    if name in api.room.repositories:
        return _json({"error": "You already created this dataset repo"}, 409)
    api.room.repositories[name] = Repository(asked.get("visibility") == "private")
    return _json({"url": f"{api.room.url}/datasets/{name}", "name": name, "id": name})


def _info(_api: _Api, there: Repository, match: re.Match[str], _body: bytes) -> Answer:
    revision = unquote(match.groupdict().get("revision") or "main")
    files = there.at(revision)
    if files is None:
        return NO_REVISION
    sha = there.head if revision == "main" else revision
    siblings = [{"rfilename": name} for name in sorted(files)]
    tags: list[str] = []
    head = {"_id": "0", "id": match["repo"], "author": match["repo"].split("/")[0], "sha": sha}
    more = {"private": there.private, "gated": False, "disabled": False, "tags": tags}
    times = {"lastModified": "2026-01-01T00:00:00.000Z", "createdAt": "2026-01-01T00:00:00.000Z"}
    counts = {"downloads": 0, "likes": 0, "cardData": {}, "siblings": siblings}
    return _json({**head, **more, **times, **counts})


def _refs(_api: _Api, there: Repository, _match: re.Match[str], _body: bytes) -> Answer:
    branch = {"name": "main", "ref": "refs/heads/main", "targetCommit": there.head}
    return _json({"branches": [branch], "tags": [], "converts": []})


def _entry(name: str, blob: Blob) -> dict[str, Any]:
    content, large = blob
    entry = {"type": "file", "path": name, "size": len(content), "oid": git_digest(content)}
    if large:
        digest = hashlib.sha256(content).hexdigest()
        pointer = (
            f"version https://git-lfs.github.com/spec/v1\noid sha256:{digest}\n"
            f"size {len(content)}\n"
        ).encode()
        entry["oid"] = git_digest(pointer)
        entry["lfs"] = {"oid": digest, "size": len(content), "pointerSize": len(pointer)}
    return entry


def _folders(files: Mapping[str, Blob]) -> Iterator[str]:
    """Every folder that is the parent of a file."""
    met: dict[str, None] = {}
    for name in files:
        parts = name.split("/")[:-1]
        met.update(dict.fromkeys("/".join(parts[: i + 1]) for i in range(len(parts))))
    return iter(met)


def _entries(files: Mapping[str, Blob]) -> dict[str, dict[str, Any]]:
    folders = {
        name: {"type": "directory", "path": name, "size": 0, "oid": git_digest(name.encode())}
        for name in _folders(files)
    }
    return {**folders, **{name: _entry(name, blob) for name, blob in files.items()}}


def _tree(api: _Api, there: Repository, match: re.Match[str], _body: bytes) -> Answer:
    files = there.at(unquote(match["revision"]))
    if files is None:
        return NO_REVISION
    base = unquote(match["path"] or "").strip("/")
    query = parse_qs(urlsplit(api.path).query)
    deep = query.get("recursive", ["false"])[0].lower() == "true"
    entries = _entries(files)
    if base and entries.get(base, {}).get("type") != "directory":
        return NO_ENTRY
    before = f"{base}/" if base else ""
    found = [
        entry
        for name, entry in sorted(entries.items())
        if name.startswith(before) and (deep or "/" not in name[len(before) :])
    ]
    return _json(found)


def _paths(_api: _Api, there: Repository, match: re.Match[str], body: bytes) -> Answer:
    files = there.at(unquote(match["revision"]))
    if files is None:
        return NO_REVISION
    asked = _form(body).get("paths", [])
    entries = _entries(files)
    return _json([entries[name] for name in asked if name in entries])


def _form(body: bytes) -> dict[str, Any]:
    """A body of JSON, or of a form."""
    found: dict[str, Any] = json.loads(body) if body[:1] == b"{" else parse_qs(body.decode())
    return found


def _preupload(_api: _Api, there: Repository, _match: re.Match[str], body: bytes) -> Answer:
    return _json({"files": [_mode(there, file["path"]) for file in json.loads(body)["files"]]})


def _mode(there: Repository, name: str) -> dict[str, Any]:
    found = there.files.get(name)
    oid = None
    if found is not None:
        content, large = found
        oid = hashlib.sha256(content).hexdigest() if large else git_digest(content)
    mode = "lfs" if name.endswith(LARGE) else "regular"
    return {"path": name, "uploadMode": mode, "shouldIgnore": False, "oid": oid}


def _batch(api: _Api, _match: re.Match[str], body: bytes) -> Answer:
    """Where to put each object; those that are there already have no action."""
    objects = []
    for wanted in json.loads(body)["objects"]:
        answer: dict[str, Any] = {"oid": wanted["oid"], "size": wanted["size"]}
        if wanted["oid"] not in api.room.objects:
            href = f"{api.room.store}/{wanted['oid']}"
            answer["actions"] = {"upload": {"href": href, "header": {}}}
        objects.append(answer)
    return _json({"transfer": "basic", "objects": objects})


def _put(api: _Api, match: re.Match[str], body: bytes) -> Answer:
    if hashlib.sha256(body).hexdigest() != match["oid"]:
        return _json({"error": "wrong digest"}, 400)
    api.room.objects[match["oid"]] = body
    return 200, b"", {}


def _get_object(api: _Api, match: re.Match[str], _body: bytes) -> Answer:
    content = api.room.objects.get(match["oid"])
    if content is None:
        return NO_ENTRY
    return 200, content, {"ETag": f'"{match["oid"]}"', "Accept-Ranges": "bytes"}


def _commit(api: _Api, there: Repository, match: re.Match[str], body: bytes) -> Answer:
    head, *operations = [json.loads(line) for line in body.splitlines()]
    parent = head["value"].get("parentCommit")
    if parent not in (None, there.head):
        return _json({"error": "A commit has happened since. Please refresh."}, 412)
    files = dict(there.files)
    for operation in operations:
        value = operation["value"]
        if operation["key"] == "file":
            files[value["path"]] = (base64.b64decode(value["content"]), False)
        elif operation["key"] == "lfsFile":
            if value["oid"] not in api.room.objects:
                return _json({"error": "LFS pointer pointed to a file that does not exist"}, 400)
            files[value["path"]] = (api.room.objects[value["oid"]], True)
        else:
            assert operation["key"] == "deletedFile", operation["key"]
            del files[value["path"]]
    name = there.commit(files)
    url = f"{api.room.url}/datasets/{match['repo']}/commit/{name}"
    return _json({"success": True, "commitOid": name, "commitUrl": url})


def _resolve(api: _Api, there: Repository, match: re.Match[str], _body: bytes) -> Answer:
    """A file: itself, or where it is kept."""
    revision = unquote(match["revision"])
    files = there.at(revision)
    if files is None:
        return NO_REVISION
    commit = {"X-Repo-Commit": there.head if revision == "main" else revision}
    name = unquote(match["path"])
    if name not in files:
        status, body, headers = NO_ENTRY
        return status, body, {**headers, **commit}
    content, large = files[name]
    if not large:
        return 200, content, {**commit, "ETag": f'"{git_digest(content)}"'}
    digest = hashlib.sha256(content).hexdigest()
    linked = {"X-Linked-Etag": f'"{digest}"', "X-Linked-Size": str(len(content))}
    return 302, b"", {**commit, **linked, "Location": f"{api.room.store}/{digest}"}


API = rf"/api/datasets/{REPO}"
ROUTES: tuple[tuple[str, str, Route], ...] = (
    ("GET", "/api/whoami-v2", _signed(_whoami)),
    ("POST", "/api/validate-yaml", _validate),
    ("POST", "/api/repos/create", _signed(_create)),
    ("GET HEAD", API, _in_repository(_info)),
    ("GET HEAD", rf"{API}/revision/{REVISION}", _in_repository(_info)),
    ("GET", rf"{API}/refs", _in_repository(_refs)),
    ("GET", rf"{API}/tree/{REVISION}(?P<path>/.*)?", _in_repository(_tree)),
    ("POST", rf"{API}/paths-info/{REVISION}", _in_repository(_paths)),
    ("POST", rf"{API}/preupload/{REVISION}", _signed(_in_repository(_preupload))),
    ("POST", rf"{API}/commit/{REVISION}", _signed(_in_repository(_commit))),
    ("POST", rf"/datasets/{REPO}\.git/info/lfs/objects/batch", _signed(_batch)),
    ("PUT", r"/objects/(?P<oid>[0-9a-f]{64})", _put),
    ("GET HEAD", r"/objects/(?P<oid>[0-9a-f]{64})", _get_object),
    ("GET HEAD", rf"/datasets/{REPO}/resolve/{REVISION}/(?P<path>.+)", _in_repository(_resolve)),
)
