"""The invented software that the documentation is about."""

from __future__ import annotations

from pointerbench.suites.text.banks import Passage

_PRODUCTS = (
    *("Tarnbox", "Quillet", "Fennimore", "Oddlet", "Skerrit", "Pebbleform", "Lanternfs"),
    *("Wickerwork", "Kranich", "Pegel", "Formwerk", "Salvia", "Tessel", "Relais", "Colmena"),
    *("Trazo", "Noria", "Codalenta", "Registro Suoni", "Traliccio", "Peilschaal", "Vouwblad"),
    "Estafette",
)


def product_of(passage: Passage) -> str:
    """What the passage documents, '' where it names nothing."""
    words = f"{passage.title} {' '.join(passage.sentences)}"
    return next((name for name in _PRODUCTS if name in words), "")
