"""A program of nodes and wires for measurements: panels, diagrams, palettes."""
