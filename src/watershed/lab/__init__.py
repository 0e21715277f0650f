"""The lab: many games at once, and statistics about them."""
