"""Corrections and notes made in the page: on disk as a file to take up, served as files written."""

from __future__ import annotations

import http.client
import json
import re
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest
from report_pages import show
from report_runs import ROWS

from pointerbench.looking.serve import server_of
from pointerbench.report.command import main as report
from pointerbench.report.page import linked_pictures, write_report
from pointerbench.report.results import Result, read_results
from pointerbench.report.serve import Served
from pointerbench.run.results.corrections import CORRECTIONS

playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
if TYPE_CHECKING:
    from playwright.sync_api import Page

JSON = {"Content-Type": "application/json"}


@pytest.fixture
def run(judged_run: Path, tmp_path: Path) -> Path:
    """A run of one's own, with its tasks where it looks for them."""
    shutil.copytree(judged_run.parent / "set", tmp_path / "set")
    return Path(shutil.copytree(judged_run, tmp_path / "run"))


@contextmanager
def served(run: Path, out: Path) -> Iterator[tuple[str, Served]]:
    """The address of the run's report, and what gives it out."""

    def write() -> tuple[list[Result], dict[str, Path]]:
        results = read_results(run, [run.parent / "set"])
        write_report(results, out, "served", "link")
        return results, linked_pictures(results, out)

    one = Served(out, write)
    one.anew()
    with server_of(one, 0) as server:
        thread = threading.Thread(target=server.serve_forever, args=(0.02,))
        thread.start()
        try:
            yield server.address, one
        finally:
            server.shutdown()
            thread.join()


def lines(path: Path) -> list[Any]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


def clicked(page: Page, across: float, down: float) -> None:
    """A click on a point of the picture, in its own pixels."""
    at = page.evaluate(
        """([x, y]) => {
          const root = document.querySelector("main .stage svg");
          const to = new DOMPoint(x, y).matrixTransform(root.getScreenCTM());
          return [to.x, to.y];
        }""",
        [across, down],
    )
    page.mouse.click(*at)


def test_forty_points_are_no_rows_without_a_point(page: Page, run: Path, tmp_path: Path) -> None:
    assert report([str(run), "--out", str(tmp_path / "report")]) == 0
    index = (tmp_path / "report" / "index.html").as_uri()
    show(page, index)
    words = page.locator("main").inner_text()
    assert f"Agreement with the judge: {ROWS} rows" in words
    assert "no ground truth" in words
    rows = [row.inner_text().split("\t") for row in page.locator("tbody").first.locator("tr").all()]
    assert rows[0][:5] == ["close", "0.0 %", "100.0 %", "100.0 %", "100.0 %"]
    assert rows[-1][:5] == ["wide", "0.0 %", "0.0 %", "0.0 %", "0.0 %"]
    show(page, index, "#/misses")
    assert "How far from the judge's point?" in page.locator("main").inner_text()
    assert "No row" not in page.locator("main").inner_text()
    show(page, index, "#/fields?by=judge-10")
    assert "within 10 px of the judge's point" in page.locator("main").inner_text()
    assert page.locator(".figure").first.inner_text() == "100.0 %"
    show(page, index, "#/rows?model=wide&sort=far&d=%2B20")
    playwright.expect(page.locator("#count b")).to_have_text(str(ROWS))
    assert page.locator(".item .far").first.inner_text() == "52 px"
    show(page, index, "#/compare?a=close&b=wide")
    assert "+100.0 points" in page.locator("div.verdict").inner_text()
    assert "null" not in page.locator("main").inner_text()


def test_a_page_on_disk_keeps_edits_and_hands_them_out(
    page: Page, run: Path, tmp_path: Path
) -> None:
    words = [str(run), "--out", str(tmp_path / "report")]
    assert report(words) == 0
    index = (tmp_path / "report" / "index.html").as_uri()
    show(page, index, "#/rows?id=t001")
    page.keyboard.press("c")
    clicked(page, 60, 20)
    playwright.expect(page.locator(".corrector")).to_contain_text("the judge said (68, 20)")
    playwright.expect(page.locator(".stage .was path.over")).to_have_count(1)
    page.keyboard.press("j")
    page.locator("#correct").click()
    page.locator("#nowhere").click()
    page.keyboard.press("n")
    page.locator("#note").fill("nothing there <b>")
    playwright.expect(page.locator("#edits")).to_contain_text("2 rows have corrections")
    show(page, index, "#/rows?marked=1")  # they outlive the page
    playwright.expect(page.locator("#count b")).to_have_text("2")
    assert f"report {run} --out" in page.locator("#edits code").inner_text()
    with page.expect_download() as waiting:
        page.locator("#save").click()
    file = waiting.value.path()
    data = lines(file)[0]["data"]
    assert [{**one, "gt_point": None} for one in lines(file)] == [
        {"task_id": "t001", "data": data, "gt_point": None},
        {"task_id": "t002", "data": data, "gt_point": None, "note": "nothing there <b>"},
    ]
    assert lines(file)[0]["gt_point"] == pytest.approx([60, 20], abs=0.6)
    assert report([*words, "--corrections", str(file)]) == 0
    assert [one["task_id"] for one in lines(run / CORRECTIONS)] == ["t001", "t002"]
    show(page, index, "#/rows?marked=1")
    playwright.expect(page.locator("#edits")).to_be_hidden()
    playwright.expect(page.locator("#count b")).to_have_text("2")
    show(page, index, "#/rows?id=t001")
    page.locator("#undo").click()
    playwright.expect(page.locator("#edits")).to_contain_text("1 row has corrections")
    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Discard").click()
    playwright.expect(page.locator("#edits")).to_be_hidden()


def test_a_served_page_writes_beside_the_run_and_works_the_numbers_out_anew(
    page: Page, run: Path, tmp_path: Path
) -> None:
    with served(run, tmp_path / "report") as (address, _):
        show(page, address, "#/rows?id=t001")
        image = page.locator(".stage image").get_attribute("href")
        width = """source => new Promise(resolve => {
            const image = new Image();
            image.onload = () => resolve(image.naturalWidth);
            image.src = source;
        })"""
        assert page.evaluate(width, image) == 400
        page.locator("#correct").click()
        page.fill("#point-x", "60.5")
        page.fill("#point-y", "20")
        page.locator("#point-save").click()
        playwright.expect(page.locator("#edits")).to_contain_text(f"Saved in {run / CORRECTIONS}")
        assert lines(run / CORRECTIONS) == [{"task_id": "t001", "gt_point": [60.5, 20]}]
        button = page.locator("#anew").element_handle()
        page.evaluate("() => pointerbench.edit(pointerbench.core.sets[0], 1, {note: 'first'})")
        assert button.evaluate("one => one.isConnected")  # else it would lose a click meanwhile
        page.keyboard.press("n")
        page.locator("#note").fill("seen")
        playwright.expect(page.locator(".item").nth(1)).to_contain_text("corrected")
        page.locator("#anew").click()
        playwright.expect(page.locator("#edits")).to_be_hidden()
        page.wait_for_selector(".reply")
        assert lines(run / CORRECTIONS)[0]["note"] == "seen"
        page.keyboard.press("1")
        playwright.expect(page.locator("main")).to_have_attribute("data-view", "summary")
        assert "1 point was corrected by hand" in page.locator("main").inner_text()
        page.wait_for_load_state("networkidle")
        page.goto("about:blank")  # so that no request outlives the server


def asked(address: str, method: str, path: str, **headers: str) -> int:
    """The status of a request; ``path`` is below the report's own."""
    parts = urlsplit(address)
    connection = http.client.HTTPConnection(str(parts.hostname), parts.port, timeout=20)
    names = {name.replace("_", "-"): value for name, value in headers.items()}
    body = json.dumps({"task_id": "t001", "note": "x"}) if method == "POST" else None
    connection.request(method, path, body=body, headers=names)
    status = connection.getresponse().status
    connection.close()
    return status


def test_only_the_page_itself_may_read_and_write(run: Path, tmp_path: Path) -> None:
    with served(run, tmp_path / "report") as (address, _):
        parts = urlsplit(address)
        own, host = f"http://{parts.netloc}", parts.netloc
        key = parts.path
        assert asked(address, "GET", f"{key}index.html") == 200
        outside = ["/", "/index.html", f"{key}../run/run.json", f"{key}data/../../run/run.json"]
        outside += [
            f"{key}data/%2e%2e/%2e%2e/run/run.json",
            f"{key}linked?at=/etc/passwd",
            key[:-3],
        ]
        outside += [f"{key}linked?at=..%2Frun%2Frun.json", f"{key}corrections.jsonl"]
        assert {path: asked(address, "GET", path) for path in outside} == dict.fromkeys(
            outside, 404
        )
        assert asked(address, "GET", f"{key}index.html", Host="evil.example") == 404
        save = f"{key}save"
        plain = {"Content_Type": "text/plain"}
        foreign = {"Content_Type": "application/json", "Origin": "http://evil.example"}
        assert asked(address, "POST", save, **plain, Origin=own) == 404
        assert asked(address, "POST", save, **foreign) == 404
        assert asked(address, "POST", save, Content_Type="application/json") == 404
        assert asked(address, "POST", "/save", Content_Type="application/json", Origin=own) == 404
        assert not (run / CORRECTIONS).exists()
        good = {"Content_Type": "application/json", "Origin": own, "Host": host}
        assert asked(address, "POST", save, **good) == 200
        assert lines(run / CORRECTIONS) == [{"task_id": "t001", "note": "x"}]


def test_a_wrong_edit_is_refused_in_words(run: Path, tmp_path: Path) -> None:
    with served(run, tmp_path / "report") as (address, _):
        parts = urlsplit(address)
        for body, said in (
            ('{"task_id": "t001", "gt_point": [9000, 1]}', "is not on the picture"),
            ('{"task_id": "gone", "note": ""}', "no row 'gone'"),
            ("{", "Expecting"),
        ):
            connection = http.client.HTTPConnection(str(parts.hostname), parts.port, timeout=20)
            headers = {**JSON, "Origin": f"http://{parts.netloc}"}
            connection.request("POST", f"{parts.path}save", body, headers)
            answer = connection.getresponse()
            assert answer.status == 400
            assert said in json.loads(answer.read())["error"]
            connection.close()


def test_the_command_serves_until_it_is_interrupted(run: Path, tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pointerbench.report.command", str(run), "--serve"]
    command += ["--out", str(tmp_path / "report"), "--data", str(run.parent / "set")]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=tmp_path
    )
    assert process.stdout is not None
    found = re.search(r"http://127\.0\.0\.1:\d+/[\w-]{20,}/", process.stdout.readline())
    assert found
    assert asked(found[0], "GET", urlsplit(found[0]).path) == 200
    process.send_signal(signal.SIGINT)
    _, told = process.communicate(timeout=60)
    assert process.returncode == 0
    assert "ended; the report is in" in told
    assert (tmp_path / "report" / "index.html").is_file()


def test_a_report_that_is_served_is_a_page_and_nothing_else(
    run: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert report([str(run), "--serve", "--markdown"]) == 2
    assert "--serve gives out the page" in capsys.readouterr().err
