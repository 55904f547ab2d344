"""Ledgers as the files of the programs that keep books: HomeBank's, GnuCash's."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from xml.sax.saxutils import quoteattr

from pointerbench.capture.documents import gnucash_file
from pointerbench.capture.documents.ledger import LAST, Entry, Ledger, drawn
from pointerbench.values.rng import Stream

_SYMBOLS = {"USD": ("US Dollar", "$"), "CNY": ("人民币", "¥")}


def write(form: str, stream: Stream, language: str, folder: Path) -> Path:
    """A ledger in one of `FORMATS`; returns its path."""
    ledger = drawn(stream, language)
    path = folder / f"household.{form}"
    path.write_text(FORMATS[form](ledger), "utf-8")
    return path


def _tag(tag: str, /, **attributes: object) -> str:
    said = " ".join(f"{key}={quoteattr(str(value))}" for key, value in attributes.items())
    return f"<{tag} {said}/>"


def _homebank(ledger: Ledger) -> str:
    return "\n".join(['<?xml version="1.0"?>', '<homebank v="1.4" d="050602">', *_xhb(ledger)])


def _xhb(ledger: Ledger) -> Iterator[str]:
    """The tags of HomeBank's format 1.4: keys count from 1, days from the year 1."""
    name, symbol = _SYMBOLS[ledger.currency]
    yield _tag("properties", title=ledger.owner, curr=1, auto_smode=1, auto_weekday=1)
    yield _tag(
        *("cur",),
        key=1,
        flags=0,
        iso=ledger.currency,
        name=name,
        symb=symbol,
        syprf=1,
        dchar=".",
        gchar=",",
        frac=2,
        rate=0,
        mdate=0,
    )
    kinds = {"bank": 1, "savings": 7, "card": 4, "cash": 2}
    for at, account in enumerate(ledger.accounts, 1):
        yield _tag(
            "account",
            key=at,
            pos=at,
            type=kinds[account.kind],
            curr=1,
            name=account.name,
            initial=account.opening / 100,
            minimum=0,
            rdate=LAST.toordinal(),
        )
    payees = {payee: at for at, payee in enumerate(ledger.payees, 1)}
    for payee, at in payees.items():
        yield _tag("pay", key=at, name=payee)
    groups = {group: at for at, group in enumerate(ledger.groups, 1)}
    income = {category.group for category in ledger.categories if category.income}
    for group, at in groups.items():
        yield _tag("cat", key=at, flags=2 if group in income else 0, name=group)
    for at, category in enumerate(ledger.categories, len(groups) + 1):
        flags = 3 if category.income else 1
        yield _tag("cat", key=at, parent=groups[category.group], flags=flags, name=category.name)
    yield from _xhb_templates(ledger, payees, len(groups) + 1)
    transfers = 0
    for entry in ledger.entries:
        transfers += entry.other is not None
        yield from _xhb_entry(entry, payees[entry.payee], len(groups) + 1, transfers)
    yield "</homebank>"


def _xhb_templates(ledger: Ledger, payees: Mapping[str, int], first: int) -> Iterator[str]:
    """What comes every month, to be entered next week."""
    recent = {e.payee: e for e in ledger.entries if e.category is not None and e.day.day <= 5}
    for at, entry in enumerate(recent.values(), 1):
        assert entry.category is not None
        due = LAST + dt.timedelta(at)
        yield _tag(
            "fav",
            key=at,
            amount=entry.cents / 100,
            account=1,
            paymode=4,
            flags=516 if entry.cents < 0 else 518,
            payee=payees[entry.payee],
            category=first + entry.category,
            wording=entry.memo,
            nextdate=due.toordinal(),
            every=1,
            unit=2,
        )


def _xhb_entry(entry: Entry, payee: int, first: int, transfer: int) -> Iterator[str]:
    own: dict[str, object] = {"date": entry.day.toordinal(), "amount": entry.cents / 100}
    own |= {"account": entry.account + 1}
    if entry.other is not None:
        own |= {"dst_account": entry.other + 1, "paymode": 11, "st": 1, "wording": entry.memo}
        yield _tag("ope", **own, kxfer=transfer)
        own |= {"amount": -entry.cents / 100, "account": entry.other + 1, "flags": 2}
        yield _tag("ope", **own | {"dst_account": entry.account + 1}, kxfer=transfer)
        return
    assert entry.category is not None
    own |= {"paymode": 4 if entry.cents > 0 else 6, "st": 1 if entry.cleared else 0}
    own |= {"flags": 2} if entry.cents > 0 else {}
    yield _tag("ope", **own, payee=payee, category=first + entry.category, wording=entry.memo)


FORMATS: Mapping[str, Callable[[Ledger], str]] = {
    "xhb": _homebank,
    "gnucash": gnucash_file.written,
}
