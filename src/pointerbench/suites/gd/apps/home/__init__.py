"""A smart home: rooms and lights, scenes, a thermostat, energy, automations."""
