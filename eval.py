#!/usr/bin/env python3
"""Pointerbench scorer 1.1.0: did the model point at what it was asked to point at?

    python eval.py --predictions preds.jsonl [--data metadata.jsonl] [--json report.json]

One file, standard library only, Python 3.8 or later; copied alone into an empty folder it works.
This text defines the metric. Whatever changes a number changes this text, the scorer's version and
the signature, which is the last line of every report. `--help` lists the options.

1. Input
--------
Both inputs are UTF-8, with or without a byte order mark: one JSON object a line (LF or CRLF, blank
lines skipped), or one JSON array of objects.

Truth (`--data`, a metadata.jsonl, or a folder with one in it, in its `test/`, or in its
`<suite>/test/` or `data/<suite>/test/`, which may be several; the folder of a run of click-eval
stands for its truth.jsonl; may be repeated). A row has an `id` (a string), an `eval` object
(section 2) and fields to break the score down by. `image_size`,
[width, height], is needed for frames other than pixel and for the floors; no picture is looked at.
A set may also lie there in shards, `test-00000-of-00002.tar` (webdataset) or `.parquet` (needs
pyarrow): its rows are those that a metadata.jsonl would hold, and so is its digest. Of a folder
that holds several suites `--suite` takes some; what it leaves is no part of the signature. The
suite of a row follows from its id (pbs_ sheets, pbt_ text, pbp_ pro, pbq_ pro-4k, pbg_ gd, pbr_
real), else from `suite` in the MANIFEST.json beside the metadata, else it is `custom`. The suite's
version is that manifest's `suite_version`, or `?`.
Without --data: `data/test/metadata.jsonl` beside this file (symbolic links resolved); without that
`data/<suite>/test/metadata.jsonl` of each suite that the predicted ids belong to. Where no `data`
is beside this file, as in an installed package, that of the working directory serves.

Predictions. A row has an `id` of the truth and one answer in one of these forms; null and false
count as absent, other keys are ignored, the order of rows does not matter:

    {"id": "pbs_0000", "point": [x, y]}              or "coordinate", or flat: "x": .., "y": ..
    {"id": "pbt_0001", "bbox": [x1, y1, x2, y2]}     or flat: "x1": .., "y1": .., "x2": .., "y2": ..
    {"id": "pbg_0002", "refusal": true}              or a point whose x and y are both negative

Where the id is that of no row, it is the `source_id` of one: what the row was called in the set it
comes from. If several rows have that source_id, or the row is answered under its id too, it is not
clear what is meant, which is an error.

A number is a finite JSON number below 1e100 in magnitude: not true or false, not a string, not NaN.
No answer, more than one answer (point and bbox, say; point and coordinate, too), or an unusable one
(wrong count, no number, x1 > x2 or y1 > y2, a `refusal` that is not true) makes the row `invalid`,
never an error. If that is so of every prediction, a warning says what was found and expected.

2. Rules
--------
Boxes are [x1, y1, x2, y2] in pixels of the image, origin top left. The unrounded prediction is
tested. `eval.type` is one of

point_in_bbox   The target is `bbox`. If `regions` (a list of boxes) or `polygon` ([[x, y], ...]) is
                given, the target is every one of the regions and the inside of the polygon instead,
                and `bbox`, which may then be left out, only describes it. Boxes are closed:
                x1 <= x <= x2 and y1 <= y <= y2. A polygon has the even-odd rule, and its edges
                belong to it. A point in one of the closed boxes of `excluded` never counts.
iou             The answer is a box. With I the area of the intersection with the true box, it is
                right if it meets every threshold given: `min_iou` <= I / union, `min_coverage` <=
                I / truth, `min_precision` <= I / prediction; with none given, min_iou 0.5. An area
                is (x2 - x1) * (y2 - y1). With `regions`, one of them must be met (bbox as above).
refusal         Nothing on the image fits; right only if the prediction refuses.

A true box has four finite numbers, x1 <= x2 and y1 <= y2, and for iou x1 < x2 and y1 < y2; a true
polygon has three or more points. Anything else is an error.

3. Frames
---------
`--frame` declares what the predicted numbers mean: `pixel` (default), `unit` (0-1), `percent`
(0-100), `per999` (0-999) or `per1000` (0-1000). x becomes x * width / scale, y becomes
y * height / scale. Nothing is ever guessed from magnitudes. Refusals are told before conversion.

4. Verdicts: one a row
----------------------
hit        the rule is met
miss       an answer of the right kind that does not meet it, or any answer on a refusal row
refused    a refusal on an answerable row (over-refusal)
invalid    an answer that is not usable, or of the wrong kind: a box on a point row, a point on a
           box row. Nothing is converted.
missing    no prediction

accuracy = hits / n. n is the number of truth rows; with `--partial` that of the rows that have a
prediction (with `--compare`, in both files), and the signature says `missing:skipped`. `--suite`
takes the rows of the named suites only; other suites' predictions are skipped with a note.

A miss has one kind, the first that fits; the place of a predicted box is its centre.
near           the place is within the target (its boxes, a polygon's bounding box) grown on every
               side by its own width (left, right) and height (up, down), or by 10 px if more
axes swapped   with x and y swapped it would have been a hit
wrong scale    read in another frame, or doubled, or halved (HiDPI), it would have been a hit
off the image  the place is outside of the image (where `image_size` is known)
elsewhere      anything else
answered       an answer on a refusal row

Distance, of answered point rows: from the point to the nearest box of the target (of a polygon, its
bounding box) in pixels, 0 inside. Median and 90th percentile interpolate linearly between order
statistics (Hyndman and Fan's type 7, numpy's default).
Target size is the shorter side of the target's bounding box in pixels; bins are half-open.

A warning is printed if another reading (frame, swapped axes, doubled, halved) would turn misses
into at least 2 times the hits there are and at least 20 % of n more than there are, where n >= 20.
It never changes the score. Rows that hit as declared are not read again.

5. Statistics
-------------
Intervals of accuracies are 95 % Wilson score intervals (Wilson 1927; Newcombe 1998, Statist. Med.
17:857-872, method 3). Micro averages count rows alike; macro averages count the values of a field,
or the suites, alike. `--by platform+data_type` crosses fields: a value is then one of each, such as
mobile + text, of those that any row has; the macro average counts these cells alike, as the tables
of ScreenSpot and MMBench-GUI do.

Levels. Where rows have a `task`, and each task a level (its row's `level`, else basic for element,
visual and spatial, advanced for reasoning, functional and refusal), the report begins with every
task and the average of each level. An average counts rows alike: it is the accuracy of its rows.
Refusals. Precision is the share of refusals that are on refusal rows, recall the share of refusal
rows that are refused, over-refusal the share of the other rows that are refused.
Pairs. Rows of a suite with the same `pair_id` (a text that is not empty), two or more of which are
scored, are a pair; it is right if all of its rows are. Whoever always refuses, or never, has none.

`--compare other.jsonl` scores both files on the same rows; the difference is predictions minus
other, with Newcombe's paired score interval (1998, Statist. Med. 17:2635-2650, method 10) and the
two-sided exact McNemar test: twice the binomial(b + c, 1/2) tail of the rows that flipped, at most
1. Gained rows hit in --predictions only, lost rows in the other file only.

`--floor center` answers the image's centre, on box rows the centred box of half its width and
height. `--floor random` answers a uniform point, on box rows the box between two, drawn from
SHA-256 of "seed/id" (`--seed`, default 0), so that neither order nor selection matters. Neither
refuses; `--floor refuse` does nothing else.

6. Output
---------
The report goes to stdout, warnings and notes to stderr; `--json` (everything, unrounded, warnings
too), `--csv`, `--markdown` and `--per-example` (a JSON object a row) write files, each under a
temporary name first; `-` prints that one in place of the report. The signature:

    pointerbench-sheets:1.0.0|n:500|data:ab12cd34ef56|rule:closed-box|frame:pixel|missing:miss|...

suites and versions, n, first 12 hex digits of the SHA-256 of the bytes of each metadata file that
has a scored row, the rules met (closed-box, iou, refusal), frame, missing rows, the floor if there
was one, scorer version. Several suites, versions or rules are joined by `+`, sorted by name, files
by the suites in them: in which order or folders the data was given changes nothing.

Exit status: 0 scored; 2 wrong arguments or input (one line on stderr that names file and line; no
report is written); 130 interrupted. A closed pipe (`| head`) is no error.

7. From Python
--------------
    truth = check_truth(metadata_row)               # or: for truth in load_truth(path)
    answer = parse_prediction(prediction_row)       # None for a missing row
    verdict = judge(truth, answer, frame="pixel")   # .outcome .detail .distance .iou .readings
    wilson(hits, n), newcombe(a, b, c, d), mcnemar(b, c), main(["--predictions", ...])
"""

# Python 3.8 has to run this file, and a million rows have to take seconds: see per-file-ignores.
# ruff: noqa: PLR1730

from __future__ import annotations

import argparse
import gc
import hashlib
import importlib
import json
import math
import os
import re
import sys
import tarfile
from array import array
from bisect import bisect_right
from collections import defaultdict
from contextlib import ExitStack, contextmanager
from functools import lru_cache
from operator import itemgetter
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any, Callable, NamedTuple, NoReturn

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    Row = dict[str, Any]
    # (x, y): a point. (x1, y1, x2, y2): a box. (): a refusal. A string: why it is invalid.
    Answer = tuple[float, ...] | str
    Box = Sequence[float]
    Size = tuple[float, float]
    Counts = dict[str, int]
    Report = dict[str, Any]
    Recorder = Callable[["str", "Truth", "Answer | None", "Verdict"], object]

__version__ = "1.1.0"

OUTCOMES = ("hit", "miss", "refused", "invalid", "missing")
KINDS = ("near", "axes_swapped", "wrong_scale", "off_image", "elsewhere", "answered")
FRAMES = {"pixel": 0, "unit": 1, "percent": 100, "per999": 999, "per1000": 1000}  # full side

PREFIXES = {
    "pbs_": "sheets",
    "pbt_": "text",
    "pbp_": "pro",
    "pbq_": "pro-4k",
    "pbg_": "gd",
    "pbr_": "real",
}
BREAKDOWNS = {
    "sheets": ("category", "ui_style", "data_type", "language"),
    "text": ("answer_type", "data_type", "category", "surface", "language", "difficulty"),
    "pro": ("element_type", "app_category", "platform", "theme", "app"),
    "pro-4k": ("element_type", "app_category", "platform", "theme", "app"),
    "gd": ("task", "level", "platform", "language", "element_type", "domain", "depth"),
    "real": ("task", "level", "platform", "toolkit", "language", "element_type", "domain", "app"),
}
# Levels and their tasks in the order in which they are shown; what is not named here comes after.
LEVELS = {
    "basic": ("element", "visual", "spatial"),
    "advanced": ("reasoning", "functional", "refusal"),
}
TASK_LEVELS = {task: level for level, tasks in LEVELS.items() for task in tasks}
# Of a suite that is not known here: whatever of the known fields its rows have.
ANY_BREAKDOWN = tuple(dict.fromkeys(field for fields in BREAKDOWNS.values() for field in fields))
JSON_ONLY = frozenset(["app"])
SIZE_CUTS = (8, 16, 32, 64)
SIZE_BINS = ("under 8 px", "8-16 px", "16-32 px", "32-64 px", "64 px or more")
IMAGE_CUTS = (500_000, 1_000_000, 2_000_000, 4_000_000)  # pixels
IMAGE_BINS = ("under 0.5 MP", "0.5-1 MP", "1-2 MP", "2-4 MP", "4 MP or more")

NEAR_PX = 10
LOW, HIGH = -1e100, 1e100
LEAST, MOST = -(10**9), 10**9  # of plain rows; comparing integers with floats takes longer
NUMBERS = frozenset([int, float])
Z95 = 1.959963984540054

SYSTEM_PROMPT = """\
You are shown a screenshot of {width} x {height} pixels and an instruction. Find what the
instruction asks for and answer with one JSON object and nothing else:

{"point": [x, y]}             to click: a point inside the target
{"bbox": [x1, y1, x2, y2]}    if the instruction asks for a region or box: its top left and bottom
                              right corners, as tight as possible
{"refusal": true}             if nothing on the screenshot fits the instruction

All numbers are absolute pixels of the image as given: the origin is its top left corner, x runs to
the right from 0 to {width}, y runs down from 0 to {height}."""

# Of suites that are asked in words of their own, in each language of their instructions.
SYSTEM_PROMPTS = {
    "gd": (
        """\
You are shown a screenshot of {width} x {height} pixels and an instruction. Find the one element
that the instruction asks for and answer with its center as [x, y], in absolute pixels of the
image, and nothing else. If the instruction cannot be carried out on this screenshot, because
nothing on it is what is asked for, answer [-1, -1].""",
        """\
你会看到一张 {width} x {height} 像素的屏幕截图和一条指令。请找到指令所指的那个元素，只回答它的中心点
[x, y]，以图像的绝对像素为单位，不要输出其他内容。如果截图上没有符合要求的元素，无法执行该指令，
请回答 [-1, -1]。""",
    ),
}


# ------------------------------------------------------------------------------------------ errors


class InputError(Exception):
    """What the user gave cannot be used. `main` prints it as one line and ends with status 2."""

    def at(self, path: str, line: int) -> InputError:
        return InputError(f"{path}:{line}: {self}")


# ----------------------------------------------------------------------------------------- reading

BLOCK = 1 << 14  # small enough to stay in the processor's cache
BLANK = " \t\r\n"  # to JSON
BLANKS = re.compile(f"[{BLANK}]*")
DECODER = json.JSONDecoder()
LONGEST_INT = 400  # digits; anything longer is too large for any number that is asked for
SCAN: Callable[[str, int], tuple[Any, int]] = DECODER.scan_once  # type: ignore[attr-defined]


class JsonRows:
    """The objects of a JSONL file or JSON array, streamed as (line number, object).

    `digest` is the SHA-256 of all bytes, complete when the last row has been read.
    """

    def __init__(self, path: str, example: str) -> None:
        self.path = path
        self.example = example
        self.digest = hashlib.sha256()
        self.lines = 0

    def __iter__(self) -> Iterator[tuple[int, Row]]:
        for first, rows in self.blocks():
            yield from enumerate(rows, first)

    def blocks(self) -> Iterator[tuple[int, list[Row]]]:
        """Some hundred rows at a time, on successive lines, with the number of the first line."""
        try:
            with self._opened() as stream:
                texts = self._texts(stream)
                for text in texts:
                    if self.lines == 0 and text.lstrip().startswith("["):
                        yield from self._array("".join([text, *texts]))
                        continue
                    try:
                        rows = objects(text)
                    except (StopIteration, ValueError, RecursionError):
                        yield from self._objects_with_care(text)
                    else:
                        yield self.lines + 1, rows
                    self.lines += text.count("\n")
        except OSError as error:
            raise InputError(f"{self.path}: cannot be read: {error.strerror}") from None

    def _opened(self) -> IO[bytes]:
        if self.path != "-":
            return Path(self.path).open("rb")
        if sys.stdin is None:
            raise InputError("-: cannot be read: stdin is closed")
        return sys.stdin.buffer

    def _texts(self, stream: IO[bytes]) -> Iterator[str]:
        """Blocks of whole lines."""
        first, pending = 1, []
        while True:
            block = stream.read(BLOCK)
            self.digest.update(block)
            cut = block.rfind(b"\n") + 1
            pending.append(block[:cut] if block else b"\n")
            if cut or not block:
                text = self._decoded(b"".join(pending), first)
                yield text
                first += text.count("\n")
                pending = []
            if not block:
                return
            pending.append(block[cut:])

    def _decoded(self, data: bytes, first: int) -> str:
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError as error:
            line = first + data.count(b"\n", 0, error.start)
            guess = " (it looks like UTF-16)" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else ""
            self._fail(line, f"not UTF-8: byte 0x{data[error.start]:02x}{guess}")
        return text[1:] if first == 1 and text.startswith("\ufeff") else text

    def _objects_with_care(self, text: str) -> Iterator[tuple[int, list[Row]]]:
        for number, line in enumerate(text.split("\n"), self.lines + 1):
            if not line.strip(BLANK):
                continue
            if line.strip(BLANK) == "{":
                self._fail(number, "not JSON: one object over several lines")
            start = len(line) - len(line.lstrip(BLANK))
            row, end = self._decode_with_care(line, start, number)
            if line[end:].strip(BLANK):
                self._fail(number, f"not JSON: more text after column {end}")
            if type(row) is not dict:
                self._fail(number, "not a JSON object")
            yield number, [row]

    def _array(self, text: str) -> Iterator[tuple[int, list[Row]]]:
        text = text.rstrip(BLANK)
        at, counted, number = skip_blanks(text, text.index("[") + 1), 0, 1
        while text[at : at + 1] != "]" or counted:
            number += text.count("\n", counted, at)
            counted = at
            row, at = self._decode_with_care(text, at, number)
            if type(row) is not dict:
                self._fail(number, "not a JSON object in the array")
            yield number, [row]
            at = skip_blanks(text, at)
            if text[at : at + 1] != ",":
                break
            at = skip_blanks(text, at + 1)
        if text[at:] != "]":
            number += text.count("\n", counted, at)
            self._fail(number, "not a JSON array: expected ',' between objects and ']' at the end")

    def _decode_with_care(self, text: str, start: int, line: int) -> tuple[Any, int]:
        """The value at `start`, or an error that tells what is wrong with it."""
        try:
            return CAREFUL.raw_decode(text, start)
        except json.JSONDecodeError as error:
            column = error.pos - text.rfind("\n", 0, error.pos)
            line += text.count("\n", start, error.pos)
            self._fail(line, f"not JSON: {error.msg} at column {column}")
        except RecursionError:
            self._fail(line, "JSON nested too deeply")

    def _fail(self, line: int, problem: str) -> NoReturn:
        problem = f"{problem}; expected one object a line such as {self.example}"
        if self.example == PREDICTION_EXAMPLE and problem.startswith("not JSON: one object"):
            problem += LOG_HINT
        raise InputError(problem).at(self.path, line)


def objects(text: str) -> list[Row]:
    """The objects of whole lines, one a line; raises if that is not quite what there is.

    Decodes the lines as one JSON array, in two thirds of the time. A line that holds two objects,
    or an object on two lines, gives another count (or, broken at its comma, two commas); no text
    can be skipped.
    """
    rows, end = SCAN(f"[{text[:-1]}]".replace("\n", ","), 0)
    if len(rows) != text.count("\n") or end != len(text) + 1 or set(map(type, rows)) != {dict}:
        raise ValueError
    return rows  # type: ignore[no-any-return]


def short_int(digits: str) -> float:
    """Python refuses to read an int of thousands of digits; as a float it is infinite."""
    return int(digits) if len(digits) <= LONGEST_INT else float(digits)


CAREFUL = json.JSONDecoder(parse_int=short_int)


def skip_blanks(text: str, at: int) -> int:
    found = BLANKS.match(text, at)
    return found.end() if found else at


def brief(value: Any) -> str:
    """A value of the input for a message: JSON, safe to print, at most 80 characters."""
    try:
        text = json.dumps(value)
    except (RecursionError, ValueError):  # an int of thousands of digits, from Python
        text = "a value that is too large to show"
    return shortened(text)


def shortened(text: str) -> str:
    return text if len(text) <= 80 else text[:77] + "..."


# Fields of pixels. Parquet holds every number of them as a fraction, JSON 3 as 3.
COORDINATES = frozenset(["bbox", "point", "polygon", "regions", "excluded"])
SHARD = re.compile(r"(.+)-\d{5,}-of-(\d{5,})\.(parquet|tar)")


class ShardRows:
    """The rows of a set in shards, streamed as JsonRows does; rows are counted, not lines.

    `digest` is that of the metadata.jsonl which the set would have as a folder of pictures.
    """

    def __init__(self, first: Path) -> None:
        self.path = str(first)
        self.files = shards_of(first)
        self.digest = hashlib.sha256()

    def __iter__(self) -> Iterator[tuple[int, Row]]:
        for first, rows in self.blocks():
            yield from enumerate(rows, first)

    def blocks(self) -> Iterator[tuple[int, list[Row]]]:
        """Some hundred rows at a time, with the number of the first of them."""
        first, rows = 1, []
        for path in self.files:
            for line, row in READERS[path.suffix](path):
                self.digest.update(line + b"\n")
                rows.append(row)
                if len(rows) == 256:
                    yield first, rows
                    first, rows = first + len(rows), []
        if rows:
            yield first, rows


def truth_rows(path: Path) -> JsonRows | ShardRows:
    """The rows of the set whose metadata.jsonl, or first shard, that file is."""
    if path.suffix in READERS:
        return ShardRows(path)
    return JsonRows(str(path), TRUTH_EXAMPLE)


def shards_of(first: Path) -> list[Path]:
    """All shards of the set that one belongs to, in order; raises InputError if some are lost."""
    named = SHARD.fullmatch(first.name)
    if not named:
        return [first]
    name, count, kind = named.groups()
    files = [first.with_name(f"{name}-{i:05d}-of-{count}.{kind}") for i in range(int(count))]
    lost = [path.name for path in files if not path.is_file()]
    if lost:
        problem = f"{len(lost)} of {len(files)} shards are missing ({lost[0]}"
        raise InputError(f"{first.parent}: {problem}{', ...' if lost[1:] else ''})")
    return files


def tar_lines(path: Path) -> Iterator[tuple[bytes, Row]]:
    """The .json members of a webdataset archive, as they stand and as objects."""
    try:
        with tarfile.open(str(path), "r:") as archive:
            for member in archive:
                if member.isfile() and member.name.endswith(".json"):
                    line = archive.extractfile(member).read()  # type: ignore[union-attr]
                    yield line, object_in(line, f"{path}: {member.name}")
    except (tarfile.TarError, EOFError) as error:
        raise InputError(f"{path}: not a tar archive that can be read ({error})") from None
    except OSError as error:
        raise InputError(f"{path}: cannot be read: {error.strerror or error}") from None


def object_in(line: bytes, place: str) -> Row:
    try:
        row = json.loads(line)
    except (ValueError, RecursionError) as error:
        raise InputError(f"{place}: not JSON that can be read ({error})") from None
    if type(row) is not dict:
        raise InputError(f"{place}: not a JSON object")
    return row


def parquet_lines(path: Path) -> Iterator[tuple[bytes, Row]]:
    """The rows of a Parquet file as the lines of a metadata.jsonl, and as objects."""
    try:
        parquet = importlib.import_module("pyarrow.parquet")
    except ImportError:
        problem = "reading Parquet needs pyarrow: pip install pyarrow, or give the metadata.jsonl"
        raise InputError(f"{path}: {problem}") from None
    try:
        file = parquet.ParquetFile(str(path))
        names = ["image.path" if name == "image" else name for name in file.schema_arrow.names]
        for batch in file.iter_batches(256, columns=names):
            for row in batch.to_pylist():
                yield metadata_line(row)
    except OSError as error:
        raise InputError(f"{path}: cannot be read: {error.strerror or error}") from None
    except ValueError as error:  # of which Arrow's own are
        raise InputError(f"{path}: not a Parquet file that can be read ({error})") from None


def metadata_line(row: Row) -> tuple[bytes, Row]:
    """A row of Parquet as it stands in a metadata.jsonl: with the name of its picture for that."""
    picture = row.pop("image", None)
    named = {"file_name": picture.get("path")} if isinstance(picture, dict) else {}
    row = {**named, **{name: with_whole_numbers(value, name) for name, value in row.items()}}
    return json.dumps(row, ensure_ascii=False).encode("utf-8", "surrogatepass"), row


def with_whole_numbers(value: Any, name: str) -> Any:
    """The value of a field, where coordinates without a fraction are integers again."""
    if isinstance(value, dict):
        return {inner: with_whole_numbers(one, inner) for inner, one in value.items()}
    if isinstance(value, list) and name in COORDINATES:
        return [with_whole_numbers(one, name) for one in value]
    whole = type(value) is float and name in COORDINATES and value.is_integer()
    return int(value) if whole else value


READERS: dict[str, Callable[[Path], Iterator[tuple[bytes, Row]]]] = {
    ".tar": tar_lines,
    ".parquet": parquet_lines,
}


def checked_id(row: Row) -> str:
    row_id = row.get("id")
    if type(row_id) is not str or not row_id:
        raise InputError(f'expected "id" to be a string that is not empty, got {brief(row_id)}')
    return row_id


# ------------------------------------------------------------------------------------------- truth

TRUTH_EXAMPLE = '{"id": "...", "eval": {"type": "point_in_bbox", "bbox": [x1, y1, x2, y2]}, ...}'


class Truth(NamedTuple):
    """What one row asks for, checked."""

    id: str
    rule: str  # a key of RULES
    hull: Box | None = None  # bounds the whole target; None where there is none to hit
    boxes: Sequence[Box] = ()  # any of which counts
    polygon: Sequence[Box] = ()  # counts too
    excluded: Sequence[Box] = ()  # in which nothing counts
    thresholds: tuple[tuple[str, float], ...] = ()
    size: Size | None = None


def load_truth(path: str) -> Iterator[Truth]:
    """The checked rows of a metadata.jsonl or of shards; raises InputError with file and line."""
    for line, row in truth_rows(Path(path)):
        try:
            yield check_truth(row)
        except InputError as error:
            raise error.at(path, line) from None


def check_truth(row: Row) -> Truth:
    """A row of metadata as Truth; raises InputError that says what was expected."""
    row_id = checked_id(row)
    spec = row.get("eval")
    rule = spec.get("type") if isinstance(spec, dict) else None
    if not isinstance(spec, dict) or not isinstance(rule, str) or rule not in RULES:
        kinds = ", ".join(RULES)
        name = shortened(row_id)
        raise InputError(f'{name}: expected "eval" with "type" one of {kinds}, got {brief(rule)}')
    try:
        size = row.get("image_size")
        if size is not None:
            size = checked_size(size)
        return RULES[rule].read(row_id, spec, size)
    except InputError as error:
        raise InputError(f"{shortened(row_id)}: {error}") from None


def read_point_target(row_id: str, spec: Row, size: Size | None) -> Truth:
    box = spec.get("bbox")
    if box is not None:
        checked_box(box, "eval.bbox")
        if len(spec) == 2:
            return Truth(row_id, "point_in_bbox", box, (box,), (), (), (), size)
    boxes = checked_boxes(spec, "regions")
    polygon = checked_polygon(spec.get("polygon"))
    excluded = checked_boxes(spec, "excluded")
    shapes = [*boxes, bounds(polygon)] if polygon else boxes
    if not shapes:
        boxes = shapes = [checked_box(box, "eval.bbox")]
    return Truth(row_id, "point_in_bbox", hull(shapes), boxes, polygon, excluded, (), size)


def read_box_target(row_id: str, spec: Row, size: Size | None) -> Truth:
    for name in ("polygon", "excluded"):
        if spec.get(name):
            raise InputError(f"eval.{name} is for point rows, this one is of type iou")
    boxes = checked_boxes(spec, "regions")
    if spec.get("bbox") is not None or not boxes:
        box = checked_box(spec.get("bbox"), "eval.bbox")
        boxes = boxes or [box]
    if any((x2 - x1) * (y2 - y1) == 0 for x1, y1, x2, y2 in boxes):
        raise InputError("expected a box with an area for type iou, got an empty one")
    thresholds = tuple((name, spec[name]) for name in MEASURES if spec.get(name) is not None)
    for name, value in thresholds:
        if type(value) not in NUMBERS or not 0 <= value <= 1:
            raise InputError(f"expected eval.{name} from 0 to 1, got {brief(value)}")
    thresholds = thresholds or (("min_iou", 0.5),)
    return Truth(row_id, "iou", hull(boxes), boxes, (), (), thresholds, size)


def read_refusal_target(row_id: str, spec: Row, size: Size | None) -> Truth:
    return Truth(row_id, "refusal", size=size)


def checked_box(value: Any, name: str) -> Box:
    if are_numbers(value, 4) and value[0] <= value[2] and value[1] <= value[3]:
        return value  # type: ignore[no-any-return]
    raise InputError(
        f"expected {name} to be [x1, y1, x2, y2] of finite numbers with x1 <= x2 and y1 <= y2, "
        f"got {brief(value)}"
    )


def checked_boxes(spec: Row, name: str) -> Sequence[Box]:
    value = spec.get(name)
    if value is None:
        return []
    if type(value) is not list:
        raise InputError(f"expected eval.{name} to be a list of boxes, got {brief(value)}")
    return [checked_box(box, f"eval.{name}[{i}]") for i, box in enumerate(value)]


def checked_polygon(value: Any) -> Sequence[Box]:
    if value is None:
        return ()
    if type(value) is not list or len(value) < 3 or not all(are_numbers(p, 2) for p in value):
        raise InputError(
            f"expected eval.polygon to be [[x, y], ...], 3 or more, got {brief(value)}"
        )
    return value


def checked_size(value: Any) -> Size:
    if not are_numbers(value, 2) or value[0] <= 0 or value[1] <= 0:
        raise InputError(f"expected image_size to be [width, height], got {brief(value)}")
    return value[0], value[1]


def known_size(truth: Truth, reason: str) -> Size:
    if truth.size is None:
        name = shortened(truth.id)
        raise InputError(f"{name}: expected image_size [width, height], needed for {reason}")
    return truth.size


def are_numbers(value: Any, count: int) -> bool:
    if type(value) is not list or len(value) != count:
        return False
    for number in value:  # all() takes twice the time here
        if type(number) not in NUMBERS or not LOW < number < HIGH:
            return False
    return True


def bounds(points: Iterable[Box]) -> Box:
    xs, ys = zip(*points)
    return min(xs), min(ys), max(xs), max(ys)


def hull(boxes: Sequence[Box]) -> Box:
    if len(boxes) == 1:
        return boxes[0]
    return bounds([corner for x1, y1, x2, y2 in boxes for corner in ((x1, y1), (x2, y2))])


# ------------------------------------------------------------------------------------- predictions

PREDICTION_EXAMPLE = '{"id": "...", "point": [x, y]}'
LOG_HINT = "; `pointerbench import-results` makes such lines of the logs of other evaluations"
FLAT_FORMS = (("point", ("x", "y")), ("bbox", ("x1", "y1", "x2", "y2")))


def parse_prediction(row: Row) -> Answer:
    """The answer of a prediction row: (x, y), (x1, y1, x2, y2), () for a refusal, or what is wrong.

    Raises nothing: an unusable answer comes back as a string and is judged invalid.
    """
    answers = given_answers(row)
    if len(answers) != 1:
        return "more than one answer" if answers else "no answer"
    ((form, value),) = answers
    return PARSERS[form](value)


def given_answers(row: Row) -> list[tuple[str, Any]]:
    """What a row answers, as (form, value); null and false say nothing."""
    answers = [(form, row[form]) for form in PARSERS if row.get(form) not in (None, False)]
    for form, keys in FLAT_FORMS:
        values = [row.get(key) for key in keys]
        if any(value is not None for value in values):
            answers.append((form, values))
    return answers


def parse_point(value: Any) -> Answer:
    if type(value) is list and len(value) == 2:  # not are_numbers: the hottest loop
        x, y = value
        if type(x) in NUMBERS and type(y) in NUMBERS and LOW < x < HIGH and LOW < y < HIGH:
            return (x, y) if x >= 0 or y >= 0 else ()
    return "point is not two finite numbers"


def parse_box(value: Any) -> Answer:
    if not are_numbers(value, 4):
        return "bbox is not four finite numbers"
    x1, y1, x2, y2 = value
    return (x1, y1, x2, y2) if x1 <= x2 and y1 <= y2 else "bbox has x1 > x2 or y1 > y2"


def parse_refusal(value: Any) -> Answer:
    return () if value is True else "refusal is not true"


PARSERS: dict[str, Callable[[Any], Answer]] = {
    "point": parse_point,
    "coordinate": parse_point,
    "bbox": parse_box,
    "refusal": parse_refusal,
}


class SeenBeforeError(Exception):
    """The truth asks for an id a second time; `place` is where it did first."""

    def __init__(self, place: int, source: str = "") -> None:
        self.place = place
        self.source = source  # the source_id, if it is that which came twice


class Entrant:
    """Who answers: a file of predictions or a floor."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.asked: dict[str, int] = {}  # id -> place in the truth, where there was no prediction

    def take(self, truth: Truth, place: int, source: Any = None) -> Answer | None:
        """The answer to a row, by its id or its source_id; SeenBeforeError the second time."""
        first = self.asked.setdefault(truth.id, place)
        if first != place:
            raise SeenBeforeError(first)
        return None

    def untaken(self) -> list[tuple[int, str]]:
        """Line and id of the predictions that were not asked for."""
        return []


class Predictions(Entrant):
    """Answers by id. One that was taken is replaced by the place it was taken for."""

    def __init__(self, path: str) -> None:
        super().__init__(path)
        self.answers: dict[str, Answer | int] = {}
        self.lines = array("L")
        self.first_row: Row = {}
        file = JsonRows(path, PREDICTION_EXAMPLE)
        for first, rows in file.blocks():
            self.first_row = self.first_row or rows[0]
            self._add(rows, first)
        if not self.answers:
            raise InputError(f"{path}:1: no predictions; expected lines such as {file.example}")
        self.unusable = all(type(answer) is str for answer in self.answers.values())

    def _add(self, rows: list[Row], first: int) -> None:
        answers, lines = self.answers, self.lines
        for line, row in enumerate(rows, first):
            row_id = row.get("id")
            if type(row_id) is not str:
                self._refuse(row, line)
            plain = len(row) == 2 and "point" in row
            answers[row_id] = parse_point(row["point"]) if plain else parse_prediction(row)
            lines.append(line)
            if len(answers) != len(lines):
                self._refuse(row, line)

    def _refuse(self, row: Row, line: int) -> NoReturn:
        try:
            row_id = checked_id(row)
        except InputError as error:
            hint = LOG_HINT if {"details", "doc_id", "pred"}.intersection(row) else ""
            raise InputError(f"{error}{hint}").at(self.name, line) from None
        first = self.lines[list(self.answers).index(row_id)]
        raise InputError(f"id {brief(row_id)} again, first on line {first}").at(self.name, line)

    def take(self, truth: Truth, place: int, source: Any = None) -> Answer | None:
        answer = self.answers.get(truth.id)
        by_source: Any = None
        if type(source) is str and source != truth.id:
            by_source = self.answers.get(source)
        if answer is None:
            super().take(truth, place)
            if type(by_source) is int:
                raise SeenBeforeError(by_source, source)
            if by_source is not None:
                self.answers[source] = place
            return by_source  # type: ignore[no-any-return]
        if type(answer) is int:
            raise SeenBeforeError(answer)
        if by_source is not None and type(by_source) is not int:
            both = f"{brief(truth.id)} and {brief(source)}, which is its source_id"
            raise InputError(f"{self.name} answers the row twice, as {both}")
        self.answers[truth.id] = place
        return answer  # type: ignore[return-value]

    def untaken(self) -> list[tuple[int, str]]:
        rows = zip(self.lines, self.answers.items())
        return [(line, row_id) for line, (row_id, answer) in rows if type(answer) is not int]


class Floor(Entrant):
    """Answers that know no more than the image's size; see section 5."""

    def __init__(self, kind: str, seed: int) -> None:
        super().__init__(f"floor:{kind}@{seed}" if kind == "random" else f"floor:{kind}")
        self.draw = FLOORS[kind]
        self.seed = seed

    def take(self, truth: Truth, place: int, source: Any = None) -> Answer:
        super().take(truth, place)
        return self.draw(truth, self.seed)


def center_answer(truth: Truth, seed: int) -> Answer:
    width, height = known_size(truth, "--floor")
    if truth.rule == "iou":
        return width / 4, height / 4, width * 3 / 4, height * 3 / 4
    return width / 2, height / 2


def random_answer(truth: Truth, seed: int) -> Answer:
    width, height = known_size(truth, "--floor")
    drawn = hashlib.sha256(f"{seed}/{truth.id}".encode("utf-8", "surrogatepass")).digest()
    x1, y1, x2, y2 = (int.from_bytes(drawn[i : i + 8], "big") / 2**64 for i in (0, 8, 16, 24))
    if truth.rule == "iou":
        return bounds([(x1 * width, y1 * height), (x2 * width, y2 * height)])  # type: ignore
    return x1 * width, y1 * height


def refuse_answer(truth: Truth, seed: int) -> Answer:
    return ()


FLOORS = {"center": center_answer, "random": random_answer, "refuse": refuse_answer}


# ------------------------------------------------------------------------------------------- rules


class Rule(NamedTuple):
    """What a type of `eval` means: how its truth is read, what answers it, and what is right."""

    name: str  # in the signature
    read: Callable[[str, Row, Size | None], Truth]
    numbers: int  # of an answer of the right kind
    wrong_kind: str
    hits: Callable[[Truth, Box], bool]


def point_hits(truth: Truth, point: Box) -> bool:
    x, y = point
    if not in_boxes(truth.boxes, x, y) and not (truth.polygon and in_polygon(truth.polygon, x, y)):
        return False
    return not truth.excluded or not in_boxes(truth.excluded, x, y)


def in_boxes(boxes: Sequence[Box], x: float, y: float) -> bool:
    for x1, y1, x2, y2 in boxes:
        if x1 <= x <= x2 and y1 <= y <= y2:
            return True
    return False


def in_polygon(polygon: Sequence[Box], x: float, y: float) -> bool:
    """Even-odd: a ray to the right crosses the edges an odd number of times. Edges are inside."""
    inside = False
    x1, y1 = polygon[-1]
    for x2, y2 in polygon:
        side = (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)
        if side == 0 and min(x1, x2) <= x <= max(x1, x2) and min(y1, y2) <= y <= max(y1, y2):
            return True
        if (y1 > y) != (y2 > y) and (side > 0) == (y2 > y1):
            inside = not inside
        x1, y1 = x2, y2
    return inside


# Thresholds of `iou` rows, from the areas of intersection, true box and predicted box.
MEASURES: dict[str, Callable[[float, float, float], float]] = {
    "min_iou": lambda both, truth, predicted: both / (truth + predicted - both),
    "min_coverage": lambda both, truth, predicted: both / truth,
    "min_precision": lambda both, truth, predicted: both / predicted if predicted else 0.0,
}


def areas(truth: Box, predicted: Box) -> tuple[float, float, float]:
    x1, y1, x2, y2 = truth
    a1, b1, a2, b2 = predicted
    both = max(min(x2, a2) - max(x1, a1), 0) * max(min(y2, b2) - max(y1, b1), 0)
    return both, (x2 - x1) * (y2 - y1), (a2 - a1) * (b2 - b1)


def box_hits(truth: Truth, predicted: Box) -> bool:
    for box in truth.boxes:
        found = areas(box, predicted)
        if all(MEASURES[name](*found) >= least for name, least in truth.thresholds):
            return True
    return False


def best_iou(truth: Truth, predicted: Box) -> float:
    return max(MEASURES["min_iou"](*areas(box, predicted)) for box in truth.boxes)


RULES = {
    "point_in_bbox": Rule(
        "closed-box", read_point_target, 2, "a box where a point is asked for", point_hits
    ),
    "iou": Rule("iou", read_box_target, 4, "a point where a box is asked for", box_hits),
    "refusal": Rule("refusal", read_refusal_target, 0, "", lambda truth, answer: False),
}


# ---------------------------------------------------------------------------------------- verdicts


# NamedTuple's own constructors take three times as long, and a million rows feel it.
new_tuple: Callable[[Any, tuple[Any, ...]], Any] = tuple.__new__


class Verdict(NamedTuple):
    """What became of one row; see section 4."""

    outcome: str  # one of OUTCOMES
    detail: str | None = None  # of a miss one of KINDS, of an invalid answer the reason
    distance: float | None = None  # pixels, of an answered point row
    iou: float | None = None  # of an answered box row, with the best region
    readings: tuple[str, ...] = ()  # of a miss: the other readings that would have hit


MISSING = Verdict("missing")
REFUSED = Verdict("refused")
POINT_HIT = Verdict("hit", distance=0.0)
RIGHT_REFUSAL = Verdict("hit")
ANSWERED = Verdict("miss", "answered")


def judge(truth: Truth, answer: Answer | None, frame: str = "pixel") -> Verdict:
    """The verdict on one row; raises InputError if the frame needs an image_size that is not there.

    `answer` is what parse_prediction returns, or None where there is no prediction.
    """
    if answer is None:
        return MISSING
    if isinstance(answer, str):
        return Verdict("invalid", answer)
    if not answer:
        return RIGHT_REFUSAL if truth.rule == "refusal" else REFUSED
    if truth.rule == "refusal":
        return ANSWERED
    rule = RULES[truth.rule]
    if len(answer) != rule.numbers:
        return Verdict("invalid", rule.wrong_kind)
    if frame != "pixel":
        answer = to_pixels(answer, frame, known_size(truth, f"--frame {frame}"))
    hit = rule.hits(truth, answer)
    if rule.numbers == 2:
        return POINT_HIT if hit else explain_point(truth, answer, frame)
    iou = best_iou(truth, answer)
    return Verdict("hit", iou=iou) if hit else explain_box(truth, answer, frame, iou)


def to_pixels(answer: Box, frame: str, size: Size) -> tuple[float, ...]:
    """A point or box of a relative frame in pixels, neither rounded nor clipped."""
    scale = FRAMES[frame]
    return tuple([v * side / scale for v, side in zip(answer, size * 2)])


class Readings(NamedTuple):
    """Other ways to read an answer, as changes of the pixels it was declared to mean."""

    swapped: Size  # factors of y, which becomes x, and of x, which becomes y
    scaled: list[tuple[str, float, float]]  # names and factors of x and y
    slant: Size  # every factor pair is a multiple of (1, 1) or of this one


@lru_cache(maxsize=None)
def other_readings(frame: str, size: Size | None) -> Readings:
    scaled: list[tuple[str, float, float]] = [("doubled", 2, 2), ("halved", 0.5, 0.5)]
    if size is None:
        return Readings((1, 1), scaled, (1, 1))
    width, height = size
    declared = FRAMES[frame]
    for name, scale in FRAMES.items():
        if name == frame:
            continue
        if declared and scale:
            scaled.append((name, declared / scale, declared / scale))
        elif declared:
            scaled.append((name, declared / width, declared / height))
        else:
            scaled.append((name, width / scale, height / scale))
    if declared:
        return Readings((width / height, height / width), scaled, (height, width))
    return Readings((1, 1), scaled, (width, height))


def explain_point(truth: Truth, point: Box, frame: str) -> Verdict:
    x, y = point
    others = other_readings(frame, truth.size)
    (x_swap, y_swap), scaled, _ = others
    readings: tuple[str, ...] = ()
    if truth.hull and may_hit_otherwise(truth.hull, x, y, others):
        reread = [("swapped", (y * x_swap, x * y_swap))]
        reread += [(name, (x * across, y * down)) for name, across, down in scaled]
        readings = tuple([name for name, other in reread if point_hits(truth, other)])
    shapes = [*truth.boxes, bounds(truth.polygon)] if truth.polygon else truth.boxes
    return point_miss(shapes, truth.size, x, y, readings)


def may_hit_otherwise(hull: Box, x: float, y: float, others: Readings) -> bool:
    """Whether the point swapped, or any multiple of it, lies in the hull; cheap, and mostly not."""
    x1, y1, x2, y2 = hull
    (x_swap, y_swap), _, (x_slant, y_slant) = others
    if y1 * x <= x2 * y and x1 * y <= y2 * x:
        return True
    if x1 <= y * x_swap <= x2 and y1 <= x * y_swap <= y2:
        return True
    u, v = x * x_slant, y * y_slant
    return (y1 * u <= x2 * v and x1 * v <= y2 * u) or x1 < 0 or y1 < 0


def point_miss(
    shapes: Sequence[Box], size: Any, x: float, y: float, readings: tuple[str, ...]
) -> Verdict:
    near, least = False, math.inf
    for x1, y1, x2, y2 in shapes:
        across = x1 - x if x < x1 else x - x2 if x > x2 else 0.0
        down = y1 - y if y < y1 else y - y2 if y > y2 else 0.0
        distance = math.hypot(across, down)
        if distance < least:
            least = distance
        if (across <= NEAR_PX or across <= x2 - x1) and (down <= NEAR_PX or down <= y2 - y1):
            near = True
    kind = "near" if near else kind_of_far_miss(size, x, y, readings)
    verdict: Verdict = new_tuple(Verdict, ("miss", kind, least, None, readings))
    return verdict


def explain_box(truth: Truth, box: Box, frame: str, iou: float) -> Verdict:
    x1, y1, x2, y2 = box
    (x_swap, y_swap), scaled, _ = other_readings(frame, truth.size)
    reread = {"swapped": (y1 * x_swap, x1 * y_swap, y2 * x_swap, x2 * y_swap)}
    for name, across, down in scaled:
        reread[name] = (x1 * across, y1 * down, x2 * across, y2 * down)
    readings = tuple([name for name, other in reread.items() if box_hits(truth, other)])
    kind = point_miss(truth.boxes, truth.size, (x1 + x2) / 2, (y1 + y2) / 2, readings).detail
    return Verdict("miss", kind, None, iou, readings)


def kind_of_far_miss(size: Size | None, x: float, y: float, readings: Sequence[str]) -> str:
    if readings:
        return "axes_swapped" if readings[0] == "swapped" else "wrong_scale"
    if size and not (0 <= x <= size[0] and 0 <= y <= size[1]):
        return "off_image"
    return "elsewhere"


# ---------------------------------------------------------------------------------------- counting

SLOT_KEYS = [(rule, outcome) for rule in RULES for outcome in OUTCOMES]
SLOTS = {key: i * len(SIZE_BINS) for i, key in enumerate(SLOT_KEYS)}


def no_counts() -> Counts:
    return dict.fromkeys(OUTCOMES, 0)


class Tally:
    """The counts of one suite under one set of predictions."""

    def __init__(self, suite: str, by: Sequence[str]) -> None:
        self.suite = suite
        self.versions: list[str] = []
        self.asked = tuple(dict.fromkeys([*BREAKDOWNS.get(suite, ANY_BREAKDOWN), *by]))
        self.fields = tuple(dict.fromkeys(part for name in self.asked for part in name.split("+")))
        self.values = itemgetter(*self.fields)
        # values of the fields -> SLOTS[rule, outcome] + size bin -> rows
        self.cells: dict[Any, dict[int, int]] = {}
        self.distances = array("d")  # those that are not 0
        self.kinds: dict[str | None, int] = dict.fromkeys(KINDS, 0)
        self.reasons: dict[str | None, int] = defaultdict(int)
        self.readings: Counts = defaultdict(int)
        # pair_id -> rows, hits, hits on refusal rows
        self.twins: dict[str, list[int]] = {}
        self.images: dict[str, Counts] = {}  # by bin of the image's size, of suites with levels

    def add(self, row: Row, rule: str, hull: Box | None, verdict: Verdict) -> None:
        size_bin = 0
        if hull:
            x1, y1, x2, y2 = hull
            size_bin = bisect_right(SIZE_CUTS, x2 - x1 if x2 - x1 < y2 - y1 else y2 - y1)
        try:
            cells = self.cells[self.values(row)]
        except (KeyError, TypeError):
            cells = self._new_cells(row)
        outcome, detail, distance, _, readings = verdict
        cells[SLOTS[rule, outcome] + size_bin] += 1
        if "pair_id" in row or "task" in row:
            self._add_of_levels(row, rule, outcome)
        if outcome == "miss":
            self.kinds[detail] += 1
            if distance is not None:
                self.distances.append(distance)
            for name in readings:
                self.readings[name] += 1
        elif outcome == "invalid":
            self.reasons[detail] += 1

    def _add_of_levels(self, row: Row, rule: str, outcome: str) -> None:
        pair, size = row.get("pair_id"), row.get("image_size")
        if type(pair) is str and pair:
            twins = self.twins.setdefault(pair, [0, 0, 0])
            twins[0] += 1
            twins[1] += outcome == "hit"
            twins[2] += outcome == "hit" and rule == "refusal"
        if size:
            name = IMAGE_BINS[bisect_right(IMAGE_CUTS, size[0] * size[1])]
            self.images.setdefault(name, no_counts())[outcome] += 1

    def _new_cells(self, row: Row) -> dict[int, int]:
        """The cells of values not seen before, nested, absent, or not hashable."""
        values = tuple([look_up(row, field) for field in self.fields])
        return self.cells.setdefault(values, defaultdict(int))

    def counts_of(self, name: str) -> dict[Any, Counts]:
        """Verdicts by the values of a field; of crossed ones, a+b, by tuples of their values."""
        places = [self.fields.index(part) for part in name.split("+")]

        def group(values: Any, rule: str, size_bin: int) -> Any:
            found = tuple([comparable(values[place]) for place in places])
            return found if len(found) > 1 else found[0]

        return self.counts_by(group)

    def counts_by(self, group: Callable[[Any, str, int], Any]) -> dict[Any, Counts]:
        """Verdicts by group(values, rule, size bin)."""
        groups: dict[Any, Counts] = {}
        for values, cells in self.cells.items():
            for slot, rows in cells.items():
                rule, outcome = SLOT_KEYS[slot // len(SIZE_BINS)]
                counts = groups.setdefault(group(values, rule, slot % len(SIZE_BINS)), no_counts())
                counts[outcome] += rows
        return groups


def look_up(row: Row, field: str) -> Any:
    """`row["sheet.zoom"]`, or else `row["sheet"]["zoom"]`, or None; hashable."""
    value: Any = row.get(field)
    if field not in row:
        value = row
        for part in field.split("."):
            value = value.get(part) if isinstance(value, dict) else None
    return brief(value) if isinstance(value, (list, dict)) else value


def comparable(value: Any) -> Any:
    """The value; NaN and the infinite ones, which equal nothing or are no JSON, as texts."""
    return brief(value) if type(value) is float and not math.isfinite(value) else value


class Pairs:
    """The same rows under two sets of predictions."""

    def __init__(self) -> None:
        self.both = self.neither = 0
        self.gained: list[str] = []
        self.lost: list[str] = []

    def add(self, row_id: str, first: bool, second: bool) -> None:
        self.both += first and second
        self.neither += not first and not second
        if first != second:
            (self.gained if first else self.lost).append(row_id)


class Settings(NamedTuple):
    """What the score depends on besides truth and answers."""

    frame: str = "pixel"
    partial: bool = False
    suites: tuple[str, ...] = ()  # all, if empty
    by: tuple[str, ...] = ()


class TruthFile:
    """A metadata.jsonl, or shards, with what the manifest says of them."""

    def __init__(self, path: Path) -> None:
        self.path = str(path)
        self.rows = truth_rows(path)
        self.suites: list[str] = []  # of its rows that were scored, sorted
        self.suite, self.version = read_manifest(manifest_of(path))


def manifest_of(path: Path) -> Path:
    """Where the manifest of a set lies: beside its rows, or in the `test/` beside its shards."""
    beside = path.parent / "MANIFEST.json"
    shards = path.suffix in READERS and not beside.is_file()
    return path.parent / path.name.split("-")[0] / beside.name if shards else beside


def read_manifest(path: Path) -> tuple[str, str]:
    """Suite and version; `custom` and `?` where the manifest is silent or absent."""
    if not path.is_file():
        return "custom", "?"
    try:
        manifest = CAREFUL.decode(path.read_bytes().decode("utf-8-sig"))
        return str(manifest.get("suite", "custom")), str(manifest.get("suite_version", "?"))
    except OSError as error:
        raise InputError(f"{path}: cannot be read: {error.strerror}") from None
    except (ValueError, AttributeError, RecursionError):
        raise InputError(f"{path}:1: not a manifest; expected one JSON object") from None


class Scoring:
    """One pass over the truth: a verdict for each row and entrant, counted by suite."""

    def __init__(self, files: Sequence[TruthFile], entrants: Sequence[Entrant], settings: Settings):
        self.files = files
        self.entrants = entrants
        self.settings = settings
        self.suites: dict[str, list[Tally]] = {}  # one tally an entrant
        self.met: dict[str, list[Tally]] = {}  # the suites that the file being read has shown
        self.pairs = Pairs()
        self.record: Recorder | None = None
        self.skipped = 0  # rows that --partial leaves out
        self.other_suites = 0  # predictions that --suite leaves out
        self.sizes: set[Size] = set()  # that were found good

    def run(self, record: Recorder | None = None) -> None:
        """Scores every row; `record` is told of each."""
        self.record = record
        detours = record or self.settings._replace(by=()) != Settings() or len(self.entrants) > 1
        first = self.entrants[0]
        plain = first.answers if isinstance(first, Predictions) and not detours else {}
        step = len(self.files)
        for index, file in enumerate(self.files):
            self.met = {}
            line = 0
            for line, rows in file.rows.blocks():
                places = range(line * step + index, (line + len(rows)) * step, step)
                self._score_rows(file, zip(places, rows), plain)
            if not line:
                raise InputError(f"{file.path}:1: no rows; expected lines such as {TRUTH_EXAMPLE}")
            file.suites = sorted({tallies[0].suite for tallies in self.met.values()})
        self._check_everything_was_met()

    def _score_rows(
        self, file: TruthFile, rows: Iterable[tuple[int, Row]], answers: dict[str, Any]
    ) -> None:
        """Does for each row what _score_row does, but in a third of the time for most of them.

        Those are point rows with one box of integers and nothing else, answered in pixels.
        """
        good_size: Any = None
        others: Any = None
        for place, row in rows:
            try:
                row_id, spec, size = row["id"], row["eval"], row["image_size"]
                x1, y1, x2, y2 = box = spec["bbox"]
                x, y = answer = answers[row_id]
                (tally,) = self.met[row_id[:4]]
                if size != good_size and tuple(size) in self.sizes:
                    good_size, others = size, other_readings("pixel", tuple(size))
                plain = (
                    type(x1) is type(y1) is type(x2) is type(y2) is int
                    and LEAST < x1 <= x2 < MOST
                    and LEAST < y1 <= y2 < MOST
                    and others is not None
                    and size == good_size
                    and len(spec) == 2
                    and spec["type"] == "point_in_bbox"
                )
            except (KeyError, TypeError, ValueError):
                plain = False
            if not plain:
                try:
                    self._score_row(row, file, place)
                except InputError as error:
                    raise error.at(file.path, place // len(self.files)) from None
                continue
            answers[row_id] = place
            if x1 <= x <= x2 and y1 <= y <= y2:
                verdict = POINT_HIT
            elif may_hit_otherwise(box, x, y, others):
                parts = (row_id, "point_in_bbox", box, (box,), (), (), (), tuple(size))
                verdict = explain_point(new_tuple(Truth, parts), answer, "pixel")
            else:
                verdict = point_miss((box,), size, x, y, ())
            tally.add(row, "point_in_bbox", box, verdict)

    def _score_row(self, row: Row, file: TruthFile, place: int) -> None:
        frame, partial, suites, _ = self.settings
        truth = check_truth(row)
        answers = self._take(truth, place, row.get("source_id"))
        suite = PREFIXES.get(truth.id[:4], file.suite)
        if suites and suite not in suites:
            self.other_suites += len(answers) - answers.count(None)
            return
        if partial and None in answers:
            self.skipped += 1
            return
        if truth.size:
            self.sizes.add(truth.size)
        verdicts = [judge(truth, answer, frame) for answer in answers]
        for tally, verdict in zip(self._tallies(suite, file, truth.id), verdicts):
            tally.add(row, truth.rule, truth.hull, verdict)
        if len(verdicts) == 2:
            self.pairs.add(truth.id, *(verdict.outcome == "hit" for verdict in verdicts))
        if self.record:
            self.record(suite, truth, answers[0], verdicts[0])

    def _take(self, truth: Truth, place: int, source: Any) -> list[Answer | None]:
        try:
            return [entrant.take(truth, place, source) for entrant in self.entrants]
        except SeenBeforeError as again:
            line, index = divmod(again.place, len(self.files))
            first = f"{self.files[index].path}:{line}"
            if again.source:
                problem = "a prediction names it, and it is not clear which row is meant"
                shown = f"source_id {brief(again.source)} is that of {first} too: {problem}"
                raise InputError(f"{shown}; expected the rows' own ids") from None
            raise InputError(f"id {brief(truth.id)} again, first at {first}") from None

    def _tallies(self, suite: str, file: TruthFile, row_id: str) -> list[Tally]:
        prefix = row_id[:4]
        if prefix not in self.met:
            by = self.settings.by
            self.met[prefix] = self.suites.setdefault(
                suite, [Tally(suite, by) for _ in self.entrants]
            )
            for tally in self.met[prefix]:
                if file.version not in tally.versions:
                    tally.versions.append(file.version)
        return self.met[prefix]

    def _check_everything_was_met(self) -> None:
        wanted = self.settings.suites
        for suite in wanted:
            if suite not in self.suites and not self.skipped:
                raise InputError(f"no row of suite {brief(suite)} in {self._paths()}")
        for entrant in self.entrants:
            left = entrant.untaken()
            unknown = [row for row in left if PREFIXES.get(row[1][:4]) in (None, *wanted)]
            if wanted:
                self.other_suites += len(left) - len(unknown)
                left = unknown
            for line, row_id in left[:1]:
                more = f" ({len(left)} such ids)" if len(left) > 1 else ""
                problem = f"id {brief(row_id)} is not in {self._paths()}{more}"
                raise InputError(problem).at(entrant.name, line)
        if not self.suites:
            raise InputError("--partial leaves no row to score: no prediction is of these suites")

    def _paths(self) -> str:
        return " + ".join(file.path for file in self.files)


# -------------------------------------------------------------------------------------- statistics


def wilson(hits: int, n: int) -> tuple[float, float]:
    """95 % score interval of hits / n; (0, 1) for n = 0."""
    if n == 0:
        return 0.0, 1.0
    share, slack = hits / n, Z95 * Z95 / n
    middle = share + slack / 2
    half = math.sqrt(slack * (share * (1 - share) + slack / 4))
    low, high = (middle - half) / (1 + slack), (middle + half) / (1 + slack)
    return (low if hits else 0.0), (high if hits < n else 1.0)


def newcombe(a: int, b: int, c: int, d: int) -> tuple[float, float]:
    """95 % interval of the paired difference (b - c) / n.

    Of n rows a are right in both files, b in the first only, c in the second only, d in neither.
    Newcombe 1998, Statist. Med. 17:2635-2650, method 10.
    """
    n = a + b + c + d
    first, second, difference = (a + b) / n, (a + c) / n, (b - c) / n
    low1, high1 = wilson(a + b, n)
    low2, high2 = wilson(a + c, n)
    margins = (a + b) * (c + d) * (a + c) * (b + d)
    product = a * d - b * c
    if product > 0:
        product = max(product - n / 2, 0)  # type: ignore[assignment]  # continuity correction
    phi = product / math.sqrt(margins) if margins else 0.0

    def half(this: float, other: float) -> float:
        return math.sqrt(max(this * this - 2 * phi * this * other + other * other, 0.0))

    return (
        difference - half(first - low1, high2 - second),
        difference + half(high1 - first, second - low2),
    )


def mcnemar(b: int, c: int) -> float:
    """Two-sided exact p of b against c flips: twice the smaller tail of binomial(b + c, 1/2)."""
    n, k = b + c, min(b, c)
    log_largest = math.lgamma(n + 1) - math.lgamma(k + 1) - math.lgamma(n - k + 1) - n * math.log(2)
    term = total = 1.0
    while k > 0 and term > total * 1e-17:  # downwards from the largest term of the tail
        term *= k / (n - k + 1)
        total += term
        k -= 1
    return min(1.0, 2 * math.exp(log_largest) * total)


def quantile(zeros: int, others: Sequence[float], share: float) -> float:
    """Of `zeros` zeros and the sorted others, interpolated between order statistics (type 7)."""
    at = share * (zeros + len(others) - 1)
    low = math.floor(at)
    pair = [others[i - zeros] if i >= zeros else 0.0 for i in (low, math.ceil(at))]
    return pair[0] + (pair[1] - pair[0]) * (at - low)


# ------------------------------------------------------------------------------------------ report
#
# A report is plain JSON. The renderers below read it and nothing else.


def score_of(counts: Counts) -> Report:
    return {**share_of(counts["hit"], sum(counts.values())), "verdicts": counts}


def share_of(hits: int, n: int) -> Report:
    return {"n": n, "hits": hits, "accuracy": hits / n if n else None, "ci95": wilson(hits, n)}


def summed(groups: Iterable[Counts]) -> Counts:
    total = no_counts()
    for counts in groups:
        for outcome, rows in counts.items():
            total[outcome] += rows
    return total


def breakdown(groups: dict[Any, Counts]) -> list[Report]:
    """Scores by value: numbers in order, then the rest by name, then rows without a value."""

    def order(value: Any) -> tuple[Any, ...]:
        if type(value) is tuple:
            return tuple([order(part) for part in value])
        if value is None:
            return 2, 0, ""
        return (0, value, "") if type(value) in NUMBERS else (1, 0, str(value))

    return [{"value": v, **score_of(groups[v])} for v in sorted(groups, key=order)]


def suite_report(tally: Tally, shown: Sequence[str] = ()) -> Report:
    """`shown` are fields that people want to see although they are in the JSON only."""
    rules = tally.counts_by(lambda values, rule, size_bin: rule)
    sizes = tally.counts_by(lambda values, rule, size_bin: None if rule == "refusal" else size_bin)
    counts = {name: tally.counts_of(name) for name in tally.asked}
    by = {name: breakdown(counts[name]) for name in tally.asked if has_values(counts[name])}
    answerable = summed(of_rule for rule, of_rule in rules.items() if rule != "refusal")
    levels = levels_report(tally)
    hidden = {*JSON_ONLY, "task", "level"} if levels else JSON_ONLY  # the levels say these
    images = [(name, tally.images[name]) for name in IMAGE_BINS if name in tally.images]
    bins = [(name, sizes[i]) for i, name in enumerate(SIZE_BINS) if i in sizes]
    return {
        "suite": tally.suite,
        "version": "+".join(sorted(tally.versions)),
        **score_of(summed(rules.values())),
        "by": by,
        "shown": [field for field in by if field in shown or field not in hidden],
        "levels": levels,
        "by_rule": [{"value": rule, **score_of(rules[rule])} for rule in RULES if rule in rules],
        "by_target_size": [{"value": name, **score_of(of_bin)} for name, of_bin in bins],
        "by_image_size": [{"value": name, **score_of(of_bin)} for name, of_bin in images],
        "macro": {field: macro(scores) for field, scores in by.items()},
        "over_refusal": {"refused": answerable["refused"], "n": sum(answerable.values())},
        "refusal": refusal_report(answerable, rules.get("refusal")),
        "pairs": pairs_report(tally.twins.values()),
        "kinds_of_miss": tally.kinds,
        "invalid_reasons": tally.reasons,
        "distance": distance_report(tally, rules.get("point_in_bbox")),
        "other_readings": tally.readings,
    }


def levels_report(tally: Tally) -> list[Report]:
    """The score of each level with those of its `tasks`; none unless every row has both."""
    if "task" not in tally.fields:
        return []
    groups: dict[Any, dict[Any, Counts]] = {}
    for (task, given), counts in tally.counts_of("task+level").items():
        level = TASK_LEVELS.get(task) if given is None else given
        if task is None or level is None:
            return []
        tasks = groups.setdefault(level, {})
        tasks[task] = summed([counts, tasks.get(task, no_counts())])

    def in_order(names: Iterable[Any], known: Sequence[str]) -> list[Any]:
        places = {name: place for place, name in enumerate(known)}
        return sorted(names, key=lambda name: (places.get(name, len(places)), str(name)))

    return [
        {
            "value": level,
            **score_of(summed(groups[level].values())),
            "tasks": [
                {"value": task, **score_of(groups[level][task])}
                for task in in_order(groups[level], LEVELS.get(level, ()))
            ],
        }
        for level in in_order(groups, list(LEVELS))
    ]


def refusal_report(answerable: Counts, refusals: Counts | None) -> Report | None:
    """Section 5; None where the suite has no refusal row."""
    if refusals is None:
        return None
    right, rows, over = refusals["hit"], sum(refusals.values()), answerable["refused"]
    return {
        "precision": share_of(right, right + over),
        "recall": share_of(right, rows),
        "over_refusal": share_of(over, sum(answerable.values())),
    }


def pairs_report(twins: Iterable[Sequence[int]]) -> Report | None:
    """How many pairs are right, and which half of the others is; None where there are none."""
    pairs = [pair for pair in twins if pair[0] > 1]
    if not pairs:
        return None
    both = sum(hits == rows for rows, hits, _ in pairs)
    neither = sum(hits == 0 for _, hits, _ in pairs)
    refused = sum(0 < hits < rows and hits == refusals for rows, hits, refusals in pairs)
    halves = {"refusal_only": refused, "answer_only": len(pairs) - both - neither - refused}
    return {**share_of(both, len(pairs)), **halves, "neither": neither}


def has_values(groups: dict[Any, Counts]) -> bool:
    """Whether any row has the field; of crossed ones, whether each is had by any."""
    columns = zip(*[value if type(value) is tuple else (value,) for value in groups])
    return bool(groups) and all(set(column) != {None} for column in columns)


def macro(scores: Sequence[Report]) -> float:
    return math.fsum(score["accuracy"] for score in scores) / len(scores)


def distance_report(tally: Tally, points: Counts | None) -> Report:
    """In pixels, over answered point rows."""
    far = sorted(tally.distances)
    zeros = points["hit"] if points else 0
    n = zeros + len(far)
    if not n:
        return {"n": 0, "median": None, "p90": None}
    return {"n": n, "median": quantile(zeros, far, 0.5), "p90": quantile(zeros, far, 0.9)}


def reading_warning(name: str, report: Report, frame: str) -> str | None:
    """Section 4: another reading that would score far better than the declared one."""
    n, hits = report["n"], report["hits"]
    names = [*FRAMES, *READING_TEXTS]  # of equals the later, so rather per1000 than per999
    found = report["other_readings"]
    reading = max(names, key=lambda name: (found.get(name, 0), names.index(name)))
    more = found.get(reading, 0)
    if n < 20 or more < 2 * hits or more - hits < n / 5:
        return None
    how = READING_TEXTS.get(reading, f"with --frame {reading}")
    return (
        f"{name}: {hits} of {n} rows hit with --frame {frame}, but {more} of the others would hit "
        f"{how}; scored as declared"
    )


def unusable_warning(entrant: Entrant) -> str | None:
    """Section 1: no prediction can be used, so what they say stands elsewhere than expected."""
    if not isinstance(entrant, Predictions) or not entrant.unusable:
        return None
    row = entrant.first_row
    keys = [*PARSERS, *(key for _, keys in FLAT_FORMS for key in keys)]
    given = {key: row[key] for key in keys if row.get(key) is not None}
    found = f"the keys {brief(list(row))}"
    if given:
        found = ", ".join([f"{brief(key)}: {brief(value)}" for key, value in given.items()])
        values = [value if type(value) is list else [value] for value in given.values()]
        if any(is_number_in_text(part) for parts in values for part in parts):
            found += " (numbers as strings)"
    return (
        f"{entrant.name}: none of {len(entrant.answers)} predictions can be used; line "
        f'{entrant.lines[0]} has {found}; expected "point" or "coordinate": [x, y], '
        '"bbox": [x1, y1, x2, y2], numbers without quotes, or "refusal": true'
    )


def is_number_in_text(value: Any) -> bool:
    try:
        return type(value) is str and math.isfinite(float(value))
    except ValueError:
        return False


READING_TEXTS = {
    "swapped": "with x and y swapped",
    "doubled": "with all numbers doubled",
    "halved": "with all numbers halved",
}


def full_report(scoring: Scoring) -> Report:
    suites = [suite_report(ts[0], scoring.settings.by) for ts in scoring.suites.values()]
    for field in scoring.settings.by:
        if not any(field in suite["by"] for suite in suites):
            what = "these fields" if "+" in field else "this field"
            raise InputError(f"--by {field}: no row has {what}")
    overall = score_of(summed(suite["verdicts"] for suite in suites))
    report = {
        "scorer": __version__,
        "signature": signature(scoring, suites),
        "frame": scoring.settings.frame,
        "predictions": scoring.entrants[0].name,
        **overall,
        "micro": overall["accuracy"],
        "macro": macro(suites),
        "data": [
            {"path": f.path, "sha256": f.rows.digest.hexdigest(), "suite_version": f.version}
            for f in scoring.files
        ],
        "suites": suites,
        "compare": compare_report(scoring) if len(scoring.entrants) == 2 else None,
    }
    report["warnings"] = warnings_of(scoring, suites)
    report["notes"] = notes_of(scoring)
    return report


def warnings_of(scoring: Scoring, suites: Sequence[Report]) -> list[str]:
    frame = scoring.settings.frame
    found = [unusable_warning(entrant) for entrant in scoring.entrants]
    found += [reading_warning(suite["suite"], suite, frame) for suite in suites]
    if len(scoring.entrants) == 2:
        for tallies in scoring.suites.values():
            name = f"{scoring.entrants[1].name}: {tallies[1].suite}"
            found.append(reading_warning(name, suite_report(tallies[1]), frame))
    return [warning for warning in found if warning]


def notes_of(scoring: Scoring) -> list[str]:
    notes = []
    if scoring.skipped:
        notes.append(f"note: --partial leaves out {scoring.skipped} rows without a prediction")
    if scoring.other_suites:
        notes.append(f"note: --suite leaves out {scoring.other_suites} predictions of other suites")
    return notes


def signature(scoring: Scoring, suites: Sequence[Report]) -> str:
    frame, partial, _, _ = scoring.settings
    rules = {score["value"] for suite in suites for score in suite["by_rule"]}
    floors = [entrant.name for entrant in scoring.entrants[:1] if isinstance(entrant, Floor)]
    files = sorted((file.suites, file.rows.digest.hexdigest()) for file in scoring.files)
    parts = [
        "pointerbench-" + "+".join(sorted(f"{s['suite']}:{s['version']}" for s in suites)),
        f"n:{sum(suite['n'] for suite in suites)}",
        "data:" + "+".join(digest[:12] for met, digest in files if met),
        "rule:" + "+".join(rule.name for key, rule in RULES.items() if key in rules),
        f"frame:{frame}",
        f"missing:{'skipped' if partial else 'miss'}",
        *floors,
        f"scorer:{__version__}",
    ]
    return printable("|".join(parts))


def compare_report(scoring: Scoring) -> Report:
    pairs = scoring.pairs
    both, gained, lost, neither = pairs.both, len(pairs.gained), len(pairs.lost), pairs.neither
    n = both + gained + lost + neither
    reports = [suite_report(tallies[1]) for tallies in scoring.suites.values()]
    return {
        "predictions": scoring.entrants[0].name,
        "other": scoring.entrants[1].name,
        "other_score": score_of(summed(report["verdicts"] for report in reports)),
        "both": both,
        "gained": gained,
        "lost": lost,
        "neither": neither,
        "difference": (gained - lost) / n,
        "ci95": newcombe(both, gained, lost, neither),
        "mcnemar_p": mcnemar(gained, lost),
        "gained_ids": pairs.gained,
        "lost_ids": pairs.lost,
    }


# --------------------------------------------------------------------------------------- rendering

FLIPS_SHOWN = 10
TITLES = {"gd": "GD", "pro-4k": "Pro 4K"}


def percent(share: float | None) -> str:
    return "n/a" if share is None else f"{share * 100:.2f}%"


def interval(score: Report, sign: str = "") -> str:
    low, high = score["ci95"]
    between = " to " if sign else "-"
    return f"95% CI {low * 100:{sign}.1f}{between}{high * 100:{sign}.1f}"


def printable(value: Any) -> str:
    """A value of the data on one line, without control characters."""
    if type(value) is tuple:  # of crossed fields
        return " + ".join([printable(part) for part in value])
    text = "(none)" if value is None else str(value)
    return text if text.isprintable() else text.encode("unicode_escape").decode()


def tables(suite: Report) -> Iterator[tuple[str, list[Report]]]:
    """The breakdowns of a suite that people read, in order."""
    for field in suite["shown"]:
        yield field, suite["by"][field]
    if len(suite["by_rule"]) > 1:
        yield "rule", suite["by_rule"]
    if suite["by_target_size"]:
        yield "target size (shorter side)", suite["by_target_size"]
    if suite["levels"] and suite["by_image_size"]:
        yield "image size", suite["by_image_size"]


def level_rows(suite: Report) -> list[Report]:
    """Every level's tasks, then its average; the last line is that of all rows."""
    rows: list[Report] = []
    for level in suite["levels"]:
        rows += [*level["tasks"], {**level, "value": f"{printable(level['value'])} average"}]
    return [*rows, {**suite, "value": "overall"}] if rows else []


REFUSAL_TEXTS = {
    "precision": "refusal precision",
    "recall": "refusal recall",
    "over_refusal": "over-refusal",
}


def pair_rows(suite: Report) -> list[Report]:
    """What is said of refusals and of pairs, as scores."""
    found = suite["refusal"] or {}
    rows = [{"value": text, **found[key]} for key, text in REFUSAL_TEXTS.items() if key in found]
    return rows + ([{"value": "pair accuracy", **suite["pairs"]}] if suite["pairs"] else [])


def title(suite: Report) -> str:
    name = TITLES.get(suite["suite"]) or printable(suite["suite"]).capitalize()
    return f"Pointerbench-{name}: {suite['n']} examples"


def render_text(report: Report) -> str:
    lines: list[str] = []
    for suite in report["suites"]:
        lines += suite_lines(suite)
    if len(report["suites"]) > 1:
        lines += overall_lines(report)
    if report["compare"]:
        lines += compare_lines(report["compare"])
    return "\n".join([*lines, report["signature"], ""])


def head_lines(head: str, score: Report) -> list[str]:
    hits = f"({score['hits']}/{score['n']})"
    accuracy = f"Accuracy: {percent(score['accuracy'])}   {hits}   {interval(score)}"
    return [head, "=" * 44, accuracy, ""]


def suite_lines(suite: Report) -> list[str]:
    lines = head_lines(title(suite), suite)
    if suite["levels"]:
        lines += ["By level (averages weigh rows alike):", *score_lines(level_rows(suite)), ""]
    if pair_rows(suite):
        lines += ["Refusals and pairs:", *score_lines(pair_rows(suite)), *half_lines(suite), ""]
    for name, scores in tables(suite):
        lines += [f"By {name}:", *score_lines(scores), ""]
    averages = {"micro (rows alike)": percent(suite["accuracy"])}
    for field in suite["shown"]:
        averages[f"macro ({field})"] = percent(suite["macro"][field])
    lines += ["Averages:", *value_lines(averages), ""]
    lines += ["Verdicts:", *verdict_lines(suite), ""]
    misses = suite["verdicts"]["miss"]
    kinds = {kind.replace("_", " "): rows for kind, rows in suite["kinds_of_miss"].items()}
    lines += [f"Kinds of miss (of {misses}):", *value_lines(kinds), ""]
    distance = suite["distance"]
    if distance["n"]:
        lines.append(
            f"Distance to the box: median {distance['median']:.1f} px, 90th percentile "
            f"{distance['p90']:.1f} px   ({distance['n']} answered point rows)"
        )
        lines.append("")
    return lines


def half_lines(suite: Report) -> list[str]:
    """What became of the pairs that are not right."""
    pairs = suite["pairs"]
    if not pairs:
        return []
    counts = f"{pairs['refusal_only']} refusal only, {pairs['answer_only']} answer only"
    return [f"  (of the other pairs right: {counts}, {pairs['neither']} neither)"]


def score_lines(scores: Sequence[Report]) -> list[str]:
    cells = [(printable(s["value"]), percent(s["accuracy"]), f"(n={s['n']})") for s in scores]
    name_width = max(24, *(len(name) + len(share) - 6 for name, share, _ in cells))
    n_width = max(len(n) for _, _, n in cells)
    return [
        f"  {name:<{name_width}}{share:>7}   {n:<{n_width}}   {interval(score)}"
        for (name, share, n), score in zip(cells, scores)
    ]


def value_lines(values: dict[str, Any]) -> list[str]:
    width = max(24, *(len(name) for name in values))
    return [f"  {name:<{width}}{value:>7}" for name, value in values.items()]


def verdict_lines(suite: Report) -> list[str]:
    lines = value_lines(suite["verdicts"])
    over = suite["over_refusal"]
    if over["refused"]:
        lines[OUTCOMES.index("refused")] += f"   (over-refusal, of {over['n']} answerable rows)"
    if suite["invalid_reasons"]:
        reasons = "; ".join(
            f"{reason}: {rows}" for reason, rows in suite["invalid_reasons"].items()
        )
        lines[OUTCOMES.index("invalid")] += f"   ({reasons})"
    return lines


def overall_lines(report: Report) -> list[str]:
    suites = report["suites"]
    averages = {"micro (rows alike)": report["micro"], "macro (suites alike)": report["macro"]}
    return [
        *head_lines(f"Overall: {report['n']} examples in {len(suites)} suites", report),
        *value_lines({name: percent(share) for name, share in averages.items()}),
        "",
    ]


def compare_lines(compare: Report) -> list[str]:
    first, other = compare["predictions"], compare["other"]
    n, score = compare["other_score"]["n"], compare["other_score"]
    lines = [
        f"Compared with {other} on the same {n} rows",
        "=" * 44,
        f"Accuracy there: {percent(score['accuracy'])}   ({score['hits']}/{n})   {interval(score)}",
        f"Difference ({first} - {other}): {compare['difference'] * 100:+.2f} points   "
        f"{interval(compare, '+')}",
        f"Exact McNemar p = {compare['mcnemar_p']:.4g}   ({compare['gained']} gained, "
        f"{compare['lost']} lost, {compare['both']} hit in both, {compare['neither']} in neither)",
    ]
    for name in ("gained", "lost"):
        ids = compare[f"{name}_ids"]
        shown = ", ".join(printable(row_id) for row_id in ids[:FLIPS_SHOWN])
        more = (
            f" and {len(ids) - FLIPS_SHOWN} more (all in --json)" if len(ids) > FLIPS_SHOWN else ""
        )
        if ids:
            lines.append(f"{name.capitalize()}: {shown}{more}")
    return [*lines, ""]


def render_json(report: Report) -> str:
    return json.dumps(report, indent=1) + "\n"


def score_rows(report: Report) -> Iterator[list[Any]]:
    """Every score of the report as suite, field, value, score; for CSV and Markdown."""
    for suite in report["suites"]:
        yield [suite["suite"], "", "", suite]
        for score in level_rows(suite)[:-1]:
            yield [suite["suite"], "levels", printable(score["value"]), score]
        for score in pair_rows(suite):
            yield [suite["suite"], "refusals and pairs", score["value"], score]
        for name, scores in tables(suite):
            for score in scores:
                yield [suite["suite"], name, printable(score["value"]), score]
    if len(report["suites"]) > 1:
        yield ["overall", "", "", report]


def macro_rows(report: Report) -> Iterator[tuple[str, str, float]]:
    """Suite, field and macro average of every breakdown that people read."""
    for suite in report["suites"]:
        for field in suite["shown"]:
            yield suite["suite"], field, suite["macro"][field]


def render_csv(report: Report) -> str:
    import csv
    import io

    text = io.StringIO()
    writer = csv.writer(text)
    head = ["suite", "field", "value", "n", "hits", "accuracy", "ci95_low", "ci95_high"]
    writer.writerow([*head, *OUTCOMES[1:], "signature"])
    for suite, field, value, score in score_rows(report):
        numbers = [score["n"], score["hits"], score["accuracy"], *score["ci95"]]
        counts = score.get("verdicts", {})  # a share of refusals or pairs has none
        verdicts = [counts.get(outcome, "") for outcome in OUTCOMES[1:]]
        writer.writerow([suite, field, value, *numbers, *verdicts, report["signature"]])
    for suite, field, mean in macro_rows(report):
        empty = [""] * (len(OUTCOMES) + 1)
        writer.writerow([suite, "macro", field, "", "", mean, *empty, report["signature"]])
    return text.getvalue()


def render_markdown(report: Report) -> str:
    lines = [
        "| suite | field | value | accuracy | 95 % CI | hits | n |",
        "|---|---|---|--:|--:|--:|--:|",
    ]
    for suite, field, value, score in score_rows(report):
        shown = [printable(suite), field or "all", value, percent(score["accuracy"])]
        shown += [interval(score)[7:], str(score["hits"]), str(score["n"])]
        lines.append("| " + " | ".join(cell.replace("|", "\\|") for cell in shown) + " |")
    for suite, field, mean in macro_rows(report):
        lines.append(f"| {printable(suite)} | macro | {field} | {percent(mean)} | | | |")
    if report["compare"]:
        lines += ["", *(f"{line}  " for line in compare_lines(report["compare"])[2:-1])]
    return "\n".join([*lines, "", f"`{report['signature']}`", ""])


def render_row(suite: str, truth: Truth, answer: Answer | None, verdict: Verdict) -> str:
    """A line of --per-example; `answer` as predicted, before its frame was applied."""
    row = {"id": truth.id, "suite": suite, "answer": None if type(answer) is str else answer}
    return json.dumps({**row, **verdict._asdict()}) + "\n"


RENDERERS = {"json": render_json, "csv": render_csv, "markdown": render_markdown}


# ------------------------------------------------------------------------------------------ output


@contextmanager
def replaced(name: str) -> Iterator[IO[str]]:
    """A file to write, which takes its name when all is well; a pipe or device is written as is."""
    path = Path(name).resolve()
    special = path.exists() and not path.is_file()
    scratch = path if special else path.with_name(f".{path.name}.{os.getpid()}.tmp")
    try:
        with scratch.open("w", encoding="utf-8", errors="backslashreplace", newline="") as stream:
            yield stream
        if not special:
            scratch.replace(path)
    except OSError as error:
        raise InputError(f"{name}: cannot be written: {error.strerror}") from None
    finally:
        if not special and scratch.exists():
            scratch.unlink()


def print_out(text: str) -> None:
    """To stdout, whatever its encoding, and quietly if nobody reads on."""
    try:
        reconfigure = getattr(sys.stdout, "reconfigure", None)
        if reconfigure:
            reconfigure(errors="backslashreplace")
        print(text, end="", flush=True)
    except OSError as error:
        # Python flushes stdout once more when it ends, and would complain then.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(error, BrokenPipeError):
            raise InputError(f"stdout: cannot be written: {error.strerror}") from None


# -------------------------------------------------------------------------------------------- main


def home(file: Path) -> Path:
    """The folder whose data/ is scored by default: the repository's, where this is the copy in its
    package, else the file's own."""
    folder = file.resolve().parent
    packaged = folder.parts[-2:] == ("src", "pointerbench")
    return folder.parent.parent if packaged else folder


HERE = home(Path(__file__))


def parse_arguments(argv: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="eval.py",
        description="Scores predictions against a Pointerbench suite. The metric is defined in the "
        "first lines of this file.",
        allow_abbrev=False,
    )
    add = parser.add_argument
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--predictions", metavar="FILE", help="JSONL or a JSON array; - for stdin")
    what.add_argument("--floor", choices=FLOORS, help="score this instead of predictions")
    prompt = "recommended prompt; with --suite gd that of GD, in English and in Chinese"
    what.add_argument("--show-system-prompt", action="store_true", help=prompt)
    what.add_argument("--version", action="version", version=f"pointerbench scorer {__version__}")
    add("--data", metavar="PATH", action="append", help="a set or its folder (repeatable)")
    add("--suite", action="append", default=[], help="score this suite only (repeatable)")
    add("--frame", choices=FRAMES, default="pixel", help="what predicted numbers mean (pixel)")
    add("--partial", action="store_true", help="score the rows that have a prediction only")
    add("--by", metavar="FIELD", action="append", default=[], help="by a.b too; a+b crosses two")
    add("--compare", metavar="FILE", help="other predictions for the same rows")
    add("--seed", type=int, default=0, help="of --floor random (0)")
    for name in RENDERERS:
        add(f"--{name}", metavar="FILE", help=f"write the report as {name}; - prints it instead")
    add("--per-example", metavar="FILE", help="write a JSON line for each row")
    return parser.parse_args(argv)


def find_truth(args: argparse.Namespace, entrants: Sequence[Entrant]) -> list[TruthFile]:
    if args.data:
        found = [TruthFile(path) for name in args.data for path in truth_at(Path(name))]
        others = set(BREAKDOWNS).difference(args.suite) if args.suite else ()
        return [file for file in found if file.suite not in others] or found
    data = HERE / "data" if (HERE / "data").is_dir() else Path("data")
    beside = data / "test" / "metadata.jsonl"
    if beside.is_file():
        return [TruthFile(beside)]
    by_suite = {suite: data / suite / "test" / "metadata.jsonl" for suite in BREAKDOWNS}
    suites = args.suite or suites_of(entrants)
    if not suites:  # a floor: whatever there is
        suites = [suite for suite, path in by_suite.items() if path.is_file()]
    if not suites:
        raise InputError(f"no metadata under {data}; expected --data FILE")
    for suite in suites:
        if suite not in by_suite:
            raise InputError(f"--suite {suite} needs --data; known are {', '.join(by_suite)}")
        if not by_suite[suite].is_file():
            raise InputError(f"{by_suite[suite]}: not found; expected it or --data FILE")
    return [TruthFile(path) for suite, path in by_suite.items() if suite in suites]


def truth_at(path: Path) -> list[Path]:
    """As `truth_in`; of the folder of a run of click-eval, the truth that it was scored by."""
    of_run = path / "truth.jsonl"
    return [of_run] if of_run.is_file() else truth_in(path)


def truth_in(path: Path, splits: Sequence[str] = ("test",)) -> list[Path]:
    """The metadata.jsonl, or the first shard, of every set in a folder; of a file that file.

    A set lies in the folder or in one named after a split; of several, each in the first split's.
    """
    text = path.as_posix()
    if text.startswith("hf:/"):
        repo = text[4:].strip("/").replace("datasets/", "", 1)
        get = f"hf download {repo} --repo-type dataset --local-dir FOLDER"
        raise InputError(f"{repo}: get it first ({get}), then give --data FOLDER")
    if not path.is_dir():
        return [path]
    for home in (path, path / "data"):
        below = sorted(home.iterdir()) if home.is_dir() else []
        found = set_in(home, ["", *splits])
        found = found or [file for suite in below for file in set_in(suite, splits[:1])]
        if found:
            return found
    raise InputError(
        f"{path}: expected a folder with a metadata.jsonl or shards (*.parquet, *.tar), in itself, "
        f"in {'/ or '.join(splits)}/ or in <suite>/{splits[0]}/"
    )


def set_in(folder: Path, places: Sequence[str]) -> list[Path]:
    """The set in one of the places of a folder ("": itself): its rows if they stand in a file of
    their own, else its first shard. The shards of a split may also lie in the folder itself."""
    rows = [folder / place / "metadata.jsonl" for place in places]
    looked = dict.fromkeys([*places, ""])
    shards = [path for place in looked for path in first_shards(folder / place)]
    named = [path for place in places for path in shards if path.name.startswith(f"{place}-")]
    anywhere = shards if "" in places else []
    return ([path for path in rows if path.is_file()] or named or anywhere)[:1]


def first_shards(folder: Path) -> list[Path]:
    """The shards with which a set begins: of all that is there, the least of each name."""
    files = sorted(folder.glob("*-of-*")) if folder.is_dir() else []
    firsts: dict[str, Path] = {}
    for path in files:
        named = SHARD.fullmatch(path.name)
        if named:
            firsts.setdefault(named.group(1), path)
    return list(firsts.values())


def suites_of(entrants: Sequence[Entrant]) -> set[str]:
    """The suites that predicted ids belong to."""
    suites = set()
    for entrant in entrants:
        for line, row_id in entrant.untaken():
            suite = PREFIXES.get(row_id[:4])
            if suite is None:
                problem = f"id {brief(row_id)} is of no known suite; expected --data FILE"
                raise InputError(problem).at(entrant.name, line)
            suites.add(suite)
    return suites


def score_to_files(args: argparse.Namespace) -> str:
    """Scores as asked, writes the report files, and returns what is to be printed."""
    first = Predictions(args.predictions) if args.predictions else Floor(args.floor, args.seed)
    entrants = [first, Predictions(args.compare)] if args.compare else [first]
    truth = find_truth(args, entrants)
    names = check_outputs(args, [args.predictions, args.compare, *(file.path for file in truth)])
    scoring = Scoring(
        truth, entrants, Settings(args.frame, args.partial, tuple(args.suite), tuple(args.by))
    )
    with ExitStack() as stack:
        files = {name: stack.enter_context(replaced(path)) for name, path in names.items()}
        rows = files.pop("per_example", None)
        scoring.run((lambda *row: rows.write(render_row(*row))) if rows else None)
        report = full_report(scoring)
        for name, file in files.items():
            file.write(RENDERERS[name](report))
    for note in [*report["notes"], *(f"warning: {warning}" for warning in report["warnings"])]:
        print(printable(note), file=sys.stderr)
    printed = [render for name, render in RENDERERS.items() if getattr(args, name) == "-"]
    return (printed or [render_text])[0](report)


def system_prompt(suites: Sequence[str]) -> str:
    """The recommended prompt; of one suite that has its own, that in each language."""
    own = SYSTEM_PROMPTS.get(suites[0], ()) if len(set(suites)) == 1 else ()
    return "\n\n".join(own or [SYSTEM_PROMPT]) + "\n"


def check_outputs(args: argparse.Namespace, inputs: Sequence[str | None]) -> dict[str, str]:
    """The files to write, by option; none may stand twice or be an input."""
    if args.floor and args.frame != "pixel":
        raise InputError("a floor answers in pixels; expected no --frame")
    options = {name: getattr(args, name) for name in (*RENDERERS, "per_example")}
    if args.per_example == "-" or list(options.values()).count("-") > 1:
        raise InputError("one of --json, --csv and --markdown can go to stdout (-)")
    names = {name: path for name, path in options.items() if path and path != "-"}
    taken = {Path(path).resolve() for path in inputs if path}
    for path in names.values():
        if Path(path).resolve() in taken:
            raise InputError(f"{path}: is an input or another output of this run")
        taken.add(Path(path).resolve())
    return names


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the command line; returns the exit status of section 6."""
    collecting = gc.isenabled()
    gc.disable()  # a million rows make no cycles, and looking for them doubles the time
    try:
        args = parse_arguments(argv)
        print_out(system_prompt(args.suite) if args.show_system_prompt else score_to_files(args))
        return 0
    except SystemExit as stop:  # argparse has said what it had to say
        print_out("")
        return int(stop.code or 0)
    except InputError as error:
        print(f"error: {printable(error)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    finally:
        if collecting:
            gc.enable()


if __name__ == "__main__":
    sys.exit(main())
