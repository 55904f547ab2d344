"""A catalogue of photographs: sorted, rated, described, developed."""
