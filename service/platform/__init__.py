"""What everything stands on: settings, the database and its transaction, the words, and the parts that reach outside."""
