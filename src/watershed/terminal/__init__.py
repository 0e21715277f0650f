"""The table in a terminal: one loop, one prompt and one way to save for all games, and a drawing for each game."""
