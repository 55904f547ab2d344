"""A house and what is switched and measured in it: rooms, energy, history, automations."""
