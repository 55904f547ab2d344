"""Editors, terminals, logs and consoles: what programmers read."""

from __future__ import annotations

from pointerbench.suites.text.surfaces.surface import Surface

SURFACES: dict[str, Surface] = {
    "editor_python": Surface("mono", blanks=True, lacks="paragraphs sentences", edits="editor"),
    "editor_javascript": Surface("mono", blanks=True, lacks="paragraphs sentences", edits="editor"),
    "editor_java": Surface("mono", blanks=True, lacks="paragraphs sentences", edits="editor"),
    "editor_html": Surface(
        "mono", blanks=True, lacks="paragraphs sentences", edits="editor", edits_lack="blanks"
    ),
    "editor_sql": Surface("mono", blanks=True, lacks="paragraphs sentences", edits="editor"),
    "code_diff": Surface("mono", lacks="paragraphs"),
    "terminal": Surface("mono", blanks=True, whole=True, lacks="paragraphs", selects=True),
    "log_viewer": Surface("mono", lacks="sentences", selects=True),
    "ci_pipeline": Surface("mono", blanks=True, lacks="paragraphs sentences", selects=True),
    "package_registry": Surface(blanks=True, selects=True),
    "api_client": Surface("mono"),
    "query_results": Surface("mono", edits="editor", edits_lack="paragraphs sentences"),
    "man_page": Surface("mono", blanks=True, whole=True, lacks="labels", selects=True),
    "cron_table": Surface("mono", blanks=True, lacks="paragraphs"),
    "bbs": Surface("mono", ("dark",), whole=True, lacks="paragraphs labels"),
    "teletext": Surface("mono", ("dark",), whole=True),
    "issue_tracker": Surface(selects=True),
    "status_page": Surface(),
    "config_file": Surface("mono", blanks=True, lacks="paragraphs sentences", edits="editor"),
    "notebook": Surface(
        "sans serif", blanks=True, edits="code_block", edits_lack="paragraphs sentences"
    ),
}
