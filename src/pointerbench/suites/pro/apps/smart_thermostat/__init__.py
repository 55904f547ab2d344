"""The heating of a home on a panel at the wall: rooms, weekly plan, history, energy, devices."""
