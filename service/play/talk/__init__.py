"""Talk at a table: to all who sit there or to some of them; and notes that nobody else reads."""
