"""Questions to a database of customers and orders, their charts, and a dashboard of them."""
