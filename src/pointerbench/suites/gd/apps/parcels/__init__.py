"""A carrier's site: parcels under way, rates for a new one, pick-up points on a map."""
