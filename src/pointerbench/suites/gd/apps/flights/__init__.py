"""A search for flights: results with filters and sorting, details, passengers, nothing found."""
