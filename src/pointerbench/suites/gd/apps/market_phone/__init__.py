"""Groceries from the neighbourhood: shelves, basket, vouchers, addresses, an order on its way."""
