"""A hospital's record system: the day's visits, a patient's chart, results, orders and notes."""
