"""Expenses: a month by category, budgets, payments, a form with a keypad."""
