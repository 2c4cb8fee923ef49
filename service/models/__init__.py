"""Every table of the database, one file a feature. They know each other, so they stand together, below all that works with them."""
