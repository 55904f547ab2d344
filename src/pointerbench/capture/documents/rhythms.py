"""Songs of a drum machine, as Hydrogen keeps them."""

from __future__ import annotations

from pathlib import Path

from pointerbench.values.rng import Stream

_TITLES = {"en": ("Late Tram", "Corner Shop"), "zh": ("末班电车", "街角小店")}
_AUTHORS = {"en": ("Mina Holt", "Ravi Stone"), "zh": ("何敏", "石磊")}
_PATTERNS = {"en": ("Intro", "Verse", "Chorus", "Fill"), "zh": ("前奏", "主歌", "副歌", "加花")}
_INSTRUMENTS = {
    "en": (
        *("Kick", "Rim", "Snare", "Clap", "Brush", "Floor tom", "Hi-hat", "Low tom", "Pedal"),
        *("Middle tom", "Open hi-hat", "High tom", "Crash", "Ride", "Cowbell", "Shaker"),
    ),
    "zh": (
        *("底鼓", "鼓边", "军鼓", "拍手", "鼓刷", "落地嗵鼓", "踩镲", "低嗵鼓", "踏镲"),
        *("中嗵鼓", "开镲", "高嗵鼓", "强音镲", "叠音镲", "牛铃", "沙锤"),
    ),
}
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
        "<componentList><drumkitComponent><id>0</id><name>Main</name><volume>1</volume>"
        f"</drumkitComponent></componentList><instrumentList>{_instruments(language)}"
        "</instrumentList>"
        f"<patternList>{patterns}</patternList><virtualPatternList/>"
        f"<patternSequence>{columns}</patternSequence></song>\n"
    )


def _instruments(language: str) -> str:
    return "".join(
        f"<instrument><id>{number}</id><name>{name}</name><drumkit>GMRockKit</drumkit>"
        "<drumkitLookup>2</drumkitLookup><volume>1</volume><isMuted>false</isMuted>"
        "<isSoloed>false</isSoloed><pan>0</pan><gain>1</gain><Attack>0</Attack><Decay>0</Decay>"
        "<Sustain>1</Sustain><Release>1000</Release><muteGroup>-1</muteGroup>"
        f"<midiOutChannel>-1</midiOutChannel><midiOutNote>{36 + number}</midiOutNote>"
        "<instrumentComponent><component_id>0</component_id><gain>1</gain>"
        "</instrumentComponent></instrument>"
        for number, name in enumerate(_INSTRUMENTS[language])
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
