"""Captured screens as they are kept: ``STATE.png`` beside ``STATE.elements.jsonl``. The first line
there tells what holds for all (size, groups, lists); each other line is an element. Its lines of
text stand beside it, in ``STATE.text.jsonl``."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import asdict, fields
from pathlib import Path
from typing import Any

from pointerbench.capture.captured import KINDS, SILENT, VERDICTS, Captured, Evidence, State
from pointerbench.capture.texts import PROOFS, Strips, TextLine, Texts
from pointerbench.elements.tree import STATES, TYPES, Fact, FactKind, Group, Intent, ListKind
from pointerbench.values.errors import UsageError
from pointerbench.values.files import write_text
from pointerbench.values.geometry import Box

ENDING = ".elements.jsonl"
TEXT = ".text.jsonl"


def write_state(folder: Path, state: State) -> Path:
    """Writes the elements of a state; the picture is the caller's to write."""
    path = folder / f"{state.id}{ENDING}"
    lines = [{"header": _header(state)}, *(element_row(element) for element in state.elements)]
    write_text(path, "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines))
    return path


def read_state(path: Path) -> State:
    """The state whose elements a file holds.

    Raises:
        UsageError: with file and line, and what was expected.
    """
    (place, header), *rows = _parsed(path, "size and groups")
    elements = tuple(_made(at, row, _element) for at, row in rows)
    _refuse_doubles(path, elements)
    state: State = _made(place, header, lambda header: _state(path, header, elements))
    return state


def write_texts(folder: Path, state: str, texts: Texts) -> Path:
    """Writes the text of a state beside its elements."""
    path = folder / f"{state}{TEXT}"
    lines = [{"header": _text_header(texts)}, *(_line_row(line) for line in texts.lines)]
    write_text(path, "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in lines))
    return path


def read_texts(folder: Path, state: State) -> Texts | None:
    """The text of a state; None where it was captured without.

    Raises:
        UsageError: with file and line, and what was expected.
    """
    path = folder / f"{state.id}{TEXT}"
    if not path.exists():
        return None
    (place, header), *rows = _parsed(path, "strips and what was left out")
    lines = tuple(_made(at, row, _line) for at, row in rows)
    known = {element.id for element in state.elements}
    for (at, _), line in zip(rows, lines, strict=True):
        if line.element not in known:
            raise UsageError(f"{at}: the element {line.element!r} is not there")
    texts: Texts = _made(place, header, lambda header: _texts(header, lines))
    return texts


def _parsed(path: Path, what: str) -> list[tuple[str, dict[str, Any]]]:
    """The header of a file and its other rows, each with its place."""
    try:
        lines = path.read_text("utf-8").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        raise UsageError(f"{path}: cannot be read ({error})") from None
    rows = [(f"{path}:{number}", line) for number, line in enumerate(lines, 1) if line.strip()]
    parsed = [(place, _object(place, line)) for place, line in rows]
    if not parsed or "header" not in parsed[0][1]:
        raise UsageError(f'{path}:1: expected the line {{"header": ...}} with {what}')
    place, first = parsed[0]
    return [(place, first["header"]), *parsed[1:]]


def states_of(folder: Path) -> tuple[State, ...]:
    """All states of a program's folder, by name."""
    return tuple(read_state(path) for path in sorted(folder.glob(f"*{ENDING}")))


def _refuse_doubles(path: Path, elements: Iterable[Captured]) -> None:
    seen: set[str] = set()
    for number, element in enumerate(elements, 2):
        if element.id in seen:
            raise UsageError(f"{path}:{number}: the id {element.id!r} is there already")
        seen.add(element.id)


def _object(place: str, line: str) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except ValueError as error:
        raise UsageError(f"{place}: expected a JSON object ({error})") from None
    if not isinstance(row, dict):
        raise UsageError(f"{place}: expected a JSON object")
    return row


def _made(place: str, row: Any, make: Any) -> Any:
    try:
        return make(row)
    except UsageError as error:
        raise UsageError(f"{place}: {error}") from None
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise UsageError(f"{place}: expected an element or a header, got {error!r}") from None


def element_row(element: Captured) -> dict[str, Any]:
    """An element as a line keeps it: what is empty is left out, except what every one has."""
    always = ("id", "type", "role", "box", "name", "text", "state", "active", "whole", "evidence")
    row = {f.name: getattr(element, f.name) for f in fields(Captured)}
    kept = {name: value for name, value in row.items() if name in always or value}
    kept["box"] = list(element.box)
    kept["state"] = sorted(element.state)
    kept["evidence"] = [_evidence_row(found) for found in element.evidence]
    return kept


def _evidence_row(found: Evidence) -> dict[str, Any]:
    row: dict[str, Any] = {"kind": found.kind, "verdict": found.verdict}
    if found.verdict != SILENT:
        row["agree"] = round(found.agree, 3)
    row |= {"text": found.text} if found.text else {}
    boxes = {"box": found.box, "at": found.at}
    return row | {name: list(box) for name, box in boxes.items() if box is not None}


def _element(row: Mapping[str, Any]) -> Captured:
    known = {f.name for f in fields(Captured)}
    if unknown := sorted(set(row) - known):
        raise UsageError(f"expected keys of an element, found {', '.join(unknown)}")
    values = dict(row)
    values["box"] = _box(row["box"])
    values["state"] = frozenset(row.get("state", ()))
    values["evidence"] = tuple(_evidence(found) for found in row.get("evidence", ()))
    _expect("type", row["type"], TYPES)
    for state in values["state"]:
        _expect("state", state, STATES)
    return Captured(**values)


def _evidence(row: Mapping[str, Any], kinds: tuple[str, ...] = KINDS) -> Evidence:
    _expect("evidence kind", row["kind"], kinds)
    _expect("verdict", row["verdict"], VERDICTS)
    boxes = {name: _box(row[name]) for name in ("box", "at") if row.get(name)}
    return Evidence(**{**row, **boxes})


def _expect(what: str, value: str, among: tuple[str, ...]) -> None:
    if value not in among:
        raise UsageError(f"expected the {what} to be one of {', '.join(among)}, got {value!r}")


def _box(values: Any) -> Box:
    x1, y1, x2, y2 = (int(value) for value in values)
    if x2 <= x1 or y2 <= y1:
        raise UsageError(f"expected a box [x1, y1, x2, y2] with an area, got {values}")
    return Box(x1, y1, x2, y2)


def _header(state: State) -> dict[str, Any]:
    return {
        "size": list(state.size),
        "language": state.language,
        "platform": state.platform,
        "title": state.title,
        "groups": [_group_row(group) for group in state.groups.values()],
        "kinds": {name: asdict(kind) for name, kind in state.kinds.items()},
        "functions": {name: asdict(intent) for name, intent in state.functions.items()},
    }


def _group_row(group: Group) -> dict[str, Any]:
    facts = {name: asdict(fact) for name, fact in group.facts.items()}
    return asdict(group) | {"box": list(group.box), "facts": facts}


def _state(path: Path, header: Mapping[str, Any], elements: tuple[Captured, ...]) -> State:
    groups = {row["id"]: _group(row) for row in header["groups"]}
    for element in elements:
        if element.group and element.group not in groups:
            raise UsageError(f"element {element.id} is of the group {element.group!r}, not there")
    width, height = header["size"]
    return State(
        id=path.name.removesuffix(ENDING),
        size=(int(width), int(height)),
        elements=elements,
        groups=groups,
        kinds={name: _kind(row) for name, row in header.get("kinds", {}).items()},
        functions={name: _intent(row) for name, row in header.get("functions", {}).items()},
        language=header["language"],
        platform=header["platform"],
        title=header.get("title", ""),
    )


def _group(row: Mapping[str, Any]) -> Group:
    facts = {name: Fact(**fact) for name, fact in row.get("facts", {}).items()}
    return Group(**{**row, "box": _box(row["box"]), "facts": facts})


def _kind(row: Mapping[str, Any]) -> ListKind:
    nouns = {language: (words[0], words[1]) for language, words in row["nouns"].items()}
    facts = {name: FactKind(**fact) for name, fact in row["facts"].items()}
    parts = {
        part: {language: tuple(said) for language, said in words.items()}
        for part, words in row["parts"].items()
    }
    return ListKind(nouns, row["title"], facts, parts)


def _intent(row: Mapping[str, Any]) -> Intent:
    wordings = {language: tuple(said) for language, said in row["wordings"].items()}
    return Intent(row["function"], wordings, row["effect"])


def _text_header(texts: Texts) -> dict[str, Any]:
    return {
        "left_out": dict(sorted(texts.left_out.items())),
        "strips": [
            {
                "group": one.group,
                "columns": list(one.columns),
                "rows": list(one.rows),
                "evidence": [_evidence_row(found) for found in one.evidence],
            }
            for one in texts.strips
        ],
        "elsewhere": list(texts.elsewhere),
    }


def _texts(header: Mapping[str, Any], lines: tuple[TextLine, ...]) -> Texts:
    strips = tuple(
        Strips(
            row["group"],
            _box(row["columns"]),
            _box(row["rows"]),
            tuple(_evidence(found) for found in row.get("evidence", ())),
        )
        for row in header.get("strips", ())
    )
    return Texts(lines, dict(header.get("left_out", {})), tuple(header["elsewhere"]), strips)


def _line_row(line: TextLine) -> dict[str, Any]:
    """A line of text; of what it is mostly, nothing is said."""
    row: dict[str, Any] = {
        "element": line.element,
        "start": line.start,
        "text": line.text,
        "edges": [_short(edge) for edge in line.edges],
        "top": line.top,
        "bottom": line.bottom,
    }
    usual = TextLine("", 0, "", (), 0, 0)
    for name in ("whole", "begins", "ends", "blanks", "editable"):
        if getattr(line, name) != getattr(usual, name):
            row[name] = getattr(line, name)
    return row | {"evidence": [_evidence_row(found) for found in line.evidence]}


def _short(edge: float) -> float | int:
    return int(edge) if edge == int(edge) else round(edge, 2)


def _line(row: Mapping[str, Any]) -> TextLine:
    if unknown := sorted(set(row) - {f.name for f in fields(TextLine)}):
        raise UsageError(f"expected keys of a line of text, found {', '.join(unknown)}")
    evidence = tuple(_evidence(found, PROOFS) for found in row.get("evidence", ()))
    edges = tuple(float(edge) for edge in row["edges"])
    if len(edges) != len(row["text"]) + 1:
        raise UsageError(
            f"expected an edge more than the {len(row['text'])} characters, got {len(edges)}"
        )
    return TextLine(**{**row, "edges": edges, "evidence": evidence})
