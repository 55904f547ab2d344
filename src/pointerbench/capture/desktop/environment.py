"""The variables and files that make programs accessible and the same from run to run."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

NOW = "2026-03-02 10:15:00"
"""What every clock shows when a program starts."""

PATH = os.pathsep.join(
    ("/usr/local/bin", "/usr/bin", "/bin", "/usr/games", "/usr/local/sbin", "/usr/sbin", "/sbin")
)
"""Where programs are looked for."""

_LOCALES = {"en": "C.UTF-8", "zh": "zh_CN.UTF-8"}
_FAKETIME = "faketime/libfaketime.so.1"

_ACCESSIBLE = {
    "NO_AT_BRIDGE": "0",
    "GTK_MODULES": "gail:atk-bridge",
    "QT_ACCESSIBILITY": "1",
    "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
    "GTK_A11Y": "atspi",
    "GNOME_ACCESSIBILITY": "1",
    "ACCESSIBILITY_ENABLED": "1",
    "SAL_USE_VCLPLUGIN": "gtk3",
    "GDK_BACKEND": "x11",
    "QT_QPA_PLATFORM": "xcb",
}
_SAME = {
    "TZ": "UTC",
    "LIBGL_ALWAYS_SOFTWARE": "1",
    "GTK_OVERLAY_SCROLLING": "0",
    "GSETTINGS_BACKEND": "memory",
    "GDK_SCALE": "1",
    "QT_SCALE_FACTOR": "1",
    "QT_AUTO_SCREEN_SCALE_FACTOR": "0",
    "XCURSOR_SIZE": "24",
    "GVFS_DISABLE_FUSE": "1",
    "GIO_USE_VFS": "local",
    "NO_COLOR": "1",
    "USER": "user",
    "LOGNAME": "user",
    "QTWEBENGINE_DISABLE_SANDBOX": "1",
    # Nothing leaves the machine: a proxy that nobody answers at.
    "http_proxy": "http://127.0.0.1:9",
    "https_proxy": "http://127.0.0.1:9",
    "no_proxy": "localhost,127.0.0.1",
}

_SETTINGS = """[Settings]
gtk-enable-animations=0
gtk-cursor-blink=0
gtk-font-name=DejaVu Sans 10
gtk-xft-antialias=1
gtk-xft-hinting=1
gtk-xft-hintstyle=hintslight
gtk-xft-rgba=none
gtk-modules=gail:atk-bridge
"""
_OPENBOX = """<?xml version="1.0" encoding="UTF-8"?>
<openbox_config xmlns="http://openbox.org/3.4/rc">
  <focus><focusNew>yes</focusNew><followMouse>no</followMouse><raiseOnFocus>yes</raiseOnFocus></focus>
  <placement><policy>Smart</policy><center>yes</center></placement>
  <theme>
    <name>Clearlooks</name><titleLayout>NLIMC</titleLayout><animateIconify>no</animateIconify>
    <font place="ActiveWindow"><name>DejaVu Sans</name><size>9</size></font>
    <font place="InactiveWindow"><name>DejaVu Sans</name><size>9</size></font>
  </theme>
  <desktops><number>1</number><popupTime>0</popupTime></desktops>
  <keyboard/>
  <mouse>
    <context name="Client">
      <mousebind button="Left" action="Press">
        <action name="Focus"/><action name="Raise"/>
      </mousebind>
    </context>
  </mouse>
  <applications>
    <application type="normal"><maximized>yes</maximized></application>
  </applications>
</openbox_config>
"""

HOME_FILES: Mapping[str, str] = {
    ".config/gtk-3.0/settings.ini": _SETTINGS,
    ".gtkrc-2.0": 'gtk-cursor-blink=0\ngtk-font-name="DejaVu Sans 10"\n',
    ".config/openbox/rc.xml": _OPENBOX,
    ".config/user-dirs.dirs": 'XDG_DOCUMENTS_DIR="$HOME/Documents"\n',
}
"""Files of the home folder, before a recipe's own."""


@dataclass(frozen=True, slots=True)
class Looks:
    """What a session looks like: size in pixels, a theme of GTK or "" for the usual one, and the
    language, ``en`` or ``zh``."""

    size: tuple[int, int] = (1024, 768)
    theme: str = ""
    language: str = "en"


def variables(home: Path, run: Path, looks: Looks) -> dict[str, str]:
    """The environment of a session's programs: nothing of ours but the path."""
    locale = _LOCALES[looks.language]
    found = {
        "PATH": PATH,
        "HOME": str(home),
        "XDG_RUNTIME_DIR": str(run),
        "XDG_CONFIG_HOME": str(home / ".config"),
        "XDG_DATA_HOME": str(home / ".local/share"),
        "XDG_CACHE_HOME": str(home / ".cache"),
        "LANG": locale,
        "LC_ALL": locale,
        "LANGUAGE": "zh_CN" if looks.language == "zh" else "en",
        **_ACCESSIBLE,
        **_SAME,
    }
    if looks.theme:
        found["GTK_THEME"] = looks.theme
    return found


def clock() -> dict[str, str]:
    """Variables that start a program's clock at `NOW`; none where libfaketime is not there.

    It goes on from there: every second start of a GTK program hangs under a clock that stands.
    """
    libraries = sorted(Path("/usr/lib").glob(f"*/{_FAKETIME}"))
    if not libraries:
        return {}
    return {
        "LD_PRELOAD": str(libraries[0]),
        "FAKETIME": f"@{NOW}",
        "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        "DONT_FAKE_MONOTONIC": "1",
    }
