"""Which texts speak against a language, and which do not; all committed instructions are held
against theirs in tests/quality."""

from __future__ import annotations

import pytest

from pointerbench.language.spoken import (
    contradiction,
    language_of,
    likely,
    quotes_target,
    says_empty,
)

SAME = "Click on the second button below the picture"
TEXTS = {
    "en": SAME,
    "de": "Klicke auf die zweite Schaltfläche unter dem Bild",
    "fr": "Clique sur le deuxième bouton sous l'image",
    "es": "Haz clic en el segundo botón debajo de la imagen",
    "it": "Fai clic sul secondo pulsante sotto l'immagine",
    "nl": "Klik op de tweede knop onder de afbeelding",
    "pt": "Clique no segundo botão abaixo da imagem",
    "zh": "点击图片下方的第二个按钮",
    "ja": "画像の下にある二番目のボタンをクリックしてください",
    "ko": "그림 아래에 있는 두 번째 버튼을 클릭하세요",
    "ru": "Нажмите на вторую кнопку под картинкой",
    "ar": "انقر على الزر الثاني أسفل الصورة",
    "th": "คลิกที่ปุ่มที่สองใต้ภาพ",
    "el": "Κάντε κλικ στο δεύτερο κουμπί κάτω από την εικόνα",
}


@pytest.mark.parametrize("said", TEXTS)
@pytest.mark.parametrize("own", TEXTS)
def test_a_sentence_contradicts_every_language_but_its_own(own: str, said: str) -> None:
    assert bool(contradiction(TEXTS[own], said)) == (own != said)


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("Speichern", "en"),  # one word tells nothing
        ("Tippe “Click the second button of the page”", "de"),
        ("在界面上点一下“Damaged or lost”。", "zh"),
        ("点击 Google Sheets 按钮", "zh"),
        ("Open 设置 in the menu", "en"),
        ("Settings", "zh"),
        ("Go to https://beispiel.de/der/die/und.html", "en"),
        ("Delete die_und_der.txt", "en"),
        ("B12", "zh"),
        ("", "en"),
        ("点击确认", "ja"),  # Chinese letters alone are Japanese, too, as long as they are few
        (TEXTS["de"], "pl"),  # of which no words are known
    ],
)
def test_what_does_not_speak_against_a_language(text: str, language: str) -> None:
    assert contradiction(text, language) == ""


def test_a_contradiction_says_by_what() -> None:
    assert contradiction("Klicke bitte auf die Zelle", "en") == (
        "it has 5 frequent words of de and none of en"
    )
    assert contradiction("点击设置", "en") == "it is written in Han letters, en is not"
    assert contradiction("Click the button", "zh") == "it has no letter that zh is written in"
    assert contradiction("ボタンを押す", "zh") == "it has Kana letters, zh has none"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        *(("en", "en"), ("en-US", "en"), ("zh_CN", "zh"), ("English", "en"), ("cn", "zh")),
        *(("中文", "zh"), (" DE ", "de"), ("uk", "uk"), ("tlh", None), ("", None)),
        *((None, None), (7, None), (["en"], None)),
    ],
)
def test_what_rows_call_languages(name: object, code: str | None) -> None:
    assert language_of(name) == code


@pytest.mark.parametrize("own", [name for name in TEXTS if name not in ("ru", "ar", "th", "el")])
def test_the_likely_language_is_its_own(own: str) -> None:
    assert likely(TEXTS[own]) == own


def test_the_likely_language_of_nothing_is_english() -> None:
    assert likely("B12") == likely("") == "en"


@pytest.mark.parametrize(
    ("text", "language", "empty"),
    [
        ("Click the blank line above it", "en", True),
        ("Click the line that says “blank”", "en", False),
        ("Klicke in die leere Zeile", "de", True),
        ("Haz clic en la línea en blanco", "es", True),
        ("点击空白行", "zh", True),
        ("Click the button", "en", False),
        ("Klik op de lege regel", "ru", False),
    ],
)
def test_who_asks_for_an_empty_place_says_so(text: str, language: str, empty: bool) -> None:
    assert says_empty(text, language) == empty


@pytest.mark.parametrize(
    ("text", "inside"),
    [
        ("Click the button “Save”", True),
        ("Open “Save”", True),
        ("Please find the cell that contains “Save” and click it", True),
        ("Click the button right of “Save”", False),
        ("Click the line that begins with “Save”", False),
        ("Move the slider labelled “Save”", False),
        ("Give “Save” away to somebody else for a while", False),
    ],
)
def test_whether_what_is_quoted_is_the_target(text: str, inside: bool) -> None:
    assert quotes_target(text, "en") == inside
    assert not quotes_target(text, "ru")
