"""Songs of a drum machine, as Hydrogen keeps them."""

from __future__ import annotations

from pathlib import Path

from pointerbench.values.rng import Stream

_TITLES = {"en": ("Late Tram", "Corner Shop"), "zh": ("末班电车", "街角小店")}
_AUTHORS = {"en": ("Mina Holt", "Ravi Stone"), "zh": ("何敏", "石磊")}
_PATTERNS = {"en": ("Intro", "Verse", "Chorus", "Fill"), "zh": ("前奏", "主歌", "副歌", "加花")}
_HITS: tuple[tuple[int, tuple[int, ...], float], ...] = (
    (0, (0, 96), 1.0),  # kick
    (2, (48, 144), 1.0),  # snare
    (6, (0, 24, 48, 72, 96, 120, 144, 168), 0.9),  # closed hi-hat
    (10, (168,), 0.4),  # open hi-hat
    (7, (36, 132), 0.4),  # tom
    (12, (0,), 0.3),  # crash
)


def write(form: str, stream: Stream, language: str, folder: Path) -> Path:
    """A song in a folder."""
    path = folder / f"beat.{form}"
    path.write_text(song(stream, language), "utf-8")
    return path


def song(stream: Stream, language: str) -> str:
    """Four patterns in an order, played by the usual kit."""
    names = _PATTERNS[language]
    order = ("0", "1", "1", "2", "1", "1", "2", "3")
    columns = "".join(f"<group><patternID>{names[int(one)]}</patternID></group>" for one in order)
    patterns = "".join(_pattern(stream.child(name), name) for name in names)
    title, author = stream.pick(_TITLES[language]), stream.pick(_AUTHORS[language])
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<song><version>1.2.0</version>'
        f"<bpm>{stream.integer(84, 132)}</bpm><volume>0.5</volume><metronomeVolume>0.5"
        f"</metronomeVolume><name>{title}</name><author>{author}</author><notes></notes>"
        "<license>CC0</license><loopEnabled>true</loopEnabled><mode>song</mode>"
        "<patternModeMode>true</patternModeMode><humanize_time>0</humanize_time>"
        "<humanize_velocity>0</humanize_velocity><swing_factor>0</swing_factor>"
        "<drumkit>GMRockKit</drumkit><last_loaded_drumkit>GMRockKit</last_loaded_drumkit>"
        f"<patternList>{patterns}</patternList><virtualPatternList/>"
        f"<patternSequence>{columns}</patternSequence></song>\n"
    )


def _pattern(stream: Stream, name: str) -> str:
    notes = ""
    for instrument, places, likely in _HITS:
        for place in places:
            if stream.chance(likely):
                loud = stream.uniform(0.5, 1.0)
                notes += (
                    f"<note><position>{place}</position><leadlag>0</leadlag>"
                    f"<velocity>{loud:.2f}</velocity><pan>0</pan><pitch>0</pitch><key>C0</key>"
                    f"<length>-1</length><instrument>{instrument}</instrument>"
                    "<note_off>false</note_off><probability>1</probability></note>"
                )
    return (
        f"<pattern><name>{name}</name><info></info><category>rock</category><size>192</size>"
        f"<denominator>4</denominator><noteList>{notes}</noteList></pattern>"
    )
