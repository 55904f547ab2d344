"""A solid modeller: a machined part, its sketch, the assembly around it, its drawing and motion."""
