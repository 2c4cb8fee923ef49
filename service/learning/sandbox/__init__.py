"""Where a program is tried out: a table of one's own among bots that answer at once, and of which nothing stays."""
