"""Microsoft Excel in two of its appearances."""

from pointerbench.suites.sheets.skins.excel.classic import SKIN as CLASSIC
from pointerbench.suites.sheets.skins.excel.white import SKIN as WHITE

__all__ = ["CLASSIC", "WHITE"]
