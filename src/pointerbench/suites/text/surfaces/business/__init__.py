"""Invoices, orders, ledgers, boards of figures."""

from __future__ import annotations

from pointerbench.suites.text.surfaces.surface import PAPER, Surface

SURFACES: dict[str, Surface] = {
    "invoice_classic": Surface("serif sans", PAPER, invoice=True, lacks="labels"),
    "invoice_modern": Surface("sans", PAPER, invoice=True, lacks="labels"),
    "invoice_letter": Surface("serif sans slab", PAPER, invoice=True, lacks="labels"),
    "invoice_sidebar": Surface("sans", PAPER, invoice=True, lacks="labels"),
    "invoice_viewer": Surface("sans serif", invoice=True),
    "invoice_app": Surface("sans", invoice=True),
    "receipt": Surface(),
    "expense_report": Surface(),
    "order_confirmation": Surface("sans serif"),
    "shipping_label": Surface(),
    "purchase_order": Surface(),
    "payslip": Surface(lacks="running paragraphs sentences"),
    "dashboard": Surface(lacks="sentences"),
    "stock_board": Surface(),
    "crypto_board": Surface(),
    "banking": Surface(),
    "ledger": Surface(),
    "data_table": Surface(),
    "pivot_table": Surface(lacks="running paragraphs sentences"),
    "crm_contact": Surface(),
    "loan_offer": Surface("serif sans", selects=True),
}
