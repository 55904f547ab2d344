"""Weather on phones: now, by the hour, ten days, several cities, a map of rain, warnings."""
