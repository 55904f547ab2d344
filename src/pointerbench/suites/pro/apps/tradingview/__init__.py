"""Charts of prices with a watchlist, indicators, drawings, alerts and an order panel."""
