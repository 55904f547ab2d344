"""The routes of a local Hub that huggingface_hub and datasets call."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, TypeAlias
from urllib.parse import parse_qs, unquote, urlsplit

from hub_storage import Repository, entries_of, git_digest, upload_mode

if TYPE_CHECKING:
    from hub_server import Api

USER = "somebody"
Answer = tuple[int, bytes, dict[str, str]]
REPO = r"(?P<repo>[\w.-]+/[\w.-]+)"
REVISION = r"(?P<revision>[^/]+)"


def as_json(content: Any, status: int = 200, **headers: str) -> Answer:
    return status, json.dumps(content).encode(), {"Content-Type": "application/json", **headers}


NO_REPOSITORY = as_json({"error": "Repository not found"}, 404, **{"X-Error-Code": "RepoNotFound"})
NO_REVISION = as_json({"error": "Invalid rev id"}, 404, **{"X-Error-Code": "RevisionNotFound"})
NO_ENTRY = as_json({"error": "Entry not found"}, 404, **{"X-Error-Code": "EntryNotFound"})
NO_TOKEN = as_json({"error": "Invalid username or password."}, 401)

Route: TypeAlias = "Callable[[Api, re.Match[str], bytes], Answer]"


def _signed(route: Route) -> Route:
    """Refuses who brings no token."""
    return lambda api, match, body: route(api, match, body) if api.known else NO_TOKEN


def _in_repository(
    route: Callable[[Api, Repository, re.Match[str], bytes], Answer],
) -> Route:
    def found(api: Api, match: re.Match[str], body: bytes) -> Answer:
        there = api.repository(match)
        return NO_REPOSITORY if there is None else route(api, there, match, body)

    return found


def _whoami(_api: Api, _match: re.Match[str], _body: bytes) -> Answer:
    return as_json({"type": "user", "name": USER, "orgs": [], "auth": {}})


def _validate(_api: Api, _match: re.Match[str], body: bytes) -> Answer:
    content = json.loads(body)["content"]
    sound = content.startswith("---\n") and "\n---\n" in content
    return as_json({"errors": [] if sound else [{"message": "no YAML"}], "warnings": []})


def _create(api: Api, _match: re.Match[str], body: bytes) -> Answer:
    asked = json.loads(body)
    assert asked["type"] == "dataset"
    name = f"{asked.get('organization') or USER}/{asked['name']}"
    if name in api.room.repositories:
        return as_json({"error": "You already created this dataset repo"}, 409)
    api.room.repositories[name] = Repository(asked.get("visibility") == "private")
    return as_json({"url": f"{api.room.url}/datasets/{name}", "name": name, "id": name})


def _info(_api: Api, there: Repository, match: re.Match[str], _body: bytes) -> Answer:
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
    return as_json({**head, **more, **times, **counts})


def _refs(_api: Api, there: Repository, _match: re.Match[str], _body: bytes) -> Answer:
    branch = {"name": "main", "ref": "refs/heads/main", "targetCommit": there.head}
    return as_json({"branches": [branch], "tags": [], "converts": []})


def _tree(api: Api, there: Repository, match: re.Match[str], _body: bytes) -> Answer:
    files = there.at(unquote(match["revision"]))
    if files is None:
        return NO_REVISION
    base = unquote(match["path"] or "").strip("/")
    query = parse_qs(urlsplit(api.path).query)
    deep = query.get("recursive", ["false"])[0].lower() == "true"
    entries = entries_of(files)
    if base and entries.get(base, {}).get("type") != "directory":
        return NO_ENTRY
    before = f"{base}/" if base else ""
    found = [
        entry
        for name, entry in sorted(entries.items())
        if name.startswith(before) and (deep or "/" not in name[len(before) :])
    ]
    return as_json(found)


def _paths(_api: Api, there: Repository, match: re.Match[str], body: bytes) -> Answer:
    files = there.at(unquote(match["revision"]))
    if files is None:
        return NO_REVISION
    asked = _form(body).get("paths", [])
    entries = entries_of(files)
    return as_json([entries[name] for name in asked if name in entries])


def _form(body: bytes) -> dict[str, Any]:
    """A body of JSON, or of a form."""
    found: dict[str, Any] = json.loads(body) if body[:1] == b"{" else parse_qs(body.decode())
    return found


def _preupload(_api: Api, there: Repository, _match: re.Match[str], body: bytes) -> Answer:
    return as_json(
        {"files": [upload_mode(there, file["path"]) for file in json.loads(body)["files"]]}
    )


def _batch(api: Api, _match: re.Match[str], body: bytes) -> Answer:
    """Where to put each object; those that are there already have no action."""
    objects = []
    for wanted in json.loads(body)["objects"]:
        answer: dict[str, Any] = {"oid": wanted["oid"], "size": wanted["size"]}
        if wanted["oid"] not in api.room.objects:
            href = f"{api.room.store}/{wanted['oid']}"
            answer["actions"] = {"upload": {"href": href, "header": {}}}
        objects.append(answer)
    return as_json({"transfer": "basic", "objects": objects})


def _put(api: Api, match: re.Match[str], body: bytes) -> Answer:
    if hashlib.sha256(body).hexdigest() != match["oid"]:
        return as_json({"error": "wrong digest"}, 400)
    api.room.objects[match["oid"]] = body
    return 200, b"", {}


def _get_object(api: Api, match: re.Match[str], _body: bytes) -> Answer:
    content = api.room.objects.get(match["oid"])
    if content is None:
        return NO_ENTRY
    return 200, content, {"ETag": f'"{match["oid"]}"', "Accept-Ranges": "bytes"}


def _commit(api: Api, there: Repository, match: re.Match[str], body: bytes) -> Answer:
    head, *operations = [json.loads(line) for line in body.splitlines()]
    parent = head["value"].get("parentCommit")
    if parent not in (None, there.head):
        return as_json({"error": "A commit has happened since. Please refresh."}, 412)
    files = dict(there.files)
    for operation in operations:
        value = operation["value"]
        if operation["key"] == "file":
            files[value["path"]] = (base64.b64decode(value["content"]), False)
        elif operation["key"] == "lfsFile":
            if value["oid"] not in api.room.objects:
                return as_json({"error": "LFS pointer pointed to a file that does not exist"}, 400)
            files[value["path"]] = (api.room.objects[value["oid"]], True)
        else:
            assert operation["key"] == "deletedFile", operation["key"]
            del files[value["path"]]
    name = there.commit(files)
    url = f"{api.room.url}/datasets/{match['repo']}/commit/{name}"
    return as_json({"success": True, "commitOid": name, "commitUrl": url})


def _resolve(api: Api, there: Repository, match: re.Match[str], _body: bytes) -> Answer:
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
