"""Microsoft Excel in two of its appearances."""

from pointerbench.suites.sheets.skins.excel.classic import SKIN as CLASSIC
from pointerbench.suites.sheets.skins.excel.current import SKIN as CURRENT

__all__ = ["CLASSIC", "CURRENT"]
