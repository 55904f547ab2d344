"""No text of a page is drawn with a font of the system, in any look, in Chinese either."""

from __future__ import annotations

from typing import Any

import pytest

from pointerbench.browser.host import Device, Host
from pointerbench.browser.typefaces import foreign
from pointerbench.contract.task import Screen
from pointerbench.pages.serve import serve

LOOKS = ("web", "ios", "android", "win", "mac", "gnome")
VOICES = ("font", "font-mono", "font-serif", "font-slab", "font-book", "font-noto", "font-arimo")
TEXTS = {
    "en": "Café “menu”—12 × 3 = 36… → ✓ ★ €5 ½ ≤ naïve",
    "zh": "云途“首页”——￥1,280 起…（含税）喆玥 ①② ㎡ ★☆ → ℃ № · 、《书》【注】",
}


def drawn_with(host: Host) -> list[tuple[str, bool]]:
    """The fonts of all paragraphs, and whether they are a page's own."""
    send = host.session.send
    for domain in ("DOM", "CSS"):
        send(f"{domain}.enable")
    root: dict[str, Any] = send("DOM.getDocument", {"depth": -1})["root"]
    found = send("DOM.querySelectorAll", {"nodeId": root["nodeId"], "selector": "p"})
    return [
        (font["familyName"], font["isCustomFont"])
        for node in found["nodeIds"]
        for font in send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    ]


@pytest.mark.parametrize("language", TEXTS)
def test_all_text_is_drawn_with_vendored_fonts(chromium_runs: None, language: str) -> None:
    lines = "".join(
        f'<p style="font-family:var(--{voice});font-weight:{weight}">{TEXTS[language]}</p>'
        for voice in VOICES
        for weight in (400, 500, 600, 700)
    )
    head = '<meta charset="utf-8"><link rel="stylesheet" href="/vendor/fonts.css">'
    page = f'<!doctype html><html lang="{language}"><head>{head}</head><body>{lines}</body></html>'

    def answer(path: str) -> tuple[bytes, str] | None:
        return (page.encode(), "text/html") if path == "/page.html" else serve(path)

    host = Host(answer, "/page.html")
    host.be(Device(Screen(900, 900, 1)))
    for look in LOOKS:
        host.page.evaluate(f"document.documentElement.dataset.look = '{look}'")
        host.page.evaluate("document.fonts.ready")
        used = drawn_with(host)
        assert used
        assert {family for family, own in used if not own} == set(), look
    host.close()


def test_a_font_of_the_system_is_found_whatever_else_stands_there(chromium_runs: None) -> None:
    lines = (
        ("--font", "", "seen before"),
        ("--no-such", "display: none", "seen"),  # is not drawn
        ("--no-such", "", "seen"),
        ("--font", "", "seen"),
    )
    texts = "".join(
        f'<p style="font-family: var({voice}, monospace); {style}">{text}</p>'
        for voice, style, text in lines
    )
    head = '<meta charset="utf-8"><link rel="stylesheet" href="/vendor/fonts.css">'
    page = f'<!doctype html><html data-look="web">{head}<div id="pb-root">{texts}</div></html>'

    def answer(path: str) -> tuple[bytes, str] | None:
        return (page.encode(), "text/html") if path == "/page.html" else serve(path)

    host = Host(answer, "/page.html")
    host.be(Device(Screen(900, 900, 1)))
    host.page.evaluate("document.fonts.ready")
    assert list(foreign(host).values()) == ["seen"]
    host.close()
