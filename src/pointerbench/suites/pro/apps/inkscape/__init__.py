"""An editor of drawings with a landscape of shapes, paths and words."""
