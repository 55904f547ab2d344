"""Names that fit texts whose grammar says whether they speak of a woman or a man."""

from __future__ import annotations

from pointerbench.suites.text.writer import Writer

_WOMEN = {
    "de": ("Anna", "Barbara", "Claudia", "Hanna", "Karin", "Katharina", "Monika", "Sabine"),
    "fr": ("Anne", "Catherine", "Corinne", "Hélène", "Isabelle", "Julie", "Lucie", "Sylvie"),
    "it": ("Angela", "Chiara", "Elena", "Francesca", "Giulia", "Laura", "Paola", "Silvia"),
    "nl": ("Anja", "Carla", "Esther", "Hanneke", "Ineke", "Lotte", "Petra", "Saskia"),
}
_MEN = {
    "de": ("Andreas", "Bernd", "Christian", "Dirk", "Florian", "Klaus", "Stefan", "Thomas"),
    "fr": ("Alain", "Denis", "Gérard", "Jacques", "Laurent", "Marc", "Philippe", "Vincent"),
    "it": ("Antonio", "Carlo", "Davide", "Fabio", "Giorgio", "Marco", "Paolo", "Stefano"),
    "nl": ("Bart", "Dennis", "Henk", "Jeroen", "Kees", "Martijn", "Peter", "Willem"),
}
_SHE = ("Arbeitnehmerin", "Klägerin", "la demanderesse", "l'attrice", "Eiseres", "mi sono iscritta")
_HE = ("Der Kläger", "des Klägers", "Le concluant", "Eiser ", "mi sono ritrovato")
_HIM = ("den Beklagten", "der Beklagte ")


def first_party(w: Writer, words: str) -> str:
    """A person's name for whom the text calls claimant, employee or I."""
    if any(word in words for word in _SHE):
        return f"{w.pick(_WOMEN[w.language])} {w.last_name()}"
    return _man(w) if any(word in words for word in _HE) else w.person()


def second_party(w: Writer, words: str) -> str:
    """A person's name for whom the text calls defendant."""
    return _man(w) if any(word in words for word in _HIM) else w.person()


def _man(w: Writer) -> str:
    return f"{w.pick(_MEN[w.language])} {w.last_name()}"
