"""Invoices, orders, ledgers, boards of figures."""

from __future__ import annotations

from pointerbench.suites.text.surfaces.surface import PAPER, Surface

SURFACES: dict[str, Surface] = {
    "invoice_classic": Surface("serif sans", PAPER, invoice=True, lacks="labels"),
    "invoice_modern": Surface("sans", PAPER, invoice=True, lacks="labels"),
    "invoice_letter": Surface("serif sans slab", PAPER, invoice=True, lacks="labels display"),
    "invoice_sidebar": Surface("sans", PAPER, invoice=True, lacks="labels"),
    "invoice_viewer": Surface("sans serif", invoice=True, lacks="display"),
    "invoice_app": Surface("sans", invoice=True, lacks="display"),
    "receipt": Surface(lacks="display"),
    "expense_report": Surface(),
    "order_confirmation": Surface("sans serif"),
    "shipping_label": Surface(),
    "purchase_order": Surface(lacks="display"),
    "payslip": Surface(lacks="running paragraphs sentences display"),
    "dashboard": Surface(lacks="sentences display"),
    "stock_board": Surface(lacks="display"),
    "crypto_board": Surface(lacks="display"),
    "banking": Surface(lacks="display"),
    "ledger": Surface(lacks="display"),
    "data_table": Surface(lacks="display"),
    "pivot_table": Surface(lacks="running paragraphs sentences display"),
    "crm_contact": Surface(lacks="display"),
    "loan_offer": Surface("serif sans", selects=True),
}
