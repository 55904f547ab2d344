"""A viewer of simulations: a pipeline of filters, their properties, views, tables, charts."""
