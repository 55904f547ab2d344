"""An editor who cuts a short film from many shots."""
