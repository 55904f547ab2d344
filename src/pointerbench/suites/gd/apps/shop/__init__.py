"""A shop for the home: products with filters, one product's page, the cart, a comparison."""
