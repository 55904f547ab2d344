"""A photo library on the web: days, albums, one picture and its editing, links, storage."""
