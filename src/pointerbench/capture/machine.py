"""What is installed here: versions of packages and of fonts, which decide pixels."""

from __future__ import annotations

import hashlib
import shutil
import subprocess
from collections.abc import Iterable, Mapping

from pointerbench.values.errors import UsageError

_DRAWING = (
    *("xvfb", "openbox", "libgtk-3-0", "libgtk2.0-0", "libqt5gui5", "libqt6gui6", "libfreetype6"),
    *("libpango-1.0-0", "libcairo2", "libharfbuzz0b", "fontconfig-config", "at-spi2-core"),
    *("adwaita-icon-theme", "hicolor-icon-theme", "gnome-themes-extra", "librsvg2-common"),
)
"""Packages that take part in most pictures."""


def versions(packages: Iterable[str]) -> dict[str, str]:
    """The versions of those that are installed; none where dpkg is not there."""
    names = list(packages)
    if not names or shutil.which("dpkg-query") is None:
        return {}
    asked = ["dpkg-query", "-W", "-f", "${Package}\t${db:Status-Abbrev}\t${Version}\n", *names]
    listed = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
    rows = [line.split("\t") for line in listed.splitlines()]
    found = {row[0]: row[2] for row in rows if len(row) == 3 and row[1].startswith("ii")}
    return {name: found[name] for name in names if name in found}


def check_packages(packages: Iterable[str], where: str) -> None:
    """Raises UsageError, naming what to install, where packages are missing."""
    names = list(packages)
    if shutil.which("dpkg-query") is None:
        return
    missing = [name for name in names if name not in versions(names)]
    if missing:
        raise UsageError(f"{where}: not installed: apt-get install {' '.join(missing)}")


def fonts() -> str:
    """A digest of the fonts that programs find here."""
    if shutil.which("fc-list") is None:
        return ""
    asked = ["fc-list", ":", "family", "style", "fontversion"]
    listed = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
    return _digest(sorted(listed.splitlines()))


def environment(packages: Mapping[str, str]) -> str:
    """A digest of the program's packages and of those that draw."""
    every = {**versions(_DRAWING), **packages}
    return _digest(f"{name} {version}" for name, version in sorted(every.items()))


def _digest(lines: Iterable[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()
