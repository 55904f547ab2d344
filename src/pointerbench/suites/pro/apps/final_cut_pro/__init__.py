"""An editor who cuts a short film on a magnetic timeline."""
