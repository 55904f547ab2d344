"""A planner of walks and rides: a drawn mountain map, tracks, waypoints, profiles, a trip."""
