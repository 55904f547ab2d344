"""From fonts and icons to finished pixels; ``raster`` alone draws."""
