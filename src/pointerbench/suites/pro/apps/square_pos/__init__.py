"""The till of a restaurant: dishes and a bill, open tickets, payments, items, guests, reports."""
