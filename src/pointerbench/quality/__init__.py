"""How good a set is: what people and checks find in it."""
