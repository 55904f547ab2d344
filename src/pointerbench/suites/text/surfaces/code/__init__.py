"""Editors, terminals, logs and consoles: what programmers read."""

from __future__ import annotations

from pointerbench.suites.text.surfaces.surface import Surface

SURFACES: dict[str, Surface] = {
    "editor_python": Surface("mono", blanks=True, lacks="paragraphs sentences"),
    "editor_javascript": Surface("mono", blanks=True, lacks="paragraphs sentences"),
    "editor_java": Surface("mono", blanks=True, lacks="paragraphs sentences"),
    "editor_html": Surface("mono", blanks=True, lacks="paragraphs sentences"),
    "editor_sql": Surface("mono", blanks=True, lacks="paragraphs sentences"),
    "code_diff": Surface("mono", lacks="paragraphs"),
    "terminal": Surface("mono", blanks=True, whole=True, lacks="paragraphs"),
    "log_viewer": Surface("mono", lacks="sentences"),
    "ci_pipeline": Surface("mono", blanks=True, lacks="paragraphs sentences"),
    "package_registry": Surface(blanks=True),
    "api_client": Surface("mono"),
    "query_results": Surface("mono"),
    "man_page": Surface("mono", blanks=True, whole=True),
    "cron_table": Surface("mono", blanks=True, lacks="paragraphs"),
    "bbs": Surface("mono", ("dark",), whole=True, lacks="paragraphs labels"),
    "teletext": Surface("mono", ("dark",), whole=True),
    "issue_tracker": Surface(),
    "status_page": Surface(),
    "config_file": Surface("mono", blanks=True, lacks="paragraphs sentences"),
    "notebook": Surface("sans serif", blanks=True),
}
