"""Books: PDF with an outline, and EPUB; shelves of them.

PDF 1.7 as in ISO 32000-1, with the standard fonts, which readers have: nothing is embedded.
"""

from __future__ import annotations

import zipfile
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from pointerbench.capture.documents.banks import bank
from pointerbench.values.rng import Stream

_WIDE = {"en": 78, "zh": 36}  # characters a line
_LINES, _LEADING = 36, 17
_PAGE = (595, 842)
_SHELF = {"en": "Books", "zh": "书架"}
_SAME_TIME = (2026, 2, 20, 9, 30, 0)


@dataclass(frozen=True, slots=True)
class Book:
    """A title, an author, and chapters: a heading and paragraphs each."""

    title: str
    author: str
    subject: str
    publisher: str
    chapters: tuple[tuple[str, tuple[str, ...]], ...]


def draw_book(stream: Stream, language: str, number: int = 0) -> Book:
    """A book whose title is the one of that number."""
    titles, authors = bank("books", language), bank("authors", language)
    sentences = bank("sentences", language)
    chapters = tuple(
        (heading, tuple(_paragraph(stream, sentences, language) for _ in range(7)))
        for heading in bank("chapters", language)
    )
    return Book(
        titles[number % len(titles)],
        stream.pick(authors),
        stream.pick(bank("subjects", language)),
        stream.pick(bank("publishers", language)),
        chapters,
    )


def _paragraph(stream: Stream, sentences: Sequence[str], language: str) -> str:
    chosen = stream.sample(sentences, stream.integer(4, 7))
    return ("" if language == "zh" else " ").join(chosen)


def book(format_: str, stream: Stream, language: str, above: Path) -> Path:
    """One book, as ``pdf`` or ``epub``."""
    drawn = draw_book(stream, language)
    path = above / f"{drawn.title}.{format_}"
    path.write_bytes(pdf(drawn, language)) if format_ == "pdf" else epub(drawn, language, path)
    return path


def shelf(_format: str, stream: Stream, language: str, above: Path) -> Path:
    """A folder of books as EPUB, laid out as calibre does: by author and title, each with what is
    known of it."""
    root = above / _SHELF[language]
    for number, _ in enumerate(bank("books", language)):
        drawn = draw_book(stream.child(str(number)), language, number)
        place = root / drawn.author / f"{drawn.title} ({number + 1})"
        place.mkdir(parents=True)
        epub(drawn, language, place / f"{drawn.title} - {drawn.author}.epub")
        (place / "metadata.opf").write_text(_package(drawn, language, number + 1), "utf-8")
    return root


def epub(drawn: Book, language: str, path: Path) -> None:
    """Writes a book as EPUB 2, which every reader opens."""
    parts = {
        "META-INF/container.xml": '<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:'
        'names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book.opf" '
        'media-type="application/oebps-package+xml"/></rootfiles></container>',
        "book.opf": _package(drawn, language),
    }
    for number, (heading, paragraphs) in enumerate(drawn.chapters):
        body = "".join(f"<p>{escape(text)}</p>" for text in paragraphs)
        parts[f"chapter{number}.xhtml"] = (
            '<?xml version="1.0" encoding="utf-8"?><html xmlns="http://www.w3.org/1999/xhtml">'
            f"<head><title>{escape(heading)}</title></head>"
            f"<body><h2>{escape(heading)}</h2>{body}</body></html>"
        )
    with zipfile.ZipFile(path, "w") as packed:
        packed.writestr(zipfile.ZipInfo("mimetype", _SAME_TIME), "application/epub+zip")
        for name, content in parts.items():
            packed.writestr(zipfile.ZipInfo(name, _SAME_TIME), content, zipfile.ZIP_DEFLATED)


def _package(drawn: Book, language: str, number: int = 0) -> str:
    """What is known of a book, and what it is made of; ``number`` is its own in calibre."""
    numbers = range(len(drawn.chapters))
    items = "".join(
        f'<item id="c{n}" href="chapter{n}.xhtml" media-type="application/xhtml+xml"/>'
        for n in numbers
    )
    added = f"2025-{1 + number % 12:02d}-{1 + number % 28:02d}T09:30:00+00:00"
    spine = "".join(f'<itemref idref="c{n}"/>' for n in numbers)
    return (
        '<?xml version="1.0" encoding="utf-8"?><package version="2.0" unique-identifier="id" '
        'xmlns="http://www.idpf.org/2007/opf"><metadata xmlns:opf="http://www.idpf.org/2007/opf" '
        'xmlns:dc="http://purl.org/dc/elements/1.1/">'
        f'<dc:identifier opf:scheme="calibre">{number}</dc:identifier>'
        f"<dc:title>{escape(drawn.title)}</dc:title><dc:creator>{escape(drawn.author)}</dc:creator>"
        f"<dc:subject>{escape(drawn.subject)}</dc:subject>"
        f"<dc:publisher>{escape(drawn.publisher)}</dc:publisher>"
        f'<dc:language>{language}</dc:language><dc:identifier id="id">{escape(drawn.title)}'
        f'</dc:identifier><meta name="calibre:timestamp" content="{added}"/></metadata>'
        f"<manifest>{items}</manifest><spine>{spine}</spine></package>"
    )


def pdf(drawn: Book, language: str) -> bytes:
    """A book as PDF: a title page, then its chapters, each in the outline."""
    pages: list[list[tuple[int, str]]] = [[(26, drawn.title), (14, drawn.author)]]
    starts = []
    for number, (heading, paragraphs) in enumerate(drawn.chapters):
        starts.append((len(pages), heading))
        lines = [(18, f"{number + 1}  {heading}"), (11, "")]
        for paragraph in paragraphs:
            lines += [(11, line) for line in _broken(paragraph, language)] + [(11, "")]
        pages += [lines[at : at + _LINES] for at in range(0, len(lines), _LINES)]
    return _assembled(pages, starts, language)


def _broken(paragraph: str, language: str) -> list[str]:
    wide = _WIDE[language]
    if language == "zh":
        return [paragraph[at : at + wide] for at in range(0, len(paragraph), wide)]
    lines = [""]
    for word in paragraph.split():
        if len(lines[-1]) + len(word) >= wide:
            lines.append("")
        lines[-1] = f"{lines[-1]} {word}".strip()
    return lines


def _assembled(
    pages: Sequence[Sequence[tuple[int, str]]], starts: Sequence[tuple[int, str]], language: str
) -> bytes:
    """The objects: 1 catalogue, 2 pages, 3 font, 4 its descendant, 5 outline, then the rest."""
    entries = 6 + len(starts)
    kids = [entries + 2 * number for number in range(len(pages))]
    objects = [
        "<< /Type /Catalog /Pages 2 0 R /Outlines 5 0 R /PageMode /UseOutlines >>",
        f"<< /Type /Pages /Count {len(kids)} /Kids [{' '.join(f'{n} 0 R' for n in kids)}] >>",
        *_FONTS[language],
        f"<< /Type /Outlines /First 6 0 R /Last {5 + len(starts)} 0 R /Count {len(starts)} >>",
    ]
    for number, (page, heading) in enumerate(starts):
        around = f"/Prev {5 + number} 0 R " if number else ""
        around += f"/Next {7 + number} 0 R " if number + 1 < len(starts) else ""
        title = ("\ufeff" + heading).encode("utf-16-be").hex()
        goal = f"/Dest [{kids[page]} 0 R /Fit]"
        objects.append(f"<< /Title <{title}> /Parent 5 0 R {around}{goal} >>")
    for number, lines in enumerate(pages):
        content = _content(lines, language)
        objects.append(
            f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {_PAGE[0]} {_PAGE[1]}] /Contents "
            f"{kids[number] + 1} 0 R /Resources << /Font << /F 3 0 R >> >> >>"
        )
        objects.append(f"<< /Length {len(content)} >>\nstream\n{content}\nendstream")
    return _written(objects)


def _content(lines: Sequence[tuple[int, str]], language: str) -> str:
    """What draws the lines of a page, from its upper left corner down."""
    drawn = [f"BT 72 {_PAGE[1] - 90} Td"]
    for size, text in lines:
        coded = text.encode("utf-16-be" if language == "zh" else "cp1252").hex()
        drawn.append(f"/F {size} Tf <{coded}> Tj 0 -{max(_LEADING, round(1.6 * size))} Td")
    return "\n".join([*drawn, "ET"])


def _written(objects: Sequence[str]) -> bytes:
    out, places = b"%PDF-1.7\n", []
    for number, content in enumerate(objects):
        places.append(len(out))
        out += f"{number + 1} 0 obj\n{content}\nendobj\n".encode("latin-1")
    table = "".join(f"{place:010d} 00000 n \n" for place in places)
    head = f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n{table}"
    tail = f"trailer << /Size {len(objects) + 1} /Root 1 0 R >>\nstartxref\n{len(out)}\n%%EOF\n"
    return out + (head + tail).encode("latin-1")


_FONTS = {
    "en": (
        "<< /Type /Font /Subtype /Type1 /BaseFont /Times-Roman /Encoding /WinAnsiEncoding >>",
        "<< >>",
    ),
    "zh": (
        "<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UTF16-H "
        "/DescendantFonts [4 0 R] >>",
        "<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << "
        "/Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /DW 1000 /FontDescriptor << /Type "
        "/FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] "
        "/ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >> >>",
    ),
}
