"""An invoice as one page words it: columns, captions, and the facts that the page states."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from pointerbench.suites.text.surfaces.business.addresses import tax_caption
from pointerbench.suites.text.surfaces.business.bill import Bill, Item, draw_bill
from pointerbench.suites.text.writer import Writer

COLUMNS = {
    "position": "business.position",
    "description": "description",
    "quantity": "quantity",
    "price": "unit_price",
    "amount": "amount",
}

_LONGEST_HOLDER = 26


class Fact(NamedTuple):
    """A value with its caption, and the field that it shows; a caption may be empty."""

    caption: str
    value: str
    field: str = ""


@dataclass(frozen=True, slots=True)
class Sheet:
    """An invoice as one page words it."""

    bill: Bill
    columns: tuple[str, ...]
    dates: tuple[Fact, ...]
    contact: tuple[Fact, ...]
    totals: tuple[Fact, ...]
    bank_heading: str
    bank: tuple[Fact, ...]
    size: float

    def cells(self, number: int, item: Item) -> list[str]:
        """What the item's row shows, column by column."""
        shown = {
            "position": str(number + 1),
            "description": item.description,
            "quantity": item.quantity,
            "price": item.unit_price,
            "amount": item.amount,
        }
        return [shown[name] for name in self.columns]

    def facts(self) -> dict[str, tuple[str, ...]]:
        """The texts of every fact as the page shows them, in document order."""
        bill = self.bill
        rows = [tuple(self.cells(number, item)) for number, item in enumerate(bill.items)]
        bank = (*filter(None, (self.bank_heading,)), *_texts(self.bank))
        return {
            "number": (bill.number,),
            "date": (bill.date,),
            "due_date": (bill.due_date,),
            "sender": bill.sender,
            "recipient": bill.recipient,
            "email": (bill.email,),
            "phone": (bill.phone,),
            "tax_id": (bill.tax_id,),
            "items": tuple(text for texts in rows for text in texts),
            **{f"item.{number}": texts for number, texts in enumerate(rows)},
            "subtotal": (bill.subtotal,),
            "tax": (bill.tax,),
            "total": (bill.total,),
            "totals": _texts(self.totals),
            "iban": (bill.bank.iban,),
            "bic": (bill.bank.bic,),
            "bank": bank,
        }


def _texts(facts: Iterable[Fact]) -> tuple[str, ...]:
    return tuple(text for fact in facts for text in (fact.caption, fact.value) if text)


def draw_sheet(w: Writer, low: int = 4, high: int = 8, *, positions: bool | None = None) -> Sheet:
    """An invoice to be shown; states its facts for the page."""
    bill = draw_bill(w, low, high)
    with_positions = w.chance(0.5) if positions is None else positions
    sheet = Sheet(
        bill,
        tuple(name for name in COLUMNS if with_positions or name != "position"),
        _dates(w, bill),
        _contact(w, bill),
        _totals(w, bill),
        w.say("bank_details") if w.chance(0.75) else "",
        _bank(w, bill),
        11.5 + (w.size - 13.5) * 0.35 - max(0, len(bill.items) - 6) * 0.3,
    )
    w.facts.update(sheet.facts())
    return sheet


def _dates(w: Writer, bill: Bill) -> tuple[Fact, ...]:
    number = "invoice_number" if w.chance(0.7) else "business.invoice_no"
    found = [
        Fact(w.say(number), bill.number, "number"),
        Fact(w.say("invoice_date" if w.chance(0.7) else "date"), bill.date, "date"),
        Fact(w.say("due_date" if w.chance(0.7) else "due"), bill.due_date, "due_date"),
    ]
    if w.chance(0.45):
        found.insert(w.integer(1, 3), Fact(w.say("customer_number"), w.code("7####")))
    if w.chance(0.25):
        found.append(Fact(w.say("order_number"), w.code("??-###")))
    return tuple(found)


def _contact(w: Writer, bill: Bill) -> tuple[Fact, ...]:
    return (
        Fact(w.say("phone"), bill.phone, "phone"),
        Fact(w.say("email"), bill.email, "email"),
        Fact(tax_caption(w), bill.tax_id, "tax_id"),
    )


def _totals(w: Writer, bill: Bill) -> tuple[Fact, ...]:
    net, gross = w.pick(
        (
            ("subtotal", "total"),
            ("business.net_sum", "business.gross_sum"),
            ("subtotal", "total_due"),
        )
    )
    return (
        Fact(w.say(net), bill.subtotal, "totals/subtotal"),
        Fact(f"{w.say('vat')} {bill.tax_rate}", bill.tax, "totals/tax"),
        Fact(w.say(gross), bill.total, "totals/total"),
    )


def _bank(w: Writer, bill: Bill) -> tuple[Fact, ...]:
    bank = bill.bank
    numbers_first = w.chance(0.25)
    captioned = numbers_first or w.chance(0.7)
    found = [Fact(w.say("bank") if captioned else "", bank.name)]
    if len(bank.holder) <= _LONGEST_HOLDER and w.chance(0.5):
        # without its caption the bank's name stands right under the heading
        found.insert(
            w.integer(0, 1) if captioned else 1, Fact(w.say("account_holder"), bank.holder)
        )
    numbers = [Fact("IBAN", bank.iban, "bank/iban"), Fact("BIC", bank.bic, "bank/bic")]
    return (*numbers, *found) if numbers_first else (*found, *numbers)


def closing(w: Writer, sheet: Sheet) -> str:
    """The payment terms and a friendly or a stern sentence."""
    return f"{sheet.bill.terms} {w.say(f'business.thanks.{w.integer(1, 8)}')}"
