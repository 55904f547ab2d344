"""Small sets in the layouts of others, around pictures on which every target is painted.

The boxes are known first; each set's own way of writing them is applied here by hand, so that what
is imported can be held against the pixels.
"""

from __future__ import annotations

import csv
import functools
import io
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw

from pointerbench.values.web import optional

SIZE = WIDTH, HEIGHT = 1000, 500  # thousandths and fractions of it come out exactly
PAPER = (250, 250, 250)


@dataclass(frozen=True)
class Aim:
    """A coloured box on a picture, half-open, and the words that ask for it."""

    picture: str  # without suffix
    box: tuple[int, int, int, int]
    color: tuple[int, int, int]
    words: str

    @property
    def xyxy(self) -> list[int]:
        return list(self.box)

    @property
    def xywh(self) -> list[int]:
        x1, y1, x2, y2 = self.box
        return [x1, y1, x2 - x1, y2 - y1]

    @property
    def unit(self) -> list[float]:
        x1, y1, x2, y2 = self.box
        return [x1 / WIDTH, y1 / HEIGHT, x2 / WIDTH, y2 / HEIGHT]

    @property
    def per1000(self) -> list[int]:
        x1, y1, x2, y2 = self.box
        return [x1, y1 * 2, x2, y2 * 2]


AIMS = (
    Aim("home", (40, 60, 140, 100), (200, 30, 30), "close this window"),
    Aim("home", (0, 0, 30, 20), (30, 160, 60), "öffne „Straße“ – 日本語 🖱️"),
    Aim("mail", (900, 440, 1000, 500), (30, 60, 200), "搜索“设置”"),
    Aim("mail", (333, 111, 334, 113), (180, 0, 180), 'a "quoted", <b>bold</b> word'),
    Aim("map", (500, 250, 750, 251), (0, 140, 150), "the thin line"),
    Aim("map", (10, 300, 400, 490), (230, 140, 0), "the large field"),
)
TRIANGLE = (600, 300, 900, 300, 600, 480)
TRIANGLE_COLOR = (90, 60, 10)


@functools.cache
def encoded(name: str, suffix: str) -> bytes:
    """The file of the picture of that name with all of its targets."""
    image = Image.new("RGB", SIZE, PAPER)
    pen = ImageDraw.Draw(image)
    for aim in AIMS:
        if aim.picture == name:
            x1, y1, x2, y2 = aim.box
            pen.rectangle((x1, y1, x2 - 1, y2 - 1), fill=aim.color)
    if name == "mail":
        pen.polygon(TRIANGLE, fill=TRIANGLE_COLOR)
    file = io.BytesIO()
    image.save(file, Image.registered_extensions()[suffix], quality=100, subsampling=0)
    return file.getvalue()


def paint(folder: Path, suffix: str = ".png") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name in ("home", "mail", "map"):
        (folder / f"{name}{suffix}").write_bytes(encoded(name, suffix))


def as_bytes(name: str) -> bytes:
    return encoded(name, ".png")


def write_json(path: Path, rows: Sequence[Mapping[str, Any]]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(rows, ensure_ascii=False, indent=2), "utf-8")


def write_lines(path: Path, rows: Sequence[Mapping[str, Any]]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    text = "".join(json.dumps(row, ensure_ascii=False) + "\n" for row in rows)
    path.write_text(text, "utf-8")


def write_parquet(path: Path, rows: Sequence[Mapping[str, Any]]) -> None:
    arrow, parquet = optional("hub", "pyarrow", "pyarrow.parquet")
    path.parent.mkdir(parents=True, exist_ok=True)
    parquet.write_table(arrow.Table.from_pylist(rows), path)


def embedded(aim: Aim) -> dict[str, Any]:
    return {"bytes": as_bytes(aim.picture), "path": f"{aim.picture}.png"}


def parts(names: Sequence[str]) -> Iterator[tuple[str, Sequence[Aim]]]:
    """The aims shared out, in order, to as many files."""
    each = len(AIMS) // len(names)
    for i, name in enumerate(names):
        yield name, AIMS[i * each : (i + 1) * each]


def screenspot(folder: Path, suffix: str = "", pictures: str = "screenspot_imgs") -> None:
    for part, aims in parts(("desktop", "mobile", "web")):
        rows = [
            {
                "img_filename": f"{aim.picture}.png",
                "bbox": aim.xywh,
                "instruction": aim.words,
                "data_type": "icon" if i else "text",
                "data_source": "windows",
            }
            for i, aim in enumerate(aims)
        ]
        write_json(folder / f"screenspot_{part}{suffix}.json", rows)
    paint(folder / pictures)


def screenspot_v2(folder: Path) -> None:
    screenspot(folder, "_v2", "screenspotv2_image")


def screenspot_parquet(folder: Path) -> None:
    rows = [
        {
            "file_name": f"{aim.picture}.png",
            "image": embedded(aim),
            "bbox": aim.unit,
            "instruction": aim.words,
            "data_type": "text",
            "data_source": "ios",
        }
        for aim in AIMS
    ]
    write_parquet(folder / "data" / "test-00000-of-00001.parquet", rows)


def screenspot_pro(folder: Path) -> None:
    for app, aims in parts(("blender_windows", "vivado_linux")):
        rows = [
            {
                "id": f"{app}_{i}",
                "img_filename": f"{app}/{aim.picture}.png",
                "bbox": aim.xyxy,
                "instruction": aim.words,
                "instruction_cn": "点击",
                "application": app.partition("_")[0],
                "platform": app.partition("_")[2],
                "img_size": list(SIZE),
                "ui_type": "icon",
                "group": "CAD",
            }
            for i, aim in enumerate(aims)
        ]
        write_json(folder / "annotations" / f"{app}.json", rows)
        paint(folder / "images" / app)


def osworld_row(i: int, picture: str, kind: str, numbers: Sequence[float], words: str) -> Any:
    return {
        "id": f"item-{i}",
        "image_path": f"{picture}.png",
        "image_size": list(SIZE),
        "instruction": words,
        "box_type": kind,
        "box_coordinates": list(numbers),
        "GUI_types": ["Label", "Button"],
    }


def osworld_g(folder: Path, name: str = "OSWorld-G.json") -> None:
    rows = [osworld_row(i, aim.picture, "bbox", aim.xywh, aim.words) for i, aim in enumerate(AIMS)]
    rows.append(osworld_row(6, "mail", "polygon", TRIANGLE, "the triangle"))
    rows.append(osworld_row(7, "map", "refusal", [-1, -1, -1, -1], "a button that is not there"))
    write_json(folder / name, rows)
    paint(folder / "images")


def osworld_g_refined(folder: Path) -> None:
    osworld_g(folder / "benchmark", "OSWorld-G_refined.json")


def mmbench_gui(folder: Path) -> None:
    rows = [
        {
            "index": i,
            "image_path": f"{aim.picture}.jpg",
            "image_size": list(SIZE),
            "instruction": aim.words,
            "bbox": aim.unit,
            "platform": "windows" if i % 2 else "web",
            "app_name": "calendar",
            "data_type": "text",
            "grounding_type": "advanced" if i > 2 else "basic",
        }
        for i, aim in enumerate(AIMS)
    ]
    write_json(folder / "L2_annotations.json", rows)
    for platform in ("windows", "web"):
        paint(folder / "offline_images" / f"os_{platform}", ".jpg")


def ui_vision(folder: Path) -> None:
    for part, aims in parts(("basic", "functional", "spatial")):
        rows = [
            {
                "image_path": f"element_grounding/{aim.picture}.png",
                "image_size": list(SIZE),
                "prompt_to_evaluate": aim.words,
                "bbox": aim.xyxy,
                "platform": "freecad",
                "category": "Design",
            }
            for aim in aims
        ]
        home = folder / "annotations" / "element_grounding"
        write_json(home / f"element_grounding_{part}.json", rows)
    paint(folder / "images" / "element_grounding")


def venusbench_gd(folder: Path) -> None:
    rows = [
        {
            "id": f"e{i}",
            "img_filename": f"{aim.picture}.png",
            "instruction": aim.words,
            "bbox": aim.xyxy,
            "platform": "web",
            "application": "shop",
            "language": "zh" if i % 2 else "en",
            "img_size": list(SIZE),
        }
        for i, aim in enumerate(AIMS)
    ]
    write_json(folder / "instruction" / "element_grounding.json", rows)
    refused = {**rows[0], "instruction": "what is not there", "bbox": [-1, -1, -1, -1]}
    write_json(folder / "instruction" / "refusal_grounding.json", [refused])
    paint(folder / "images")


def showdown(folder: Path) -> None:
    home = folder / "showdown-clicks-dev"
    paint(home / "frames")
    with (home / "data.csv").open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file)
        columns = ["id", "image", "instruction", "x1", "y1", "x2", "y2", "width", "height"]
        writer.writerow(columns)
        for i, aim in enumerate(AIMS):
            picture = f"frames/{aim.picture}.png"
            writer.writerow([f"c{i}", picture, aim.words, *aim.xyxy, *SIZE])


def angled(numbers: Sequence[float]) -> str:
    return f"<{','.join(map(str, numbers))}>"


def cagui(folder: Path) -> None:
    home = folder / "CAGUI_grounding"
    positions: dict[str, Callable[[Aim], dict[str, str]]] = {
        "fun2point": lambda aim: {"rel_position": angled(aim.per1000)},
        "text2bbox": lambda aim: {"bbox": angled(aim.unit)},
        "text2point": lambda aim: {
            "abs_position": angled(aim.xyxy),
            "rel_position": angled(aim.per1000),
        },
    }
    for task, aims in parts(tuple(positions)):
        rows = [
            {"id": i, "image": f"{aim.picture}.png", "text": aim.words, **positions[task](aim)}
            for i, aim in enumerate(aims)
        ]
        write_lines(home / task / f"{task}.jsonl", rows)
        paint(home / task / "images")
    write_lines(home / "text2bbox" / "bbox2text.jsonl", [{"image": "home.png"}])


def cagui_by_kind(folder: Path) -> None:
    """Its files as they are called where elements have captions or texts of their own."""
    for name, aims in parts(("cap", "ocr")):
        rows = [
            {"image": f"{aim.picture}.png", "text": aim.words, "rel_position": angled(aim.per1000)}
            for aim in aims
        ]
        write_lines(folder / "CAGUI_grounding" / f"{name}.jsonl", rows)
        paint(folder / "CAGUI_grounding" / name)


def webclick(folder: Path) -> None:
    for shard, aims in parts(("0", "1")):
        rows = [
            {"image": embedded(a), "instruction": a.words, "bbox": a.unit, "bucket": "calendars"}
            for a in aims
        ]
        write_parquet(folder / "data" / f"test-0000{shard}-of-00002.parquet", rows)


def namesake_rows() -> list[dict[str, Any]]:
    return [
        {
            "file_name": f"{aim.picture}.png",
            "id": f"theirs-{i}",
            "instruction": aim.words,
            "bbox": aim.xyxy,
            "answer_type": "point",
            "eval": {"type": "point_in_bbox", "bbox": aim.xyxy},
            "category": "word",
            "sheet": {"zoom": 100},
        }
        for i, aim in enumerate(AIMS)
    ]


def namesake(folder: Path) -> None:
    write_lines(folder / "test" / "metadata.jsonl", namesake_rows())
    paint(folder / "test")


# Format -> the set in its layout. Every format has at least one; what follows a colon is a variant.
BUILDERS: dict[str, Callable[[Path], None]] = {
    "screenspot": screenspot,
    "screenspot:parquet": screenspot_parquet,
    "screenspot-v2": screenspot_v2,
    "screenspot-pro": screenspot_pro,
    "osworld-g": osworld_g,
    "osworld-g-refined": osworld_g_refined,
    "mmbench-gui-l2": mmbench_gui,
    "ui-vision": ui_vision,
    "venusbench-gd": venusbench_gd,
    "showdown-clicks": showdown,
    "cagui": cagui,
    "cagui:by-kind": cagui_by_kind,
    "webclick": webclick,
    "pointerbench-NAME": namesake,
}
