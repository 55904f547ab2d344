"""A network video recorder in the browser: cameras, what they noticed, recordings, its health."""
