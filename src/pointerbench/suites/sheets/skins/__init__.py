"""The programs that the grid is shown in."""

from __future__ import annotations

from pointerbench.suites.sheets.skins import bare, excel, google_sheets, libreoffice
from pointerbench.suites.sheets.skins.skin import Skin

SKINS: dict[str, Skin] = {
    "bare": bare.SKIN,
    "excel": excel.CLASSIC,
    "excel_white": excel.CURRENT,
    "google_sheets": google_sheets.SKIN,
    "libreoffice": libreoffice.SKIN,
}
