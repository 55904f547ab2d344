"""An enterprise system's client: its menu tree, lists of sales orders, one order, its flow."""
