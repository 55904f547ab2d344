"""A map of a town in the browser: places that were looked for, one of them, ways to it, lists."""
