"""The server of pages: who gets in, and what lies below the key."""

from __future__ import annotations

import http.client
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from looking_pages import asked, given_out, picture

from pointerbench.looking.serve import server_of
from pointerbench.values.errors import UsageError


class Plain:
    """A work on one row, whose picture is a file."""

    page = "audit.html"
    who = ""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.saved: list[Any] = []

    def begin(self, who: str) -> None:
        if who == "taken":
            raise UsageError("taken answers in another window already")
        self.who = who

    def state(self) -> dict[str, Any]:
        return {"items": []}

    def picture(self, key: str) -> Path | None:
        return self.file if key == "1" else None

    def save(self, value: Any) -> dict[str, Any]:
        self.saved.append(value)
        return {"kept": len(self.saved)}

    def close(self) -> None:
        pass


@pytest.fixture
def work(tmp_path: Path) -> Plain:
    picture(tmp_path / "a.png")
    made = Plain(tmp_path / "a.png")
    made.who = "anna"
    return made


def test_what_the_page_needs_is_there_and_nothing_else(work: Plain) -> None:
    with given_out(work) as address:
        for path in ("", "state", "theme.css", "looking.css", "audit.js", "picture?key=1"):
            assert asked(address, "GET", path)[0] == 200, path
        outside = [
            "audit.html",
            "../state",
            "%2e%2e/pyproject.toml",
            "static/theme.css",
            "/",
            "/state",
        ]
        outside += ["picture", "picture?key=2", "picture?key=../a.png", "serve.py", "__init__.py"]
        outside += [urlsplit(address).path[:-2], "save", "begin", "state/"]
        assert [path for path in outside if asked(address, "GET", path)[0] != 404] == []


def test_a_page_takes_nothing_from_a_network(work: Plain) -> None:
    with given_out(work) as address:
        parts = urlsplit(address)
        connection = http.client.HTTPConnection(str(parts.hostname), parts.port, timeout=20)
        connection.request("GET", parts.path)
        answer = connection.getresponse()
        policy = answer.headers["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy
        assert answer.headers["Cache-Control"] == "no-store"
        assert answer.headers["Referrer-Policy"] == "no-referrer"
        assert b"http" not in answer.read()
        connection.close()


def test_only_the_page_itself_may_read_and_write(work: Plain) -> None:
    with given_out(work) as address:
        host = urlsplit(address).netloc
        assert asked(address, "POST", "save", {"a": 1}) == (200, {"kept": 1})
        evil = "evil.example"
        assert asked(address, "GET", "state", Host=evil)[0] == 404
        assert asked(address, "GET", "state", Host=f"{evil}:{host.split(':')[1]}")[0] == 404
        assert asked(address, "POST", "save", {}, Host=evil, Origin=f"http://{evil}")[0] == 404
        assert asked(address, "POST", "save", {}, Origin=f"http://{evil}")[0] == 404
        assert asked(address, "POST", "save", {}, Origin="null")[0] == 404
        assert asked(address, "POST", "save", {}, Content_Type="text/plain")[0] == 404
        assert asked(address, "POST", "/save", {})[0] == 404
        assert asked(address, "POST", "delete", {})[0] == 404
        assert asked(address, "PUT", "save", {})[0] == 501
        assert len(work.saved) == 1


@pytest.mark.parametrize("length", ["-1", "x", "999999999", "²"])
def test_a_message_of_a_wrong_length_is_refused(work: Plain, length: str) -> None:
    with given_out(work) as address:
        assert (
            asked(address, "POST", "save", Content_Length=length.encode().decode("latin-1"))[0]
            == 404
        )
        assert asked(address, "GET", "state")[0] == 200
    assert work.saved == []


def test_what_is_no_json_is_refused_in_words(work: Plain) -> None:
    with given_out(work) as address:
        parts = urlsplit(address)
        connection = http.client.HTTPConnection(str(parts.hostname), parts.port, timeout=20)
        headers = {"Origin": f"http://{parts.netloc}", "Content-Type": "application/json"}
        connection.request("POST", f"{parts.path}save", "[" * 50_000, headers)
        assert connection.getresponse().status == 400
        connection.close()
    assert work.saved == []


def test_nobody_sees_anything_before_a_name_is_said(work: Plain) -> None:
    work.who = ""
    with given_out(work) as address:
        assert asked(address, "GET", "state") == (200, {"who": ""})
        assert asked(address, "GET", "picture?key=1")[0] == 404
        assert asked(address, "POST", "save", {})[0] == 400
        status, said = asked(address, "POST", "begin", {"who": "../x"})
        assert (status, "expected a name of letters" in said["error"]) == (400, True)
        assert asked(address, "POST", "begin", {"who": 3})[0] == 400
        assert "another window" in asked(address, "POST", "begin", {"who": "taken"})[1]["error"]
        assert asked(address, "POST", "begin", {"who": " zoë "}) == (200, {"who": "zoë"})
        assert asked(address, "POST", "begin", {"who": "ben"}) == (200, {"who": "zoë"})
        assert asked(address, "GET", "state")[1]["who"] == "zoë"


def test_a_port_that_is_none_or_in_use_is_said(work: Plain) -> None:
    with given_out(work) as address, pytest.raises(UsageError, match="--port") as raised:
        server_of(None, urlsplit(address).port or 0)  # type: ignore[arg-type]
    assert "another one, or 0 for any" in str(raised.value)
    with pytest.raises(UsageError, match="expected 0 to 65535"):
        server_of(None, 70_000)  # type: ignore[arg-type]
