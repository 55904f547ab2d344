"""How kinds of program are laid out: each archetype turns a desk into a screen."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import cache
from typing import Any

from pointerbench.flow.nodes import Group

ARCHETYPES: dict[str, str] = {
    "accounting": "accounting:build",
    "api_client": "api_client:build",
    "bi_dashboard": "bi_dashboard:build",
    "cad": "cad:build",
    "calendar": "calendar:build",
    "call": "call:build",
    "camera_wall": "camera_wall:build",
    "chat": "chat:build",
    "cloud_console": "cloud_console:build",
    "cms": "cms:build",
    "database": "database:build",
    "daw": "daw:build",
    "dev_tools": "dev_tools:build",
    "devops_console": "devops_console:build",
    "eda": "eda:build",
    "enterprise_console": "enterprise_console:build",
    "ehr": "ehr:build",
    "file_manager": "file_manager:build",
    "gis": "gis:build",
    "game_launcher": "game_launcher:build",
    "git_client": "git_client:build",
    "home_hub": "home_hub:build",
    "ide": "ide:build",
    "image_analysis": "image_analysis:build",
    "image_editor": "image_editor:build",
    "kanban": "kanban:build",
    "mail": "mail:build",
    "maps": "maps:build",
    "media_player": "media_player:build",
    "monitoring": "monitoring:build",
    "network_analyser": "network_analyser:build",
    "notebook": "notebook:build",
    "os_settings": "os_settings:build",
    "pdf_reader": "pdf_reader:build",
    "photo_editor": "photo_editor:build",
    "science_viewer": "science_viewer:build",
    "pos": "pos:build",
    "slides": "slides:build",
    "spreadsheet": "spreadsheet:build",
    "statistics": "statistics:build",
    "streaming_studio": "streaming_studio:build",
    "terminal": "terminal:build",
    "touch_panel": "touch_panel:build",
    "three_d": "three_d:build",
    "trading": "trading:build",
    "vector_editor": "vector_editor:build",
    "video_editor": "video_editor:build",
    "virtual_instrument": "virtual_instrument:build",
    "wiki": "wiki:build",
    "word_processor": "word_processor:build",
}


@cache
def builder(name: str) -> Callable[[Any], Group]:
    """The function that lays out an archetype: takes a `pointerbench.suites.pro.desk.Desk`."""
    module, function = ARCHETYPES[name].split(":")
    loaded = importlib.import_module(f"{__name__}.{module}")
    build: Callable[[Any], Group] = getattr(loaded, function)
    return build
