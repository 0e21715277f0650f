"""The web table: matches kept in a database, played over sockets, shown by a browser that knows no rules."""
