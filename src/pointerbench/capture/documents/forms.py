"""Windows as designers of interfaces keep them: a form to fill in, with its buttons."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from xml.sax.saxutils import escape

from pointerbench.values.rng import Stream

_FIELDS: Mapping[str, Sequence[tuple[str, str]]] = {
    "en": (
        *(("name", "Name"), ("street", "Street"), ("town", "Town"), ("phone", "Telephone")),
        *(("arrival", "Arrival"), ("nights", "Nights"), ("room", "Room"), ("guests", "Guests")),
    ),
    "zh": (
        *(("name", "姓名"), ("street", "街道"), ("town", "城市"), ("phone", "电话")),
        *(("arrival", "到达日期"), ("nights", "晚数"), ("room", "房间"), ("guests", "人数")),
    ),
}
_BUTTONS: Mapping[str, Sequence[tuple[str, str]]] = {
    "en": (("book", "Book"), ("ask", "Ask for a price"), ("leave", "Leave")),
    "zh": (("book", "预订"), ("ask", "询价"), ("leave", "离开")),
}
_CHECKS: Mapping[str, Sequence[tuple[str, str]]] = {
    "en": (("breakfast", "With breakfast"), ("parking", "Parking space")),
    "zh": (("breakfast", "含早餐"), ("parking", "停车位")),
}
_TITLE: Mapping[str, str] = {"en": "Booking", "zh": "预订"}


def _fields(random: Stream, language: str) -> list[tuple[str, str]]:
    fields = list(_FIELDS[language])
    return sorted(random.sample(fields, 6), key=fields.index)


def _write_qt(random: Stream, language: str, folder: Path) -> Path:
    """``booking.ui``, for Qt Designer."""
    rows = []
    for at, (name, label) in enumerate(_fields(random, language)):
        top = 30 + 40 * at
        kind = "QSpinBox" if name in ("nights", "guests") else "QLineEdit"
        kind = {"arrival": "QDateEdit", "room": "QComboBox"}.get(name, kind)
        rows.append(_qt("QLabel", f"{name}_label", (24, top, 110, 28), label))
        rows.append(_qt(kind, name, (144, top, 250, 28)))
    for at, (name, label) in enumerate(_CHECKS[language]):
        rows.append(_qt("QCheckBox", name, (144 + 130 * at, 280, 126, 26), label))
    for at, (name, label) in enumerate(_BUTTONS[language]):
        rows.append(_qt("QPushButton", name, (24 + 126 * at, 330, 116, 32), label))
    path = folder / "booking.ui"
    path.write_text(
        '<?xml version="1.0" encoding="UTF-8"?>\n<ui version="4.0">\n <class>Booking</class>\n'
        ' <widget class="QDialog" name="Booking">\n'
        '  <property name="geometry"><rect><x>0</x><y>0</y><width>420</width>'
        "<height>380</height></rect></property>\n"
        f'  <property name="windowTitle"><string>{_TITLE[language]}</string></property>\n'
        + "".join(rows)
        + " </widget>\n</ui>\n",
        "utf-8",
    )
    return path


def _qt(kind: str, name: str, place: tuple[int, int, int, int], text: str = "") -> str:
    x, y, width, height = place
    words = f'<property name="text"><string>{escape(text)}</string></property>' if text else ""
    return (
        f'  <widget class="{kind}" name="{name}"><property name="geometry"><rect><x>{x}</x>'
        f"<y>{y}</y><width>{width}</width><height>{height}</height></rect></property>"
        f"{words}</widget>\n"
    )


def _write_gtk(random: Stream, language: str, folder: Path) -> Path:
    """``booking.ui``, for GtkBuilder."""
    rows = []
    for at, (name, label) in enumerate(_fields(random, language)):
        kind = "GtkSpinButton" if name in ("nights", "guests") else "GtkEntry"
        rows.append(_gtk("GtkLabel", f"{name}_label", (0, at), label))
        rows.append(_gtk(kind, name, (1, at)))
    for at, (name, label) in enumerate(_CHECKS[language]):
        rows.append(_gtk("GtkCheckButton", name, (1, 6 + at), label))
    for at, (name, label) in enumerate(_BUTTONS[language]):
        rows.append(_gtk("GtkButton", name, (at % 2, 8 + at // 2), label))
    path = folder / "booking.ui"
    path.write_text(
        '<?xml version="1.0" encoding="UTF-8"?>\n<interface>\n'
        '  <requires lib="gtk+" version="3.20"/>\n'
        '  <object class="GtkWindow" id="booking">\n'
        '    <property name="can_focus">False</property>\n'
        f'    <property name="title">{_TITLE[language]}</property>\n'
        '    <child>\n      <object class="GtkGrid" id="grid">\n'
        '        <property name="visible">True</property>\n'
        '        <property name="border_width">12</property>\n'
        '        <property name="row_spacing">6</property>\n'
        '        <property name="column_spacing">12</property>\n'
        + "".join(rows)
        + "      </object>\n    </child>\n  </object>\n</interface>\n",
        "utf-8",
    )
    return path


def _gtk(kind: str, name: str, place: tuple[int, int], text: str = "") -> str:
    words = f'            <property name="label">{escape(text)}</property>\n' if text else ""
    left, top = place
    return (
        f'        <child>\n          <object class="{kind}" id="{name}">\n'
        f'            <property name="visible">True</property>\n{words}'
        "          </object>\n          <packing>\n"
        f'            <property name="left_attach">{left}</property>\n'
        f'            <property name="top_attach">{top}</property>\n'
        "          </packing>\n        </child>\n"
    )


_WRITERS: Mapping[str, Callable[[Stream, str, Path], Path]] = {"qt": _write_qt, "gtk": _write_gtk}
FORMATS = tuple(_WRITERS)


def write(form: str, random: Stream, language: str, folder: Path) -> Path:
    """``booking.ui``, as the toolkit of that name keeps it."""
    return _WRITERS[form](random, language, folder)
