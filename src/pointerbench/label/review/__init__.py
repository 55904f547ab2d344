"""People look at candidates that are flagged, and keep, fix or drop them."""
