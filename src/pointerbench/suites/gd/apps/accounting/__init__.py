"""The books of a small company: invoices with their lines, a ledger, a bank feed, an overview."""
