"""What every suite provides, and what is checked before a row is written."""
