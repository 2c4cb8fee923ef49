"""Plans: standing orders that answer for their owner. Other players do not see them."""
