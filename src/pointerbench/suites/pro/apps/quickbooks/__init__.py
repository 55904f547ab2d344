"""The books of a small business: bank feed, invoices, a report, an invoice being written."""
