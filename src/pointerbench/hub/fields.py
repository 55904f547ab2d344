"""What the suites and the fields of their rows are, in the words of the dataset card."""

from __future__ import annotations

ABOUT: dict[str, str] = {
    "sheets": "Spreadsheets in five looks: cells, headers, colours, dividers, edges and corners.",
    "text": "Pages of text in six languages: words, characters, carets, boxes, invoice fields.",
    "pro": "A hundred professional applications: the one control that does what is wanted.",
}
"""Suite -> one line about it."""

FIELDS: dict[str, str] = {
    "image": "the screenshot",
    "file_name": "the screenshot's file",
    "id": "names the example; predictions refer to it",
    "instruction": "what to do, as a person would say it",
    "bbox": "the target, `[x1, y1, x2, y2]` in pixels, origin top left, x2 = x1 + width",
    "point": "the target's centre, `[x, y]` in pixels",
    "answer_type": "what is right to answer with: `point`, `bbox` or `refusal`",
    "eval": "the rule that `eval.py` applies",
    "eval.type": "`point_in_bbox`, `iou` or `refusal`",
    "eval.bbox": "the box of the rule",
    "eval.min_iou": "the least intersection over union of a box answer; 0 where a point is asked",
    "data_type": "the kind of target",
    "category": "the kind of task",
    "language": "language of the instruction",
    "content_language": "language of what is on the screen",
    "image_size": "`[width, height]` in pixels",
    "ui_style": "the look of the program",
    "sheet": "what is seen of the sheet",
    "sheet.zoom": "zoom in percent",
    "sheet.first_cell": "the first cell in view",
    "sheet.rows": "rows in view",
    "sheet.columns": "columns in view",
    "sheet.theme": "`light` or `dark`",
    "sheet.frozen": "whether rows or columns are frozen",
    "surface": "the kind of screen",
    "difficulty": "`easy`, `medium` or `hard`",
    "theme": "`light` or `dark`",
    "font": "family of the target's text",
    "font_size": "its size in screen pixels",
    "contrast": "its WCAG contrast ratio",
    "element_type": "`icon`, `text` or `other`",
    "app": "the application",
    "app_slug": "the application, as in file names",
    "app_category": "the trade it belongs to",
    "platform": "the system it runs on",
    "source_id": "the target; listed in `heldout_source_ids.txt`",
    "source_file": "the target's screenshot",
}
"""Field, with dots for nested ones -> what it holds."""
