"""A merchant's console: orders, what is in stock, an order's details, returns."""
