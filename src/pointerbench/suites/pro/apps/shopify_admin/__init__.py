"""A shop seen by who runs it: its orders, products and figures."""
