"""Trees beside pictures: what they tell, and what is said where one is broken."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pytest.importorskip("cv2", reason="the extra label is not installed")

from pointerbench.capture.captured import State
from pointerbench.capture.pictures import read_picture
from pointerbench.capture.stored import write_state
from pointerbench.label.locate import omniparser
from pointerbench.label.locate.trees import read_tree, tree_beside
from pointerbench.values.errors import UsageError
from pointerbench.values.geometry import Box

RECORDED = Path(__file__).parents[2] / "capture" / "recorded"
PHONE = np.zeros((800, 400, 3), np.uint8)
DUMP = """<?xml version='1.0' encoding='UTF-8' standalone='yes' ?>
<hierarchy rotation="0">
  <node class="android.widget.FrameLayout" bounds="[0,0][400,800]">
    <node class="android.widget.EditText" text="Search" clickable="true" bounds="[20,20][300,60]" />
    <node class="android.widget.ImageButton" content-desc="Menu" clickable="true"
      bounds="[320,20][360,60]" />
    <node class="android.widget.LinearLayout" clickable="true" bounds="[0,80][400,140]">
      <node class="android.widget.TextView" text="Title" bounds="[20,90][200,110]" />
      <node class="android.widget.TextView" text="Subtitle" bounds="[20,112][200,132]" />
    </node>
    <node class="android.view.View" clickable="true" bounds="[20,160][120,200]">
      <node class="android.widget.TextView" text="OK" bounds="[50,170][90,190]" />
    </node>
    <node class="android.widget.Switch" checkable="true" checked="true" clickable="true"
      bounds="[320,160][380,200]" />
    <node class="android.widget.EditText" text="secret" password="true" clickable="true"
      bounds="[20,220][300,260]" />
    <node class="android.widget.TextView" text="" bounds="[20,300][200,320]" />
    <node class="android.widget.TextView" text="gone" bounds="[20,900][200,900]" />
  </node>
</hierarchy>
"""


def written(path: Path, content: Any) -> Path:
    path.write_text(content if isinstance(content, str) else json.dumps(content), "utf-8")
    return path


def told(path: Path, pixels: np.ndarray[Any, Any] = PHONE) -> list[tuple[str, Box, str]]:
    return [(one.type, one.box, one.text) for one in read_tree(path, pixels).elements]


def test_a_dump_of_android_gives_its_controls_and_texts(tmp_path: Path) -> None:
    path = written(tmp_path / "a.xml", DUMP)
    assert told(path) == [
        ("input", Box(20, 20, 300, 60), "Search"),
        ("icon", Box(320, 20, 360, 60), ""),
        ("text", Box(20, 90, 200, 110), "Title"),
        ("text", Box(20, 112, 200, 132), "Subtitle"),
        ("button", Box(20, 160, 120, 200), "OK"),
        ("toggle", Box(320, 160, 380, 200), ""),
        ("input", Box(20, 220, 300, 260), ""),
    ]
    elements = read_tree(path, PHONE).elements
    assert elements[1].name == "Menu"
    assert [one.active for one in elements[2:4]] == [True, True]  # their row can be pressed
    assert elements[5].state == {"checked"}
    assert {one.evidence[0].kind for one in elements} == {"told"}
    assert len({one.path for one in elements}) == len(elements)


def test_a_smaller_picture_of_the_same_screen_has_smaller_boxes(tmp_path: Path) -> None:
    path = written(tmp_path / "a.xml", DUMP)
    half = [(kind, Box(*(side // 2 for side in box)), text) for kind, box, text in told(path)]
    assert told(path, PHONE[:400, :200]) == half
    with pytest.raises(UsageError, match="of a screen of 400x800; the picture has 200x600"):
        told(path, np.zeros((600, 200, 3), np.uint8))


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (DUMP.replace("[320,20]", "320,20"), r"a.xml:5: expected bounds="),
        (DUMP.replace("</hierarchy>", ""), "no XML that can be read"),
        ("<html></html>", "expected uiautomator's <hierarchy>, got <html>"),
    ],
)
def test_a_broken_dump_is_named_with_its_line(content: str, said: str, tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=said):
        told(written(tmp_path / "a.xml", content))


def test_a_document_is_in_css_pixels(tmp_path: Path) -> None:
    nodes = [
        {"tag": "button", "box": [10, 20, 90, 44], "text": "Save", "state": ["disabled"]},
        {"tag": "input", "input": "checkbox", "box": [10, 60.4, 26, 76], "name": "Remember me"},
        {"tag": "div", "role": "switch", "box": [10, 90, 50, 110]},
        {"tag": "a", "box": [100, 60, 124, 84], "name": "Home"},
        {"tag": "p", "box": [0, 380, 150, 420], "text": "Half of it"},
        {"type": "slider", "box": [10, 120, 110, 130]},
    ]
    dump = {"form": "dom", "size": [200, 400], "language": "zh-CN", "nodes": nodes}
    path = written(tmp_path / "a.json", dump)
    assert told(path) == [
        ("button", Box(20, 40, 180, 88), "Save"),
        ("checkbox", Box(20, 121, 52, 152), ""),
        ("toggle", Box(20, 180, 100, 220), ""),
        ("icon", Box(200, 120, 248, 168), ""),
        ("text", Box(0, 760, 300, 800), "Half of it"),
        ("slider", Box(20, 240, 220, 260), ""),
    ]
    read = read_tree(path, PHONE)
    assert (read.language, read.platform) == ("zh", "web")
    assert [one.whole for one in read.elements] == [True, True, True, True, False, True]


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("{", "a.json: not JSON that can be read"),
        ({"nodes": []}, "expected a list as OmniParser writes it"),
        ({"form": "dom", "nodes": []}, r"expected \"size\": \[width, height\]"),
        ({"form": "dom", "size": [200, 300], "nodes": []}, "of a viewport of 200x300"),
        (
            {"form": "dom", "size": [400, 800], "nodes": [{"tag": "p", "box": [1, 2]}]},
            r"node 0: expected an object with \"box\"",
        ),
        (
            {"form": "dom", "size": [400, 800], "nodes": [{"box": [1, 2, 9, 9]}]},
            r"node 0: expected \"tag\", \"role\" or \"type\"",
        ),
        (
            {"form": "dom", "size": [4, 8], "nodes": [{"type": "knob", "box": [0, 0, 3, 3]}]},
            "node 0: expected a type of icon, .* got 'knob'",
        ),
        ({"form": "at-spi", "nodes": [{"name": "x"}]}, "node 0: expected role, box, states"),
        ([{"type": "icon", "bbox": [10, 20, 30, 40]}], "entry 0: expected .*bbox"),
        ([{"type": "knob", "bbox": [0.1, 0.2, 0.3, 0.4]}], "entry 0: expected "),
    ],
)
def test_a_broken_tree_is_named_with_what_was_expected(
    content: Any, said: str, tmp_path: Path
) -> None:
    with pytest.raises(UsageError, match=said):
        told(written(tmp_path / "a.json", content))


def test_what_omniparser_writes_is_read_and_written_again(tmp_path: Path) -> None:
    entries = [
        {
            "type": "text",
            "bbox": [0.1, 0.2, 0.3, 0.25],
            "interactivity": False,
            "content": "Some  words",
            "source": "box_ocr_content_ocr",
        },
        {
            "type": "icon",
            "bbox": [0.5, 0.5, 0.6, 0.55],
            "interactivity": True,
            "content": "a magnifier",
            "source": "box_yolo_content_yolo",
        },
        {
            "type": "icon",
            "bbox": [0.5, 0.7, 0.8, 0.75],
            "interactivity": True,
            "content": "Save",
            "source": "box_yolo_content_ocr",
        },
    ]
    path = written(tmp_path / "a.json", {"parsed_content_list": entries})
    elements = read_tree(path, PHONE).elements
    assert [(one.type, one.box, one.text, one.name, one.active) for one in elements] == [
        ("text", Box(40, 160, 120, 200), "Some words", "Some words", False),
        ("icon", Box(200, 400, 240, 440), "", "a magnifier", True),
        ("button", Box(200, 560, 320, 600), "Save", "Save", True),
    ]
    again = omniparser.elements(omniparser.rows(elements, (400, 800)), (400, 800), "again")
    assert [one.box for one in again] == [one.box for one in elements]
    assert [one.name for one in again] == [one.name for one in elements]


def test_a_dump_of_at_spi_gives_the_elements_that_capture_gives(tmp_path: Path) -> None:
    recorded = json.loads((RECORDED / "gedit.json").read_text("utf-8"))
    pixels = read_picture(RECORDED / "gedit.png")
    dump = {"form": "at-spi", "nodes": recorded["nodes"], "windows": recorded["windows"]}
    read = read_tree(written(tmp_path / "a.json", dump), pixels)
    assert len(read.elements) > 10
    assert read.platform == "desktop"
    assert {one.evidence[0].kind for one in read.elements} == {"told"}
    alone = {
        "form": "at-spi",
        "nodes": [
            {"role": "frame", "box": [0, 0, 640, 480], "states": ["showing", "visible"]},
            {
                "role": "push button",
                "name": "Save",
                "parent": 0,
                "box": [10, 20, 90, 44],
                "states": ["showing", "visible", "sensitive"],
            },
        ],
    }
    (button,) = read_tree(written(tmp_path / "b.json", alone), pixels).elements
    assert (button.box, button.name, button.active) == (Box(10, 20, 90, 44), "Save", True)


def test_our_own_states_come_first_and_must_fit_the_picture(tmp_path: Path) -> None:
    picture = tmp_path / "a.png"
    assert tree_beside(picture) is None
    written(tmp_path / "a.json", [])
    assert tree_beside(picture) == tmp_path / "a.json"
    own = write_state(tmp_path, State("a", (400, 800), ()))
    assert tree_beside(picture) == own
    assert told(own) == []
    with pytest.raises(UsageError, match="of a picture of 400x800, this one has 20x10"):
        told(own, np.zeros((10, 20, 3), np.uint8))
