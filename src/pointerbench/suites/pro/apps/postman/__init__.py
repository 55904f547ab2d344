"""A client for web interfaces: requests, answers, environments, runs."""
