"""Accounting: the books of a firm, or the accounts of a bank's customer."""

from __future__ import annotations

from pointerbench.flow.nodes import Group
from pointerbench.suites.pro.archetypes.accounting.bank import bank
from pointerbench.suites.pro.archetypes.accounting.books import books
from pointerbench.suites.pro.desk import Desk

__all__ = ["build"]


def build(d: Desk) -> Group:
    """Layouts: invoices, dashboard, editor of an invoice; or accounts, transfer, card settings."""
    return bank(d) if d.content("style") == "bank" else books(d)
