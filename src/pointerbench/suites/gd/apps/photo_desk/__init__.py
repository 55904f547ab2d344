"""A photo library and developer: a grid with ratings, one picture with its sliders, export."""
