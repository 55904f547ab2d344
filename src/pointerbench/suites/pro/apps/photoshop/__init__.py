"""A retoucher with a poster of several layers."""
