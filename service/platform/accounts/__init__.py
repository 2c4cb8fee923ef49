"""Who someone is: players, the way in without a password, sessions, personal tokens, preferences."""
