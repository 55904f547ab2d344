"""Dumps of Android's uiautomator (``adb shell uiautomator dump``), whose boxes are in pixels."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from xml.parsers import expat

from pointerbench.capture.captured import Captured
from pointerbench.values.errors import UsageError
from pointerbench.values.geometry import Box

_BOUNDS = re.compile(r"\[(-?\d+),(-?\d+)\]\[(-?\d+),(-?\d+)\]")
_TYPES: Mapping[str, str] = {
    **dict.fromkeys(("EditText", "AutoCompleteTextView", "SearchAutoComplete"), "input"),
    **dict.fromkeys(("Switch", "SwitchCompat", "SwitchMaterial", "MaterialSwitch"), "toggle"),
    **dict.fromkeys(("ToggleButton",), "toggle"),
    **dict.fromkeys(("CheckBox", "RadioButton", "CheckedTextView"), "checkbox"),
    **dict.fromkeys(("Spinner",), "dropdown"),
    **dict.fromkeys(("SeekBar", "RatingBar", "Slider"), "slider"),
    **dict.fromkeys(("Button", "ImageButton", "FloatingActionButton", "MaterialButton"), "button"),
    **dict.fromkeys(("ImageView", "Image"), "image"),
    **dict.fromkeys(("TextView",), "text"),
    **dict.fromkeys(("Tab", "TabView", "TabWidget"), "tab"),
}
_ICON = 8  # an image as wide as that part of the picture's width, at most, is an icon
_SQUARE = 2.2  # width to height, at most, of a button without words that is an icon
_SLACK = 0.02  # by which a smaller picture may differ in shape
_SMALLEST = 4  # pixels of a side that can be pointed at


@dataclass(slots=True)
class _Node:
    """A node with the line it stands in and its place in the tree."""

    attributes: Mapping[str, str]
    line: int
    path: str
    parent: int
    children: list[int] = field(default_factory=list)

    def says(self, name: str) -> bool:
        return self.attributes.get(name) == "true"

    @property
    def text(self) -> str:
        hidden = self.says("password")
        return "" if hidden else " ".join(self.attributes.get("text", "").split())

    @property
    def name(self) -> str:
        return " ".join(self.attributes.get("content-desc", "").split())


def elements(path: Path, size: tuple[int, int]) -> tuple[Captured, ...]:
    """The elements of a dump, in its order.

    Raises:
        UsageError: it is no such dump, or one of a screen of another shape.
    """
    nodes = _nodes(path)
    boxes = [_box(path, node) for node in nodes]
    tops = [box for box, node in zip(boxes, nodes, strict=True) if node.parent < 0]
    scale = _scale(path, tops, size)
    screen = Box(0, 0, *size)
    found: list[Captured] = []
    for at, words in _chosen(nodes):
        box = Box(*(round(side * scale) for side in boxes[at])).intersect(screen)
        if min(box.width, box.height) >= _SMALLEST:
            found.append(_element(f"e{len(found)}", nodes, at, box, words, size[0]))
    return tuple(found)


def _nodes(path: Path) -> list[_Node]:
    nodes: list[_Node] = []
    open_: list[int] = []
    parser = expat.ParserCreate()
    tops: list[str] = []

    def start(name: str, attributes: dict[str, str]) -> None:
        tops.append(name)
        if name == "hierarchy":
            return
        parent = open_[-1] if open_ else -1
        place = len(nodes[parent].children) if open_ else sum(n.parent < 0 for n in nodes)
        way = f"{nodes[parent].path}/{place}" if open_ else str(place)
        if open_:
            nodes[parent].children.append(len(nodes))
        open_.append(len(nodes))
        nodes.append(_Node(attributes, parser.CurrentLineNumber, way, parent))

    def end(name: str) -> None:
        if name != "hierarchy":
            open_.pop()

    parser.StartElementHandler, parser.EndElementHandler = start, end
    try:
        parser.Parse(path.read_bytes(), True)
    except (OSError, expat.ExpatError) as error:
        raise UsageError(f"{path}: no XML that can be read ({error})") from None
    if tops[:1] != ["hierarchy"]:
        raise UsageError(f"{path}:1: expected uiautomator's <hierarchy>, got <{tops[0]}>")
    return nodes


def _box(path: Path, node: _Node) -> Box:
    match = _BOUNDS.fullmatch(node.attributes.get("bounds", ""))
    if match is None:
        given = node.attributes.get("bounds")
        raise UsageError(f'{path}:{node.line}: expected bounds="[x1,y1][x2,y2]", got {given!r}')
    return Box(*(int(side) for side in match.groups()))


def _scale(path: Path, boxes: Sequence[Box], size: tuple[int, int]) -> float:
    """1 where the picture is the whole screen; less for a picture that was made smaller.

    ``boxes`` are those of the windows.
    """
    wide = max((box.x2 for box in boxes), default=size[0])
    high = max((box.y2 for box in boxes), default=size[1])
    if wide <= size[0] and high <= size[1]:
        return 1.0
    across, down = size[0] / wide, size[1] / high
    if abs(across / down - 1) > _SLACK:
        raise UsageError(
            f"{path}: of a screen of {wide}x{high}; the picture has {size[0]}x{size[1]}"
        )
    return across


def _chosen(nodes: Sequence[_Node]) -> Iterator[tuple[int, str]]:
    """The places of the nodes that are elements, each with its visible words.

    What can be clicked and holds a single text is an element with that text; what holds more is a
    ground, and its parts are elements.
    """
    inside: set[int] = set()
    for at, node in enumerate(nodes):
        if node.parent in inside:
            inside.add(at)
            continue
        if node.attributes.get("visible-to-user") == "false":
            continue
        texts = [one for one in _below(nodes, at) if nodes[one].text]
        acts = any(_acts(nodes[one]) for one in _below(nodes, at))
        if _acts(node) and not acts and len(texts) + bool(node.text) <= 1:
            inside.add(at)
            yield at, node.text or "".join(nodes[one].text for one in texts)
        elif _kind(node) and not node.children:
            yield at, node.text


def _below(nodes: Sequence[_Node], at: int) -> Iterator[int]:
    for child in nodes[at].children:
        yield child
        yield from _below(nodes, child)


def _acts(node: _Node) -> bool:
    return node.says("clickable") or node.says("checkable") or node.says("long-clickable")


def _kind(node: _Node) -> str:
    kind = _TYPES.get(node.attributes.get("class", "").rpartition(".")[2], "")
    return "" if kind == "text" and not node.text else kind


def _element(id: str, nodes: Sequence[_Node], at: int, box: Box, text: str, width: int) -> Captured:
    node = nodes[at]
    kind = _kind(node)
    if node.says("checkable") and kind not in ("checkbox", "toggle"):
        kind = "checkbox"
    elif kind in ("", "text") and _acts(node):
        kind = "button"
    plain = kind == "button" and not text and box.width <= _SQUARE * box.height
    if plain or (kind == "image" and (_acts(node) or box.width * _ICON <= width)):
        kind = "icon"
    above, active = node, _acts(node)
    while not active and above.parent >= 0:
        above = nodes[above.parent]
        active = _acts(above)
    states = {"checked": "checked", "selected": "selected", "focused": "focused"}
    state = {ours for theirs, ours in states.items() if node.says(theirs)}
    if node.attributes.get("enabled") == "false":
        state.add("disabled")
    return Captured(
        id,
        kind,
        box,
        role=node.attributes.get("class", "").rpartition(".")[2],
        text=text,
        name=node.name or text,
        path=node.path,
        state=frozenset(state),
        active=active,
    )
