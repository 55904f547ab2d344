"""A scene of the Sheets suite as a file that a real spreadsheet program opens.

OpenDocument, because it keeps widths as lengths; other formats count them in digits of a font.
Every value is written as the text that the scene shows, so that no program words it otherwise.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from pointerbench.capture.documents.archives import HEAD, write_archive, xml
from pointerbench.suites.sheets.scene import Cell, Place, Scene, Sheet, Style

FAMILIES: Mapping[str, str] = {
    "Arimo": "Liberation Sans",
    "Tinos": "Liberation Serif",
    "PB Carta": "Carlito",
}
"""What our fonts are called on a desktop, where their measures are the same."""

_KIND = "application/vnd.oasis.opendocument.spreadsheet"
_OPEN = "urn:oasis:names:tc:opendocument:xmlns"
_SPACES = " ".join(
    f'xmlns:{name}="{_OPEN}:{full}:1.0"'
    for name, full in (
        *(("office", "office"), ("table", "table"), ("text", "text"), ("style", "style")),
        *(("config", "config"), ("fo", "xsl-fo-compatible"), ("svg", "svg-compatible")),
    )
)
_OWN = 'xmlns:ooo="http://openoffice.org/2004/office"'
_BEYOND = 60  # columns and rows behind the last one in view that have the sheet's usual size
_DOTS = 96.0  # pixels of an inch
_LINES = ("all", "box")  # kinds of borders that go around a cell


def write_book(scene: Scene, folder: Path, across: float = 1.0) -> Path:
    """Writes a scene as ``BOOK.ods``, with the sheet's sizes, styles, merged and hidden parts, what
    is frozen, and the view: zoom, first cell, chosen cell.

    ``across`` is how wide the program shows columns, of their length at 96 dots an inch: as much
    wider they are written.
    """
    files = {
        "mimetype": _KIND,
        "content.xml": _content(scene, across),
        "styles.xml": _styles(scene),
        "settings.xml": _settings(scene),
        "META-INF/manifest.xml": _manifest(),
    }
    return write_archive(folder / f"{scene.program.book}.ods", files, "mimetype")


def _manifest() -> str:
    listed = "".join(
        f'<manifest:file-entry manifest:full-path="{path}" manifest:media-type="{kind}"/>'
        for path, kind in (
            ("/", _KIND),
            *((f"{name}.xml", "text/xml") for name in ("content", "styles", "settings")),
        )
    )
    space = f'xmlns:manifest="{_OPEN}:manifest:1.0"'
    return f"{HEAD}<manifest:manifest {space}>{listed}</manifest:manifest>"


def _styles(scene: Scene) -> str:
    """The style of cells that have none: columns are shown as wide as its font makes them."""
    family = FAMILIES.get(scene.sheet.family, scene.sheet.family)
    letters = (
        f'<style:text-properties style:font-name="{family}" fo:font-family="{family}" '
        f'fo:font-size="{scene.sheet.points:g}pt"/>'
    )
    return (
        f'{HEAD}<office:document-styles {_SPACES} office:version="1.2"><office:styles>'
        f'<style:default-style style:family="table-cell">{letters}</style:default-style>'
        f'<style:style style:name="Default" style:family="table-cell">{letters}</style:style>'
        "</office:styles></office:document-styles>"
    )


def _content(scene: Scene, across: float) -> str:
    sheet, view = scene.sheet, scene.view
    last_column = max([view.first_column, *(c for c, _ in sheet.cells)]) + _BEYOND
    last_row = max([view.first_row, *(r for _, r in sheet.cells)]) + _BEYOND
    styles = _Styles(sheet, across)
    columns = "".join(
        f'<table:table-column table:style-name="{styles.column(number)}"'
        f"{_hidden(number in sheet.hidden_columns)}/>"
        for number in range(1, last_column + 1)
    )
    rows = "".join(_row(sheet, row, last_column, styles) for row in range(1, last_row + 1))
    tables = "".join(
        f'<table:table table:name="{xml(name)}">{columns + rows if at == scene.program.tab else ""}'
        "</table:table>"
        for at, name in enumerate(scene.program.tabs)
    )
    return (
        f'{HEAD}<office:document-content {_SPACES} office:version="1.2">'
        f"<office:automatic-styles>{''.join(styles.made())}</office:automatic-styles>"
        f"<office:body><office:spreadsheet>{tables}</office:spreadsheet></office:body>"
        "</office:document-content>"
    )


def _hidden(hidden: bool) -> str:
    return ' table:visibility="collapse"' if hidden else ""


def _row(sheet: Sheet, row: int, last: int, styles: _Styles) -> str:
    cells = "".join(_cell(sheet, (column, row), styles) for column in range(1, last + 1))
    name, hidden = styles.row(row), _hidden(row in sheet.hidden_rows)
    return f'<table:table-row table:style-name="{name}"{hidden}>{cells}</table:table-row>'


def _cell(sheet: Sheet, place: Place, styles: _Styles) -> str:
    area = sheet.merged.get(place)
    if area is not None and area.first != place:
        return "<table:covered-table-cell/>"
    cell = sheet.cells.get(place)
    name = styles.cell(place, cell)
    spans = ""
    if area is not None:
        spans = (
            f' table:number-columns-spanned="{area.last_column - area.column + 1}"'
            f' table:number-rows-spanned="{area.last_row - area.row + 1}"'
        )
    own = f' table:style-name="{name}"'
    if cell is None or not cell.text:
        return f"<table:table-cell{own}{spans}/>"
    text = f"<text:p>{xml(cell.text)}</text:p>"
    return f'<table:table-cell{own}{spans} office:value-type="string">{text}</table:table-cell>'


class _Styles:
    """The styles that a sheet needs, each written once."""

    def __init__(self, sheet: Sheet, across: float) -> None:
        self.sheet = sheet
        self.across = across
        self._known: dict[str, str] = {}

    def made(self) -> Iterator[str]:
        for properties, name in self._known.items():
            family, _, inner = properties.partition(" ")
            yield f'<style:style style:name="{name}" style:family="{family}">{inner}</style:style>'

    def _named(self, family: str, inner: str) -> str:
        return self._known.setdefault(f"{family} {inner}", f"s{len(self._known)}")

    def column(self, number: int) -> str:
        width = self.sheet.widths.get(number, self.sheet.default_width)
        inner = (
            f'<style:table-column-properties style:column-width="{_inches(width / self.across)}"/>'
        )
        return self._named("table-column", inner)

    def row(self, number: int) -> str:
        height = self.sheet.heights.get(number, self.sheet.default_height)
        inner = (
            f'<style:table-row-properties style:row-height="{_inches(height)}" '
            'style:use-optimal-row-height="false"/>'
        )
        return self._named("table-row", inner)

    def cell(self, place: Place, cell: Cell | None) -> str:
        style = cell.style if cell else Style()
        return self._named("table-cell", "".join((self._box(place, style), *self._letters(style))))

    def _box(self, place: Place, style: Style) -> str:
        said = [f'fo:background-color="{style.fill}"'] if style.fill else []
        said += [f'fo:wrap-option="{"wrap" if style.wrap else "no-wrap"}"']
        said += [f'style:vertical-align="{"middle" if style.middle else "bottom"}"']
        around = [b for b in self.sheet.borders if b.kind in _LINES and b.range.holds(place)]
        said += [f'fo:border="0.75pt solid {around[0].color}"'] if around else []
        return f"<style:table-cell-properties {' '.join(said)}/>"

    def _letters(self, style: Style) -> Iterator[str]:
        side = {"left": "start", "right": "end"}.get(style.align, "center")
        yield f'<style:paragraph-properties fo:text-align="{side}"/>'
        family = FAMILIES.get(self.sheet.family, self.sheet.family)
        said = [f'style:font-name="{family}"', f'fo:font-family="{family}"']
        said += [f'fo:font-size="{self.sheet.points * style.size:g}pt"']
        said += ['fo:font-weight="bold"'] if style.bold else []
        said += ['fo:font-style="italic"'] if style.italic else []
        said += [f'fo:color="{style.color}"'] if style.color else []
        said += ['style:text-underline-style="solid"'] if style.underline else []
        yield f"<style:text-properties {' '.join(said)}/>"


def _inches(pixels: float) -> str:
    return f"{pixels / _DOTS:.4f}in"


def _settings(scene: Scene) -> str:
    """The view of the sheet in hand."""
    view, program = scene.view, scene.program
    column, row = view.active
    across, down = view.first_column - 1, view.first_row - 1
    split = {
        "HorizontalSplitMode": ("short", 2 if view.frozen_columns else 0),
        "VerticalSplitMode": ("short", 2 if view.frozen_rows else 0),
        "HorizontalSplitPosition": ("int", view.frozen_columns),
        "VerticalSplitPosition": ("int", view.frozen_rows),
        "ActiveSplitRange": ("short", 3 if view.frozen_columns else 2),
        "PositionLeft": ("int", 0 if view.frozen_columns else across),
        "PositionRight": ("int", across if view.frozen_columns else 0),
        "PositionTop": ("int", 0),
        "PositionBottom": ("int", down),
    }
    own = {
        "CursorPositionX": ("int", column - 1),
        "CursorPositionY": ("int", row - 1),
        **split,
        "ZoomType": ("short", 0),
        "ZoomValue": ("int", view.zoom),
        "ShowGrid": ("boolean", str(scene.sheet.gridlines).lower()),
    }
    name = xml(program.tabs[program.tab])
    items = "".join(_item(*each) for each in own.items())
    shared = {
        "ActiveTable": ("string", name),
        "ZoomType": ("short", 0),
        "ZoomValue": ("int", view.zoom),
        "ShowGrid": ("boolean", str(scene.sheet.gridlines).lower()),
    }
    return (
        f'{HEAD}<office:document-settings {_SPACES} {_OWN} office:version="1.2"><office:settings>'
        '<config:config-item-set config:name="ooo:view-settings">'
        '<config:config-item-map-indexed config:name="Views"><config:config-item-map-entry>'
        f"{_item('ViewId', ('string', 'view1'))}"
        '<config:config-item-map-named config:name="Tables">'
        f'<config:config-item-map-entry config:name="{name}">{items}</config:config-item-map-entry>'
        f"</config:config-item-map-named>{''.join(_item(*each) for each in shared.items())}"
        "</config:config-item-map-entry></config:config-item-map-indexed></config:config-item-set>"
        "</office:settings></office:document-settings>"
    )


def _item(name: str, value: tuple[str, object]) -> str:
    kind, said = value
    return (
        f'<config:config-item config:name="{name}" config:type="{kind}">{said}</config:config-item>'
    )
