"""A desktop map project: layers, records, symbols, tools and a layout for printing."""
