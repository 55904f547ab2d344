"""A parametric modeller: a machined part, its features, sketch, drawing and table."""
