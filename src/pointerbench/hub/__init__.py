"""Finished sets on the Hugging Face Hub: what is put there, and how it gets there."""
