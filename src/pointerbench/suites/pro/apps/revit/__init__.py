"""A building model: floor plan, 3D view, elevation, door schedule and sheet of one house."""
