"""The data of one printed version of a game: reading, checking and describing it."""
