"""Ride hailing: where to, car classes with fares, a ride under way, past rides, coupons."""
