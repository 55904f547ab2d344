"""A sales team's opportunities, as a customer relationship system shows them."""
