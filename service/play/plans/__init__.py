"""Plans: standing orders that answer for their owner, seen by nobody else."""
