"""Letters and reports of a few pages: as a word processor's document, as a page, as plain text."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from pointerbench.capture.documents.archives import HEAD, write_archive, xml
from pointerbench.capture.documents.workbooks import open_manifest
from pointerbench.pages.banks.draw import Draw
from pointerbench.values.rng import Stream

FORMATS = ("odt", "docx", "txt", "html", "md", "rtf")
_TOPICS = ("work", "travel", "study", "home", "nature", "culture", "tech")


@dataclass(frozen=True)
class Part:
    """A heading (level 1 or 2), a paragraph (0) or an entry of a list (-1)."""

    level: int
    text: str


def write(form: str, stream: Stream, language: str, folder: Path) -> Path:
    """A report with headings, paragraphs and lists."""
    parts = _report(Draw(stream, language, {}))
    name = {"en": "report", "zh": "报告"}[language]
    return _WRITERS[form](parts, folder / f"{name}.{form}")


def _report(draw: Draw) -> list[Part]:
    topics = draw.stream.child("topics").shuffled(_TOPICS)[:6]
    author = draw.person()["name"]
    parts = [
        Part(1, draw.title(topics[0])),
        Part(0, f"{author}, {draw.date_text(draw.today, 'long')}"),
    ]
    for topic in topics:
        parts.append(Part(2, draw.title(topic)))
        parts += [Part(0, draw.paragraph(topic, 5)) for _ in range(2)]
        parts += [Part(-1, draw.sentence(topic, most=80)) for _ in range(3)]
    return parts


def _plain(parts: Sequence[Part], path: Path) -> Path:
    lines = [f"- {part.text}" if part.level < 0 else part.text for part in parts]
    path.write_text("\n\n".join(lines) + "\n", "utf-8")
    return path


def _markdown(parts: Sequence[Part], path: Path) -> Path:
    marks = {-1: "- ", 0: "", 1: "# ", 2: "## "}
    path.write_text("\n\n".join(marks[part.level] + part.text for part in parts) + "\n", "utf-8")
    return path


def _html(parts: Sequence[Part], path: Path) -> Path:
    tags = {-1: "li", 0: "p", 1: "h1", 2: "h2"}
    body = "\n".join(f"<{tags[p.level]}>{xml(p.text)}</{tags[p.level]}>" for p in parts)
    title = xml(parts[0].text)
    path.write_text(
        f'<!doctype html>\n<html>\n<head><meta charset="utf-8"><title>{title}</title></head>\n'
        f"<body>\n{body}\n</body>\n</html>\n",
        "utf-8",
    )
    return path


def _rtf(parts: Sequence[Part], path: Path) -> Path:
    sizes = {-1: 22, 0: 22, 1: 36, 2: 28}
    lines = [f"{{\\fs{sizes[p.level]} {_rich(p)}\\par}}" for p in parts]
    path.write_text("{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 DejaVu Sans;}}\n" + "\n".join(lines) + "}")
    return path


def _rich(part: Part) -> str:
    words = ("- " if part.level < 0 else "") + part.text
    return "".join(c if ord(c) < 128 else f"\\u{ord(c)}?" for c in words)


_WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
_PACKAGE = "http://schemas.openxmlformats.org/package/2006"
_OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"


def _docx(parts: Sequence[Part], path: Path) -> Path:
    body = "".join(_word_paragraph(part) for part in parts)
    kind = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"
    return write_archive(
        path,
        {
            "[Content_Types].xml": f'{HEAD}<Types xmlns="{_PACKAGE}/content-types">'
            '<Default Extension="rels" '
            'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
            f'<Override PartName="/word/document.xml" ContentType="{kind}"/></Types>',
            "_rels/.rels": f'{HEAD}<Relationships xmlns="{_PACKAGE}/relationships">'
            f'<Relationship Id="rId1" Type="{_OFFICE}/officeDocument" '
            'Target="word/document.xml"/></Relationships>',
            "word/document.xml": f'{HEAD}<w:document xmlns:w="{_WORD}"><w:body>{body}</w:body>'
            "</w:document>",
        },
    )


def _word_paragraph(part: Part) -> str:
    size = {1: 36, 2: 28}.get(part.level, 22)
    bold = "<w:b/>" if part.level > 0 else ""
    words = ("• " if part.level < 0 else "") + part.text
    return (
        f'<w:p><w:pPr><w:spacing w:after="120"/></w:pPr><w:r><w:rPr>{bold}<w:sz w:val="{size}"/>'
        f'</w:rPr><w:t xml:space="preserve">{xml(words)}</w:t></w:r></w:p>'
    )


_OPEN = "urn:oasis:names:tc:opendocument:xmlns"


def _odt(parts: Sequence[Part], path: Path) -> Path:
    kind = "application/vnd.oasis.opendocument.text"
    content = (
        f'{HEAD}<office:document-content xmlns:office="{_OPEN}:office:1.0" '
        f'xmlns:text="{_OPEN}:text:1.0" office:version="1.2"><office:body><office:text>'
        f"{''.join(_open_paragraph(part) for part in parts)}"
        "</office:text></office:body></office:document-content>"
    )
    files = {
        "mimetype": kind,
        "content.xml": content,
        "META-INF/manifest.xml": open_manifest(kind),
    }
    return write_archive(path, files, "mimetype")


def _open_paragraph(part: Part) -> str:
    words = xml(part.text)
    if part.level > 0:
        style = f'text:style-name="Heading_20_{part.level}" text:outline-level="{part.level}"'
        return f"<text:h {style}>{words}</text:h>"
    if part.level < 0:
        return f"<text:list><text:list-item><text:p>{words}</text:p></text:list-item></text:list>"
    return f'<text:p text:style-name="Text_20_body">{words}</text:p>'


_WRITERS: Mapping[str, Callable[[Sequence[Part], Path], Path]] = {
    "odt": _odt,
    "docx": _docx,
    "txt": _plain,
    "html": _html,
    "md": _markdown,
    "rtf": _rtf,
}
