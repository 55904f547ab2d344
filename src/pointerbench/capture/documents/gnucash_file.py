"""A ledger as GnuCash's file: accounts below a root, transactions of two splits each."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from xml.sax.saxutils import escape

from pointerbench.capture.documents.ledger import FIRST, Entry, Ledger

_SPACES = ("gnc", "act", "book", "cd", "cmdty", "price", "slot", "split", "trn", "ts")
_TOPS = {
    "USD": {
        "ASSET": "Assets",
        "LIABILITY": "Liabilities",
        "INCOME": "Income",
        "EXPENSE": "Expenses",
        "EQUITY": "Equity",
    },
    "CNY": {
        "ASSET": "资产",
        "LIABILITY": "负债",
        "INCOME": "收入",
        "EXPENSE": "支出",
        "EQUITY": "权益",
    },
}
_KINDS = {"bank": "BANK", "savings": "BANK", "card": "CREDIT", "cash": "CASH"}


def written(ledger: Ledger) -> str:
    """The text of the file."""
    spaces = " ".join(f'xmlns:{name}="http://www.gnucash.org/XML/{name}"' for name in _SPACES)
    head = f'<?xml version="1.0" encoding="utf-8" ?>\n<gnc-v2 {spaces}>'
    return "\n".join([head, *_book(ledger), "</gnc-v2>\n"])


def _id(*names: object) -> str:
    return hashlib.md5("/".join(map(str, names)).encode()).hexdigest()


def _book(ledger: Ledger) -> Iterator[str]:
    yield '<gnc:count-data cd:type="book">1</gnc:count-data><gnc:book version="2.0.0">'
    yield f'<book:id type="guid">{_id(ledger.title)}</book:id>'
    yield '<gnc:commodity version="2.0.0"><cmdty:space>CURRENCY</cmdty:space>'
    yield f"<cmdty:id>{ledger.currency}</cmdty:id></gnc:commodity>"
    yield _account(ledger, "Root Account", "ROOT", "", "root")
    tops = _TOPS[ledger.currency]
    for kind, name in tops.items():
        yield _account(ledger, name, kind, "root", kind)
    for at, account in enumerate(ledger.accounts):
        top = "LIABILITY" if account.kind == "card" else "ASSET"
        yield _account(ledger, account.name, _KINDS[account.kind], top, f"account{at}")
    yield _account(ledger, ledger.opening, "EQUITY", "EQUITY", "opening")
    income = {category.group for category in ledger.categories if category.income}
    for group in ledger.groups:
        kind = "INCOME" if group in income else "EXPENSE"
        yield _account(ledger, group, kind, kind, f"group/{group}")
    for at, category in enumerate(ledger.categories):
        kind = "INCOME" if category.income else "EXPENSE"
        yield _account(ledger, category.name, kind, f"group/{category.group}", f"category{at}")
    for at, account in enumerate(ledger.accounts):
        first = Entry(FIRST, at, ledger.opening, "", account.opening, None)
        yield _transaction(ledger, f"opening{at}", first, "opening")
    for at, entry in enumerate(ledger.entries):
        other = f"account{entry.other}" if entry.category is None else f"category{entry.category}"
        yield _transaction(ledger, str(at), entry, other)
    yield "</gnc:book>"


def _account(ledger: Ledger, name: str, kind: str, above: str, key: str) -> str:
    parent = f'<act:parent type="guid">{_id(above)}</act:parent>' if above else ""
    money = (
        "<act:commodity><cmdty:space>CURRENCY</cmdty:space>"
        f"<cmdty:id>{ledger.currency}</cmdty:id></act:commodity>"
        "<act:commodity-scu>100</act:commodity-scu>"
    )
    return (
        f'<gnc:account version="2.0.0"><act:name>{escape(name)}</act:name>'
        f'<act:id type="guid">{_id(key)}</act:id><act:type>{kind}</act:type>'
        f"{money if above else ''}{parent}</gnc:account>"
    )


def _transaction(ledger: Ledger, key: str, entry: Entry, other: str) -> str:
    day = f"<ts:date>{entry.day} 10:59:00 +0000</ts:date>"
    state = "c" if entry.cleared else "n"
    splits = "".join(
        f'<trn:split><split:id type="guid">{_id(key, account)}</split:id>'
        f"<split:memo>{escape(entry.memo)}</split:memo>"
        f"<split:reconciled-state>{state}</split:reconciled-state>"
        f"<split:value>{cents}/100</split:value><split:quantity>{cents}/100</split:quantity>"
        f'<split:account type="guid">{_id(account)}</split:account></trn:split>'
        for account, cents in ((f"account{entry.account}", entry.cents), (other, -entry.cents))
    )
    return (
        f'<gnc:transaction version="2.0.0"><trn:id type="guid">{_id("trn", key)}</trn:id>'
        "<trn:currency><cmdty:space>CURRENCY</cmdty:space>"
        f"<cmdty:id>{ledger.currency}</cmdty:id></trn:currency>"
        f"<trn:date-posted>{day}</trn:date-posted><trn:date-entered>{day}</trn:date-entered>"
        f"<trn:description>{escape(entry.payee)}</trn:description>"
        f"<trn:splits>{splits}</trn:splits></gnc:transaction>"
    )
