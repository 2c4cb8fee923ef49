"""Everything that goes out, and later comes in, by mail: the outbox, how letters are written and how they leave."""
