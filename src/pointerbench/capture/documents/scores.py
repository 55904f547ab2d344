"""Scores as MusicXML: a melody over chords for a voice and a piano."""

from __future__ import annotations

from pathlib import Path
from xml.sax.saxutils import escape

from pointerbench.values.rng import Stream

_TITLES = {
    "en": ("Evening by the River", "Second Waltz", "Leaving Harbour", "Song of the Mill"),
    "zh": ("河边的傍晚", "第二圆舞曲", "离港", "磨坊之歌"),
}
_COMPOSERS = {"en": ("Ada Lindqvist", "Tom Farrow"), "zh": ("林晓雨", "周文远")}
_PARTS = {"en": ("Flute", "Piano"), "zh": ("长笛", "钢琴")}
_STEPS = "CDEFGAB"
_MEASURES = 24
_RHYTHMS = (
    ((2, "half"), (1, "quarter"), (1, "quarter")),
    ((1, "quarter"),) * 4,
    ((1, "quarter"), (1, "quarter"), (2, "half")),
    ((4, "whole"),),
)


def write(form: str, stream: Stream, language: str, folder: Path) -> Path:
    """A score in a folder."""
    path = folder / f"score.{form}"
    path.write_text(score(stream, language), "utf-8")
    return path


def score(stream: Stream, language: str) -> str:
    """Twenty-four measures in four quarters; a chord has its root on the first of them."""
    title = escape(stream.child("title").pick(_TITLES[language]))
    composer = escape(stream.child("composer").pick(_COMPOSERS[language]))
    names = _PARTS[language]
    listed = "".join(
        f'<score-part id="P{at}"><part-name>{name}</part-name>'
        f'<score-instrument id="I{at}"><instrument-name>{name}</instrument-name>'
        "</score-instrument></score-part>"
        for at, name in enumerate(names, 1)
    )
    roots = [stream.child("roots").pick((0, 3, 4, 5)) for _ in range(1)]
    drawn = stream.child("chords")
    roots += [drawn.pick((0, 3, 4, 5, 1)) for _ in range(_MEASURES - 1)]
    melody = _melody(stream.child("melody"), roots)
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<score-partwise version="3.1">'
        f"<work><work-title>{title}</work-title></work>"
        f'<identification><creator type="composer">{composer}</creator></identification>'
        f"<part-list>{listed}</part-list>"
        f'<part id="P1">{melody}</part><part id="P2">{_piano(roots)}</part></score-partwise>\n'
    )


def _note(degree: int, octave: int, length: int, kind: str, extra: str = "") -> str:
    step = _STEPS[degree % 7]
    return (
        f"<note>{extra}<pitch><step>{step}</step><octave>{octave + degree // 7}</octave></pitch>"
        f"<duration>{length}</duration><type>{kind}</type></note>"
    )


def _attributes(staves: str, clefs: str) -> str:
    return (
        "<attributes><divisions>1</divisions><key><fifths>0</fifths></key>"
        f"<time><beats>4</beats><beat-type>4</beat-type></time>{staves}{clefs}</attributes>"
    )


def _melody(stream: Stream, roots: list[int]) -> str:
    clef = "<clef><sign>G</sign><line>2</line></clef>"
    found, degree = [], 4
    for number, root in enumerate(roots, 1):
        notes = ""
        for length, kind in stream.pick(_RHYTHMS):
            degree = min(9, max(0, degree + stream.pick((-2, -1, -1, 1, 1, 2))))
            notes += _note(degree, 5, length, kind)
        head = _attributes("", clef) if number == 1 else ""
        found.append(f'<measure number="{number}">{head}{notes}</measure>')
        degree += root % 2
    return "".join(found)


def _piano(roots: list[int]) -> str:
    clef = "<clef><sign>F</sign><line>4</line></clef>"
    found = []
    for number, root in enumerate(roots, 1):
        first = _note(root, 3, 2, "half")
        chord = "".join(
            _note(root + third, 3, 2, "half", "<chord/>" if third > 2 else "") for third in (2, 4)
        )
        head = _attributes("", clef) if number == 1 else ""
        found.append(f'<measure number="{number}">{head}{first}{chord}</measure>')
    return "".join(found)
