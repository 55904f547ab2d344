"""An editor of circuit diagrams: symbols, wires, labels, sheets, rules."""
