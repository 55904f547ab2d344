"""A bank's website for private customers: accounts, payments, cards, statements, investments."""
