"""A spreadsheet program with lists of orders, wages, stock, courses and budgets."""
