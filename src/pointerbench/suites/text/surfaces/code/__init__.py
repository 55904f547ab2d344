"""Editors, terminals, logs and consoles: what programmers read."""

from __future__ import annotations

from pointerbench.suites.text.surfaces.surface import Surface

SURFACES: dict[str, Surface] = {
    "editor_python": Surface(
        "mono", blanks=True, lacks="paragraphs sentences display", edits="editor"
    ),
    "editor_javascript": Surface(
        "mono", blanks=True, lacks="paragraphs sentences display", edits="editor"
    ),
    "editor_java": Surface(
        "mono", blanks=True, lacks="paragraphs sentences display", edits="editor"
    ),
    "editor_html": Surface(
        "mono",
        blanks=True,
        lacks="paragraphs sentences display",
        edits="editor",
        edits_lack="blanks",
    ),
    "editor_sql": Surface(
        "mono", blanks=True, lacks="paragraphs sentences display", edits="editor"
    ),
    "code_diff": Surface("mono", lacks="paragraphs"),
    "terminal": Surface(
        "mono", blanks=True, whole=True, lacks="paragraphs sentences display", selects=True
    ),
    "log_viewer": Surface("mono", lacks="sentences display", selects=True),
    "ci_pipeline": Surface("mono", blanks=True, lacks="paragraphs sentences", selects=True),
    "package_registry": Surface(blanks=True, selects=True),
    "api_client": Surface("mono", lacks="display"),
    "query_results": Surface(
        "mono", lacks="display", edits="editor", edits_lack="paragraphs sentences"
    ),
    "man_page": Surface("mono", blanks=True, whole=True, lacks="labels display", selects=True),
    "cron_table": Surface("mono", blanks=True, lacks="paragraphs sentences display labels"),
    "bbs": Surface("mono", ("dark",), whole=True, lacks="paragraphs labels"),
    "teletext": Surface("mono", ("dark",), whole=True),
    "issue_tracker": Surface(lacks="display", selects=True),
    "status_page": Surface(),
    "config_file": Surface(
        "mono", blanks=True, lacks="paragraphs sentences display", edits="editor"
    ),
    "notebook": Surface(
        "sans serif", blanks=True, edits="code_block", edits_lack="paragraphs sentences"
    ),
}
