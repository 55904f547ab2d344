"""Screenshots labelled: candidates for rows, and what becomes of them."""
