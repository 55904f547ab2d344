"""A help desk: views of tickets, one conversation with its customer, and the customers."""
