"""Everything that leaves the house is a row here first: posted in a transaction, claimed under a lease, settled."""
