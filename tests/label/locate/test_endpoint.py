"""A model behind an address: a real server on loopback."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("cv2", reason="the extra label is not installed")
pytest.importorskip("httpx", reason="the extra label is not installed")
pytest.importorskip("tenacity", reason="the extra label is not installed")

from parser_server import ParserServer
from PIL import Image

from pointerbench.capture.stored import read_state
from pointerbench.label.locate.command import main
from pointerbench.label.locate.endpoint import KEY, Endpoint, EndpointError
from pointerbench.values.errors import UsageError
from pointerbench.values.geometry import Box

ENTRIES = [{"type": "icon", "bbox": [0.5, 0.5, 0.75, 0.75], "content": "", "interactivity": True}]
PIXELS = np.zeros((40, 80, 3), np.uint8)


def test_the_picture_is_sent_and_the_answer_read() -> None:
    with ParserServer(ENTRIES) as server:
        (element,) = Endpoint(server.url)(PIXELS)
    assert (element.type, element.box, element.active) == ("icon", Box(40, 20, 60, 30), True)
    assert element.evidence[0].kind == "located"
    assert server.asked == [(80, 40)]
    assert server.keys == [None]


def test_what_passes_is_tried_again_and_a_refusal_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(KEY, "sk-secret")
    with ParserServer(ENTRIES, 503, 429) as server:
        assert len(Endpoint(server.url)(PIXELS)) == 1
        assert len(server.asked) == 3
        server.faults.extend([403])
        with pytest.raises(EndpointError, match="403") as refused:
            Endpoint(server.url)(PIXELS)
    assert len(server.asked) == 4
    assert set(server.keys) == {"Bearer sk-secret"}
    assert "secret" not in str(refused.value)


def test_an_answer_of_another_form_is_named() -> None:
    with (
        ParserServer([{"type": "icon"}]) as server,
        pytest.raises(EndpointError, match="entry 0: expected"),
    ):
        Endpoint(server.url)(PIXELS)


def test_one_picture_that_is_refused_does_not_stop_the_others(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("a", "b", "c"):
        Image.fromarray(PIXELS).save(tmp_path / f"{name}.png")
    out = tmp_path / "out"
    with ParserServer(ENTRIES, 400) as server:
        command = [str(tmp_path), "--out", str(out), "--endpoint", server.url, "--jobs", "1"]
        assert main([*command, "--quiet"]) == 1
        said = capsys.readouterr().out
        assert "2 of 3 pictures, 2 elements" in said
        assert "a.png: " in said
        assert main([*command, "--quiet"]) == 0  # only what is missing is asked for again
        assert len(server.asked) == 4
    assert [one.box for one in read_state(out / "a.elements.jsonl").elements] == [
        Box(40, 20, 60, 30)
    ]


def test_where_nobody_answers_no_further_picture_is_tried(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Image.fromarray(PIXELS).save(tmp_path / "a.png")
    with ParserServer(ENTRIES) as server:
        url = server.url
    assert main([str(tmp_path), "--out", str(tmp_path / "out"), "--endpoint", url]) == 2
    assert "nobody answers" in capsys.readouterr().err
    with pytest.raises(UsageError, match="no http"):
        Endpoint("parse it")
