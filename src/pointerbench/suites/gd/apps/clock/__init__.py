"""A clock: alarms, cities of the world, timers, a stopwatch with laps."""
