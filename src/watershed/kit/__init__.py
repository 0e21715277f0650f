"""The kit: what the Python side of every game is made of. It knows no game."""
