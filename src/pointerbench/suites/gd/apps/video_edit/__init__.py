"""A video editor: clips in a bin, a viewer, sliders of the chosen clip, a timeline, exports."""
