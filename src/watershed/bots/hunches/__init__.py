"""What players of each game do without thinking: cheap and sensible, for the playouts of the search."""
