"""A broker's terminal: quotes, charts, open positions, a tester for trading robots."""
