"""Migrations, run when a server starts. A new one is the next number in `versions/`."""
