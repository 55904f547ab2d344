"""Workbooks in the formats of Excel and OpenDocument, and as CSV."""

from __future__ import annotations

import csv
import datetime as dt
import io
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from pointerbench.capture.documents.archives import HEAD, write_archive, xml
from pointerbench.capture.documents.tables import SHEETS, Cell, Sheet
from pointerbench.pages.banks.draw import Draw
from pointerbench.values.rng import Stream

FORMATS = ("xlsx", "ods", "csv")
_EPOCH = dt.date(1899, 12, 30)


def write(form: str, stream: Stream, language: str, folder: Path) -> Path:
    """A workbook; a CSV holds its first sheet."""
    draw = Draw(stream, language, {})
    first, *others = stream.child("sheets").shuffled(sorted(SHEETS))
    sheets = [SHEETS[name](draw.child(name)) for name in (first, others[0])]
    names = {"en": f"{first}-2026", "zh": f"{sheets[0].name}2026"}
    return _WRITERS[form](sheets, folder / f"{names[language]}.{form}")


def column(number: int) -> str:
    """The letters of a column, from 0: A, B, ... Z, AA."""
    letters = ""
    number += 1
    while number:
        number, rest = divmod(number - 1, 26)
        letters = chr(65 + rest) + letters
    return letters


def _width(sheet: Sheet, at: int) -> float:
    """Of a column, in characters, wide enough for what is in it."""
    texts = [sheet.header[at], *(_text(row[at]) for row in sheet.rows)]
    return 2.5 + max(sum(2 if ord(c) > 0x2E80 else 1 for c in text) for text in texts)


def _text(cell: Cell) -> str:
    return cell.isoformat() if isinstance(cell, dt.date) else str(cell)


def _csv(sheets: Sequence[Sheet], path: Path) -> Path:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerows([sheets[0].header, *([_text(c) for c in row] for row in sheets[0].rows)])
    path.write_text(text.getvalue(), "utf-8")
    return path


_SPREADSHEET = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
_PACKAGE = "http://schemas.openxmlformats.org/package/2006"
_PLAIN, _BOLD, _DATE, _MONEY = 0, 1, 2, 3
_STYLES = f"""{HEAD}<styleSheet xmlns="{_SPREADSHEET}">
<numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts>
<fonts count="2"><font><sz val="10"/><name val="DejaVu Sans"/></font>
<font><b/><sz val="10"/><name val="DejaVu Sans"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill>
<fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border/></borders>
<cellStyleXfs count="1"><xf numFmtId="0" fontId="0"/></cellStyleXfs>
<cellXfs count="4"><xf numFmtId="0" fontId="0"/><xf numFmtId="0" fontId="1" applyFont="1"/>
<xf numFmtId="164" fontId="0" applyNumberFormat="1"/>
<xf numFmtId="4" fontId="0" applyNumberFormat="1"/></cellXfs></styleSheet>"""


def _xlsx(sheets: Sequence[Sheet], path: Path) -> Path:
    numbers = range(1, len(sheets) + 1)
    names = "".join(
        f'<sheet name="{xml(sheet.name)}" sheetId="{n}" r:id="rId{n}"/>'
        for n, sheet in zip(numbers, sheets, strict=True)
    )
    kind = "application/vnd.openxmlformats-officedocument.spreadsheetml"
    parts = [("/xl/workbook.xml", "sheet.main"), ("/xl/styles.xml", "styles")]
    parts += [(f"/xl/worksheets/sheet{n}.xml", "worksheet") for n in numbers]
    overrides = "".join(
        f'<Override PartName="{name}" ContentType="{kind}.{part}+xml"/>' for name, part in parts
    )
    links = [(f"rId{n}", "worksheet", f"worksheets/sheet{n}.xml") for n in numbers]
    links.append(("rIdS", "styles", "styles.xml"))
    files = {
        "[Content_Types].xml": f'{HEAD}<Types xmlns="{_PACKAGE}/content-types">'
        '<Default Extension="rels" '
        'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
        f"{overrides}</Types>",
        "_rels/.rels": _links([("rId1", "officeDocument", "xl/workbook.xml")]),
        "xl/_rels/workbook.xml.rels": _links(links),
        "xl/styles.xml": _STYLES,
        "xl/workbook.xml": f'{HEAD}<workbook xmlns="{_SPREADSHEET}" xmlns:r="{_RELATIONS}">'
        f"<sheets>{names}</sheets></workbook>",
    }
    for n, sheet in zip(numbers, sheets, strict=True):
        files[f"xl/worksheets/sheet{n}.xml"] = _worksheet(sheet)
    return write_archive(path, files)


def _links(links: Sequence[tuple[str, str, str]]) -> str:
    rows = "".join(
        f'<Relationship Id="{id_}" Type="{_RELATIONS}/{kind}" Target="{target}"/>'
        for id_, kind, target in links
    )
    return f'{HEAD}<Relationships xmlns="{_PACKAGE}/relationships">{rows}</Relationships>'


def _worksheet(sheet: Sheet) -> str:
    columns = "".join(
        f'<col min="{at + 1}" max="{at + 1}" width="{_width(sheet, at)}" customWidth="1"/>'
        for at in range(len(sheet.header))
    )
    lines = [_line(1, sheet.header, bold=True)]
    lines += [_line(2 + at, row) for at, row in enumerate(sheet.rows)]
    last = len(sheet.rows) + 1
    sums = "".join(_sum(column(at), last) for at in sheet.totals)
    return (
        f'{HEAD}<worksheet xmlns="{_SPREADSHEET}"><cols>{columns}</cols><sheetData>'
        f'{"".join(lines)}<row r="{last + 1}">{sums}</row></sheetData></worksheet>'
    )


def _sum(letters: str, last: int) -> str:
    total = f"<f>SUM({letters}2:{letters}{last})</f>"
    return f'<c r="{letters}{last + 1}" s="{_BOLD}">{total}</c>'


def _line(number: int, cells: Sequence[Cell], *, bold: bool = False) -> str:
    made = "".join(_cell(f"{column(at)}{number}", cell, bold) for at, cell in enumerate(cells))
    return f'<row r="{number}">{made}</row>'


def _cell(place: str, cell: Cell, bold: bool) -> str:
    if isinstance(cell, str):
        style = _BOLD if bold else _PLAIN
        return f'<c r="{place}" s="{style}" t="inlineStr"><is><t>{xml(cell)}</t></is></c>'
    if isinstance(cell, dt.date):
        return f'<c r="{place}" s="{_DATE}"><v>{(cell - _EPOCH).days}</v></c>'
    style = _MONEY if isinstance(cell, float) else _PLAIN
    return f'<c r="{place}" s="{style}"><v>{cell}</v></c>'


_OPEN = "urn:oasis:names:tc:opendocument:xmlns"


def _ods(sheets: Sequence[Sheet], path: Path) -> Path:
    kind = "application/vnd.oasis.opendocument.spreadsheet"
    tables = "".join(
        f'<table:table table:name="{xml(sheet.name)}">'
        f"{''.join(_open_row(row) for row in (sheet.header, *sheet.rows))}</table:table>"
        for sheet in sheets
    )
    content = (
        f'{HEAD}<office:document-content xmlns:office="{_OPEN}:office:1.0" '
        f'xmlns:table="{_OPEN}:table:1.0" xmlns:text="{_OPEN}:text:1.0" office:version="1.2">'
        f"<office:body><office:spreadsheet>{tables}</office:spreadsheet></office:body>"
        "</office:document-content>"
    )
    return write_archive(
        path,
        {
            "mimetype": kind,
            "content.xml": content,
            "META-INF/manifest.xml": open_manifest(kind),
        },
        "mimetype",
    )


def open_manifest(kind: str) -> str:
    """The list of what is in an OpenDocument of that type."""
    return (
        f'{HEAD}<manifest:manifest xmlns:manifest="{_OPEN}:manifest:1.0">'
        f'<manifest:file-entry manifest:full-path="/" manifest:media-type="{kind}"/>'
        '<manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"/>'
        "</manifest:manifest>"
    )


def _open_row(row: Sequence[Cell]) -> str:
    return f"<table:table-row>{''.join(map(_open_cell, row))}</table:table-row>"


def _open_cell(cell: Cell) -> str:
    text = f"<text:p>{xml(_text(cell))}</text:p>"
    if isinstance(cell, str):
        return f'<table:table-cell office:value-type="string">{text}</table:table-cell>'
    kind, key = ("date", "date-value") if isinstance(cell, dt.date) else ("float", "value")
    return (
        f'<table:table-cell office:value-type="{kind}" office:{key}="{_text(cell)}">{text}'
        "</table:table-cell>"
    )


_WRITERS: Mapping[str, Callable[[Sequence[Sheet], Path], Path]] = {
    "xlsx": _xlsx,
    "ods": _ods,
    "csv": _csv,
}
