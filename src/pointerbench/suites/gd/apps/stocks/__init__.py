"""A broker's terminal: watch list, chart, order form, positions, market table, price alerts."""
