"""The script of the documentation, on a page in a browser: what it dumps is read as elements."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytest.importorskip("playwright", reason="the extra web is not installed")
pytest.importorskip("cv2", reason="the extra label is not installed")

from pointerbench.browser.chromium import browser
from pointerbench.capture.pictures import read_picture
from pointerbench.label.locate.trees import read_tree
from pointerbench.values.geometry import Box

PAGE = """<!doctype html><html lang="en"><style>body {margin: 0; font: 14px sans-serif}
body > * {position: absolute; margin: 0; box-sizing: border-box}</style><body>
<h1 style="left:10px; top:10px; width:200px; height:30px">A <b>bold</b> title</h1>
<button style="left:10px; top:60px; width:100px; height:30px">Save <i>now</i></button>
<input style="left:10px; top:110px; width:200px; height:30px" value="some words">
<input type="checkbox" checked style="left:10px; top:160px; width:16px; height:16px">
<a href="#" aria-label="Home" style="left:60px; top:160px; width:24px; height:24px"></a>
<p style="left:10px; top:900px; width:100px; height:20px">Out of sight</p>
<p style="left:10px; top:200px; width:100px; height:20px; visibility:hidden">Hidden</p>
</body></html>"""


@pytest.mark.usefixtures("chromium_runs")
def test_what_a_page_shows_is_dumped_and_read_at_any_scale(tmp_path: Path) -> None:
    text = (Path(__file__).parents[3] / "docs" / "label-locate.md").read_text("utf-8")
    found = re.search(r"^```js\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert found is not None
    context = browser().new_context(viewport={"width": 320, "height": 240}, device_scale_factor=2)
    try:
        page = context.new_page()
        page.set_content(PAGE)
        (tmp_path / "a.json").write_text(page.evaluate(found[1]), "utf-8")
        page.screenshot(path=str(tmp_path / "a.png"))
    finally:
        context.close()
    told = read_tree(tmp_path / "a.json", read_picture(tmp_path / "a.png"))
    assert told.language == "en"
    elements = {(one.type, one.text or one.name): one for one in told.elements}
    assert elements["text", "A bold title"].box == Box(20, 20, 420, 80)
    assert elements["button", "Save now"].box == Box(20, 120, 220, 180)
    assert elements["input", "some words"].box == Box(20, 220, 420, 280)
    assert elements["icon", "Home"].box == Box(120, 320, 168, 368)
    (tick,) = (one for one in told.elements if one.type == "checkbox")
    assert (tick.box, tick.state) == (Box(20, 320, 52, 352), frozenset({"checked"}))
    assert not {"Out of sight", "Hidden"} & {one.text for one in told.elements}
